#include "ui/bookmark_exchange.h"

#include <memory>

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include "base/atomic_file.h"
#include "ui/translations.h"

namespace fathom {

BookmarkExchange::BookmarkExchange(QObject* parent)
    : QObject(parent),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {}

void BookmarkExchange::askImport(QWidget* window) {
    const QStringList paths = QFileDialog::getOpenFileNames(
        window, tr("Import bookmarks"), m_folder,
        tr("Bookmarks, pictures and places (%1);;All files (*)").arg(viewPatterns()));
    if (paths.isEmpty()) return;
    m_folder = QFileInfo(paths.first()).absolutePath();
    import(paths);
}

void BookmarkExchange::import(const QStringList& paths) {
    m_files.run([this, paths] {
        const auto read = std::make_shared<const FoundBookmarks>(bookmarksIn(paths));
        QMetaObject::invokeMethod(
            this, [this, read] { emit found(*read); }, Qt::QueuedConnection);
    });
}

void BookmarkExchange::askExport(QWidget* window, const BookmarkList& list) {
    QFileDialog dialog(window, tr("Export bookmarks"), m_folder, tr("Bookmarks (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("json"));
    dialog.selectFile(QStringLiteral("bookmarks.json"));
    if (dialog.exec() != QDialog::Accepted) return;
    m_folder = dialog.directory().absolutePath();
    exportTo(dialog.selectedFiles().first(), list);
}

void BookmarkExchange::exportTo(const QString& path, const BookmarkList& list) {
    m_files.run([this, path, list] {
        const Result<void> written = writeFileAtomically(path.toStdString(), toJson(list));
        const QString sentence =
            written ? tr("The bookmarks were saved as %1.").arg(QFileInfo(path).fileName())
                    : translatedError(written.error());
        QMetaObject::invokeMethod(
            this, [this, sentence] { emit told(sentence); }, Qt::QueuedConnection);
    });
}

}  // namespace fathom
