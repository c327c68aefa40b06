// Gives a picture new colours from the samples in its file, without computing anything again.
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>

#include "export/exr_reader.h"
#include "export/image_exporter.h"

namespace fathom {

/// Writes the picture of `source`, in the colours of `view`, to a file of the format that contains
/// `view`. Blocks until the whole file is there; after a failure or a stop nothing is left behind.
///
/// Automatic colours without a curve are fitted to the samples of the file. Each pixel has the
/// colour of its centre, so the bytes are those of a new picture with one sample per pixel.
/// `progress` receives the share of rows that are written, [0, 1].
Result<void> recolorImage(ExrReader& source, const Bookmark& view,
                          const std::filesystem::path& path, ImageFormat format,
                          const std::function<void(double done)>& progress, std::stop_token stop,
                          int threads = 0);

}  // namespace fathom
