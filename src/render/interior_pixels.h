// Finds pixels that will never escape while they iterate by perturbation, by the cycles that
// attract their orbits. These pixels need not be iterated to the limit.
#pragma once

#include <cstdint>
#include <span>

#include "base/fresh_vector.h"
#include "orbit/attracting_cycle.h"
#include "render/reference.h"

namespace fathom {

/// For one tile; refers to the reference, which must outlive it. Interior pixels have the same
/// samples as running ones, so the picture does not depend on which of them are found.
class InteriorPixels {
public:
    InteriorPixels(const MandelbrotReference& reference, std::size_t pixels);

    /// Looks at some of the running pixels (indices into `pixels`), and marks those that it proves
    /// interior, neighbours included, as FATHOM_INTERIOR. On average, the looks of a call that find
    /// nothing take `steps` steps together.
    void find(std::span<DeltaPixel> pixels, std::span<const std::uint32_t> running,
              std::uint32_t steps);

private:
    CycleFinder m_finder;
    FreshVector<std::uint64_t> m_next;  // by pixel: iterations at which the next look pays
    std::size_t m_at = 0;               // place in the list that was looked at last
    std::int64_t m_left = 0;            // steps that looks may still take; below 0: too many taken
};

}  // namespace fathom
