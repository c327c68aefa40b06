// The colours of a run of samples, and how they are written. Loops for vector instructions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/instruction_set.h"
#include "color/float4.h"
#include "color/sample_rows.h"
#include "color/srgb.h"

namespace fathom {

/// Stored by pixel: red, green and blue in linear light, times a factor that is passed to the
/// loops.
struct PixelRun {
    alignas(64) std::array<Float4, SampleRows::kLength> colors;
};

/// Stored by channel: square roots of linear light, in [0, kRootOne]. The roots are within 0.06 of
/// the codes of screens (sRGB), for which painting programs define blend modes.
struct ColorRun {
    alignas(64) std::array<SampleRows::Row<std::int16_t>, 3> channels;
};

/// The colour of interior samples, and where all colours of a run go: to `pixels`, which has room
/// for a whole run.
struct RunOutput {
    const SrgbCodes* codes;
    Rgb32 interior;
    Rgb32* pixels;
};

/// Replaces the colours of samples that are not decided: interior ones as the output says, missing
/// ones by transparent black.
inline void writeUndecided(const SampleRows::Row<SampleKind>& kinds, const RunOutput& output) {
    Rgb32* const out = output.pixels;
    const Rgb32 interior = output.interior;
    int least = static_cast<int>(SampleKind::Decided);
    for (std::size_t i = 0; i < SampleRows::kLength; ++i)
        least = std::min(least, static_cast<int>(kinds[i]));
    if (least == static_cast<int>(SampleKind::Decided)) return;
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const Rgb32 other = kinds[i] == SampleKind::Interior ? interior : 0;
        out[i] = kinds[i] == SampleKind::Decided ? out[i] : other;
    }
}

/// Writes colours that are given in steps of SrgbCodes, from 0 to SrgbCodes::kSteps.
using WritePixels = void(const PixelRun& steps, const SampleRows& rows, const RunOutput& output);
Versions<WritePixels> writePixels();

/// Convert colours from linear light to its square roots, and back.
using TakeRoots = void(const PixelRun& linear, ColorRun& roots);
Versions<TakeRoots> takeRoots();
using SquareRoots = void(const ColorRun& roots, PixelRun& linear);
Versions<SquareRoots> squareRoots();
/// Writes the codes of squareRoots().
using WriteRoots = void(const ColorRun& roots, const SampleRows::Row<SampleKind>& kinds,
                        const RunOutput& output);
Versions<WriteRoots> writeRoots();

}  // namespace fathom
