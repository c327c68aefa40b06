// Built for each instruction set that has vectors with fused operations, as FATHOM_ISA. Like
// host_kernels.cpp, it includes no standard header with code in it.
#include "cpu/isa/lane_table.h"

#include "cpu/isa/vectors.h"

namespace fathom::kernel::FATHOM_ISA {

// Vectors in a batch: as many as the registers hold, or as measured to be best. Each step of a
// scout waits for its last one, so with 32 registers eight go in a batch, even though some operands
// then stay in memory. (Measured with AVX-512; nothing was measured on an Arm processor.)
// clang-format off
#define FATHOM_LANE_WORD float
#define FATHOM_LANE_INT int
namespace fp32 {
enum {
    COUNTED_VECTORS = FATHOM_VECTOR_REGISTERS == 32 ? 4 : 2,
    SCOUT_VECTORS = FATHOM_VECTOR_REGISTERS == 32 ? 8 : 6
};
#include "lanes/vector.h"
#define FATHOM_NUMBER "number/one_word.h"
#include "cpu/isa/lane_formulas.inc"
#undef FATHOM_NUMBER
#include "reference/limit.h"
}  // namespace fp32
namespace ff {
enum { COUNTED_VECTORS = 1, SCOUT_VECTORS = 2 };
#include "lanes/vector.h"
#define FATHOM_NUMBER "number/two_words.h"
#include "cpu/isa/lane_formulas.inc"
#undef FATHOM_NUMBER
#include "cpu/isa/lane_forms.inc"
}  // namespace ff
#undef FATHOM_LANE_WORD
#undef FATHOM_LANE_INT

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
namespace fp64 {
enum {
    COUNTED_VECTORS = FATHOM_VECTOR_REGISTERS == 32 ? 4 : 2,
    SCOUT_VECTORS = FATHOM_VECTOR_REGISTERS == 32 ? 8 : 6
};
#include "lanes/vector.h"
#define FATHOM_NUMBER "number/one_word.h"
#include "cpu/isa/lane_formulas.inc"
#undef FATHOM_NUMBER
#include "reference/limit.h"
}  // namespace fp64
namespace dd {
enum { COUNTED_VECTORS = 1, SCOUT_VECTORS = 2 };
#include "lanes/vector.h"
#define FATHOM_NUMBER "number/two_words.h"
#include "cpu/isa/lane_formulas.inc"
#undef FATHOM_NUMBER
#include "cpu/isa/lane_forms.inc"
}  // namespace dd
// clang-format on

namespace {

/// The kernels of a formula in vectors of `lanes` lanes. Their own types have the same layout as
/// the types for `Word`.
template <class Formula, class Rows, class Word, unsigned lanes, bool hasScouts>
constexpr Lanes<Word> lanesOf() {
    Lanes<Word> kernels{lanes, [](const LaneRows<Word>& rows) {
                            Formula::lanes_count(__builtin_bit_cast(Rows, rows));
                        }};
    if constexpr (hasScouts)
        kernels.scout = [](const LaneRows<Word>& rows) {
            Formula::lanes_scout(__builtin_bit_cast(Rows, rows));
        };
    return kernels;
}

// The result goes to an empty assembler statement, so that the compiler cannot leave out the loop.
#define FATHOM_LIMIT_LOOP(kind)                                              \
    [](unsigned rounds) {                                                    \
        const kind::word sum = kind::limit_rounds(kind::word_one(), rounds); \
        __asm__ volatile("" : : FATHOM_VECTOR_REGISTER(sum));                \
        return 1ul * kind::LIMIT_STEPS * kind::FATHOM_LANES * rounds;        \
    }

// clang-format off
#define FATHOM_KIND(kind, name, power, Word)                                           \
    lanesOf<kind::name<power>, kind::lane_rows, Word, kind::FATHOM_LANES, FATHOM_SCOUTS>()
#define FATHOM_FORM_ROW(name, form)                                                    \
    {#name, 2, #form, {}, FATHOM_KIND(ff, form::name, 2, float),                       \
     {}, FATHOM_KIND(dd, form::name, 2, double)},
#define FATHOM_EXPANDED(macro, ...) macro(__VA_ARGS__)

constexpr LaneEntry kEntries[] = {
#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_ROW(name, power)                                                        \
    {#name, power, "normal",                                                           \
     FATHOM_KIND(fp32, name, power, float), FATHOM_KIND(ff, name, power, float),       \
     FATHOM_KIND(fp64, name, power, double), FATHOM_KIND(dd, name, power, double)},
#define FATHOM_WANTED FORMULA_DIVIDES
#define FATHOM_SCOUTS false
#include "kernel_formulas.inc"
#undef FATHOM_WANTED
#undef FATHOM_SCOUTS
#define FATHOM_WANTED (!FORMULA_DIVIDES && !FORMULA_HAS_PHASES)
#define FATHOM_SCOUTS true
#include "kernel_formulas.inc"
#undef FATHOM_WANTED
#undef FATHOM_MOST_POWER
#undef FATHOM_ROW
#define FATHOM_WANTED FORMULA_ENDS_IN_POWER
#define FATHOM_MOST_POWER 2
#define FATHOM_ROW(name, power) FATHOM_EXPANDED(FATHOM_FORM_ROW, name, FATHOM_FORM_NAME)
#include "kernel_forms.inc"
};
// clang-format on

}  // namespace

LaneTable laneTable() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0]), FATHOM_LIMIT_LOOP(fp32),
            FATHOM_LIMIT_LOOP(fp64)};
}

}  // namespace fathom::kernel::FATHOM_ISA
