// Reads bookmarks from files: lists, single views, and pictures that carry a view. Any thread.
#pragma once

#include <vector>

#include <QStringList>

#include "bookmarks/bookmark.h"

class QMimeData;

namespace fathom {

struct FoundBookmarks {
    std::vector<Bookmark> bookmarks;
    QStringList problems;  // a sentence for each file that could not be read
};

/// Reads all files, and those in folders whose names end like files with views. A file that cannot
/// be read adds a problem and no bookmarks.
FoundBookmarks bookmarksIn(const QStringList& paths);

/// Patterns of files with views, for file dialogs: "*.json *.png".
QString viewPatterns();

/// Some sentences of the core, for one notice: the first four.
QString inOneNotice(const std::vector<Phrase>& sentences);

/// The paths of the local files in dropped data.
QStringList localFilesOf(const QMimeData& data);

}  // namespace fathom
