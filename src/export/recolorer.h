// New colours for a picture whose samples are in a file: nothing is computed again.
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>

#include "export/exr_reader.h"
#include "export/image_exporter.h"

namespace fathom {

/// Writes the picture of `source`, in the colours of `view`, to a PNG or EXR file that carries
/// `view`. Blocks until the file is there, whole; on failure or stop nothing is left behind.
///
/// Automatic colours without a curve are fitted to the samples of the file. Each pixel has the
/// colour of its centre: bytes are those of a fresh picture with one sample a pixel. `progress`
/// hears the share of the rows that are written, [0, 1].
Result<void> recolorImage(ExrReader& source, const Bookmark& view,
                          const std::filesystem::path& path,
                          const std::function<void(double done)>& progress, std::stop_token stop,
                          int threads = 0);

}  // namespace fathom
