// The formats of picture files, and the writer of each.
#pragma once

#include <filesystem>
#include <memory>

#include "base/atomic_file.h"
#include "export/image_writer.h"

namespace fathom {

enum class ImageFormat { Png8, Png16, ExrFloat };

/// The format by the name's ending (.png, .exr); a PNG has 8 bits for each channel. Fails with
/// InvalidInput for any other ending.
Result<ImageFormat> imageFormatOf(const std::filesystem::path& path);

/// Makes a writer. With a state, the file already holds what another writer had written up to it.
/// Fails as AtomicFile does, and with Internal or OutOfMemory if the head cannot be made.
Result<std::unique_ptr<ImageWriter>> makeImageWriter(ImageFormat format, AtomicFile file,
                                                     const PictureHead& head, int threads,
                                                     const WriterState& state = {});

}  // namespace fathom
