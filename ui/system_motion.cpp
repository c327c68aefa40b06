#include "ui/system_motion.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFile>

namespace fathom {
namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");

// The common key is new; older portals hand out those of the desktops.
const QString kCommon = QStringLiteral("org.freedesktop.appearance");
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");
const QString kKde = QStringLiteral("org.kde.kdeglobals.KDE");

/// True if a bus is there. Without one, libdbus would start a process that looks for it.
bool hasSessionBus() {
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

}  // namespace

std::optional<bool> reducedMotionIn(const PortalSettings& settings) {
    const QVariant common = settings[kCommon][QStringLiteral("reduced-motion")];
    if (common.isValid() && common.toUInt() == 1) return true;
    const QVariant gnome = settings[kGnome][QStringLiteral("enable-animations")];
    if (gnome.isValid()) return !gnome.toBool();
    // A text, by which the usual times are multiplied.
    bool isNumber = false;
    const double kde =
        settings[kKde][QStringLiteral("AnimationDurationFactor")].toString().toDouble(&isNumber);
    if (isNumber) return kde == 0;
    return common.isValid() ? std::optional(false) : std::nullopt;
}

SystemMotion::SystemMotion(QObject* parent) : QObject(parent) {
    if (!hasSessionBus()) return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    // From any service: to ask for the owner of a name, Qt would wait for the bus.
    bus.connect(QString(), kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(take(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("ReadAll"));
    question << QStringList{kCommon, kGnome, kKde};
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusMessage reply = answer->reply();
        if (answer->isError() || reply.arguments().isEmpty()) return;
        const auto value = reply.arguments().constFirst().value<QDBusArgument>();
        if (value.currentSignature() != QStringLiteral("a{sa{sv}}")) return;
        value >> m_settings;
        tell();
    });
}

void SystemMotion::take(const QString& space, const QString& key, const QDBusVariant& value) {
    m_settings[space][key] = value.variant();
    tell();
}

void SystemMotion::tell() {
    if (const std::optional<bool> isReduced = reducedMotionIn(m_settings)) emit known(*isReduced);
}

}  // namespace fathom
