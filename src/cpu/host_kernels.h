// The kernels of kernels/, compiled as C++: one row for each formula and power. Immutable.
#pragma once

#include <span>
#include <string_view>

#include "cpu/isa/kernel_table.h"
#include "number/big_float.h"
#include "render/rung.h"

namespace fathom {

/// direct_advance() of a formula and power, for each machine number type.
using HostKernel = kernel::HostKernelEntry;

struct BigKernel {
    const char* formula;
    int power;
    const char* form;  // always the normal form
    kernel::Advance<BigFloat, FloatExp> advance;
};

/// The kernels for the best instruction set of this processor. Every instruction set gives the same
/// bits.
std::span<const HostKernel> hostKernels();
std::span<const BigKernel> bigKernels();
kernel::PlainKernels plainKernels();

/// The row of a formula and form, by the names of their kernel headers; null if there is none.
template <class Kernel>
const Kernel* findKernel(std::span<const Kernel> kernels, std::string_view formula, int power,
                         std::string_view form = kNormalForm) {
    for (const Kernel& candidate : kernels)
        if (candidate.power == power && formula == candidate.formula && form == candidate.form)
            return &candidate;
    return nullptr;
}

}  // namespace fathom
