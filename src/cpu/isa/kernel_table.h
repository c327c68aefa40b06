// The interface between the objects built for one instruction set and the rest of the program.
// Plain data only.
#pragma once

#include "number/double_word.h"
#include "number/fixed128.h"
#include "render/direct_types.h"

namespace fathom::kernel {

/// direct_advance() of the kernels.
template <class Number, class Word>
using Advance = unsigned (*)(typename DirectTypes<Number, Word>::orbit* from,
                             const typename DirectTypes<Number, Word>::plane* at, unsigned steps,
                             unsigned* status);

struct HostKernelEntry {
    const char* formula;
    int power;
    const char* form;  // forms other than the normal one exist only for ff and dd
    Advance<float, float> fp32;
    Advance<FloatFloat, float> ff;
    Advance<double, double> fp64;
    Advance<DoubleDouble, double> dd;
    Advance<Fixed128, float> fp128;  // null for formulas that divide

    // The kernel for a number type; the argument only selects the type.
    Advance<float, float> advanceOf(float) const { return fp32; }
    Advance<FloatFloat, float> advanceOf(FloatFloat) const { return ff; }
    Advance<double, double> advanceOf(double) const { return fp64; }
    Advance<DoubleDouble, double> advanceOf(DoubleDouble) const { return dd; }
    Advance<Fixed128, float> advanceOf(Fixed128) const { return fp128; }
};

/// plain_iterate() of kernels/reference/plain.h.
template <class Number, class Word>
using Plain = unsigned (*)(const typename DirectTypes<Number, Word>::plane* at, const Number& start,
                           unsigned steps);

/// The kernels of z^2 + c.
struct PlainKernels {
    Plain<float, float> fp32;
    Plain<FloatFloat, float> ff;
    Plain<double, double> fp64;
    Plain<DoubleDouble, double> dd;

    // The kernel for a number type; the argument only selects the type.
    Plain<float, float> of(float) const { return fp32; }
    Plain<FloatFloat, float> of(FloatFloat) const { return ff; }
    Plain<double, double> of(double) const { return fp64; }
    Plain<DoubleDouble, double> of(DoubleDouble) const { return dd; }
};

struct HostKernelTable {
    const HostKernelEntry* entries;
    unsigned long count;
    PlainKernels plain;
};

namespace baseline {
HostKernelTable table();
}
namespace v3 {
HostKernelTable table();
}
namespace v4 {
HostKernelTable table();
}

}  // namespace fathom::kernel
