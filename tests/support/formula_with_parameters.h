// A formula for tests of what handles parameters: no row of the list, so no engine knows it.
#pragma once

#include <span>
#include <string_view>

#include "formula/formula_spec.h"

namespace fathom::test {

/// With powers from 1 up, and without Julia sets.
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
