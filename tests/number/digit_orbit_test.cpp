// DigitOrbit by itself; the tests of MandelbrotStepper compare its steps with the bare orbit.
#include "number/digit_orbit.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace fathom::test {

namespace {

using Limbs = std::vector<std::uint64_t>;

Limbs limbsOf(const DigitOrbit::Part& part, std::size_t count) {
    Limbs limbs(count, ~std::uint64_t{0});
    part.readLimbs(limbs);
    return limbs;
}

}  // namespace

TEST(DigitOrbit, KeepsTheBitsOfLimbs) {
    std::mt19937_64 random(1);
    for (std::size_t count = 2; 64 * (count - 1) <= DigitOrbit::kMostBits; ++count) {
        Limbs x(count), y(count);
        for (Limbs* limbs : {&x, &y}) {
            for (std::uint64_t& limb : *limbs)
                limb = random();
            limbs->back() %= DigitOrbit::kMostInteger;
        }
        DigitOrbit orbit;
        orbit.set({x, true}, {y, false}, {y, false}, {x, false});
        EXPECT_EQ(limbsOf(orbit.x(), count), x);
        EXPECT_EQ(limbsOf(orbit.y(), count), y);
        EXPECT_TRUE(orbit.x().negative);
        EXPECT_FALSE(orbit.y().negative);
        EXPECT_EQ(orbit.x().integer(), x.back());
    }
}

TEST(DigitOrbit, LeavesACarryThroughAllDigitsToOthers) {
    if (!DigitOrbit::takes(320)) GTEST_SKIP() << "This processor has no such steps.";
    // |x| + |y| is 1: all ones and a last bit.
    Limbs x(6, ~std::uint64_t{0}), y(6), zero(6);
    x.back() = 0;
    y.front() = 1;
    DigitOrbit orbit;
    orbit.set({x, false}, {y, true}, {zero, false}, {zero, false});
    EXPECT_FALSE(orbit.step());
    EXPECT_EQ(limbsOf(orbit.x(), 6), x);
    EXPECT_EQ(limbsOf(orbit.y(), 6), y);
    EXPECT_TRUE(orbit.y().negative);
}

}  // namespace fathom::test
