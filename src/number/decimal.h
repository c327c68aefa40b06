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

/// A signed integer of decimal digits times a power of ten. Addition and multiplication are exact.
///
/// Keeps trailing zeros ("0.10" stays "0.10"), so that text comes back as a person wrote it.
class Decimal {
public:
    static constexpr std::size_t kMaximumDigits = 1'000'000;
    static constexpr std::int64_t kMaximumExponent = 1'000'000'000;

    Decimal() = default;  // 0

    /// Reads "-12.5", "1e-300", "+.5E7", with optional blanks around it. Fails with InvalidInput
    /// and a message that says what is wrong: empty, not a number (including NaN and infinities),
    /// more than kMaximumDigits digits, or an exponent beyond kMaximumExponent.
    static Result<Decimal> parse(std::string_view text);

    /// digits * 10^lastPlace; the digits are '0'..'9'.
    static Decimal fromDigits(bool negative, std::string digits, std::int64_t lastPlace);

    /// The shortest decimal that reads back as `value`, which must be finite.
    static Decimal fromDouble(double value);

    /// Plain digits while they are readable ("-0.75", "12000"), otherwise scientific ("5e-12").
    /// Scientific if the leading digit is below 10^-5 and there are at most 20 digits or fewer
    /// digits than zeros, or if the last digit is more than 5 places above 10^0. Reads back as an
    /// equal value.
    std::string toString() const;

    int sign() const { return m_digits.empty() ? 0 : (m_negative ? -1 : 1); }
    bool isZero() const { return m_digits.empty(); }
    /// The power of ten of the first and of the last digit kept. Zero has leading place 0 and keeps
    /// its scale as its last place.
    std::int64_t leadingPlace() const;
    std::int64_t lastPlace() const { return m_exponent; }
    std::size_t digitCount() const { return m_digits.size(); }
    /// The digits without sign or leading zeros; empty for zero. value = digits * 10^lastPlace().
    const std::string& digits() const { return m_digits; }

    Decimal operator-() const;
    friend Decimal operator+(const Decimal& a, const Decimal& b);
    friend Decimal operator-(const Decimal& a, const Decimal& b);
    /// Schoolbook multiplication: meant for one long factor and one of a few dozen digits.
    friend Decimal operator*(const Decimal& a, const Decimal& b);

    /// Rounded half to even, to `significantDigits` digits or at a power of ten.
    Decimal rounded(std::size_t significantDigits) const;
    Decimal roundedToPlace(std::int64_t place) const;

    /// Comparisons are by value: 0.10 == 0.1.
    friend bool operator==(const Decimal& a, const Decimal& b);
    friend std::strong_ordering operator<=>(const Decimal& a, const Decimal& b);

    /// Correct to within 2 ulp of double precision (enough for sizes and plans, not for samples).
    FloatExp toFloatExp() const;
    double toDouble() const { return toFloatExp().toDouble(); }

private:
    bool m_negative = false;
    std::string m_digits;         // '0'..'9', no leading zeros
    std::int64_t m_exponent = 0;  // power of ten of the last digit
};

}  // namespace fathom
