// The list of formulas: one row each.
#pragma once

#include "base/result.h"
#include "formula/formula_spec.h"

namespace fathom {

std::span<const FormulaSpec> formulas();

/// Null when there is none of that id.
const FormulaSpec* findFormula(std::string_view id);

/// The formula with its initial power, initial parameters and no Julia constant.
FormulaInstance defaultInstance(const FormulaSpec& spec);

/// How many of its parameters count at its power: the first ones.
std::size_t parameterCount(const FormulaInstance& formula);

/// Whether the pixel is the start point, and c, if there is one, the Julia constant.
bool isDynamical(const FormulaInstance& formula);

/// Whether perturbation computes it.
bool hasDeltas(const FormulaInstance& formula);

/// z^2 + c on its parameter plane, whose deltas have long steps of their own.
bool isMandelbrotSet(const FormulaInstance& formula);

/// The name of its kernel header, and of what is compiled from it: the id with underscores.
std::string kernelName(const FormulaSpec& spec);

/// Fails with InvalidInput and a sentence when the power or a parameter is out of range, or a Julia
/// constant is given to a formula without Julia sets.
Result<void> validate(const FormulaInstance& formula);

}  // namespace fathom
