// Compares Misiurewicz points with MPFR.
#include "finder/misiurewicz_finder.h"

#include <gtest/gtest.h>

#include "finder/finder_setup.h"
#include "finder/known_nuclei.h"

namespace fathom {
namespace {

using namespace test;

void expectTrue(const Misiurewicz& found, int power = 2) {
    const double log10Size = found.domain.log10();
    const oracle::Root truth = oracle::root(
        {.power = power, .preperiod = found.preperiod, .period = found.period}, found.re.toString(),
        found.im.toString(), bitsFor(log10Size) + 64, digitsFor(log10Size) + 12);
    ASSERT_TRUE(truth.converged);
    EXPECT_LT(oracle::distance(found.re.toString(), found.im.toString(), truth.re, truth.im,
                               bitsFor(log10Size) + 64),
              log10Size - 19);
    EXPECT_NEAR(found.multiplier.log10(), truth.multiplier, 1e-9);
    EXPECT_NEAR(std::remainder(found.turn - truth.multiplierAngle, 360), 0, 1e-6);
}

TEST(Misiurewicz, IsFoundByPreperiodAndPeriodFromFarAway) {
    struct Row {
        const char *re, *im, *radius;
        std::uint64_t preperiod, period;
        double foundRe, foundIm, multiplier, turn;
    };
    const Row rows[] = {
        {"0.1", "0.9", "0.5", 2, 2, 0, 1, 5.656854249492381, 45},
        {"-1.9", "0", "0.3", 2, 1, -2, 0, 4, 0},
        {"-1.5", "0.01", "0.3", 3, 1, -1.543689012692076, 0, 1.678573510428322, 180},
    };
    for (const Row& row : rows) {
        const auto found = findMisiurewicz({.formula = formulaOf("mandelbrot"),
                                            .disc = discAt(row.re, row.im, row.radius),
                                            .preperiod = row.preperiod,
                                            .period = row.period});
        ASSERT_TRUE(found) << found.error().message;
        EXPECT_NEAR(found->re.toDouble(), row.foundRe, 1e-14);
        EXPECT_NEAR(found->im.toDouble(), row.foundIm, 1e-14);
        EXPECT_NEAR(found->multiplier.toDouble(), row.multiplier, 1e-11);
        EXPECT_NEAR(std::remainder(found->turn - row.turn, 360), 0, 1e-9);
        expectTrue(*found);
    }
}

TEST(Misiurewicz, IsDetectedUnderAClick) {
    struct Row {
        const char *re, *im, *radius;
        std::uint64_t preperiod, period;
    };
    const Row rows[] = {
        {"0.005", "1.01", "0.03", 2, 2},        // i, the tip of the northern antenna
        {"-1.99", "0.003", "0.03", 2, 1},       // the tip of the needle
        {"-1.541", "0.002", "0.01", 3, 1},      // a branch point on the real axis
        {"-0.1011", "0.9563", "0.001", 4, 1},   // the hub of three arms
        {"-0.7761", "0.1366", "0.001", 24, 1},  // a spiral in the seahorse valley
        {"-1.2964", "0.4418", "0.001", 4, 1},
    };
    for (const Row& row : rows) {
        const auto found = findMisiurewicz({.formula = formulaOf("mandelbrot"),
                                            .disc = discAt(row.re, row.im, row.radius),
                                            .preperiod = {},
                                            .period = {}});
        if (!found) {
            ADD_FAILURE() << row.re << ": " << found.error().message;
            continue;
        }
        expectTrue(*found);
        EXPECT_EQ(found->preperiod, row.preperiod) << row.re;
        EXPECT_EQ(found->period, row.period) << row.re;
    }
}

/// Clicks in the embedded Julia sets of deep minibrots, where spirals are everywhere.
TEST(Misiurewicz, IsFoundInDeepViews) {
    int clicks = 0, found = 0;
    for (const KnownNucleus& known : kKnownNuclei) {
        if (known.log10Size > -25 || known.period > 1000) continue;
        for (double degrees = 11; degrees < 360; degrees += 45) {
            const double distance = known.log10Size * 0.75;
            const oracle::Root nucleus =
                oracle::root({.period = known.period}, known.re, known.im, bitsFor(known.log10Size),
                             digitsFor(known.log10Size));
            const oracle::Place click =
                oracle::placeNear(nucleus.re, nucleus.im, distance, degrees,
                                  bitsFor(known.log10Size), digitsFor(known.log10Size));
            const auto point =
                findMisiurewicz({.formula = formulaOf("mandelbrot"),
                                 .disc = discAt(click.re, click.im, powerOfTen(distance - 1)),
                                 .preperiod = {},
                                 .period = {}});
            ++clicks;
            if (!point) continue;  // the orbits of some clicks escape too soon
            ++found;
            expectTrue(*point);
        }
    }
    EXPECT_GE(2 * found, clicks);
}

TEST(Misiurewicz, OfPowersIsThatOfTheOracle) {
    struct Row {
        int power;
        const char *re, *im;
        std::uint64_t preperiod, period;
    };
    const Row rows[] = {{3, "0.33", "1.29", 2, 1},
                        {3, "0.71", "0.54", 3, 1},
                        {4, "-1.2", "0.05", 3, 1},
                        {4, "0.6", "1.0", 3, 1}};
    for (const Row& row : rows) {
        const auto found = findMisiurewicz({.formula = formulaOf("mandelbrot", row.power),
                                            .disc = discAt(row.re, row.im, "0.1"),
                                            .preperiod = {},
                                            .period = {}});
        ASSERT_TRUE(found) << row.re << ": " << found.error().message;
        EXPECT_EQ(found->preperiod, row.preperiod);
        EXPECT_EQ(found->period, row.period);
        expectTrue(*found, row.power);
    }
}

TEST(Misiurewicz, OfAConjugateClickIsTheConjugate) {
    MisiurewiczRequest request{.formula = formulaOf("mandelbrot"),
                               .disc = discAt("-0.1011", "0.9563", "0.001"),
                               .preperiod = {},
                               .period = {}};
    const auto upper = findMisiurewicz(request);
    request.disc = discAt("-0.1011", "-0.9563", "0.001");
    const auto lower = findMisiurewicz(request);
    ASSERT_TRUE(upper && lower);
    EXPECT_EQ(upper->preperiod, lower->preperiod);
    EXPECT_EQ(upper->re, lower->re);
    EXPECT_EQ(upper->im, -lower->im);
    EXPECT_EQ(upper->turn, -lower->turn);
}

TEST(Misiurewicz, IsRefusedInOneSentence) {
    MisiurewiczRequest request{.formula = formulaOf("mandelbrot"),
                               .disc = discAt("1", "1", "0.1"),
                               .preperiod = {},
                               .period = {}};
    const auto refused = [&](ErrorCode code, const char* reason) {
        const auto found = findMisiurewicz(request);
        ASSERT_FALSE(found) << reason;
        EXPECT_EQ(found.error().code, code);
        EXPECT_NE(found.error().message.find(reason), std::string::npos) << found.error().message;
        EXPECT_TRUE(found.error().message.ends_with("."));
    };
    refused(ErrorCode::NotFound, "escapes");
    request.preperiod = 1;
    refused(ErrorCode::InvalidInput, "at least 2");
    request.preperiod.reset();
    request.period = 0;
    refused(ErrorCode::InvalidInput, "at least 1");
    request.period.reset();
    request.formula = formulaOf("burning-ship");
    refused(ErrorCode::Unsupported, "Burning Ship");
    request.formula = formulaOf("magnet1");
    refused(ErrorCode::Unsupported, "Magnet I");
}

}  // namespace
}  // namespace fathom
