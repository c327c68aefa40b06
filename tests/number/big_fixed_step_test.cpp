// Compares MandelbrotStepper with the recurrence in GMP's mpn functions, bit for bit.
#include "number/big_fixed_step.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "support/bare_orbit.h"

namespace fathom::test {

namespace {

int twoThreads() {
    return MandelbrotStepper::bitsForTwoThreads();
}

BigFixed fixedOf(const char* text, int bits) {
    return BigFixed::fromDecimal(*Decimal::parse(text), bits);
}

struct C {
    const char *x, *y;
};
// kSlow is interior, but so near to the point between two components that the orbit takes 10^5
// steps to settle. The orbit of kWandering stays near the boundary for 3,000 steps, then escapes.
constexpr C kSlow{"-0.749999", "0.00003"};
constexpr C kWandering{"-0.743643887037151", "0.13182590420533"};

void expectBareOrbit(const C& c, int bits, int threads, int steps) {
    const BigFixed cx = fixedOf(c.x, bits), cy = fixedOf(c.y, bits);
    MandelbrotStepper orbit(cx, cy, threads);
    BareOrbit bare(cx, cy);
    for (int i = 0; i < steps; ++i) {
        orbit.step();
        bare.step();
        const bool isCompared = i % 64 == 0 || i + 1 == steps;
        ASSERT_TRUE(!isCompared || bare.isAt(orbit)) << bits << " bits, step " << i;
    }
    EXPECT_FALSE(orbit.x().overflowed() || orbit.y().overflowed());
}

}  // namespace

TEST(MandelbrotStepper, WandersAsTheBareOrbitAtEveryPrecision) {
    for (int bits = 64; bits <= 4224; bits += 64)
        expectBareOrbit(kWandering, bits, 1, bits < 128 ? 50 : 2500);
}

TEST(MandelbrotStepper, IsTheBareOrbitForAHundredThousandSteps) {
    for (const int bits : {64, 128, 192, 256, 512, 1024})
        expectBareOrbit(kSlow, bits, 1, 100'000);
}

TEST(MandelbrotStepper, IsTheSameOnTwoThreads) {
    expectBareOrbit(kSlow, twoThreads(), 2, 20'000);
    expectBareOrbit(kWandering, 2 * twoThreads(), 2, 2500);
    for (const int threads : {1, 2})
        expectBareOrbit(kWandering, 131072, threads, 50);
}

TEST(MandelbrotStepper, IsTheSameWithMoreOrbitsThanCores) {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([] { expectBareOrbit(kWandering, twoThreads(), 2, 2500); });
}

TEST(MandelbrotStepper, GoesOnFromACopyOfZ) {
    for (const int bits : {128, 1024, twoThreads()}) {
        const BigFixed cx = fixedOf(kWandering.x, bits), cy = fixedOf(kWandering.y, bits);
        MandelbrotStepper first(cx, cy, 2), second(cx, cy);
        for (int i = 0; i < 100; ++i)
            first.step();
        second.setZ(first.x(), first.y());
        for (int i = 0; i < 100; ++i) {
            first.step();
            second.step();
        }
        EXPECT_EQ(first.x(), second.x());
        EXPECT_EQ(first.y(), second.y());
    }
}

TEST(MandelbrotStepper, ALowerPrecisionIsThatOfAShorterC) {
    for (const int bits : {256, 1024, 2 * twoThreads()}) {
        const BigFixed cx = fixedOf(kWandering.x, bits), cy = fixedOf(kWandering.y, bits);
        MandelbrotStepper orbit(cx, cy, 2);
        for (int i = 0; i < 100; ++i)
            orbit.step();

        BigFixed shortX = cx, shortY = cy, x = orbit.x(), y = orbit.y();
        for (BigFixed* number : {&shortX, &shortY, &x, &y})
            number->setFractionBits(bits / 2);
        MandelbrotStepper shorter(shortX, shortY);
        shorter.setZ(x, y);
        orbit.setFractionBits(bits / 2);
        for (int i = 0; i < 100; ++i) {
            orbit.step();
            shorter.step();
        }
        EXPECT_EQ(orbit.x(), shorter.x());
        EXPECT_EQ(orbit.y(), shorter.y());
        EXPECT_EQ(orbit.x().fractionBits(), bits / 2);

        // And back: c still has its bits.
        orbit.setFractionBits(bits);
        orbit.setZ(BigFixed(bits), BigFixed(bits));
        orbit.step();
        EXPECT_EQ(orbit.x(), cx);
        EXPECT_EQ(orbit.y(), cy);
    }
}

TEST(MandelbrotStepper, CarriesThroughAllDigits) {
    // Near -2 and 1/4, the parts are all ones or zeros for many steps; then the orbit escapes.
    for (const int bits : {256, 320, 576, 704, 768, 1152, 1600, 4096, 65'536})
        for (const double x : {-2.0, 0.25})
            for (const int near : {40, 200, bits - 1, bits}) {
                const BigFixed exact = BigFixed::fromBigFloat(BigFloat(x, 64), bits);
                const BigFixed unit = BigFixed::fromBigFloat(scaled(BigFloat(1, 64), -near), bits);
                MandelbrotStepper orbit(exact + unit, unit);
                BareOrbit bare(exact + unit, unit);
                for (int i = 0;
                     i < (bits > 10'000 ? 60 : 700) && orbit.x().integerPart() >> 31 == 0; ++i) {
                    orbit.step();
                    bare.step();
                    ASSERT_TRUE(bare.isAt(orbit)) << x << ", " << bits << " bits, step " << i;
                }
            }
}

TEST(MandelbrotStepper, RoundsToTheNearestDoubles) {
    for (const int bits : {64, 256, 320, 704, 1152, 1216, 4096}) {
        MandelbrotStepper orbit(fixedOf(kWandering.x, bits), fixedOf(kWandering.y, bits));
        for (int i = 0; i < 2500; ++i) {
            orbit.step();
            const std::complex<double> z = orbit.toDouble();
            ASSERT_EQ(z.real(), orbit.x().toDouble()) << bits << " bits, step " << i;
            ASSERT_EQ(z.imag(), orbit.y().toDouble());
        }
        // Numbers halfway between two doubles, a little beyond, and smaller than the first digits.
        for (const int tail : {53, 54, 55, 63})
            for (const double size : {1.0, 0x1p-20, 0x1p-60, 0.0}) {
                const BigFloat whole(size, 128);
                const BigFixed part =
                    BigFixed::fromBigFloat(whole + scaled(whole * BigFloat(3, 128), -tail), bits);
                MandelbrotStepper first(part, -part);
                first.step();
                EXPECT_EQ(first.toDouble().real(), part.toDouble());
                EXPECT_EQ(first.toDouble().imag(), -part.toDouble());
            }
    }
}

TEST(MandelbrotStepper, TheIntegerPartTellsOfEscapeBeforeItOverflows) {
    for (const int bits : {64, 256, 1024, twoThreads()}) {
        MandelbrotStepper orbit(fixedOf("1.5", bits), fixedOf("-2147483647.25", bits), 2);
        const auto isInside = [&] {
            return (orbit.x().integerPart() | orbit.y().integerPart()) >> 31 == 0;
        };
        for (orbit.step(); isInside(); orbit.step())
            EXPECT_FALSE(orbit.x().overflowed() || orbit.y().overflowed());
        EXPECT_FALSE(orbit.x().overflowed() || orbit.y().overflowed());
        orbit.step();
        EXPECT_TRUE(orbit.x().overflowed() || orbit.y().overflowed());
        orbit.step();
        EXPECT_TRUE(orbit.x().overflowed() && orbit.y().overflowed());
    }
}

}  // namespace fathom::test
