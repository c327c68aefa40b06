#include "color/palette.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "color/oklab.h"
#include "color/srgb.h"

namespace fathom {
namespace {

std::string paletteWithStops(const std::string& stops) {
    return R"({"fathom_palette": 1, "id": "test", "name": "Test", "stops": [)" + stops + "]}";
}

std::string errorOf(const std::string& json) {
    const Result<Palette> palette = Palette::parse(json, "test.json");
    EXPECT_FALSE(palette.has_value()) << json;
    if (palette) return {};
    EXPECT_EQ(palette.error().code, ErrorCode::Parse);
    EXPECT_TRUE(palette.error().message.starts_with("test.json: ")) << palette.error().message;
    EXPECT_TRUE(palette.error().message.ends_with(".")) << palette.error().message;
    EXPECT_EQ(palette.error().message.find('\n'), std::string::npos);
    return palette.error().message;
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

double oklabDistance(RgbF first, RgbF second) {
    const Oklab a = toOklab(first), b = toOklab(second);
    return std::hypot(a.lightness - b.lightness, a.a - b.a, a.b - b.b);
}

Palette parsed(const std::string& stops) {
    Result<Palette> palette = Palette::parse(paletteWithStops(stops), "test.json");
    EXPECT_TRUE(palette.has_value()) << (palette ? "" : palette.error().message);
    return std::move(palette).value();
}

TEST(Palette, ReadsItsFile) {
    const Palette palette = parsed(R"([0.25, "#102030"], [0.5, "#AbCdEf"])");
    EXPECT_EQ(palette.id(), "test");
    EXPECT_EQ(palette.name(), "Test");
    ASSERT_EQ(palette.stops().size(), 2u);
    EXPECT_EQ(palette.stops()[1].position, 0.5);
    EXPECT_EQ(palette.stops()[1].color, 0xabcdefu);
}

TEST(Palette, PassesThroughItsStopsAtAnyTurn) {
    const Palette palette = parsed(R"([0.25, "#102030"], [0.5, "#abcdef"], [0.75, "#c06010"])");
    for (const double turn : {0.0, 1.0, -1.0, 1000.0, -77.0}) {
        EXPECT_EQ(toSrgb8(palette.at(turn + 0.25)), 0xff102030u);
        EXPECT_EQ(toSrgb8(palette.at(turn + 0.50)), 0xffabcdefu);
        EXPECT_EQ(toSrgb8(palette.at(turn + 0.75)), 0xffc06010u);
    }
}

TEST(Palette, NeverOvershootsItsStops) {
    const Palette palette = parsed(R"([0, "#000000"], [0.1, "#808080"], [0.5, "#ffffff"])");
    double previous = -1;
    for (int i = 0; i <= 500; ++i) {
        const double lightness = toOklab(palette.at(i / 1000.0)).lightness;
        ASSERT_GE(lightness, previous - 1e-6) << i;
        previous = lightness;
    }
}

TEST(Palette, HasAColourForEveryDouble) {
    const Palette palette = parsed(R"([0, "#102030"], [0.5, "#abcdef"])");
    for (const double turn : {std::numeric_limits<double>::quiet_NaN(),
                              std::numeric_limits<double>::infinity(), -1e300, 1e300, -1e-300})
        EXPECT_EQ(toSrgb8(palette.at(turn)), 0xff102030u) << turn;
}

TEST(Palette, NamesLineAndColumnOfBrokenJson) {
    const std::string message = errorOf("{\n  \"fathom_palette\": 1,\n  \"id\": oops\n}");
    EXPECT_TRUE(contains(message, "line 3, column 9")) << message;
    EXPECT_TRUE(contains(errorOf(""), "line 1, column 1"));
    EXPECT_TRUE(contains(errorOf("{\"id\": 1e999}"), "number"));
}

TEST(Palette, RefusesWhatIsNoPalette) {
    EXPECT_TRUE(contains(errorOf("[]"), "fathom_palette"));
    EXPECT_TRUE(contains(errorOf(R"({"fathom": 1})"), "fathom_palette"));
    EXPECT_TRUE(contains(errorOf(R"({"fathom_palette": 2})"), "fathom_palette"));
    EXPECT_TRUE(contains(errorOf(R"({"fathom_palette": 1, "id": "A b"})"), "\"id\""));
    EXPECT_TRUE(contains(errorOf(R"({"fathom_palette": 1, "id": "a", "name": ""})"), "\"name\""));
    EXPECT_TRUE(contains(errorOf(R"({"fathom_palette": 1, "id": "a", "name": "A"})"), "\"stops\""));
}

TEST(Palette, RefusesBadStops) {
    const auto errorOfStops = [](const std::string& stops) {
        return errorOf(paletteWithStops(stops));
    };
    EXPECT_TRUE(contains(errorOfStops(""), "at least two"));
    EXPECT_TRUE(contains(errorOfStops(R"([0, "#000000"])"), "at least two"));
    EXPECT_TRUE(contains(errorOfStops(R"([0, "#000000"], [0.5, "#ffffff", 3])"), "stop 2"));
    EXPECT_TRUE(contains(errorOfStops(R"([0, "#000000"], ["0.5", "#ffffff"])"), "stop 2"));
    EXPECT_TRUE(contains(errorOfStops(R"([0, "#000000"], [0.5, 16777215])"), "stop 2"));
    for (const char* color : {"ffffff", "#fffff", "#fffffff", "#ggffff", "#FFFFF ", "white", ""})
        EXPECT_TRUE(contains(
            errorOfStops(R"([0, "#000000"], [0.5, ")" + std::string(color) + "\"]"), "#rrggbb"));
    for (const char* position : {"1", "-0.001", "1.5", "1e300"})
        EXPECT_TRUE(contains(
            errorOfStops(R"([0, "#000000"], [)" + std::string(position) + R"(, "#ffffff"])"),
            "from 0 to below 1"));
    EXPECT_TRUE(contains(errorOfStops(R"([0.5, "#000000"], [0.25, "#ffffff"])"), "sort"));
    EXPECT_TRUE(contains(errorOfStops(R"([0.5, "#000000"], [0.5, "#ffffff"])"), "sort"));
}

TEST(BundledPalettes, AreAGalleryThatStartsWithTheDefault) {
    EXPECT_GE(bundledPalettes().size(), 8u);
    EXPECT_EQ(bundledPalettes().front().id(), ColorSettings().palette);
    std::set<std::string> ids, names;
    for (const Palette& palette : bundledPalettes()) {
        EXPECT_TRUE(ids.insert(palette.id()).second) << palette.id();
        EXPECT_TRUE(names.insert(palette.name()).second) << palette.name();
        EXPECT_EQ(findPalette(palette.id()), &palette);
    }
    EXPECT_EQ(findPalette("no such palette"), nullptr);
}

TEST(BundledPalettes, AreSmoothAllTheWayRound) {
    for (const Palette& palette : bundledPalettes()) {
        // No jump: at the pace of the steepest part, black to white would take a 25th of a turn.
        // No kink: neighbouring steps differ little.
        RgbF before = palette.at(-1.0 / 4096), here = palette.at(0);
        for (int i = 0; i < 4096; ++i) {
            const RgbF after = palette.at((i + 1) / 4096.0);
            ASSERT_LT(oklabDistance(here, after), 25.0 / 4096) << palette.id() << " " << i;
            ASSERT_NEAR(oklabDistance(before, here), oklabDistance(here, after), 1.5 / 4096)
                << palette.id() << " " << i;
            before = here;
            here = after;
        }
    }
}

}  // namespace
}  // namespace fathom
