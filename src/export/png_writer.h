// Writes PNG files as the rows arrive. The bytes do not depend on the number of threads.
#pragma once

#include <memory>
#include <string>

#include "base/atomic_file.h"
#include "export/image_writer.h"

namespace fathom {

/// Makes a writer with 8 or 16 bits per channel, in sRGB. Before the pixels come the view's JSON in
/// the text chunk `fathom` (tEXt, or iTXt if it is not plain ASCII) and the print resolution in
/// pHYs. With a state, the file already holds what another writer had written up to it.
Result<std::unique_ptr<ImageWriter>> makePngWriter(AtomicFile file, const PictureHead& head,
                                                   int bitsPerChannel, int threads,
                                                   const WriterState& state = {});

/// Adds the view's JSON, in a text chunk as above, to a finished PNG of another encoder. Data that
/// is not a PNG is returned unchanged.
std::string withView(std::string png, const std::string& viewJson);

}  // namespace fathom
