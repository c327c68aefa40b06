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
#include "number/float.h"
#include "number/one_word.h"
#include "complex.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace fp32

namespace ff {
// In this order:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/float.h"
#include "number/two_words.h"
#include "complex.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace ff

namespace fp64 {
// In this order:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/double.h"
#include "number/one_word.h"
#include "complex.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace fp64

namespace dd {
// In this order:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/double.h"
#include "number/two_words.h"
#include "complex.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace dd

namespace {

// The kernel's own types, of the same layout as the host's.
template <class Real, class Number>
Real native(const Number& value) {
    return __builtin_bit_cast(Real, value);
}

template <template <int> class Formula, int power, class Complex, class Slope, class Number,
          class Word>
unsigned advance(Number* z, Word* derivative, const Number* c, const Word& seed,
                 const Word& escapeRadius2, unsigned steps, unsigned* status) {
    using Real = decltype(Complex::re);
    Complex value{native<Real>(z[0]), native<Real>(z[1])};
    const Complex constant{native<Real>(c[0]), native<Real>(c[1])};
    Slope slope{derivative[0], derivative[1]};
    const unsigned taken = Formula<power>::direct_advance(&value, &slope, constant, seed,
                                                          escapeRadius2, steps, status);
    z[0] = native<Number>(value.re), z[1] = native<Number>(value.im);
    derivative[0] = slope.re, derivative[1] = slope.im;
    return taken;
}

// clang-format off
#define FATHOM_KIND(kind, name, power, Number, Word) \
    &advance<kind::name, power, kind::cplx, kind::slope, Number, Word>
#define FATHOM_ROW(name, power)                             \
    {#name, power,                                          \
     FATHOM_KIND(fp32, name, power, float, float),          \
     FATHOM_KIND(ff, name, power, FloatFloat, float),       \
     FATHOM_KIND(fp64, name, power, double, double),        \
     FATHOM_KIND(dd, name, power, DoubleDouble, double)},
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
