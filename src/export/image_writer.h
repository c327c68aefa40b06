// A picture file that grows row by row, from the top. One thread.
#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "color/color_settings.h"
#include "render/geometry.h"
#include "render/sample.h"

namespace fathom {

/// What a file says of its picture before the first row.
struct PictureHead {
    Size size;
    std::string viewJson;
    int dotsPerInch = 0;  // in print; 0: left to others
};

/// Some whole rows: as many colours as samples.
struct PictureRows {
    std::span<const RgbF> colors;         // linear light
    std::span<const TileSample> samples;  // of the pixels' centres
};

class ImageWriter {
public:
    virtual ~ImageWriter() = default;  // without finish(): nothing is left behind
    virtual Result<void> writeRows(const PictureRows& rows) = 0;
    /// After the last row: the file takes its name.
    virtual Result<void> finish() = 0;
};

}  // namespace fathom
