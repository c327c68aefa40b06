// What effects are made of: short loops without branches, which compilers turn into vector
// instructions.
#pragma once

#include <algorithm>
#include <cmath>

#include "color/auto_shading.h"
#include "color/colorings/stages.h"
#include "color/effect.h"

namespace fathom {

/// The part of a pixel that a line covers, `width` pixels wide, whose middle passes at `distance`
/// pixels from the pixel's.
inline float lineCover(float distance, float width) {
    return lesser(lesser(1.0f, width), greater(0.0f, (width + 1) / 2 - distance));
}

/// Lines fade before they would merge: from 1 to 0 as the pixels from one line to the next go from
/// nine to three times their width.
inline float linesApart(float spacing, float width) {
    constexpr float kMerged = 3, kApart = 9;
    return smoothStep(kMerged, kApart, spacing / greater(1.0f, width));
}

}  // namespace fathom
