// Attracting cycles beside a reference orbit: they tell that pixels never escape.
#pragma once

#include <cstdint>
#include <optional>

#include "orbit/reference_orbit.h"

namespace fathom {

/// Looks for the cycle that a pixel's orbit settles on, by steps of a table, so that nobody has to
/// follow it to the limit. A point with an attracting cycle is interior, and so are its neighbours:
/// the multiplier maps their component onto the unit disc one to one (Douady and Hubbard, 1984),
/// and such a map tells how far the component's boundary is at least (Koebe's theorem).
///
/// Immutable; safe to share. Refers to what it is made of.
class CycleFinder {
public:
    /// `job`: of a table along the orbit.
    CycleFinder(const ReferenceOrbit& orbit, const DeltaJob& job) : m_orbit(orbit), m_job(job) {}

    struct Answer {
        /// In pixels: no point escapes that is nearer to the pixel's. Unknown where no attracting
        /// cycle was found.
        std::optional<double> radius;
        /// That it took, some 50 ns each; one with an exponent counts as 20.
        std::uint32_t steps = 0;
    };
    /// Of a pixel on its way, which should have come near its cycle.
    Answer lookAt(const DeltaPixel& pixel) const;

private:
    const ReferenceOrbit& m_orbit;
    DeltaJob m_job;
};

}  // namespace fathom
