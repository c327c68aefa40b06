// Steps of deltas in vector lanes, as they cross from the objects built for one instruction set to
// the rest; plain data only.
#pragma once

#include "orbit/delta_types.h"

namespace fathom::kernel {

/// delta_run() of kernels/delta/lanes.h.
using DeltaRun = unsigned (*)(const DeltaJob& job, DeltaPixel* pixels, const unsigned* list,
                              unsigned length, unsigned steps);

namespace baseline {
extern const DeltaRun deltaRun;
}
namespace v3 {
extern const DeltaRun deltaRun;
}
namespace v4 {
extern const DeltaRun deltaRun;
}

}  // namespace fathom::kernel
