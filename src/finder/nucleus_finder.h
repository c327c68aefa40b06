// Finds the nucleus, or the periodic point of a Julia set, near a given point.
#pragma once

#include <optional>
#include <vector>

#include "finder/feature.h"
#include "finder/plane_orbit.h"

namespace fathom {

struct NucleusRequest {
    FormulaInstance formula;
    Disc disc;
    std::optional<std::uint64_t> period;  // to find; unset: the least in the disc
    std::uint64_t mostPeriod = kMostPeriod;

    static constexpr std::uint64_t kMostPeriod = std::uint64_t{1} << 24;
};

/// A period that a disc seems to hold.
struct CandidateInDisc {
    std::uint64_t period = 0;
    double re = 0, im = 0;  // estimate of the nucleus, from the disc's centre, in radii
    FloatExp size;          // a rough estimate
};

/// The first candidates, at most `most`, by ascending period. The first one is the default; the
/// others are deeper. They are not refined, so some may be no nuclei. Fails as findNucleus() does.
Result<std::vector<CandidateInDisc>> findPeriods(const NucleusRequest& request, std::size_t most,
                                                 const FindControl& control = {});

/// The nucleus of least period in the disc that Newton's method finds from the disc's centre. It
/// may lie up to twice the radius from the centre. (For a Julia set, the periodic point.)
///
/// Fails with Unsupported for formulas that PlaneOrbit does not know; with InvalidInput for an
/// impossible disc; with NotFound and a sentence why, if there is no nucleus (for example outside
/// the set) or no root for the given period; and with Cancelled.
Result<Nucleus> findNucleus(const NucleusRequest& request, const FindControl& control = {});

/// A nucleus whose place is known roughly, and whose period is `period` or a divisor of it.
struct RoughNucleus {
    const FormulaInstance& formula;  // known to PlaneOrbit
    BigPoint start;                  // with enough bits for `error`
    FloatExp radius;                 // the nucleus is at most twice this far from the start
    FloatExp error;                  // estimated error of the start, at most the radius
    std::uint64_t period;
};

/// Refines a rough nucleus. Fails with NotFound if Newton's method leads away, and with Cancelled.
Result<Nucleus> refineNucleus(const RoughNucleus& rough, const FindControl& control);

}  // namespace fathom
