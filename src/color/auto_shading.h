// Turns samples into places in a CalmPalette by a CurveTable: the loops of automatic colours.
#pragma once

#include <array>

#include "base/instruction_set.h"
#include "color/auto_curve.h"
#include "color/color_settings.h"
#include "color/picture_traits.h"
#include "color/sample_rows.h"
#include "color/shorts.h"

namespace fathom {

/// The terms of a picture's automatic colours.
ColorTerms colorTerms(const ColorSettings& settings, const PictureTraits& traits,
                      const CurveTable& table);

/// What automatic colours need from a run of samples, once the curve's axis and whether counts are
/// smooth are known. It takes a little more than half of the samples' bytes. It is kept for a
/// picture that is recoloured again and again, for example by a slider.
struct ShadedRun {
    template <class Number>
    using Row = SampleRows::Row<Number>;

    alignas(64) Row<float> places;  // on the curve's table, in steps of it
    alignas(64) Row<float> grains;  // 1 / ((1 + |t|) distance), t as in CurveTable; 0 if unknown
    SlopeRows slopes;
    alignas(64) Row<std::uint8_t> lit;     // how much the light from a side changes the sample
    alignas(64) Row<std::uint8_t> dark;    // and how much it is darker as a thread
    alignas(64) Row<std::uint8_t> basins;  // basin of the CalmPalette
    alignas(64) Row<SampleKind> kinds;
};

/// Shades a run. Samples that are interior or missing may get any values in range.
using AutoShadeRun = void(const SampleRows& rows, const ColorTerms& terms, ShadedRun& shaded);
Versions<AutoShadeRun> autoShading();

/// Where the samples of a run find their colours, and how they are lit.
struct AutoPlaces {
    alignas(64) SampleRows::Row<std::int32_t> entries;  // of a CalmPalette, in its first hue
    alignas(64) SampleRows::Row<std::int16_t> parts;    // of the way to the next entry
    alignas(64) SampleRows::Row<std::int16_t> lights;   // factor on the colour, less 1
    alignas(64) SampleRows::Row<float> heights;         // of the curve, before density and offset
};
/// `table` has the turns of a CurveTable. `next` comes from memory meanwhile, a cache line after
/// another: the first half of it here, the other half in paintShorts(). All lines at once would be
/// more than processors can wait for.
using AutoPlaceRun = void(const ShadedRun& shaded, const ShadedRun& next, const ColorTerms& terms,
                          const float* table, AutoPlaces& places);
Versions<AutoPlaceRun> autoPlaces();

inline void prefetchLine(const ShadedRun& run, std::size_t line) {
    constexpr std::size_t kCacheLine = 64;
    __builtin_prefetch(reinterpret_cast<const char*>(&run) + line * kCacheLine);
}

/// The share of the palette's own colour at a height of the curve: basins have hues of their own
/// where counts are low, and the chains between them have the palette's colours.
inline float chainShare(float height) {
    constexpr float kOwnHue = 0.35f, kPaletteHue = 0.62f;
    return kernel::smooth_step(kOwnHue, kPaletteHue, height);
}

}  // namespace fathom
