// PNG files, written as the rows come.
#pragma once

#include <memory>

#include "base/atomic_file.h"
#include "export/image_writer.h"

namespace fathom {

/// 8 or 16 bits a channel, sRGB; before the pixels come the view's JSON in the text chunk `fathom`
/// (tEXt; iTXt when it is not plain ASCII) and the resolution of the print in pHYs.
Result<std::unique_ptr<ImageWriter>> makePngWriter(AtomicFile file, PictureHead head,
                                                   int bitsPerChannel);

}  // namespace fathom
