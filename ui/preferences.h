// What the program remembers about itself and what the person likes, in one file of the
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

    /// What is no settings file, such as a pipe or one of more than a MiB, is set aside.
    explicit Preferences(const std::filesystem::path& file);

    // ---- Appearance

    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    /// Of the system's text size. Holds from the next start on, as the language does.
    int textPercent() const;
    void setTextPercent(int percent) { set("window/textPercent", percent); }

    /// A code such as "de"; empty for the system's language.
    QString language() const { return m_settings.value("window/language").toString(); }
    void setLanguage(const QString& code) { set("window/language", code); }

    /// Whether the tool bar has words under its icons.
    bool toolBarWords() const { return m_settings.value("window/toolBarWords", false).toBool(); }
    void setToolBarWords(bool areShown);

    /// Whether the hints of the first start were there.
    bool hintsSeen() const { return m_settings.value("window/hintsSeen", false).toBool(); }
    void setHintsSeen() { set("window/hintsSeen", true); }

    // ---- The picture

    /// Whether the canvas glides from one view to the next.
    bool smoothMotion() const { return m_settings.value("picture/smoothMotion", true).toBool(); }
    void setSmoothMotion(bool isSmooth);

    /// Whether jumps to other places are flown.
    bool flights() const { return m_settings.value("picture/flights", true).toBool(); }
    void setFlights(bool areOn);

    /// How much larger one notch of the wheel makes the picture.
    double wheelFactor() const;
    void setWheelFactor(double factor);

    /// What finished pictures may take, so that Back shows them at once.
    int cacheMebibytes() const;
    void setCacheMebibytes(int mebibytes);

    /// How far a picture at rest is refined: to 1, 4 or 8 samples per pixel.
    int refinedSamples() const;
    void setRefinedSamples(int samples);

    /// What the further samples of the picture on show may take.
    int refinedMebibytes() const;
    void setRefinedMebibytes(int mebibytes);

    /// Further samples that would take longer are left out.
    int refinedSeconds() const;
    void setRefinedSeconds(int seconds);

    /// Whether pictures at rest are checked by other means.
    bool verifiesPictures() const {
        return m_settings.value("picture/verifiesPictures", true).toBool();
    }
    void setVerifiesPictures(bool isOn);

    // ---- Devices

    /// The ids that are switched on; empty: all, those of later drivers too.
    QStringList devices() const { return m_settings.value("devices/enabled").toStringList(); }
    void setDevices(const QStringList& ids) { set("devices/enabled", ids); }

    // ---- Keys

    QString keyScheme() const { return m_settings.value("keys/scheme").toString(); }
    void setKeyScheme(const QString& scheme) { set("keys/scheme", scheme); }
    /// The person's own keys of an action, as QKeySequence::listToString() writes them.
    std::optional<QString> ownKeys(const QString& scheme, const QString& action) const;
    void setOwnKeys(const QString& scheme, const QString& action, std::optional<QString> keys);

    // ---- Palettes on keys

    static constexpr int kFavorites = 12;
    /// The id of a palette; empty: none. Counted from 1.
    QString favorite(int number) const;
    void setFavorite(int number, const QString& id);

    // ---- The window and files

    /// As setWindow() got them; empty where they are damaged or of another version of Fathom.
    QByteArray geometry() const { return sealed("window/geometry"); }
    QByteArray layout() const { return sealed("window/layout"); }
    int tab() const { return m_settings.value("window/tab", 0).toInt(); }
    void setWindow(const QByteArray& geometry, const QByteArray& layout, int tab);

    /// Where pictures were last saved or opened.
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
    void pictureChanged();  // anything of "The picture"

private:
    void set(const QString& key, const QVariant& value) { m_settings.setValue(key, value); }
    QByteArray sealed(const QString& key) const;
    /// A number that somebody may have written by hand.
    double number(const QString& key, double usual, double smallest, double largest) const;

    QSettings m_settings;
};

/// Before the first widget is made: sizes follow the font.
void applyTextSize(int percent);

}  // namespace fathom
