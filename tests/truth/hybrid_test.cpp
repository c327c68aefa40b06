// Hybrids on every direct rung: against brute force, and against the formulas that they are made
// of.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "opencl/opencl_engine.h"
#include "render/accuracy.h"
#include "support/checked_view.h"
#include "support/counts.h"
#include "support/test_share.h"

namespace fathom {
namespace {

struct Depth {
    const char *rung, *radius;
};
constexpr Depth kDepths[]{{"fp32", "4e-4"}, {"ff", "1e-10"},    {"fp64", "8e-13"},
                          {"dd", "5e-27"},  {"fp128", "3e-33"}, {"bigfloat", "3e-33"}};
constexpr std::uint64_t kLimit = 1000;

std::vector<std::unique_ptr<Engine>> enginesFor(const std::string& rung) {
    std::vector<std::unique_ptr<Engine>> engines;
    for (auto& engine : openClEngines({})) {
        const auto& numbers = engine->info().numbers;
        if (std::ranges::find(numbers, findRung(rung)->number) != numbers.end())
            engines.push_back(std::move(engine));
    }
    engines.push_back(std::make_unique<CpuEngine>(1));
    return engines;
}

/// A hybrid of one to five steps. Every third one is a Julia set.
test::CheckedView randomHybrid(unsigned seed) {
    constexpr const char* kIds[]{"mandelbrot", "burning-ship", "tricorn", "celtic", "buffalo"};
    std::mt19937 random(seed);
    test::CheckedView view;
    view.formula = "hybrid";
    for (unsigned left = 1 + random() % 5; left > 0; --left) {
        view.steps += (view.steps.empty() ? "" : ",") + std::string(kIds[random() % 5]);
        if (random() % 2 == 0) view.steps += "^" + std::to_string(3 + random() % 6);
    }
    if (seed % 3 == 0) view.juliaRe = "0.1", view.juliaIm = "0.05";
    view.limit = kLimit;
    return view;
}

/// Moves the view to a point of the boundary, found by halving the way from 0 to a point far out.
/// The halving may end on a line |z_n| = R of the last n. The view's own R is another, because the
/// escape test takes words and cannot tell on which side of its own line such pixels are.
void moveToBoundary(test::CheckedView& view) {
    const Decimal half = Decimal::fromDouble(0.5);
    Decimal in, out = Decimal::fromDouble(2), slope = Decimal::fromDouble(0.3);
    view.radius = "1e-40";
    for (int step = 0; step < 125; ++step) {
        const Decimal middle = (in + out) * half;
        view.re = middle.toString(), view.im = (middle * slope).toString();
        oracle::Picture picture = pictureOf(view);
        picture.escapeRadius = 1000;
        const auto end = oracle::outcome(picture, test::kCheckedSize.width / 2.0,
                                         test::kCheckedSize.height / 2.0);
        (end.count == oracle::kInterior ? in : out) = middle;
    }
    view.re = out.toString(), view.im = (out * slope).toString();
}

/// Some hybrids have wide regions whose orbits all leave in the end, each after a random number of
/// steps. There a limit would make pixels look like stable interior, so the limit is raised.
bool staysStable(oracle::Picture picture, int x, int y, oracle::Outcome truth) {
    if (truth.count == oracle::kInterior) {
        picture.limit *= 20;
        truth = oracle::outcome(picture, x + 0.5, y + 0.5);
    }
    return oracle::isStable(picture, x, y, truth);
}

struct Sample {
    int x, y;
    oracle::Outcome truth;
};

std::vector<Sample> samplesOf(const oracle::Picture& picture) {
    std::mt19937 random(7);
    std::vector<Sample> samples(test::shareOf(60));
    for (Sample& sample : samples) {
        sample.x = static_cast<int>(random() % 320);
        sample.y = static_cast<int>(random() % 180);
        sample.truth = oracle::outcome(picture, sample.x + 0.5, sample.y + 0.5);
    }
    return samples;
}

class Hybrids : public testing::TestWithParam<unsigned> {};

TEST_P(Hybrids, NoStablePixelDiffers) {
    test::CheckedView view = randomHybrid(GetParam());
    SCOPED_TRACE(view.steps);
    moveToBoundary(view);
    for (const Depth& depth : kDepths) {
        view.radius = depth.radius;
        const RenderRequest request = requestOf(view);
        const oracle::Picture picture = pictureOf(view);
        EXPECT_TRUE(isAccurate(*findRung(depth.rung), request)) << depth.rung;
        const std::vector<Sample> samples = samplesOf(picture);
        EXPECT_TRUE(std::ranges::any_of(samples, [](const Sample& sample) {
            return sample.truth.count != oracle::kInterior;
        })) << depth.rung;
        for (const auto& engine : enginesFor(depth.rung)) {
            const test::Prepared prepared = test::prepare(*engine, request, depth.rung);
            int wrong = 0;
            for (const auto& [x, y, truth] : samples) {
                const auto tile = prepared.renderer->render({{x, y, 1, 1}, 1, kLimit}, {});
                ASSERT_TRUE(tile) << tile.error().message;
                wrong +=
                    tile->samples.front().count != truth.count && staysStable(picture, x, y, truth);
            }
            EXPECT_EQ(wrong, 0) << depth.rung << " on " << engine->info().label;
        }
    }
}

// Slices end in the middle of a round of steps.
TEST_P(Hybrids, ContinueWithTheStepThatIsNext) {
    test::CheckedView view = randomHybrid(GetParam());
    moveToBoundary(view);
    view.radius = "4e-4";
    const TileTask task{{150, 80, 16, 16}, 1, 13};
    for (const char* rung : {"fp32", "fp64", "fp128"}) {
        for (const auto& engine : enginesFor(rung)) {
            const test::Prepared prepared = test::prepare(*engine, requestOf(view), rung);
            Tile tile = prepared.renderer->render(task, {}).value();
            for (const std::uint64_t limit : {20u, 31u, 200u})
                tile = prepared.renderer->resume(tile, limit, {}).value();
            TileTask whole = task;
            whole.iterationLimit = 200;
            const Tile atOnce = prepared.renderer->render(whole, {}).value();
            for (std::size_t i = 0; i < tile.samples.size(); ++i) {
                EXPECT_EQ(tile.samples[i].count, atOnce.samples[i].count) << rung;
                EXPECT_EQ(tile.samples[i].fraction, atOnce.samples[i].fraction) << rung;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Random, Hybrids, testing::Range(1u, 11u));

// Devices are compared with the processor by tests/opencl/direct_kernel_test.cpp.
TEST(HybridOfOneStep, IsThatFormulaBitForBit) {
    for (const FormulaSpec& spec : formulas()) {
        if (!spec.canBeStep) continue;
        for (const int power : {2, 3, 8}) {
            test::CheckedView plain, hybrid;
            plain.formula = spec.id, plain.power = power, plain.limit = 300;
            plain.re = "0", plain.im = "0", plain.radius = "1.3";
            hybrid = plain;
            hybrid.formula = "hybrid", hybrid.power = 2;
            hybrid.steps = std::string(spec.id) + "^" + std::to_string(power);
            for (const Depth& depth : kDepths) {
                CpuEngine engine(1);
                const auto tileOf = [&](const test::CheckedView& view) {
                    return test::prepare(engine, requestOf(view), depth.rung)
                        .renderer->render({{100, 20, 120, 70}, test::stepOfShare(2), 300}, {})
                        .value();
                };
                const Tile expected = tileOf(plain), found = tileOf(hybrid);
                int differing = 0;
                for (std::size_t i = 0; i < found.samples.size(); ++i) {
                    const TileSample &a = expected.samples[i], &b = found.samples[i];
                    differing += a.count != b.count || a.fraction != b.fraction ||
                                 a.distance_x != b.distance_x || a.distance_y != b.distance_y ||
                                 a.angle != b.angle;
                }
                EXPECT_EQ(differing, 0) << hybrid.steps << " on " << depth.rung;
            }
        }
    }
}

}  // namespace
}  // namespace fathom
