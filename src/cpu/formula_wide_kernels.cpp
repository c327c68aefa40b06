// Perturbation with deltas of an extended exponent, one pixel after the other.
#include "cpu/isa/formula_delta_kernels.h"

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
#include "kernel_wide_instances.inc"
// clang-format on

#define FATHOM_ROW(name, power) {#name, power, &name<power>::follow_run},
constexpr FormulaDeltaEntry kEntries[] = {
#include "kernel_delta_rows.inc"
};

}  // namespace

FormulaDeltaTable wideFormulaDeltas() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel
