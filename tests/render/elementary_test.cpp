#include "render/elementary.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace fathom {
namespace {

constexpr long double kTurn = 2 * std::numbers::pi_v<long double>;

TEST(Elementary, LogarithmsAreRightToTheErrorThatTheyState) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> mantissa(1, 2), exponent(-1021, 1022);
    const auto expectRight = [](double value) {
        const long double truth = std::log(static_cast<long double>(value));
        EXPECT_LE(std::fabs(logarithm(value) - truth), 0x1p-44L * std::fabs(truth)) << value;
    };
    for (int i = 0; i < 100'000; ++i) {
        expectRight(std::ldexp(mantissa(random), static_cast<int>(exponent(random))));
        expectRight(mantissa(random));
        expectRight(1 + (mantissa(random) - 1.5) * std::exp2(-std::fabs(exponent(random)) / 25));
    }
    EXPECT_EQ(logarithm(1), 0);
    for (const double edge : {std::numbers::sqrt2 / 2, std::numbers::sqrt2, 0x1p-1022, 0x1p1023})
        for (const double value : {edge, std::nextafter(edge, 1)})
            expectRight(value);
}

TEST(Elementary, TurnsAreRightToTheErrorThatTheyState) {
    std::mt19937_64 random(2);
    std::uniform_real_distribution<double> turn(0, 1), exponent(-40, 0);
    const auto expectRight = [](double x, double y) {
        long double truth =
            std::atan2(static_cast<long double>(y), static_cast<long double>(x)) / kTurn;
        if (truth < 0) ++truth;
        const long double toAxis = std::fabs(truth - std::round(4 * truth) / 4);
        const long double tolerance = std::min(0x1p-37L, 0x1p-35L * toAxis) + 0x1p-52L;
        EXPECT_LE(std::fabs(turnsOf(x, y) - truth), tolerance) << x << " " << y;
    };
    for (int i = 0; i < 100'000; ++i) {
        const double angle = 2 * std::numbers::pi * turn(random);
        expectRight(std::cos(angle), std::sin(angle));
        const double small = std::exp2(exponent(random));
        for (const double x : {-1.0, 1.0}) {
            expectRight(x, small), expectRight(small, x);
            expectRight(x, -small), expectRight(-small, x);
        }
    }
    EXPECT_EQ(turnsOf(1, 0), 0);
    EXPECT_EQ(turnsOf(0, 1), 0.25);
    EXPECT_EQ(turnsOf(-1, 0), 0.5);
    EXPECT_EQ(turnsOf(0, -1), 0.75);
    EXPECT_EQ(turnsOf(1, 1), 0.125);
}

TEST(Elementary, PowersOfTwoAreExact) {
    for (const double power : {0x1p-1022, 0x1p-1, 1.0, 0x1p700, 0x1p1022}) {
        EXPECT_EQ(kernel::power_below(power), power);
        EXPECT_EQ(kernel::power_below(-1.75 * power), power);
        EXPECT_EQ(kernel::inverse_of_power(power), 1 / power);
        EXPECT_EQ(kernel::exponent_of(1.75 * power), std::log2(power));
    }
    EXPECT_EQ(kernel::inverse_of_power(kernel::power_below(0)), 0x1p1023);
}

}  // namespace
}  // namespace fathom
