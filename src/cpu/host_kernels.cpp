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
// clang-format off
#define FATHOM_FORM "form/normal.h"
#define FATHOM_BODY "program/direct_formula.h"
#define FATHOM_WANTED 1
#include "kernel_formulas.inc"
#undef FATHOM_BODY

constexpr BigKernel kKernels[] = {
#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_ROW(name, power) {#name, power, "normal", &name<power>::direct_advance},
#include "kernel_formulas.inc"
};
// clang-format on

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
