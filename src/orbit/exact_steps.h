// One iteration of each formula in big floats, with its derivative in doubles with exponents. The
// steps are those of kernels/formula, compiled here for big floats.
#pragma once

#include <cstdint>

#include "formula/formula_list.h"
#include "number/big_operations.h"
#include "orbit/delta_types.h"

namespace fathom::exact {

#include "portable.h"
#undef FATHOM_IN
#define FATHOM_IN(type) const type&
#undef FATHOM_FEW_PRODUCTS
#define FATHOM_FEW_PRODUCTS 1

// clang-format off
using namespace big;
#include "complex_structs.h"
/// Also records what a step needs to know to the last bit.
struct plane {
    cplx c;
    word seed;
    FloatExp* known;      // the parts before a fold, or the least factor that a step marks
    FloatExp* least;      // max(|re|, |im|) of that factor
    FloatExp* clearance;  // distance of z from the nearest fold, as max(|re|, |im|)
    unsigned char steps[FATHOM_MAXIMUM_STEPS];  // of a hybrid
    std::uint32_t phase;                        // the number of its next step
    real parameters[FATHOM_MAXIMUM_PARAMETERS];
};
#include "complex.h"
// clang-format on

/// Takes z to f(z), and the derivative along.
using Step = void (*)(cplx* z, tangent* derivative, const plane* at);

/// The step of a formula, which must have deltas.
Step stepOf(const FormulaInstance& formula);

}  // namespace fathom::exact
