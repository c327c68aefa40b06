#include "ui/preferences.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFont>
#include <QStandardPaths>

#include "base/atomic_file.h"

namespace fathom {
namespace {

QString ownKeysName(const QString& scheme, const QString& action) {
    return QStringLiteral("keys-%1/%2").arg(scheme, action);
}

QString favoriteName(int number) {
    return QStringLiteral("palettes/favorite%1").arg(number);
}

/// Qt trusts the bytes of a layout, and damaged ones crash it. So the bytes are kept with a SHA-256
/// hash of themselves and their key. Increase the number in the text when the window's parts
/// change.
QByteArray seal(const QString& key, const QByteArray& bytes) {
    const QByteArray head = "fathom layout 1\n" + key.toUtf8() + '\n';
    return head + QCryptographicHash::hash(head + bytes, QCryptographicHash::Sha256) + bytes;
}

/// Nothing if `kept` is not a result of seal() for this key.
std::optional<QByteArray> unseal(const QString& key, const QByteArray& kept) {
    const QByteArray bytes = kept.mid(seal(key, {}).size());
    return kept == seal(key, bytes) ? std::optional(bytes) : std::nullopt;
}

bool isTooLarge(const std::filesystem::path& file) {
    constexpr std::uintmax_t kMaximumBytes = std::uintmax_t{1} << 20;
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    return !error && size > kMaximumBytes;
}

/// Sets foreign files aside first, because Qt waits for pipes and reads files of any size. Returns
/// the name for Qt; if setting aside fails, a name that makes Qt keep the settings only in memory.
QString usableFile(const std::filesystem::path& file) {
    std::filesystem::path lock = file;
    lock += ".lock";  // of QSettings
    for (const std::filesystem::path& path : {file, lock}) {
        if (expectPlainFile(path) && !isTooLarge(path)) continue;
        const Result<std::filesystem::path> kept = setAside(path);
        if (!kept) {
            qWarning("%s", kept.error().message.c_str());
            return QStringLiteral("/dev/null/explorer.ini");
        }
        qWarning("%s is not a settings file; it was renamed to %s.", path.c_str(), kept->c_str());
    }
    return QString::fromStdString(file.string());
}

}  // namespace

Preferences::Preferences(const std::filesystem::path& file)
    : m_settings(usableFile(file), QSettings::IniFormat) {}

double Preferences::number(const QString& key, double usual, double smallest,
                           double largest) const {
    bool isNumber = false;
    const double value = m_settings.value(key).toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::clamp(value, smallest, largest) : usual;
}

Appearance Preferences::appearance() const {
    const QString word = m_settings.value("window/appearance").toString();
    if (word == QLatin1String("dark")) return Appearance::Dark;
    if (word == QLatin1String("light")) return Appearance::Light;
    return Appearance::Automatic;
}

void Preferences::setAppearance(Appearance appearance) {
    const char* word = appearance == Appearance::Dark    ? "dark"
                       : appearance == Appearance::Light ? "light"
                                                         : "automatic";
    set("window/appearance", QString::fromLatin1(word));
    emit appearanceChanged();
}

Motion Preferences::motion() const {
    const QString word = m_settings.value("window/motion").toString();
    if (word == QLatin1String("reduced")) return Motion::Reduced;
    if (word == QLatin1String("full")) return Motion::Full;
    return Motion::Automatic;
}

void Preferences::setMotion(Motion motion) {
    const char* word = motion == Motion::Reduced ? "reduced"
                       : motion == Motion::Full  ? "full"
                                                 : "automatic";
    set("window/motion", QString::fromLatin1(word));
    emit pictureChanged();
}

void Preferences::setSystemReducesMotion(bool reduces) {
    m_systemReducesMotion = reduces;
    emit pictureChanged();
}

bool Preferences::reducesMotion() const {
    const Motion wanted = motion();
    return wanted == Motion::Automatic ? m_systemReducesMotion : wanted == Motion::Reduced;
}

void Preferences::setToolBarWords(bool areShown) {
    set("window/toolBarWords", areShown);
    emit toolBarChanged();
}

QString Preferences::favorite(int number) const {
    return m_settings.value(favoriteName(number)).toString();
}

void Preferences::setFavorite(int number, const QString& id) {
    set(favoriteName(number), id);
}

int Preferences::textPercent() const {
    return qRound(number("window/textPercent", 100, kSmallestTextPercent, kLargestTextPercent));
}

void Preferences::setSmoothMotion(bool isSmooth) {
    set("picture/smoothMotion", isSmooth);
    emit pictureChanged();
}

void Preferences::setFlights(bool areOn) {
    set("picture/flights", areOn);
    emit pictureChanged();
}

double Preferences::wheelFactor() const {
    return number("picture/wheelFactor", 2, kSmallestWheelFactor, kLargestWheelFactor);
}

void Preferences::setWheelFactor(double factor) {
    set("picture/wheelFactor", factor);
    emit pictureChanged();
}

int Preferences::cacheMebibytes() const {
    return qRound(
        number("picture/cacheMebibytes", 512, kSmallestCacheMebibytes, kLargestCacheMebibytes));
}

void Preferences::setCacheMebibytes(int mebibytes) {
    set("picture/cacheMebibytes", mebibytes);
    emit pictureChanged();
}

int Preferences::refinedSamples() const {
    const double samples = number("picture/refinedSamples", 8, 1, 8);
    return samples < 4 ? 1 : samples < 8 ? 4 : 8;
}

void Preferences::setRefinedSamples(int samples) {
    set("picture/refinedSamples", samples);
    emit pictureChanged();
}

int Preferences::refinedMebibytes() const {
    return qRound(number("picture/refinedMebibytes", 300, kSmallestRefinedMebibytes,
                         kLargestRefinedMebibytes));
}

void Preferences::setRefinedMebibytes(int mebibytes) {
    set("picture/refinedMebibytes", mebibytes);
    emit pictureChanged();
}

int Preferences::refinedSeconds() const {
    return qRound(number("picture/refinedSeconds", 60, 1, kLargestRefinedSeconds));
}

void Preferences::setRefinedSeconds(int seconds) {
    set("picture/refinedSeconds", seconds);
    emit pictureChanged();
}

void Preferences::setVerifiesPictures(bool isOn) {
    set("picture/verifiesPictures", isOn);
    emit pictureChanged();
}

void Preferences::setKeepsOrbits(bool areKept) {
    set("picture/keepsOrbits", areKept);
    emit pictureChanged();
}

std::optional<QString> Preferences::ownKeys(const QString& scheme, const QString& action) const {
    const QVariant keys = m_settings.value(ownKeysName(scheme, action));
    return keys.isValid() ? std::optional(keys.toString()) : std::nullopt;
}

void Preferences::setOwnKeys(const QString& scheme, const QString& action,
                             std::optional<QString> keys) {
    if (keys)
        set(ownKeysName(scheme, action), *keys);
    else
        m_settings.remove(ownKeysName(scheme, action));
}

void Preferences::setWindow(const QByteArray& geometry, const QByteArray& layout, int tab) {
    set("window/geometry", seal("window/geometry", geometry));
    set("window/layout", seal("window/layout", layout));
    set("window/tab", tab);
}

QByteArray Preferences::sealed(const QString& key) const {
    const QByteArray kept = m_settings.value(key).toByteArray();
    if (kept.isEmpty()) return {};
    const std::optional<QByteArray> bytes = unseal(key, kept);
    if (!bytes)
        qWarning("The setting %s is damaged or from another version, and is ignored.",
                 qUtf8Printable(key));
    return bytes.value_or(QByteArray());
}

// Values out of range count as unset.
ExportChoice Preferences::exportChoice() const {
    ExportChoice choice;
    const int format = m_settings.value("export/format").toInt();
    if (format >= 0 && format <= static_cast<int>(ImageFormat::ExrFloat))
        choice.format = static_cast<ImageFormat>(format);
    choice.size = {static_cast<int>(number("export/width", 0, 0, 100'000)),
                   static_cast<int>(number("export/height", 0, 0, 100'000))};
    choice.samplesPerPixel =
        static_cast<int>(number("export/samples", choice.samplesPerPixel, 1, 256));
    choice.dotsPerInch = static_cast<int>(number("export/dpi", choice.dotsPerInch, 72, 1200));
    choice.keepsProportions =
        m_settings.value("export/keepsProportions", choice.keepsProportions).toBool();
    return choice;
}

void Preferences::setExportChoice(const ExportChoice& choice) {
    set("export/format", static_cast<int>(choice.format));
    set("export/width", choice.size.width);
    set("export/height", choice.size.height);
    set("export/samples", choice.samplesPerPixel);
    set("export/dpi", choice.dotsPerInch);
    set("export/keepsProportions", choice.keepsProportions);
}

QString Preferences::pictureFolder() const {
    QString known = m_settings.value("files/pictures").toString();
    if (!known.isEmpty() && QDir(known).exists()) return known;
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QDir(pictures).exists() ? pictures : QDir::homePath();
}

void applyTextSize(int percent) {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
}

}  // namespace fathom
