// Files of Fraktaler-3: their views and formulas, and the way back.
#include <cmath>

#include "foreign/foreign_files.h"
#include "formula/formula_list.h"

namespace fathom {
namespace {

TEST(Fraktaler3, APlaceIsRead) {
    const ForeignPlace place = placeOf("bay.toml");
    const Location& location = place.location.value();
    EXPECT_EQ(location.view.re.toString(), "-1.25066");
    EXPECT_EQ(location.view.im.toString(), "0.02012");
    EXPECT_EQ(location.view.radius.toString(), "0.0008");
    EXPECT_EQ(location.view.transform, Transform{});
    EXPECT_EQ(location.formula, defaultInstance(*findFormula("mandelbrot")));
    EXPECT_EQ(location.iterations, (IterationLimit{4000, false}));
    EXPECT_EQ(location.escapeRadius, 625);
    EXPECT_FALSE(place.colors);
    EXPECT_EQ(place.lost, std::vector<Phrase>{});
}

TEST(Fraktaler3, TablesAndTransformsAreRead) {
    const ForeignPlace place = placeOf("turned.toml");
    const View& view = place.location->view;
    EXPECT_EQ(view.re.toString(), "-1.7490000000000000000000000000000000000000000000000001");
    EXPECT_EQ(view.im.toString(), "1.5e-20");
    EXPECT_EQ(view.radius.toString(), "2e-50");
    EXPECT_EQ(view.transform, (Transform{-33, true, 20, std::sqrt(2.0)}));
    EXPECT_EQ(place.location->formula.spec->id, "burning-ship");
    EXPECT_EQ(place.location->formula.power, 3);
    EXPECT_EQ(place.location->iterations.limit, 100000u);
    EXPECT_EQ(place.location->escapeRadius, 1e4);
    EXPECT_TRUE(isLost(place, "shader"));
    EXPECT_TRUE(isLost(place, "escape radius"));
}

TEST(Fraktaler3, HybridsAreRead) {
    const FormulaInstance formula = placeOf("hybrid.toml").location->formula;
    EXPECT_EQ(formula.spec->id, "hybrid");
    EXPECT_EQ(stepsText(formula.steps), "mandelbrot,celtic,burning-ship^3,tricorn^5");
}

TEST(Fraktaler3, EveryStepSurvivesTheRoundTrip) {
    Bookmark bookmark = findStarterBookmark("home")->bookmark;
    std::vector<FormulaInstance> all;
    for (const FormulaSpec& spec : formulas())
        for (int power = 2; spec.canBeStep && power <= 8; ++power) {
            all.push_back(defaultInstance(spec));
            all.back().power = power;
        }
    all.push_back(defaultInstance(*findFormula("hybrid")));
    all.back().steps = *parseSteps("buffalo^7,mandelbrot,celtic^6,tricorn^3,burning-ship^5");
    for (const FormulaInstance& formula : all) {
        bookmark.location.formula = formula;
        const Result<ForeignText> written = foreignFormat("fraktaler-3").write(bookmark);
        ASSERT_TRUE(written);
        EXPECT_EQ(placeIn(written->text, "x.toml").location->formula, formula) << written->text;
    }
}

TEST(Fraktaler3, ViewsSurviveTheRoundTrip) {
    for (const bool flip : {false, true}) {
        Bookmark bookmark;
        bookmark.location = *placeOf("turned.toml").location;
        bookmark.location.view.transform = {33, flip, 71.5, 0.4};
        bookmark.location.view.radius = Decimal::parse("3.7e-400").value();
        bookmark.location.iterations = {123456789, false};
        const Result<ForeignText> written = foreignFormat("fraktaler-3").write(bookmark);
        ASSERT_TRUE(written);
        const Location again = *placeIn(written->text, "x.toml").location;
        expectSameView(again.view, bookmark.location.view);
        EXPECT_EQ(again.formula, bookmark.location.formula);
        EXPECT_EQ(again.iterations, bookmark.location.iterations);
        EXPECT_EQ(again.escapeRadius, bookmark.location.escapeRadius);
    }
}

TEST(Fraktaler3, WhatItCannotShowIsRefused) {
    Bookmark bookmark = findStarterBookmark("home")->bookmark;
    bookmark.location.formula.julia = JuliaConstant{};
    EXPECT_TRUE(
        says(foreignFormat("fraktaler-3").write(bookmark).error().message, "no Julia sets"));
    bookmark.location.formula = defaultInstance(*findFormula("nova"));
    EXPECT_TRUE(says(foreignFormat("fraktaler-3").write(bookmark).error().message, "Nova"));
}

TEST(Fraktaler3, MalformedFilesAreRefusedInOneSentence) {
    const std::string start = "program = \"fraktaler-3\"\nlocation.zoom = \"2\"\n";
    std::string deep;
    for (int i = 0; i < 60000; ++i)
        deep += "a.";
    const std::pair<std::string, const char*> files[] = {
        {start + "location.real = \n", "line 3 is not TOML"},
        {start + "location.zoom = \"3\"\n", "line 3 is not TOML"},
        {start + "location.imag = \"x\"\n", "line 3 has an invalid location.imag"},
        {start + "location.real = \"\xff\"\n", "invalid location.real"},
        {start + "\xcf\xa4 = 1\n", "line 3 is not TOML"},
        {"program = \"fraktaler-3\"\nlocation.zoom = \"0\"\n", "line 2 needs a number above 0"},
        {start + "[[formula]]\nabs_x = true\npower = 2\n", "block 1 of its formula, abs_x power 2"},
        {start + "[[formula]]\n[[formula]]\nopcodes = \"rot sqr add\"\n", "\"rot sqr add\""},
        {start + "[[formula]]\nopcodes = \"sqr\"\n", "block 1"},
        {start + "[[formula]]\npower = 9\n", "power 9"},
        {start + "bailout.iterations = 0\n", "line 3 needs a whole number"},
        {start + "transform.rotate = \"left\"\n", "line 3 needs a number"},
        {"a = 1\n", "neither"},
        {"x = [" + std::string(200'000, ',') + "]\n" + start, "values"},
        {start + "x = " + std::string(5000, '[') + "\n", "not TOML"},
        {start + deep + "x = 1\n", "100 parts"},
        {start + "[&", "wrong character"},
        {start + "[[[1]]]", "not TOML"},
    };
    for (const auto& [text, part] : files) {
        const std::string sentence = refusalOf(text, text.starts_with("a") ? "x" : "x.toml");
        EXPECT_TRUE(says(sentence, part)) << sentence << text.substr(0, 200);
    }
    EXPECT_TRUE(says(refusalOf("a = 1\n", "x.toml"), "no location"));
    // More than 16 steps: the view's own check.
    std::string many = start;
    for (int i = 0; i < 17; ++i)
        many += "[[formula]]\npower = " + std::to_string(2 + i % 2) + "\n";
    EXPECT_TRUE(says(refusalOf(many, "x.toml"), "16 steps"));
}

}  // namespace
}  // namespace fathom
