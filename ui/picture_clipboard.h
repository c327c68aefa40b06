// Clipboard pictures that contain the view they show. GUI thread.
#pragma once

#include <memory>

#include <QImage>
#include <QMimeData>

#include "export/opened_view.h"

namespace fathom {

/// The image itself, and a PNG file from which Fathom can read the view. Another thread makes the
/// file: the call returns at once.
std::unique_ptr<QMimeData> pictureMimeData(const QImage& image, const Bookmark& bookmark);

/// True if `data` may contain a view: a PNG picture or text.
bool mayHoldView(const QMimeData& data);

/// Reads the view from a PNG picture, or from a location as text; also those of other programs.
/// Fails with a sentence if there is no view.
Result<OpenedView> viewInMimeData(const QMimeData& data);

}  // namespace fathom
