// Perturbation with deltas of an extended exponent, one pixel after the other.
#include "cpu/isa/generic_delta_kernels.h"

#undef FATHOM_IN
#define FATHOM_IN(type) const type&

namespace fathom::kernel {

namespace {

// The order of these includes matters:
// clang-format off
#include "perturbation/extended_words.h"
#include "perturbation/one_lane.h"
#include "perturbation/find_point.h"
#include "program/generic_numbers.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_BODY "program/generic_extended_formula.h"
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

GenericDeltaTable extendedGenericDeltas() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel
