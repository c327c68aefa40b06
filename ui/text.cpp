#include "ui/text.h"

#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QRegularExpression>

#include "base/shown_text.h"

namespace fathom {

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString shownMessage(const QString& sentence) {
    return toQString(shownMessage(std::string_view(toUtf8(sentence))));
}

std::string toUtf8(const QString& text) {
    return text.toStdString();
}

QString powerOfTen(std::int64_t exponent) {
    static const QString kSuperscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    if (exponent < 0) text += QStringLiteral("⁻");
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += kSuperscripts[digit.digitValue()];
    return text;
}

QString depthText(double depth10) {
    return powerOfTen(static_cast<std::int64_t>(std::llround(depth10)));
}

QString shortNumber(const Decimal& value) {
    return toQString(value.rounded(4).toString());
}

QString shortNumberInWords(const Decimal& value) {
    return shortNumber(value).replace(QChar('.'), QLocale().decimalPoint());
}

QString complexText(const Decimal& re, const Decimal& im) {
    const bool isBelow = im.sign() < 0;
    return QStringLiteral("%1 %2 %3 i")
        .arg(shortNumber(re), isBelow ? QStringLiteral("-") : QStringLiteral("+"),
             shortNumber(isBelow ? -im : im));
}

QString groupedCount(std::uint64_t count) {
    QString digits = QString::number(count);
    for (qsizetype position = digits.size() - 3; position > 0; position -= 3)
        digits.insert(position, QChar(0x2009));
    return digits;
}

QString durationText(double seconds) {
    if (seconds < 10)
        return QStringLiteral("%1 s").arg(QLocale().toString(std::max(0.0, seconds), 'f', 2));
    const auto whole = static_cast<std::int64_t>(std::llround(seconds));
    if (whole < 60) return QStringLiteral("%1 s").arg(whole);
    if (whole < 3600)
        return QStringLiteral("%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, QChar('0'));
    return QStringLiteral("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60, 2, 10, QChar('0'));
}

QString elidedMiddle(const QString& text, int maximumLength) {
    if (text.size() <= maximumLength || maximumLength < 3) return text;
    const int kept = maximumLength - 1;
    return text.left(kept - kept / 2) + QChar(0x2026) + text.right(kept / 2);
}

QString coordinateText(const Decimal& value, const FloatExp& spacing, int maximumLength) {
    const auto place = static_cast<std::int64_t>(std::floor(spacing.log10()));
    QString text = toQString(value.roundedToPlace(place).toString());
    if (place < 0 && -place < maximumLength && !text.contains(QChar('e'))) {
        // The same number of decimals as neighbouring pixels have.
        if (!text.contains(QChar('.'))) text += QChar('.');
        while (text.size() - text.indexOf(QChar('.')) - 1 < -place)
            text += QChar('0');
    }
    return elidedMiddle(text, maximumLength);
}

QString deviceName(const QString& label) {
    // PoCL puts the device type and LLVM's name of the core before the processor's name.
    static const QRegularExpression kPoclPrefix(QStringLiteral("^(pthread|cpu)-([a-z0-9_.]+-)+"));
    static const QRegularExpression kSigns(QStringLiteral("\\((R|TM|C)\\)|[®™©]"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kClock(QStringLiteral("( CPU)? @ .*$"));
    QString name = label;
    const QRegularExpressionMatch prefix = kPoclPrefix.match(name);
    // If the label has no processor's name, only the core's name is left.
    const bool hasOwnName =
        name.mid(prefix.capturedLength()).contains(QRegularExpression(QStringLiteral("[A-Z]")));
    if (prefix.hasMatch() && hasOwnName) name.remove(0, prefix.capturedLength());
    return name.remove(kClock).replace(kSigns, QStringLiteral(" ")).simplified();
}

QString fileNameFrom(const QString& name) {
    QString clean;
    for (const QChar letter : name.simplified().toLower()) {
        if (letter.isLetterOrNumber())
            clean += letter;
        else if (!clean.isEmpty() && !clean.endsWith(QChar('-')))
            clean += QChar('-');
    }
    while (clean.endsWith(QChar('-')))
        clean.chop(1);
    return clean.isEmpty() ? QStringLiteral("fathom") : clean.left(80);
}

}  // namespace fathom
