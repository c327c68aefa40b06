// Perturbation by each formula's own step: the interface between the objects built for one
// instruction set and the rest of the program. Plain data only.
#pragma once

#include "orbit/formula_delta_types.h"

namespace fathom::kernel {

/// follow_run() of kernels/perturbation/lanes.h or generic_extended_run.h.
using FormulaRun = void (*)(const FormulaJob* job, FormulaPixel* pixels, unsigned* list,
                            unsigned length, unsigned steps);

struct FormulaDeltaEntry {
    const char* formula;
    int power;
    FormulaRun run;
};

struct FormulaDeltaTable {
    const FormulaDeltaEntry* entries;
    unsigned long count;
};

/// Kernels for numbers with an extended exponent, built once for all instruction sets.
FormulaDeltaTable wideFormulaDeltas();

namespace baseline {
FormulaDeltaTable formulaDeltas();
}
namespace v3 {
FormulaDeltaTable formulaDeltas();
}
namespace v4 {
FormulaDeltaTable formulaDeltas();
}

}  // namespace fathom::kernel
