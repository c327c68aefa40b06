// The operators of BigFloat.
#include <algorithm>

#include "number/big_float.h"
#include "number/limbs.h"

namespace fathom {

using limbs::kLimbBits;
using limbs::Limb;

// --- Sum and difference

BigFloat BigFloat::operator-() const {
    BigFloat result = *this;
    result.m_negative = !m_negative;
    return result;
}

BigFloat operator+(const BigFloat& a, const BigFloat& b) {
    return BigFloat::sum(a, b, false);
}

BigFloat operator-(const BigFloat& a, const BigFloat& b) {
    return BigFloat::sum(a, b, true);
}

BigFloat BigFloat::sum(const BigFloat& a, const BigFloat& b, bool negateB) {
    const int precision = largerPrecision(a, b);
    if (a.limbCount() != b.limbCount()) [[unlikely]]
        return sum(a.withPrecision(precision), b.withPrecision(precision), negateB);
    const bool bNegative = b.m_negative != negateB;
    const bool sameSign = a.m_negative == bNegative;
    if (a.m_kind == Kind::Finite && b.m_kind == Kind::Finite) [[likely]] {
        if (sameSign) return sumOfMagnitudes(a, b, a.m_negative);
        return differenceOfMagnitudes(a, b, a.m_negative);
    }

    if (a.isNan() || b.isNan()) return BigFloat(Kind::Nan, false, precision);
    if (a.m_kind == Kind::Infinite || b.m_kind == Kind::Infinite) {
        if (a.m_kind == b.m_kind && !sameSign) return BigFloat(Kind::Nan, false, precision);
        return BigFloat(Kind::Infinite, a.m_kind == Kind::Infinite ? a.m_negative : bNegative,
                        precision);
    }
    if (a.isZero() && b.isZero()) return BigFloat(Kind::Zero, a.m_negative && sameSign, precision);
    BigFloat result = (a.isZero() ? b : a).withPrecision(precision);
    if (a.isZero()) result.m_negative = bNegative;
    return result;
}

BigFloat BigFloat::sumOfMagnitudes(const BigFloat& a, const BigFloat& b, bool negative) {
    const bool aIsUpper = a.m_exponent >= b.m_exponent;
    const BigFloat& upper = aIsUpper ? a : b;
    const BigFloat& lower = aIsUpper ? b : a;
    const auto gap =
        static_cast<std::uint64_t>(upper.m_exponent) - static_cast<std::uint64_t>(lower.m_exponent);

    BigFloat result(Kind::Finite, negative, largerPrecision(a, b));
    limbs::withCount(result.limbCount(), [&](auto count) {
        limbs::Scratch shifted(count);
        const limbs::ShiftedOut out =
            limbs::shiftRightFar(shifted.data(), lower.limbs(), count, gap);

        Limb* target = result.limbs();
        const Limb carry = limbs::add(target, upper.limbs(), shifted.data(), count);
        const int bits = carry != 0;
        const bool sticky = out.sticky || (out.guard & carry) != 0;
        const Limb guard = limbs::joinedRight(target[0], out.guard, bits);
        limbs::shiftRight(target, target, count, bits, carry);
        const bool carried =
            limbs::roundToNearest(target, count, result.m_precision, guard, sticky);
        result.setExponent(WideExponent{upper.m_exponent} + bits + carried);
    });
    return result;
}

BigFloat BigFloat::differenceOfMagnitudes(const BigFloat& a, const BigFloat& b, bool negative) {
    const int precision = largerPrecision(a, b);
    const int order = compareMagnitudes(a, b);
    if (order == 0) return BigFloat(Kind::Zero, false, precision);
    const BigFloat& larger = order > 0 ? a : b;
    const BigFloat& smaller = order > 0 ? b : a;
    const auto gap = static_cast<std::uint64_t>(larger.m_exponent) -
                     static_cast<std::uint64_t>(smaller.m_exponent);

    BigFloat result(Kind::Finite, negative != (order < 0), precision);
    limbs::withCount(result.limbCount(), [&](auto count) {
        limbs::Scratch scratch(2 * count + 1);
        Limb* shifted = scratch.data();
        Limb* difference = shifted + count;  // with a guard limb below
        const auto [guardOut, sticky] = limbs::shiftRightFar(shifted, smaller.limbs(), count, gap);

        // Something lies below the guard limb only if the gap exceeds it; the result then loses at
        // most its first bit, and taking away one unit of the guard limb too much leaves it on the
        // right side of every rounding boundary, a little above what it stands for.
        difference[0] = -(guardOut + sticky);
        const bool borrow = (guardOut | Limb{sticky}) != 0;
        limbs::subtract(difference + 1, larger.limbs(), shifted, borrow, count);

        // The first bit returns to the top.
        Limb* target = result.limbs();
        Limb guard = 0;
        int missing = 0;  // limbs of zeros above
        int bits = 0;
        if (difference[count] != 0) [[likely]] {
            bits = std::countl_zero(difference[count]);
            limbs::shiftLeft(target, difference + 1, count, bits, difference[0]);
            guard = difference[0] << bits;
        } else {
            missing = 1;
            while (difference[count - missing] == 0)
                ++missing;
            bits = std::countl_zero(difference[count - missing]);
            limbs::clear(target, missing - 1);
            limbs::shiftLeft(target + missing - 1, difference, count + 1 - missing, bits, 0);
        }
        const bool carried = limbs::roundToNearest(target, count, precision, guard, sticky);
        result.setExponent(WideExponent{larger.m_exponent} - WideExponent{missing} * kLimbBits -
                           bits + carried);
    });
    return result;
}

// --- Product

BigFloat operator*(const BigFloat& a, const BigFloat& b) {
    using Kind = BigFloat::Kind;
    if (a.m_kind == Kind::Finite && b.m_kind == Kind::Finite) [[likely]]
        return BigFloat::product(a, b);

    const int precision = BigFloat::largerPrecision(a, b);
    const bool negative = a.m_negative != b.m_negative;
    const bool infinite = a.m_kind == Kind::Infinite || b.m_kind == Kind::Infinite;
    const bool zero = a.isZero() || b.isZero();
    if (a.isNan() || b.isNan() || (infinite && zero)) return BigFloat(Kind::Nan, false, precision);
    return BigFloat(infinite ? Kind::Infinite : Kind::Zero, negative, precision);
}

BigFloat square(const BigFloat& a) {
    if (a.m_kind != BigFloat::Kind::Finite) return a * a;
    BigFloat result(BigFloat::Kind::Finite, false, a.m_precision);
    limbs::withCount(result.limbCount(), [&](auto count) {
        limbs::Scratch scratch(2 * count);
        limbs::square(scratch.data(), a.limbs(), count);
        result.setProduct(scratch.data(), count, count,
                          BigFloat::WideExponent{a.m_exponent} + a.m_exponent);
    });
    return result;
}

BigFloat BigFloat::product(const BigFloat& a, const BigFloat& b) {
    BigFloat result(Kind::Finite, a.m_negative != b.m_negative, largerPrecision(a, b));
    const WideExponent exponent = WideExponent{a.m_exponent} + b.m_exponent;
    const int aCount = a.limbCount(), bCount = b.limbCount();
    if (aCount == bCount) [[likely]] {
        limbs::withCount(aCount, [&](auto count) {
            limbs::Scratch scratch(2 * count);
            limbs::multiply(scratch.data(), a.limbs(), b.limbs(), count);
            result.setProduct(scratch.data(), count, count, exponent);
        });
        return result;
    }
    limbs::Scratch scratch(aCount + bCount);
    if (aCount > bCount)
        mpn_mul(scratch.data(), a.limbs(), aCount, b.limbs(), bCount);
    else
        mpn_mul(scratch.data(), b.limbs(), bCount, a.limbs(), aCount);
    result.setProduct(scratch.data(), result.limbCount(), std::min(aCount, bCount), exponent);
    return result;
}

template <class Count>
void BigFloat::setProduct(const Limb* exact, Count count, int below, WideExponent exponent) {
    // The product of two mantissas is at least 1/4: its first or second bit is set.
    const int bits = exact[below + count - 1] >> (kLimbBits - 1) ? 0 : 1;
    Limb* target = limbs();
    limbs::shiftLeft(target, exact + below, count, bits, exact[below - 1]);
    const bool sticky = limbs::anyNonZero(exact, below - 1);
    const bool carried =
        limbs::roundToNearest(target, count, m_precision, exact[below - 1] << bits, sticky);
    setExponent(exponent - bits + carried);
}

BigFloat scaled(const BigFloat& a, std::int64_t power) {
    BigFloat result = a;
    if (result.m_kind == BigFloat::Kind::Finite)
        result.setExponent(BigFloat::WideExponent{a.m_exponent} + power);
    return result;
}

// --- Quotient and square root

BigFloat operator/(const BigFloat& a, const BigFloat& b) {
    using Kind = BigFloat::Kind;
    if (a.m_kind == Kind::Finite && b.m_kind == Kind::Finite) [[likely]]
        return BigFloat::quotient(a, b);

    const int precision = BigFloat::largerPrecision(a, b);
    const bool negative = a.m_negative != b.m_negative;
    if (a.isNan() || b.isNan() || (a.m_kind == b.m_kind && a.m_kind != Kind::Finite))
        return BigFloat(Kind::Nan, false, precision);
    const bool infinite = a.m_kind == Kind::Infinite || b.isZero();
    return BigFloat(infinite ? Kind::Infinite : Kind::Zero, negative, precision);
}

BigFloat BigFloat::quotient(const BigFloat& a, const BigFloat& b) {
    BigFloat result(Kind::Finite, a.m_negative != b.m_negative, largerPrecision(a, b));
    const int count = result.limbCount(), aCount = a.limbCount();
    const Limb* divisor = b.limbs();
    int divisorCount = b.limbCount();
    while (divisor[0] == 0) {
        ++divisor;
        --divisorCount;
    }

    // a * 2^(64 count) / b: `count` limbs with the first bit set, and a limb 1 above if a >= b.
    const int numeratorCount = count + divisorCount;
    limbs::Scratch scratch(numeratorCount + count + 1 + divisorCount);
    Limb* numerator = scratch.data();
    Limb* digits = numerator + numeratorCount;
    Limb* remainder = digits + count + 1;
    limbs::clear(numerator, numeratorCount - aCount);
    limbs::copy(numerator + numeratorCount - aCount, a.limbs(), aCount);
    if (divisorCount == 2) {
        digits[count] = mpn_divrem_2(digits, 0, numerator, numeratorCount, divisor);
        remainder = numerator;
    } else {
        mpn_tdiv_qr(digits, remainder, 0, numerator, numeratorCount, divisor, divisorCount);
    }

    // The bit below the quotient's limbs: its own last one if there is a limb above, or whether the
    // remainder reaches one half of the divisor. (It is never exactly one half: the dividend would
    // have more bits than the quotient.)
    const int bits = digits[count] != 0;
    const bool sticky = limbs::anyNonZero(remainder, divisorCount);
    bool below = (digits[0] & 1) != 0;
    if (bits == 0) {
        const Limb carry = mpn_lshift(remainder, remainder, divisorCount, 1);
        below = carry != 0 || mpn_cmp(remainder, divisor, divisorCount) > 0;
    }
    limbs::shiftRight(result.limbs(), digits, count, bits, 1);
    const bool carried = limbs::roundToNearest(result.limbs(), count, result.m_precision,
                                               Limb{below} << (kLimbBits - 1), sticky);
    result.setExponent(WideExponent{a.m_exponent} - b.m_exponent + bits + carried);
    return result;
}

BigFloat sqrt(const BigFloat& a) {
    using Kind = BigFloat::Kind;
    if (a.isZero() || a.isNan()) return a;
    if (a.m_negative) return BigFloat(Kind::Nan, false, a.m_precision);
    if (a.m_kind == Kind::Infinite) return a;

    // The root of 2 * count limbs has `count` limbs, its first bit set as the exponent is even.
    BigFloat result(Kind::Finite, false, a.m_precision);
    const int count = result.limbCount();
    limbs::Scratch scratch(4 * count);
    Limb* radicand = scratch.data();
    Limb* remainder = radicand + count + count;
    limbs::clear(radicand, count);
    limbs::copy(radicand + count, a.limbs(), count);
    const bool odd = a.m_exponent % 2 != 0;
    if (odd) mpn_rshift(radicand + count - 1, radicand + count - 1, count + 1, 1);
    Limb* root = result.limbs();
    const mp_size_t remainderCount = mpn_sqrtrem(root, remainder, radicand, mp_size_t{2} * count);

    // sqrt(N) >= root + 1/2 exactly if the remainder exceeds the root; they are never equal.
    const bool half =
        remainderCount > count || (remainderCount == count && mpn_cmp(remainder, root, count) > 0);
    BigFloat::WideExponent exponent = (BigFloat::WideExponent{a.m_exponent} + odd) / 2;
    exponent += limbs::roundToNearest(root, count, a.m_precision, Limb{half} << (kLimbBits - 1),
                                      remainderCount != 0);
    result.setExponent(exponent);
    return result;
}

}  // namespace fathom
