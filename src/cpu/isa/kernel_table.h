// What crosses from the objects built for one instruction set to the rest; plain data only.
#pragma once

#include "number/double_word.h"

namespace fathom::kernel {

/// direct_advance() of kernels/direct.h; z, derivative and c are pairs {re, im}.
template <class Number, class Word>
using Advance = unsigned (*)(Number* z, Word* derivative, const Number* c, const Word& seed,
                             const Word& escapeRadius2, unsigned steps, unsigned* status);

struct HostKernelEntry {
    const char* formula;
    int power;
    Advance<float, float> fp32;
    Advance<FloatFloat, float> ff;
    Advance<double, double> fp64;
    Advance<DoubleDouble, double> dd;
};

struct HostKernelTable {
    const HostKernelEntry* entries;
    unsigned long count;
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
