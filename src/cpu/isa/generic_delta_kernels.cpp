// Built for each instruction set, as FATHOM_ISA. Like host_kernels.cpp, it includes no standard
// header with code in it.
#include "cpu/isa/generic_delta_kernels.h"

#include "cpu/isa/vectors.h"

#undef FATHOM_IN
#define FATHOM_IN(type) const type&

namespace fathom::kernel::FATHOM_ISA {

namespace {

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
// Vectors that are computed in batches, so that the latencies of their table look-ups overlap.
enum { FOLLOW_VECTORS = 2 };
// The order of these includes matters:
// clang-format off
#include "program/vector_lanes.h"
#include "program/generic_numbers.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_BODY "program/generic_formula.h"
#define FATHOM_WANTED (!FORMULA_DIVIDES || FORMULA_HAS_DELTAS)
#include "kernel_formulas.inc"
#undef FATHOM_BODY
// clang-format on

#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_ROW(name, power) \
    {#name, power, &name<power>::follow_run, &name<power>::follow_run_to_lows},
constexpr GenericDeltaEntry kEntries[] = {
#include "kernel_formulas.inc"
};

}  // namespace

GenericDeltaTable genericDeltas() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel::FATHOM_ISA
