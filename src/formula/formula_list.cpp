#include "formula/formula_list.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fathom {

namespace {

[[maybe_unused]] constexpr std::array kNovaParameters{
    FormulaParameter{"relaxation", "Relaxation", 1, 0.01, 1.99},
};

// The roots of z^3 - 2z + 2, on whose plane Newton's method also goes to a cycle of period 2, and
// five more for higher powers.
[[maybe_unused]] constexpr std::array kRootParameters{
    FormulaParameter{"root1_re", "Root 1, real", -1.7692923542386314, -100, 100},
    FormulaParameter{"root1_im", "Root 1, imaginary", 0, -100, 100},
    FormulaParameter{"root2_re", "Root 2, real", 0.8846461771193157, -100, 100},
    FormulaParameter{"root2_im", "Root 2, imaginary", 0.5897428050222055, -100, 100},
    FormulaParameter{"root3_re", "Root 3, real", 0.8846461771193157, -100, 100},
    FormulaParameter{"root3_im", "Root 3, imaginary", -0.5897428050222055, -100, 100},
    FormulaParameter{"root4_re", "Root 4, real", 0, -100, 100},
    FormulaParameter{"root4_im", "Root 4, imaginary", 1.5, -100, 100},
    FormulaParameter{"root5_re", "Root 5, real", 0, -100, 100},
    FormulaParameter{"root5_im", "Root 5, imaginary", -1.5, -100, 100},
    FormulaParameter{"root6_re", "Root 6, real", 1.5, -100, 100},
    FormulaParameter{"root6_im", "Root 6, imaginary", 1, -100, 100},
    FormulaParameter{"root7_re", "Root 7, real", -1, -100, 100},
    FormulaParameter{"root7_im", "Root 7, imaginary", 1, -100, 100},
    FormulaParameter{"root8_re", "Root 8, real", -1, -100, 100},
    FormulaParameter{"root8_im", "Root 8, imaginary", -1, -100, 100},
};

constexpr std::array kFormulas{
    FormulaSpec{.id = "mandelbrot",
                .label = "Mandelbrot",
                .kind = FormulaKind::Escape,
                .minimumPower = 2,
                .maximumPower = 8,
                .hasJulia = true,
                .homeRe = "-0.75",
                .homeIm = "0",
                .homeRadius = "1.5",
                .homeFlip = false,
                .parameters = {}},
};

}  // namespace

std::span<const FormulaSpec> formulas() {
    return kFormulas;
}

const FormulaSpec* findFormula(std::string_view id) {
    for (const FormulaSpec& spec : kFormulas)
        if (spec.id == id) return &spec;
    return nullptr;
}

FormulaInstance defaultInstance(const FormulaSpec& spec) {
    FormulaInstance formula{
        .spec = &spec, .power = spec.minimumPower, .julia = {}, .parameters = {}};
    for (const FormulaParameter& parameter : spec.parameters)
        formula.parameters.push_back(parameter.initial);
    return formula;
}

std::size_t parameterCount(const FormulaInstance& formula) {
    const std::size_t all = formula.spec->parameters.size();
    if (formula.spec->parametersPerPower == 0) return all;
    return std::min(all, static_cast<std::size_t>(std::max(0, formula.power) *
                                                  formula.spec->parametersPerPower));
}

Result<void> validate(const FormulaInstance& formula) {
    const FormulaSpec& spec = *formula.spec;
    const std::string label(spec.label);
    if (formula.power < spec.minimumPower || formula.power > spec.maximumPower) {
        return fail(ErrorCode::InvalidInput, "The power of " + label + " must be from " +
                                                 std::to_string(spec.minimumPower) + " to " +
                                                 std::to_string(spec.maximumPower) + ", not " +
                                                 std::to_string(formula.power) + ".");
    }
    if (formula.julia && !spec.hasJulia)
        return fail(ErrorCode::InvalidInput, label + " has no Julia sets.");
    if (formula.parameters.size() != spec.parameters.size())
        return fail(ErrorCode::InvalidInput,
                    label + " takes " + std::to_string(spec.parameters.size()) + " parameters.");
    for (std::size_t i = 0; i < spec.parameters.size(); ++i) {
        const FormulaParameter& parameter = spec.parameters[i];
        const double value = formula.parameters[i];
        if (!(value >= parameter.minimum && value <= parameter.maximum))
            return fail(ErrorCode::InvalidInput,
                        std::string(parameter.label) + " must be from " +
                            Decimal::fromDouble(parameter.minimum).toString() + " to " +
                            Decimal::fromDouble(parameter.maximum).toString() + ".");
    }
    return {};
}

}  // namespace fathom
