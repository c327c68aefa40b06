// What searches share: checks of the request, roots as decimals, numbers in sentences.
#pragma once

#include <string>

#include "finder/feature.h"
#include "finder/plane_orbit.h"

namespace fathom {

/// Roots are rounded to this part of a nucleus's size.
inline constexpr double kDigitsBelowSize = 1e-10;

/// Fails with Unsupported for formulas whose orbits PlaneOrbit does not know, with InvalidInput if
/// the radius is not above 0 or is below 10^-1,000,000, and with NotFound if the disc's centre or
/// the Julia constant is so far from 0 that nothing can be found.
Result<void> checkSearch(const FormulaInstance& formula, const Disc& disc);

/// -log2 of a size below 1; otherwise 0. Rounded up.
int bitsBelow(FloatExp size);

/// A point whose parts are rounded to the place of the first digit of `unit`.
struct RoundedPoint {
    Decimal re, im;
};
RoundedPoint roundedPoint(const BigPoint& point, FloatExp unit);

/// An angle in degrees, in (-180, 180]. Results that differ from 0 or 180 only by rounding errors
/// become 0 or 180.
double normalizedDegrees(double radians);

/// The number with commas: "12,345".
std::string withThousands(std::uint64_t value);
/// The number with three digits: "5.31e-12".
std::string shortText(const Decimal& value);
/// The number with `digits` digits.
Decimal decimalOf(FloatExp value, std::size_t digits);

}  // namespace fathom
