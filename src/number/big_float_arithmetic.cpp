// The operators of BigFloat.
#include <algorithm>
#include <utility>

#include "base/check.h"
#include "number/big_float.h"
#include "number/limbs.h"

namespace fathom {

using limbs::kLimbBits;

namespace {

using limbs::Limb;

// The mantissa with zero limbs added below it up to `count` limbs, in `room` if it needs any.
const Limb* widened(const Limb* mantissa, int mantissaCount, int count, Limb* room) {
    if (mantissaCount == count) return mantissa;
    limbs::clear(room, count - mantissaCount);
    limbs::copy(room + count - mantissaCount, mantissa, mantissaCount);
    return room;
}

}  // namespace

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
    const bool bNegative = b.m_negative != negateB;
    const bool sameSign = a.m_negative == bNegative;
    if (a.m_kind == Kind::Finite && b.m_kind == Kind::Finite) [[likely]] {
        if (sameSign) return sumOfMagnitudes(a, b, a.m_negative);
        return differenceOfMagnitudes(a, b, a.m_negative);
    }

    const int precision = largerPrecision(a, b);
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
    const BigFloat& upper = a.m_exponent >= b.m_exponent ? a : b;
    const BigFloat& lower = a.m_exponent >= b.m_exponent ? b : a;
    const auto gap =
        static_cast<std::uint64_t>(upper.m_exponent) - static_cast<std::uint64_t>(lower.m_exponent);

    BigFloat result(Kind::Finite, negative, largerPrecision(a, b));
    const int count = result.limbCount();
    limbs::Scratch<3 * kInlineLimbs + 1> scratch(3 * count + 1);
    Limb* shifted = scratch.data();  // the lower operand, one guard limb below the upper one's last
    Limb* room = shifted + count + 1;
    const Limb* upperLimbs = widened(upper.limbs(), upper.limbCount(), count, room);
    const Limb* lowerLimbs = widened(lower.limbs(), lower.limbCount(), count, room + count);
    bool sticky = limbs::shiftRightWithGuard(shifted, lowerLimbs, count, gap);

    Limb* target = result.limbs();
    const Limb carry = mpn_add_n(target, upperLimbs, shifted + 1, count);
    Limb guard = shifted[0];
    WideExponent exponent = upper.m_exponent;
    if (carry != 0) {
        sticky |= (guard & 1) != 0;
        guard = guard >> 1 | target[0] << (kLimbBits - 1);
        for (int i = 0; i + 1 < count; ++i)
            target[i] = target[i] >> 1 | target[i + 1] << (kLimbBits - 1);
        target[count - 1] = target[count - 1] >> 1 | Limb{1} << (kLimbBits - 1);
        ++exponent;
    }
    exponent += limbs::roundToNearest(target, count, result.m_precision, guard, sticky);
    result.setExponent(exponent);
    return result;
}

BigFloat BigFloat::differenceOfMagnitudes(const BigFloat& a, const BigFloat& b, bool negative) {
    const int precision = largerPrecision(a, b);
    const std::partial_ordering order = compareMagnitudes(a, b);
    if (order == 0) return BigFloat(Kind::Zero, false, precision);
    const BigFloat& larger = order > 0 ? a : b;
    const BigFloat& smaller = order > 0 ? b : a;
    const auto gap = static_cast<std::uint64_t>(larger.m_exponent) -
                     static_cast<std::uint64_t>(smaller.m_exponent);

    BigFloat result(Kind::Finite, negative != (order < 0), precision);
    const int count = result.limbCount();
    limbs::Scratch<4 * kInlineLimbs + 2> scratch(4 * count + 2);
    Limb* difference = scratch.data();  // with one guard limb, as `shifted`
    Limb* shifted = difference + count + 1;
    Limb* room = shifted + count + 1;
    const Limb* largerLimbs = widened(larger.limbs(), larger.limbCount(), count, room);
    const Limb* smallerLimbs = widened(smaller.limbs(), smaller.limbCount(), count, room + count);
    const bool sticky = limbs::shiftRightWithGuard(shifted, smallerLimbs, count, gap);

    // Something was cut off the smaller operand only if the gap exceeds the guard limb; the result
    // then loses at most its first bit, and taking away one unit of the guard limb too much leaves
    // it on the right side of every rounding boundary, a little above what it stands for.
    const bool borrow = shifted[0] != 0 || sticky;
    difference[0] = -(shifted[0] + sticky);
    mpn_sub_n(difference + 1, largerLimbs, shifted + 1, count);
    if (borrow) mpn_sub_1(difference + 1, difference + 1, count, 1);

    // The first bit returns to the top.
    int top = count;
    while (difference[top] == 0)
        --top;
    const int bits = std::countl_zero(difference[top]);
    const int missing = count - top;  // limbs of zeros above
    Limb* target = result.limbs();
    Limb guard = 0;
    if (missing == 0) {
        limbs::shiftLeft(target, difference + 1, count, bits, difference[0]);
        guard = difference[0] << bits;
    } else {
        limbs::clear(target, missing - 1);
        limbs::shiftLeft(target + missing - 1, difference, count + 1 - missing, bits, 0);
    }
    WideExponent exponent =
        WideExponent{larger.m_exponent} - WideExponent{missing} * kLimbBits - bits;
    exponent += limbs::roundToNearest(target, count, precision, guard, sticky);
    result.setExponent(exponent);
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
    return a * a;
}

BigFloat BigFloat::product(const BigFloat& a, const BigFloat& b) {
    BigFloat result(Kind::Finite, a.m_negative != b.m_negative, largerPrecision(a, b));
    const int count = result.limbCount(), aCount = a.limbCount(), bCount = b.limbCount();
    limbs::Scratch<2 * kInlineLimbs> scratch(aCount + bCount);
    Limb* exact = scratch.data();
    if (&a == &b)
        mpn_sqr(exact, a.limbs(), count);
    else if (aCount == bCount)
        mpn_mul_n(exact, a.limbs(), b.limbs(), count);
    else if (aCount > bCount)
        mpn_mul(exact, a.limbs(), aCount, b.limbs(), bCount);
    else
        mpn_mul(exact, b.limbs(), bCount, a.limbs(), aCount);

    // The product of two mantissas is at least 1/4: its first or second bit is set.
    const int below = aCount + bCount - count;  // limbs under the result's
    const int bits = exact[aCount + bCount - 1] >> (kLimbBits - 1) ? 0 : 1;
    Limb* target = result.limbs();
    limbs::shiftLeft(target, exact + below, count, bits, exact[below - 1]);
    const bool sticky = limbs::anyNonZero(exact, below - 1);
    WideExponent exponent = WideExponent{a.m_exponent} + b.m_exponent - bits;
    exponent +=
        limbs::roundToNearest(target, count, result.m_precision, exact[below - 1] << bits, sticky);
    result.setExponent(exponent);
    return result;
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
    limbs::Scratch<4 * kInlineLimbs + 1> scratch(numeratorCount + count + 1 + divisorCount);
    Limb* numerator = scratch.data();
    Limb* digits = numerator + numeratorCount;
    Limb* remainder = digits + count + 1;
    limbs::clear(numerator, numeratorCount - aCount);
    limbs::copy(numerator + numeratorCount - aCount, a.limbs(), aCount);
    mpn_tdiv_qr(digits, remainder, 0, numerator, numeratorCount, divisor, divisorCount);

    Limb* target = result.limbs();
    WideExponent exponent = WideExponent{a.m_exponent} - b.m_exponent;
    Limb below = 0;
    bool sticky = limbs::anyNonZero(remainder, divisorCount);
    if (digits[count] != 0) {
        limbs::copy(target, digits, count);
        below = target[0] << (kLimbBits - 1);
        for (int i = 0; i + 1 < count; ++i)
            target[i] = target[i] >> 1 | target[i + 1] << (kLimbBits - 1);
        target[count - 1] = target[count - 1] >> 1 | Limb{1} << (kLimbBits - 1);
        ++exponent;
    } else {
        // The next bit of the quotient: whether the remainder reaches one half of the divisor.
        limbs::copy(target, digits, count);
        const Limb carry = mpn_lshift(remainder, remainder, divisorCount, 1);
        const int order = carry != 0 ? 1 : mpn_cmp(remainder, divisor, divisorCount);
        below = Limb{order >= 0} << (kLimbBits - 1);
        sticky = sticky && order != 0;
    }
    exponent += limbs::roundToNearest(target, count, result.m_precision, below, sticky);
    result.setExponent(exponent);
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
    limbs::Scratch<4 * BigFloat::kInlineLimbs> scratch(4 * count);
    Limb* radicand = scratch.data();
    Limb* remainder = radicand + 2 * count;
    limbs::clear(radicand, count);
    limbs::copy(radicand + count, a.limbs(), count);
    const bool odd = a.m_exponent % 2 != 0;
    if (odd) mpn_rshift(radicand + count - 1, radicand + count - 1, count + 1, 1);
    Limb* root = result.limbs();
    const mp_size_t remainderCount = mpn_sqrtrem(root, remainder, radicand, 2 * count);

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
