// A formula for tests of code that handles parameters. It is not in the list of formulas, so no
// engine knows it.
#pragma once

#include <span>
#include <string_view>

#include "formula/formula_spec.h"

namespace fathom::test {

/// A formula with powers from 1 up and no Julia sets.
constexpr FormulaSpec formulaWithParameters(std::string_view id, std::string_view label,
                                            int maximumPower,
                                            std::span<const FormulaParameter> parameters,
                                            int parametersPerPower) {
    return {.id = id,
            .label = label,
            .kind = FormulaKind::Rest,
            .minimumPower = 1,
            .maximumPower = maximumPower,
            .initialPower = 1,
            .hasJulia = false,
            .homeRe = "0",
            .homeIm = "0",
            .homeRadius = "2",
            .homeFlip = false,
            .parameters = parameters,
            .parametersPerPower = parametersPerPower};
}

}  // namespace fathom::test
