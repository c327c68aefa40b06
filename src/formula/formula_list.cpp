#include "formula/formula_list.h"

#include <array>
#include <cmath>

namespace fathom {

namespace {

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
            return fail(ErrorCode::InvalidInput, "The parameter " + std::string(parameter.id) +
                                                     " of " + label + " must be from " +
                                                     std::to_string(parameter.minimum) + " to " +
                                                     std::to_string(parameter.maximum) + ".");
    }
    return {};
}

}  // namespace fathom
