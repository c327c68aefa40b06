#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <iostream>
#include <numeric>
#include <thread>

#include "color/colorizer.h"
#include "color/oklab.h"
#include "color/palette.h"
#include "formula/formula_list.h"

namespace fathom {
namespace {

// One turn of the palette for every 1000 counts, nearly a straight line.
AutoCurve steadyCurve() {
    AutoCurve curve;
    for (std::size_t i = 0; i < curve.knots.size(); ++i)
        curve.knots[i] = {1000 + 125.0 * static_cast<double>(i), static_cast<double>(i) / 8};
    return curve;
}

ColorSettings automatic() {
    ColorSettings settings = initialColors();
    settings.curve = steadyCurve();
    settings.light.strength = 0;
    return settings;
}

TileSample sampleAt(std::uint64_t count, float distance = 1e6f) {
    TileSample sample{};
    sample.count = count;
    sample.distance_x = distance;
    return sample;
}

RgbF colorOf(const ColorSettings& settings, const TileSample& sample,
             const PictureTraits& traits = {}) {
    RgbF color;
    Colorizer::create(settings, traits)->toLinear({&sample, 1}, {&color, 1});
    return color;
}

double apart(RgbF first, RgbF second) {
    const Oklab a = toOklab(first), b = toOklab(second);
    return std::hypot(a.lightness - b.lightness, a.a - b.a, a.b - b.b);
}

TEST(AutoColors, FollowTheCurveThroughThePalette) {
    const Palette& palette = *findPalette("dawn");
    for (const std::uint64_t count : {1125u, 1250u, 1500u, 1875u})
        EXPECT_LT(apart(colorOf(automatic(), sampleAt(count)),
                        palette.at(static_cast<double>(count - 1000) / 1000)),
                  0.01)
            << count;
}

TEST(AutoColors, CalmCurvesTakeTheCountsThatCalmCountMakes) {
    ColorSettings calm = automatic();
    calm.curve->calm = 0.02;
    for (const float distance : {0.5f, 1e-3f, 1e-12f, 1e-17f, 1e-30f, 1e-44f}) {
        TileSample sample = sampleAt(1900, distance);
        const double count = calmCount(1900, distance, 0.02);
        TileSample plain = sampleAt(static_cast<std::uint64_t>(count), distance);
        plain.fraction = static_cast<float>(count - std::floor(count));
        // A distance below 1e-19 is only known to within half an octave: 0.7 % of the count.
        EXPECT_LT(apart(colorOf(calm, sample), colorOf(automatic(), plain)), 0.01) << distance;
        EXPECT_GT(apart(colorOf(automatic(), sample), colorOf(automatic(), plain)), 0.001);
    }
    EXPECT_EQ(colorOf(calm, sampleAt(1900, 1)), colorOf(automatic(), sampleAt(1900, 1)));
}

TEST(AutoColors, DensityScalesAndOffsetShifts) {
    ColorSettings settings = automatic();
    settings.density = 2;
    settings.offset = 0.125;
    EXPECT_LT(apart(colorOf(settings, sampleAt(1250)), findPalette("dawn")->at(0.625)), 0.01);
}

TEST(AutoColors, CalmDownWhereAPixelCoversManyTurns) {
    const auto contrast = [](float distance, int samplesPerPixel) {
        PictureTraits traits;
        traits.samplesPerPixel = samplesPerPixel;
        return apart(colorOf(automatic(), sampleAt(1050, distance), traits),
                     colorOf(automatic(), sampleAt(1500, distance), traits));
    };
    // |grad count| = 2.9 / d: 0.1 turns per pixel at d = 0.03.
    EXPECT_LT(contrast(0.003f, 1), 0.8 * contrast(100, 1));
    EXPECT_LT(contrast(0.01f, 1), 0.95 * contrast(100, 1));
    EXPECT_GT(contrast(0.01f, 16), contrast(0.01f, 1));
    EXPECT_EQ(colorOf(automatic(), sampleAt(1500, 0)), colorOf(automatic(), sampleAt(1500)))
        << "nothing is known of a distance of 0";
}

TEST(AutoColors, CalmPalettesKeepSomeColour) {
    const auto palette = CalmPalette::of(*findPalette("dawn"), false);
    EXPECT_EQ(palette, CalmPalette::of(*findPalette("dawn"), false)) << "made once";
    double chroma = 0;
    for (int i = 0; i < 100; ++i) {
        constexpr int kCalm = (CalmPalette::kLevels - 2) * CalmPalette::kCopiesPerLevel;
        const int entry = i * CalmPalette::kEntries / 100;
        const auto& [blue, green, red, none] =
            palette->shorts()[kCalm * CalmPalette::kCopySize + entry].lanes;
        constexpr float kOne = kShortOne;
        const Oklab lab = toOklab({red / kOne, green / kOne, blue / kOne});
        chroma += std::hypot(lab.a, lab.b) / 100;
    }
    EXPECT_GT(chroma, 0.03);
}

TEST(AutoColors, LightIsGentleAndFadesOnThreads) {
    ColorSettings lit = automatic();
    lit.light.strength = 0.35;
    const auto lightness = [](const ColorSettings& settings, float x, float y) {
        TileSample sample = sampleAt(1300);
        sample.distance_x = x;
        sample.distance_y = y;
        return toOklab(colorOf(settings, sample)).lightness;
    };
    EXPECT_GT(lightness(lit, -9, 9), 1.03 * lightness(automatic(), -9, 9));
    EXPECT_LT(lightness(lit, 9, -9), 0.97 * lightness(automatic(), 9, -9));
    EXPECT_EQ(lightness(lit, -0.1f, 0.1f), lightness(automatic(), -0.1f, 0.1f));
}

TEST(AutoColors, OnlyBasinsHaveHuesOfTheirOwn) {
    const auto hueShift = [](const char* formula, std::uint64_t count) {
        const PictureTraits traits =
            traitsOf(homeLocation(defaultInstance(*findFormula(formula))), 1080);
        TileSample first = sampleAt(count), second = sampleAt(count);
        first.attractor = 1;
        second.attractor = 2;
        return apart(colorOf(automatic(), first, traits), colorOf(automatic(), second, traits));
    };
    EXPECT_GT(hueShift("newton", 1200), 0.05);
    EXPECT_EQ(hueShift("newton", 1800), 0) << "chains have the palette's colours";
    EXPECT_EQ(hueShift("nova", 1200), 0);
    EXPECT_EQ(hueShift("magnet1", 1200), 0);
}

TEST(AutoColors, TraitsKnowHowFastOrbitsGrow) {
    FormulaInstance cubic = defaultInstance(*findFormula("mandelbrot"));
    cubic.power = 3;
    EXPECT_DOUBLE_EQ(traitsOf(homeLocation(cubic), 1080).logPower, std::log(3));
    EXPECT_DOUBLE_EQ(traitsOf(homeLocation(defaultInstance(*findFormula("newton"))), 1080).logPower,
                     std::log(2));
}

// Samples of all kinds. Their number is no multiple of a run, so the last run is a partial one.
std::vector<TileSample> manySamples() {
    std::vector<TileSample> samples;
    for (std::uint32_t i = 0; i < 3001; ++i) {
        TileSample sample = sampleAt(900 + i * 7 % 1300, 0.02f * static_cast<float>(1u << i % 14));
        sample.fraction = static_cast<float>(i % 97) / 97;
        sample.attractor = i % 8;
        if (i % 23 == 0) sample.distance_x = 0;
        if (i % 29 == 0) sample.count = kInteriorCount;
        if (i % 31 == 0) sample = {};
        samples.push_back(sample);
    }
    return samples;
}

TEST(AutoColors, ScreensAndFilesGetTheSameCodes) {
    ShadedRun shaded;
    shaded.kinds.fill(SampleKind::Decided);
    ShortRun run;
    PixelRun linear;
    std::array<Rgb32, SampleRows::kLength> pixels;
    const InstructionSet set = instructionSets().back();
    const RunOutput output{&SrgbCodes::instance(), 0, pixels.data()};
    for (int first = 0; first <= kShortOne; first += int{run.lanes.size()}) {
        std::iota(run.lanes.begin(), run.lanes.end(), static_cast<std::int16_t>(first));
        writeShorts().on(set)(run, shaded, output);
        linearShorts().on(set)(run, linear);
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            const Float4 color = linear.colors[i];
            ASSERT_EQ(pixels[i], toSrgb8({color[0], color[1], color[2]})) << first + 4 * i;
        }
    }
}

TEST(AutoColors, LayersGiveScreensAndFilesTheSameCodes) {
    const SrgbCodes& codes = SrgbCodes::instance();
    for (std::int16_t root = 0; root <= kRootOne; ++root) {
        const float linear = squareOf(root);
        ASSERT_EQ(codes.ofRoots(root, root, root), toSrgb8({linear, linear, linear})) << root;
    }
}

TEST(AutoColors, DistancesBelowTheRangeOfFloatsAreNear) {
    const auto colorAt = [](float distance, bool hasDistances) {
        const Colorizer colorizer =
            Colorizer::create(automatic(), {.hasDistances = hasDistances}).value();
        const TileSample sample = sampleAt(1000, distance);
        Rgb32 color = 0;
        colorizer.toRgb32({&sample, 1}, {&color, 1});
        return color;
    };
    EXPECT_EQ(colorAt(1e-25f, false), colorAt(1e-18f, false)) << "the square is 0";
    EXPECT_EQ(colorAt(0, true), colorAt(1e-18f, true));
    EXPECT_NE(colorAt(0, false), colorAt(1e-18f, false)) << "unknown";
}

TEST(AutoColors, ShadedSamplesHaveTheSamplesColours) {
    const std::vector<TileSample> samples = manySamples();
    const auto compare = [&](const PictureTraits& traits, bool hasLayers, InstructionSet set) {
        ColorSettings settings = automatic();
        settings.light.strength = 0.35;
        const Colorizer shading = Colorizer::create(settings, traits, set).value();
        std::vector<ShadedRun> runs(Colorizer::runsOf(samples.size()));
        shading.shade(samples, runs);

        settings.density = 2.5;
        settings.offset = 0.7;
        settings.palette = "reef";
        settings.interior = 0x123456;
        settings.light.direction = 20;
        settings.curve->knots[4].turn += 0.01;
        if (hasLayers)
            settings.layers = {newLayer("filaments").value(), newLayer("contours").value()};
        const Colorizer colorizer = Colorizer::create(settings, traits, set).value();
        ASSERT_TRUE(colorizer.shadesAs(shading));
        std::vector<Rgb32> colors(samples.size()), again(samples.size()), inFile(samples.size());
        std::vector<RgbF> linear(samples.size());
        colorizer.toRgb32(samples, colors);
        colorizer.toRgb32(std::span<const ShadedRun>(runs), again);
        EXPECT_EQ(colors, again);
        colorizer.toLinear(samples, linear);
        toSrgb8(linear, inFile);
        for (std::size_t i = 0; i < samples.size(); ++i)
            ASSERT_EQ(colors[i], samples[i].count == 0 ? 0 : inFile[i]) << i;
    };
    for (const InstructionSet set : instructionSets())
        for (const bool hasBasins : {false, true})
            for (const bool hasLayers : {false, true})
                compare({.hasBasins = hasBasins, .hasDistances = !hasBasins}, hasLayers, set);
}

TEST(AutoColors, ShadingServesAllColoursOnTheSameAxis) {
    const auto serves = [](auto change) {
        ColorSettings settings = automatic();
        const Colorizer before = Colorizer::create(settings).value();
        change(settings);
        return Colorizer::create(settings).value().shadesAs(before);
    };
    EXPECT_TRUE(serves([](ColorSettings& settings) { settings.density = 3; }));
    EXPECT_TRUE(serves([](ColorSettings& settings) { settings.offset = 0.5; }));
    EXPECT_TRUE(serves([](ColorSettings& settings) { settings.palette = "dusk"; }));
    EXPECT_FALSE(serves([](ColorSettings& settings) { settings.smooth = false; }));
    EXPECT_TRUE(serves([](ColorSettings& settings) { settings.light.strength = 0.5; }));
    EXPECT_TRUE(serves([](ColorSettings& settings) { settings.curve->knots[4].turn += 0.01; }));
    EXPECT_TRUE(serves([](ColorSettings& settings) { settings.coloring = "rank"; }));
    EXPECT_TRUE(
        serves([](ColorSettings& settings) { settings.layers = {newLayer("light").value()}; }));
    EXPECT_FALSE(serves([](ColorSettings& settings) { settings.curve->knots[0].count += 0.01; }));
    EXPECT_FALSE(serves([](ColorSettings& settings) { settings.coloring = "distance"; }));
    EXPECT_FALSE(serves([](ColorSettings& settings) {
        settings.layers = {newLayer("field").value()};
    })) << "which needs more of the samples";

    const Colorizer before = Colorizer::create(automatic()).value();
    EXPECT_TRUE(before.with(std::make_shared<const CurveTable>(steadyCurve())).shadesAs(before))
        << "on its way";
}

TEST(AutoColorsSpeed, ReportsTheTimeOfFittingAndColouringAFullHdFrame) {
    std::vector<TileSample> samples, coarse;
    for (std::size_t i = 0; i < std::size_t{1920} * 1080; ++i) {
        TileSample sample = sampleAt(100 + i % 1920 * (i / 1920) / 300);
        sample.fraction = static_cast<float>(i % 100) / 100;
        sample.distance_x = 0.05f + static_cast<float>(i % 64);
        samples.push_back(sample);
        if (i % 64 == 0) coarse.push_back(sample);
    }
    std::vector<Rgb32> colors(samples.size());
    ColorSettings settings = initialColors();
    (void)Colorizer::create(settings);  // the palette's table is made only once
    std::vector<double> fits, frames;
    for (int run = 0; run < 9; ++run) {
        const auto now = std::chrono::steady_clock::now;
        const auto start = now();
        settings.curve = fitAutoCurve(coarse, 1080);
        const Colorizer colorizer = Colorizer::create(settings).value();
        const auto fitted = now();
        const std::size_t half = samples.size() / 2;
        std::jthread other([&] {
            colorizer.toRgb32(std::span(samples).first(half), std::span(colors).first(half));
        });
        colorizer.toRgb32(std::span(samples).subspan(half), std::span(colors).subspan(half));
        other.join();
        fits.push_back(std::chrono::duration<double, std::milli>(fitted - start).count());
        frames.push_back(std::chrono::duration<double, std::milli>(now() - start).count());
    }
    std::ranges::sort(fits);
    std::ranges::sort(frames);
    std::cout << "fit " << fits[4] << " ms, fit and colours by two threads " << frames[4]
              << " ms, at best " << frames[0] << " ms\n";
    EXPECT_EQ(std::ranges::count(colors, 0u), 0);
}

}  // namespace
}  // namespace fathom
