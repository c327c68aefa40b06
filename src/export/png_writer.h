// PNG files, written as the rows come.
#pragma once

#include <memory>
#include <string>

#include "base/atomic_file.h"
#include "export/image_writer.h"
#include "render/geometry.h"

namespace fathom {

/// 8 or 16 bits a channel, sRGB; the view's JSON goes into the text chunk `fathom` before the
/// pixels (tEXt; iTXt when it is not plain ASCII).
Result<std::unique_ptr<ImageWriter>> makePngWriter(AtomicFile file, Size size, int bitsPerChannel,
                                                   std::string viewJson);

}  // namespace fathom
