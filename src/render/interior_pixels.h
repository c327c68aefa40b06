// Pixels on their way by perturbation that will never escape, found out by the cycles that attract
// their orbits: nobody has to take them to the limit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "orbit/attracting_cycle.h"
#include "render/delta_coordinates.h"

namespace fathom {

/// Of one tile; refers to the basis. Interior pixels have the same samples as running ones, so that
/// it changes nothing which of them are found.
class InteriorPixels {
public:
    InteriorPixels(const DeltaBasis& basis, std::size_t pixels);

    /// Looks at some of the running pixels, by their indices, and marks those that it finds out
    /// about, neighbours included, as FATHOM_INTERIOR. Looks that find nothing take so many steps
    /// in each call, on the average.
    void find(std::vector<DeltaPixel>& pixels, std::span<const std::uint32_t> running,
              std::uint32_t steps);

private:
    CycleFinder m_finder;
    std::vector<std::uint64_t> m_next;  // iterations from which on a pixel is worth a look
    std::size_t m_at = 0;               // the last one of the list that was looked at
    std::int64_t m_left = 0;            // of the steps that calls may take; those too many below 0
};

}  // namespace fathom
