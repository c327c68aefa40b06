// What a formula is: a row of data beside its kernel header. Immutable.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "number/decimal.h"

namespace fathom {

enum class FormulaKind { Escape, Convergence };

struct FormulaParameter {
    std::string_view id, label;
    double initial, minimum, maximum;
};

struct FormulaSpec {
    std::string_view id;     // equals the kernel header's name and the JSON value
    std::string_view label;  // shown to people
    FormulaKind kind;
    int minimumPower, maximumPower;  // equal: the power is fixed
    bool hasJulia;
    /// The home view, as decimal text.
    std::string_view homeRe, homeIm, homeRadius;
    bool homeFlip;
    std::span<const FormulaParameter> parameters;
    /// Above 0: only the first power * parametersPerPower parameters count.
    int parametersPerPower = 0;
};

struct JuliaConstant {
    Decimal re, im;
    friend bool operator==(const JuliaConstant&, const JuliaConstant&) = default;
};

/// A formula with its choices made.
struct FormulaInstance {
    const FormulaSpec* spec = nullptr;  // a row of formulas(); never null once built
    int power = 2;
    std::optional<JuliaConstant> julia;  // set: the Julia set of this constant
    std::vector<double> parameters;      // in the order of spec->parameters

    friend bool operator==(const FormulaInstance&, const FormulaInstance&) = default;
};

}  // namespace fathom
