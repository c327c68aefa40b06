// Turns samples into places in a CalmPalette by a CurveTable: the loops of automatic colours.
#pragma once

#include <array>

#include "base/instruction_set.h"
#include "color/auto_curve.h"
#include "color/color_settings.h"
#include "color/picture_traits.h"
#include "color/sample_rows.h"

namespace fathom {

/// Values that are the same for all samples of a picture, in the form that loops need.
struct AutoTerms {
    AutoTerms(const ColorSettings& settings, const PictureTraits& traits, const CurveTable& table);

    double start, inverseScale;        // of the curve's axis
    float first, entriesPerX;          // of its table
    float density, offset;             // turns = density * curve + offset
    float coverage;                    // a pixel covers coverage * |d turn| / distance turns
    float lightX, lightY, lightAbove;  // a slope (u, v) gets u x + v y + lightAbove
    float fractionShare;               // 1, or 0: one colour per count
};

/// What automatic colours need from a run of samples, once the curve, the light and whether counts
/// are smooth are known. It takes a little more than half of the samples' bytes. It is kept for a
/// picture that is recoloured again and again, for example by a slider.
struct ShadedRun {
    template <class Number>
    using Row = SampleRows::Row<Number>;

    alignas(64) Row<float> heights;        // height of the curve, before density and offset
    alignas(64) Row<float> slopes;         // turns per count, in steps of the curve's table
    alignas(64) Row<float> distances;      // in pixels; 0 if unknown
    alignas(64) Row<float> light;          // factor on the colour, at least 0
    alignas(64) Row<std::uint8_t> basins;  // basin of the CalmPalette
    alignas(64) Row<SampleKind> kinds;
};

/// Shades a run. Samples that are interior or missing may get any values in range.
using AutoShadeRun = void(const SampleRows& rows, const AutoTerms& terms, const float* table,
                          ShadedRun& shaded);
Versions<AutoShadeRun> autoShading();

/// The places (CalmPalette::Place) at which the samples of a run find their colours.
struct AutoPlaces {
    alignas(64) SampleRows::Row<std::int32_t> entries;
    alignas(64) SampleRows::Row<float> parts;
    alignas(64) SampleRows::Row<float> copyParts;
};
using AutoPlaceRun = void(const ShadedRun& shaded, const AutoTerms& terms, AutoPlaces& places);
Versions<AutoPlaceRun> autoPlaces();

/// A smooth step from 0 at `from` to 1 at `to`. It gives, for example, the part of a basin's own
/// hue that is lost at a height of the curve: chains between basins have the palette's colours.
inline float smoothStep(float from, float to, float value) {
    const float t = std::min(1.0f, std::max(0.0f, (value - from) / (to - from)));
    return t * t * (3 - 2 * t);
}

}  // namespace fathom
