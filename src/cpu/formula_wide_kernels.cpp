// Perturbation with deltas of an extended exponent, one pixel after the other.
#include "cpu/isa/formula_delta_kernels.h"

#undef FATHOM_IN
#define FATHOM_IN(type) const type&

namespace fathom::kernel {

namespace {

// The order of these includes matters:
// clang-format off
#include "perturbation/wide_words.h"
#include "perturbation/find_point.h"
#include "cpu/isa/delta_plane.inc"
#include "kernel_wide_instances.inc"
// clang-format on

#define FATHOM_ROW(name, power) {#name, power, &name<power>::formula_run_wide},
constexpr FormulaDeltaEntry kEntries[] = {
#include "kernel_delta_rows.inc"
};

}  // namespace

FormulaDeltaTable wideFormulaDeltas() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel
