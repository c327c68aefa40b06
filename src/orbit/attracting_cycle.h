// Attracting cycles near a reference orbit: they show that pixels never escape.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "orbit/reference_orbit.h"

namespace fathom {

/// The divisors of a number in ascending order: the lengths that a cycle may have if an orbit comes
/// back after so many iterations.
std::vector<std::uint64_t> divisorsOf(std::uint64_t number);

/// Whether a multiplier is that of a cycle, or possibly a power of it, after several turns.
enum class Turns { One, Several };

/// A point whose cycle attracts is interior, and so are its neighbours: the cycle's multiplier r
/// maps their component one to one onto the unit disc (Douady and Hubbard, 1984), and such a map
/// gives a lower bound for the distance to the component's boundary, a quarter of (1 - |r|^2) /
/// |dr/dc| (Koebe's theorem). `multiplier` and `slope` are |r| and |dr/dc|; NaN if these are not
/// numbers.
double interiorRadius(double multiplier, double slope, Turns turns);

/// Looks for the cycle that a pixel's orbit settles on, by steps of a table, so that the orbit need
/// not be followed to the limit.
///
/// Immutable; safe to share. Keeps references to its arguments.
class CycleFinder {
public:
    /// `job`: of a table along `orbit`.
    CycleFinder(const ReferenceOrbit& orbit, const DeltaJob& job) : m_orbit(orbit), m_job(job) {}

    struct Answer {
        /// In pixels: no point nearer than this to the pixel's escapes. Empty if no attracting
        /// cycle was found.
        std::optional<double> radius;
        /// The cycle's length, if one was found.
        std::uint64_t period = 0;
        /// Steps that it took, some 50 ns each; a step with an extended exponent counts as 20.
        std::uint32_t steps = 0;
    };
    /// Looks at a running pixel, which should have come near its cycle.
    Answer lookAt(const DeltaPixel& pixel) const;

private:
    const ReferenceOrbit& m_orbit;
    DeltaJob m_job;
};

}  // namespace fathom
