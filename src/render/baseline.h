// Baselines with which an engine's speed is compared, on the same hardware.
#pragma once

#include <cstdint>

#include "base/result.h"

namespace fathom {

/// Baselines for a picture of z^2 + c on the parameter plane, in the number type of its rung. One
/// thread calls at a time; on processors the work uses one core.
class Baseline {
public:
    virtual ~Baseline() = default;

    /// Counts the iterations of all pixels up to `limit` (below 2^31) with the obvious code: one
    /// pixel after the other, or one pixel in each work-item. Returns the sum of the counts.
    virtual Result<std::uint64_t> iteratePlainly(std::uint32_t limit) = 0;

    /// Does the least arithmetic that iterations need in the rung's machine word, three
    /// multiply-adds and one addition each, as fast as the hardware can, for some milliseconds.
    /// Returns the number of iterations, or 0 if it cannot be measured.
    virtual Result<std::uint64_t> reachLimit() = 0;

    /// Copies memory that no cache holds, as fast as the hardware can. Returns the number of bytes
    /// read and written.
    virtual Result<std::uint64_t> copyMemory() = 0;

    /// Same as TileRenderer::deviceSeconds().
    virtual double deviceSeconds() const { return 0; }
};

}  // namespace fathom
