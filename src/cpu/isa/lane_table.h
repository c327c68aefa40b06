// Direct kernels in vector lanes: the interface between the objects built for one instruction set
// and the rest of the program. Plain data only.
#pragma once

#include "number/double_word.h"
#include "render/direct_types.h"
#include "render/lane_types.h"

namespace fathom::kernel {

/// The kernels of one formula, power and number type; see kernels/lanes/iterate.h, or settle.h for
/// formulas that divide, which have no scouts.
template <class Word>
struct Lanes {
    unsigned lanes;
    void (*counted)(const LaneRows<Word>&);
    void (*scout)(const LaneRows<Word>&) = nullptr;
};

struct LaneEntry {
    const char* formula;
    int power;
    const char* form;  // forms other than the normal one exist only for ff and dd
    Lanes<float> fp32, ff;
    Lanes<double> fp64, dd;

    // The kernels for a number type; the argument only selects the type.
    const Lanes<float>& of(float) const { return fp32; }
    const Lanes<float>& of(FloatFloat) const { return ff; }
    const Lanes<double>& of(double) const { return fp64; }
    const Lanes<double>& of(DoubleDouble) const { return dd; }
};

/// Runs limit_rounds() of kernels/reference/limit.h, and returns the number of steps done.
using LimitLoop = unsigned long (*)(unsigned rounds);

struct LaneTable {
    const LaneEntry* entries;
    unsigned long count;
    LimitLoop limitOfFloats, limitOfDoubles;
};

namespace baseline {
LaneTable laneTable();  // empty: lanes need vectors with fused operations
}
namespace neon {
LaneTable laneTable();
}
namespace v3 {
LaneTable laneTable();
}
namespace v4 {
LaneTable laneTable();
}

}  // namespace fathom::kernel
