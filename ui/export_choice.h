// How pictures are saved: a value.
#pragma once

#include "export/image_exporter.h"

namespace fathom {

/// Choices that are kept from one dialog to the next.
struct ExportChoice {
    Size size;  // 0 x 0: as on the screen
    int samplesPerPixel = 4;
    ImageFormat format = ImageFormat::Png8;
    int dotsPerInch = 300;
    bool keepsProportions = true;
    bool operator==(const ExportChoice&) const = default;
};

}  // namespace fathom
