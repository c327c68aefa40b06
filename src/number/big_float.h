// Binary floating point of any precision on GMP's mpn layer, correctly rounded.
// A value type; distinct objects may be used from distinct threads.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "number/decimal.h"
#include "number/float_exp.h"

namespace fathom {

/// sign * 0.m * 2^exponent with a mantissa of precisionBits() bits, its first bit set.
///
/// Every operation rounds its exact result once, to nearest even, to the larger precision of its
/// operands. Results beyond the signed 64-bit exponent become infinite or zero. Signed zeros,
/// infinities and NaN follow IEEE 754.
class BigFloat {
public:
    static constexpr int kMinimumPrecision = 53;
    static constexpr int kMaximumPrecision = 1 << 26;

    BigFloat() = default;  // +0 at kMinimumPrecision
    explicit BigFloat(double value, int precisionBits);
    static BigFloat fromDecimal(const Decimal& value, int precisionBits);
    static BigFloat fromFloatExp(FloatExp value, int precisionBits);

    int precisionBits() const;
    BigFloat withPrecision(int bits) const;

    bool isZero() const;
    bool isNegative() const;  // the sign bit, also of zeros
    bool isFinite() const;
    bool isNan() const;

    /// Rounded once to the nearest double or float (to infinity and to subnormals as well).
    double toDouble() const;
    float toFloat() const;
    FloatExp toFloatExp() const;
    /// Rounded half to even to so many digits; must be finite.
    Decimal toDecimal(std::size_t significantDigits) const;

    BigFloat operator-() const;
    friend BigFloat operator+(const BigFloat& a, const BigFloat& b);
    friend BigFloat operator-(const BigFloat& a, const BigFloat& b);
    friend BigFloat operator*(const BigFloat& a, const BigFloat& b);
    friend BigFloat operator/(const BigFloat& a, const BigFloat& b);
    friend BigFloat square(const BigFloat& a);
    friend BigFloat sqrt(const BigFloat& a);
    /// a * 2^power, exact.
    friend BigFloat scaled(const BigFloat& a, std::int64_t power);

    /// Of the value, at any two precisions; unordered with NaN; -0 == +0.
    friend std::partial_ordering operator<=>(const BigFloat& a, const BigFloat& b);
    friend bool operator==(const BigFloat& a, const BigFloat& b);
};

}  // namespace fathom
