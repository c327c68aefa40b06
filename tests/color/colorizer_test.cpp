#include "color/colorizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <ranges>
#include <string>
#include <vector>

#include "color/oklab.h"
#include "color/palette.h"

namespace fathom {
namespace {

TileSample escaped(std::uint64_t count, float fraction = 0, float distance = 100) {
    TileSample sample{};
    sample.count = count;
    sample.fraction = fraction;
    sample.distance_x = distance;
    return sample;
}

TileSample converged(std::uint32_t attractor, std::uint64_t count, float fraction = 0) {
    TileSample sample = escaped(count, fraction);
    sample.attractor = attractor;
    return sample;
}

TileSample interior() {
    TileSample sample{};
    sample.count = kInteriorCount;
    return sample;
}

Colorizer colorizerOf(const ColorSettings& settings) {
    Result<Colorizer> colorizer = Colorizer::create(settings);
    EXPECT_TRUE(colorizer.has_value()) << (colorizer ? "" : colorizer.error().message);
    return std::move(colorizer).value();
}

RgbF linearOf(const ColorSettings& settings, const TileSample& sample) {
    RgbF color;
    colorizerOf(settings).toLinear({&sample, 1}, {&color, 1});
    return color;
}

Rgb32 rgbOf(const ColorSettings& settings, const TileSample& sample) {
    Rgb32 color = 0x12345678;
    colorizerOf(settings).toRgb32({&sample, 1}, {&color, 1});
    return color;
}

// Every colouring with every combination of the settings that change how samples are read.
std::vector<ColorSettings> everyLook() {
    std::vector<ColorSettings> looks;
    for (const ColoringSpec& coloring : colorings())
        for (const bool smooth : {true, false})
            for (const ColorMapping mapping :
                 {ColorMapping::Logarithmic, ColorMapping::Linear, ColorMapping::Automatic})
                for (const Light& light : {Light{}, Light{1, 0, 0}, Light{0.6, 250, 35}})
                    looks.push_back({.coloring = std::string(coloring.id),
                                     .smooth = smooth,
                                     .mapping = mapping,
                                     .light = light});
    return looks;
}

std::string nameOf(const ColorSettings& settings) {
    return settings.coloring + (settings.smooth ? ", smooth" : ", stepped") +
           (settings.mapping == ColorMapping::Linear      ? ", linear"
            : settings.mapping == ColorMapping::Automatic ? ", automatic"
                                                          : ", logarithmic") +
           (settings.light.strength > 0 ? ", lit" : "");
}

double oklabDistance(RgbF first, RgbF second) {
    const Oklab a = toOklab(first), b = toOklab(second);
    return std::hypot(a.lightness - b.lightness, a.a - b.a, a.b - b.b);
}

// All kinds of samples: counts of any magnitude, attractors, and distances that are unknown, not a
// number, or so small or large that their squares underflow or overflow.
std::vector<TileSample> mixedSamples(std::size_t size) {
    std::vector<TileSample> samples;
    for (std::size_t i = 0; i < size; ++i) {
        TileSample sample = escaped(std::uint64_t{1} << (i % 63), 0.999f * (i % 11) / 11.0f);
        sample.count += i % 7;
        const std::array<float, 8> distances = {0,  1e-30f, 0.1f,      0.7f,
                                                30, 1e30f,  HUGE_VALF, std::nanf("")};
        sample.distance_x = distances[i % 8];
        sample.distance_y = -distances[i / 8 % 8];
        sample.angle = static_cast<float>(i % 13) / 13;
        sample.attractor = i % 3 == 0 ? static_cast<std::uint32_t>(i % 11) : 0;
        if (i % 17 == 0) sample = interior();
        if (i % 19 == 0) sample = {};
        samples.push_back(sample);
    }
    return samples;
}

TEST(Colorizer, KeepsUncomputedAndInteriorApart) {
    for (ColorSettings settings : everyLook()) {
        settings.interior = 0x336699;
        EXPECT_EQ(rgbOf(settings, TileSample{}), 0u) << nameOf(settings);
        EXPECT_EQ(linearOf(settings, TileSample{}), RgbF{}) << nameOf(settings);
        EXPECT_EQ(rgbOf(settings, interior()), 0xff336699u) << nameOf(settings);
        EXPECT_EQ(linearOf(settings, interior()), fromSrgb8(0x336699)) << nameOf(settings);
    }
}

TEST(Colorizer, BothOutputsAgreeAndAreInRange) {
    const std::vector<TileSample> samples = mixedSamples(4000);
    for (ColorSettings settings : everyLook())
        for (const double density : {0.01, 1.0, 1000.0}) {
            settings.density = density;
            settings.offset = 0.9;
            const Colorizer colorizer = colorizerOf(settings);
            std::vector<RgbF> linear(samples.size());
            std::vector<Rgb32> rgb(samples.size());
            colorizer.toLinear(samples, linear);
            colorizer.toRgb32(samples, rgb);
            for (std::size_t i = 0; i < samples.size(); ++i) {
                ASSERT_TRUE(linear[i].r >= 0 && linear[i].r <= 1 && linear[i].g >= 0 &&
                            linear[i].g <= 1 && linear[i].b >= 0 && linear[i].b <= 1)
                    << nameOf(settings) << " " << i;
                ASSERT_EQ(rgb[i], samples[i].count == 0 ? 0 : toSrgb8(linear[i]))
                    << nameOf(settings) << " " << i;
            }
        }
}

TEST(Colorizer, AColourDependsOnItsSampleAlone) {
    const std::vector<TileSample> samples = mixedSamples(1500);
    for (const ColorSettings& settings : everyLook()) {
        const Colorizer colorizer = colorizerOf(settings);
        std::vector<Rgb32> whole(samples.size()), again(samples.size());
        colorizer.toRgb32(samples, whole);
        for (std::size_t start = 0; start < samples.size();) {
            const std::size_t length = std::min<std::size_t>(start % 5 + 1, samples.size() - start);
            colorizer.toRgb32(std::span(samples).subspan(start, length),
                              std::span(again).subspan(start, length));
            start += length;
        }
        EXPECT_EQ(whole, again) << nameOf(settings);
    }
}

TEST(Colorizer, EveryInstructionSetGivesTheSameColours) {
    const std::vector<TileSample> samples = mixedSamples(4000);
    for (const ColorSettings& settings : everyLook()) {
        std::vector<RgbF> linear(samples.size());
        std::vector<Rgb32> rgb(samples.size());
        const Colorizer plain = Colorizer::create(settings, {}, InstructionSet::Baseline).value();
        plain.toLinear(samples, linear);
        plain.toRgb32(samples, rgb);
        for (const InstructionSet set : instructionSets()) {
            std::vector<RgbF> linearHere(samples.size());
            std::vector<Rgb32> rgbHere(samples.size());
            const Colorizer colorizer = Colorizer::create(settings, {}, set).value();
            colorizer.toLinear(samples, linearHere);
            colorizer.toRgb32(samples, rgbHere);
            EXPECT_EQ(linear, linearHere) << nameOf(settings) << static_cast<int>(set);
            EXPECT_EQ(rgb, rgbHere) << nameOf(settings) << static_cast<int>(set);
        }
    }
}

TEST(Colorizer, SmoothHasNoStepBetweenCounts) {
    for (const ColorMapping mapping : {ColorMapping::Logarithmic, ColorMapping::Linear})
        for (const std::uint64_t count : {2u, 10u, 1000u, 100000u, 10000000u}) {
            const ColorSettings settings{.mapping = mapping};
            const RgbF below = linearOf(settings, escaped(count, 0.99999994f));
            const RgbF above = linearOf(settings, escaped(count + 1, 0));
            EXPECT_LT(oklabDistance(below, above), 0.002) << count;
        }
}

TEST(Colorizer, BandsIgnoreTheFraction) {
    const ColorSettings settings{.smooth = false};
    EXPECT_EQ(rgbOf(settings, escaped(12, 0)), rgbOf(settings, escaped(12, 0.9f)));
    EXPECT_NE(rgbOf(settings, escaped(12)), rgbOf(settings, escaped(13)));
}

TEST(Colorizer, OffsetAndDensityTurnThePalette) {
    // With the linear mapping, one iteration is 1/64 turn at density 1.
    const Palette& palette = *findPalette("abyss");
    const auto near = [&](const ColorSettings& settings, std::uint64_t count, double turn) {
        EXPECT_LT(oklabDistance(linearOf(settings, escaped(count)), palette.at(turn)), 1e-3);
    };
    near({.mapping = ColorMapping::Linear}, 16, 0.25);
    near({.mapping = ColorMapping::Linear, .density = 2}, 16, 0.5);
    near({.mapping = ColorMapping::Linear, .density = 2, .offset = 0.75}, 16, 0.25);
    near({.mapping = ColorMapping::Linear}, (std::uint64_t{1} << 40) + 48, 0.75);
    // The logarithmic mapping of 2^10 gives 10 octaves, squared.
    near({.density = 1 / 3.5, .offset = 0.1}, 1024, 1.1);
    near({.density = 1 / 3.5, .offset = 0.1}, 1, 0.1);
}

TEST(Colorizer, LogarithmicKeepsEveryDepthRich) {
    // Between its lowest count and four times that count, a picture goes through a third of a turn
    // to three turns, whether its lowest count is 4 or a million.
    for (const std::uint64_t lowest : {4u, 100u, 10000u, 1000000u}) {
        const ColorSettings settings;
        double way = 0;  // length of the path of the colours in OKLab
        RgbF before = linearOf(settings, escaped(lowest));
        for (int i = 1; i <= 400; ++i) {
            const double count = static_cast<double>(lowest) * std::exp2(i / 200.0);
            const auto whole = static_cast<std::uint64_t>(count);
            const RgbF here = linearOf(
                settings, escaped(whole, static_cast<float>(count - static_cast<double>(whole))));
            way += oklabDistance(before, here);
            before = here;
        }
        const Palette& palette = *paletteOf(settings.palette);
        double turn = 0;
        for (int i = 0; i < 400; ++i)
            turn += oklabDistance(palette.at(i / 400.0), palette.at((i + 1) / 400.0));
        EXPECT_GT(way, turn / 3) << lowest;
        EXPECT_LT(way, turn * 3) << lowest;
    }
}

TEST(Colorizer, DarkensThreadsButNotUnknownDistances) {
    const auto lightness = [](float distance) {
        return toOklab(linearOf({}, escaped(30, 0.5f, distance))).lightness;
    };
    EXPECT_LT(lightness(0.01f), 0.8 * lightness(5));
    EXPECT_EQ(lightness(0), lightness(5));
}

// Lightness of a slope that rises away from the set in this direction.
double lightnessOfSlope(const ColorSettings& settings, double degrees) {
    TileSample sample = escaped(30, 0.5f);
    const double turn = degrees * std::numbers::pi / 180;
    sample.distance_x = static_cast<float>(10 * std::cos(turn));
    sample.distance_y = static_cast<float>(10 * std::sin(turn));
    return toOklab(linearOf(settings, sample)).lightness;
}

TEST(Light, FallsOnSlopesThatFaceIt) {
    for (const ColoringSpec& coloring : colorings()) {
        if (coloring.usesRanks) continue;  // lit like automatic colours
        for (const double direction : {0.0, 45.0, 135.0, 270.0, 360.0})
            for (const double elevation : {0.0, 35.0, 60.0}) {
                const ColorSettings settings{.coloring = std::string(coloring.id),
                                             .light = {1, direction, elevation}};
                double before = lightnessOfSlope(settings, direction);
                const double unlit = lightnessOfSlope({.coloring = settings.coloring}, direction);
                EXPECT_LE(before, unlit + 1e-6);
                for (const double away : {45.0, 90.0, 135.0, 180.0}) {
                    const double here = lightnessOfSlope(settings, direction + away);
                    EXPECT_LT(here, before) << direction << " " << elevation << " " << away;
                    EXPECT_NEAR(here, lightnessOfSlope(settings, direction - away), 1e-5);
                    before = here;
                }
                EXPECT_GT(before, 0.1 * unlit) << "never black";
            }
    }
}

TEST(Light, FromStraightAboveAndOfNoStrengthChangesNothing) {
    for (const double degrees : {0.0, 100.0, 200.0}) {
        const double unlit = lightnessOfSlope({}, degrees);
        EXPECT_NEAR(lightnessOfSlope({.light = {1, 135, 90}}, degrees), unlit, 1e-6);
        EXPECT_EQ(lightnessOfSlope({.light = {0, 10, 20}}, degrees), unlit);
    }
}

TEST(Light, ItsStrengthIsGradual) {
    double before = lightnessOfSlope({}, 315);
    for (const double strength : {0.25, 0.5, 0.75, 1.0}) {
        const double here = lightnessOfSlope({.light = {.strength = strength}}, 315);
        EXPECT_LT(here, 0.97 * before) << strength;
        before = here;
    }
}

TEST(Light, LeavesUnknownDistancesAlone) {
    EXPECT_EQ(linearOf({.light = {1, 20, 30}}, escaped(30, 0.5f, 0)),
              linearOf({}, escaped(30, 0.5f, 0)));
}

TEST(Colorizer, DistanceIgnoresCounts) {
    const ColorSettings settings{.coloring = "distance"};
    EXPECT_EQ(rgbOf(settings, escaped(5, 0.5f, 7)), rgbOf(settings, escaped(5000, 0, 7)));
    EXPECT_NE(rgbOf(settings, escaped(5, 0, 7)), rgbOf(settings, escaped(5, 0, 70)));
}

TEST(Colorizer, DistanceStepsFromContourToContour) {
    const ColorSettings smooth{.coloring = "distance"},
        steps{.coloring = "distance", .smooth = false};
    // Between the lines there are only a few colours for all distances.
    std::vector<Rgb32> smoothColors, stepColors;
    for (int i = 0; i < 1000; ++i) {
        const float distance = 0.6f + static_cast<float>(i) * 0.002f;  // too close for lines
        smoothColors.push_back(rgbOf(smooth, escaped(9, 0, distance)));
        stepColors.push_back(rgbOf(steps, escaped(9, 0, distance)));
    }
    const auto changes = [](const std::vector<Rgb32>& colors) {
        int count = 0;
        for (std::size_t i = 1; i < colors.size(); ++i)
            count += colors[i] != colors[i - 1];
        return count;
    };
    EXPECT_GT(changes(stepColors), 2);
    EXPECT_LT(changes(stepColors), 8);
    EXPECT_GT(changes(smoothColors), 30);
}

TEST(Colorizer, ColouringsTurnTheHuesOfAttractors) {
    for (const ColoringSpec& coloring : colorings()) {
        if (coloring.usesRanks || !coloring.hasHues) continue;
        const ColorSettings settings{.coloring = std::string(coloring.id)};
        const Oklab own = toOklab(linearOf(settings, escaped(5)));
        for (const std::uint32_t attractor : {1u, 2u, 3u}) {
            const Oklab turned = toOklab(linearOf(settings, converged(attractor, 5)));
            EXPECT_NEAR(turned.lightness, own.lightness, 1e-3) << coloring.id;
            EXPECT_GT(std::hypot(turned.a - own.a, turned.b - own.b), 0.03) << coloring.id;
        }
    }
}

TEST(Colorizer, ConvergedPixelsAreSmoothToo) {
    for (const std::uint64_t count : {2u, 10u, 1000u}) {
        const RgbF below = linearOf({}, converged(2, count, 0.99999994f));
        const RgbF above = linearOf({}, converged(2, count + 1, 0));
        EXPECT_LT(oklabDistance(below, above), 0.002) << count;
    }
}

TEST(Colorizer, WithoutAttractorsColoursAreAsEver) {
    // Saved pictures must look the same again, also with ids of older versions. The number is the
    // FNV-1a hash of all these colours.
    std::uint64_t fingerprint = 14695981039346656037u;
    std::vector<TileSample> samples = mixedSamples(2000);
    std::vector<Rgb32> colors(samples.size());
    for (TileSample& sample : samples)
        sample.attractor = 0;
    for (const char* palette : {"abyss", "ink", "prism"})
        for (const char* coloring : {"smooth", "bands", "relief", "distance"}) {
            ColorSettings settings{.palette = palette};
            ASSERT_TRUE(chooseColoring(coloring, settings));
            colorizerOf(settings).toRgb32(samples, colors);
            for (const Rgb32 color : colors)
                fingerprint = (fingerprint ^ color) * 1099511628211u;
        }
    EXPECT_EQ(fingerprint, 6599969464353182958u);
}

TEST(ColorSettingsCheck, RefusesWhatCannotBeDrawn) {
    const auto refuses = [](const ColorSettings& settings, std::string_view part) {
        const Result<Colorizer> colorizer = Colorizer::create(settings);
        ASSERT_FALSE(colorizer.has_value()) << part;
        EXPECT_EQ(colorizer.error().code, ErrorCode::InvalidInput);
        EXPECT_NE(colorizer.error().message.find(part), std::string::npos)
            << colorizer.error().message;
    };
    refuses({.palette = "nope"}, "abyss");
    refuses({.coloring = "nope"}, "count, rank, distance");
    for (const double density : {0.0, -1.0, 1000.5, std::nan(""), HUGE_VAL})
        refuses({.density = density}, "density");
    for (const double offset : {-0.1, 1.0, std::nan(""), HUGE_VAL})
        refuses({.offset = offset}, "offset");
    for (const double wrong : {-0.1, 1.1, std::nan(""), HUGE_VAL})
        refuses({.light = {.strength = wrong}}, "strength");
    for (const double wrong : {-1.0, 361.0, std::nan(""), HUGE_VAL})
        refuses({.light = {.direction = wrong}}, "direction");
    for (const double wrong : {-1.0, 91.0, std::nan(""), HUGE_VAL})
        refuses({.light = {.elevation = wrong}}, "elevation");
    refuses({.interior = 0x1000000}, "interior");
}

TEST(ColorSettingsCheck, EveryColouringIsFoundByItsId) {
    for (const ColoringSpec& coloring : colorings())
        EXPECT_EQ(findColoring(coloring.id), &coloring);
    EXPECT_EQ(findColoring("no such colouring"), nullptr);
}

TEST(ColorSettingsCheck, ReadsTheColouringsOfOlderFiles) {
    const auto chosen = [](std::string_view id) {
        ColorSettings settings;
        EXPECT_TRUE(chooseColoring(id, settings)) << id;
        return settings;
    };
    EXPECT_EQ(chosen("smooth"), ColorSettings{});
    EXPECT_EQ(chosen("bands"), ColorSettings{.smooth = false});
    EXPECT_EQ(chosen("relief"), (ColorSettings{.light = {.strength = 1}}));
    EXPECT_EQ(chosen("distance"), ColorSettings{.coloring = "distance"});
    for (const ColoringSpec& coloring : colorings())
        EXPECT_EQ(chosen(coloring.id).coloring, coloring.id);
    ColorSettings settings;
    EXPECT_FALSE(chooseColoring("no such colouring", settings));
}

}  // namespace
}  // namespace fathom
