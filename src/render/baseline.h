// What an engine's speed is measured against, on the same hardware.
#pragma once

#include <cstdint>

#include "base/result.h"

namespace fathom {

/// For a picture of z^2 + c on the parameter plane, in the number of its rung. One thread at a
/// time; on processors, one core.
class Baseline {
public:
    virtual ~Baseline() = default;

    /// Counts the iterations of all pixels up to a limit below 2^31 as one writes it down first,
    /// one pixel after the other or one in each work-item, and returns their sum.
    virtual Result<std::uint64_t> iteratePlainly(std::uint32_t limit) = 0;

    /// Does the arithmetic that iterations take at the least in the rung's machine word, three
    /// multiply-adds and an addition for each, as fast as the hardware can, for some milliseconds;
    /// returns for how many, or 0 where there is no way to know.
    virtual Result<std::uint64_t> reachLimit() = 0;

    /// As a TileRenderer's.
    virtual double deviceSeconds() const { return 0; }
};

}  // namespace fathom
