// Estimates the size of a picture's file before it is computed. Pure functions.
#pragma once

#include <cstdint>
#include <span>

#include "color/srgb.h"
#include "export/image_exporter.h"

namespace fathom {

/// What decides how well a picture compresses, measured on a picture of the same view.
struct PictureDetail {
    int height = 0;           // height of the measured picture; 0: none was measured
    double bits = 3;          // entropy of a channel after PNG's filters
    double bitsKept = 0.8;    // factor for twice the height: neighbours are more alike
    double plainShare = 0.2;  // share of pixels that equal their neighbours
};

/// Looks at some rows only, which takes a millisecond for any size. If the picture is too small to
/// tell, the default values above remain.
PictureDetail measureDetail(std::span<const Rgb32> pixels, Size size);

struct FileSizeEstimate {
    double likely = 0, most = 0;  // bytes; `most` is the size without any compression
};
FileSizeEstimate estimateFileSize(Size size, ImageFormat format, const PictureDetail& detail);

}  // namespace fathom
