// What searches share: checks of what is asked for, roots as decimals, numbers in sentences.
#pragma once

#include <string>

#include "finder/feature.h"
#include "finder/plane_orbit.h"

namespace fathom {

/// Roots are told to this part of a nucleus's size.
inline constexpr double kDigitsBelowSize = 1e-10;

/// Fails with Unsupported for formulas whose orbits PlaneOrbit does not know, with InvalidInput for
/// a radius of 0 or less or one below 10^-1,000,000, and with NotFound for a disc so far out that
/// all its points escape.
Result<void> checkSearch(const FormulaInstance& formula, const Disc& disc);

/// -log2 of a size below 1; otherwise 0. Rounded up.
int bitsBelow(FloatExp size);

/// Both parts rounded to the place of `unit`'s first digit.
struct RoundedPoint {
    Decimal re, im;
};
RoundedPoint roundedPoint(const BigPoint& point, FloatExp unit);

/// In (-180, 180], without what rounding leaves of 0 and 180.
double normalizedDegrees(double radians);

/// "12,345".
std::string withThousands(std::uint64_t value);
/// Of three digits: "5.31e-12".
std::string shortText(const Decimal& value);
/// Of so many digits.
Decimal decimalOf(FloatExp value, std::size_t digits);

}  // namespace fathom
