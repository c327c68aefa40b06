// The operators of BigFloat.
#include <algorithm>

#include "number/big_float.h"
#include "number/limb_products.h"
#include "number/limbs.h"
#include "number/upper_product.h"

namespace fathom {

using limbs::kLimbBits;
using limbs::Limb;

namespace {

/// From this many limbs on, a divisor is worth the detour through GMP's integers, whose division
/// does not compute the remainder.
constexpr int kWithoutRemainder = 12;

/// From kInHalves limbs to below kBeyondHalves, that division takes longer than to compute first
/// one half of the quotient and then the other.
constexpr int kInHalves = 128, kBeyondHalves = 288;

/// The integer quotient, of numeratorCount - divisorCount limbs (and a zero above). Overwrites the
/// numerator.
void divideTruncated(Limb* quotient, Limb* numerator, int numeratorCount, const Limb* divisor,
                     int divisorCount) {
    if (divisorCount < kWithoutRemainder) {
        Limb remainder[kWithoutRemainder];
        mpn_tdiv_qr(quotient, remainder, 0, numerator, numeratorCount, divisor, divisorCount);
        return;
    }
    int count = numeratorCount - divisorCount;
    if (divisorCount >= kInHalves && divisorCount < kBeyondHalves) {
        // The remainder of the upper half replaces the limbs that were divided, and is divided
        // further.
        const int low = count / 2;
        mpn_tdiv_qr(quotient + low, numerator + low, 0, numerator + low, numeratorCount - low,
                    divisor, divisorCount);
        numeratorCount = low + divisorCount;
        count = low;
    }
    mpz_t n, d;
    limbs::Integer q;
    mpz_tdiv_q(q, mpz_roinit_n(n, numerator, numeratorCount),
               mpz_roinit_n(d, divisor, divisorCount));
    const auto size = static_cast<int>(mpz_size(q));
    limbs::copy(quotient, mpz_limbs_read(q), size);
    limbs::clear(quotient + size, count - size);
}

}  // namespace

// --- Sum and difference

BigFloat BigFloat::operator-() const {
    BigFloat result = *this;
    result.setNegative(!isNegative());
    return result;
}

// The signs, order and distance of random numbers are selected by arithmetic, since the processor
// cannot predict them. It can mostly predict that the first bit of a sum stays in place.
template <int kCount, bool kNegatesB>
void BigFloat::shortSum(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    // The larger exponent or first limb decides which magnitude is the upper one.
    const Limb* const aLimbs = a.m_storage.inlined;
    const Limb* const bLimbs = b.m_storage.inlined;
    std::int64_t distance;
    if (__builtin_sub_overflow(a.m_exponent, b.m_exponent, &distance)) [[unlikely]]
        return generalSum<kNegatesB>(target, a, b);
    const bool aIsLess = aLimbs[kCount - 1] < bLimbs[kCount - 1];  // used at equal exponents
    const Limb swaps = limbs::signMask(static_cast<Limb>(distance) - aIsLess);
    const Limb gap = (static_cast<Limb>(distance) ^ swaps) - swaps;
    if (gap >= kLimbBits) [[unlikely]]
        return generalSum<kNegatesB>(target, a, b);
    const auto upper = limbs::selected<kCount>(swaps, bLimbs, aLimbs);
    const auto lower = limbs::selected<kCount>(swaps, aLimbs, bLimbs);
    const std::int64_t exponent = a.m_exponent - (distance & static_cast<std::int64_t>(swaps));

    // An extra limb below holds what is shifted out. A difference adds the complement plus one.
    const limbs::Fixed<kCount> count;
    const int bitsDown = static_cast<int>(gap);
    const Limb complement = a.m_form.signMask() ^ b.m_form.signMask() ^ -Limb{kNegatesB};
    Limb sum[kCount], shifted[kCount];
    for (int i = 0; i < kCount; ++i) {
        const Limb high = i + 1 < kCount ? lower[i + 1] : 0;
        shifted[i] = limbs::opaque(limbs::joinedRight(high, lower[i], bitsDown) ^ complement);
    }
    Limb guard = limbs::joinedRight(lower[0], 0, bitsDown) ^ complement;
    limbs::copy(sum, &upper[0], count);
    const Limb above = limbs::addComplemented(sum, shifted, guard, complement);

    // Move the first bit back to the top. If the numbers agree in their first limbs, it may be any
    // bit or none.
    int bits = 0;
    if (above != 0) [[unlikely]] {
        if (above != 1) return generalSum<kNegatesB>(target, a, b);
        guard = limbs::joinedRight(sum[0], guard, 1) | (guard & 1);
        limbs::shiftRight(sum, sum, count, 1, 1);
        bits = -1;
    } else if (sum[kCount - 1] >> (kLimbBits - 1) == 0) [[unlikely]] {
        if (sum[kCount - 1] == 0) return generalSum<kNegatesB>(target, a, b);
        bits = std::countl_zero(sum[kCount - 1]);
        limbs::shiftLeft(sum, sum, count, bits, guard);
        guard <<= bits;
    }

    target.setForm(a.m_form.withSignChanged(swaps & complement));
    Limb* const mantissa = target.m_storage.inlined;
    limbs::copy(mantissa, sum, count);
    const bool carried =
        limbs::roundToNearest(mantissa, count, target.precisionBits(), guard, false);
    target.setExponent(exponent, carried - bits);
}

// Not inlined, so that short sums need no registers for it.
template <bool kNegatesB>
[[gnu::noinline]] void BigFloat::generalSum(BigFloat& target, const BigFloat& a,
                                            const BigFloat& b) {
    if (!a.m_form.isSameButForSign(b.m_form) || !a.has(Kind::Finite)) [[unlikely]]
        return sumOfUnlike<kNegatesB>(target, a, b);
    if (a.isNegative() == (b.isNegative() != kNegatesB)) return sumOfMagnitudes(target, a, b);
    return differenceOfMagnitudes(target, a, b);
}

template <bool kNegatesB>
void BigFloat::sumOfUnlike(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    const int precision = largerPrecision(a, b);
    if (a.precisionBits() != b.precisionBits())
        return generalSum<kNegatesB>(target, a.withPrecision(precision),
                                     b.withPrecision(precision));

    const bool aNegative = a.isNegative(), bNegative = b.isNegative() != kNegatesB;
    if (a.isNan() || b.isNan() || (!a.isFinite() && !b.isFinite() && aNegative != bNegative))
        return target.setForm(Kind::Nan, false, precision);
    if (!a.isFinite() || !b.isFinite())
        return target.setForm(Kind::Infinite, a.isFinite() ? bNegative : aNegative, precision);
    if (a.isZero() && b.isZero())
        return target.setForm(Kind::Zero, aNegative && bNegative, precision);
    const bool negative = a.isZero() ? bNegative : aNegative;
    target = a.isZero() ? b : a;
    target.setNegative(negative);
}

void BigFloat::sumOfMagnitudes(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    const bool aIsUpper = a.m_exponent >= b.m_exponent;
    const BigFloat& upper = aIsUpper ? a : b;
    const BigFloat& lower = aIsUpper ? b : a;
    const std::int64_t exponent = upper.m_exponent;
    const auto gap =
        static_cast<std::uint64_t>(exponent) - static_cast<std::uint64_t>(lower.m_exponent);
    const Form form = a.m_form;
    const int count = form.limbCount();
    target.setForm(form);

    Limb* mantissa = target.limbs();
    const limbs::ShiftedOut out = limbs::shiftedOut(lower.limbs(), count, gap);
    const limbs::Carry carry =
        limbs::addShifted<false>(mantissa, upper.limbs(), lower.limbs(), count, gap, 0);
    bool sticky = out.sticky;
    Limb guard = out.guard;
    if (carry != 0) {
        sticky |= (guard & 1) != 0;
        guard = limbs::joinedRight(mantissa[0], guard, 1);
        limbs::shiftRight(mantissa, mantissa, count, 1, 1);
    }
    const bool carried =
        limbs::roundToNearest(mantissa, count, form.precisionBits(), guard, sticky);
    target.setExponent(exponent, static_cast<int>(carry) + carried);
}

void BigFloat::differenceOfMagnitudes(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    const Form form = a.m_form;
    const int count = form.limbCount();
    int order = a.m_exponent < b.m_exponent ? -1 : 1;
    if (a.m_exponent == b.m_exponent) {
        order = mpn_cmp(a.limbs(), b.limbs(), count);
        if (order == 0) return target.setForm(Kind::Zero, false, form.precisionBits());
    }
    const BigFloat& larger = order > 0 ? a : b;
    const BigFloat& smaller = order > 0 ? b : a;
    const std::int64_t exponent = larger.m_exponent;
    const auto gap =
        static_cast<std::uint64_t>(exponent) - static_cast<std::uint64_t>(smaller.m_exponent);
    target.setForm(form.withSign(a.isNegative() != (order < 0)));

    Limb* mantissa = target.limbs();
    const limbs::ShiftedOut out = limbs::shiftedOut(smaller.limbs(), count, gap);

    // Something lies below the guard limb only if the gap exceeds it. Then the result loses at most
    // its first bit. Subtracting one unit of the guard limb too much leaves it a little below the
    // exact value, on the right side of every rounding boundary.
    Limb guard = -(out.guard + out.sticky);
    const bool borrow = (out.guard | Limb{out.sticky}) != 0;
    limbs::addShifted<true>(mantissa, larger.limbs(), smaller.limbs(), count, gap, borrow);

    // Move the first bit back to the top.
    int zeros = 0;  // limbs of them
    if (mantissa[count - 1] == 0) [[unlikely]] {
        zeros = 1;
        while (zeros < count && mantissa[count - 1 - zeros] == 0)
            ++zeros;
        for (int i = count; i-- > zeros;)
            mantissa[i] = mantissa[i - zeros];
        limbs::clear(mantissa, zeros);
        mantissa[zeros - 1] = std::exchange(guard, 0);
    }
    const int bits = std::countl_zero(mantissa[count - 1]);
    if (bits != 0) limbs::shiftLeft(mantissa, mantissa, count, bits, guard);
    const bool carried =
        limbs::roundToNearest(mantissa, count, form.precisionBits(), guard << bits, out.sticky);
    target.setExponent(exponent, std::int64_t{zeros} * -kLimbBits - bits + carried);
}

decltype(BigFloat::kSums) BigFloat::kSums = {
    generalSum<false>,  shortSum<1, false>, shortSum<2, false>,
    shortSum<3, false>, shortSum<4, false>, shortSum<5, false>,
    shortSum<6, false>, shortSum<7, false>, shortSum<8, false>};
decltype(BigFloat::kDifferences) BigFloat::kDifferences = {
    generalSum<true>,  shortSum<1, true>, shortSum<2, true>, shortSum<3, true>, shortSum<4, true>,
    shortSum<5, true>, shortSum<6, true>, shortSum<7, true>, shortSum<8, true>};

// --- Product

template <class Count>
[[gnu::always_inline]] inline void BigFloat::setProduct(Form form, const Limb* exact, Count count,
                                                        int below, std::int64_t exponentA,
                                                        std::int64_t exponentB) {
    setForm(form);
    Limb* mantissa = limbs::kIsFixed<Count> ? m_storage.inlined : limbs();
    // The first or second bit of the product is set.
    const int bits = exact[below + count - 1] >> (kLimbBits - 1) ? 0 : 1;
    limbs::shiftLeft(mantissa, exact + below, count, bits, exact[below - 1]);
    bool sticky;
    if constexpr (limbs::kIsFixed<Count>)
        sticky = limbs::joined<Count::value - 1>(exact) != 0;
    else
        sticky = limbs::anyNonZero(exact, below - 1);
    const bool carried = limbs::roundToNearest(mantissa, count, form.precisionBits(),
                                               exact[below - 1] << bits, sticky);
    setExponent(exponentA, exponentB, carried - bits);
}

template <int kCount>
void BigFloat::shortProduct(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    Limb exact[2 * kCount];
    limbs::multiply<kCount>(exact, a.m_storage.inlined, b.m_storage.inlined);
    const Form form = a.m_form.withSignChanged(b.m_form.signMask());
    target.setProduct(form, exact, limbs::Fixed<kCount>(), kCount, a.m_exponent, b.m_exponent);
}

// Rare cases go to the general product in a tail call, so that they need no registers here.
template <>
void BigFloat::shortProduct<1>(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    auto product = limbs::DoubleLimb{a.m_storage.inlined[0]} * b.m_storage.inlined[0];
    const Form form = a.m_form.withSignChanged(b.m_form.signMask());

    // The first or second bit is set. Adding two limbs to themselves shifts them by a bit.
    const auto isHalf = ~(static_cast<WideExponent>(product) >> (2 * kLimbBits - 1));
    product += product & static_cast<limbs::DoubleLimb>(isHalf);
    Limb mantissa = static_cast<Limb>(product >> kLimbBits);
    const bool carried = limbs::roundToNearest(&mantissa, limbs::Fixed<1>(), form.precisionBits(),
                                               static_cast<Limb>(product), false);
    std::int64_t exponent;
    const bool isTooWide = __builtin_add_overflow(a.m_exponent, b.m_exponent, &exponent);
    const bool isTooLow = __builtin_add_overflow(exponent, static_cast<int>(isHalf), &exponent);
    if (carried || (isTooWide | isTooLow) || target.m_form.isOnHeap()) [[unlikely]]
        return generalProduct(target, a, b);
    target.m_form = form;
    target.m_storage.inlined[0] = mantissa;
    target.m_exponent = exponent;
}

namespace {

/// Numbers of limbs from which to which the upper half of a product takes less time than all of it.
struct UpperSizes {
    int fewest, most;
};
constexpr UpperSizes kUpperOfProducts{16, 640}, kUpperOfSquares{24, 400};

}  // namespace

bool BigFloat::setUpperProduct(Form form, const BigFloat& a, const BigFloat& b) {
    const int count = a.limbCount(), longer = count + 1;
    const UpperSizes sizes = &a == &b ? kUpperOfSquares : kUpperOfProducts;
    const limbs::UpperProducts& products = limbs::kUpperProducts;
    if (count < sizes.fewest || longer < products.fewest ||
        longer > std::min(sizes.most, products.most))
        return false;

    // Upper products want 32 bits of zeros first. So the exact product begins at product[1].
    limbs::Scratch scratch(4 * longer);
    Limb *const product = scratch.data(), *const longA = product + 2 * longer,
                *const longB = &a == &b ? longA : longA + longer;
    longA[count] = mpn_lshift(longA, a.limbs(), count, 32);
    if (longA != longB) longB[count] = mpn_lshift(longB, b.limbs(), count, 32);
    if (!products.of(product, longA, longB, longer)) return false;

    // The first or second bit of the product is set. A set bit below the one that decides on the
    // rounding says what the unknown limbs cannot change.
    const Limb* const upper = product + longer;
    const int bits = upper[count - 1] >> (kLimbBits - 1) ? 0 : 1;
    const Limb guard = upper[-1] << bits;
    if (guard << 1 == 0) return false;
    const std::int64_t exponentA = a.m_exponent, exponentB = b.m_exponent;
    setForm(form);
    limbs::shiftLeft(limbs(), upper, count, bits, upper[-1]);
    const bool carried =
        limbs::roundToNearest(limbs(), count, form.precisionBits(), guard, /*sticky=*/true);
    setExponent(exponentA, exponentB, carried - bits);
    return true;
}

void BigFloat::generalProduct(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    const bool negative = a.isNegative() != b.isNegative();
    const int precision = largerPrecision(a, b);
    if (!a.has(Kind::Finite) || !b.has(Kind::Finite)) {
        const bool infinite = !a.isFinite() || !b.isFinite();
        if (a.isNan() || b.isNan() || (infinite && (a.isZero() || b.isZero())))
            return target.setForm(Kind::Nan, false, precision);
        return target.setForm(infinite ? Kind::Infinite : Kind::Zero, negative, precision);
    }

    const Form form(Kind::Finite, negative, precision);
    const int aCount = a.limbCount(), bCount = b.limbCount();
    if (aCount == bCount && target.setUpperProduct(form, a, b)) return;
    limbs::Scratch scratch(aCount + bCount);
    Limb* exact = scratch.data();
    if (aCount == bCount)
        limbs::multiplyLong(exact, a.limbs(), b.limbs(), aCount);
    else if (aCount > bCount)
        mpn_mul(exact, a.limbs(), aCount, b.limbs(), bCount);
    else
        mpn_mul(exact, b.limbs(), bCount, a.limbs(), aCount);
    target.setProduct(form, exact, std::max(aCount, bCount), std::min(aCount, bCount), a.m_exponent,
                      b.m_exponent);
}

decltype(BigFloat::kProducts) BigFloat::kProducts = {
    generalProduct,  shortProduct<1>, shortProduct<2>, shortProduct<3>, shortProduct<4>,
    shortProduct<5>, shortProduct<6>, shortProduct<7>, shortProduct<8>};

template <int kCount>
void BigFloat::shortSquare(BigFloat& target, const BigFloat& a, const BigFloat&) {
    Limb exact[2 * kCount];
    limbs::square<kCount>(exact, a.m_storage.inlined);
    target.setProduct(a.m_form.withSign(false), exact, limbs::Fixed<kCount>(), kCount, a.m_exponent,
                      a.m_exponent);
}

void BigFloat::generalSquare(BigFloat& target, const BigFloat& a, const BigFloat&) {
    if (!a.has(Kind::Finite)) return generalProduct(target, a, a);
    const Form form = a.m_form.withSign(false);
    if (target.setUpperProduct(form, a, a)) return;
    const int count = a.limbCount();
    limbs::Scratch exact(2 * count);
    limbs::squareLong(exact.data(), a.limbs(), count);
    target.setProduct(form, exact.data(), count, count, a.m_exponent, a.m_exponent);
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

    // The upper square * 2^gap minus the lower one, exactly. If the lower one is farther away, it
    // only makes the difference a little smaller than the upper one, so a smaller gap gives the
    // same result.
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
    limbs::squareLong(difference + whole, upper.limbs(), count / 2);
    difference[total - 1] = difference[total - 2] >> 1 >> (kLimbBits - 1 - bits);
    limbs::shiftLeft(difference + whole, difference + whole, count, bits, 0);
    limbs::squareLong(lowerSquare, lower.limbs(), count / 2);
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

// Neither a quotient nor a root can lie halfway between two numbers of its operands' precision:
// multiplied by the divisor or by itself, it would have more bits than they have. So the next bit
// alone decides the rounding.

template <int kCount>
void BigFloat::setQuotient(const BigFloat& a, const BigFloat& b, const Limb* digits, int bits,
                           bool below) {
    const WideExponent exponent = WideExponent{a.m_exponent} - b.m_exponent + bits;
    setForm(a.m_form.withSign(a.isNegative() != b.isNegative()));
    const limbs::Fixed<kCount> count;
    limbs::copy(m_storage.inlined, digits, count);
    const bool carried = limbs::roundToNearest(m_storage.inlined, count, precisionBits(),
                                               Limb{below} << (kLimbBits - 1), true);
    setExponent(exponent + carried);
}

void BigFloat::quotientOfOneLimb(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    const Limb dividend = a.m_storage.inlined[0], divisor = b.m_storage.inlined[0];
    const int bits = dividend >= divisor;
    Limb remainder;
    Limb digits[] = {
        limbs::divide(dividend >> bits, limbs::joinedRight(dividend, 0, bits), divisor, remainder)};
    const bool below = remainder >= divisor - remainder;
    target.setQuotient<1>(a, b, digits, bits, below);
}

void BigFloat::quotientOfTwoLimbs(BigFloat& target, const BigFloat& a, const BigFloat& b) {
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
    target.setQuotient<2>(a, b, digits, bits, below);
}

void BigFloat::generalQuotient(BigFloat& target, const BigFloat& a, const BigFloat& b) {
    const bool negative = a.isNegative() != b.isNegative();
    const int precision = largerPrecision(a, b);
    if (!a.has(Kind::Finite) || !b.has(Kind::Finite)) {
        if (a.isNan() || b.isNan() || a.m_form.kind() == b.m_form.kind())
            return target.setForm(Kind::Nan, false, precision);
        const bool infinite = !a.isFinite() || b.isZero();
        return target.setForm(infinite ? Kind::Infinite : Kind::Zero, negative, precision);
    }

    const Limb* divisor = b.limbs();
    int divisorCount = b.limbCount();
    while (divisor[0] == 0) {
        ++divisor;
        --divisorCount;
    }

    // a * 2^(64 count + 1) / b has `count` limbs with the first bit set, and one or two bits above
    // them.
    const int aCount = a.limbCount(), count = std::max(aCount, b.limbCount());
    const int numeratorCount = count + divisorCount + 1;
    limbs::Scratch scratch(numeratorCount + count + 2);
    Limb* numerator = scratch.data();
    Limb* digits = numerator + numeratorCount;
    Limb* lead = numerator + numeratorCount - 1 - aCount;
    limbs::clear(numerator, numeratorCount - 1 - aCount);
    lead[aCount] = mpn_lshift(lead, a.limbs(), aCount, 1);
    divideTruncated(digits, numerator, numeratorCount, divisor, divisorCount);

    const int bits = digits[count] > 1;
    const WideExponent exponent = WideExponent{a.m_exponent} - b.m_exponent + bits;
    target.setForm(Kind::Finite, negative, precision);
    limbs::shiftRight(target.limbs(), digits, count, 1 + bits, digits[count]);
    const bool carried = limbs::roundToNearest(target.limbs(), count, precision,
                                               digits[0] << (kLimbBits - 1 - bits), true);
    target.setExponent(exponent + carried);
}

decltype(BigFloat::kQuotients) BigFloat::kQuotients = {
    generalQuotient, quotientOfOneLimb, quotientOfTwoLimbs, generalQuotient, generalQuotient,
    generalQuotient, generalQuotient,   generalQuotient,    generalQuotient};

BigFloat sqrt(const BigFloat& a) {
    using Kind = BigFloat::Kind;
    if (a.isZero() || a.isNan()) return a;
    if (a.isNegative()) return BigFloat(Kind::Nan, false, a.precisionBits());
    if (!a.isFinite()) return a;

    // The root has one bit more than needed; its first bit is set because the exponent is even. If
    // the bits fill all limbs, it has one limb more. For up to two limbs, that takes longer than
    // the remainder.
    constexpr int kWithRemainder = 2;
    const int count = a.limbCount();
    const bool keepsRemainder = count <= kWithRemainder;
    const int rootCount = keepsRemainder ? count : a.precisionBits() / kLimbBits + 1;
    limbs::Scratch scratch(3 * rootCount + 1);
    Limb* radicand = scratch.data();
    Limb* root = radicand + 2 * rootCount + 1;
    const int zeros = 2 * rootCount - count;
    limbs::clear(radicand, zeros);
    const bool odd = a.m_exponent % 2 != 0;
    if (odd)
        radicand[zeros - 1] = mpn_rshift(radicand + zeros, a.limbs(), count, 1);
    else
        limbs::copy(radicand + zeros, a.limbs(), count);
    const auto exponent = (BigFloat::WideExponent{a.m_exponent} + odd) / 2;
    if (keepsRemainder) {
        // The rest exceeds one half if remainder > root: (root + 1/2)^2 = root^2 + root + 1/4.
        Limb remainder[2 * kWithRemainder] = {};
        const auto size = mpn_sqrtrem(root, remainder, radicand, 2 * count);
        const bool below = size > count || mpn_cmp(remainder, root, count) > 0;
        root[-1] = Limb{below} << (kLimbBits - 1);
        return BigFloat::roundedFrom(false, root - 1, count + 1, true, exponent, a.precisionBits());
    }
    mpn_sqrtrem(root, nullptr, radicand, 2 * rootCount);
    return BigFloat::roundedFrom(false, root, rootCount, true, exponent, a.precisionBits());
}

}  // namespace fathom
