#include "ui/preferences.h"

#include <QDir>
#include <QStandardPaths>

namespace fathom {

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
    m_settings.setValue("window/appearance", QString::fromLatin1(word));
}

void Preferences::setWindow(const QByteArray& geometry, const QByteArray& layout, int tab) {
    m_settings.setValue("window/geometry", geometry);
    m_settings.setValue("window/layout", layout);
    m_settings.setValue("window/tab", tab);
}

QString Preferences::pictureFolder() const {
    const QString known = m_settings.value("files/pictures").toString();
    if (!known.isEmpty() && QDir(known).exists()) return known;
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QDir(pictures).exists() ? pictures : QDir::homePath();
}

}  // namespace fathom
