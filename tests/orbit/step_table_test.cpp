#include "orbit/step_table.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "orbit/deep_places.h"
#include "orbit/start_polynomial.h"
#include "orbit/step_batch.h"

namespace fathom {
namespace {

FloatExp power(int exponent) {
    return FloatExp::of(1, exponent);
}

ComplexExp operator-(ComplexExp a, ComplexExp b) {
    return a + b * FloatExp::of(-1);
}

/// z and its derivative by c, after exact iterations from index `from` to index `to`.
struct Delta {
    ComplexExp z, derivative;
};
Delta iterated(const StepTable::Request& request, Delta delta, std::complex<double> c,
               std::uint32_t from, std::uint32_t to) {
    const FloatExp two = FloatExp::of(2);
    const ComplexExp move = ComplexExp::of(c) * request.pixel;
    for (std::uint32_t m = from; m < to; ++m) {
        const ComplexExp reference = request.orbit->extended(m) * two;
        delta.derivative =
            delta.derivative * (reference + delta.z * two) + ComplexExp{request.pixel, {}};
        delta.z = (reference + delta.z) * delta.z + move;
    }
    return delta;
}

ComplexExp stepped(const StepTable::ExtendedStep& step, ComplexExp z, std::complex<double> c) {
    ComplexExp factor = step.a[3];
    for (int i = 2; i >= 0; --i)
        factor = factor * z + step.a[i];
    return factor * z + (step.b + step.x * z) * ComplexExp::of(c);
}

class StepTableTest : public testing::TestWithParam<test::DeepPlace> {};

/// Steps of up to 2^18 iterations merge 18 times, each with an error of up to epsilon in each of
/// three terms.
void expectStepsToLoseNoMoreThanEpsilon(const StepTable::Request& request) {
    const StepTable table = StepTable::build(request).value();
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(-1, 1);
    const int smallest = static_cast<int>(request.pixel.exponent);
    int merged = 0;
    double worst = 0;
    for (int i = 0; i < 4000; ++i) {
        const std::uint32_t m = random() % request.orbit->length();
        const auto size = power(std::uniform_int_distribution<int>(smallest, -2)(random));
        const auto z = ComplexExp::of({any(random), any(random)}) * size;
        const double im = any(random), re = any(random);
        const std::complex<double> c(request.reach * re, request.reach * im);
        for (const StepTable::ExtendedStep& step : table.stepsFrom(m, chebyshev(z))) {
            ASSERT_LE(step.to, request.orbit->length());
            const ComplexExp exact = iterated(request, {z, {}}, c, m, step.to).z;
            const FloatExp error = chebyshev(stepped(step, z, c) - exact);
            const FloatExp unit = chebyshev(step.a[0]) * chebyshev(z) +
                                  chebyshev(step.b) * request.reach + chebyshev(exact);
            worst = std::max(worst, (error / unit).toDouble());
            merged += step.to > m + 1;
        }
    }
    EXPECT_LE(worst, 64 * request.epsilon);
    EXPECT_GT(merged, 500);
    std::printf("%d merged steps, off by at most 2^%.1f\n", merged, std::log2(worst));
}

TEST_P(StepTableTest, LosesNoMoreThanEpsilon) {
    StepTable::Request request = test::tableRequest(GetParam());
    for (const bool areForFloats : {false, true}) {
        request.areForFloats = areForFloats;
        expectStepsToLoseNoMoreThanEpsilon(request);
    }
}

/// A random step; some of its numbers are 0, infinite or NaN.
Step<double> anyStep(std::mt19937& random) {
    const auto number = [&random]() -> double {
        switch (random() % 32) {
            case 0:
                return 0;
            case 1:
                return std::numeric_limits<double>::infinity();
            case 2:
                return std::numeric_limits<double>::quiet_NaN();
            default:
                return std::ldexp(std::uniform_real_distribution<double>(-1, 1)(random),
                                  std::uniform_int_distribution<int>(-60, 20)(random));
        }
    };
    const auto complex = [&number] { return Complex<double>{number(), number()}; };
    return {.a1 = complex(),
            .a2 = complex(),
            .a3 = complex(),
            .a4 = complex(),
            .b = complex(),
            .x = complex(),
            .w = complex(),
            .radius = std::fabs(number())};
}

using StepNumbers = std::array<double, sizeof(Step<double>) / sizeof(double)>;

TEST(StepBatchTest, MergeWithTheBitsOfOneByOne) {
    std::mt19937 random(11);
    for (const InstructionSet set : instructionSets()) {
        for (int run = 0; run < 500; ++run) {
            StepBatch x, y, both;
            for (int i = 0; i < Doubles::kCount; ++i) {
                setStep(x, i, anyStep(random));
                setStep(y, i, anyStep(random));
            }
            kMergeBatches.on(set)(x, y, 0x1p-9, 0x1p-32, both);
            for (int i = 0; i < Doubles::kCount; ++i) {
                const Step<double> alone = merged(stepOf(x, i), stepOf(y, i), 0x1p-9, 0x1p-32);
                const auto has = std::bit_cast<StepNumbers>(stepOf(both, i));
                const auto wants = std::bit_cast<StepNumbers>(alone);
                for (std::size_t n = 0; n < has.size(); ++n)
                    ASSERT_TRUE(std::bit_cast<std::uint64_t>(has[n]) ==
                                    std::bit_cast<std::uint64_t>(wants[n]) ||
                                (std::isnan(has[n]) && std::isnan(wants[n])))
                        << "number " << n << ": " << has[n] << ", not " << wants[n];
            }
        }
    }
}

TEST_P(StepTableTest, IsTheSameFromAnyNumberOfThreads) {
    StepTable::Request request = test::tableRequest(GetParam());
    const StepTable one = StepTable::build(request).value();
    request.threads = 3;
    const StepTable three = StepTable::build(request).value();
    for (std::uint32_t m = 0; m < request.orbit->length(); ++m) {
        const auto wants = one.stepsFrom(m, request.pixel), has = three.stepsFrom(m, request.pixel);
        ASSERT_EQ(has.size(), wants.size()) << "at " << m;
        for (std::size_t i = 0; i < has.size(); ++i) {
            ASSERT_EQ(has[i].to, wants[i].to) << "at " << m;
            for (int power = 0; power < 4; ++power)
                ASSERT_EQ(chebyshev(has[i].a[power] - wants[i].a[power]).mantissa, 0) << "at " << m;
        }
    }
}

/// The polynomial equals start.steps exact iterations, and so does its derivative. It covers at
/// least half of the period.
TEST_P(StepTableTest, StartsAllPixelsAtOnce) {
    const StepTable::Request request = test::tableRequest(GetParam());
    const StepTable table = StepTable::build(request).value();
    const DeltaStart start = StartPolynomial(table).data();
    EXPECT_GE(start.steps, request.orbit->length() / 2);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(-request.reach, request.reach);
    for (int i = 0; i < 20; ++i) {
        const double im = any(random), re = any(random);
        const std::complex<double> c(re, im);
        const std::complex<double> u = c / start.radius;
        std::complex<double> z, slope;
        for (int k = kernel::DELTA_START_DEGREE; k > 0; --k) {
            const std::complex<double> s(start.s[k][0], start.s[k][1]);
            slope = slope * u + s * static_cast<double>(k);
            z = z * u + s;
        }
        // At the end of a closed orbit the iteration continues from the start.
        const std::uint32_t last = request.orbit->length();
        Delta exact;
        for (std::uint32_t done = 0; done < start.steps;) {
            const std::uint32_t to = std::min(last, start.steps - done);
            exact = iterated(request, exact, c, 0, to);
            if (to == last) exact.z = exact.z + request.orbit->extended(last);
            done += to;
        }
        const std::complex<double> constant(start.s[0][0], start.s[0][1]);
        auto found = ComplexExp::of(z * u + constant, start.exponent);
        // If the reference passed 0 earlier, the polynomial also continued from the start there.
        const std::uint32_t m = start.steps % last;
        if (start.m != m)
            found = found + request.orbit->extended(start.m) - request.orbit->extended(m);
        const auto derivative = ComplexExp::of(slope / start.radius, start.exponent);
        EXPECT_LE((chebyshev(found - exact.z) / chebyshev(exact.z)).toDouble(), 0x1p-26);
        EXPECT_LE(
            (chebyshev(derivative - exact.derivative) / chebyshev(exact.derivative)).toDouble(),
            0x1p-20);
    }
}

INSTANTIATE_TEST_SUITE_P(Places, StepTableTest,
                         testing::Values(test::spirals(), test::needle(24), test::needle(400),
                                         test::needle(600)),
                         [](const auto& place) {
                             return "Period" + std::to_string(place.param.period);
                         });

TEST(StepTable, LeadsFarWhereOrbitsAreClose) {
    for (const std::uint32_t period : {400u, 600u}) {
        const StepTable::Request request = test::tableRequest(test::needle(period));
        const auto steps = StepTable::build(request)->stepsFrom(1, request.pixel * 1e3);
        EXPECT_GE(steps.front().to, period / 8);
    }
}

TEST(StepTable, KeepsOrbitsFromEscapingUnseen) {
    // The orbit of the needle's tip stays at 2: with an escape radius of 2 no step may merge there.
    StepTable::Request request = test::tableRequest(test::needle(24));
    const std::uint32_t far = 8;
    ASSERT_NEAR((*request.orbit)[far].real(), 2, 1e-3);
    EXPECT_GT(StepTable::build(request)->stepsFrom(1, power(-40)).size(), 1u);
    request.escapeRadius = 2;
    EXPECT_EQ(StepTable::build(request)->stepsFrom(1, power(-40)).size(), 1u);
}

}  // namespace
}  // namespace fathom
