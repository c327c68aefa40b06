// Built once for each instruction set, as FATHOM_ISA. Includes no standard header with code in it:
// an inline function compiled here for a new processor could be linked into code for an old one.
#include "cpu/isa/kernel_table.h"

namespace fathom::kernel::FATHOM_ISA {

// clang-format off
namespace fp32 {
#define FATHOM_WORD "number/float.h"
#define FATHOM_NUMBER "number/one_word.h"
#include "cpu/isa/direct_kind.inc"
#undef FATHOM_WORD
#undef FATHOM_NUMBER
}  // namespace fp32

namespace ff {
#define FATHOM_WORD "number/float.h"
#define FATHOM_NUMBER "number/two_words.h"
#include "cpu/isa/direct_kind.inc"
#include "cpu/isa/direct_forms.inc"
#undef FATHOM_WORD
#undef FATHOM_NUMBER
}  // namespace ff

namespace fp64 {
#define FATHOM_WORD "number/double.h"
#define FATHOM_NUMBER "number/one_word.h"
#include "cpu/isa/direct_kind.inc"
#undef FATHOM_WORD
#undef FATHOM_NUMBER
}  // namespace fp64

namespace dd {
#define FATHOM_WORD "number/double.h"
#define FATHOM_NUMBER "number/two_words.h"
#include "cpu/isa/direct_kind.inc"
#include "cpu/isa/direct_forms.inc"
#undef FATHOM_WORD
#undef FATHOM_NUMBER
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
#define FATHOM_WORD "number/float.h"
#define FATHOM_NUMBER "number/fixed_point.h"
#include "program/word.h"
#include "program/number.h"
#define FATHOM_FORM "squares.h"
#define FATHOM_BODY "cpu/isa/fixed_formula.inc"
#define FATHOM_WANTED !FORMULA_DIVIDES
#include "kernel_formulas.inc"
#undef FATHOM_FORM
#undef FATHOM_BODY
#undef FATHOM_WANTED
}  // namespace fp128
// clang-format on

namespace {

/// direct_advance() of a formula and power.
template <class Formula, class Orbit, class Plane, class Number, class Word>
constexpr Advance<Number, Word> advanceOf() {
    using Types = DirectTypes<Number, Word>;
    return [](typename Types::orbit* from, const typename Types::plane* at, unsigned steps,
              unsigned* status) {
        // The kernel's own types have the same layout as these.
        Orbit orbit = __builtin_bit_cast(Orbit, *from);
        const Plane plane = __builtin_bit_cast(Plane, *at);
        const unsigned taken = Formula::direct_advance(&orbit, &plane, steps, status);
        *from = __builtin_bit_cast(typename Types::orbit, orbit);
        return taken;
    };
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
    advanceOf<kind::name<power>, kind::orbit, kind::plane, Number, Word>()
#define FATHOM_NORMAL_ROW(name, power, fixed)               \
    {#name, power, "normal",                                \
     FATHOM_KIND(fp32, name, power, float, float),          \
     FATHOM_KIND(ff, name, power, FloatFloat, float),       \
     FATHOM_KIND(fp64, name, power, double, double),        \
     FATHOM_KIND(dd, name, power, DoubleDouble, double),    \
     fixed},
#define FATHOM_FORM_ROW(name, form)                         \
    {#name, 2, #form, nullptr,                              \
     FATHOM_KIND(ff, form::name, 2, FloatFloat, float),     \
     nullptr,                                               \
     FATHOM_KIND(dd, form::name, 2, DoubleDouble, double),  \
     nullptr},
#define FATHOM_EXPANDED(macro, ...) macro(__VA_ARGS__)
#define FATHOM_PLAIN(kind, Number, Word) \
    plainOf<kind::mandelbrot<2>, kind::real, kind::plane, Number, Word>()

constexpr HostKernelEntry kEntries[] = {
#define FATHOM_WANTED FORMULA_ENDS_IN_POWER
#define FATHOM_MOST_POWER 2
#define FATHOM_ROW(name, power) FATHOM_EXPANDED(FATHOM_FORM_ROW, name, FATHOM_FORM_NAME)
#include "kernel_forms.inc"
#undef FATHOM_WANTED
#undef FATHOM_MOST_POWER
#undef FATHOM_ROW
#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_WANTED !FORMULA_DIVIDES
#define FATHOM_ROW(name, power) \
    FATHOM_NORMAL_ROW(name, power, (FATHOM_KIND(fp128, name, power, Fixed128, float)))
#include "kernel_formulas.inc"
#undef FATHOM_WANTED
#undef FATHOM_ROW
#define FATHOM_WANTED FORMULA_DIVIDES
#define FATHOM_ROW(name, power) FATHOM_NORMAL_ROW(name, power, nullptr)
#include "kernel_formulas.inc"
};
// clang-format on

}  // namespace

HostKernelTable table() {
    return {kEntries,
            sizeof(kEntries) / sizeof(kEntries[0]),
            {FATHOM_PLAIN(fp32, float, float), FATHOM_PLAIN(ff, FloatFloat, float),
             FATHOM_PLAIN(fp64, double, double), FATHOM_PLAIN(dd, DoubleDouble, double)}};
}

}  // namespace fathom::kernel::FATHOM_ISA
