// Built once for each instruction set, as FATHOM_ISA. Includes nothing of the standard library with
// code in it: an inline function compiled here for a new processor could be linked for an old one.
#include "cpu/isa/kernel_table.h"

namespace fathom::kernel::FATHOM_ISA {

namespace fp32 {
// In this order:
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "number/float.h"
#include "number/one_word.h"
#include "direct_structs.h"
#include "complex.h"
#include "division.h"
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
#include "direct_structs.h"
#include "complex.h"
#include "division.h"
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
#include "direct_structs.h"
#include "complex.h"
#include "division.h"
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
#include "direct_structs.h"
#include "complex.h"
#include "division.h"
#include "kernel_instances.inc"
// clang-format on
}  // namespace dd

namespace {

/// direct_advance() of a formula and power; null for a power that the formula does not have.
template <template <int> class Formula, int power, class Orbit, class Plane, class Number,
          class Word>
constexpr Advance<Number, Word> advanceOf() {
    if constexpr (power > Formula<power>::FORMULA_MAXIMUM_POWER) {
        return nullptr;
    } else {
        using Types = DirectTypes<Number, Word>;
        return [](typename Types::orbit* from, const typename Types::plane* at, unsigned steps,
                  unsigned* status) {
            // The kernel's own types have the same layout.
            Orbit orbit = __builtin_bit_cast(Orbit, *from);
            const Plane plane = __builtin_bit_cast(Plane, *at);
            const unsigned taken = Formula<power>::direct_advance(&orbit, &plane, steps, status);
            *from = __builtin_bit_cast(typename Types::orbit, orbit);
            return taken;
        };
    }
}

// clang-format off
#define FATHOM_KIND(kind, name, power, Number, Word) \
    advanceOf<kind::name, power, kind::orbit, kind::plane, Number, Word>()
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
