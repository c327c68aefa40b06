// Shared by the finder's tests: formulas, discs and comparisons with the oracle.
#pragma once

#include <cmath>
#include <string>

#include "finder/feature.h"
#include "finder/nucleus_finder.h"
#include "formula/formula_list.h"
#include "support/root_oracle.h"

namespace fathom::test {

inline FormulaInstance formulaOf(const char* id, int power = 2) {
    FormulaInstance formula = defaultInstance(*findFormula(id));
    formula.power = power;
    return formula;
}

inline Decimal decimal(const std::string& text) {
    return Decimal::parse(text).value();
}

inline Disc discAt(const std::string& re, const std::string& im, const std::string& radius) {
    return {decimal(re), decimal(im), decimal(radius)};
}

/// 10^log10 as text, such as "1.234e-56".
inline std::string powerOfTen(double log10) {
    const double whole = std::floor(log10);
    return std::to_string(std::pow(10, log10 - whole)) + "e" +
           std::to_string(static_cast<long>(whole));
}

/// Decimals, and bits, that a root needs for an error below 1e-14 of its size 10^log10Size.
inline int digitsFor(double log10Size) {
    return static_cast<int>(14 - log10Size);
}
inline int bitsFor(double log10Size) {
    return static_cast<int>((20 - log10Size) * 3.33) + 96;
}

/// log10 of a nucleus's error divided by its size.
inline double errorInSizes(const Nucleus& nucleus, const oracle::Root& truth) {
    return oracle::distance(nucleus.re.toString(), nucleus.im.toString(), truth.re, truth.im,
                            bitsFor(truth.size)) -
           truth.size;
}

}  // namespace fathom::test
