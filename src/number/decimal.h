// Exact decimal numbers: what people type, see and keep, at any number of digits.
// A value type; safe to share between threads once built.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "number/float_exp.h"

namespace fathom {

/// A signed integer of decimal digits times a power of ten; addition and multiplication are exact.
///
/// Trailing zeros are kept ("0.10" stays "0.10"), so text that a person wrote comes back as it was.
class Decimal {
public:
    static constexpr std::size_t kMaximumDigits = 1'000'000;
    static constexpr std::int64_t kMaximumExponent = 1'000'000'000;

    Decimal() = default;  // 0

    /// Reads "-12.5", "1e-300", "+.5E7", with blanks around it. Fails with InvalidInput and a
    /// sentence that says what is wrong: empty, not a number (NaN and infinities included), more
    /// than kMaximumDigits digits, or an exponent beyond kMaximumExponent.
    static Result<Decimal> parse(std::string_view text);

    /// digits * 10^lastPlace; the digits are '0'..'9'.
    static Decimal fromDigits(bool negative, std::string digits, std::int64_t lastPlace);

    /// The shortest decimal that reads back as `value`, which must be finite.
    static Decimal fromDouble(double value);

    /// Plain digits while that stays readable ("-0.75", "12000"), scientific beyond ("5e-12"):
    /// scientific when the leading digit stands below 10^-5 and there are at most 20 digits or
    /// fewer digits than zeros, or when the last digit stands above 10^0 by more than 5 places.
    /// Reads back as an equal value.
    std::string toString() const;

    int sign() const { return m_digits.empty() ? 0 : (m_negative ? -1 : 1); }
    bool isZero() const { return m_digits.empty(); }
    /// The power of ten of the first and of the last digit kept; 0 and the scale for zero.
    std::int64_t leadingPlace() const;
    std::int64_t lastPlace() const { return m_exponent; }
    std::size_t digitCount() const { return m_digits.size(); }
    /// The digits without sign or leading zeros; empty for zero. value = digits * 10^lastPlace().
    const std::string& digits() const { return m_digits; }

    Decimal operator-() const;
    friend Decimal operator+(const Decimal& a, const Decimal& b);
    friend Decimal operator-(const Decimal& a, const Decimal& b);
    /// Schoolbook: meant for factors of a few dozen digits beside one long one.
    friend Decimal operator*(const Decimal& a, const Decimal& b);

    /// Rounded half to even to so many significant digits, or at a power of ten.
    Decimal rounded(std::size_t significantDigits) const;
    Decimal roundedToPlace(std::int64_t place) const;

    /// Comparisons are of the value: 0.10 == 0.1.
    friend bool operator==(const Decimal& a, const Decimal& b);
    friend std::strong_ordering operator<=>(const Decimal& a, const Decimal& b);

    /// Correct to within 2 ulp of double precision (enough for sizes and plans, not for samples).
    FloatExp toFloatExp() const;
    double toDouble() const { return toFloatExp().toDouble(); }

private:
    bool m_negative = false;
    std::string m_digits;         // '0'..'9', no leading zeros
    std::int64_t m_exponent = 0;  // the place of the last digit
};

}  // namespace fathom
