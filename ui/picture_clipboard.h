// Pictures on the clipboard that carry the view they show. GUI thread.
#pragma once

#include <memory>

#include <QImage>
#include <QMimeData>

#include "bookmarks/bookmark.h"

namespace fathom {

/// The image as it is, and as a PNG file whose view Fathom reads back. The file is made on another
/// thread: the call returns at once.
std::unique_ptr<QMimeData> pictureMimeData(const QImage& image, const Bookmark& bookmark);

/// Whether there may be a view: a PNG picture or text.
bool mayHoldView(const QMimeData& data);

/// The view of a PNG picture, or of a location as text; a sentence when there is none.
Result<Bookmark> viewInMimeData(const QMimeData& data);

}  // namespace fathom
