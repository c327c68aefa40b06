#include "ui/point_words.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "ui/text.h"

namespace fathom {
namespace {

/// The translation context of this file.
struct PointWords {
    Q_DECLARE_TR_FUNCTIONS(PointWords)
};

/// The modulus and angle of a multiplier: "0.52 at 34°".
QString multiplierWords(std::complex<double> multiplier) {
    const QString modulus = QLocale().toString(std::abs(multiplier), 'g', 4);
    if (multiplier == 0.0) return PointWords::tr("multiplier 0, superattracting");
    return PointWords::tr("multiplier %1 at %2°")
        .arg(modulus, QLocale().toString(std::arg(multiplier) * 180 / M_PI, 'f', 1));
}

QString endWords(const TileSample& sample) {
    const QString count = groupedCount(sample.count);
    if (sample.attractor != 0)
        return PointWords::tr("Converges to attractor %1 after %2 iterations")
            .arg(sample.attractor)
            .arg(count);
    return PointWords::tr("Escapes after %1 iterations").arg(count);
}

}  // namespace

QStringList pointLines(const PointOrbit& orbit, FloatExp spacing) {
    if (orbit.hasCycle())
        return {PointWords::tr("Interior, period %1").arg(groupedCount(orbit.period)),
                multiplierWords(orbit.multiplier)};
    const TileSample& sample = orbit.sample;
    if (sample.count == kInteriorCount)
        return {PointWords::tr("Did not escape within the iteration limit"),
                PointWords::tr("no attracting cycle found")};
    QStringList lines{endWords(sample)};
    const double pixels = std::hypot(sample.distance_x, sample.distance_y);
    if (pixels > 0 && std::isfinite(pixels)) {
        // The true distance is at most the estimate and at least a quarter of it (Koebe's theorem).
        // So half of the estimate is off by at most a factor of two.
        const FloatExp distance = spacing * (pixels / 2);
        const double log10 = distance.log10(), place = std::floor(log10);
        const Decimal rounded = Decimal::fromDouble(std::pow(10.0, log10 - place)).rounded(3) *
                                Decimal::fromDigits(false, "1", static_cast<std::int64_t>(place));
        lines << PointWords::tr("about %1 from the boundary").arg(shortNumberInWords(rounded));
    }
    return lines;
}

}  // namespace fathom
