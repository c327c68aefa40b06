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

/// ln of the power to which an iteration takes large |z|; for a hybrid, the mean over its steps.
double logGrowth(const FormulaInstance& formula);

/// The highest power of any iteration.
int highestPower(const FormulaInstance& formula);

/// The byte of plane.steps for this step; see kernels/shared_structs.h.
unsigned char stepCode(const FormulaStep& step);

/// "mandelbrot,burning-ship^3": steps with their powers, without "^2".
std::string stepsText(const std::vector<FormulaStep>& steps);

/// The same for people: "Mandelbrot, Burning Ship³".
std::string stepsLabel(const std::vector<FormulaStep>& steps);

/// The power as a superscript; empty for 2.
std::string_view powerSign(int power);

/// Reads what stepsText() writes; spaces are allowed. Fails with InvalidInput and one sentence.
Result<std::vector<FormulaStep>> parseSteps(std::string_view text);

/// The ids of the formulas that can be steps: "mandelbrot, burning-ship".
std::string stepIds();

/// The name of the formula's kernel header and of what is compiled from it: the id with
/// underscores.
std::string kernelName(const FormulaSpec& spec);

/// Fails with InvalidInput and a sentence if the power or a parameter is out of range, if the
/// number of parameters or of steps is wrong, or if a formula without Julia sets has a Julia
/// constant.
Result<void> validate(const FormulaInstance& formula);

}  // namespace fathom
