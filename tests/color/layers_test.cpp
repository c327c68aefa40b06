// Layers over the base colours: what each effect and blend mode does, and that a picture without
// layers has not changed.
#include "color/colorizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace fathom {
namespace {

// Counts, distances and angles as in a picture, and every value that is not a number.
std::vector<TileSample> someSamples() {
    std::vector<TileSample> samples;
    for (std::uint32_t i = 0; i < 3000; ++i) {
        TileSample sample{};
        sample.count = 1 + (i * 37) % 5000;
        sample.fraction = static_cast<float>(i % 97) / 97;
        const float distance = 0.02f * static_cast<float>(1u << (i % 16));
        const float way = static_cast<float>(i % 31) / 5;
        sample.distance_x = distance * std::cos(way);
        sample.distance_y = distance * std::sin(way);
        sample.angle = static_cast<float>(i % 101) / 101;
        sample.attractor = i % 5 == 0 ? i % 4 : 0;
        if (i % 23 == 0) sample.distance_x = sample.distance_y = 0;
        if (i % 29 == 0) sample.distance_x = HUGE_VALF;
        if (i % 31 == 0) sample.distance_y = std::nanf("");
        if (i % 41 == 0) sample.count = kInteriorCount;
        if (i % 43 == 0) sample = {};
        samples.push_back(sample);
    }
    return samples;
}

std::vector<RgbF> linearOf(const ColorSettings& settings, const std::vector<TileSample>& samples,
                           const PictureTraits& traits = {}) {
    std::vector<RgbF> colors(samples.size());
    Colorizer::create(settings, traits).value().toLinear(samples, colors);
    return colors;
}

std::vector<Rgb32> rgbOf(const ColorSettings& settings, const std::vector<TileSample>& samples,
                         const PictureTraits& traits = {}) {
    std::vector<Rgb32> colors(samples.size());
    Colorizer::create(settings, traits).value().toRgb32(samples, colors);
    return colors;
}

ColorLayer layerOf(std::string_view effect) {
    return newLayer(effect).value();
}
ColorLayer layerOf(const EffectSpec& effect) {
    return layerOf(effect.id);
}

// FNV-1a.
std::uint64_t hashOf(const std::vector<Rgb32>& colors) {
    std::uint64_t hash = 14695981039346656037u;
    for (const Rgb32 color : colors)
        for (int shift = 0; shift < 32; shift += 8)
            hash = (hash ^ (color >> shift & 0xff)) * 1099511628211u;
    return hash;
}

TEST(Layers, WithoutThemPicturesAreAsTheyWereBefore) {
    // Hashes of the colours that the program gave before it had layers.
    const std::vector<TileSample> samples = someSamples();
    EXPECT_EQ(hashOf(rgbOf(ColorSettings(), samples)), 9689762609208762775u);
    EXPECT_EQ(hashOf(rgbOf(initialColors(), samples)), 10893538907982865393u)
        << "colours with automatic curves are not those of earlier versions to the bit: records 53 "
           "and 62";
    EXPECT_EQ(hashOf(rgbOf({.mapping = ColorMapping::Linear, .light = {.strength = 0.7}}, samples)),
              3692719184735392010u);
    EXPECT_EQ(hashOf(rgbOf({.coloring = "distance", .light = {.strength = 1}}, samples)),
              16917163077313288249u);
    EXPECT_EQ(hashOf(rgbOf({.coloring = "distance", .smooth = false}, samples)),
              1130211241556063458u);
}

TEST(Layers, HiddenOrWithoutOpacityTheyChangeNothing) {
    const std::vector<TileSample> samples = someSamples();
    for (const EffectSpec& effect : effects()) {
        ColorSettings settings = initialColors();
        const std::vector<RgbF> plain = linearOf(settings, samples);
        settings.layers = {layerOf(effect), layerOf(effect)};
        EXPECT_NE(linearOf(settings, samples), plain) << effect.id;
        settings.layers[0].isShown = false;
        settings.layers[1].opacity = 0;
        EXPECT_EQ(linearOf(settings, samples), plain) << effect.id;
    }
}

TEST(Layers, StayInRangeAndKeepWhatIsNoColour) {
    const std::vector<TileSample> samples = someSamples();
    for (const EffectSpec& effect : effects())
        for (const BlendMode& mode : blendModes()) {
            ColorSettings settings{.interior = 0x336699};
            settings.layers = {layerOf(effect)};
            settings.layers[0].opacity = 1;
            settings.layers[0].blend = mode.id;
            const std::vector<RgbF> linear = linearOf(settings, samples);
            const std::vector<Rgb32> rgb = rgbOf(settings, samples);
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const auto [r, g, b] = linear[i];
                ASSERT_TRUE(r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1)
                    << effect.id << " " << mode.id << " " << i;
                ASSERT_EQ(rgb[i], samples[i].count == 0 ? 0 : toSrgb8(linear[i]));
                if (samples[i].count == kInteriorCount) {
                    ASSERT_EQ(linear[i], fromSrgb8(0x336699));
                }
            }
        }
}

TEST(Layers, EveryInstructionSetGivesTheSameColours) {
    const std::vector<TileSample> samples = someSamples();
    ColorSettings settings = initialColors();
    for (const EffectSpec& effect : effects())
        settings.layers.push_back(layerOf(effect));
    const std::vector<RgbF> best = linearOf(settings, samples);
    for (const InstructionSet set : instructionSets()) {
        std::vector<RgbF> colors(samples.size());
        Colorizer::create(settings, {}, set).value().toLinear(samples, colors);
        EXPECT_EQ(colors, best) << static_cast<int>(set);
    }
}

TEST(Layers, LieOnEachOtherInTheirOrder) {
    TileSample sample = someSamples()[1];
    sample.distance_x = 1;
    sample.distance_y = 0;
    ColorSettings settings;
    settings.layers = {layerOf("filaments"), layerOf("filaments")};
    for (ColorLayer& layer : settings.layers) {
        layer.opacity = 1;
        layer.blend = "normal";
        layer.numbers[0] = 50;
    }
    settings.layers[0].color = 0xff0000;
    settings.layers[1].color = 0x0000ff;
    const RgbF below = linearOf(settings, {sample})[0];
    std::swap(settings.layers[0], settings.layers[1]);
    const RgbF above = linearOf(settings, {sample})[0];
    EXPECT_GT(below.b, 0.99f);
    EXPECT_LT(below.r, 0.01f);
    EXPECT_GT(above.r, 0.99f);
}

TEST(Layers, BlendModesStayInRange) {
    for (const BlendMode& mode : blendModes())
        for (int above = 0; above <= EffectShades::kOne; above += 257) {
            EffectShades shades;
            shades.values.fill(static_cast<std::int16_t>(above));
            shades.covers.fill(EffectShades::kOne);
            for (int first = 0; first <= kRootOne; first += SampleRows::kLength) {
                ColorRun run{};
                for (auto& channel : run.channels)
                    for (std::size_t i = 0; i < channel.size(); ++i)
                        channel[i] = static_cast<std::int16_t>(
                            std::min<int>(first + static_cast<int>(i), kRootOne));
                mode.run.on(instructionSets().back())({1, 1, 1}, 1, shades, run);
                const auto [least, most] = std::ranges::minmax_element(run.channels[0]);
                ASSERT_TRUE(*least >= 0 && *most <= kRootOne) << mode.id << " " << above;
            }
        }
}

TEST(Layers, BlendModesAreTheirFormulas) {
    // With b = 0.5 below and s = 0.8 above, both square roots of linear light.
    const std::vector<std::pair<std::string, float>> expected{
        {"normal", 0.8f},  {"multiply", 0.4f},    {"screen", 0.9f},
        {"overlay", 0.8f}, {"soft-light", 0.65f}, {"add", 1.0f},
        {"darken", 0.5f},  {"lighten", 0.8f},     {"difference", 0.3f}};
    EXPECT_EQ(expected.size(), blendModes().size());
    for (const auto& [id, value] : expected) {
        ColorRun run{};
        EffectShades shades{};
        run.channels[1][0] = run.channels[1][1] = kRootOne / 2;
        shades.values[0] = shades.values[1] = toShort(0.8f * EffectShades::kOne);
        shades.covers[0] = EffectShades::kOne;
        shades.covers[1] = EffectShades::kOne / 2;
        findBlendMode(id)->run.on(instructionSets().back())({1, 1, 1}, 1, shades, run);
        EXPECT_NEAR(run.channels[1][0], value * kRootOne, 3) << id;
        EXPECT_NEAR(run.channels[1][1], (0.5f + value) / 2 * kRootOne, 3) << id;
    }
}

// Result of an effect at one sample: its value and how much it covers.
std::pair<float, float> shadeOf(const ColorLayer& layer, const TileSample& sample,
                                const PictureTraits& traits = {}) {
    SampleRows rows;
    readRows({&sample, 1}, rows, instructionSets().back());
    EffectShades shades;
    const EffectTerms terms(layer, traits);
    findEffect(layer.effect)
        ->run.on(instructionSets().back())({rows.slopes, &rows.fractions, &rows.angles}, terms,
                                           shades);
    constexpr float kOne = EffectShades::kOne;
    return {shades.values[0] / kOne, shades.covers[0] / kOne};
}

TileSample sampleAt(float x, float y, float fraction = 0.5f, float angle = 0.25f) {
    TileSample sample{};
    sample.count = 100;
    sample.fraction = fraction;
    sample.distance_x = x;
    sample.distance_y = y;
    sample.angle = angle;
    return sample;
}

TEST(Effects, LightFallsOnSlopesThatFaceIt) {
    ColorLayer layer = layerOf("light");
    layer.numbers = {90, 0, 0};  // from the top
    EXPECT_NEAR(shadeOf(layer, sampleAt(0, 9)).first, 1, 2e-4);
    EXPECT_NEAR(shadeOf(layer, sampleAt(0, -9)).first, 0, 2e-4);
    EXPECT_NEAR(shadeOf(layer, sampleAt(9, 0)).first, 0.5, 2e-4);
    layer.numbers[1] = 90;
    EXPECT_NEAR(shadeOf(layer, sampleAt(0, 9)).first, 0.5, 2e-4) << "from above all are equal";
    EXPECT_EQ(shadeOf(layer, sampleAt(0, 0.1f)).second, 0) << "finer than a pixel";
}

TEST(Effects, FilamentsKeepTheirWidthInAPictureOfAnySize) {
    ColorLayer layer = layerOf("filaments");
    layer.numbers[0] = 10;
    EXPECT_NEAR(shadeOf(layer, sampleAt(0, 10), {.height = 1000}).second, 0.5, 1e-4);
    EXPECT_NEAR(shadeOf(layer, sampleAt(0, 40), {.height = 4000}).second, 0.5, 1e-4);
    EXPECT_GT(shadeOf(layer, sampleAt(0, 0.01f)).second, 0.99);
    EXPECT_EQ(shadeOf(layer, sampleAt(0, 0)).second, 0) << "where nothing is known";
}

TEST(Effects, ContoursLieAtEvenStepsOfTheDistancesLogarithm) {
    ColorLayer layer = layerOf("contours");
    layer.numbers = {2, 1, 0};
    // There are four lines in two octaves.
    int lines = 0;
    bool wasOn = false;
    for (int i = 0; i < 4000; ++i) {
        const float distance = 200 * std::exp2(static_cast<float>(i) / 2000);
        const bool isOn = shadeOf(layer, sampleAt(distance, 0), {.height = 1000}).second > 0.5f;
        lines += isOn && !wasOn;
        wasOn = isOn;
    }
    EXPECT_EQ(lines, 4);
    EXPECT_EQ(shadeOf(layer, sampleAt(0.5f, 0)).second, 0) << "they would merge";
}

TEST(Effects, FieldLinesBoundTheCellsOfTheBinaryDecomposition) {
    const ColorLayer layer = layerOf("field");
    EXPECT_GT(shadeOf(layer, sampleAt(200, 0, 0.5f, 0.001f)).second, 0.5);
    EXPECT_GT(shadeOf(layer, sampleAt(200, 0, 0.5f, 0.5f)).second, 0.5);
    EXPECT_GT(shadeOf(layer, sampleAt(200, 0, 0.999f, 0.25f)).second, 0.5);
    EXPECT_EQ(shadeOf(layer, sampleAt(200, 0, 0.5f, 0.25f)).second, 0);
    EXPECT_EQ(shadeOf(layer, sampleAt(0.5f, 0, 0.5f, 0)).second, 0) << "they would merge";
}

TEST(Layers, AreRefusedBySentencesThatSayWhatIsRight) {
    const auto sentenceOf = [](auto change) {
        ColorSettings settings;
        settings.layers = {layerOf("filaments")};
        change(settings.layers);
        const Result<void> valid = validate(settings);
        return valid ? std::string() : valid.error().message;
    };
    using Layers = std::vector<ColorLayer>;
    EXPECT_EQ(sentenceOf([](Layers&) {}), "");
    EXPECT_EQ(sentenceOf([](Layers& layers) { layers[0].effect = "rain"; }),
              "There is no effect \"rain\"; choose one of: light, filaments, contours, field.");
    EXPECT_EQ(sentenceOf([](Layers& layers) { layers[0].blend = "burn"; }),
              "There is no blend mode \"burn\"; choose one of: normal, multiply, screen, overlay, "
              "soft-light, add, darken, lighten, difference.");
    EXPECT_EQ(sentenceOf([](Layers& layers) { layers[0].opacity = 1.5; }),
              "The opacity of the layer filaments must be from 0 to 1.");
    EXPECT_EQ(sentenceOf([](Layers& layers) { layers[0].numbers[0] = std::nan(""); }),
              "The width of the layer filaments must be from 0.1 to 50.");
    EXPECT_EQ(sentenceOf([](Layers& layers) { layers.resize(17, layers[0]); }),
              "A picture can have 16 layers of colours, not 17.");
}

TEST(Bases, RanksShareThePaletteAmongTheKnots) {
    ColorSettings settings{.coloring = "rank", .curve = AutoCurve{}};
    for (std::size_t i = 0; i < AutoCurve::kKnots; ++i)
        settings.curve->knots[i] = {std::exp2(static_cast<double>(i) + 4), i < 2 ? 0.0 : 1.0};
    EXPECT_TRUE(useCurve(settings));
    const AutoCurve byRank = ranked(*settings.curve);
    EXPECT_DOUBLE_EQ(byRank.knots[1].turn, 0);
    EXPECT_DOUBLE_EQ(byRank.knots[4].turn, 0.5);
    EXPECT_DOUBLE_EQ(byRank.knots[7].turn, 1);
    EXPECT_NE(rgbOf(settings, someSamples()),
              rgbOf({.mapping = ColorMapping::Automatic, .curve = settings.curve}, someSamples()));
}

TEST(Bases, PhaseGoesRoundThePaletteAndInStepsHasTwoColours) {
    const auto colorAt = [](float angle, bool isSmooth) {
        return linearOf({.coloring = "phase", .smooth = isSmooth},
                        {sampleAt(9, 0, 0.5f, angle)})[0];
    };
    EXPECT_NEAR(colorAt(0, true).g, colorAt(0.99999f, true).g, 1e-3) << "no seam";
    EXPECT_NE(colorAt(0.1f, true), colorAt(0.2f, true));
    EXPECT_EQ(colorAt(0.1f, false), colorAt(0.4f, false));
    EXPECT_EQ(colorAt(0.6f, false), colorAt(0.9f, false));
    EXPECT_NE(colorAt(0.4f, false), colorAt(0.6f, false));
}

TEST(Bases, AttractorsHaveColoursOfTheirOwn) {
    TileSample first = sampleAt(9, 0), second = first;
    first.attractor = 1;
    second.attractor = 2;
    const ColorSettings settings{.coloring = "attractor"};
    const std::vector<RgbF> colors = linearOf(settings, {first, second});
    EXPECT_NE(colors[0], colors[1]);
    first.count *= 2;  // one octave later, a whole wave has passed
    first.fraction *= 2;
    first.fraction = 0;
    first.count += 1;
    EXPECT_NEAR(linearOf(settings, {first})[0].g, colors[0].g, 0.01);
}

TEST(Bases, DomainsDarkenToTheirRims) {
    TileSample rim = sampleAt(9, 0), core = rim, other = rim;
    rim.period = core.period = 3, other.period = 5;
    rim.nearness = 65535;
    const ColorSettings settings{.coloring = "domains"};
    EXPECT_TRUE(periodsFor(settings).outside);
    const std::vector<RgbF> colors = linearOf(settings, {rim, core, other});
    EXPECT_LT(colors[0].g, colors[1].g / 4);
    EXPECT_NE(colors[1], colors[2]);
}

TEST(Bases, InteriorsHaveTheColoursOfTheirPeriods) {
    TileSample known{.count = kInteriorCount}, unknown = known, other = known;
    known.period = 3, other.period = 4;
    ColorSettings settings{.interior = 0x102030};
    const std::vector<Rgb32> plain = rgbOf(settings, {known, unknown});
    EXPECT_EQ(plain[0], plain[1]);
    EXPECT_FALSE(periodsFor(settings).any());
    settings.interiorBy = "period";
    EXPECT_TRUE(periodsFor(settings).inside);
    const std::vector<Rgb32> colors = rgbOf(settings, {known, unknown, other});
    EXPECT_EQ(colors[1], plain[1]);
    EXPECT_NE(colors[0], colors[1]);
    EXPECT_NE(colors[0], colors[2]);
    settings.interiorBy = "else";
    EXPECT_FALSE(validate(settings));
}

TEST(LayersSpeed, ReportsTheTimeOfAFullHdFrame) {
    std::vector<TileSample> samples;
    for (std::size_t i = 0; i < std::size_t{1920} * 1080; ++i)
        samples.push_back(sampleAt(static_cast<float>(i % 50), 3));
    ColorSettings settings;
    for (const EffectSpec& effect : effects()) {
        settings.layers.push_back(layerOf(effect));
        const auto start = std::chrono::steady_clock::now();
        const std::vector<Rgb32> colors = rgbOf(settings, samples);
        const std::chrono::duration<double, std::milli> elapsed =
            std::chrono::steady_clock::now() - start;
        std::cout << settings.layers.size() << " layers: " << elapsed.count() << " ms\n";
        EXPECT_NE(colors[0], 0u);
    }
}

}  // namespace
}  // namespace fathom
