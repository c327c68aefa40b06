// What effects are made of: short loops without branches, which compilers turn into vector
// instructions.
#pragma once

#include <algorithm>
#include <cmath>

#include "color/auto_shading.h"
#include "color/colorings/stages.h"
#include "color/effect.h"

namespace fathom {

/// The part of a pixel that a line covers. The line is `width` pixels wide, and its middle passes
/// at `distance` pixels from the pixel's centre.
inline float lineCover(float distance, float width) {
    return kernel::lesser_float(kernel::lesser_float(1.0f, width),
                                kernel::greater_float(0.0f, (width + 1) / 2 - distance));
}

/// Fades lines before they merge: from 1 to 0 while their spacing in pixels goes from nine to three
/// times their width.
inline float linesApart(float spacing, float width) {
    constexpr float kMerged = 3, kApart = 9;
    const float wide = kernel::greater_float(1.0f, width);
    return kernel::smooth_step(kMerged * wide, kApart * wide, spacing);
}

}  // namespace fathom
