#include "ui/bookmark_files.h"

#include <algorithm>
#include <iterator>

#include <QMimeData>
#include <QUrl>

#include "base/atomic_file.h"
#include "export/image_exporter.h"
#include "ui/text.h"

namespace fathom {

FoundBookmarks bookmarksIn(const QStringList& paths) {
    FoundBookmarks found;
    for (const QString& path : paths) {
        // Only plain files: the window must not wait for a pipe.
        const std::filesystem::path file = path.toStdString();
        Result<BookmarkList> read = expectPlainFile(file).and_then([&] { return readViews(file); });
        if (!read)
            found.problems << toQString(read.error().message);
        else
            std::ranges::move(read->items, std::back_inserter(found.bookmarks));
    }
    return found;
}

QStringList localFilesOf(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    return paths;
}

}  // namespace fathom
