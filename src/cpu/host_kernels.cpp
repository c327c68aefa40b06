#include "cpu/host_kernels.h"

#include "cpu/best_kernels.h"
#include "number/big_operations.h"

namespace fathom {

namespace big {

#include "portable.h"
#undef FATHOM_IN
#define FATHOM_IN(type) const type&

using Types = DirectTypes<real, word>;
using cplx = Types::cplx;
using slope = Types::slope;
using tangent = Types::tangent;
using orbit = Types::orbit;
using plane = Types::plane;

#include "complex.h"
#include "division.h"
#include "fold.h"
#include "kernel_instances.inc"

template <template <int> class Formula, int power>
constexpr kernel::Advance<BigFloat, FloatExp> advanceOf() {
    if constexpr (power > Formula<power>::FORMULA_MAXIMUM_POWER)
        return nullptr;
    else
        return &Formula<power>::direct_advance;
}

#define FATHOM_ROW(name, power) {#name, power, "normal", advanceOf<name, power>()},
// clang-format off
#define FATHOM_FORMULA_ROW(name)                                \
    FATHOM_ROW(name, 2) FATHOM_ROW(name, 3) FATHOM_ROW(name, 4) \
    FATHOM_ROW(name, 5) FATHOM_ROW(name, 6) FATHOM_ROW(name, 7) \
    FATHOM_ROW(name, 8)
#define FATHOM_DIVIDING_ROW(name) FATHOM_FORMULA_ROW(name)
// clang-format on

constexpr BigKernel kKernels[] = {
#include "kernel_rows.inc"
};

}  // namespace big

std::span<const BigKernel> bigKernels() {
    return big::kKernels;
}

namespace {

kernel::HostKernelTable bestTable() {
    return FATHOM_BEST_KERNELS(table)();
}

}  // namespace

std::span<const HostKernel> hostKernels() {
    const kernel::HostKernelTable table = bestTable();
    return {table.entries, table.count};
}

kernel::PlainKernels plainKernels() {
    return bestTable().plain;
}

}  // namespace fathom
