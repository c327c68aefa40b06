// Finds the nuclei of the lowest periods in a view.
#pragma once

#include <vector>

#include "finder/feature.h"
#include "render/view.h"

namespace fathom {

struct AllRequest {
    FormulaInstance formula;
    View view;
    double aspect = 16.0 / 9;  // the picture's width / height
    std::size_t most = 32;     // nuclei
    /// Above 0: find all nuclei with periods up to it, and ignore `most`.
    std::uint64_t mostPeriod = 0;
    double seconds = 10;  // afterwards it returns what it has
};

/// Nuclei in the view, by ascending period; none twice. (For a Julia set, periodic points.)
///
/// Cells of the view are searched best first: the cell whose disc has the lowest period is refined
/// to a nucleus and cut into four, until there are enough nuclei, or the cells are much smaller
/// than the components that they hold, or than the view. When the time is over, returns the nuclei
/// found so far. Fails as findNucleus() does.
Result<std::vector<Nucleus>> findAll(const AllRequest& request, const FindControl& control = {});

}  // namespace fathom
