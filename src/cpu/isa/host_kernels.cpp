// Built once for each instruction set, as FATHOM_ISA. Includes nothing of the standard library with
// code in it: an inline function compiled here for a new processor could be linked for an old one.
#include <stddef.h>

#include "cpu/isa/kernel_table.h"

namespace fathom::kernel::FATHOM_ISA {

namespace fp32 {
// In this order:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/fp32.h"
#include "complex.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace fp32

namespace fp64 {
// In this order:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/fp64.h"
#include "complex.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace fp64

namespace {

template <template <int> class Formula, int power, class Complex, class Number>
unsigned advance(Number* z, Number* derivative, const Number* c, const Number& seed,
                 const Number& escapeRadius2, unsigned steps, unsigned* status) {
    Complex value{z[0], z[1]}, slope{derivative[0], derivative[1]};
    const unsigned taken = Formula<power>::direct_advance(&value, &slope, Complex{c[0], c[1]}, seed,
                                                          escapeRadius2, steps, status);
    z[0] = value.re, z[1] = value.im;
    derivative[0] = slope.re, derivative[1] = slope.im;
    return taken;
}

#define FATHOM_ROW(name, power)                                    \
    {#name, power, &advance<fp32::name, power, fp32::cplx, float>, \
     &advance<fp64::name, power, fp64::cplx, double>},
// clang-format off
#define FATHOM_FORMULA_ROW(name)                                \
    FATHOM_ROW(name, 2) FATHOM_ROW(name, 3) FATHOM_ROW(name, 4) \
    FATHOM_ROW(name, 5) FATHOM_ROW(name, 6) FATHOM_ROW(name, 7) \
    FATHOM_ROW(name, 8)
// clang-format on

constexpr HostKernelEntry kEntries[] = {
#include "kernel_rows.inc"
};

}  // namespace

HostKernelTable table() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel::FATHOM_ISA
