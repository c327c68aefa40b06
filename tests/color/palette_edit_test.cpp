#include "color/palette_edit.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

const PaletteStops kStops{{0.1, 1, 0.3}, {0.5, 2, 0.6}, {0.5, 3, 0.7}, {0.9, 4, 0.2}};

void expectStops(const PaletteStops& got, const PaletteStops& wanted) {
    ASSERT_EQ(got.size(), wanted.size());
    for (std::size_t i = 0; i < got.size(); ++i) {
        EXPECT_NEAR(got[i].position, wanted[i].position, 1e-12) << i;
        EXPECT_EQ(got[i].color, wanted[i].color) << i;
        EXPECT_NEAR(got[i].midpoint, wanted[i].midpoint, 1e-12) << i;
    }
}

Palette paletteOfStops(const PaletteStops& stops) {
    return *Palette::create({"test", "Test", PaletteSpace::Oklab, PaletteCurve::Smooth, stops, {}});
}

TEST(PaletteEdit, ShiftsRoundTheCircle) {
    expectStops(shifted(kStops, 0.2), {{0.1, 4, 0.2}, {0.3, 1, 0.3}, {0.7, 2, 0.6}, {0.7, 3, 0.7}});
    expectStops(shifted(kStops, -0.3),
                {{0.2, 2, 0.6}, {0.2, 3, 0.7}, {0.6, 4, 0.2}, {0.8, 1, 0.3}});
    expectStops(shifted(shifted(kStops, 0.77), -0.77), kStops);
    expectStops(shifted({{0.25, 1}, {0.75, 2}}, 0.25), {{0, 2}, {0.5, 1}});
}

TEST(PaletteEdit, ReversesColoursMidpointsAndEdges) {
    expectStops(reversed(kStops), {{0.1, 4, 0.3}, {0.5, 3, 0.4}, {0.5, 2, 0.7}, {0.9, 1, 0.8}});
    expectStops(reversed(reversed(kStops)), kStops);
    const PaletteStops stops{{0, 0x102030, 0.3}, {0.4, 0xffeedd, 0.8}, {0.7, 0x40a060}};
    const Palette palette = paletteOfStops(stops), turned = paletteOfStops(reversed(stops));
    for (double turn = 0.01; turn < 1; turn += 0.07)
        EXPECT_NEAR(palette.exactlyAt(turn).g, turned.exactlyAt(1 - turn).g, 1e-6) << turn;
}

TEST(PaletteEdit, SpreadsEvenlyAndKeepsEdges) {
    const double third = 1.0 / 3;
    expectStops(
        spread(kStops),
        {{0.1, 1, 0.3}, {0.1 + third, 2, 0.6}, {0.1 + third, 3, 0.7}, {0.1 + 2 * third, 4, 0.2}});
    EXPECT_FALSE(areEven(kStops));
    EXPECT_TRUE(areEven(spread({{0.3, 1}, {0.4, 2}, {0.9, 3}})));
}

TEST(PaletteEdit, MirrorsSoThatTheEndsMeet) {
    expectStops(mirrored({{0, 1}, {0, 2, 0.3}, {0.4, 3, 0.6}}),
                {{0, 2, 0.3}, {0.2, 3, 0.6}, {0.5, 1, 0.4}, {0.8, 3, 0.7}});
    expectStops(mirrored({{0.2, 1, 0.3}, {0.4, 2, 0.9}}),
                {{0.1, 1, 0.3}, {0.2, 2}, {0.8, 2, 0.7}, {0.9, 1}});
}

TEST(PaletteEdit, PutsStopsInTheirPlace) {
    PaletteStops stops = kStops;
    EXPECT_EQ(insertStop(stops, {0.5, 9}), 3u);
    EXPECT_EQ(insertStop(stops, {0, 8}), 0u);
    EXPECT_EQ(insertStop(stops, {0.95, 7}), 6u);
}

TEST(PaletteEdit, SimplifiesLinesOfCodes) {
    std::vector<CodeSample> samples;
    for (int i = 0; i <= 100; ++i) {
        const double code = i <= 40 ? 3 * i : 120 - (i - 40);
        samples.push_back({i / 101.0, {code, 255 - code, 7}});
    }
    expectStops(simplified(samples),
                {{0, 0x00ff07}, {40 / 101.0, 0x788707}, {100 / 101.0, 0x3cc307}});
}

}  // namespace
}  // namespace fathom
