// Bookmarks as JSON: round trips, unknown keys, and every kind of broken text.
#include "bookmarks/bookmark.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>

#include <nlohmann/json.hpp>

#include "base/limits.h"
#include "bookmarks/bookmark_texts.h"
#include "formula/formula_list.h"
#include "support/formula_with_parameters.h"
#include "support/test_share.h"

namespace fathom {
namespace {

using nlohmann::json;

json complete() {
    return json::parse(kComplete);
}

/// The error message for the complete view with one value changed.
std::string errorWith(const std::string& pointer, const json& value) {
    json tree = complete();
    tree[json::json_pointer(pointer)] = value;
    return errorOf(tree.dump());
}

std::string errorWithout(const std::string& key) {
    json tree = complete();
    tree.erase(key);
    return errorOf(tree.dump());
}

TEST(Bookmark, ReadsEveryField) {
    const Bookmark bookmark = parseBookmark(kComplete, "home.json").value();
    EXPECT_EQ(bookmark.name, "Größe 深い 🌀 \"x\"\n\t\\");
    EXPECT_EQ(bookmark.location.formula.spec->id, "mandelbrot");
    EXPECT_EQ(bookmark.location.formula.power, 3);
    EXPECT_EQ(bookmark.location.formula.julia->re.toString(),
              "-0.70176000000000000000000000000000000000001");
    EXPECT_EQ(bookmark.location.view.re.toString(), "-0.743643887037158704752191506114774");
    EXPECT_EQ(bookmark.location.view.im.toString(), "0.13182590420531197049");
    EXPECT_EQ(bookmark.location.view.radius, Decimal::parse("5.12e-30").value());
    EXPECT_EQ(bookmark.location.view.transform, (Transform{12.5, true, -30, 1.25}));
    EXPECT_EQ(bookmark.location.iterations, (IterationLimit{20000, false}));
    EXPECT_EQ(bookmark.location.escapeRadius, 100);
    EXPECT_EQ(bookmark.location.convergence, 1e-9);
    EXPECT_EQ(bookmark.colors, (ColorSettings{.palette = "abyss",
                                              .coloring = "distance",
                                              .smooth = false,
                                              .mapping = ColorMapping::Linear,
                                              .density = 2.5,
                                              .offset = 0.125,
                                              .light = {0.5, 200, 30},
                                              .interior = 0x0a1b2c}));
    EXPECT_EQ(bookmark.tags, (std::vector<std::string>{"a", "ü"}));
    EXPECT_EQ(bookmark.notes, "two\nlines");
    EXPECT_EQ(bookmark.created, "2026-01-02T03:04:05Z");
    EXPECT_TRUE(bookmark.origin.empty());
}

TEST(Bookmark, MissingKeysTakeTheirDefaults) {
    const Bookmark bookmark = parseBookmark(kSmall, "home.json").value();
    const Location defaults;
    EXPECT_EQ(bookmark.location.formula, defaultInstance(*findFormula("mandelbrot")));
    EXPECT_EQ(bookmark.location.iterations,
              (IterationLimit{initialIterationLimit(bookmark.location.view), true}));
    EXPECT_EQ(bookmark.location.escapeRadius, defaults.escapeRadius);
    EXPECT_EQ(bookmark.location.convergence, defaults.convergence);
    EXPECT_EQ(bookmark.location.view.transform, Transform{});
    EXPECT_EQ(bookmark.colors, initialColors());
}

TEST(Bookmark, RoundTripsAsAValueAndAsText) {
    for (const std::string& text : {kComplete, kSmall}) {
        const Bookmark bookmark = parseBookmark(text, "home.json").value();
        for (const int indent : {-1, 0, 2}) {
            const std::string written = toJson(bookmark, indent);
            EXPECT_EQ(parseBookmark(written, "written").value(), bookmark);
            EXPECT_EQ(toJson(parseBookmark(written, "written").value(), indent), written);
        }
        EXPECT_EQ(toJson(bookmark, -1).find('\n'), std::string::npos);
    }
    EXPECT_NE(toJson(parseBookmark(kSmall, "x").value()).find(R"("iterations": "auto")"),
              std::string::npos);
}

TEST(Bookmark, OnlyParametersThatCountAreWritten) {
    constexpr FormulaParameter parameters[] = {{"a", "A", 0.5, -1, 1}, {"b", "B", -0.1, -1, 1}};
    const FormulaSpec spec = test::formulaWithParameters("x", "X", 2, parameters, 1);
    Bookmark bookmark;
    bookmark.location = homeLocation(defaultInstance(spec));
    const auto written = [&] { return json::parse(toJson(bookmark))["formula"]["parameters"]; };
    EXPECT_EQ(written(), json({{"a", 0.5}}));
    bookmark.location.formula.power = 2;
    EXPECT_EQ(written(), json({{"a", 0.5}, {"b", -0.1}}));
}

TEST(Bookmark, CoordinatesKeepEveryDigit) {
    std::mt19937_64 random(7);
    for (const std::size_t digits : {std::size_t{17}, std::size_t{300}, std::size_t{20'000}}) {
        std::string text = "-0.";
        for (std::size_t i = 0; i < digits; ++i)
            text += static_cast<char>('0' + random() % 10);
        text.back() = '0';  // a trailing zero is a digit too
        json tree = complete();
        tree["center"]["re"] = text;
        const Bookmark bookmark = parseBookmark(tree.dump(), "x").value();
        EXPECT_EQ(bookmark.location.view.re.toString(), text);
        EXPECT_EQ(json::parse(toJson(bookmark))["center"]["re"], text);
    }
}

TEST(Bookmark, CoordinatesAsNumbersKeepTheirDigits) {
    std::string text = kSmall;
    text.replace(text.find("\"-0.75\""), 7, "-0.7436438870371587047521915061147740000123");
    text.replace(text.find("\"0\""), 3, "1");
    text.replace(text.find("\"1.5\""), 5, "1e-400");
    const View view = parseBookmark(text, "x").value().location.view;
    EXPECT_EQ(view.re.toString(), "-0.7436438870371587047521915061147740000123");
    EXPECT_EQ(view.im, Decimal::parse("1").value());
    EXPECT_EQ(view.radius, Decimal::parse("1e-400").value());

    const auto list = parseBookmarks(R"({"bookmarks": [)" + text + "]}", "x").value();
    EXPECT_EQ(list.front().location.view, view);
}

TEST(Bookmark, UnknownKeysSurviveAtEveryLevel) {
    json tree = complete();
    tree["future"] = {{"list", {1, 2.5, nullptr, "ü"}}, {"radius", 0.1}};
    tree["formula"]["variant"] = "new";
    tree["formula"]["julia"]["plane"] = 2;
    tree["formula"]["parameters"]["p"] = 0.3;
    tree["center"]["uncertainty"] = "1e-40";
    tree["transform"]["shear"] = {{"x", 1}};
    tree["coloring"]["light"]["color"] = "#fff0d0";
    tree["coloring"]["glows"] = json::array({{{"id", "glow"}}});

    Bookmark bookmark = parseBookmark(tree.dump(), "x").value();
    EXPECT_FALSE(bookmark.origin.empty());
    bookmark.name = "renamed";
    bookmark.location.view.radius = Decimal::parse("2e-30").value();
    tree["name"] = "renamed";
    tree["radius"] = "2e-30";
    tree["coloring"]["interior"] = "#0a1b2c";
    EXPECT_EQ(json::parse(toJson(bookmark)), tree);
    EXPECT_EQ(parseBookmark(toJson(bookmark), "x").value(), bookmark);

    // Removing the Julia constant also removes the unknown keys that belonged to it.
    bookmark.location.formula.julia.reset();
    EXPECT_EQ(json::parse(toJson(bookmark))["formula"]["julia"], nullptr);
}

TEST(Bookmark, UnknownKeysOfAHybridsStepsSurvive) {
    json tree = complete();
    tree["coloring"]["interior"] = "#0a1b2c";
    tree["formula"] = {
        {"id", "hybrid"},
        {"steps",
         {{{"id", "mandelbrot"}, {"power", 2}, {"scale", 0.5}}, {{"id", "celtic"}, {"power", 3}}}},
        {"julia", nullptr},
        {"parameters", json::object()}};
    Bookmark bookmark = parseBookmark(tree.dump(), "x").value();
    EXPECT_EQ(json::parse(toJson(bookmark)), tree);

    // With a step less, it is not known whose key it was.
    bookmark.location.formula.steps.pop_back();
    EXPECT_EQ(json::parse(toJson(bookmark))["formula"]["steps"],
              json::array({{{"id", "mandelbrot"}, {"power", 2}}}));
}

TEST(Bookmark, ListsKeepTheirOrderAndUnknownKeys) {
    json list{{"fathom", 1}, {"bookmarks", json::array()}, {"sorted_by", "depth"}};
    for (int i = 0; i < 3; ++i) {
        list["bookmarks"].push_back(complete());
        list["bookmarks"].back()["name"] = "view " + std::to_string(i);
    }
    const BookmarkList read = parseBookmarkList(list.dump(), "x").value();
    ASSERT_EQ(read.items.size(), 3u);
    EXPECT_EQ(read.items[2].name, "view 2");
    const json written = json::parse(toJson(read));
    EXPECT_EQ(written["sorted_by"], "depth");
    EXPECT_EQ(written["bookmarks"].size(), 3u);

    EXPECT_EQ(parseBookmarks(kSmall, "x").value().size(), 1u);
    EXPECT_TRUE(parseBookmarks(R"({"fathom": 1, "bookmarks": []})", "x").value().empty());
    EXPECT_NE(errorOf(list.dump()).find("a list"), std::string::npos);
}

TEST(Bookmark, TextThatIsNotUtf8IsWrittenAsUtf8) {
    Bookmark bookmark = parseBookmark(kSmall, "x").value();
    bookmark.name = "caf\xe9";
    EXPECT_EQ(parseBookmark(toJson(bookmark), "x").value().name, "caf\xEF\xBF\xBD");
}

TEST(BookmarkErrors, BrokenJsonHasLineAndColumn) {
    EXPECT_EQ(errorOf(""), "home.json is empty.");
    EXPECT_EQ(errorOf("["),
              "home.json is broken JSON at line 1, column 2: unexpected end of input, "
              "expected '[', '{', or a literal.");
    EXPECT_EQ(errorOf("{\n  \"name\": \"ü\",,\n}"),
              "home.json is broken JSON at line 2, column 15: unexpected ',', expected string "
              "literal.");
    EXPECT_NE(errorOf("{\"name\": tru}").find("line 1, column 13: invalid literal"),
              std::string::npos);
    EXPECT_NE(errorOf("{\"name\": \"x").find("missing closing quote"), std::string::npos);
    EXPECT_NE(errorOf(kSmall + "}").find("unexpected '}'"), std::string::npos);
    EXPECT_NE(errorOf("{\"convergence\": 1e999}").find("number overflow"), std::string::npos);
    EXPECT_NE(errorOf("{\"name\": \"\xff\"}").find("ill-formed UTF-8"), std::string::npos);
}

TEST(BookmarkErrors, WrongValuesHaveTheirKey) {
    EXPECT_EQ(errorWith("/radius", "-1"), "home.json: radius must be above 0, not \"-1\".");
    EXPECT_EQ(errorWith("/radius", "0.000"), "home.json: radius must be above 0, not \"0.000\".");
    EXPECT_EQ(errorWith("/radius", true),
              "home.json: radius must be a decimal number in quotes, not true.");
    std::string ids;
    for (const FormulaSpec& formula : formulas())
        ids += std::string(formula.id) + ", ";
    EXPECT_EQ(errorWith("/formula/id", "julia"),
              "home.json: formula.id must be one of " + ids + "not \"julia\".");
    EXPECT_NE(errorWith("/coloring/palette", nlohmann::json::object())
                  .find("coloring.palette: this is not"),
              std::string::npos);
    EXPECT_NE(errorWith("/coloring/palette", "none").find("coloring.palette must be one of abyss"),
              std::string::npos);
    EXPECT_NE(errorWith("/coloring/coloring", "none").find("coloring.coloring must be one of "),
              std::string::npos);
    EXPECT_NE(errorWith("/coloring/smooth", 1).find("coloring.smooth must be "), std::string::npos);
    EXPECT_NE(errorWith("/coloring/light", 1).find("coloring.light must be "), std::string::npos);
    EXPECT_NE(errorWith("/coloring/light/direction", "up").find("coloring.light.direction must "),
              std::string::npos);
    EXPECT_EQ(errorWith("/coloring/mapping", "cubic"),
              "home.json: coloring.mapping must be auto, log or linear, not \"cubic\".");
    EXPECT_EQ(errorWith("/coloring/interior", "#12345g"),
              "home.json: coloring.interior must be a colour like \"#102030\", not \"#12345g\".");
    EXPECT_EQ(errorWith("/transform/flip", 1),
              "home.json: transform.flip must be true or false, not 1.");
    EXPECT_EQ(errorWith("/name", json::array({1})),
              "home.json: name must be a text in quotes, not a list.");
    const std::string tags =
        "home.json: tags must be a list of at most 1000 texts of at most 4096 bytes";
    EXPECT_EQ(errorWith("/tags", "x"), tags + ", not \"x\".");
    EXPECT_EQ(errorWith("/tags", json::array({1})), tags + ".");
    EXPECT_EQ(errorWith("/formula", "mandelbrot"),
              "home.json: formula must be an object in braces, not \"mandelbrot\".");
    for (const json& bad : {json(-5), json(0.5), json("many"), json(true)})
        EXPECT_NE(errorWith("/iterations", bad).find("iterations must be \"auto\" or a whole"),
                  std::string::npos);
    for (const json& bad : {json("2"), json(2.5), json(1e30), json(-5'000'000'000)})
        EXPECT_NE(errorWith("/formula/power", bad).find("formula.power must be a whole number"),
                  std::string::npos);
    EXPECT_NE(errorWith("/center/re", "nan").find("home.json: center.re: "), std::string::npos);
    EXPECT_NE(errorWith("/formula/julia/im", "x").find("formula.julia.im: "), std::string::npos);
    EXPECT_NE(errorWithout("center").find("center is missing"), std::string::npos);
    EXPECT_NE(errorWithout("formula").find("formula is missing"), std::string::npos);
    EXPECT_NE(errorWithout("radius").find("radius is missing"), std::string::npos);
    EXPECT_NE(errorOf("{}").find("no Fathom view"), std::string::npos);
    EXPECT_NE(errorOf("[1, 2]").find("must be an object in braces"), std::string::npos);
}

TEST(Bookmark, AHybridReadsBackWithItsSteps) {
    json tree = json::parse(kSmall);
    tree["formula"] = json::parse(R"({"id": "hybrid", "mood": 7, "steps": [
        {"id": "mandelbrot"}, {"id": "burning-ship", "power": 3}]})");
    const auto read = parseBookmark(tree.dump(), "home.json");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(stepsText(read->location.formula.steps), "mandelbrot,burning-ship^3");
    const std::string text = toJson(*read);
    EXPECT_EQ(parseBookmark(text, "again")->location, read->location);
    EXPECT_EQ(json::parse(text)["formula"]["mood"], 7);
}

TEST(BookmarkErrors, DamagedStepsAreRefused) {
    const std::pair<const char*, const char*> cases[] = {
        {R"(null)", "formula.steps is missing"},
        {R"([])", "A hybrid has from 1 to 16 steps."},
        {R"("mandelbrot")", "formula.steps must be a list of at most 16 objects"},
        {R"([{"id": "nova"}])", "formula.steps[0].id must be one of mandelbrot, burning-ship"},
        {R"([{"id": "celtic", "power": 2.5}])", "formula.steps[0].power must be a whole number"},
        {R"([{"id": "celtic", "power": 9}])", "formula.steps[0].power must be a whole number"},
    };
    for (const auto& [steps, sentence] : cases) {
        json tree = json::parse(kSmall);
        tree["formula"] = {{"id", "hybrid"}};
        if (std::string(steps) != "null") tree["formula"]["steps"] = json::parse(steps);
        EXPECT_NE(errorOf(tree.dump()).find(sentence), std::string::npos) << errorOf(tree.dump());
    }
}

TEST(BookmarkErrors, ValuesOutOfRangeAreRefused) {
    const std::pair<const char*, json> cases[] = {
        {"/formula/power", 9},        {"/formula/power", 1},       {"/iterations", 0},
        {"/iterations", 1ull << 63},  {"/escape_radius", 1},       {"/escape_radius", -3},
        {"/convergence", 0},          {"/convergence", 1},         {"/coloring/density", 0},
        {"/coloring/density", 1e300}, {"/transform/stretch", 0},   {"/transform/stretch", 1e300},
        {"/radius", "1e300"},         {"/radius", "1e-999999999"},
    };
    for (const auto& [pointer, value] : cases) {
        const std::string error = errorWith(pointer, value);
        EXPECT_EQ(error.rfind("home.json: ", 0), 0u) << pointer << ": " << error;
        EXPECT_EQ(error.back(), '.') << error;
    }
}

TEST(BookmarkErrors, ThreeMillionDigitsAreRefusedQuickly) {
    json tree = complete();
    tree["center"]["re"] = "0." + std::string(3'000'000, '7');
    EXPECT_NE(errorOf(tree.dump()).find("center.re"), std::string::npos);
}

TEST(BookmarkErrors, NewerFormatsAreRefusedKindly) {
    const Result<Bookmark> newer = parseBookmark(R"({"fathom": 2, "what": "ever"})", "x.json");
    ASSERT_FALSE(newer);
    EXPECT_EQ(newer.error().code, ErrorCode::Unsupported);
    EXPECT_EQ(newer.error().message,
              "x.json: this was written by a newer Fathom (format 2); please update Fathom to open "
              "it.");
    EXPECT_EQ(parseBookmarks(R"({"fathom": 3, "bookmarks": {}})", "x").error().code,
              ErrorCode::Unsupported);
    EXPECT_NE(errorOf(R"({"fathom": "one"})").find("fathom must be 1"), std::string::npos);
}

TEST(BookmarkErrors, TheNumberInTheListIsTold) {
    json list{{"fathom", 1}, {"bookmarks", json::array({complete(), complete(), complete()})}};
    list["bookmarks"][2]["radius"] = "-1";
    EXPECT_EQ(parseBookmarks(list.dump(), "list.json").error().message,
              "list.json: bookmark 3: radius must be above 0, not \"-1\".");
    list["bookmarks"] = 7;
    EXPECT_EQ(parseBookmarks(list.dump(), "list.json").error().message,
              "list.json: bookmarks must be a list in brackets, not 7.");
}

TEST(BookmarkErrors, DepthBombsAndHugeTextsAreRefused) {
    for (const char* opening : {"[", "{\"a\":"}) {
        std::string bomb;
        for (int i = 0; i < 1'000'000; ++i)
            bomb += opening;
        EXPECT_NE(errorOf(bomb).find("nested deeper"), std::string::npos);
    }
    EXPECT_NE(errorOf(std::string(limits::kViewBytes + 1, ' ')).find("larger"), std::string::npos);
}

TEST(BookmarkErrors, MutatedTextsNeverCrash) {
    // Each round damages a valid text a little. A text that can still be read must survive writing
    // and reading.
    const std::uint64_t rounds = test::shareOf(20'000);
    const std::string list = R"({"fathom": 1, "bookmarks": [)" + kComplete + ", " + kSmall + "]}";
    const std::string alphabet = "{}[]\",:.-+eE0123456789truefalsn\\u \xC3\xBC\xFF";
    std::mt19937 random(42);
    const auto below = [&random](std::size_t bound) { return random() % bound; };
    std::uint64_t readable = 0;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        std::string text = list;
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
            const std::size_t at = below(text.size());
            switch (below(5)) {
                case 0:
                    text[at] = alphabet[below(alphabet.size())];
                    break;
                case 1:
                    text.erase(at, 1 + below(8));
                    break;
                case 2:
                    text.insert(at, 1, alphabet[below(alphabet.size())]);
                    break;
                case 3:
                    text.insert(at, text.substr(below(text.size()), below(60)));
                    break;
                default:
                    text[at] = static_cast<char>(below(256));
                    break;
            }
        }
        const Result<BookmarkList> read = parseBookmarkList(text, "mutated");
        if (read) {
            ++readable;
            ASSERT_EQ(parseBookmarkList(toJson(*read), "again").value().items, read->items) << text;
        } else {
            ASSERT_FALSE(read.error().message.empty());
        }
    }
    EXPECT_GT(readable, rounds / 100);
    EXPECT_LT(readable, rounds - rounds / 100);
}

TEST(Timestamp, IsIso8601InUtc) {
    const std::string now = currentTimestamp();
    ASSERT_EQ(now.size(), 20u);
    EXPECT_EQ(now[10], 'T');
    EXPECT_EQ(now.back(), 'Z');
    EXPECT_GT(now, "2026-01-01T00:00:00Z");
}

}  // namespace
}  // namespace fathom
