// The kernels in lanes, as they cross from the objects built for one instruction set to the rest;
// plain data only.
#pragma once

#include "number/double_word.h"
#include "render/direct_types.h"
#include "render/lane_types.h"

namespace fathom::kernel {

/// Of one formula, power and kind of number; see kernels/lanes/iterate.h.
template <class Word>
struct Lanes {
    unsigned lanes;
    void (*counted)(const LaneRows<Word>&);
    void (*scout)(const LaneRows<Word>&);
};

struct LaneEntry {
    const char* formula;
    int power;
    const char* form;  // other forms than the normal one have pairs of words alone
    Lanes<float> fp32, ff;
    Lanes<double> fp64, dd;

    // Of a kind of number, given by any value of it.
    const Lanes<float>& of(float) const { return fp32; }
    const Lanes<float>& of(FloatFloat) const { return ff; }
    const Lanes<double>& of(double) const { return fp64; }
    const Lanes<double>& of(DoubleDouble) const { return dd; }
};

/// limit_rounds() of kernels/reference/limit.h; returns how many steps these are.
using LimitLoop = unsigned long (*)(unsigned rounds);

struct LaneTable {
    const LaneEntry* entries;
    unsigned long count;
    LimitLoop limitOfFloats, limitOfDoubles;
};

namespace v3 {
LaneTable laneTable();
}
namespace v4 {
LaneTable laneTable();
}

}  // namespace fathom::kernel
