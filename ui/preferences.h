// The settings that the program remembers and those that the user chose, in one file in the
// configuration folder. GUI thread. Keys that this version does not know stay in the file.
#pragma once

#include <filesystem>
#include <optional>

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QStringList>

#include "ui/export_choice.h"
#include "ui/theme.h"

namespace fathom {

/// Whether views, colours and marks move and fade, or change at once.
enum class Motion { Automatic, Reduced, Full };

class Preferences final : public QObject {
    Q_OBJECT

public:
    static constexpr double kSmallestWheelFactor = 1.1;
    static constexpr double kLargestWheelFactor = 10;
    static constexpr int kSmallestCacheMebibytes = 64;
    static constexpr int kLargestCacheMebibytes = 65'536;
    static constexpr int kSmallestRefinedMebibytes = 16;
    static constexpr int kLargestRefinedMebibytes = 16'384;
    static constexpr int kLargestRefinedSeconds = 3600;
    static constexpr int kSmallestTextPercent = 80;
    static constexpr int kLargestTextPercent = 200;

    /// If `file` is not a settings file (such as a pipe, or a file of more than 1 MiB), it is set
    /// aside.
    explicit Preferences(const std::filesystem::path& file);

    // ---- Appearance

    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    Motion motion() const;
    void setMotion(Motion motion);
    /// What the desktop asks for; it counts while motion() is Automatic.
    void setSystemReducesMotion(bool reduces);
    bool reducesMotion() const;

    /// In percent of the system's text size. Like the language, a change takes effect at the next
    /// start.
    int textPercent() const;
    void setTextPercent(int percent) { set("window/textPercent", percent); }

    /// A code such as "de"; empty for the system's language.
    QString language() const { return m_settings.value("window/language").toString(); }
    void setLanguage(const QString& code) { set("window/language", code); }

    /// True if the tool bar shows words under its icons.
    bool toolBarWords() const { return m_settings.value("window/toolBarWords", false).toBool(); }
    void setToolBarWords(bool areShown);

    /// True if the hints of the first start were shown.
    bool hintsSeen() const { return m_settings.value("window/hintsSeen", false).toBool(); }
    void setHintsSeen() { set("window/hintsSeen", true); }

    // ---- The picture

    /// True if the canvas glides from one view to the next.
    bool smoothMotion() const { return m_settings.value("picture/smoothMotion", true).toBool(); }
    void setSmoothMotion(bool isSmooth);

    /// True if the canvas flies to distant views.
    bool flights() const { return m_settings.value("picture/flights", true).toBool(); }
    void setFlights(bool areOn);

    /// The zoom factor of one notch of the mouse wheel.
    double wheelFactor() const;
    void setWheelFactor(double factor);

    /// The memory limit of finished pictures, in MiB. They are kept so that Back shows them at
    /// once.
    int cacheMebibytes() const;
    void setCacheMebibytes(int mebibytes);

    /// The finest refinement of a picture at rest: 1, 4 or 8 samples per pixel.
    int refinedSamples() const;
    void setRefinedSamples(int samples);

    /// The memory limit for the further samples of the current picture, in MiB.
    int refinedMebibytes() const;
    void setRefinedMebibytes(int mebibytes);

    /// The time limit for further samples, in seconds; samples that would take longer are left out.
    int refinedSeconds() const;
    void setRefinedSeconds(int seconds);

    /// True if pictures at rest are checked with an independent method.
    bool verifiesPictures() const {
        return m_settings.value("picture/verifiesPictures", true).toBool();
    }
    void setVerifiesPictures(bool isOn);

    /// True if reference orbits that take long are kept for the next start.
    bool keepsOrbits() const { return m_settings.value("picture/keepsOrbits", true).toBool(); }
    void setKeepsOrbits(bool areKept);

    // ---- Devices

    /// The ids of the enabled devices; empty: all devices, including those of later drivers.
    QStringList devices() const { return m_settings.value("devices/enabled").toStringList(); }
    void setDevices(const QStringList& ids) { set("devices/enabled", ids); }

    // ---- Keys

    QString keyScheme() const { return m_settings.value("keys/scheme").toString(); }
    void setKeyScheme(const QString& scheme) { set("keys/scheme", scheme); }
    /// The user's own keys of an action, in the form of QKeySequence::listToString().
    std::optional<QString> ownKeys(const QString& scheme, const QString& action) const;
    void setOwnKeys(const QString& scheme, const QString& action, std::optional<QString> keys);

    // ---- Palettes on keys

    static constexpr int kFavorites = 12;
    /// The id of the palette on a key; empty: none. `number` counts from 1.
    QString favorite(int number) const;
    void setFavorite(int number, const QString& id);

    // ---- The window and files

    /// The values last given to setWindow(); empty if damaged or from another version of Fathom.
    QByteArray geometry() const { return sealed("window/geometry"); }
    QByteArray layout() const { return sealed("window/layout"); }
    int tab() const { return m_settings.value("window/tab", 0).toInt(); }
    void setWindow(const QByteArray& geometry, const QByteArray& layout, int tab);

    /// The folder in which a picture was last saved or opened.
    QString pictureFolder() const;
    void setPictureFolder(const QString& folder) { set("files/pictures", folder); }

    ExportChoice exportChoice() const;
    void setExportChoice(const ExportChoice& choice);

    /// Absolute paths, the newest first.
    QStringList recentFiles() const { return m_settings.value("files/recent").toStringList(); }
    void setRecentFiles(const QStringList& paths) { set("files/recent", paths); }

signals:
    void appearanceChanged();
    void toolBarChanged();
    void pictureChanged();  // motion, or any setting of "The picture" changed

private:
    void set(const QString& key, const QVariant& value) { m_settings.setValue(key, value); }
    QByteArray sealed(const QString& key) const;
    /// Reads a number that may have been edited by hand.
    double number(const QString& key, double usual, double smallest, double largest) const;

    QSettings m_settings;
    bool m_systemReducesMotion = false;
};

/// Call it before the first widget is made: sizes follow the font.
void applyTextSize(int percent);

}  // namespace fathom
