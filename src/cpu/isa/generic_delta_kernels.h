// Perturbation by each formula's own step: the interface between the objects built for one
// instruction set and the rest of the program. Plain data only.
#pragma once

#include "orbit/generic_delta_types.h"

namespace fathom::kernel {

/// follow_run() of kernels/perturbation/lanes.h.
using GenericRun = void (*)(const GenericJob* job, GenericPixel* pixels, unsigned* list,
                            unsigned length, unsigned steps);

/// follow_run_to_lows() of kernels/perturbation/lanes.h.
using GenericRunToLows = void (*)(const GenericJob* job, const float* lows,
                                  const FollowLeast* leasts, GenericPixel* pixels, unsigned* list,
                                  unsigned length, unsigned steps);

struct GenericDeltaEntry {
    const char* formula;
    int power;
    GenericRun run;
    GenericRunToLows runToLows;
};

struct GenericDeltaTable {
    const GenericDeltaEntry* entries;
    unsigned long count;
};

// extendedGenericDeltas(): kernels for numbers with an extended exponent.
namespace baseline {
GenericDeltaTable genericDeltas();
GenericDeltaTable extendedGenericDeltas();
}  // namespace baseline
namespace v3 {
GenericDeltaTable genericDeltas();
GenericDeltaTable extendedGenericDeltas();
}  // namespace v3
namespace v4 {
GenericDeltaTable genericDeltas();
}

}  // namespace fathom::kernel
