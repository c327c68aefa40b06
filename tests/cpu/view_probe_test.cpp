#include "render/view_probe.h"

#include <gtest/gtest.h>

#include "cpu/cpu_engine.h"
#include "support/mandelbrot_job.h"

namespace fathom {
namespace {

RenderRequest requestAt(const char* re, const char* im, const char* radius) {
    RenderRequest request = test::makeJob({re, im, radius}, "fp64", {640, 360})->request;
    request.location.iterations = {.limit = 20'000, .automatic = false};
    return request;
}

PixelWork workOf(const RenderRequest& request) {
    CpuEngine engine(1);
    return probeView(engine, request, *findRung("fp64"), {}).value().work;
}

TEST(ViewProbe, FindsAboutTheMeanCount) {
    const RenderRequest request =
        requestAt("-0.743643887037159", "0.131825904205312", "1.8e-5");  // mean count 324
    const PixelWork work = workOf(request);
    EXPECT_GT(work.iterations, 100);
    EXPECT_LT(work.iterations, 700);
    EXPECT_NEAR(work.steps, deltaStepsOf(work.iterations, decadesOf(request)), 0.2 * work.steps);
}

// An export comes in bands, and each band is planned separately.
TEST(ViewProbe, DependsOnTheViewAlone) {
    const RenderRequest request = requestAt("-0.743643887037159", "0.131825904205312", "1.8e-5");
    RenderRequest band = request;
    band.region = {0, 128, 640, 64};
    band.subpixel = {0.25, -0.25};
    EXPECT_EQ(workOf(band).iterations, workOf(request).iterations);
    EXPECT_EQ(workOf(band).steps, workOf(request).steps);
}

TEST(ViewProbe, KnowsThatTheInteriorIsForDirectIteration) {
    const PixelWork work = workOf(requestAt("-0.1", "0", "0.001"));
    EXPECT_EQ(work.iterations, 0);
    EXPECT_GT(work.steps, 1000);
}

TEST(ViewProbe, CountsWhatLimitsBeyondItsOwnWouldTake) {
    // In a golden-mean Siegel disc no orbit ends or repeats soon.
    RenderRequest request = requestAt("-0.3905408702184000", "-0.5867879073469687", "1e-13");
    request.location.iterations.limit = 1'000'000;
    EXPECT_GT(workOf(request).iterations, 500'000);
}

TEST(ViewProbe, TriesPerturbationWhereItMayBeAsFast) {
    const RenderRequest request =
        requestAt("-0.743643887037158704752", "0.131825904205311970493", "1.8e-11");
    const PixelWork counted = workOf(request);
    CpuEngine engine(1);
    Engine* const engines[] = {&engine};
    DeviceSpeeds speeds;
    for (const Rung& rung : rungs())
        speeds[speedKey(engine.info())].push_back(
            {std::string(rung.id), FormulaFamily::Powers, 0,
             1e-6 / (rung.method == Method::Direct ? counted.iterations : counted.steps)});
    const PlanHints hints = hintsFor(request, engines, speeds, {});
    ASSERT_TRUE(hints.work);
    EXPECT_EQ(hints.work->iterations, counted.iterations);
    EXPECT_NE(hints.work->steps, counted.steps);
    EXPECT_GT(hints.work->steps, 0);
}

}  // namespace
}  // namespace fathom
