// Finds the nuclei of the lowest periods in a view.
#pragma once

#include <vector>

#include "finder/feature.h"
#include "render/view.h"

namespace fathom {

struct AllRequest {
    FormulaInstance formula;
    View view;
    double aspect = 16.0 / 9;  // of the picture's width to its height
    std::size_t most = 32;     // nuclei
    /// Above 0: all of these periods, and then `most` does not count.
    std::uint64_t mostPeriod = 0;
    double seconds = 10;  // after them it returns what it has
};

/// Nuclei in the view, by ascending period; none twice. (On a Julia set, periodic points.)
///
/// Cells of the view are searched best first: the cell whose disc has the lowest period is refined
/// to a nucleus and cut into four, until there are enough, or the cells are much smaller than the
/// domains of what they hold. Fails as findNucleus() does; after the time it has found what it has.
Result<std::vector<Nucleus>> findAll(const AllRequest& request, const FindControl& control = {});

}  // namespace fathom
