// Finds the nucleus, or the periodic point of a Julia set, near a point.
#pragma once

#include <optional>
#include <vector>

#include "finder/feature.h"
#include "finder/plane_orbit.h"

namespace fathom {

struct NucleusRequest {
    FormulaInstance formula;
    Disc disc;
    std::optional<std::uint64_t> period;  // the one to find; otherwise the least in the disc
    std::uint64_t mostPeriod = kMostPeriod;

    static constexpr std::uint64_t kMostPeriod = std::uint64_t{1} << 24;
};

/// A period that a disc seems to hold.
struct CandidateInDisc {
    std::uint64_t period = 0;
    double re = 0, im = 0;  // of the nucleus, from the disc's centre in its radii: an estimate
    FloatExp size;          // a rough estimate
};

/// The first candidates, at most `most`, the least period first: the first one is the default, and
/// the others are deeper. They are not refined, so some may be none. Fails as findNucleus() does.
Result<std::vector<CandidateInDisc>> findPeriods(const NucleusRequest& request, std::size_t most,
                                                 const FindControl& control = {});

/// The nucleus of least period in the disc that Newton's method finds from the disc's centre; it
/// may lie up to twice the radius from it. (On a Julia set, the periodic point.)
///
/// Fails with Unsupported for formulas that neither fold nor add c to a power; with NotFound, and a
/// sentence why, where there is none, as outside of the set, or no root for the given period; and
/// with Cancelled.
Result<Nucleus> findNucleus(const NucleusRequest& request, const FindControl& control = {});

/// A nucleus, or one of a divisor of its period, whose period and place are known roughly.
struct RoughNucleus {
    const FormulaInstance& formula;  // that PlaneOrbit knows
    BigPoint start;                  // with the bits for `error`
    FloatExp radius;                 // it is at most twice as far from the start
    FloatExp error;                  // about what the start errs by, at most the radius
    std::uint64_t period;
};

/// Refines it. Fails with NotFound where Newton's method leads away, and with Cancelled.
Result<Nucleus> refineNucleus(const RoughNucleus& rough, const FindControl& control);

}  // namespace fathom
