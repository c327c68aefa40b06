// Whether the desktop asks programs for less motion. Qt 6.4 does not know; the desktop's portal
// does (the D-Bus service org.freedesktop.portal.Desktop, which GNOME, KDE and GTK desktops have).
// Without a portal, nobody asks. GUI thread; the answer comes later, and nothing here blocks.
#pragma once

#include <optional>

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariantMap>

class QDBusVariant;

namespace fathom {

/// The settings of a portal: by namespace and key.
using PortalSettings = QMap<QString, QVariantMap>;

/// What the settings ask for; nothing if none of them is about motion.
std::optional<bool> reducedMotionIn(const PortalSettings& settings);

class SystemMotion final : public QObject {
    Q_OBJECT

public:
    explicit SystemMotion(QObject* parent = nullptr);

signals:
    /// The desktop has answered, or its user has changed the setting.
    void known(bool isReduced);

private slots:
    void take(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void tell();

    PortalSettings m_settings;
};

}  // namespace fathom
