#include "ui/export_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

namespace fathom {
namespace {

class ExportText {
    Q_DECLARE_TR_FUNCTIONS(fathom::ExportText)

public:
    static QString duration(double seconds);
    static QString left(double seconds) { return tr("%1 left").arg(duration(seconds)); }
};

int whole(double number) {
    constexpr double kMost = 1e9;
    return static_cast<int>(std::lround(std::min(number, kMost)));
}

QString ExportText::duration(double seconds) {
    constexpr double kMinute = 60, kHour = 3600, kDay = 86'400;
    if (seconds < 5) return tr("a few seconds");
    if (seconds < kMinute) return tr("about %n second(s)", nullptr, whole(seconds / 5) * 5);
    if (seconds < 1.5 * kMinute) return tr("about a minute");
    if (seconds < kHour) return tr("about %n minute(s)", nullptr, whole(seconds / kMinute));
    if (seconds < 1.5 * kHour) return tr("about an hour");
    if (seconds < 2 * kDay) return tr("about %n hour(s)", nullptr, whole(seconds / kHour));
    return tr("about %n day(s)", nullptr, whole(seconds / kDay));
}

}  // namespace

QString aboutDuration(double seconds) {
    return ExportText::duration(seconds);
}

QString aboutLeft(double seconds) {
    return ExportText::left(seconds);
}

QString bytesText(double bytes) {
    // Two significant digits, because the size is an estimate or is compared with one.
    const double place = std::pow(10, std::max(0.0, std::floor(std::log10(bytes + 1)) - 1));
    const double rounded = std::round(bytes / place) * place;
    const bool isOneDigit = static_cast<int>(std::log10(std::max(rounded, 1.0))) % 3 == 0;
    return QLocale()
        .formattedDataSize(static_cast<qint64>(rounded), isOneDigit ? 1 : 0,
                           QLocale::DataSizeSIFormat)
        .replace(QChar(' '), QChar(0x00A0));
}

}  // namespace fathom
