#include "ui/bookmark_files.h"

#include <algorithm>
#include <iterator>

#include <QDirIterator>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include "base/atomic_file.h"
#include "export/image_exporter.h"
#include "foreign/foreign_format.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

namespace {

/// Endings of files that may hold views, without colours alone.
QStringList viewEndings() {
    QStringList endings{".json", ".png", ".exr", ".jpg", ".jpeg"};
    for (const std::string& ending : foreignExtensions())
        endings << toQString(ending);
    endings.removeAll(".kfp");
    return endings;
}

/// The files in a folder and its folders, in the order of their names.
QStringList filesIn(const QString& folder) {
    constexpr qsizetype kMost = 20'000;
    const QStringList endings = viewEndings();
    QStringList files;
    QDirIterator found(folder, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext() && files.size() < kMost) {
        const QString path = found.next();
        if (std::ranges::any_of(endings, [&](const QString& ending) {
                return path.endsWith(ending, Qt::CaseInsensitive);
            }))
            files << path;
    }
    files.sort();
    return files;
}

}  // namespace

FoundBookmarks bookmarksIn(const QStringList& paths) {
    QStringList files;
    for (const QString& path : paths)
        files << (QFileInfo(path).isDir() ? filesIn(path) : QStringList(path));
    FoundBookmarks found;
    for (const QString& path : files) {
        // Only plain files: the window must not wait for a pipe.
        const std::filesystem::path file = path.toStdString();
        Result<BookmarkList> read = expectPlainFile(file).and_then([&] { return readViews(file); });
        if (!read)
            found.problems << translatedError(read.error());
        else
            std::ranges::move(read->items, std::back_inserter(found.bookmarks));
    }
    return found;
}

QString viewPatterns() {
    QStringList patterns;
    for (const QString& ending : viewEndings())
        patterns << "*" + ending;
    return patterns.join(QChar(' '));
}

QString inOneNotice(const std::vector<Phrase>& sentences) {
    constexpr std::size_t kMost = 4;
    QStringList shown;
    for (const Phrase& sentence : sentences) {
        if (shown.size() == kMost) {
            shown << QStringLiteral("…");
            break;
        }
        shown << translatedPhrase(sentence);
    }
    return shown.join(QChar(' '));
}

QStringList localFilesOf(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    return paths;
}

}  // namespace fathom
