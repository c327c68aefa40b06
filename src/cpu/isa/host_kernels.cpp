// Built once for each instruction set, as FATHOM_ISA. Includes no standard header with code in it:
// an inline function compiled here for a new processor could be linked into code for an old one.
#include "cpu/isa/kernel_table.h"

namespace fathom::kernel::FATHOM_ISA {

namespace fp32 {
// The order of these includes matters:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/float.h"
#include "number/one_word.h"
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "fold.h"
#include "division.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace fp32

namespace ff {
// The order of these includes matters:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/float.h"
#include "number/two_words.h"
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "fold.h"
#include "division.h"
#include "kernel_instances.inc"
#include "kernel_form_instances.inc"
// clang-format on
}  // namespace ff

namespace fp64 {
// The order of these includes matters:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/double.h"
#include "number/one_word.h"
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "fold.h"
#include "division.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace fp64

namespace dd {
// The order of these includes matters:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/double.h"
#include "number/two_words.h"
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "fold.h"
#include "division.h"
#include "kernel_instances.inc"
#include "kernel_form_instances.inc"
// clang-format on
}  // namespace dd

namespace fp128 {
// The names by which kernels/with_tail.h uses the float-float source.
#define FATHOM_TAIL_NAMES(name)                                                                \
    using tail_real = ff::real;                                                                \
    using tail_orbit = ff::orbit;                                                              \
    using tail_plane = ff::plane;                                                              \
    static inline tail_real tail_real_of_word(word a) {                                        \
        return ff::real_of_word(a);                                                            \
    }                                                                                          \
    static inline tail_real tail_real_add(tail_real a, tail_real b) {                          \
        return ff::real_add(a, b);                                                             \
    }                                                                                          \
    static inline fathom_uint32 tail_direct_loop(tail_orbit* from, const tail_plane* at,       \
                                                 fathom_uint32 steps, fathom_uint32* status) { \
        return ff::name<FATHOM_POWER>::direct_loop(from, at, steps, status);                   \
    }
// The order of these includes matters:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/float.h"
#include "number/fixed_point.h"
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "fold.h"
#include "kernel_fixed_instances.inc"
// clang-format on
}  // namespace fp128

namespace {

/// direct_advance() of a formula and power; null if the formula does not have the power.
template <template <int> class Formula, int power, class Orbit, class Plane, class Number,
          class Word>
constexpr Advance<Number, Word> advanceOf() {
    if constexpr (power > Formula<power>::FORMULA_MAXIMUM_POWER) {
        return nullptr;
    } else {
        using Types = DirectTypes<Number, Word>;
        return [](typename Types::orbit* from, const typename Types::plane* at, unsigned steps,
                  unsigned* status) {
            // The kernel's own types have the same layout as these.
            Orbit orbit = __builtin_bit_cast(Orbit, *from);
            const Plane plane = __builtin_bit_cast(Plane, *at);
            const unsigned taken = Formula<power>::direct_advance(&orbit, &plane, steps, status);
            *from = __builtin_bit_cast(typename Types::orbit, orbit);
            return taken;
        };
    }
}

template <class Formula, class Real, class Plane, class Number, class Word>
constexpr Plain<Number, Word> plainOf() {
    return [](const typename DirectTypes<Number, Word>::plane* at, const Number& start,
              unsigned steps) {
        const Plane plane = __builtin_bit_cast(Plane, *at);
        return Formula::plain_iterate(&plane, __builtin_bit_cast(Real, start), steps);
    };
}

// clang-format off
#define FATHOM_KIND(kind, name, power, Number, Word) \
    advanceOf<kind::name, power, kind::orbit, kind::plane, Number, Word>()
#define FATHOM_ROW(name, power, fixed)                      \
    {#name, power, "normal",                                \
     FATHOM_KIND(fp32, name, power, float, float),          \
     FATHOM_KIND(ff, name, power, FloatFloat, float),       \
     FATHOM_KIND(fp64, name, power, double, double),        \
     FATHOM_KIND(dd, name, power, DoubleDouble, double),    \
     fixed},
#define FATHOM_FIXED_ROW(name, power) \
    FATHOM_ROW(name, power, (FATHOM_KIND(fp128, name, power, Fixed128, float)))
#define FATHOM_FORMULA_ROW(name)                                                  \
    FATHOM_FIXED_ROW(name, 2) FATHOM_FIXED_ROW(name, 3) FATHOM_FIXED_ROW(name, 4) \
    FATHOM_FIXED_ROW(name, 5) FATHOM_FIXED_ROW(name, 6) FATHOM_FIXED_ROW(name, 7) \
    FATHOM_FIXED_ROW(name, 8)
#define FATHOM_DIVIDING_ROW(name)                                                          \
    FATHOM_ROW(name, 2, nullptr) FATHOM_ROW(name, 3, nullptr) FATHOM_ROW(name, 4, nullptr) \
    FATHOM_ROW(name, 5, nullptr) FATHOM_ROW(name, 6, nullptr) FATHOM_ROW(name, 7, nullptr) \
    FATHOM_ROW(name, 8, nullptr)
#define FATHOM_FORM_ROW(name, form)                             \
    {#name, 2, #form, nullptr,                                  \
     FATHOM_KIND(ff, form::name, 2, FloatFloat, float),         \
     nullptr,                                                   \
     FATHOM_KIND(dd, form::name, 2, DoubleDouble, double),      \
     nullptr},
#define FATHOM_PLAIN(kind, Number, Word) \
    plainOf<kind::mandelbrot<2>, kind::real, kind::plane, Number, Word>()
// clang-format on

constexpr HostKernelEntry kEntries[] = {
#include "kernel_form_rows.inc"
#include "kernel_rows.inc"
};

}  // namespace

HostKernelTable table() {
    return {kEntries,
            sizeof(kEntries) / sizeof(kEntries[0]),
            {FATHOM_PLAIN(fp32, float, float), FATHOM_PLAIN(ff, FloatFloat, float),
             FATHOM_PLAIN(fp64, double, double), FATHOM_PLAIN(dd, DoubleDouble, double)}};
}

}  // namespace fathom::kernel::FATHOM_ISA
