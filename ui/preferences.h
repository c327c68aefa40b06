// What the program remembers about itself, in one file of the configuration folder. GUI thread.
#pragma once

#include <filesystem>

#include <QByteArray>
#include <QSettings>

#include "ui/theme.h"

namespace fathom {

class Preferences {
public:
    explicit Preferences(const std::filesystem::path& file)
        : m_settings(QString::fromStdString(file.string()), QSettings::IniFormat) {}

    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    QByteArray geometry() const { return m_settings.value("window/geometry").toByteArray(); }
    QByteArray layout() const { return m_settings.value("window/layout").toByteArray(); }
    int tab() const { return m_settings.value("window/tab", 0).toInt(); }
    void setWindow(const QByteArray& geometry, const QByteArray& layout, int tab);

    /// Where pictures were last saved or opened.
    QString pictureFolder() const;
    void setPictureFolder(const QString& folder) { m_settings.setValue("files/pictures", folder); }

private:
    QSettings m_settings;
};

}  // namespace fathom
