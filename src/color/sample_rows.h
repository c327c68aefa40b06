// A run of samples as rows: one array for each component, with a length that loops know.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/instruction_set.h"
#include "render/sample.h"

namespace fathom {

enum class SampleKind : std::uint8_t {
    Missing,   // not computed yet
    Interior,  // has neither escaped nor converged
    Decided,
};

/// What light and lines need from a run of samples.
struct SlopeRows {
    static constexpr std::size_t kLength = 128;
    alignas(64) std::array<float, kLength> distances;  // in pixels, finite and above 0; 0: unknown
    alignas(64) std::array<std::int16_t, kLength> x,
        y;  // direction away from the set, in steps of 1 / COLOR_UNIT
};

/// Loops over rows process whole vectors and leave no remainder: a run always has kLength samples,
/// of which the last ones may be padding. The rows of a run stay in the first-level cache (32 KiB).
struct SampleRows {
    static constexpr std::size_t kLength = SlopeRows::kLength;
    template <class Number>
    using Row = std::array<Number, kLength>;

    alignas(64) Row<std::int64_t> counts;  // at least 1, also for interior samples
    alignas(64) Row<float> fractions;      // smooth part of the count, [0, 1)
    alignas(64) Row<float> angles;         // argument of the last value, in turns [0, 1)
    alignas(64) Row<std::uint32_t> attractors;
    alignas(64) Row<SampleKind> kinds;
    SlopeRows slopes;
};

/// Reads at most kLength samples. The rest of the rows counts as not computed.
void readRows(std::span<const TileSample> samples, SampleRows& rows, InstructionSet set);

}  // namespace fathom
