// The operators of BigFloat.
#include <algorithm>

#include "number/big_float.h"
#include "number/limbs.h"

namespace fathom {

using limbs::kLimbBits;
using limbs::Limb;

namespace {

/// Divisors of so many limbs are worth the detour through GMP's integers, whose division leaves out
/// the remainder.
constexpr int kWithoutRemainder = 12;

/// The integer quotient, of numeratorCount - divisorCount limbs (and a zero above).
void divideTruncated(Limb* quotient, const Limb* numerator, int numeratorCount, const Limb* divisor,
                     int divisorCount) {
    if (divisorCount < kWithoutRemainder) {
        Limb remainder[kWithoutRemainder];
        mpn_tdiv_qr(quotient, remainder, 0, numerator, numeratorCount, divisor, divisorCount);
        return;
    }
    mpz_t n, d;
    limbs::Integer q;
    mpz_tdiv_q(q, mpz_roinit_n(n, numerator, numeratorCount),
               mpz_roinit_n(d, divisor, divisorCount));
    limbs::copy(quotient, mpz_limbs_read(q), numeratorCount - divisorCount);
}

}  // namespace

// --- Sum and difference

BigFloat BigFloat::operator-() const {
    BigFloat result = *this;
    result.setNegative(!isNegative());
    return result;
}

template <int kCount>
BigFloat BigFloat::shortSum(const BigFloat& a, const BigFloat& b, bool negateB) noexcept {
    // The larger exponent, or first limb, tells which magnitude is the upper one.
    const Limb aTop = a.m_storage.inlined[kCount - 1], bTop = b.m_storage.inlined[kCount - 1];
    const bool sameExponent = a.m_exponent == b.m_exponent;
    const bool aIsUpper = (a.m_exponent > b.m_exponent) | (sameExponent & (aTop > bTop));
    const BigFloat& upper = limbs::selected(aIsUpper, a, b);
    const BigFloat& lower = limbs::selected(aIsUpper, b, a);
    const std::uint64_t gap =
        static_cast<std::uint64_t>(upper.m_exponent) - static_cast<std::uint64_t>(lower.m_exponent);
    if ((gap >= kLimbBits) | (sameExponent & (aTop == bTop))) [[unlikely]]
        return sum(a, b, negateB);

    // One half of either, with a limb below that holds all of the lower number: no carry leaves the
    // top. A difference adds the complement plus one.
    const bool subtracts = a.isNegative() ^ b.isNegative() ^ negateB;
    const Limb complement = -limbs::opaque(Limb{subtracts});
    const int bits = static_cast<int>(gap);
    const Limb* upperLimbs = upper.m_storage.inlined;
    const Limb* lowerLimbs = lower.m_storage.inlined;
    Limb addend[kCount + 1];
    for (int i = 0; i <= kCount; ++i) {
        const Limb high = i < kCount ? lowerLimbs[i] : 0, low = i > 0 ? lowerLimbs[i - 1] : 0;
        addend[i] = limbs::opaque((high << (kLimbBits - 1 - bits) | low >> bits >> 1) ^ complement);
    }
    Limb exact[kCount + 1];
    for (int i = 0; i <= kCount; ++i) {
        const Limb high = i < kCount ? upperLimbs[i] : 0, low = i > 0 ? upperLimbs[i - 1] : 0;
        exact[i] = limbs::opaque(high << (kLimbBits - 1) | low >> 1);
    }
    auto carry = static_cast<limbs::Carry>(subtracts);
    for (int i = 0; i <= kCount; ++i)
        exact[i] = limbs::addWithCarry(exact[i], addend[i], carry);
    const Limb top = exact[kCount];
    if (top == 0) [[unlikely]]
        return sum(a, b, negateB);
    const bool negative = upper.isNegative() ^ (negateB & !aIsUpper);
    return roundedSum<kCount>(a.m_form.withSign(negative), exact, upper.m_exponent);
}

template <int kCount>
BigFloat BigFloat::roundedSum(Form form, const Limb* half, std::int64_t exponent) noexcept {
    BigFloat result(form);
    Limb* target = result.m_storage.inlined;
    const int zeros = std::countl_zero(half[kCount]);
    for (int i = 0; i < kCount; ++i)
        target[i] = limbs::joinedLeft(limbs::opaque(half[i + 1]), half[i], zeros);
    const bool carried = limbs::roundToNearest(target, limbs::Fixed<kCount>(), form.precisionBits(),
                                               half[0] << zeros, false);
    result.setExponent(exponent, 1 - zeros, carried);
    return result;
}

decltype(BigFloat::kSums) BigFloat::kSums = {sum,         shortSum<1>, shortSum<2>,
                                             shortSum<3>, shortSum<4>, shortSum<5>,
                                             shortSum<6>, shortSum<7>, shortSum<8>};

BigFloat BigFloat::sum(const BigFloat& a, const BigFloat& b, bool negateB) {
    const int precision = largerPrecision(a, b);
    if (a.limbCount() != b.limbCount()) [[unlikely]]
        return sum(a.withPrecision(precision), b.withPrecision(precision), negateB);
    const bool bNegative = b.isNegative() != negateB;
    const bool sameSign = a.isNegative() == bNegative;
    if (a.has(Kind::Finite) && b.has(Kind::Finite)) [[likely]] {
        if (sameSign) return sumOfMagnitudes(a, b, a.isNegative());
        return differenceOfMagnitudes(a, b, a.isNegative());
    }

    if (a.isNan() || b.isNan()) return BigFloat(Kind::Nan, false, precision);
    if (!a.isFinite() || !b.isFinite()) {
        if (!a.isFinite() && !b.isFinite() && !sameSign)
            return BigFloat(Kind::Nan, false, precision);
        return BigFloat(Kind::Infinite, a.isFinite() ? bNegative : a.isNegative(), precision);
    }
    if (a.isZero() && b.isZero())
        return BigFloat(Kind::Zero, a.isNegative() && sameSign, precision);
    BigFloat result = (a.isZero() ? b : a).withPrecision(precision);
    if (a.isZero()) result.setNegative(bNegative);
    return result;
}

BigFloat BigFloat::sumOfMagnitudes(const BigFloat& a, const BigFloat& b, bool negative) {
    const bool aIsUpper = a.m_exponent >= b.m_exponent;
    const BigFloat& upper = aIsUpper ? a : b;
    const BigFloat& lower = aIsUpper ? b : a;
    const auto gap =
        static_cast<std::uint64_t>(upper.m_exponent) - static_cast<std::uint64_t>(lower.m_exponent);

    BigFloat result(Kind::Finite, negative, largerPrecision(a, b));
    const int count = result.limbCount();
    limbs::Scratch shifted(count);
    const limbs::ShiftedOut out = limbs::shiftRightFar(shifted.data(), lower.limbs(), count, gap);

    Limb* target = result.limbs();
    const Limb carry = mpn_add_n(target, upper.limbs(), shifted.data(), count);
    const int bits = carry != 0;
    const bool sticky = out.sticky || (out.guard & carry) != 0;
    const Limb guard = limbs::joinedRight(target[0], out.guard, bits);
    limbs::shiftRight(target, target, count, bits, carry);
    const bool carried =
        limbs::roundToNearest(target, count, result.precisionBits(), guard, sticky);
    result.setExponent(WideExponent{upper.m_exponent} + bits + carried);
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
    const int count = result.limbCount();
    limbs::Scratch scratch(2 * count + 1);
    Limb* shifted = scratch.data();
    Limb* difference = shifted + count;  // with a guard limb below
    const auto [guardOut, sticky] = limbs::shiftRightFar(shifted, smaller.limbs(), count, gap);

    // Something lies below the guard limb only if the gap exceeds it; the result then loses at
    // most its first bit, and taking away one unit of the guard limb too much leaves it on the
    // right side of every rounding boundary, a little above what it stands for.
    difference[0] = -(guardOut + sticky);
    const bool borrow = (guardOut | Limb{sticky}) != 0;
    mpn_sub_n(difference + 1, larger.limbs(), shifted, count);
    if (borrow) mpn_sub_1(difference + 1, difference + 1, count, 1);

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
    result.setExponent(WideExponent{larger.m_exponent} - WideExponent{missing} * kLimbBits - bits +
                       carried);
    return result;
}

// --- Product

template <class Count>
int BigFloat::setProduct(Limb* target, const Limb* exact, Count count, int below) {
    // The product of two mantissas is at least 1/4: its first or second bit is set.
    const int bits = exact[below + count - 1] >> (kLimbBits - 1) ? 0 : 1;
    limbs::shiftLeft(target, exact + below, count, bits, exact[below - 1]);
    bool sticky;
    if constexpr (limbs::kIsFixed<Count>)
        sticky = limbs::joined<Count::value - 1>(exact) != 0;
    else
        sticky = limbs::anyNonZero(exact, below - 1);
    const bool carried =
        limbs::roundToNearest(target, count, precisionBits(), exact[below - 1] << bits, sticky);
    return carried - bits;
}

template <int kCount>
BigFloat BigFloat::shortProduct(const BigFloat& a, const BigFloat& b) noexcept {
    BigFloat result(a.m_form.withSign(a.isNegative() != b.isNegative()));
    Limb exact[2 * kCount];
    limbs::multiply<kCount>(exact, a.m_storage.inlined, b.m_storage.inlined);
    const int correction =
        result.setProduct(result.m_storage.inlined, exact, limbs::Fixed<kCount>(), kCount);
    result.setExponent(a.m_exponent, b.m_exponent, correction);
    return result;
}

BigFloat BigFloat::product(const BigFloat& a, const BigFloat& b) {
    const bool negative = a.isNegative() != b.isNegative();
    const int precision = largerPrecision(a, b);
    if (!a.has(Kind::Finite) || !b.has(Kind::Finite)) {
        const bool infinite = !a.isFinite() || !b.isFinite();
        if (a.isNan() || b.isNan() || (infinite && (a.isZero() || b.isZero())))
            return BigFloat(Kind::Nan, false, precision);
        return BigFloat(infinite ? Kind::Infinite : Kind::Zero, negative, precision);
    }

    BigFloat result(Kind::Finite, negative, precision);
    const int aCount = a.limbCount(), bCount = b.limbCount();
    limbs::Scratch scratch(aCount + bCount);
    Limb* exact = scratch.data();
    if (aCount == bCount)
        mpn_mul_n(exact, a.limbs(), b.limbs(), aCount);
    else if (aCount > bCount)
        mpn_mul(exact, a.limbs(), aCount, b.limbs(), bCount);
    else
        mpn_mul(exact, b.limbs(), bCount, a.limbs(), aCount);
    const int correction =
        result.setProduct(result.limbs(), exact, result.limbCount(), std::min(aCount, bCount));
    result.setExponent(a.m_exponent, b.m_exponent, correction);
    return result;
}

decltype(BigFloat::kProducts) BigFloat::kProducts = {
    product,         shortProduct<1>, shortProduct<2>, shortProduct<3>, shortProduct<4>,
    shortProduct<5>, shortProduct<6>, shortProduct<7>, shortProduct<8>};

template <int kCount>
BigFloat BigFloat::shortSquare(const BigFloat& a) noexcept {
    BigFloat result(a.m_form.withSign(false));
    Limb exact[2 * kCount];
    limbs::square<kCount>(exact, a.m_storage.inlined);
    const int correction =
        result.setProduct(result.m_storage.inlined, exact, limbs::Fixed<kCount>(), kCount);
    result.setExponent(a.m_exponent, a.m_exponent, correction);
    return result;
}

BigFloat BigFloat::generalSquare(const BigFloat& a) {
    if (!a.has(Kind::Finite)) return product(a, a);
    BigFloat result(Kind::Finite, false, a.precisionBits());
    const int count = a.limbCount();
    limbs::Scratch exact(2 * count);
    mpn_sqr(exact.data(), a.limbs(), count);
    const int correction = result.setProduct(result.limbs(), exact.data(), count, count);
    result.setExponent(a.m_exponent, a.m_exponent, correction);
    return result;
}

decltype(BigFloat::kSquares) BigFloat::kSquares = {generalSquare,  shortSquare<1>, shortSquare<2>,
                                                   shortSquare<3>, shortSquare<4>, shortSquare<5>,
                                                   shortSquare<6>, shortSquare<7>, shortSquare<8>};

BigFloat differenceOfSquares(const BigFloat& x, const BigFloat& y) {
    using Kind = BigFloat::Kind;
    const int precision = BigFloat::largerPrecision(x, y);
    if (x.limbCount() != y.limbCount())
        return differenceOfSquares(x.withPrecision(precision), y.withPrecision(precision));
    if (!x.has(Kind::Finite) || !y.has(Kind::Finite))
        return square(x.withPrecision(precision)) - square(y.withPrecision(precision));

    // The upper square * 2^gap minus the lower one, exactly. Farther away, the lower one only tells
    // that the difference lies a little below the upper one: it may as well come nearer.
    const bool xIsUpper = x.m_exponent >= y.m_exponent;
    const BigFloat& upper = xIsUpper ? x : y;
    const BigFloat& lower = xIsUpper ? y : x;
    const int count = 2 * x.limbCount();
    const auto exponents =
        static_cast<std::uint64_t>(upper.m_exponent) - static_cast<std::uint64_t>(lower.m_exponent);
    const auto farthest = static_cast<std::uint64_t>(count + 1) * kLimbBits;
    const int gap = static_cast<int>(2 * std::min(exponents, farthest / 2));
    const int whole = gap / kLimbBits, bits = gap % kLimbBits;
    int total = count + whole + 1;
    limbs::Scratch scratch(total + count);
    Limb* difference = scratch.data();
    Limb* lowerSquare = difference + total;
    limbs::clear(difference, whole);
    mpn_sqr(difference + whole, upper.limbs(), count / 2);
    difference[total - 1] = difference[total - 2] >> 1 >> (kLimbBits - 1 - bits);
    limbs::shiftLeft(difference + whole, difference + whole, count, bits, 0);
    mpn_sqr(lowerSquare, lower.limbs(), count / 2);
    bool negative = !xIsUpper;
    if (gap == 0 && mpn_cmp(difference, lowerSquare, count) < 0) {
        mpn_sub_n(difference, lowerSquare, difference, count);
        negative = !negative;
    } else {
        mpn_sub(difference, difference, total, lowerSquare, count);
    }

    while (total > 0 && difference[total - 1] == 0)
        --total;
    if (total == 0) return BigFloat(Kind::Zero, false, precision);
    const auto exponent = BigFloat::WideExponent{upper.m_exponent} * 2 - gap;
    return BigFloat::normalizedFrom(negative, difference, total, false,
                                    exponent + (total - count) * kLimbBits, precision);
}

BigFloat scaled(const BigFloat& a, std::int64_t power) {
    BigFloat result = a;
    if (result.has(BigFloat::Kind::Finite))
        result.setExponent(BigFloat::WideExponent{a.m_exponent} + power);
    return result;
}

// --- Quotient and square root

// Neither a quotient nor a root can lie halfway between two numbers of the precision of its
// operands: times the divisor or itself it would have more bits than they have. So the next bit
// decides the rounding alone, whatever follows.

template <int kCount>
BigFloat BigFloat::roundedQuotient(const BigFloat& a, const BigFloat& b, const Limb* digits,
                                   int bits, bool below) noexcept {
    BigFloat result(a.m_form.withSign(a.isNegative() != b.isNegative()));
    const limbs::Fixed<kCount> count;
    limbs::copy(result.m_storage.inlined, digits, count);
    const bool carried =
        limbs::roundToNearest(result.m_storage.inlined, count, result.precisionBits(),
                              Limb{below} << (kLimbBits - 1), true);
    result.setExponent(WideExponent{a.m_exponent} - b.m_exponent + bits + carried);
    return result;
}

BigFloat BigFloat::quotientOfOneLimb(const BigFloat& a, const BigFloat& b) noexcept {
    const Limb dividend = a.m_storage.inlined[0], divisor = b.m_storage.inlined[0];
    const int bits = dividend >= divisor;
    Limb remainder;
    Limb digits[] = {
        limbs::divide(dividend >> bits, limbs::joinedRight(dividend, 0, bits), divisor, remainder)};
    const bool below = remainder >= divisor - remainder;
    return roundedQuotient<1>(a, b, digits, bits, below);
}

BigFloat BigFloat::quotientOfTwoLimbs(const BigFloat& a, const BigFloat& b) noexcept {
    using limbs::DoubleLimb;
    const auto joined = [](const Limb* limbs) {
        return DoubleLimb{limbs[1]} << kLimbBits | limbs[0];
    };
    const DoubleLimb dividend = joined(a.m_storage.inlined);
    const DoubleLimb divisor = joined(b.m_storage.inlined);
    const limbs::DivisorOfTwoLimbs divide(b.m_storage.inlined[1], b.m_storage.inlined[0]);
    const int bits = dividend >= divisor;
    DoubleLimb remainder = dividend >> bits;
    Limb digits[2];
    digits[1] = divide.divide3By2(remainder, limbs::joinedRight(a.m_storage.inlined[0], 0, bits));
    digits[0] = divide.divide3By2(remainder, 0);
    const bool below = remainder >= divisor - remainder;
    return roundedQuotient<2>(a, b, digits, bits, below);
}

BigFloat BigFloat::quotient(const BigFloat& a, const BigFloat& b) {
    const bool negative = a.isNegative() != b.isNegative();
    const int precision = largerPrecision(a, b);
    if (!a.has(Kind::Finite) || !b.has(Kind::Finite)) {
        if (a.isNan() || b.isNan() || a.m_form.kind() == b.m_form.kind())
            return BigFloat(Kind::Nan, false, precision);
        const bool infinite = !a.isFinite() || b.isZero();
        return BigFloat(infinite ? Kind::Infinite : Kind::Zero, negative, precision);
    }

    const Limb* divisor = b.limbs();
    int divisorCount = b.limbCount();
    while (divisor[0] == 0) {
        ++divisor;
        --divisorCount;
    }

    // a * 2^(64 count + 1) / b: `count` limbs with the first bit set, and one to two bits above.
    BigFloat result(Kind::Finite, negative, precision);
    const int count = result.limbCount(), aCount = a.limbCount();
    const int numeratorCount = count + divisorCount + 1;
    limbs::Scratch scratch(numeratorCount + count + 2);
    Limb* numerator = scratch.data();
    Limb* digits = numerator + numeratorCount;
    Limb* lead = numerator + numeratorCount - 1 - aCount;
    limbs::clear(numerator, numeratorCount - 1 - aCount);
    lead[aCount] = mpn_lshift(lead, a.limbs(), aCount, 1);
    divideTruncated(digits, numerator, numeratorCount, divisor, divisorCount);

    const int bits = digits[count] > 1;
    limbs::shiftRight(result.limbs(), digits, count, 1 + bits, digits[count]);
    const bool carried = limbs::roundToNearest(result.limbs(), count, precision,
                                               digits[0] << (kLimbBits - 1 - bits), true);
    result.setExponent(WideExponent{a.m_exponent} - b.m_exponent + bits + carried);
    return result;
}

decltype(BigFloat::kQuotients) BigFloat::kQuotients = {
    quotient, quotientOfOneLimb, quotientOfTwoLimbs, quotient, quotient,
    quotient, quotient,          quotient,           quotient};

BigFloat sqrt(const BigFloat& a) {
    using Kind = BigFloat::Kind;
    if (a.isZero() || a.isNan()) return a;
    if (a.isNegative()) return BigFloat(Kind::Nan, false, a.precisionBits());
    if (!a.isFinite()) return a;

    // So many limbs that the root has one bit more than needed, the first bit set as the exponent
    // is even.
    const int count = a.limbCount();
    const int rootCount = a.precisionBits() / kLimbBits + 1;
    limbs::Scratch scratch(3 * rootCount);
    Limb* radicand = scratch.data();
    Limb* root = radicand + 2 * rootCount;
    const int zeros = 2 * rootCount - count;
    limbs::clear(radicand, zeros);
    const bool odd = a.m_exponent % 2 != 0;
    if (odd)
        radicand[zeros - 1] = mpn_rshift(radicand + zeros, a.limbs(), count, 1);
    else
        limbs::copy(radicand + zeros, a.limbs(), count);
    mpn_sqrtrem(root, nullptr, radicand, 2 * rootCount);
    const auto exponent = (BigFloat::WideExponent{a.m_exponent} + odd) / 2;
    return BigFloat::roundedFrom(false, root, rootCount, true, exponent, a.precisionBits());
}

}  // namespace fathom
