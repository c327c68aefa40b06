// Which rung and devices a plan takes by calibrated speeds and a probe.
#include <gtest/gtest.h>

#include "support/plan_requests.h"

namespace fathom::test {
namespace {

/// Speeds from the seconds of one step, for rungs in the table's order. A pixel costs nothing else.
std::vector<RungSpeed> speedsOf(const std::vector<std::pair<std::string, double>>& stepSeconds) {
    std::vector<RungSpeed> speeds;
    for (const auto& [rung, seconds] : stepSeconds)
        speeds.push_back({.rung = rung, .family = FormulaFamily::Powers, .stepSeconds = seconds});
    return speeds;
}

std::vector<RungSpeed> speedsOfAll(double seconds) {
    std::vector<RungSpeed> speeds;
    for (const Rung& rung : rungs())
        speeds.push_back({std::string(rung.id), FormulaFamily::Powers, 0, seconds});
    return speeds;
}

TEST(PlanBySpeed, TakesTheFastestAccurateRung) {
    const std::vector engines{kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kCpu)] = speedsOfAll(1e-9);
    const auto rungAt = [&](int power) {
        return choosePlan(requestWithSpacing(power), engines, hints)->rung->id;
    };
    EXPECT_EQ(rungAt(30), "fp64");  // all equal: the cheapest
    EXPECT_EQ(rungAt(116), "bigfloat");

    for (RungSpeed& speed : hints.speeds[speedKey(kCpu)])
        if (speed.rung == "fp128") speed.stepSeconds = 1e-10;
    EXPECT_EQ(rungAt(18), "fp128");
    EXPECT_EQ(rungAt(50), "fp128");
    EXPECT_EQ(choosePlan(requestWithSpacing(50), engines, hints)->reason.text(),
              "It would take longer in double-double: 128-bit fixed point holds this depth with "
              "65 bits to spare.");

    RenderRequest forced = requestWithSpacing(18);
    forced.forcedRung = "fp32";
    EXPECT_EQ(choosePlan(forced, engines, hints)->rung->id, "fp32");
}

TEST(PlanBySpeed, KeepsTheOrderWhileASpeedIsNotKnown) {
    const std::vector engines{kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kCpu)] = speedsOf({{"fp32", 1e-9}, {"fp64", 1e-10}});
    EXPECT_EQ(choosePlan(requestWithSpacing(18), engines, hints)->rung->id, "fp32");
}

TEST(PlanBySpeed, TakesPerturbationWhereItsStepsTakeLessThanIterations) {
    EngineInfo cpu = kCpu;
    cpu.numbers.push_back(NumberKind::DeltaFp64);
    const std::vector engines{cpu};
    const RenderRequest request = requestWithSpacing(40, "-1.5");
    PlanHints hints;
    EXPECT_FALSE(contestOf(request, engines, hints));
    hints.speeds[speedKey(cpu)] = speedsOfAll(1e-9);

    hints.work = PixelWork{.iterations = 100, .steps = 90};
    EXPECT_EQ(choosePlan(request, engines, hints)->rung->id, "perturbation");
    const auto contest = contestOf(request, engines, hints);
    ASSERT_TRUE(contest);
    EXPECT_EQ(contest->direct.rung, findRung("fp64"));
    EXPECT_DOUBLE_EQ(contest->direct.seconds, 100e-9);
    EXPECT_EQ(contest->delta.rung, findRung("perturbation"));
    EXPECT_DOUBLE_EQ(contest->delta.seconds, 90e-9);
    // If the times are nearly equal, the cheaper rung.
    hints.work = PixelWork{.iterations = 100, .steps = 92};
    EXPECT_EQ(choosePlan(request, engines, hints)->rung->id, "fp64");

    RenderRequest forced = request;
    forced.forcedRung = "fp64";
    EXPECT_FALSE(contestOf(forced, engines, hints));
    const RenderRequest deep = requestOf("-1.5", "0", "1e-100");
    EXPECT_FALSE(contestOf(deep, engines, hints)) << "which direct rungs do not hold";
}

TEST(PlanBySpeed, PerturbsInTheFasterNumbersOfADevice) {
    EngineInfo gpu = kGpu;
    gpu.numbers.insert(gpu.numbers.end(), {NumberKind::DeltaFp64, NumberKind::DeltaFf});
    const RenderRequest request = requestOf("-1.5", "0", "1e-100");
    const auto rungBy = [&](double doubles, double floats) {
        PlanHints hints;
        hints.speeds[speedKey(gpu)] =
            speedsOf({{"perturbation", doubles}, {"perturbation-ff", floats}});
        return choosePlan(request, {&gpu, 1}, hints)->rung->id;
    };
    EXPECT_EQ(rungBy(1e-10, 2e-10), "perturbation");
    EXPECT_EQ(rungBy(2e-10, 1e-10), "perturbation-ff");
    EXPECT_EQ(choosePlan(request, {&gpu, 1})->rung->id, "perturbation") << "while it is not known";
}

TEST(PlanBySpeed, TheFasterOfTwoOnTheSameCoresTakesThePicture) {
    const std::vector engines{kOpenClCpu, kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kCpu)] = speedsOfAll(1e-9);
    hints.speeds[speedKey(kOpenClCpu)] = speedsOfAll(2e-9);
    const auto idsOf = [&] {
        return choosePlan(requestWithSpacing(10), engines, hints)->engineIds;
    };
    EXPECT_EQ(idsOf(), std::vector<std::string>{"cpu"});
    hints.speeds[speedKey(kOpenClCpu)] = speedsOfAll(5e-10);
    EXPECT_EQ(idsOf(), std::vector<std::string>{"opencl1"});
}

TEST(PlanBySpeed, ADeviceThatWouldNotFinishATileIsLeftOut) {
    const std::vector engines{kGpu, kCpu};
    PlanHints hints;
    hints.speeds[speedKey(kGpu)] = speedsOfAll(1e-12);
    const auto idsOf = [&](Size size) {
        RenderRequest request = requestWithSpacing(10);
        request.size = size;
        request.priority = Priority::Background;
        return choosePlan(request, engines, hints)->engineIds;
    };
    const std::vector<std::string> both{"opencl0", "cpu"}, gpuAlone{"opencl0"};
    EXPECT_EQ(idsOf({1024, 1024}), both) << "while that is not known";
    hints.speeds[speedKey(kCpu)] = speedsOfAll(1e-10);
    EXPECT_EQ(idsOf({1024, 1024}), gpuAlone) << "64 tiles, of which it would do a part of one";
    EXPECT_EQ(idsOf({4096, 4096}), both);
    EXPECT_EQ(idsOf({16, 16}), gpuAlone);
}

TEST(PlanBySpeed, FramesThatAGraphicsDeviceFinishesSoonAreItsAlone) {
    const std::vector engines{kGpu, kCpu};
    PlanHints hints;
    RenderRequest request = requestWithSpacing(10);
    request.size = {4096, 4096};
    request.location.iterations.limit = 1;
    hints.work = PixelWork{.iterations = 1, .steps = 1};
    const std::vector<std::string> both{"opencl0", "cpu"}, gpuAlone{"opencl0"};
    const auto ids = [&] { return choosePlan(request, engines, hints)->engineIds; };
    EXPECT_EQ(ids(), gpuAlone) << "while that is not known";
    hints.speeds[speedKey(kCpu)] = speedsOfAll(1e-9);
    hints.speeds[speedKey(kGpu)] = speedsOfAll(2e-9);
    EXPECT_EQ(ids(), gpuAlone) << "a thirtieth of a second";
    hints.speeds[speedKey(kGpu)] = speedsOfAll(4e-9);
    EXPECT_EQ(ids(), both) << "a fifteenth";
    request.priority = Priority::Background;
    hints.speeds[speedKey(kGpu)] = speedsOfAll(2e-9);
    EXPECT_EQ(ids(), both) << "of a file";
}

}  // namespace
}  // namespace fathom::test
