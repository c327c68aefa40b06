// BigFloat from decimal text and back, correctly rounded.
//
// Both directions first try an approximation with an error bound, at a working precision a little
// above the precision asked for. They double the working precision while that fails. (Ziv's
// strategy: if both ends of the interval round to the same result, it is correct.) Once exact
// integers are no longer much larger than the working precision, these decide. Exact results and
// ties always get there: a number is both a short binary and a short decimal number only if its
// exponent is small.
#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "base/check.h"
#include "number/big_float.h"
#include "number/limbs.h"

namespace fathom {

using limbs::Integer;
using limbs::kLimbBits;

namespace {

constexpr double kBitsPerDigit = 3.3219280948873623;        // log2(10)
constexpr double kBitsPerPowerOfFive = 2.3219280948873623;  // log2(5)
constexpr int kSpareBits = 64;

// value / 2^shift, rounded half to even.
void divideByPowerOfTwo(mpz_ptr value, mp_bitcnt_t shift) {
    if (shift == 0) return;
    const bool half = mpz_tstbit(value, shift - 1) != 0;
    const bool exactlyHalf = half && mpz_scan1(value, 0) == shift - 1;
    mpz_tdiv_q_2exp(value, value, shift);
    if (half && (!exactlyHalf || mpz_odd_p(value))) mpz_add_ui(value, value, 1);
}

// value / divisor, rounded half to even.
void divide(mpz_ptr value, mpz_srcptr divisor) {
    Integer remainder;
    mpz_tdiv_qr(value, remainder, value, divisor);
    mpz_mul_2exp(remainder, remainder, 1);
    const int order = mpz_cmp(remainder, divisor);
    if (order > 0 || (order == 0 && mpz_odd_p(value))) mpz_add_ui(value, value, 1);
}

// Whether exact integers of `bits` bits cost about as much as the working precision.
bool exactIsCheap(double bits, int workingBits) {
    return bits <= 4.0 * workingBits + 4096;
}

std::uint64_t magnitudeOf(std::int64_t value) {
    return value < 0 ? -static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

std::string textOf(mpz_srcptr value) {
    std::string text(mpz_sizeinbase(value, 10) + 2, '\0');
    mpz_get_str(text.data(), 10, value);
    text.resize(text.find('\0'));
    return text;
}

}  // namespace

/// An interval: value * (1 +- 2^-certainBits) * 2^shift. (The ends of `value` may be in range even
/// if they are not after the shift.)
struct BigFloat::Approximation {
    BigFloat value;
    int certainBits;
    std::int64_t shift;

    BigFloat below() const { return value - scaled(value, -certainBits); }
    BigFloat above() const { return value + scaled(value, -certainBits); }

    /// m * 2^exponent * 10^power, where m is known to one unit of the last place. The relative
    /// error of the power is below 2 * power units. 4 units more are left for m, the last operation
    /// and the two bounds. The powers of two are joined first: each alone may be out of range.
    static Approximation ofScaled(const BigFloat& m, std::int64_t exponent, std::int64_t power) {
        const int bits = m.precisionBits();
        const BigFloat factor = powerOfFive(magnitudeOf(power), bits);
        const int lostBits = static_cast<int>(std::bit_width(magnitudeOf(power))) + 4;
        return {power < 0 ? m / factor : m * factor, bits - lostBits, exponent + power};
    }
};

BigFloat BigFloat::powerOfFive(std::uint64_t power, int precisionBits) {
    const BigFloat five(5, precisionBits);
    BigFloat result(1, precisionBits);
    for (int bit = std::bit_width(power); bit-- > 0;) {
        result = square(result);
        if (power >> bit & 1) result = result * five;
    }
    return result;
}

// --- From decimal

BigFloat BigFloat::fromDecimal(const Decimal& value, int precisionBits) {
    FATHOM_CHECK(precisionBits >= kMinimumPrecision && precisionBits <= kMaximumPrecision);
    if (value.isZero()) return BigFloat(0, precisionBits);
    const bool negative = value.sign() < 0;
    constexpr std::int64_t kBeyondRange = 3'000'000'000'000'000'000;  // 2^(2^63) = 10^(2.8 10^18)
    const std::int64_t place = value.leadingPlace();
    if (place > kBeyondRange || place < -kBeyondRange) {
        constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max();
        const BigFloat limit =
            scaled(BigFloat(value.sign(), precisionBits), place > 0 ? kFar - 1 : -kFar);
        return scaled(limit, place > 0 ? kFar : -kFar);
    }
    const std::string& digits = value.digits();
    const std::int64_t power = value.lastPlace();
    const double exactBits = static_cast<double>(digits.size()) * kBitsPerDigit +
                             static_cast<double>(magnitudeOf(power)) * kBitsPerPowerOfFive;
    Integer integer;
    const auto fromInteger = [&](bool sticky, std::int64_t exponent, int bits) {
        const auto count = static_cast<int>(mpz_size(integer));
        return normalizedFrom(negative, mpz_limbs_read(integer), count, sticky,
                              WideExponent{exponent} + WideExponent{kLimbBits} * count, bits);
    };

    int workingBits = precisionBits + 2 * kSpareBits;
    for (; !exactIsCheap(exactBits, workingBits); workingBits *= 2) {
        // Enough leading digits that the error of cutting off the others is below one unit.
        const auto enough = static_cast<std::size_t>(workingBits / kBitsPerDigit) + 3;
        const std::size_t used = std::min(enough, digits.size());
        mpz_set_str(integer, digits.substr(0, used).c_str(), 10);
        const BigFloat lead = fromInteger(false, 0, workingBits);
        const auto approximation = Approximation::ofScaled(
            lead, 0, power + static_cast<std::int64_t>(digits.size() - used));
        const BigFloat result = approximation.below().withPrecision(precisionBits);
        if (result == approximation.above().withPrecision(precisionBits))
            return scaled(result, approximation.shift);
    }

    // digits * 5^power, an integer or a quotient with enough bits, and the remaining power of two.
    mpz_set_str(integer, digits.c_str(), 10);
    Integer factor;
    mpz_ui_pow_ui(factor, 5, magnitudeOf(power));
    std::int64_t exponent = power;
    bool sticky = false;
    if (power >= 0) {
        mpz_mul(integer, integer, factor);
    } else {
        const auto needed = static_cast<std::int64_t>(mpz_sizeinbase(factor, 2)) + precisionBits +
                            2 - static_cast<std::int64_t>(mpz_sizeinbase(integer, 2));
        const std::int64_t shift = std::max<std::int64_t>(needed, 0);
        mpz_mul_2exp(integer, integer, static_cast<mp_bitcnt_t>(shift));
        exponent -= shift;
        Integer remainder;
        mpz_tdiv_qr(integer, remainder, integer, factor);
        sticky = !remainder.isZero();
    }
    return fromInteger(sticky, exponent, precisionBits);
}

// --- To decimal

namespace {

// floor(log10(fraction * 2^exponent)), or 1 less if the logarithm is just above an integer.
std::int64_t decimalPlace(double fraction, std::int64_t exponent) {
    __extension__ using Wide = __int128;
    constexpr std::int64_t kLog10Of2 = 0x4D104D427DE7FBCC;  // log10(2) * 2^64, to the nearest
    constexpr Wide kErrorOfFraction = Wide{1} << (64 - 46);
    const auto ofFraction = static_cast<Wide>(std::log10(fraction) * 0x1p64);
    const Wide error = kErrorOfFraction + magnitudeOf(exponent);
    return static_cast<std::int64_t>((Wide{exponent} * kLog10Of2 + ofFraction - error) >> 64);
}

}  // namespace

Decimal BigFloat::toDecimal(std::size_t significantDigits) const {
    FATHOM_CHECK(isFinite() && significantDigits > 0);
    if (isZero()) return Decimal();

    // The integer nearest to |value| * 10^-last has as many digits as asked for, or one more if the
    // estimate of the first place was 1 too low.
    const auto length = static_cast<std::int64_t>(significantDigits);
    BigFloat fraction = *this;
    fraction.m_exponent = 0;
    std::int64_t last = decimalPlace(std::fabs(fraction.toDouble()), m_exponent) - length + 1;
    for (;;) {
        std::string digits = scaledToInteger(-last, significantDigits);
        const auto difference = static_cast<std::int64_t>(digits.size()) - length;
        // 999.6 became 1000: the same rounding, with one zero fewer.
        const bool powerOfTen =
            difference == 1 && digits.find_first_not_of('0', 1) == std::string::npos;
        if (difference == 0 || powerOfTen) {
            digits.resize(significantDigits);
            return Decimal::fromDigits(isNegative(), std::move(digits), last + difference);
        }
        last += difference;
    }
}

Decimal BigFloat::toShortestDecimal() const {
    FATHOM_CHECK(isFinite());
    if (isZero()) return Decimal();
    const RangeErrors errors = rangeErrors();  // reading back may add to them
    const auto readsBack = [&](const Decimal& decimal) {
        return fromDecimal(decimal, precisionBits()) == *this;
    };

    // A decimal of so few digits is unchanged if it is rounded to this precision and then to as
    // many digits (10^digits < 2^(precision - 1): Matula, "In-and-out conversions", Communications
    // of the ACM 11 (1968), 47-50). So if this number has a short decimal, that appears here with
    // zeros at its end; otherwise a few more digits are needed.
    auto count = static_cast<std::size_t>((precisionBits() - 1) / kBitsPerDigit);
    Decimal shortest = toDecimal(count);
    while (!readsBack(shortest)) {
        shortest = toDecimal(++count);
        if (readsBack(shortest)) break;
        // Below a power of two, numbers are twice as close. The nearest decimal may then belong to
        // the number below, while the next decimal belongs to this one.
        shortest = shortest + Decimal::fromDigits(isNegative(), "1", shortest.lastPlace());
    }
    setRangeErrors(errors);
    std::string digits = shortest.digits();
    const std::size_t kept = digits.find_last_not_of('0') + 1;
    const auto place = shortest.lastPlace() + static_cast<std::int64_t>(digits.size() - kept);
    digits.resize(kept);
    return Decimal::fromDigits(isNegative(), std::move(digits), place);
}

std::string BigFloat::scaledToInteger(std::int64_t power, std::size_t significantDigits) const {
    const double exactBits = static_cast<double>(precisionBits()) +
                             static_cast<double>(magnitudeOf(m_exponent)) +
                             static_cast<double>(magnitudeOf(power)) * kBitsPerPowerOfFive;
    const auto integerOf = [](mpz_ptr integer, const BigFloat& value) {
        mpz_import(integer, static_cast<std::size_t>(value.limbCount()), -1, sizeof(Limb), 0, 0,
                   value.limbs());
        return value.m_exponent -
               std::int64_t{kLimbBits} * value.limbCount();  // the power of two left
    };
    Integer integer;

    int workingBits =
        static_cast<int>(static_cast<double>(significantDigits) * kBitsPerDigit) + 2 * kSpareBits;
    for (; !exactIsCheap(exactBits, workingBits); workingBits *= 2) {
        BigFloat fraction = withPrecision(workingBits);
        fraction.setNegative(false);
        const std::int64_t exponent = std::exchange(fraction.m_exponent, 0);
        const auto approximation = Approximation::ofScaled(fraction, exponent, power);
        const auto nearest = [&](const BigFloat& value) {
            const std::int64_t shift = integerOf(integer, value) + approximation.shift;
            if (shift >= 0)
                mpz_mul_2exp(integer, integer, magnitudeOf(shift));
            else
                divideByPowerOfTwo(integer, magnitudeOf(shift));
            return textOf(integer);
        };
        std::string digits = nearest(approximation.below());
        if (digits == nearest(approximation.above())) return digits;
    }

    // m * 2^(exponent + power) * 5^power, exactly.
    const std::int64_t shift = integerOf(integer, *this) + power;
    Integer factor;
    mpz_ui_pow_ui(factor, 5, magnitudeOf(power));
    if (power >= 0) mpz_mul(integer, integer, factor);
    if (shift >= 0) mpz_mul_2exp(integer, integer, magnitudeOf(shift));
    if (power >= 0 && shift < 0) divideByPowerOfTwo(integer, magnitudeOf(shift));
    if (power < 0 && shift < 0) mpz_mul_2exp(factor, factor, magnitudeOf(shift));
    if (power < 0) divide(integer, factor);
    return textOf(integer);
}

}  // namespace fathom
