// The nuclei in a view.
#include "finder/view_finder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <map>

#include "finder/finder_setup.h"

namespace fathom {
namespace {

using namespace test;

View viewAt(const std::string& re, const std::string& im, const std::string& radius) {
    return {.re = decimal(re), .im = decimal(im), .radius = decimal(radius), .transform = {}};
}

/// For each p, the numbers of nuclei of all periods that divide p add up to 2^(p-1).
TEST(ViewFinder, CountsAllNucleiOfPeriodsUpTo8) {
    const auto found = findAll({.formula = formulaOf("mandelbrot"),
                                .view = viewAt("-0.75", "0", "1.5"),
                                .aspect = 1,
                                .mostPeriod = 8,
                                .seconds = 60});
    ASSERT_TRUE(found) << found.error().message;
    std::map<std::uint64_t, int> counts;
    for (const Nucleus& nucleus : *found)
        ++counts[nucleus.period];
    const std::map<std::uint64_t, int> expected{{1, 1},  {2, 1},  {3, 3},  {4, 6},
                                                {5, 15}, {6, 27}, {7, 63}, {8, 120}};
    EXPECT_EQ(counts, expected);
}

TEST(ViewFinder, ListsLowPeriodsFirstAndNoneTwice) {
    const auto found = findAll({.formula = formulaOf("mandelbrot"),
                                .view = viewAt("-0.743643887037151", "0.131825904205330", "5e-12"),
                                .most = 12},
                               {.stop = {}, .progressed = {}, .threads = 2});
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->size(), 12U);
    for (std::size_t i = 1; i < found->size(); ++i) {
        const Nucleus &before = (*found)[i - 1], &nucleus = (*found)[i];
        EXPECT_LE(before.period, nucleus.period);
        EXPECT_FALSE(before.re == nucleus.re && before.im == nucleus.im);
        const oracle::Root truth = oracle::root({.period = nucleus.period}, nucleus.re.toString(),
                                                nucleus.im.toString(), 400, 70);
        ASSERT_TRUE(truth.converged);
        EXPECT_LT(errorInSizes(nucleus, truth), -10);
    }
}

TEST(ViewFinder, SeesTheSamePlaneInTurnedViews) {
    View view = viewAt("-1.76", "0.01", "0.06");
    const Transform transforms[] = {{.rotation = 90},
                                    {.rotation = 37, .flip = true},
                                    {.rotation = -20, .stretchAngle = 30, .stretch = 1.5}};
    for (const Transform& transform : transforms) {
        view.transform = transform;
        const auto found =
            findAll({.formula = formulaOf("mandelbrot"), .view = view, .aspect = 1, .most = 6});
        ASSERT_TRUE(found) << found.error().message;
        EXPECT_EQ(found->front().period, 3U);
        EXPECT_NEAR(found->front().re.toDouble(), -1.754877666246693, 1e-11);
        EXPECT_EQ(found->size(), 6U);
    }
}

TEST(ViewFinder, FindsMinibrotsOfOtherFormulas) {
    for (const char* id : {"burning-ship", "tricorn", "celtic", "buffalo"}) {
        const FormulaSpec& spec = *findFormula(id);
        View view = viewAt(std::string(spec.homeRe), std::string(spec.homeIm),
                           std::string(spec.homeRadius));
        const auto found = findAll({.formula = formulaOf(id), .view = view, .most = 8});
        ASSERT_TRUE(found) << id << found.error().message;
        EXPECT_EQ(found->front().period, 1U) << id;
        EXPECT_EQ(found->size(), 8U) << id;
        for (const Nucleus& nucleus : *found) {
            const oracle::Root truth =
                oracle::root({.formula = id, .period = nucleus.period}, nucleus.re.toString(),
                             nucleus.im.toString(), 256, 30);
            EXPECT_TRUE(truth.converged) << id;
            EXPECT_LT(errorInSizes(nucleus, truth), -9.9) << id << nucleus.period;
        }
    }
}

TEST(ViewFinder, SaysThatThereIsNone) {
    const auto found =
        findAll({.formula = formulaOf("mandelbrot"), .view = viewAt("2", "2", "0.1")});
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::NotFound);
}

TEST(ViewFinder, EndsAfterItsTime) {
    const auto start = std::chrono::steady_clock::now();
    const auto found = findAll({.formula = formulaOf("burning-ship"),
                                .view = viewAt("-1.7", "0", "0.1"),
                                .most = 100'000,
                                .seconds = 0.3});
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    RecordProperty("seconds", std::to_string(taken.count()));
    // Finding all of them would take minutes, so it ended before.
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_GT(found->size(), 1U);
    EXPECT_LT(found->size(), 100'000U);
}

TEST(ViewFinder, IsCancelled) {
    std::stop_source stop;
    stop.request_stop();
    const auto found =
        findAll({.formula = formulaOf("mandelbrot"), .view = viewAt("-0.75", "0", "1.5")},
                {.stop = stop.get_token(), .progressed = {}});
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom
