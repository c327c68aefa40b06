// Compares the points that are known to be interior with their orbits.
#include "render/known_interior.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "cpu/host_kernels.h"
#include "render/direct_state.h"
#include "support/mandelbrot_job.h"

namespace fathom::test {
namespace {

using Complex = std::complex<double>;

std::shared_ptr<RenderJob> jobOf(const char* rung) {
    return std::make_shared<RenderJob>(*makeJob({"-0.5", "0", "1"}, rung, {4, 4}));
}

/// A point at most `away` from the edge of the cardioid or of the disc of period 2.
Complex nearTheEdge(std::mt19937_64& random, double away) {
    std::uniform_real_distribution<double> turn(0, 6.283185307179586), length(0, away);
    const Complex multiplier = std::polar(1.0, turn(random));
    const Complex edge = random() % 4 == 0 ? -1.0 + multiplier / 4.0
                                           : multiplier / 2.0 - multiplier * multiplier / 4.0;
    const double angle = turn(random), distance = length(random);
    return edge + std::polar(distance, angle);
}

template <class Number>
std::size_t knownOf(const char* rung, int points, std::uint32_t limit) {
    const auto job = jobOf(rung);
    const KnownInterior interior(*job);
    const auto advance = findKernel(hostKernels(), "mandelbrot", 2)->advanceOf(Number{});
    auto direct = directJob<Number>(*job);
    std::mt19937_64 random(2);
    std::size_t known = 0;
    for (int i = 0; i < points; ++i) {
        const Complex near =
            nearTheEdge(random, std::ldexp(1.0, 10 - findRung(rung)->fractionBits));
        direct.at.c = {static_cast<Number>(near.real()), static_cast<Number>(near.imag())};
        if (!interior.has(nearest<Number>(direct.at.c))) continue;
        ++known;
        auto orbit = startOf<Number>(*job, direct, direct.at.c);
        unsigned status = FATHOM_RUNNING;
        advance(&orbit, &direct.at, limit, &status);
        EXPECT_NE(status, FATHOM_ESCAPED) << rung << " at " << near;
    }
    return known;
}

TEST(KnownInterior, NeverEscapes) {
    EXPECT_GT(knownOf<float>("fp32", 10'000, 1'000'000), 1000u);
    EXPECT_GT(knownOf<double>("fp64", 1000, 1'000'000), 100u);
}

TEST(KnownInterior, JudgesSeveralPointsAsOne) {
    const KnownInterior interior(*jobOf("fp32"));
    constexpr std::size_t kPoints = 1003;
    std::mt19937_64 random(3);
    std::vector<double> re, im;
    for (std::size_t i = 0; i < kPoints; ++i) {
        const Complex near = nearTheEdge(random, i % 2 == 0 ? 1e-4 : 0.3);
        re.push_back(near.real());
        im.push_back(near.imag());
    }
    std::array<bool, kPoints> isInside;
    interior.judge(kPoints, re.data(), im.data(), isInside.data());
    for (std::size_t i = 0; i < kPoints; ++i)
        EXPECT_EQ(isInside[i], interior.has({re[i], im[i]})) << re[i] << ' ' << im[i];
    EXPECT_GT(std::ranges::count(isInside, true), 100);
    EXPECT_GT(std::ranges::count(isInside, false), 100);
}

TEST(KnownInterior, IsMostOfTheCardioidAndTheDisc) {
    const KnownInterior interior(*jobOf("fp32"));
    for (const Complex c : {Complex(0, 0), Complex(0.249, 0), Complex(-0.749, 0), Complex(-1, 0.2),
                            Complex(-1.249, 0), Complex(-0.12, 0.6), Complex(0.3, -0.4)})
        EXPECT_TRUE(interior.has(c)) << c;
    for (const Complex c :
         {Complex(0.251, 0), Complex(-0.75, 0), Complex(-0.75, 0.01), Complex(-1, 0.26),
          Complex(-1.251, 0), Complex(-0.12, 0.74), Complex(1e300, 0), Complex(NAN, 0)})
        EXPECT_FALSE(interior.has(c)) << c;
}

TEST(KnownInterior, IsNothingElsewhere) {
    EXPECT_FALSE(KnownInterior(*jobOf("bigfloat")).has(0));
    EXPECT_FALSE(KnownInterior(*makeJob({"0", "0", "1", 3}, "fp64", {4, 4})).has(0));
    EXPECT_FALSE(KnownInterior(*makeJob({"0", "0", "1", 2, true}, "fp64", {4, 4})).has(0));
    const auto small = jobOf("fp64");
    small->request.location.escapeRadius = 1;
    EXPECT_FALSE(KnownInterior(*small).has(0));
    const auto folded = jobOf("fp64");
    folded->request.location.formula = defaultInstance(*findFormula("burning-ship"));
    EXPECT_FALSE(KnownInterior(*folded).has(0));
}

}  // namespace
}  // namespace fathom::test
