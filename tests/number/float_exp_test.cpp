// Compares doubles with an extended exponent with plain doubles within their range; also tests
// numbers beyond it.
#include "number/float_exp.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace fathom {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(FloatExp, IsNormalised) {
    for (const double value : {1.0, -0.5, 0.75, 1e300, -3e-310, 5e-324}) {
        const FloatExp number = FloatExp::of(value, 10'000);
        EXPECT_GE(std::fabs(number.mantissa), 0.5);
        EXPECT_LT(std::fabs(number.mantissa), 1);
        EXPECT_EQ(FloatExp({number.mantissa, number.exponent - 10'000}).toDouble(), value);
    }
    for (const double value : {0.0, kInfinity, -kInfinity})
        EXPECT_EQ(FloatExp::of(value, 10'000).toDouble(), value);
}

TEST(FloatExp, RoundsAsDoublesDo) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 100'000; ++i) {
        const auto number = [&] {
            const auto digits = static_cast<double>(static_cast<std::int64_t>(random()));
            return random() % 16 == 0 ? 0 : std::ldexp(digits, static_cast<int>(random() % 140));
        };
        const double a = number(), b = random() % 8 == 0 ? -a : number();
        const FloatExp x = FloatExp::of(a), y = FloatExp::of(b);
        ASSERT_EQ((x + y).toDouble(), a + b);
        ASSERT_EQ((x * y).toDouble(), a * b);
        ASSERT_EQ((-x).toDouble(), -a);
        ASSERT_EQ(x <=> y, a <=> b);
        if (b != 0) {
            ASSERT_EQ((x / y).toDouble(), a / b);
        }
    }
}

TEST(FloatExp, KeepsWhatLiesFarBelowAndAbove) {
    const FloatExp tiny = FloatExp::of(-1, -1'000'000), huge = FloatExp::of(1, 1'000'000);
    EXPECT_EQ((tiny + FloatExp()).exponent, tiny.exponent);
    EXPECT_EQ((tiny + huge).exponent, huge.exponent);
    EXPECT_EQ((tiny * huge).toDouble(), -1);
    EXPECT_TRUE(tiny < FloatExp() && FloatExp() < huge && tiny < huge && -huge < tiny);
}

TEST(FloatExp, PassesNanAndInfinityOn) {
    const FloatExp huge = FloatExp::of(1, 1'000'000);
    EXPECT_TRUE(std::isnan((huge + FloatExp::of(kNan)).mantissa));
    EXPECT_EQ((FloatExp::of(kInfinity) + huge).mantissa, kInfinity);
    EXPECT_EQ((huge * FloatExp::of(-kInfinity)).mantissa, -kInfinity);
    EXPECT_TRUE(huge < FloatExp::of(kInfinity));
    EXPECT_FALSE(FloatExp::of(kNan) <= FloatExp::of(kNan));
    EXPECT_TRUE(FloatExp::of(kInfinity) <= FloatExp::of(kInfinity));
}

}  // namespace
}  // namespace fathom
