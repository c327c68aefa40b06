// Binary floating point of any precision on GMP's mpn layer, correctly rounded.
// A value type; distinct objects may be used from distinct threads.
#pragma once

#include <compare>
#include <cstdint>
#include <span>

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

    /// +0 at kMinimumPrecision. (Defaulted, BigFloat() would clear all the unused limbs.)
    BigFloat() {}  // NOLINT(modernize-use-equals-default)
    explicit BigFloat(double value, int precisionBits);
    static BigFloat fromDecimal(const Decimal& value, int precisionBits);
    static BigFloat fromFloatExp(FloatExp value, int precisionBits);
    /// sign * 0.m * 2^exponent rounded, m given as 64-bit words, the least significant first.
    static BigFloat fromMantissa(bool negative, std::span<const std::uint64_t> words,
                                 std::int64_t exponent, int precisionBits);

    BigFloat(const BigFloat& other) {
        copyFields(other);
        if (isOnHeap())
            copyHeap(other);
        else
            copyInline(other);
    }
    BigFloat(BigFloat&& other) noexcept {
        copyFields(other);
        take(other);
    }
    BigFloat& operator=(const BigFloat& other) {
        if (isOnHeap() || other.isOnHeap()) return assignOnHeap(other);
        copyFields(other);
        copyInline(other);
        return *this;
    }
    BigFloat& operator=(BigFloat&& other) noexcept {
        if (this == &other) return *this;
        release();
        copyFields(other);
        take(other);
        return *this;
    }
    ~BigFloat() { release(); }

    int precisionBits() const { return m_precision; }
    BigFloat withPrecision(int bits) const;

    bool isZero() const { return m_kind == Kind::Zero; }
    bool isNegative() const { return m_negative; }  // the sign bit, also of zeros
    bool isFinite() const { return m_kind <= Kind::Finite; }
    bool isNan() const { return m_kind == Kind::Nan; }

    /// The mantissa's words (bits below the precision are zero) and its exponent; an empty mantissa
    /// for zeros, infinities and NaN.
    std::span<const std::uint64_t> mantissa() const {
        return {limbs(), m_kind == Kind::Finite ? static_cast<std::size_t>(limbCount()) : 0};
    }
    std::int64_t exponent() const { return m_exponent; }

    /// Rounded once to the nearest double or float (to infinity and to subnormals as well).
    double toDouble() const;
    float toFloat() const;
    FloatExp toFloatExp() const;
    /// Rounded half to even to so many digits, at least 1; must be finite.
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

private:
    using Limb = std::uint64_t;  // GMP's, least significant first
    __extension__ using WideExponent = __int128;
    enum class Kind : std::uint8_t { Zero, Finite, Infinite, Nan };  // Finite: and not zero
    static constexpr int kInlineLimbs = 17;

    BigFloat(Kind kind, bool negative, int precisionBits)
        : m_precision(precisionBits), m_kind(kind), m_negative(negative) {
        if (isOnHeap()) m_storage.heap = new Limb[static_cast<std::size_t>(limbCount())];
    }

    static int largerPrecision(const BigFloat& a, const BigFloat& b) {
        return a.m_precision > b.m_precision ? a.m_precision : b.m_precision;
    }
    int limbCount() const {
        return static_cast<int>((static_cast<unsigned>(m_precision) + 63) / 64);
    }
    bool isOnHeap() const { return m_precision > 64 * kInlineLimbs && m_kind == Kind::Finite; }

    // The analyzer does not follow that precision and kind together say which member is in use.
    // NOLINTBEGIN(clang-analyzer-*)
    Limb* limbs() { return isOnHeap() ? m_storage.heap : m_storage.inlined; }
    const Limb* limbs() const { return isOnHeap() ? m_storage.heap : m_storage.inlined; }
    void release() {
        if (isOnHeap()) delete[] m_storage.heap;
    }
    // NOLINTEND(clang-analyzer-*)

    BigFloat& assignOnHeap(const BigFloat& other);
    void copyHeap(const BigFloat& other);
    void copyFields(const BigFloat& other) {
        m_exponent = other.m_exponent;
        m_precision = other.m_precision;
        m_kind = other.m_kind;
        m_negative = other.m_negative;
    }
    void copyInline(const BigFloat& other) {
        if (m_kind != Kind::Finite) return;
        for (int i = limbCount(); i-- > 0;)
            m_storage.inlined[i] = other.m_storage.inlined[i];
    }
    void take(BigFloat& other) noexcept {
        if (!isOnHeap()) return copyInline(other);
        m_storage.heap = other.m_storage.heap;
        other.m_kind = Kind::Zero;
    }

    /// Ends an operation: the exponent, and 1 more if rounding carried out of the mantissa.
    void setExponent(WideExponent exponent);
    /// 0.m * 2^exponent rounded; m has `count` limbs and its first bit set; `sticky`: the exact
    /// value lies a little above.
    static BigFloat roundedFrom(bool negative, const Limb* mantissa, int count, bool sticky,
                                WideExponent exponent, int precisionBits);
    /// As roundedFrom, the first bit of the mantissa being anywhere in its highest limb.
    static BigFloat normalizedFrom(bool negative, const Limb* mantissa, int count, bool sticky,
                                   WideExponent exponent, int precisionBits);

    static BigFloat sum(const BigFloat& a, const BigFloat& b, bool negateB);
    static BigFloat sumOfMagnitudes(const BigFloat& a, const BigFloat& b, bool negative);
    static BigFloat differenceOfMagnitudes(const BigFloat& a, const BigFloat& b, bool negative);
    static int compareMagnitudes(const BigFloat& a, const BigFloat& b);
    static BigFloat product(const BigFloat& a, const BigFloat& b);
    /// Takes over an exact product of `below` + `count` limbs, at least 1/4 * 2^exponent.
    template <class Count>
    void setProduct(const Limb* exact, Count count, int below, WideExponent exponent);
    static BigFloat quotient(const BigFloat& a, const BigFloat& b);

    struct NativeFormat;
    double rounded(const NativeFormat& format) const;

    struct Approximation;
    static BigFloat powerOfFive(std::uint64_t power, int precisionBits);
    /// The digits of the integer nearest to |this| * 10^power, about so many.
    std::string scaledToInteger(std::int64_t power, std::size_t significantDigits) const;

    std::int64_t m_exponent = 0;
    std::int32_t m_precision = kMinimumPrecision;
    Kind m_kind = Kind::Zero;
    bool m_negative = false;
    union {
        Limb inlined[kInlineLimbs];
        Limb* heap;
    } m_storage;  // filled while m_kind is Finite; bits below the precision are zero
};

}  // namespace fathom
