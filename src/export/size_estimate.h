// How large a picture's file will be, guessed before it is computed. Pure functions.
#pragma once

#include <cstdint>
#include <span>

#include "color/srgb.h"
#include "export/image_exporter.h"

namespace fathom {

/// What decides how well a picture compresses, measured on one of the same view.
struct PictureDetail {
    int height = 0;           // of the picture that was measured; 0: none was
    double bits = 3;          // entropy of a channel after PNG's filters
    double bitsKept = 0.8;    // by a picture twice as high, whose neighbours are more alike
    double plainShare = 0.2;  // of pixels that equal their neighbours
};

/// Looks at some rows only: a millisecond, whatever the size. The values above stand where the
/// picture is too small to tell.
PictureDetail measureDetail(std::span<const Rgb32> pixels, Size size);

struct FileSizeEstimate {
    double likely = 0, most = 0;  // bytes; `most` is what no compression at all would take
};
FileSizeEstimate estimateFileSize(Size size, ImageFormat format, const PictureDetail& detail);

}  // namespace fathom
