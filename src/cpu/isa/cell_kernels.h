// The kernels of cells for one kind of pixels. Plain data only.
#pragma once

#include "orbit/delta_types.h"

namespace fathom::kernel {

/// cell_make() of kernels/perturbation/cells.h.
using CellMaps = void (*)(const DeltaCells& cells, const unsigned* list, unsigned length,
                          DeltaCell* maps, unsigned* blocks);

template <class Job, class Pixel>
struct CellKernels {
    /// cell_approach() and cell_run() of kernels/perturbation/cells.h.
    using Run = void (*)(const DeltaCells& cells, const Job& job, Pixel* pixels, unsigned* list,
                         unsigned length, unsigned steps);
    Run approach, run;
    CellMaps maps;
};

}  // namespace fathom::kernel
