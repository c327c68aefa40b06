// Samples to places in a CalmPalette, by a CurveTable: the loops of automatic colours.
#pragma once

#include <array>
#include <span>

#include "base/instruction_set.h"
#include "color/auto_curve.h"
#include "color/color_settings.h"
#include "color/picture_traits.h"

namespace fathom {

/// What is the same for all samples of a picture, in the form in which loops need it.
struct AutoTerms {
    AutoTerms(const ColorSettings& settings, const PictureTraits& traits, const CurveTable& table);

    double start, inverseScale;        // of the curve's axis
    float first, entriesPerX;          // of its table
    float density, offset;             // turns = density * curve + offset
    float coverage;                    // turns that a pixel covers: coverage * |d turn| / distance
    float lightX, lightY, lightAbove;  // a slope of the direction (u, v) gets u x + v y + above
    float fractionShare;               // 1, or 0 for one colour for each count
};

struct AutoShades {
    static constexpr std::size_t kLongestRun = 512;
    using Row = std::array<float, kLongestRun>;

    Row turns;    // of the palette, [0, 1]
    Row levels;   // of the CalmPalette
    Row light;    // factor of the colour, at least 0
    Row heights;  // of the curve, before density and offset
};

/// For at most kLongestRun samples; those that are interior or not computed may get any values in
/// range.
using AutoShadeRun = void(std::span<const TileSample> samples, const AutoTerms& terms,
                          const float* table, AutoShades& shades);
Versions<AutoShadeRun> autoShading();

/// The part of a basin's own hue that is gone at this height of the curve: chains between basins
/// have the palette's colours.
inline float smoothStep(float from, float to, float value) {
    const float t = std::min(1.0f, std::max(0.0f, (value - from) / (to - from)));
    return t * t * (3 - 2 * t);
}

}  // namespace fathom
