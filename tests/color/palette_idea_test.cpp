#include "color/palette_idea.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "color/oklab.h"
#include "color/srgb.h"

namespace fathom {
namespace {

std::vector<double> lightnessesOf(const PaletteStops& stops) {
    std::vector<double> values;
    for (const PaletteStop& stop : stops)
        values.push_back(toOklab(fromSrgb8(stop.color)).lightness);
    return values;
}

/// Expects the lightness to rise to one peak and then to fall.
void expectOnePeak(const PaletteStops& stops) {
    const std::vector<double> values = lightnessesOf(stops);
    const auto peak = std::ranges::max_element(values);
    EXPECT_TRUE(std::is_sorted(values.begin(), peak));
    EXPECT_TRUE(std::is_sorted(peak, values.end(), std::greater()));
    EXPECT_LT(values.front(), *std::ranges::min_element(values) + 1e-9);
}

TEST(PaletteIdea, SurprisesHaveOneDarkEndAndOnePeak) {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const PaletteStops stops = surprisingStops(seed);
        EXPECT_EQ(stops, surprisingStops(seed));
        EXPECT_NE(stops, surprisingStops(seed + 1));
        expectOnePeak(stops);
        const std::vector<double> values = lightnessesOf(stops);
        EXPECT_LT(values.front(), 0.25) << seed;
        EXPECT_GT(*std::ranges::max_element(values), 0.9) << seed;
        EXPECT_TRUE(
            Palette::create({"x", "X", PaletteSpace::Oklab, PaletteCurve::Smooth, stops, {}}));
    }
}

TEST(PaletteIdea, TakesColoursOfAPictureByLightness) {
    std::vector<std::uint32_t> colors;
    for (std::uint32_t i = 0; i < 240; ++i)
        colors.push_back(i % 2 == 0 ? i << 16 | i << 8 : i << 8 | i);
    const PaletteStops stops = stopsOfPicture(colors);
    ASSERT_EQ(stops.size(), 10u);
    EXPECT_TRUE(std::ranges::is_sorted(stops, {}, &PaletteStop::position));
    // One half of the palette gets the yellow colours, the other half the blue ones.
    const auto isYellow = [](std::uint32_t color) { return (color >> 16) > (color & 255); };
    EXPECT_NE(isYellow(stops[3].color), isYellow(stops[7].color));
    EXPECT_TRUE(stopsOfPicture({}).empty());
    EXPECT_EQ(stopsOfPicture(std::vector<std::uint32_t>{0, 0xffffff}).size(), 2u);
}

}  // namespace
}  // namespace fathom
