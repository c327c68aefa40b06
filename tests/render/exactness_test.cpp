#include "render/exactness.h"

#include <gtest/gtest.h>

#include <limits>

#include "render/accuracy.h"
#include "support/plan_requests.h"

namespace fathom::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

double shareAt(const char* rung, const RenderRequest& request, double distance) {
    return exactShare(*findRung(rung), request, std::vector{distance}).mean;
}

TEST(Exactness, FallsTowardsTheBoundary) {
    const RenderRequest request = requestWithSpacing(45);
    EXPECT_EQ(shareAt("fp64", request, kInfinity), 1);
    EXPECT_EQ(shareAt("fp64", request, 0), 0);
    const double bits = fitOf(*findRung("fp64"), request).bitsToSpare + 5.5;
    EXPECT_DOUBLE_EQ(shareAt("fp64", request, std::exp2(-bits)), 0.5);
    const ExactShare share = exactShare(*findRung("fp64"), request, std::vector{0.0, kInfinity});
    EXPECT_DOUBLE_EQ(share.mean, 0.5);
    EXPECT_DOUBLE_EQ(share.error, std::sqrt(0.125));
}

TEST(Exactness, GrowsWithTheDigitsOfDirectRungsAlone) {
    const RenderRequest shallow = requestWithSpacing(40), deep = requestWithSpacing(45);
    constexpr double kNear = 0x1p-9;
    EXPECT_LT(shareAt("fp64", deep, kNear), shareAt("fp64", shallow, kNear));
    EXPECT_LT(shareAt("fp64", deep, kNear), shareAt("dd", deep, kNear));
    EXPECT_EQ(shareAt("perturbation", deep, kNear), shareAt("perturbation", shallow, kNear));
}

TEST(Exactness, KnowsTheDistancesOfSamples) {
    const TileSample samples[] = {
        {.count = 7, .distance_x = 0.3F, .distance_y = -0.4F},
        {.count = kInteriorCount},
        {.count = 9},                  // too near for a float
        {.count = 9, .attractor = 1},  // not known
    };
    const auto distances = distancesOf(samples, 2);
    ASSERT_EQ(distances.size(), 3U);
    EXPECT_NEAR(distances[0], 1, 1e-6);
    EXPECT_EQ(distances[1], kInfinity);
    EXPECT_EQ(distances[2], 0);
}

TEST(CountDoubts, AreOfPixelsWhoseSmoothCountIsNearAJump) {
    const RenderRequest request = requestWithSpacing(40);
    const Rung& checked = *findRung("fp64-checked");
    const CountDoubt isDoubtful(checked, request);
    const double shift = std::exp2(-(fitOf(checked, request).bitsToSpare + 5.5));
    const auto sampleAt = [](double fraction, double distance) {
        return TileSample{.count = 7,
                          .fraction = static_cast<float>(fraction),
                          .distance_x = static_cast<float>(distance)};
    };
    const double far = 1000 * shift;  // there a shift moves the smooth count by up to 0.004
    for (const double toJump : {0.001, 0.003}) {
        EXPECT_TRUE(isDoubtful(sampleAt(toJump, far)));
        EXPECT_TRUE(isDoubtful(sampleAt(1 - toJump, far)));
    }
    EXPECT_FALSE(isDoubtful(sampleAt(0.005, far)));
    EXPECT_FALSE(isDoubtful(sampleAt(0.995, far)));
    EXPECT_TRUE(isDoubtful(sampleAt(0.5, shift)));
    EXPECT_TRUE(isDoubtful(sampleAt(0.5, 0))) << "too near the boundary for a float";
    EXPECT_FALSE(isDoubtful({.count = kInteriorCount}));
    EXPECT_NEAR(isDoubtful.share(std::vector{far, kInfinity}), 0.004, 1e-9);
    EXPECT_EQ(isDoubtful.share(std::vector{shift, 0.0}), 1);
}

TEST(Exactness, OfAComposedRungIsThatOfItsSecond) {
    const RenderRequest request = requestWithSpacing(45);
    constexpr double kNear = 0x1p-9;
    EXPECT_EQ(shareAt("fp64-checked", request, kNear), shareAt("dd-grid", request, kNear));
    EXPECT_GT(shareAt("fp64-checked", request, kNear), shareAt("fp64", request, kNear));
}

/// Plans in which perturbation takes `steps` times as long as doubles.
class ExactPlan : public testing::Test {
protected:
    RenderPlan planAt(double steps, double distance, int power = 44) const {
        EngineInfo cpu = kCpu;
        cpu.numbers = {NumberKind::Fp64, NumberKind::DeltaFp64};
        PlanHints hints;
        if (isCalibrated)
            hints.speeds[speedKey(cpu)] = {{"fp64", FormulaFamily::Powers, 0, 1e-9},
                                           {"perturbation", FormulaFamily::Powers, 0, 1e-9}};
        hints.work = PixelWork{.iterations = 100, .steps = 100 * steps};
        hints.distances = {distance};
        return choosePlan(requestWithSpacing(power, "-1.5"), {&cpu, 1}, hints).value();
    }

    bool isCalibrated = true;
    static constexpr double kClear = 1, kNear = 0x1p-9;
};

TEST_F(ExactPlan, TakesTheFastestRungThatIsRightEnough) {
    EXPECT_EQ(planAt(2, kClear).rung->id, "fp64");
    EXPECT_EQ(planAt(0.5, kClear).rung->id, "perturbation");
    EXPECT_EQ(planAt(2, kNear).rung->id, "perturbation");
    EXPECT_EQ(planAt(2.9, kNear).rung->id, "perturbation");
    EXPECT_EQ(planAt(3.1, kNear).rung->id, "fp64");
}

TEST_F(ExactPlan, ComputesDoubtfulPixelsAgainWhereTheyAreFew) {
    EngineInfo cpu = kCpu;
    cpu.numbers = {NumberKind::Fp64, NumberKind::Dd};
    PlanHints hints;
    hints.speeds[speedKey(cpu)] = {{"fp64", FormulaFamily::Powers, 0, 1e-9},
                                   {"dd-grid", FormulaFamily::Powers, 0, 2.5e-9},
                                   {"dd-lazy", FormulaFamily::Powers, 0, 3e-9},
                                   {"dd", FormulaFamily::Powers, 0, 8e-9}};
    hints.work = PixelWork{.iterations = 100, .steps = 0};
    const auto rungWith = [&](std::vector<double> distances) {
        hints.distances = std::move(distances);
        return choosePlan(requestWithSpacing(44), {&cpu, 1}, hints)->rung->id;
    };
    EXPECT_EQ(rungWith({}), "fp64");
    EXPECT_EQ(rungWith({kClear}), "fp64");
    EXPECT_EQ(rungWith({kClear, kNear}), "fp64-checked");
    // It would take 3.5 times as long as doubles, where all pixels iterate twice.
    EXPECT_EQ(rungWith({kNear}), "dd-grid");
}

TEST_F(ExactPlan, TellsTheShareThatIsExact) {
    EXPECT_EQ(planAt(2, kClear).reason.text(),
              "Pixels are 10^-13 wide, too fine for single precision: double precision holds this "
              "depth with 3 bits to spare.");
    EXPECT_EQ(planAt(4, kNear).reason.text(),
              "Pixels are 10^-13 wide, too fine for single precision: double precision holds this "
              "depth with 3 bits to spare, and about 41 % of the counts are exact.");
    const RenderPlan exact = planAt(2, kNear);
    const auto ladder = explainLadder(requestWithSpacing(44, "-1.5"), {&kCpu, 1}, exact);
    const auto fp64 = std::ranges::find(ladder, findRung("fp64"), &RungVerdict::rung);
    ASSERT_NE(fp64, ladder.end());
    EXPECT_EQ(fp64->reason.text(),
              "Only about 41 % of the counts would be exact in double precision.");
}

TEST_F(ExactPlan, KnowsUsualSpeedsWhereNoneIsMeasured) {
    isCalibrated = false;
    EXPECT_EQ(planAt(0.1, kNear).rung->id, "perturbation");
    EXPECT_EQ(planAt(0.1, kClear).rung->id, "fp64");
    EXPECT_EQ(planAt(1, kNear).rung->id, "fp64") << "a step takes six times as long";
}

}  // namespace
}  // namespace fathom::test
