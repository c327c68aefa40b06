// BigFloat's special values, its limits, its conversions to and from the machine's numbers, and its
// values in memory.
#include "number/big_float.h"

#include <bit>
#include <cmath>
#include <cstdio>
#include <limits>
#include <thread>
#include <utility>

#include "number/big_float_checks.h"

namespace fathom::test {

namespace {

using Limits = std::numeric_limits<std::int64_t>;

bool sameDouble(double a, double b) {
    return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

}  // namespace

// --- Special values and limits

TEST(BigFloat, SpecialValuesFollowIeee754) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    const double values[] = {0.0, -0.0, 1.0, -1.0, 0.3, -2.5, kInfinity, -kInfinity, kNan};
    for (const int bits : {53, 128, 1500}) {
        for (const double a : values) {
            expectNumberLikeMpfr(BigFloat(a, bits), 64);
            EXPECT_TRUE(sameDouble(BigFloat(a, bits).toDouble(), a));
            for (const double b : values) {
                expectPairLikeMpfr(BigFloat(a, bits), BigFloat(b, bits));
                expectPairLikeMpfr(BigFloat(a, bits), BigFloat(b, 1200));
            }
        }
    }
}

TEST(BigFloat, BeginsAsZero) {
    const BigFloat zero;
    EXPECT_TRUE(zero.isZero() && zero.isFinite() && !zero.isNegative());
    EXPECT_EQ(zero.precisionBits(), BigFloat::kMinimumPrecision);
    EXPECT_TRUE(zero.mantissa().empty());
}

TEST(BigFloat, EndsAtItsExponentRange) {
    for (const int bits : {64, 100, 2000}) {
        const BigFloat one(1, bits);  // 0.1 * 2^1
        const BigFloat largestPower = scaled(one, Limits::max() - 1);
        const BigFloat smallest = scaled(scaled(one, Limits::min()), -1);
        const BigFloat ones = one - scaled(one, -bits);  // exponent 0, all bits set
        const BigFloat largest = scaled(ones, Limits::max());
        ASSERT_EQ(largestPower.exponent(), Limits::max());
        ASSERT_EQ(smallest.exponent(), Limits::min());
        ASSERT_TRUE(largest.isFinite() && largest > largestPower);

        const auto isInfinite = [](const BigFloat& value) {
            return !value.isFinite() && !value.isNan();
        };
        EXPECT_TRUE(isInfinite(largestPower + largestPower));
        EXPECT_TRUE(isInfinite(-largest - largest) && (-largest - largest).isNegative());
        EXPECT_TRUE(isInfinite(scaled(largestPower, 1)));
        EXPECT_TRUE(isInfinite(largestPower * largestPower));
        EXPECT_TRUE(isInfinite(square(largestPower)));
        EXPECT_TRUE(isInfinite(largestPower / smallest));
        EXPECT_TRUE(BigFloat(smallest * smallest).isZero());
        EXPECT_TRUE((-smallest / largest).isZero() && (-smallest / largest).isNegative());
        EXPECT_TRUE(scaled(-smallest, -1).isZero() && scaled(-smallest, -1).isNegative());
        EXPECT_TRUE((scaled(ones, Limits::min()) - smallest).isZero());  // an underflow

        // Just inside: results whose intermediate exponents pass the limit, and rounding carries.
        EXPECT_EQ(scaled(largest, -1) + scaled(largest, -1), largest);
        EXPECT_EQ(BigFloat(largest * one), largest);
        EXPECT_EQ(BigFloat(smallest * one), smallest);
        EXPECT_EQ(BigFloat(smallest / one), smallest);
        EXPECT_EQ(BigFloat(largest / largest), one);
        EXPECT_EQ(BigFloat(largest - largest), BigFloat());
        EXPECT_EQ(BigFloat(largest + smallest), largest);
        EXPECT_TRUE(isInfinite(largest + scaled(one, Limits::max() - bits - 1)));
        EXPECT_EQ(sqrt(smallest), scaled(sqrt(BigFloat(0.5, bits)), Limits::min() / 2));
        EXPECT_EQ(sqrt(scaled(one, Limits::max() - 1)), scaled(one, (Limits::max() - 1) / 2));
        EXPECT_EQ(scaled(scaled(largest, Limits::min()), Limits::max()), scaled(largest, -1));
    }
}

TEST(BigFloat, ReportsWhatLeavesTheRange) {
    using Errors = BigFloat::RangeErrors;
    constexpr Errors kNone{}, kOverflow{.overflow = true}, kUnderflow{.underflow = true};
    for (const int bits : {64, 100, 200, 700, 2000}) {
        const BigFloat one(1, bits);
        const BigFloat large = scaled(one, Limits::max() - 1);
        const BigFloat small = scaled(scaled(one, Limits::min()), -1);
        const BigFloat ones = one - scaled(one, -bits);
        const BigFloat largest = scaled(ones, Limits::max());
        const BigFloat more = large * BigFloat(1.5, bits), above = small * BigFloat(1.5, bits);
        const auto infinity = BigFloat(std::numeric_limits<double>::infinity(), bits);

        const auto reports = [](Errors expected, auto&& operation) {
            BigFloat::setRangeErrors({});
            const BigFloat result = operation();
            const Errors errors = BigFloat::rangeErrors();
            return errors.overflow == expected.overflow && errors.underflow == expected.underflow &&
                   (!expected.overflow || !result.isFinite()) &&
                   (!expected.underflow || result.isZero());
        };
        EXPECT_TRUE(reports(kOverflow, [&] { return large + large; }));
        EXPECT_TRUE(reports(kOverflow, [&] { return -large - large; }));
        EXPECT_TRUE(reports(kOverflow, [&] { return largest + scaled(large, -bits); }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return above - small; }));
        EXPECT_TRUE(reports(kOverflow, [&] { return large * large; }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return small * small; }));
        EXPECT_TRUE(reports(kOverflow, [&] { return square(large); }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return square(small); }));
        EXPECT_TRUE(reports(kOverflow, [&] { return large / small; }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return small / large; }));
        EXPECT_TRUE(reports(kOverflow, [&] { return differenceOfSquares(large, one); }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return differenceOfSquares(above, small); }));
        EXPECT_TRUE(reports(kOverflow, [&] { return scaled(large, 1); }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return scaled(small, -1); }));
        EXPECT_TRUE(reports(kOverflow, [&] { return largest.withPrecision(60); }));
        const std::uint64_t all[] = {~std::uint64_t{0}, ~std::uint64_t{0}};
        EXPECT_TRUE(reports(kOverflow,
                            [&] { return BigFloat::fromMantissa(false, all, Limits::max(), 64); }));
        const std::uint64_t low[] = {1, 0};
        EXPECT_TRUE(reports(kUnderflow,
                            [&] { return BigFloat::fromMantissa(false, low, Limits::min(), 64); }));
        const auto far = [&](std::int64_t place) {
            return BigFloat::fromDecimal(Decimal::fromDigits(false, "3", place), bits);
        };
        EXPECT_TRUE(reports(kOverflow, [&] { return far(2'776'511'644'261'678'566); }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return far(-2'776'511'644'261'678'567); }));
        EXPECT_TRUE(reports(kOverflow, [&] { return far(9'000'000'000'000'000'000); }));
        EXPECT_TRUE(reports(kUnderflow, [&] { return far(-9'000'000'000'000'000'000); }));

        // No error: within the range, exact, or infinite or zero from the start.
        EXPECT_TRUE(reports(kNone, [&] { return far(2'776'511'644'261'678'565); }));
        EXPECT_TRUE(reports(kNone, [&] { return far(-2'776'511'644'261'678'566); }));
        EXPECT_TRUE(reports(kNone, [&] { return small - small; }));
        EXPECT_TRUE(reports(kNone, [&] { return more - large; }));
        EXPECT_TRUE(reports(kNone, [&] { return largest * one; }));
        EXPECT_TRUE(reports(kNone, [&] { return scaled(small, 1) * BigFloat(0.5, bits); }));
        EXPECT_TRUE(reports(kNone, [&] { return differenceOfSquares(large, large); }));
        EXPECT_TRUE(reports(kNone, [&] { return sqrt(small); }));
        EXPECT_TRUE(reports(kNone, [&] { return infinity * large + infinity / small; }));
        EXPECT_TRUE(reports(kNone, [&] { return one / BigFloat(0, bits); }));
        EXPECT_TRUE(reports(kNone, [&] { return one / infinity; }));
        EXPECT_TRUE(reports(
            kNone, [&] { return BigFloat::fromDecimal(largest.toShortestDecimal(), bits); }));
        EXPECT_TRUE(
            reports(kNone, [&] { return BigFloat::fromDecimal(small.toShortestDecimal(), bits); }));
    }

    // Range errors stay until they are cleared, and belong to one thread.
    BigFloat::setRangeErrors({});
    const BigFloat large = scaled(BigFloat(1, 64), Limits::max() - 1);
    EXPECT_FALSE(BigFloat(large * large).isFinite());
    EXPECT_TRUE((BigFloat(1, 64) / large / large).isZero());
    EXPECT_TRUE(BigFloat::rangeErrors().overflow && BigFloat::rangeErrors().underflow);
    std::thread([] { EXPECT_FALSE(BigFloat::rangeErrors().overflow); }).join();
    BigFloat::setRangeErrors({});
    EXPECT_FALSE(BigFloat::rangeErrors().overflow || BigFloat::rangeErrors().underflow);
}

TEST(BigFloat, ReturnsFromQuotientsWithinOneUlp) {
    Dice dice(10);
    constexpr int kPairs = 100'000;
    int exact = 0;
    for (int i = 0; i < kPairs; ++i) {
        const int bits = 32 * static_cast<int>(dice.between(2, 68));
        const BigFloat a = dice.number(bits, dice.between(-9, 9), bits);
        const BigFloat b = dice.number(bits, dice.between(-9, 9), bits);
        const BigFloat difference = (a / b) * b - a;
        exact += difference.isZero();
        // Zero, or one unit in the last place (of (a / b) * b, if a power of two lies between).
        ASSERT_TRUE(difference.isZero() || difference.exponent() <= a.exponent() - bits + 1);
    }
    const double share = static_cast<double>(exact) / kPairs;
    std::printf("(a / b) * b == a for %.1f %% of %d pairs\n", 100 * share, kPairs);
    RecordProperty("ShareOfExactReturns", std::to_string(share));
    EXPECT_GT(share, 0.85);
}

// --- Conversions

TEST(BigFloat, RoundsOnceToTheMachinesFormats) {
    Dice dice(7);
    for (int i = 0; i < 100'000; ++i) {
        const std::int64_t centers[] = {0, 128, -126, -149, 1024, -1022, -1074};
        const std::int64_t exponent = centers[dice.between(0, 6)] + dice.between(-30, 30);
        // Short mantissas hit ties, long ones lie close to them.
        const int bits = dice.precision();
        const int length = static_cast<int>(dice.coin() ? dice.between(1, 55) : bits);
        BigFloat value = dice.number(std::min(length, bits), exponent, bits);
        if (dice.coin())
            value = value + scaled(BigFloat(1, bits), exponent - dice.between(1, bits + 1));
        const MpfrNumber x(value);
        ASSERT_TRUE(sameDouble(value.toDouble(), mpfr_get_d(x, MPFR_RNDN))) << x.toString();
        ASSERT_TRUE(sameDouble(value.toFloat(), mpfr_get_flt(x, MPFR_RNDN))) << x.toString();
        long binary = 0;
        const double fraction = mpfr_get_d_2exp(&binary, x, MPFR_RNDN);
        const FloatExp extended = value.toFloatExp();
        ASSERT_EQ(extended.mantissa, fraction);
        ASSERT_EQ(extended.exponent, binary);
        ASSERT_EQ(BigFloat::fromFloatExp(extended, bits).toFloatExp().mantissa, fraction);
    }
}

TEST(BigFloat, HoldsEveryDouble) {
    Dice dice(8);
    for (int i = 0; i < 100'000; ++i) {
        const double value = std::bit_cast<double>(dice.word());
        const int bits = dice.precision();
        const BigFloat ours(value, bits);
        MpfrNumber theirs(bits);
        mpfr_set_d(theirs, value, MPFR_RNDN);
        ASSERT_PRED_FORMAT2(isIdentical, ours, theirs);
        ASSERT_TRUE(sameDouble(ours.toDouble(), value));
    }
    EXPECT_EQ(BigFloat(std::numeric_limits<double>::denorm_min(), 53).exponent(), -1073);
}

TEST(BigFloat, KeepsExtendedNumbersOfAnyExponent) {
    const BigFloat value = BigFloat::fromFloatExp({0.75, -3'000'000'000'000}, 64);
    EXPECT_EQ(value.exponent(), -3'000'000'000'000);
    EXPECT_EQ(value.toFloatExp().mantissa, 0.75);
    EXPECT_EQ(value.toDouble(), 0.0);
    EXPECT_EQ(scaled(BigFloat(3, 64), 3000).toDouble(), HUGE_VAL);
    // Rounding up to the next power of two.
    const BigFloat belowOne = BigFloat(1, 200) - scaled(BigFloat(1, 200), -199);
    EXPECT_EQ(belowOne.toFloatExp().mantissa, 0.5);
    EXPECT_EQ(belowOne.toFloatExp().exponent, 1);
}

// --- Values

TEST(BigFloat, CopiesAndMovesAtAnySize) {
    Dice dice(9);
    for (const int bits : {53, 64, 1088, 1089, 5000}) {
        const BigFloat original = dice.number(bits, 5, bits);
        BigFloat copy = original;
        BigFloat moved = std::move(copy);
        EXPECT_EQ(moved, original);
        for (const int otherBits : {64, 1088, 1090, 5000}) {
            BigFloat target = dice.number(otherBits, 1, otherBits);
            target = original;
            EXPECT_EQ(target, original);
            EXPECT_EQ(target.precisionBits(), bits);
            target = dice.number(otherBits, 1, otherBits);
            target = std::move(moved);
            EXPECT_EQ(target, original);
            moved = target;
        }
        BigFloat& alias = moved;
        moved = alias;
        EXPECT_EQ(moved, original);
        moved = moved * moved + moved;
        EXPECT_EQ(moved, square(original) + original);
        moved = moved + moved;
        EXPECT_EQ(moved, scaled(square(original) + original, 1));
        moved = moved - moved;
        EXPECT_TRUE(moved.isZero());
    }
}

TEST(BigFloat, ComparesAcrossPrecisions) {
    const BigFloat low(1.5, 53), high(1.5, 3000);
    EXPECT_EQ(low, high);
    EXPECT_LT(low, high + scaled(BigFloat(1, 3000), -2990));
    EXPECT_GT(-low, -(high + scaled(BigFloat(1, 3000), -2990)));
    EXPECT_EQ(BigFloat(0.0, 53), BigFloat(-0.0, 2000));
}

}  // namespace fathom::test
