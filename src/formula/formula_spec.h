// What a formula is: a row of data beside its kernel header. Immutable.
#pragma once

#include <complex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "number/decimal.h"

namespace fathom {

/// How orbits end: they escape, they escape or converge to the point 1, or they come to rest at a
/// root and never escape.
enum class FormulaKind { Escape, EscapeOrOne, Rest };

struct FormulaInstance;

struct FormulaParameter {
    std::string_view id, label;
    double initial, minimum, maximum;
};

struct FormulaSpec {
    std::string_view id;     // equals the kernel header's name and the JSON value
    std::string_view label;  // shown to people
    FormulaKind kind;
    int minimumPower, maximumPower;  // equal: the power is fixed
    int initialPower;
    bool hasParameterPlane;  // otherwise the pixel is the start point, and there is no c
    bool hasJulia;
    /// Orbits start at 0 on the parameter plane, and a step is z^power + c between folds and
    /// reflections, or divides and marks the factor that vanishes with it (keep_factor() of
    /// kernels/fold.h): then they can be known by their distance from one of them.
    bool hasDeltas;
    bool isConformal;  // a step's derivative is a complex number: nothing is folded or reflected
    bool divides;  // then it has no fixed-point rung, and floats must divide with correct rounding
    bool endsInPowerPlusC;  // a step does, z^power + c: power 2 has more forms; see kernels/form
    int start;  // z before the first iteration on the parameter plane: the critical point
    /// k, where far out |z_(n+1)| = |k z_n^power| in the limit; 0 where nothing escapes.
    double leadingCoefficient;
    /// The points that orbits converge to, in the order of TileSample::attractor; null for none.
    std::vector<std::complex<double>> (*attractors)(const FormulaInstance&);
    /// The power of |z_n - attractor| that each step takes at last; 1: it shrinks by a factor.
    int convergenceOrder;
    /// The home view, as decimal text.
    std::string_view homeRe, homeIm, homeRadius;
    bool homeFlip;
    std::span<const FormulaParameter> parameters;
    int parametersPerPower = 0;  // above 0: only the first power * parametersPerPower count
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
