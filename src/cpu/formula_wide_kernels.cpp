// Deltas of any magnitude, one pixel after the other.
#include "cpu/isa/formula_delta_kernels.h"

#undef FATHOM_IN
#define FATHOM_IN(type) const type&

namespace fathom::kernel {

namespace {

// In this order:
// clang-format off
#include "delta/wide_words.h"
#include "delta/number.h"
#define plane direct_plane
#include "direct_structs.h"
#undef plane
/// Also knows what the reference's step folds: formula_wide_point::folded.
struct plane : direct_plane {
    const word* folded;
};
#include "complex.h"
#include "delta/fold.h"
#include "kernel_wide_instances.inc"
// clang-format on

#define FATHOM_ROW(name, power) {#name, power, &name<power>::formula_run_wide},
// clang-format off
#define FATHOM_FORMULA_ROW(name)                                \
    FATHOM_ROW(name, 2) FATHOM_ROW(name, 3) FATHOM_ROW(name, 4) \
    FATHOM_ROW(name, 5) FATHOM_ROW(name, 6) FATHOM_ROW(name, 7) \
    FATHOM_ROW(name, 8)
// clang-format on
constexpr FormulaDeltaEntry kEntries[] = {
#include "kernel_delta_rows.inc"
};

}  // namespace

FormulaDeltaTable wideFormulaDeltas() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel
