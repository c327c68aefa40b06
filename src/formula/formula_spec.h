// The description of a formula: a row of data in addition to its kernel header. Immutable.
#pragma once

#include <complex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "number/decimal.h"

namespace fathom {

/// How orbits end. Escape: they escape. EscapeOrOne: they escape, or converge to 1. Rest: they
/// converge to a root and never escape.
enum class FormulaKind { Escape, EscapeOrOne, Rest };

/// What a step does besides its power and + c, as bits: the same as FATHOM_STEP_FOLDS_RE and so on
/// in kernels/shared_structs.h.
enum StepFolds : unsigned {
    kFoldsRe = 8,
    kFoldsIm = 16,
    kFlipsIm = 32,
    kFoldsReAfter = 64,
    kFoldsImAfter = 128
};

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
    bool hasParameterPlane;  // false: the pixel is the start point, and there is no c
    bool hasJulia;
    /// True if perturbation can compute the formula. Either orbits start at 0 on the parameter
    /// plane and a step is z^power + c between folds and reflections; or a step divides, and its
    /// header says that it is fit for deltas.
    bool hasDeltas;
    /// True if a step is z - r (z^power - 1)/(power z^(power - 1)), plus c on a parameter plane,
    /// where r is the first parameter, or 1 if there is none. Deltas of formulas of kind Rest use
    /// its critical points and what it does far from 0; see orbit/critical_points.h.
    bool isNewtonOfPowers;
    bool isConformal;  // a step's derivative is a complex number: nothing is folded or reflected
    bool divides;  // true: it has no fixed-point rung, and floats must divide with correct rounding
    bool endsInPowerPlusC;  // a step ends in z^power + c: power 2 has more forms; see kernels/form
    int start;              // z_0 on the parameter plane: the critical point
    /// k such that |z_(n+1)| = |k z_n^power| in the limit of large |z_n|; 0 if nothing escapes.
    double leadingCoefficient;
    /// The points to which orbits converge, in the order of TileSample::attractor; null for none.
    std::vector<std::complex<double>> (*attractors)(const FormulaInstance&);
    /// The order of convergence near an attractor: a step raises |z_n - attractor| to this power.
    /// 1: a step multiplies it by a factor below 1.
    int convergenceOrder;
    /// The home view, as decimal text.
    std::string_view homeRe, homeIm, homeRadius;
    bool homeFlip;
    std::span<const FormulaParameter> parameters;
    int parametersPerPower = 0;  // above 0: only the first power * parametersPerPower count
    unsigned folds = 0;          // a sum of StepFolds, if the formula can be a step of a hybrid
    bool canBeStep = false;      // of a hybrid
    bool hasSteps = false;  // a hybrid: its steps say what it computes, and power means nothing
};

struct JuliaConstant {
    Decimal re, im;
    friend bool operator==(const JuliaConstant&, const JuliaConstant&) = default;
};

/// A step of a hybrid: one iteration of a formula.
struct FormulaStep {
    const FormulaSpec* spec = nullptr;  // a row of formulas() with canBeStep
    int power = 2;
    friend bool operator==(const FormulaStep&, const FormulaStep&) = default;
};

/// A formula with a chosen power, Julia constant and parameters.
struct FormulaInstance {
    const FormulaSpec* spec = nullptr;  // a row of formulas(); not null in a valid instance
    int power = 2;
    std::optional<JuliaConstant> julia;  // set: the Julia set of this constant
    std::vector<double> parameters;      // in the order of spec->parameters
    std::vector<FormulaStep> steps;      // of a hybrid: iteration n, from 0, takes step n mod size

    friend bool operator==(const FormulaInstance&, const FormulaInstance&) = default;
};

}  // namespace fathom
