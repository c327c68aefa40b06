// Finds the Misiurewicz point near a given point: the centre of a spiral, a branch point or a tip.
#pragma once

#include <optional>

#include "finder/feature.h"

namespace fathom {

struct MisiurewiczRequest {
    FormulaInstance formula;
    Disc disc;
    std::optional<std::uint64_t> preperiod, period;  // to find; unset: the first that fit
    std::uint64_t mostSteps = kMostSteps;            // most preperiod + period

    static constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 20;
};

/// The Misiurewicz point that Newton's method finds from the disc's centre. It may lie up to twice
/// the radius from the centre. For a Julia set, a point whose orbit becomes periodic.
///
/// Fails with Unsupported for formulas that fold or do not add c to a power, with InvalidInput for
/// an impossible preperiod, period or disc, with NotFound if no such point is found, and with
/// Cancelled.
Result<Misiurewicz> findMisiurewicz(const MisiurewiczRequest& request,
                                    const FindControl& control = {});

}  // namespace fathom
