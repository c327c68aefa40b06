// PNG files, written as the rows come. The bytes do not depend on the number of threads.
#pragma once

#include <memory>
#include <string>

#include "base/atomic_file.h"
#include "export/image_writer.h"

namespace fathom {

/// 8 or 16 bits a channel, sRGB; before the pixels come the view's JSON in the text chunk `fathom`
/// (tEXt; iTXt when it is not plain ASCII) and the resolution of the print in pHYs.
Result<std::unique_ptr<ImageWriter>> makePngWriter(AtomicFile file, const PictureHead& head,
                                                   int bitsPerChannel, int threads);

/// A finished PNG of another encoder, with the view's JSON in a text chunk as above; what is no PNG
/// comes back as it is.
std::string withView(std::string png, const std::string& viewJson);

}  // namespace fathom
