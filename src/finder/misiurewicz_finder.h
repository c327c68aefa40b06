// Finds the Misiurewicz point near a point: centres of spirals, branch points and tips.
#pragma once

#include <optional>

#include "finder/feature.h"

namespace fathom {

struct MisiurewiczRequest {
    FormulaInstance formula;
    Disc disc;
    std::optional<std::uint64_t> preperiod, period;  // those to find; otherwise the first that fit
    std::uint64_t mostSteps = kMostSteps;            // preperiod and period together

    static constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 20;
};

/// The Misiurewicz point that Newton's method finds from the disc's centre; it may lie up to twice
/// the radius from it. Of a Julia set, a point that becomes periodic.
///
/// Fails with Unsupported for formulas that fold or do not add c to a power, with InvalidInput for
/// a preperiod or period that there is none of, with NotFound where there is no such point, and
/// with Cancelled.
Result<Misiurewicz> findMisiurewicz(const MisiurewiczRequest& request,
                                    const FindControl& control = {});

}  // namespace fathom
