// Files of Kalles Fraktaler: their views, colours, and the way back.
#include <cmath>
#include <numbers>

#include "color/colorizer.h"
#include "color/palette.h"
#include "foreign/foreign_files.h"

namespace fathom {
namespace {

Bookmark bookmarkOf(const ForeignPlace& place) {
    Bookmark bookmark;
    if (place.location) bookmark.location = *place.location;
    bookmark.colors = place.colors.value_or(initialColors());
    return bookmark;
}

ForeignPlace writtenAndRead(const Bookmark& bookmark, const std::string& format = "kfr") {
    const Result<ForeignText> written = foreignFormat(format).write(bookmark);
    EXPECT_TRUE(written) << (written ? "" : written.error().message);
    return written ? placeIn(written->text, "again." + format) : ForeignPlace{};
}

TEST(Kalles, APlaceIsRead) {
    const ForeignPlace place = placeOf("bay.kfr");
    const Location& location = place.location.value();
    EXPECT_EQ(location.view.re.toString(), "-1.25066");
    EXPECT_EQ(location.view.im.toString(), "0.02012");
    EXPECT_EQ(location.view.radius.toString(), "0.0008");
    EXPECT_EQ(location.view.transform, Transform{});
    EXPECT_EQ(location.formula.spec->id, "mandelbrot");
    EXPECT_EQ(location.formula.power, 2);
    EXPECT_EQ(location.iterations, (IterationLimit{4000, false}));
    EXPECT_EQ(location.escapeRadius, 1e4);
    EXPECT_EQ(place.lost, std::vector<Phrase>{});

    const ColorSettings& colors = place.colors.value();
    EXPECT_EQ(colors.mapping, ColorMapping::Linear);
    EXPECT_EQ(colors.density, 1.0 / 16);
    EXPECT_EQ(colors.offset, 0.5);
    EXPECT_TRUE(colors.smooth);
    EXPECT_EQ(colors.interior, 0x030201u);
    const auto& stops = paletteOf(colors.palette)->stops();
    ASSERT_EQ(stops.size(), 4u);
    EXPECT_EQ(stops[1], (PaletteStop{0.25, 0xff8000}));
    EXPECT_EQ(stops[3], (PaletteStop{0.75, 0x000040}));
}

TEST(Kalles, TurnsStretchesAndLossesAreRead) {
    const ForeignPlace place = placeOf("skewed.kfr");
    const Transform& transform = place.location->view.transform;
    EXPECT_TRUE(transform.flip);
    EXPECT_EQ(transform.rotation, 33);
    EXPECT_EQ(transform.stretchAngle, -13);
    EXPECT_EQ(transform.stretch, std::sqrt(2.0));
    EXPECT_EQ(place.location->formula.spec->id, "burning-ship");
    EXPECT_EQ(place.location->formula.power, 3);
    EXPECT_EQ(place.location->escapeRadius, 50);
    EXPECT_TRUE(isLost(place, "MultiColor"));
    EXPECT_TRUE(isLost(place, "seed"));
    EXPECT_TRUE(isLost(place, "SlopePower"));
    EXPECT_TRUE(isLost(place, "Colour method 1"));
    EXPECT_EQ(place.colors->light.strength, 0.4);
    EXPECT_EQ(place.colors->light.direction, 315);
}

TEST(Kalles, AHybridOfOneStepIsItsFormula) {
    const ForeignPlace place = placeOf("hybrid.kfr");
    EXPECT_EQ(place.location->formula.spec->id, "burning-ship");
    EXPECT_EQ(place.location->formula.power, 3);
    EXPECT_EQ(place.location->view.radius.toString(), "2e-50");
    EXPECT_EQ(place.location->iterations.limit, 100000u);
    EXPECT_EQ(place.location->escapeRadius, 2);
    EXPECT_EQ(place.colors->coloring, "distance");
    EXPECT_NEAR(place.colors->density, 0.0123 / 2, 1e-5);
    EXPECT_EQ(paletteOf(place.colors->palette)->stops()[1].color, 0x3c3228u);
}

TEST(Kalles, ColoursAloneAreRead) {
    const ForeignPlace stripes = placeOf("stripes.kfp");
    EXPECT_FALSE(stripes.location);
    EXPECT_EQ(stripes.colors->density, 1.0 / 8);
    EXPECT_EQ(stripes.colors->offset, 0.25);
    EXPECT_FALSE(stripes.colors->smooth);
    EXPECT_EQ(stripes.colors->interior, 0x0000ffu);
    EXPECT_TRUE(isLost(stripes, "GLSL"));
    EXPECT_EQ(paletteOf(placeOf("single.kfp").colors->palette)->stops()[0].color, 0x030201u);
    const ForeignPlace stretched = placeOf("stretched.kfp");
    EXPECT_EQ(stretched.colors->mapping, ColorMapping::Automatic);
    EXPECT_FALSE(stretched.colors->smooth);
    EXPECT_TRUE(isLost(stretched, "texture"));
    // The extension .kfp says that only the colours are wanted.
    EXPECT_FALSE(placeIn(foreignText("bay.kfr"), "bay.kfp").location);
    EXPECT_TRUE(placeIn(foreignText("bay.kfr"), "bay.txt").location);
}

/// The colours at counts are those that Kalles Fraktaler's rule gives: keys of the palette in
/// 8-bit codes with half a cosine between them, and a turn of 1024 * IterDiv steps.
TEST(Kalles, CountsGetTheColoursOfTheFile) {
    const ForeignPlace place = placeOf("bay.kfr");
    const Result<Colorizer> colorizer = Colorizer::create(*place.colors);
    const int keys[4][3] = {{0, 0, 0}, {255, 128, 0}, {255, 255, 255}, {0, 0, 64}};
    for (int step = 0; step < 1024; step += 37) {
        TileSample sample{};
        sample.count = static_cast<std::uint64_t>(512 + step);  // 512: ColorOffset
        std::uint32_t color = 0;
        colorizer->toRgb32({&sample, 1}, {&color, 1});
        const int key = step / 256;
        const double share = (1 - std::cos(std::numbers::pi * (step % 256) / 256.0)) / 2;
        for (int channel = 0; channel < 3; ++channel) {
            const double wanted =
                keys[key][channel] * (1 - share) + keys[(key + 1) % 4][channel] * share;
            EXPECT_NEAR((color >> (16 - 8 * channel)) & 255, wanted, 1.5) << step;
        }
    }
}

TEST(Kalles, CurvesFollowTheirTransferFunctions) {
    const std::string start =
        "Re: 0\nIm: 0\nZoom: 1\nIterations: 50000\nColors: 0,0,0,9,9,9,\n"
        "IterDiv: 0.01\nBailoutRadiusPreset: 0\nColorMethod: ";
    const std::pair<int, double (*)(double)> methods[] = {
        {1, [](double n) { return std::sqrt(n); }},
        {2, [](double n) { return std::cbrt(n); }},
        {3, [](double n) { return std::log(std::max(1.0, n)); }},
        {9, [](double n) { return std::log(1 + std::log(1 + n)); }},
        {10, [](double n) { return std::atan(n); }},
        {11, [](double n) { return std::sqrt(std::sqrt(n)); }}};
    for (const auto& [method, transfer] : methods) {
        const ForeignPlace place = placeIn(start + std::to_string(method) + "\n", "x.kfr");
        ASSERT_TRUE(place.colors->curve) << method;
        EXPECT_TRUE(place.colors->isPinned);
        const CurveTable table(*place.colors->curve);
        for (double count = 1000; count < 50000; count *= 1.3) {
            const double turn = table.turnAt(count) * place.colors->density;
            EXPECT_NEAR(turn / (transfer(count) / 10.24), 1, 0.02) << method << " at " << count;
        }
    }
}

/// Kalles Fraktaler's map from a pixel to the plane, by its own steps: the offset from the middle,
/// with rows downwards, is turned by RotateAngle, then stretched by s along StretchAngle and by 1/s
/// across it; the imaginary axis points down unless ImagPointsUp is set.
struct KallesMap {
    double re, im, zoom, rotate, stretchAngle, stretchAmount;
    bool isUp;

    std::pair<double, double> at(int i, int j, int width, int height) const {
        const double degree = std::numbers::pi / 180;
        const double pixel = 2 * (2 / zoom) / height;
        const double u = (i - width / 2) * pixel, v = (j - height / 2) * pixel;
        const double c = std::cos(rotate * degree), s = std::sin(rotate * degree);
        const double x = c * u - s * v, y = s * u + c * v;
        const double ac = std::cos(stretchAngle * degree), as = std::sin(stretchAngle * degree);
        const double factor = std::exp2(stretchAmount);
        const double along = (ac * x + as * y) * factor, across = (ac * y - as * x) / factor;
        const double right = ac * along - as * across, down = as * along + ac * across;
        return {re + right, isUp ? im - down : im + down};
    }
};

TEST(Kalles, PixelsAreWhereTheFileSays) {
    for (const bool isUp : {false, true}) {
        for (const double turn : {0.0, 33.0, -120.0}) {
            const KallesMap map{-1.25, 0.03125, 8, turn, 20, 0.5, isUp};
            const std::string text =
                "Re: -1.25\nIm: 0.03125\nZoom: 8\nStretchAngle: 20\nStretchAmount: 0.5\n"
                "RotateAngle: " +
                std::to_string(turn) + "\nImagPointsUp: " + (isUp ? "1" : "0") + "\n";
            const View view = placeIn(text, "x.kfr").location->view;
            constexpr int kWidth = 64, kHeight = 36;
            for (int j = 0; j < kHeight; j += 7)
                for (int i = 0; i < kWidth; i += 9) {
                    // Its pixel (i, j) is the corner of Fathom's.
                    const View::Point point = view.pointAt(
                        {static_cast<double>(i), static_cast<double>(j)}, {kWidth, kHeight});
                    const auto [re, im] = map.at(i, j, kWidth, kHeight);
                    const double pixel = 0.5 / kHeight;
                    EXPECT_NEAR(point.re.toDouble(), re, pixel / 100);
                    EXPECT_NEAR(point.im.toDouble(), im, pixel / 100);
                }
        }
    }
}

TEST(Kalles, ViewsSurviveTheRoundTrip) {
    for (const bool isUp : {false, true}) {
        const std::string text =
            "Re: -1.2500000000000000000000000000000000000000000000000123\n"
            "Im: 0.0000000000000000000000000000000000000000000000000456\nZoom: 3.7E40\n"
            "Iterations: 12345\nRotateAngle: 33\nStretchAngle: 71.5\nStretchAmount: -1.37\n"
            "FractalType: 4\nPower: 5\nBailoutRadiusPreset: 3\nBailoutRadiusCustom: 77.5\n"
            "ImagPointsUp: " +
            std::string(isUp ? "1" : "0") + "\n";
        const ForeignPlace first = placeIn(text, "x.kfr");
        const ForeignPlace again = writtenAndRead(bookmarkOf(first));
        expectSameView(again.location->view, first.location->view);
        EXPECT_EQ(again.location->formula, first.location->formula);
        EXPECT_EQ(again.location->iterations, first.location->iterations);
        EXPECT_EQ(again.location->escapeRadius, first.location->escapeRadius);
    }
}

TEST(Kalles, ColoursSurviveTheRoundTrip) {
    for (const char* name : {"bay.kfr", "stripes.kfp", "single.kfp"}) {
        const ForeignPlace first = placeOf(name);
        const ForeignPlace again = writtenAndRead(bookmarkOf(first), "kfp");
        EXPECT_EQ(again.colors, first.colors) << name;
    }
    const ForeignPlace hybrid = placeOf("hybrid.kfr");
    const ForeignPlace again = writtenAndRead(bookmarkOf(hybrid));
    EXPECT_EQ(again.colors->palette, hybrid.colors->palette);
    EXPECT_NEAR(again.colors->density, hybrid.colors->density, 1e-12);
    EXPECT_NEAR(again.colors->offset, hybrid.colors->offset, 1.0 / 2048);
}

TEST(Kalles, WhatItCannotShowIsRefused) {
    Bookmark bookmark = bookmarkOf(placeOf("bay.kfr"));
    bookmark.location.formula.julia = JuliaConstant{};
    EXPECT_TRUE(says(foreignFormat("kfr").write(bookmark).error().message, "Julia"));
    bookmark = findStarterBookmark("home")->bookmark;
    const Result<ForeignText> written = foreignFormat("kfr").write(bookmark);
    ASSERT_TRUE(written);
    EXPECT_FALSE(written->lost.empty());  // automatic colours
}

TEST(Kalles, MalformedFilesAreRefusedInOneSentence) {
    const std::string start = "Re: 0.1\nIm: 0.2\nZoom: 100\n";
    const std::pair<std::string, const char*> files[] = {
        {"Re: 0.1\nIm: 0.2\nZoom: 0\n", "line 3 needs a number above 0 as Zoom"},
        {"Re: 0.1\nIm: 0.2\nZoom: -1e9\n", "line 3 needs a number above 0"},
        {"Re: x\nIm: 0.2\nZoom: 100\n", "line 1 has an invalid Re"},
        {"Re: 1\nIm: nan\nZoom: 100\n", "line 2 has an invalid Im"},
        {"Re: 1\nIm: 2\n", "Zoom is missing"},
        {start + "FractalType: 23\n", "FractalType 23"},
        {start + "Power: 9\n", "power is 9"},
        {start + "Iterations: -5\n", "line 4 needs a whole number"},
        {start + "UseHybridFormula: 1\nHybridFormula: 0/1|1,0,0,0,2,1,0;0,0,0,0,0,0,0;0\n",
         "hybrid"},
        {start + "Colors: 1,2,3,4,\n", "line 4 has a wrong palette"},
        {start + "Colors: 1,2,300,\n", "line 4 has a wrong palette"},
        {start + "StretchAmount: 1000\n", "stretch"},
        {"Re: 1e400\nIm: 0\nZoom: 1\n", "1e10"},
        {"Re: " + std::string(1'000'001, '1') + "\nIm: 0\nZoom: 1\n", "1,000,000"},
    };
    for (const auto& [text, part] : files) {
        const std::string sentence = refusalOf(text, "x.kfr");
        EXPECT_TRUE(says(sentence, part)) << sentence;
        EXPECT_TRUE(sentence.starts_with("x.kfr: ")) << sentence;
    }
}

TEST(Kalles, SixtyThousandDigitsAreExact) {
    std::string digits;
    for (int i = 0; i < 60000; ++i)
        digits += static_cast<char>('0' + (i * 7 + i / 11) % 10);
    const std::string text = "Re: -0." + digits + "\nIm: +0." + digits.substr(0, 30000) + "\n" +
                             digits.substr(30000) + "\nZoom: 1E59990\nIterations: 1000000\n";
    const View view = placeIn(text, "x.kfr").location->view;
    EXPECT_EQ(view.re, -view.im);
    EXPECT_EQ(view.re.digitCount(), 60000u - digits.find_first_not_of('0'));
    EXPECT_EQ(view.radius.toString(), "2e-59990");
}

}  // namespace
}  // namespace fathom
