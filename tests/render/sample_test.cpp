#include "render/sample.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "formula/formula_list.h"

namespace fathom {
namespace {

/// The end of a pixel of a formula without folds.
PixelEnd endOf(std::uint64_t count, std::uint32_t status, std::complex<double> value,
               std::complex<double> derivative) {
    return {.count = count,
            .status = status,
            .value = value,
            .byRe = derivative,
            .byIm = std::complex<double>(0, 1) * derivative,
            .remainder = {},
            .remainderBefore = {}};
}

Location mandelbrot() {
    return homeLocation(defaultInstance(*findFormula("mandelbrot")));
}

TEST(Sample, PixelsThatNeverEndAreInterior) {
    const SampleMaker maker(mandelbrot());
    EXPECT_EQ(maker.sample(endOf(10, FATHOM_RUNNING, {1, 1}, {1, 0})).count, kInteriorCount);
    EXPECT_EQ(maker.sample(endOf(10, FATHOM_INTERIOR, {1, 1}, {1, 0})).count, kInteriorCount);
}

// The smooth count must not depend on when the escape of a pixel is noticed: one step later, it is
// the same.
TEST(Sample, SmoothCountIsContinuousAcrossCounts) {
    Location location = mandelbrot();
    location.escapeRadius = 1000;
    const SampleMaker maker(location);
    const auto smooth = [&](std::uint64_t n, double modulus) {
        const TileSample sample = maker.sample(endOf(n, FATHOM_ESCAPED, {modulus, 0}, {1, 0}));
        return static_cast<double>(sample.count) + sample.fraction;
    };
    EXPECT_NEAR(smooth(7, 1000.001), smooth(8, 1000.001 * 1000.001), 1e-4);
    EXPECT_NEAR(smooth(7, 1000.001), 8, 1e-4);
    EXPECT_NEAR(smooth(7, 999'999.0), 7, 1e-4);
}

// Outside the disc of z^2 - the Julia set of 0 - everything is known in closed form.
TEST(Sample, DistanceEstimateOfTheUnitDisc) {
    Location location = mandelbrot();
    location.formula.julia = JuliaConstant{};
    const double pixel = 0.001;
    std::complex<double> z(0.6, -0.85),
        slope(pixel, 0);  // a little outside, below and to the right
    const std::complex<double> start = z;
    std::uint64_t n = 0;
    while (std::abs(z) <= 25)
        slope *= 2.0 * z, z *= z, ++n;
    const TileSample sample = SampleMaker(location).sample(endOf(n, FATHOM_ESCAPED, z, slope));

    const double distance = std::hypot(sample.distance_x, sample.distance_y);
    const double truth = (std::abs(start) - 1) / pixel;
    EXPECT_GT(distance, truth);  // Koebe: DE / 4 <= distance <= DE
    EXPECT_LT(distance / 4, truth);
    EXPECT_NEAR(sample.distance_x / distance, start.real() / std::abs(start), 1e-5);
    EXPECT_NEAR(sample.distance_y / distance, start.imag() / std::abs(start), 1e-5);
}

TEST(Sample, DistanceTurnsWithThePicture) {
    Location location = mandelbrot();
    location.view.transform.rotation = 90;  // the picture's right is the plane's up
    const TileSample sample =
        SampleMaker(location).sample(endOf(5, FATHOM_ESCAPED, {0, 30}, {0, 1e3}));
    const TileSample plain =
        SampleMaker(mandelbrot()).sample(endOf(5, FATHOM_ESCAPED, {0, 30}, {0, 1e3}));
    EXPECT_GT(plain.distance_x, 0);
    EXPECT_NEAR(plain.distance_y, 0, 1e-6);
    EXPECT_NEAR(sample.distance_x, 0, 1e-6);
    EXPECT_NEAR(sample.distance_y, -plain.distance_x, 1e-6);
}

TEST(Sample, ValuesBeyondRangeKeepTheirCount) {
    const SampleMaker maker(mandelbrot());
    const double infinity = std::numeric_limits<double>::infinity();
    for (const std::complex<double> value :
         {std::complex<double>(infinity, 0), {std::nan(""), 1}, {30, 40}}) {
        const TileSample sample = maker.sample(endOf(12, FATHOM_ESCAPED, value, {0, 0}));
        EXPECT_EQ(sample.count, 12u);
        EXPECT_TRUE(sample.fraction >= 0 && sample.fraction < 1);
        EXPECT_EQ(sample.distance_x, 0);
    }
}

/// Numbers of random moduli, from 2^least to 2^most, and random directions.
class AnyNumbers {
public:
    explicit AnyNumbers(std::uint64_t seed) : m_random(seed) {}
    std::complex<double> operator()(double least, double most) {
        const double size = std::exp2((least + most + (most - least) * m_unit(m_random)) / 2);
        return std::polar(size, std::numbers::pi * m_unit(m_random));
    }

private:
    std::mt19937_64 m_random;
    std::uniform_real_distribution<double> m_unit{-1, 1};
};

// Values from below the escape radius to the end of the range, with derivatives of any size.
std::vector<PixelEnd> manyEnds() {
    AnyNumbers any(1);
    std::vector<PixelEnd> ends;
    for (int i = 0; i < 3000; ++i) {
        PixelEnd end = endOf(5, FATHOM_ESCAPED, any(4, 10), any(-10, 100));
        if (i % 5 == 1) end.byRe = any(-1060, 1000), end.byIm = any(-1060, 1000);
        if (i % 5 == 2) end.value = any(4, 1020);
        if (i % 50 == 3) end.value = {std::numeric_limits<double>::infinity(), 1};
        if (i % 50 == 4) end.status = FATHOM_RUNNING;
        ends.push_back(end);
    }
    return ends;
}

void expectTheSameOnEveryInstructionSet(const Location& location,
                                        const std::vector<PixelEnd>& ends) {
    const SampleMaker simple(location, 1e-14, InstructionSet::Baseline);
    for (const InstructionSet set : instructionSets()) {
        std::vector<TileSample> samples(ends.size());
        SampleMaker(location, 1e-14, set)
            .makeSamples(
                ends.size(), [&](std::size_t i) { return ends[i]; },
                [&](std::size_t i) -> TileSample& { return samples[i]; });
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const TileSample alone = simple.sample(ends[i]);
            EXPECT_EQ(std::memcmp(&samples[i], &alone, sizeof alone), 0) << i;
            EXPECT_EQ(alone.attractor > 0, ends[i].status == FATHOM_CONVERGED) << i;
        }
    }
}

TEST(Sample, SeveralAtOnceAreTheSameOnEveryInstructionSet) {
    expectTheSameOnEveryInstructionSet(mandelbrot(), manyEnds());
}

// Compares with the same formulas by the C library's functions in long double.
TEST(Sample, EscapesAreDescribedToTheLastBitOfFloats) {
    using Long = long double;
    const Location location = mandelbrot();
    const SampleMaker maker(location);
    const auto expectNear = [](float value, Long truth) {
        const Long ulp = std::max(std::fabs(truth), 1e-7L) * 0x1p-23L;
        EXPECT_LE(std::fabs(value - truth), 0.51L * ulp) << static_cast<double>(truth);
    };
    std::size_t distances = 0;
    for (const PixelEnd& end : manyEnds()) {
        const TileSample sample = maker.sample(end);
        const Long x = end.value.real(), y = end.value.imag(), modulus = std::hypot(x, y);
        if (end.status != FATHOM_ESCAPED || !std::isfinite(modulus)) continue;
        const Long logarithm = std::log(modulus);
        const Long fraction = 1 - std::log2(logarithm / std::log(Long{location.escapeRadius}));
        expectNear(sample.fraction, std::clamp(fraction, 0.0L, 1 - 0x1p-24L));
        const Long turns = std::atan2(y, x) / (2 * std::numbers::pi_v<Long>);
        expectNear(sample.angle, turns < 0 ? 1 + turns : turns);

        const Long along = (x * end.byRe.real() + y * end.byRe.imag()) / modulus;
        const Long up = (x * end.byIm.real() + y * end.byIm.imag()) / modulus;
        const Long factor = 2 * modulus * logarithm / (along * along + up * up);
        if (!(std::fabs(factor) * std::max(std::fabs(along), std::fabs(up)) < 3e38L)) {
            EXPECT_EQ(sample.distance_x, 0);
            EXPECT_EQ(sample.distance_y, 0);
            continue;
        }
        ++distances;
        expectNear(sample.distance_x, factor * along);
        expectNear(sample.distance_y, factor * up);
    }
    EXPECT_GT(distances, 2000u);
}

Location newton(int power) {
    FormulaInstance formula = defaultInstance(*findFormula("newton"));
    formula.power = power;
    return homeLocation(formula);
}

// Last steps from 2^-300 to the threshold, and some that are 0 or NaN.
std::vector<PixelEnd> manyConverged() {
    AnyNumbers any(2);
    std::vector<PixelEnd> ends;
    for (int i = 0; i < 3000; ++i) {
        PixelEnd end = endOf(7, FATHOM_CONVERGED, any(-2, 1), any(-60, 100));
        end.remainder = any(i % 3 == 0 ? -300 : -40, -20);
        end.remainderBefore = any(-20, -9);
        if (i % 50 == 3) end.remainder = 0;
        if (i % 50 == 4) end.remainderBefore = {std::nan(""), 1};
        if (i % 50 == 5) end.value = {std::nan(""), std::nan("")};
        if (i % 50 == 6) end.byRe = end.byIm = 0;
        if (i % 50 == 7) end.status = FATHOM_RUNNING;
        ends.push_back(end);
    }
    return ends;
}

TEST(Sample, SeveralThatConvergeAreTheSameOnEveryInstructionSet) {
    const FormulaInstance magnet = defaultInstance(*findFormula("magnet2"));
    const FormulaInstance nova = defaultInstance(*findFormula("nova"));
    for (const Location& location : {newton(5), homeLocation(magnet), homeLocation(nova)})
        expectTheSameOnEveryInstructionSet(location, manyConverged());
}

// Newton's method for z^5 - 1, by the same formulas with the C library's functions.
TEST(Sample, ConvergenceIsDescribedToTheLastBitsOfFloats) {
    using Long = std::complex<long double>;
    const Location location = newton(5);
    const SampleMaker maker(location);
    int distances = 0;
    for (const PixelEnd& end : manyConverged()) {
        const bool isWhole = std::abs(end.remainder) > 0 && std::isfinite(end.value.real()) &&
                             std::isfinite(end.remainderBefore.real()) && end.byRe != 0.0;
        if (end.status != FATHOM_CONVERGED || !isWhole) continue;
        const TileSample sample = maker.sample(end);
        const Long value(end.value), step(end.remainder), derivative(end.byRe);
        int root = 0;
        const auto rootAt = [](int k) { return std::polar(1.0L, 2 * std::acos(-1.0L) * k / 5); };
        for (int k = 1; k < 5; ++k)
            if (std::abs(value - rootAt(k)) < std::abs(value - rootAt(root))) root = k;
        EXPECT_EQ(sample.attractor, static_cast<unsigned>(root + 1));

        const auto height = [](long double size) { return std::log(-std::log(size)); };
        const long double before = height(std::abs(Long(end.remainderBefore)));
        const long double fraction =
            (height(location.convergence) - before) / (height(std::abs(step)) - before);
        EXPECT_NEAR(sample.fraction, std::clamp(fraction, 0.0L, 1 - 0x1p-24L), 1e-7);

        // K = P''/2P' = 2 / root
        const long double rest = std::abs(2.0L * step * step), factor = 2;
        const long double distance =
            2 * rest * std::fabs(std::log(factor * rest)) / std::abs(derivative);
        if (distance < 1e-30L || distance > 1e30L) continue;
        ++distances;
        EXPECT_NEAR(std::hypot(sample.distance_x, sample.distance_y) / distance, 1, 1e-6);
    }
    EXPECT_GT(distances, 1000);
}

// A derivative that stretches one axis only: the distance follows the gradient, not the modulus.
TEST(Sample, DistanceOfAFoldedFormulaUsesBothPartialDerivatives) {
    PixelEnd end = endOf(5, FATHOM_ESCAPED, {30, 0}, {100, 0});
    end.byIm = {-100, 0};  // dRe z / dx = 100, dRe z / dy = -100
    const TileSample sample = SampleMaker(mandelbrot()).sample(end);
    EXPECT_GT(sample.distance_x, 0);
    EXPECT_FLOAT_EQ(sample.distance_y, -sample.distance_x);
    const double length = std::hypot(sample.distance_x, sample.distance_y);
    EXPECT_NEAR(length, 2 * 30 * std::log(30) / (100 * std::sqrt(2)), 1e-5);
}

// A hybrid's band ends where the next one begins, whatever the powers of the two steps.
TEST(Sample, EscapesOfHybridsAreContinuousAcrossSteps) {
    FormulaInstance formula = defaultInstance(*findFormula("hybrid"));
    formula.steps = parseSteps("mandelbrot,mandelbrot^5,burning-ship^3").value();
    const Location location = homeLocation(formula);
    const SampleMaker maker(location);
    const auto smooth = [&](std::uint64_t count, double modulus) {
        const TileSample sample =
            maker.sample({.count = count, .status = FATHOM_ESCAPED, .value = modulus, .byRe = 1});
        return static_cast<double>(sample.count) + sample.fraction;
    };
    const double radius = location.escapeRadius;
    for (std::uint64_t count = 7; count < 10; ++count) {
        const int next = formula.steps[count % 3].power;
        EXPECT_NEAR(smooth(count, radius * 1.0000001), smooth(count + 1, std::pow(radius, next)),
                    1e-5);
    }
}

// Newton's method for z^2 - 1: (z - 1)/(z + 1) is squared by each step, and the boundary is the
// imaginary axis.
TEST(Sample, ConvergenceIsSmoothAndKnowsItsDistanceAndRoot) {
    const Location location = newton(2);
    const SampleMaker maker(location);
    const double pixel = 1e-3;
    const auto sampleAt = [&](std::complex<double> z) {
        std::complex<double> derivative = pixel, step;
        PixelEnd end{.status = FATHOM_CONVERGED, .remainder = 1, .remainderBefore = 1};
        do {
            derivative *= 0.5 - 0.5 / (z * z);
            step = (1.0 / z - z) / 2.0;
            z += step;
            end.remainderBefore = end.remainder, end.remainder = step;
            ++end.count;
        } while (std::abs(step) >= location.convergence);
        end.value = z, end.byRe = derivative, end.byIm = std::complex<double>(0, 1) * derivative;
        return maker.sample(end);
    };

    double last = 0;
    for (double x = 0.3; x > 0.01; x *= 0.99) {
        const TileSample sample = sampleAt({x, 0.2});
        EXPECT_EQ(sample.attractor, 1u);
        const double smooth = static_cast<double>(sample.count) + sample.fraction;
        if (last > 0) {
            EXPECT_NEAR(smooth, last + 0.0145, 0.012) << x;
        }
        last = smooth;
        const double distance = std::hypot(sample.distance_x, sample.distance_y);
        EXPECT_GT(distance, x / pixel);  // DE / 4 <= distance <= DE
        EXPECT_LT(distance / 4, x / pixel);
        EXPECT_GT(sample.distance_x, 0.99 * distance);
    }
    EXPECT_EQ(sampleAt({-0.1, 0.2}).attractor, 2u);
}

}  // namespace
}  // namespace fathom
