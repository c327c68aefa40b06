// Locations as plain text: what is written can be read back, and any pasted text is either
// understood or refused with a sentence.
#include "bookmarks/location_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "formula/formula_list.h"

namespace fathom {
namespace {

/// A bookmark in which no field has its default value.
Bookmark base() {
    Bookmark bookmark;
    bookmark.name = "Base";
    bookmark.notes = "Notes";
    bookmark.location = homeLocation(defaultInstance(*findFormula("celtic")));
    bookmark.location.formula.power = 3;
    bookmark.location.view.re = *Decimal::parse("-0.25");
    bookmark.location.view.im = *Decimal::parse("0.5");
    bookmark.location.view.radius = *Decimal::parse("1e-3");
    bookmark.location.view.transform = {30, false, 10, 1.5};
    bookmark.location.iterations = {777, false};
    bookmark.location.escapeRadius = 40;
    bookmark.colors.density = 2.5;
    return bookmark;
}

Location read(const std::string& text) {
    const Result<PastedLocation> pasted = parsePlainText(text, base());
    EXPECT_TRUE(pasted) << text << "\n" << (pasted ? "" : pasted.error().message);
    return pasted ? pasted->bookmark.location : Location();
}

std::string pasteError(const std::string& text) {
    const Result<PastedLocation> pasted = parsePlainText(text, base());
    return pasted ? "no error" : pasted.error().message;
}

TEST(LocationText, WhatIsWrittenReadsBackOverAnyBase) {
    for (const FormulaSpec& spec : formulas()) {
        Location location = homeLocation(defaultInstance(spec));
        location.view.re = *Decimal::parse("-0.743643887037158704752191506114774");
        location.view.im = *Decimal::parse("1.25e-40");
        location.view.radius = *Decimal::parse("5e-12345");
        location.view.transform = {-12.25, true, 30, 0.75};
        location.iterations = {20000, false};
        location.formula.power = spec.maximumPower;
        if (spec.hasSteps)
            location.formula.steps = parseSteps("celtic^3,mandelbrot,buffalo^8").value();
        if (spec.hasJulia)
            location.formula.julia =
                JuliaConstant{*Decimal::parse("-0.8"), *Decimal::parse("0.156")};
        for (double& parameter : location.formula.parameters)
            parameter = parameter / 3;
        if (spec.kind != FormulaKind::Rest) location.escapeRadius = 100;
        if (spec.kind != FormulaKind::Escape) location.convergence = 1e-9;
        ASSERT_TRUE(validate(location)) << spec.id;
        Bookmark other = base();
        other.location.escapeRadius = location.escapeRadius;  // fields without effect
        other.location.convergence = location.convergence;    // are not written
        const Result<PastedLocation> pasted = parsePlainText(toPlainText(location), other);
        ASSERT_TRUE(pasted) << spec.id << ": " << pasted.error().message;
        EXPECT_EQ(pasted->bookmark.location, location) << spec.id;
        EXPECT_TRUE(pasted->unknownKeys.empty()) << pasted->unknownKeys[0];
    }
}

TEST(LocationText, AnAutomaticLimitStaysAutomatic) {
    Location location = base().location;
    location.iterations = {initialIterationLimit(location.view), true};
    EXPECT_NE(toPlainText(location).find("Iterations: auto\n"), std::string::npos);
    EXPECT_EQ(read(toPlainText(location)), location);
}

TEST(LocationText, ReplacesOnlyWhatIsNamed) {
    const Result<PastedLocation> pasted =
        parsePlainText("Im: 0.131825904205330\nRe: -0.743643887037151", base());
    ASSERT_TRUE(pasted);
    Bookmark expected = base();
    expected.name.clear();  // the place has changed
    expected.notes.clear();
    expected.location.view.re = *Decimal::parse("-0.743643887037151");
    expected.location.view.im = *Decimal::parse("0.131825904205330");
    EXPECT_EQ(pasted->bookmark, expected);
    EXPECT_EQ(pasted->bookmark.location.view.im.toString(), "0.131825904205330");
}

TEST(LocationText, KeysComeInAnyOrderAndSpelling) {
    const Location location = read(
        "Hello, look at this:\r\n\r\n  ESCAPE_RADIUS = 50\r\nradius=2e-7 \r\n"
        "Formula: Burning Ship\r\nrotation: +45\rimaginary:-1e-2\n\nREAL :\t-1.75\n");
    EXPECT_EQ(location.formula, defaultInstance(*findFormula("burning-ship")));
    EXPECT_EQ(location.view.re, *Decimal::parse("-1.75"));
    EXPECT_EQ(location.view.im, *Decimal::parse("-0.01"));
    EXPECT_EQ(location.view.radius, *Decimal::parse("2e-7"));
    EXPECT_EQ(location.view.transform.rotation, 45);
    EXPECT_EQ(location.view.transform.stretch, 1.5);
    EXPECT_EQ(location.escapeRadius, 50);
    EXPECT_EQ(location.iterations, (IterationLimit{777, false}));
}

TEST(LocationText, UnknownLinesAreToldAndDoNoHarm) {
    const Result<PastedLocation> pasted =
        parsePlainText("Re: 1\nColors: 1,2,3,\nAuthor: somebody\nSmooth: 1\n", base());
    ASSERT_TRUE(pasted);
    std::vector<std::string> unknown = pasted->unknownKeys;
    std::sort(unknown.begin(), unknown.end());
    EXPECT_EQ(unknown, (std::vector<std::string>{"Author", "Colors", "Smooth"}));
    EXPECT_EQ(pasted->bookmark.location.view.re, *Decimal::parse("1"));
}

TEST(LocationText, ANumberMayBeBrokenIntoLines) {
    const Location location = read(
        "Re:\n -0.7436438870\n  3715870475\nIm: 0.1318\n2590420\nRadius: "
        "1e-\n20\nThat was it.\n17\n");
    EXPECT_EQ(location.view.re.toString(), "-0.74364388703715870475");
    EXPECT_EQ(location.view.im.toString(), "0.13182590420");
    EXPECT_EQ(location.view.radius, *Decimal::parse("1e-20"));
}

TEST(LocationText, BareNumbersAreACentreAndARadius) {
    Location expected = base().location;
    expected.view.re = *Decimal::parse("-0.75");
    expected.view.im = *Decimal::parse("0.1");
    for (const char* text : {"-0.75 0.1", "  -0.75,0.1\n", "-0.75;\n\t+.1"})
        EXPECT_EQ(read(text), expected) << text;
    expected.view.radius = *Decimal::parse("1e-3000");
    EXPECT_EQ(read("-0.75\n0.1\n1E-3000"), expected);
    for (const char* text : {"1", "1 2 3 4", "1 2 x", "", "   \n"})
        EXPECT_NE(pasteError(text).find("no location in this text"), std::string::npos) << text;
}

TEST(LocationText, ZoomIsReadAsKallesFraktalerWritesIt) {
    const std::string kfr =
        "Re: -1.25\r\nIm: 0.02\r\nZoom: 1.00E50\r\nIterations: 5000\r\n"
        "IterDiv: 1.000000\r\nFractalType: 1\r\nPower: 2\r\nSmooth: 1\r\n";
    const Location down = read(kfr);
    EXPECT_EQ(down.view.radius, *Decimal::parse("2e-50"));
    EXPECT_EQ(down.view.re, *Decimal::parse("-1.25"));
    EXPECT_EQ(down.view.im, *Decimal::parse("0.02"));
    EXPECT_EQ(down.iterations, (IterationLimit{5000, false}));
    EXPECT_EQ(down.formula, defaultInstance(*findFormula("burning-ship")));
    EXPECT_TRUE(down.view.transform.flip) << "its imaginary axis points down";
    EXPECT_FALSE(read(kfr + "ImagPointsUp: 1\r\n").view.transform.flip);
    EXPECT_TRUE(read(kfr + "ImagPointsUp: 0\r\n").view.transform.flip);
    EXPECT_FALSE(read(kfr + "Mirrored: no\r\n").view.transform.flip);
    EXPECT_NE(pasteError("FractalType: 77").find("from 0 to 4 as FractalType"), std::string::npos);
}

TEST(LocationText, TheRadiusOfAZoomIsRightToItsLastDigit) {
    const auto radius = [](const std::string& zoom) {
        return read("Zoom: " + zoom).view.radius.toString();
    };
    EXPECT_EQ(radius("1"), "2");
    EXPECT_EQ(radius("2"), "1");
    EXPECT_EQ(radius("8"), "0.25");
    EXPECT_EQ(radius("3"), "0.666666666666666666666666");
    EXPECT_EQ(radius("1.6E308"), "1.25e-308");
    EXPECT_EQ(radius("7e-5"), "28571.4285714285714285714");
    EXPECT_EQ(radius("9.9999e99999"), "2.00002000020000200002000e-100000");
}

TEST(LocationText, OtherExplorersFindTheirWords) {
    Bookmark bookmark = base();
    bookmark.location.view.radius = *Decimal::parse("5e-12");
    bookmark.location.view.transform.flip = true;
    const std::string text = toPlainText(bookmark.location);
    EXPECT_NE(text.find("\nZoom: 4e11\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\nImagPointsUp: 0\n"), std::string::npos) << text;
    EXPECT_EQ(read(text), bookmark.location);
    // Texts of other programs have neither a radius nor a stretch.
    EXPECT_EQ(read("Re: 0.25\nIm: 0.5\nZoom: 4e11\nImagPointsUp: 0\n").view.radius,
              bookmark.location.view.radius);
}

TEST(LocationText, ErrorsNameTheLine) {
    EXPECT_EQ(pasteError("Re: 1\nIm: one"),
              "Line 2 of the text has an invalid Im: " + Decimal::parse("one").error().message);
    EXPECT_NE(pasteError("Re: nan").find("Line 1"), std::string::npos);
    EXPECT_EQ(
        pasteError("\n\nIterations: many"),
        "Line 3 of the text needs a whole number above 0, or the word auto as Iterations, not "
        "\"many\".");
    EXPECT_EQ(pasteError("Re: 1\nIm: 2\nre = 3"), "Line 3 of the text says Re a second time.");
    EXPECT_EQ(pasteError("Radius: 1\nZoom: 3"),
              "Line 2 of the text gives a zoom that does not match the radius on another line "
              "(radius = 2/zoom).");
    for (const char* text : {"Zoom: 0", "Zoom: -3", "Rotation: up", "Mirrored: maybe", "Power: 2.5",
                             "Formula: nothing", "Escape radius: inf", "Iterations: 0",
                             "Iterations: 1e3", "Stretch: 1e400"})
        EXPECT_EQ(pasteError(text).rfind("Line 1 of the text needs ", 0), 0U) << pasteError(text);
    for (const char* text : {"Radius: 0", "Radius: 1e-2000000", "Zoom: 1e999999999", "Power: 999",
                             "Stretch: 0", "Escape radius: 1", "Re: 1e300"})
        EXPECT_EQ(pasteError(text).rfind("The location in the text is not possible: ", 0), 0U)
            << pasteError(text);
}

TEST(LocationText, AClipboardHoldsJsonOrPlainText) {
    Bookmark bookmark = base();
    bookmark.origin = R"({"later":1})";
    const Result<PastedLocation> pasted = parseClipboardText("\n " + toJson(bookmark), {});
    ASSERT_TRUE(pasted) << pasted.error().message;
    EXPECT_EQ(pasted->bookmark, bookmark);

    const Result<PastedLocation> plain = parseClipboardText("0.25 0.5", base());
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->bookmark.location.view.re, *Decimal::parse("0.25"));
    EXPECT_EQ(plain->bookmark.colors, base().colors);

    EXPECT_EQ(parseClipboardText(" \n", base()).error().message, "There is no text to paste.");
    EXPECT_NE(parseClipboardText("{\"fathom\": 1,,}", base()).error().message.find("line 1"),
              std::string::npos);
}

TEST(LocationText, MutatedTextsNeverBreakIt) {
    std::mt19937 random(22);
    const auto below = [&random](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
    };
    const std::string starts[] = {toPlainText(base().location),
                                  "Re: -1.25\r\nIm: 0.02\r\nZoom: 1.00E50\r\nFractalType: 1\r\n",
                                  "-0.75 0.1 1e-9", toJson(base())};
    const std::string pieces[] = {"\n",   ":",    "=",     "e",   "-",    "1e999999999",
                                  "\xC3", "Zoom", "Re: 1", "9e9", " \r ", std::string(1, '\0')};
    int understood = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text = starts[below(std::size(starts))];
        for (std::size_t change = below(4) + 1; change > 0; --change) {
            const std::size_t at = below(text.size() + 1);
            switch (below(3)) {
                case 0:
                    text.insert(at, pieces[below(std::size(pieces))]);
                    break;
                case 1:
                    text.erase(at, below(8));
                    break;
                default:
                    if (at < text.size()) text[at] = static_cast<char>(below(256));
            }
            if (text.empty()) text = "x";
        }
        const Result<PastedLocation> pasted = parseClipboardText(text, base());
        if (pasted) {
            ++understood;
            ASSERT_TRUE(validate(pasted->bookmark.location)) << text;
        } else {
            const std::string& sentence = pasted.error().message;
            ASSERT_FALSE(sentence.empty()) << text;
            ASSERT_EQ(sentence.find_first_of("\r\n"), std::string::npos) << sentence;
        }
    }
    EXPECT_GT(understood, 2'000);
    EXPECT_LT(understood, 19'000);
}

TEST(LocationText, StepsThatAreNotKnownAreRefused) {
    EXPECT_EQ(pasteError("Formula: hybrid\nSteps: celtic, nova"),
              "Line 2 of the text is not possible: A step of a hybrid must be one of mandelbrot, "
              "burning-ship, tricorn, celtic, buffalo, not \"nova\".");
    EXPECT_EQ(pasteError("Re: 0\nIm: 0\nZoom: 1\nUseHybridFormula: 1\nHybridFormula: 0/1|x"),
              "Line 4 of the text asks for a hybrid of Kalles Fraktaler, which Fathom cannot read "
              "from a text.");
}

}  // namespace
}  // namespace fathom
