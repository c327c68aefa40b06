#include "ui/recent_files.h"

#include <QDir>
#include <QFileInfo>

#include "ui/preferences.h"
#include "ui/text.h"

namespace fathom {
namespace {

constexpr int kLongestName = 60;

/// "&3  seahorse.png – ~/Pictures"; the tenth entry has the key 0.
QString entryText(int number, const QString& path) {
    const QFileInfo file(path);
    QString folder = file.path();
    if (folder == QDir::homePath() || folder.startsWith(QDir::homePath() + QChar('/')))
        folder.replace(0, QDir::homePath().size(), QChar('~'));
    QString name = QStringLiteral("%1 – %2").arg(elidedMiddle(file.fileName(), kLongestName),
                                                 elidedMiddle(folder, kLongestName));
    name.replace(QChar('&'), QLatin1String("&&"));
    return QStringLiteral("&%1  %2").arg(number % 10).arg(name);
}

}  // namespace

RecentFiles::RecentFiles(Preferences& preferences, QWidget* parent)
    : QMenu(tr("Open &recent"), parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("recentFiles"));
    setToolTipsVisible(true);
    fill();
}

void RecentFiles::add(const QString& path) {
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    QStringList paths = m_preferences.recentFiles();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    setPaths(paths.mid(0, kMaximum));
}

// Checks only the chosen file, because a network folder may answer slowly.
void RecentFiles::choose(const QString& path) {
    if (QFileInfo::exists(path)) {
        emit openWanted(path);
        return;
    }
    QStringList paths = m_preferences.recentFiles();
    paths.removeAll(path);
    setPaths(paths);
    emit noticed(tr("The file %1 no longer exists; it was removed from the list.").arg(path));
}

void RecentFiles::setPaths(const QStringList& paths) {
    m_preferences.setRecentFiles(paths);
    fill();
}

void RecentFiles::fill() {
    clear();
    const QStringList paths = m_preferences.recentFiles().mid(0, kMaximum);
    for (int index = 0; index < paths.size(); ++index) {
        const QString& path = paths[index];
        // Queued, because the slot refills the menu and deletes the action.
        QAction* action = addAction(entryText(index + 1, path));
        connect(
            action, &QAction::triggered, this, [this, path] { choose(path); },
            Qt::QueuedConnection);
        action->setToolTip(path);
    }
    addSeparator();
    connect(
        addAction(tr("&Clear the list")), &QAction::triggered, this, [this] { setPaths({}); },
        Qt::QueuedConnection);
    setEnabled(!paths.isEmpty());
    menuAction()->setEnabled(!paths.isEmpty());
}

}  // namespace fathom
