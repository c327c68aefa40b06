#include "color/auto_curve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace fathom {
namespace {

TileSample sampleOf(double count, float distance = 5) {
    TileSample sample{};
    sample.count = static_cast<std::uint64_t>(count);
    sample.fraction = static_cast<float>(count - std::floor(count));
    sample.distance_x = distance;
    return sample;
}

// `size` samples whose counts are evenly spread on a logarithmic scale.
std::vector<TileSample> spread(double least, double most, std::size_t size) {
    std::vector<TileSample> samples;
    for (std::size_t i = 0; i < size; ++i)
        samples.push_back(sampleOf(
            least * std::pow(most / least, static_cast<double>(i) / static_cast<double>(size))));
    return samples;
}

AutoCurve fitted(std::span<const TileSample> samples) {
    std::optional<AutoCurve> curve = fitAutoCurve(samples, 1000);
    EXPECT_TRUE(curve && validate(*curve));
    return curve.value_or(AutoCurve{});
}

TEST(AutoCurve, GoesRoundThePaletteOnceAtAnyDepth) {
    for (const double least : {1.0, 30.0, 1e4, 1e7, 1e12})
        for (const double factor : {1.5, 10.0, 1000.0}) {
            const AutoCurve curve = fitted(spread(least, least * factor, 2000));
            const auto& knots = curve.knots;
            EXPECT_NEAR(knots[1].turn, 0, 1e-12) << least << " " << factor;
            const double range = knots[7].count - knots[1].count;
            EXPECT_NEAR(knots[7].turn, 1.2 * range / (range + 8), 1e-9) << least << " " << factor;
        }
}

TEST(AutoCurve, ItsTableMeetsTheKnotsAndNeverFalls) {
    const AutoCurve curve = fitted(spread(200, 90000, 3000));
    const CurveTable table(curve);
    for (const auto& [count, turn] : curve.knots)
        EXPECT_NEAR(table.turnAt(count), turn, 1e-3);
    double before = table.turnAt(0);
    for (double count = 1; count < 1e18; count *= 1.01) {
        const double here = table.turnAt(count);
        ASSERT_TRUE(std::isfinite(here) && here >= before) << count;
        before = here;
    }
    EXPECT_LT(before, 20) << "outliers are far from no other colour";
}

TEST(AutoCurve, TellsFractionsApartWhereCountsAreHigh) {
    std::vector<TileSample> samples;
    for (int i = 0; i < 4000; ++i)
        samples.push_back(sampleOf(5e7 + i * 0.01));
    const CurveTable table(fitted(samples));
    EXPECT_GT(table.turnAt(5e7 + 30) - table.turnAt(5e7 + 10), 0.3);
    EXPECT_GT(table.turnAt(5e7 + 10.5) - table.turnAt(5e7 + 10), 0.003);
}

TEST(AutoCurve, FlatSurroundingsTakeLittleOfThePalette) {
    // Three quarters of the picture are far from the set.
    std::vector<TileSample> samples = spread(100, 5000, 1000);
    for (int i = 0; i < 3000; ++i)
        samples.push_back(sampleOf(10 + i * 0.03, 900));
    const CurveTable table(fitted(samples));
    EXPECT_LT(table.turnAt(100), 0.5 * table.turnAt(5000));
}

TEST(AutoCurve, FewOtherCountsTakeNoMoreTurnsThanThePlateau) {
    // Near a parabolic point of z^8 + c nearly all pixels may have the same count.
    for (const double others : {1.0, 40.0, 3e6, 1e12}) {
        std::vector<TileSample> samples(1000, sampleOf(1e6));
        std::fill_n(samples.begin(), 30, sampleOf(others));
        const AutoCurve curve = fitted(samples);
        const auto& knots = curve.knots;
        const double turns = knots[7].turn - knots[1].turn;
        EXPECT_GT(turns, 0);
        EXPECT_LE(knots[1].turn - knots[0].turn, turns) << others;
        EXPECT_LE(knots[8].turn - knots[7].turn, turns) << others;
    }
}

TEST(AutoCurve, FewSamplesGiveNearlyTheCurveOfAll) {
    std::vector<TileSample> all, few;
    for (int i = 0; i < 64000; ++i) {
        const double place = std::fmod(i * 0.6180339887, 1);
        all.push_back(
            sampleOf(50 + 4000 * place * place * place, 1 + 40 * static_cast<float>(place)));
        if (i % 64 == 0) few.push_back(all.back());
    }
    EXPECT_LT(meanDifference(CurveTable(fitted(all)), CurveTable(fitted(few)), few), 0.02);
}

// Samples of a dense view: what neighbours share is `level(i)`, and each lies nearer to the set
// than a pixel by a random number of octaves, with a count that is higher by a power of that.
std::vector<TileSample> denseSamples(double power, double (*level)(std::size_t)) {
    std::vector<TileSample> samples;
    std::uint32_t random = 1;
    for (std::size_t i = 0; i < 8000; ++i) {
        random = random * 1664525u + 1013904223u;
        const double octaves = -100.0 * (random >> 8) / (1 << 24);
        samples.push_back(sampleOf(level(i) * std::exp2(-power * octaves),
                                   static_cast<float>(std::exp2(octaves))));
    }
    return samples;
}

TEST(AutoCurve, FindsWhatNeighboursInDenseViewsShare) {
    const auto level = [](std::size_t i) { return i < 4000 ? 1e6 : 2e6; };
    const std::vector<TileSample> samples = denseSamples(0.02, level);
    const AutoCurve curve = fitted(samples);
    EXPECT_NEAR(curve.calm, 0.02, 0.001);
    const CurveTable table(curve);
    const auto turnOf = [&](std::size_t i) {
        const double count = static_cast<double>(samples[i].count) + samples[i].fraction;
        return table.turnAt(calmCount(count, samples[i].distance_x, curve.calm));
    };
    for (std::size_t i = 1; i < 4000; ++i) {
        ASSERT_NEAR(turnOf(i), turnOf(0), 0.05) << i;
        ASSERT_GT(turnOf(4000 + i), turnOf(0) + 0.1) << i;
    }
}

// Plain parts beside a fine structure would become flat if that alone settled the turns.
TEST(AutoCurve, OnlyMostlyDenseViewsTakeFewTurns) {
    const auto turnsWith = [](double denseShare) {
        std::vector<TileSample> samples = spread(100, 1000, 4096);
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i].distance_x = i * 2477 % 4096 < denseShare * 4096 ? 0.5f : 5;
        return fitted(samples).knots[7].turn;
    };
    const double plain = turnsWith(0);
    EXPECT_GT(turnsWith(0.25), 0.97 * plain);
    EXPECT_NEAR(turnsWith(0.5), 0.81 * plain, 0.01);
    EXPECT_NEAR(turnsWith(0.8), 0.62 * plain, 0.01);
}

// Converging formulas have no distances: noise is told by how much neighbours differ.
TEST(AutoCurve, RoughViewsWithoutDistancesTakeFewTurns) {
    std::vector<TileSample> samples = spread(100, 1000, 4096);
    for (TileSample& sample : samples)
        sample.distance_x = 0;
    const auto turnsOf = [](const AutoCurve& curve) { return curve.knots[7].turn; };
    const double smooth = turnsOf(fitted(samples));
    EXPECT_GT(smooth, 1);

    // Counts in groups of 16 that lie anywhere: hardly rougher. Then each count anywhere.
    const auto scattered = [&](std::size_t group) {
        std::vector<TileSample> result;
        for (std::size_t i = 0; i < samples.size(); ++i)
            result.push_back(samples[(i / group * 2477 % (4096 / group)) * group + i % group]);
        return turnsOf(fitted(result));
    };
    EXPECT_NEAR(scattered(16), smooth, 0.01);
    EXPECT_NEAR(scattered(1), 0.27 * smooth, 0.01);
}

TEST(AutoCurve, WideViewsAndOldFilesKeepTheirCounts) {
    EXPECT_EQ(fitted(spread(200, 90000, 3000)).calm, 0);
    EXPECT_EQ(calmCount(1234.5, 1e-20, 0), 1234.5);
    EXPECT_EQ(calmCount(1234.5, 3, 0.1), 1234.5) << "wider than a pixel";
    EXPECT_LT(calmCount(1234.5, 0, 0.1), calmCount(1234.5, 1e-30, 0.1)) << "below floats";
    AutoCurve curve = fitted(spread(200, 90000, 3000));
    curve.calm = -0.1;
    EXPECT_FALSE(validate(curve));
    curve.calm = 0.3;
    EXPECT_FALSE(validate(curve));
}

TEST(AutoCurve, DistancesMayCountInOtherPixels) {
    std::vector<TileSample> samples = spread(50, 5000, 1000);
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i].distance_x = 0.1f * static_cast<float>(i);
    const std::optional<AutoCurve> whole = fitAutoCurve(samples, 800);
    for (TileSample& sample : samples)
        sample.distance_x /= 8;
    EXPECT_EQ(fitAutoCurve(samples, 800, 8), whole);
}

TEST(AutoCurve, OddPicturesHaveOneOrNone) {
    TileSample interior{};
    interior.count = kInteriorCount;
    EXPECT_FALSE(fitAutoCurve({}, 100));
    EXPECT_FALSE(fitAutoCurve(std::vector{interior, TileSample{}}, 100));
    for (const std::vector<TileSample>& samples :
         {std::vector{sampleOf(1)}, std::vector(500, sampleOf(1e15)),
          std::vector{sampleOf(1, std::nanf("")), sampleOf(9e18, HUGE_VALF)}})
        EXPECT_TRUE(validate(fitAutoCurve(samples, 100).value()));
}

TEST(AutoCurve, MixesLeadFromOneToTheOther) {
    const AutoCurve to = fitted(spread(300, 70000, 2000));
    const CurveTable from(fitted(spread(20, 900, 2000))), target(to);
    const auto at = [&](double share, double count) {
        return CurveBlend(from, to).at(share).turnAt(count);
    };
    for (const double count : {25.0, 100.0, 400.0, 850.0, 3000.0, 60000.0}) {
        EXPECT_NEAR(at(0, count), from.turnAt(count), 0.005) << count;
        EXPECT_NEAR(at(1, count), target.turnAt(count), 0.005) << count;
        EXPECT_NEAR(at(0.5, count), (from.turnAt(count) + target.turnAt(count)) / 2, 0.005)
            << count;
    }
}

TEST(AutoCurve, RefusesKnotsThatDoNotAscend) {
    const AutoCurve good = fitted(spread(20, 900, 2000));
    const auto refuses = [&good](std::size_t knot, double count, double turn) {
        AutoCurve bad = good;
        bad.knots[knot] = {count, turn};
        return !validate(bad);
    };
    EXPECT_TRUE(refuses(0, -1, 0));
    EXPECT_TRUE(refuses(8, std::nan(""), 2));
    EXPECT_TRUE(refuses(8, 1e20, 2));
    EXPECT_TRUE(refuses(8, 1e6, std::nan("")));
    EXPECT_TRUE(refuses(8, 1e6, 1e4));
    EXPECT_TRUE(refuses(4, good.knots[3].count, good.knots[4].turn));
    EXPECT_TRUE(refuses(4, good.knots[4].count, good.knots[3].turn - 0.1));
}

}  // namespace
}  // namespace fathom
