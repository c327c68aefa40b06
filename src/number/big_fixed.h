// Binary fixed point of any precision on GMP's mpn layer: coordinates and reference orbits.
// A value type; distinct objects may be used from distinct threads.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "number/big_float.h"
#include "number/decimal.h"
#include "number/float_exp.h"

namespace fathom {

/// A sign and a magnitude: one integer limb of 64 bits above fractionBits() bits, also whole limbs.
///
/// A unit is the last fraction bit, 2^-fractionBits(). Sums are exact. Results with bits below the
/// unit are truncated towards zero, so the error is less than one unit. Operands must have the same
/// precision, except in comparisons. Zero has no sign.
///
/// A magnitude of 2^64 or more sets overflowed(), which every result computed from it inherits; its
/// limbs then mean nothing. In-place operations allocate no memory, except scratch for products.
class BigFixed {
public:
    static constexpr int kMinimumFractionBits = 64;
    static constexpr int kMaximumFractionBits = (1 << 26) - 64;

    /// 0, with `fractionBits` rounded up to whole limbs.
    explicit BigFixed(int fractionBits);
    /// Error below one unit; exact if `value` has an exact representation.
    static BigFixed fromDecimal(const Decimal& value, int fractionBits);
    /// Truncated. Infinities and NaN set overflowed().
    static BigFixed fromBigFloat(const BigFloat& value, int fractionBits);

    /// sign * (integer of 64-bit words, least significant first), in units of the last bit.
    static BigFixed fromWords(bool negative, std::span<const std::uint64_t> words);

    /// The magnitude as 64-bit words, least significant first; the last word is the integer part.
    std::span<const std::uint64_t> words() const { return m_limbs; }
    int fractionBits() const { return 64 * (count() - 1); }
    /// Drops fraction bits by truncation, or appends zeros. Dropping keeps the memory.
    void setFractionBits(int bits);

    int sign() const;  // -1, 0 or 1
    /// The integer part of the magnitude.
    std::uint64_t integerPart() const { return m_limbs.back(); }
    bool overflowed() const { return m_overflowed; }

    /// Conversions round once, to nearest even; the precision counts from the first digit or bit
    /// that is not zero. The value must not have overflowed.
    BigFloat toBigFloat(int precisionBits) const;
    Decimal toDecimal(std::size_t significantDigits) const;
    double toDouble() const;
    FloatExp toFloatExp() const;

    void negate() { m_negative = !m_negative; }
    BigFixed& operator+=(const BigFixed& other) { return add(other, other.m_negative); }
    BigFixed& operator-=(const BigFixed& other) { return add(other, !other.m_negative); }
    BigFixed& operator*=(const BigFixed& other);

    friend BigFixed operator-(BigFixed a) {
        a.negate();
        return a;
    }
    friend BigFixed abs(BigFixed a) {
        a.m_negative = false;
        return a;
    }
    friend BigFixed operator+(BigFixed a, const BigFixed& b) { return a += b; }
    friend BigFixed operator-(BigFixed a, const BigFixed& b) { return a -= b; }
    friend BigFixed operator*(BigFixed a, const BigFixed& b) { return a *= b; }
    friend BigFixed square(BigFixed a) { return a *= a; }

    /// Comparisons are by value; the precisions may differ.
    friend std::strong_ordering operator<=>(const BigFixed& a, const BigFixed& b);
    friend bool operator==(const BigFixed& a, const BigFixed& b) { return std::is_eq(a <=> b); }

private:
    friend class MandelbrotStepper;

    void swap(BigFixed& other) {
        m_limbs.swap(other.m_limbs);
        std::swap(m_negative, other.m_negative);
        std::swap(m_overflowed, other.m_overflowed);
    }
    int count() const { return static_cast<int>(m_limbs.size()); }
    BigFixed& add(const BigFixed& other, bool otherNegative);
    static int compareMagnitudes(const BigFixed& a, const BigFixed& b);

    struct Leading;
    Leading leading() const;

    std::vector<std::uint64_t> m_limbs;  // least significant first, the integer limb last
    bool m_negative = false;             // zero may have either
    bool m_overflowed = false;
};

}  // namespace fathom
