// The colours of bookmarks as JSON: colourings, layers, curves, and palettes of one's own.
#include "bookmarks/bookmark.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "bookmarks/bookmark_texts.h"
#include "color/effect.h"
#include "color/palette.h"

namespace fathom {
namespace {

using nlohmann::json;

TEST(BookmarkColors, ReadsTheColouringsOfOlderFiles) {
    const auto colorsOf = [](const char* coloring) {
        json tree = json::parse(kComplete);
        tree["coloring"] = {{"coloring", coloring}};
        return parseBookmark(tree.dump(), "home.json").value().colors;
    };
    EXPECT_EQ(colorsOf("smooth"), ColorSettings{});
    EXPECT_EQ(colorsOf("bands"), ColorSettings{.smooth = false});
    EXPECT_EQ(colorsOf("relief"), (ColorSettings{.light = {.strength = 1}}));
}

TEST(BookmarkColors, ColoursThatSayLittleAreThoseOfOlderFiles) {
    json tree = json::parse(kSmall);
    tree["coloring"] = json::object();
    EXPECT_EQ(parseBookmark(tree.dump(), "x").value().colors, ColorSettings{});
    tree["coloring"]["palette"] = "ink";
    EXPECT_EQ(parseBookmark(tree.dump(), "x").value().colors, ColorSettings{.palette = "ink"});
}

TEST(BookmarkColors, LayersReadBackAsTheyWereWritten) {
    Bookmark bookmark = parseBookmark(kSmall, "x").value();
    EXPECT_FALSE(json::parse(toJson(bookmark))["coloring"].contains("layers"));
    for (const EffectSpec& effect : effects()) {
        ColorLayer layer = newLayer(effect.id).value();
        layer.isShown = layer.effect != "light";
        layer.opacity = 0.25;
        layer.blend = "difference";
        layer.color = 0x0a1b2c;
        layer.numbers[0] = 1.5;
        bookmark.colors.layers.push_back(layer);
    }
    const std::string text = toJson(bookmark);
    EXPECT_EQ(parseBookmark(text, "x").value().colors, bookmark.colors);
    EXPECT_EQ(json::parse(text)["coloring"]["layers"][1]["width"], 1.5);
}

TEST(BookmarkColors, LayersThatSayLittleTakeTheirEffectsDefaults) {
    json tree = json::parse(kSmall);
    tree["coloring"]["layers"] = {{{"effect", "contours"}}};
    EXPECT_EQ(parseBookmark(tree.dump(), "x").value().colors.layers,
              std::vector{newLayer("contours").value()});
}

TEST(BookmarkColors, UnknownKeysOfALayerGoWhereItGoes) {
    json tree = json::parse(kComplete);
    tree["coloring"]["layers"] = {
        {{"effect", "contours"}, {"shown", true}, {"mask", {{"radius", 0.5}}}},
        {{"effect", "light"}},
        {{"effect", "contours"}, {"mask", nullptr}}};
    Bookmark bookmark = parseBookmark(tree.dump(), "x").value();
    std::vector<ColorLayer>& layers = bookmark.colors.layers;
    EXPECT_EQ(layers[1], newLayer("light").value());
    EXPECT_NE(layers[0], layers[2]);
    EXPECT_EQ(parseBookmark(toJson(bookmark), "x").value(), bookmark);

    std::swap(layers[0], layers[2]);
    layers[2].isShown = false;
    layers.erase(layers.begin() + 1);
    const json written = json::parse(toJson(bookmark))["coloring"]["layers"];
    EXPECT_EQ(written[0]["mask"], nullptr);
    EXPECT_TRUE(written[0].contains("mask"));
    EXPECT_EQ(written[1]["mask"], json({{"radius", 0.5}}));
    EXPECT_EQ(written[1]["shown"], false);
}

TEST(BookmarkColors, WrongLayersAreToldByTheirPlace) {
    const auto told = [](const json& layers) {
        json tree = json::parse(kSmall);
        tree["coloring"]["layers"] = layers;
        return errorOf(tree.dump());
    };
    const json good{{"effect", "light"}};
    EXPECT_EQ(told({good, {{"effect", "rain"}}}),
              "home.json: coloring.layers[1].effect must be one of light, filaments, contours, "
              "field, not \"rain\".");
    const auto expectTold = [&](const json& layers, const char* part) {
        EXPECT_NE(told(layers).find(part), std::string::npos) << told(layers);
    };
    expectTold({{{"effect", "light"}, {"blend", "burn"}}},
               "coloring.layers[0].blend must be one of normal, multiply,");
    expectTold({{{"effect", "light"}, {"color", "blue"}}},
               "coloring.layers[0].color must be a colour");
    expectTold({{{"effect", "light"}, {"opacity", 2}}}, "The opacity of the layer light");
    expectTold("light", "coloring.layers must be a list");
    expectTold(std::vector<json>(17, good), "at most 16");
}

TEST(BookmarkColors, AutomaticColoursKeepTheirCurve) {
    Bookmark bookmark = parseBookmark(kSmall, "x").value();
    EXPECT_EQ(json::parse(toJson(bookmark))["coloring"]["mapping"], "auto");
    EXPECT_FALSE(json::parse(toJson(bookmark))["coloring"].contains("curve"));

    AutoCurve curve;
    for (std::size_t i = 0; i < AutoCurve::kKnots; ++i)
        curve.knots[i] = {1.0 / 3 + 7 * static_cast<double>(i), 0.1 * static_cast<double>(i)};
    bookmark.colors.curve = curve;
    bookmark.colors.isPinned = true;
    EXPECT_EQ(parseBookmark(toJson(bookmark), "x").value(), bookmark);
    EXPECT_FALSE(json::parse(toJson(bookmark))["coloring"].contains("curve_calm"));
    bookmark.colors.curve->calm = 0.0166;
    EXPECT_EQ(parseBookmark(toJson(bookmark), "x").value(), bookmark);

    const json good = json::parse(toJson(bookmark));
    const auto refuses = [](const json& tree, const char* part) {
        const auto read = parseBookmark(tree.dump(), "x");
        return !read && read.error().message.find(part) != std::string::npos;
    };
    for (const json& wrong : {json("fast"), json::array(), json({1, 2}), json::array({{1, 2}})}) {
        json tree = good;
        tree["coloring"]["curve"] = wrong;
        EXPECT_TRUE(refuses(tree, "coloring.curve")) << wrong;
    }
    json tree = good;
    tree["coloring"]["curve"][3][0] = 1;
    EXPECT_TRUE(refuses(tree, "ascend"));
    tree = good;
    tree["coloring"]["curve"].push_back({1e9, 2});
    EXPECT_TRUE(refuses(tree, "9 [count, turn]"));
    tree = good;
    tree["coloring"]["curve_calm"] = 0.5;
    EXPECT_TRUE(refuses(tree, "coloring.curve_calm"));
    tree = good;
    tree["coloring"]["mapping"] = "fast";
    EXPECT_TRUE(refuses(tree, "auto, log or linear"));
}

TEST(BookmarkColors, CarriesAPaletteOfOnesOwn) {
    Bookmark bookmark = parseBookmark(kSmall, "home.json").value();
    const Result<Palette> palette = Palette::parse(
        R"({"fathom_palette": 1, "id": "mine", "name": "Mine", "curve": "straight",
            "stops": [[0.1, "#000000", 0.25], [0.5, "#ffffff"], [0.5, "#ff0000"]], "later": 7})",
        "mine.json");
    ASSERT_TRUE(palette) << palette.error().message;
    bookmark.colors.palette = std::make_shared<const Palette>(*Palette::create(palette->data()));
    const Bookmark again = parseBookmark(toJson(bookmark), "home.json").value();
    EXPECT_EQ(again, bookmark);
    EXPECT_EQ(again.colors.palette.own()->data(), palette->data());
    EXPECT_EQ(toJson(again), toJson(bookmark));
}

}  // namespace
}  // namespace fathom
