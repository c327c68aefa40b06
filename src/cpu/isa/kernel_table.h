// What crosses from the objects built for one instruction set to the rest; plain data only.
#pragma once

namespace fathom::kernel {

template <class Number>
using Advance = unsigned (*)(Number* z, Number* derivative, const Number* c, const Number& seed,
                             const Number& escapeRadius2, unsigned steps, unsigned* status);

struct HostKernelEntry {
    const char* formula;
    int power;
    Advance<float> fp32;
    Advance<double> fp64;
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
