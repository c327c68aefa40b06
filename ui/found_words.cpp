#include "ui/found_words.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "ui/text.h"

namespace fathom {
namespace {

/// Below this turn a picture repeats without a visible spiral.
constexpr double kLeastSpiralTurn = 1;  // degrees

/// The context under which translators find the words of this file.
struct FoundWords {
    Q_DECLARE_TR_FUNCTIONS(FoundWords)
};

/// "0.019", "3 × 10⁻⁵".
QString sizeWords(FloatExp size) {
    constexpr double kPlainDecades = 3;
    const double log10 = size.log10();
    if (std::fabs(log10) < kPlainDecades) return QLocale().toString(size.toDouble(), 'g', 3);
    const double place = std::floor(log10);
    const QString digits = QLocale().toString(std::pow(10.0, log10 - place), 'g', 2);
    return QStringLiteral("%1 × %2").arg(digits, powerOfTen(static_cast<std::int64_t>(place)));
}

QString degreesWords(double degrees) {
    return QLocale().toString(degrees, 'f', std::fabs(degrees) < 10 ? 1 : 0);
}

}  // namespace

QString titleOf(const Nucleus& nucleus) {
    const QString period = groupedCount(nucleus.period);
    switch (nucleus.kind) {
        case FeatureKind::Cardioid:
            return FoundWords::tr("Minibrot of period %1").arg(period);
        case FeatureKind::Disc:
            return FoundWords::tr("Bulb of period %1").arg(period);
        case FeatureKind::Point:
            return FoundWords::tr("Point of period %1").arg(period);
        case FeatureKind::Unknown:
            break;
    }
    return FoundWords::tr("Nucleus of period %1").arg(period);
}

QString detailOf(const Nucleus& nucleus) {
    QString size = FoundWords::tr("size %1").arg(sizeWords(nucleus.size));
    if (nucleus.kind == FeatureKind::Point || std::fabs(nucleus.turn) < 0.05) return size;
    return FoundWords::tr("%1, turned %2°").arg(size, degreesWords(nucleus.turn));
}

QString titleOf(const Misiurewicz& point) {
    const bool isSpiral = std::fabs(point.turn) >= kLeastSpiralTurn &&
                          std::fabs(point.turn) <= 180 - kLeastSpiralTurn;
    return (isSpiral ? FoundWords::tr("Spiral centre M(%1, %2)")
                     : FoundWords::tr("Branch point or tip M(%1, %2)"))
        .arg(groupedCount(point.preperiod), groupedCount(point.period));
}

QString detailOf(const Misiurewicz& point) {
    return FoundWords::tr("repeats at %1 times the zoom, turned %2°")
        .arg(sizeWords(point.multiplier), degreesWords(point.turn));
}

}  // namespace fathom
