#include "orbit/step_table.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <thread>

#include "orbit/deep_places.h"
#include "orbit/start_polynomial.h"
#include "orbit/step_batch.h"
#include "orbit/step_places.h"

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

/// Expects that both tables have the same steps from some indices on, in different places.
void expectSameSteps(const DeltaJob& lazy, const DeltaJob& whole, std::uint32_t begin,
                     std::uint32_t end) {
    const auto areSame = [](const auto& a, const auto& b) {
        return std::memcmp(&a, &b, sizeof a) == 0;
    };
    for (std::uint32_t m = begin; m < end; ++m) {
        const auto places = StepPlaces::of(lazy.offsets[m]),
                   wanted = StepPlaces::of(whole.offsets[m]);
        ASSERT_EQ(places.count, wanted.count) << "at " << m;
        for (std::uint32_t i = 0; i < wanted.count; ++i) {
            const std::uint32_t has = places.first + i, wants = wanted.first + i;
            DeltaStep step = lazy.steps[has];
            ASSERT_EQ(step.to_offset, lazy.offsets[step.to]) << "at " << m;
            step.to_offset = whole.offsets[step.to];
            ASSERT_TRUE(areSame(step, whole.steps[wants])) << "at " << m;
            ASSERT_EQ(lazy.keys[has], whole.keys[wants]) << "at " << m;
        }
        const auto extended = StepPlaces::of(lazy.extended_offsets[m]),
                   wantedExtended = StepPlaces::of(whole.extended_offsets[m]);
        ASSERT_EQ(extended.count, wantedExtended.count) << "at " << m;
        for (std::uint32_t i = 0; i < wantedExtended.count; ++i) {
            const std::uint32_t has = extended.first + i, wants = wantedExtended.first + i;
            ASSERT_TRUE(areSame(lazy.extended_steps[has], whole.extended_steps[wants]))
                << "at " << m;
            ASSERT_EQ(lazy.extended_keys[has], whole.extended_keys[wants]) << "at " << m;
        }
    }
}

TEST(StepTable, ThreadsMakeStepsWhileOthersReadSome) {
    StepTable::Request request = test::tableRequest(test::needle(20'000));
    const StepTable whole = StepTable::build(request).value();
    const DeltaJob wanted = whole.job();
    request.isLazy = true;
    const StepTable lazy = StepTable::build(request).value();
    const DeltaJob steps = lazy.job();
    const std::uint32_t last = request.orbit->length();
    std::atomic<int> differing = 0;
    {
        std::vector<std::jthread> threads;
        for (std::uint32_t thread = 0; thread < 4; ++thread)
            threads.emplace_back([&, thread] {
                for (std::uint32_t step = 0; step < 16; ++step) {
                    const std::uint32_t m = 2 + (step * 4099 + thread * 12'289) % (last - 2);
                    lazy.makeFrom({&m, 1});
                    const auto reading = lazy.reading();
                    const auto has = StepPlaces::of(steps.extended_offsets[m]),
                               wants = StepPlaces::of(wanted.extended_offsets[m]);
                    if (lazy.lacks(m) || has.count != wants.count) ++differing;
                    for (std::uint32_t i = 0; i < std::min(has.count, wants.count); ++i)
                        if (std::memcmp(&steps.extended_steps[has.first + i],
                                        &wanted.extended_steps[wants.first + i],
                                        sizeof(DeltaExtendedStep)) != 0)
                            ++differing;
                }
            });
    }
    EXPECT_EQ(differing, 0);
}

TEST(StepTable, MakesStepsWhenTheyAreWanted) {
    StepTable::Request request = test::tableRequest(test::needle(9000));
    const StepTable whole = StepTable::build(request).value();
    request.isLazy = true;
    request.threads = 2;
    const StepTable lazy = StepTable::build(request).value();
    const DeltaJob steps = lazy.job();
    const std::uint32_t last = request.orbit->length();
    ASSERT_GE(last, 8999u);
    for (const std::uint32_t m : {0u, 1u, 4097u, 8193u, last - 1})
        EXPECT_FALSE(lazy.lacks(m)) << "at " << m;
    for (const std::uint32_t m : {2u, 5000u, 8192u}) {
        EXPECT_TRUE(lazy.lacks(m)) << "at " << m;
        EXPECT_FALSE(whole.lacks(m)) << "at " << m;
        const StepPlaces gate = StepPlaces::of(steps.offsets[m]);
        EXPECT_EQ(steps.steps[gate.first].length, StepTable::kNotMade);
        EXPECT_EQ(steps.extended_steps[gate.first].length, StepTable::kNotMade);
    }

    const std::uint32_t wanted[]{5000, 4099};
    lazy.makeFrom(wanted);
    EXPECT_FALSE(lazy.lacks(8192));
    EXPECT_TRUE(lazy.lacks(2));
    expectSameSteps(steps, whole.job(), 4097, last);
    EXPECT_EQ(lazy.stepsFrom(3, power(-2000)).size(), whole.stepsFrom(3, power(-2000)).size());
    EXPECT_FALSE(lazy.lacks(2));
    expectSameSteps(steps, whole.job(), 0, last);

    EXPECT_EQ(StepPlaces::of(steps.offsets[last]).first,
              StepPlaces::of(whole.job().offsets[last]).first + 1);  // and the gate

    const StepTable another = StepTable::build(request).value();
    another.makeAll();
    expectSameSteps(another.job(), whole.job(), 0, last);
}

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
