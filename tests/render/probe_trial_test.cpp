// When perturbation is tried before a picture is planned.
#include <gtest/gtest.h>

#include "render/view_probe.h"
#include "support/fake_engine.h"
#include "support/plan_requests.h"

namespace fathom::test {
namespace {

/// A built-in engine whose pixels take as long as a test says, on a clock that it moves.
class ProbeTrialTest : public testing::Test {
protected:
    ProbeTrialTest() {
        request.size = {640, 360};
        request.location.iterations = {.limit = 5000, .automatic = false};
        behaviour.info.numbers = {NumberKind::Fp64, NumberKind::DeltaFp64};
        behaviour.countAt = [](int, int) { return 1000; };
        behaviour.distance = 1;
        behaviour.onTile = [this](const TileTask& task, const std::stop_token&) -> Result<void> {
            if (task.rect.height > 1) return {};  // the probe
            ++rows;
            now += task.rect.width * pixelSeconds;
            return outcome;
        };
    }

    PlanHints hints(double stepSeconds) {
        FakeEngine engine(behaviour);
        Engine* const engines[] = {&engine};
        const DeviceSpeeds speeds{{speedKey(engine.info()),
                                   {{"fp64", FormulaFamily::Powers, 0, 1e-9},
                                    {"perturbation", FormulaFamily::Powers, 1e-7, stepSeconds}}}};
        rows = 0;
        return hintsFor(request, engines, speeds,
                        {.stop = stop.get_token(), .seconds = [this] { return now; }});
    }
    std::string_view rungBy(const PlanHints& known) const {
        return choosePlan(request, {&behaviour.info, 1}, known)->rung->id;
    }

    // 1000 iterations are 1 us; perturbation is taken to need 158 steps.
    static constexpr double kAlike = 6e-9, kFourTimes = 24e-9;

    RenderRequest request = requestOf("-0.743643887037158", "0.131825904205312", "1.8e-8");
    FakeEngine::Behaviour behaviour;
    std::stop_source stop;
    double now = 0, pixelSeconds = 0;  // a pixel by perturbation in one thread
    int rows = 0;                      // rows that were tried; the first is tried twice
    Result<void> outcome;
};

TEST_F(ProbeTrialTest, DecidesWhereTimesComeNear) {
    const double threads = behaviour.concurrency;
    for (const double seconds : {0.9e-6, 1.1e-6}) {
        pixelSeconds = seconds * threads;
        const PlanHints known = hints(kAlike);
        EXPECT_EQ(rows, 5);
        ASSERT_TRUE(known.work);
        EXPECT_EQ(known.work->iterations, 1000);
        EXPECT_NEAR(1e-7 + known.work->steps * kAlike, seconds, 1e-12);
        EXPECT_EQ(rungBy(known), seconds < 1e-6 ? "perturbation" : "fp64");
    }
}

TEST_F(ProbeTrialTest, IsNotNeededWhereOneIsMuchFaster) {
    EXPECT_EQ(rungBy(hints(kFourTimes)), "fp64");
    EXPECT_EQ(rungBy(hints(kAlike / 10)), "perturbation");
    EXPECT_EQ(rows, 0);
}

TEST_F(ProbeTrialTest, DecidesAboutThreeTimesTheTimeWhereCountsAreInexact) {
    behaviour.distance = 1e-6F;
    pixelSeconds = 2e-6 * behaviour.concurrency;
    EXPECT_EQ(rungBy(hints(kFourTimes)), "perturbation");
    EXPECT_EQ(rows, 5);
}

TEST_F(ProbeTrialTest, DecidesAboutAThirdOfTheTimeWherePerturbationIsInexact) {
    constexpr double kQuarter = 1e-9;
    hints(kQuarter);
    EXPECT_EQ(rows, 0);
    behaviour.distance = 1e-8F;
    hints(kQuarter);
    EXPECT_EQ(rows, 5);
}

TEST_F(ProbeTrialTest, IsNotWorthAShortPicture) {
    request.size = {160, 90};
    EXPECT_TRUE(hints(kAlike).work);
    EXPECT_EQ(rows, 0);
}

TEST_F(ProbeTrialTest, IsNotWorthThePictureOfManyThreads) {
    behaviour.concurrency = 64;
    EXPECT_TRUE(hints(kAlike).work);
    EXPECT_EQ(rows, 0);
    request.size = {6400, 3600};
    hints(kAlike);
    EXPECT_EQ(rows, 5);
}

TEST_F(ProbeTrialTest, IsLeftOutWhereItFails) {
    outcome = fail(ErrorCode::OutOfMemory, "There is no room.");
    const PlanHints known = hints(kAlike);
    EXPECT_EQ(rows, 1);
    ASSERT_TRUE(known.work);
    EXPECT_EQ(known.work->iterations, 1000);
}

TEST_F(ProbeTrialTest, EndsWithThePicture) {
    behaviour.onTile = [this](const TileTask& task, const std::stop_token& token) -> Result<void> {
        if (task.rect.height > 1) return {};
        ++rows;
        stop.request_stop();
        if (!token.stop_requested()) return {};
        return fail(ErrorCode::Cancelled, "The render was cancelled.");
    };
    hints(kAlike);
    EXPECT_EQ(rows, 1);
}

}  // namespace
}  // namespace fathom::test
