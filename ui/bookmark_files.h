// Bookmarks in files that people give: lists, single views, and pictures that carry one. Any
// thread.
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

/// A file that cannot be read gives none of its bookmarks.
FoundBookmarks bookmarksIn(const QStringList& paths);

/// What was dropped of this computer's files.
QStringList localFilesOf(const QMimeData& data);

}  // namespace fathom
