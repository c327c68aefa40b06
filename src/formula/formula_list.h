// The list of formulas, with one row for each formula.
#pragma once

#include "base/result.h"
#include "formula/formula_spec.h"

namespace fathom {

std::span<const FormulaSpec> formulas();

/// Null if no formula has this id.
const FormulaSpec* findFormula(std::string_view id);

/// The formula with its initial power, initial parameters and no Julia constant.
FormulaInstance defaultInstance(const FormulaSpec& spec);

/// The number of parameters that count at the formula's power; they are the first ones.
std::size_t parameterCount(const FormulaInstance& formula);

/// True if the pixel is the start point; c, if the formula has one, is then the Julia constant.
bool isDynamical(const FormulaInstance& formula);

/// True if perturbation can compute the formula.
bool hasDeltas(const FormulaInstance& formula);

/// True for z^2 + c on its parameter plane, which has its own kind of long steps by perturbation.
bool isMandelbrotSet(const FormulaInstance& formula);

/// The name of the formula's kernel header and of what is compiled from it: the id with
/// underscores.
std::string kernelName(const FormulaSpec& spec);

/// Fails with InvalidInput and a sentence if the power or a parameter is out of range, if the
/// number of parameters is wrong, or if a formula without Julia sets has a Julia constant.
Result<void> validate(const FormulaInstance& formula);

}  // namespace fathom
