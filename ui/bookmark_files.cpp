#include "ui/bookmark_files.h"

#include <fstream>
#include <iterator>

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include "base/atomic_file.h"
#include "export/image_exporter.h"
#include "ui/text.h"

namespace fathom {
namespace {

/// Pictures are known by their first byte; all else should be JSON.
Result<std::vector<Bookmark>> readBookmarks(const QString& path) {
    constexpr int kPng = 0x89, kExr = 0x76;
    const std::filesystem::path file = path.toStdString();
    const int first = std::ifstream(file, std::ios::binary).get();
    if (first == kPng || first == kExr) {
        Result<Bookmark> view = readView(file);
        if (!view) return tl::make_unexpected(view.error());
        if (view->name.empty()) view->name = toUtf8(QFileInfo(path).completeBaseName());
        return std::vector<Bookmark>{*std::move(view)};
    }
    const Result<std::string> text = readFile(file, kMaximumBookmarkBytes);
    if (!text) return tl::make_unexpected(text.error());
    return parseBookmarks(*text, path.toStdString());
}

}  // namespace

FoundBookmarks bookmarksIn(const QStringList& paths) {
    FoundBookmarks found;
    for (const QString& path : paths) {
        Result<std::vector<Bookmark>> read = readBookmarks(path);
        if (!read)
            found.problems << toQString(read.error().message);
        else
            std::move(read->begin(), read->end(), std::back_inserter(found.bookmarks));
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
