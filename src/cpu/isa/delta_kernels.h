// Perturbation kernels in vector lanes: the interface between the objects built for one instruction
// set and the rest of the program. Plain data only.
#pragma once

#include "cpu/isa/cell_kernels.h"

namespace fathom::kernel {

/// series_run_batched() or series_run() of kernels/perturbation/series_run.h, or follow_run() of
/// lanes.h.
using DeltaRun = void (*)(const DeltaJob& job, DeltaPixel* pixels, unsigned* list, unsigned length,
                          unsigned steps);

/// series_run_to_lows() of kernels/perturbation/series_run.h, or follow_run_to_lows() of lanes.h.
using DeltaRunToLows = void (*)(const DeltaJob& job, const float* lows, const FollowLeast* leasts,
                                DeltaPixel* pixels, unsigned* list, unsigned length,
                                unsigned steps);

/// delta_begin() of kernels/perturbation/start_lanes.h.
using DeltaBegin = void (*)(const DeltaStart& start, DeltaPixel* pixels, unsigned count);

struct DeltaKernels {
    DeltaBegin start;
    DeltaRun batched, plain, extended;
    DeltaRunToLows plainToLows, extendedToLows;
    CellKernels<DeltaJob, DeltaPixel> cells;
};

namespace baseline {
extern const DeltaKernels kDeltaKernels;
}
namespace v3 {
extern const DeltaKernels kDeltaKernels;
}
namespace v4 {
extern const DeltaKernels kDeltaKernels;
}

}  // namespace fathom::kernel
