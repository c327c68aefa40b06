// How pictures are saved. A value.
#pragma once

#include "export/image_exporter.h"

namespace fathom {

/// What is chosen anew only when one wants something else; to be remembered between dialogs.
struct ExportChoice {
    Size size;  // 0 x 0: as on the screen
    int samplesPerPixel = 4;
    ImageFormat format = ImageFormat::Png8;
    int dotsPerInch = 300;
    bool keepsProportions = true;
    bool operator==(const ExportChoice&) const = default;
};

}  // namespace fathom
