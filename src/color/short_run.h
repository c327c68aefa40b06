// The colours of a run in sixteen bits: linear light, in steps of 1/32767. So vectors hold twice as
// many as floats, and tables are half as large. Near black, where codes of screens lie closest to
// each other in linear light, ten steps make a code.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/instruction_set.h"
#include "color/auto_shading.h"
#include "color/calm_palette.h"
#include "color/color_run.h"

namespace fathom {

/// Lanes in the order of the samples: each has blue, green, red and an unused lane, in
/// [0, kShortOne].
struct ShortRun {
    alignas(64) std::array<std::int16_t, 4 * SampleRows::kLength> lanes;
};

struct ShortPaint {
    const CalmPalette& palette;
    bool hasBasins;
    ColorRun* roots;  // for layers: gets square roots of the colours; may be null
};

/// Looks up the colours of a run and lights them. `next` is as in AutoPlaceRun.
using PaintShorts = void(const ShadedRun& shaded, const ShadedRun& next, const AutoPlaces& places,
                         const ShortPaint& paint, ShortRun& run);
Versions<PaintShorts> paintShorts();

/// Writes them for a screen.
using WriteShorts = void(const ShortRun& run, const ShadedRun& shaded, const RunOutput& output);
Versions<WriteShorts> writeShorts();

/// Converts them to linear light, for files and for means of several samples. Both ways to the
/// codes of screens, this one with toSrgb8() and writeShorts(), give the same codes.
using LinearShorts = void(const ShortRun& run, PixelRun& linear);
Versions<LinearShorts> linearShorts();

}  // namespace fathom
