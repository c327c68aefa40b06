#include "color/palette.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
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
    EXPECT_TRUE(contains(errorOf(R"({"fathom_palette": 1, "id": "A b", "name": "A",
        "stops": [[0, "#000000"], [0.5, "#ffffff"]]})"),
                         "\"id\""));
    EXPECT_TRUE(contains(errorOf(R"({"fathom_palette": 1, "id": "a", "name": "",
        "stops": [[0, "#000000"], [0.5, "#ffffff"]]})"),
                         "\"name\""));
    EXPECT_TRUE(contains(errorOf(R"({"fathom_palette": 1, "id": "a", "name": "A"})"), "\"stops\""));
}

TEST(Palette, RefusesBadStops) {
    const auto errorOfStops = [](const std::string& stops) {
        return errorOf(paletteWithStops(stops));
    };
    EXPECT_TRUE(contains(errorOfStops(""), "at least two"));
    EXPECT_TRUE(contains(errorOfStops(R"([0, "#000000"])"), "at least two"));
    EXPECT_TRUE(contains(errorOfStops(R"([0, "#000000"], [0.5, "#ffffff", "3"])"), "stop 2"));
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
    for (const char* midpoint : {"0", "1", "-2", "1e300"})
        EXPECT_TRUE(contains(
            errorOfStops(R"([0, "#000000", )" + std::string(midpoint) + R"(], [0.5, "#ffffff"])"),
            "midpoint"));
}

TEST(Palette, HasAHardEdgeWhereStopsMeet) {
    for (const char* curve : {"smooth", "straight", "eased"}) {
        const Palette palette = parsed(
            R"([0, "#000000"], [0.5, "#ff0000"], [0.5, "#0000ff"], [0.75, "#ffffff"]],
               "curve": ")" +
            std::string(curve) + R"(", "later": [0)");
        EXPECT_EQ(toSrgb8(palette.exactlyAt(0.5)), 0xff0000ffu) << curve;
        const Rgb32 before = toSrgb8(palette.exactlyAt(0.5 - 1e-7));
        EXPECT_EQ(before & 0xff, 0u) << curve;
        EXPECT_GE(before >> 16 & 255, 254u) << curve;
    }
}

TEST(Palette, HasTheColourHalfWayAtTheMidpoint) {
    const auto lightnessAt = [](double midpoint, double position) {
        const Palette palette =
            parsed("[0, \"#000000\", " + std::to_string(midpoint) +
                   "], [0.5, \"#ffffff\"]], \"curve\": \"straight\", \"x\": [0");
        return toOklab(palette.exactlyAt(position)).lightness;
    };
    EXPECT_NEAR(lightnessAt(0.5, 0.25), 0.5, 1e-4);
    EXPECT_NEAR(lightnessAt(0.2, 0.1), 0.5, 1e-4);
    EXPECT_NEAR(lightnessAt(0.9, 0.45), 0.5, 1e-4);
    EXPECT_LT(lightnessAt(0.9, 0.25), 0.2);
}

TEST(Palette, MixesCodesInSrgb) {
    PaletteData data{"test",
                     "Test",
                     PaletteSpace::Srgb,
                     PaletteCurve::Straight,
                     {{0, 0x000000}, {0.5, 0xc86432}},
                     {}};
    EXPECT_EQ(toSrgb8(Palette::create(data)->exactlyAt(0.25)), 0xff643219u);
    // (1 - cos(pi / 4)) / 2 = 0.1464 at a quarter of the way.
    data.curve = PaletteCurve::Eased;
    EXPECT_EQ(toSrgb8(Palette::create(data)->exactlyAt(0.125)), 0xff1d0f07u);
}

TEST(Palette, KeepsAllOfItselfInJson) {
    const Palette palette = parsed(
        R"([0.1, "#000000", 0.3], [0.7, "#ffffff"]], "space": "srgb", "curve": "eased",
           "author": {"name": "Ada"}, "years": [1)");
    EXPECT_EQ(palette.data().origin, R"({"author":{"name":"Ada"},"years":[1]})");
    const Result<Palette> again = Palette::parse(palette.toJson(), "test.json");
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->data(), palette.data());
}

TEST(Palette, RefusesWhatNestsTooDeep) {
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    EXPECT_TRUE(contains(errorOf("{\"later\": " + deep + "}"), "levels"));
}

TEST(PaletteChoice, OfOwnPalettesAreEqualByWhatTheyAreMadeOf) {
    const auto own = [](const std::string& stops) {
        return PaletteChoice(std::make_shared<const Palette>(parsed(stops)));
    };
    const std::string stops = R"([0, "#102030"], [0.5, "#abcdef"])";
    EXPECT_EQ(own(stops), own(stops));
    EXPECT_NE(own(stops), own(R"([0, "#102030"], [0.5, "#abcdee"])"));
    EXPECT_NE(own(stops), PaletteChoice("test"));
    EXPECT_EQ(paletteOf(own(stops))->name(), "Test");
    EXPECT_EQ(paletteOf("abyss")->id(), "abyss");
    EXPECT_EQ(paletteOf("test"), nullptr);
}

TEST(BundledPalettes, KeepTheirColours) {
    // FNV-1a of the sRGB codes at 4096 even turns.
    const auto hashOf = [](const Palette& palette) {
        std::uint64_t hash = 0xcbf29ce484222325u;
        for (int i = 0; i < 4096; ++i)
            hash = (hash ^ toSrgb8(palette.at(i / 4096.0))) * 0x100000001b3u;
        return hash;
    };
    const std::map<std::string, std::uint64_t> kHashes{
        {"abyss", 0xbbb29e4c95c4ca9u},   {"beacon", 0xee86054a467300adu},
        {"lagoon", 0x9f8f86964d3c02d9u}, {"ink", 0x931c1849323874bbu},
        {"ember", 0x5b5af817809428dcu},  {"glacier", 0xf76300efbcf1c6abu},
        {"orchid", 0x41884915f234a0cbu}, {"prism", 0xc776a1b764a66528u},
        {"burin", 0xd002a85b29d2735u},   {"mosaic", 0x49ea7a2867274634u},
    };
    for (const auto& [id, hash] : kHashes)
        EXPECT_EQ(hashOf(*findPalette(id)), hash) << id;
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
        // No jump: at the steepest allowed rate, black to white would take a 25th of a turn.
        // No kink: neighbouring steps have nearly the same length.
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
