// A run of samples as rows: one array for each of their parts, of a length that loops know.
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

/// Loops over rows take whole vectors and leave no rest: a run has kLength samples, of which the
/// last ones may be made up. The rows of a run stay in the first cache (32 KiB).
struct SampleRows {
    static constexpr std::size_t kLength = 256;
    template <class Number>
    using Row = std::array<Number, kLength>;

    alignas(64) Row<std::int64_t> counts;  // at least 1, also of what is interior
    alignas(64) Row<float> fractions;      // smooth part of the count, [0, 1)
    alignas(64) Row<float> x, y;           // distance estimate in pixels, away from the set
    alignas(64) Row<float> distances;      // its length, finite and above 0; 0 where unknown
    alignas(64) Row<float> angles;         // of the last value, in turns [0, 1)
    alignas(64) Row<std::uint32_t> attractors;
    alignas(64) Row<SampleKind> kinds;
};

/// For at most kLength samples; what follows them is not computed.
void readRows(std::span<const TileSample> samples, SampleRows& rows, InstructionSet set);

}  // namespace fathom
