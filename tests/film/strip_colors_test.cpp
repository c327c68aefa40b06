#include "film/strip_colors.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "formula/formula_list.h"

namespace {

using namespace fathom;

constexpr Size kFrame{128, 72};

/// Colours whose curve changes from octave to octave.
class StripColorsTest : public testing::Test {
protected:
    StripColorsTest() {
        shapeFor(1);
        view.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
        view.colors.mapping = ColorMapping::Automatic;
        for (int key = 0; key < 12; ++key) {
            AutoCurve curve;
            for (std::size_t i = 0; i < AutoCurve::kKnots; ++i)
                curve.knots[i] = {20.0 * static_cast<double>(i) + 1,
                                  0.02 * static_cast<double>(i) * (1 + key)};
            keys.list.push_back({1000, curve});
        }
    }

    /// Strips of a film of so many samples a pixel, all of them alike.
    void shapeFor(double samplesOfPixel) {
        FilmZoom zoom;
        zoom.radius = Decimal::fromDouble(1);
        shape = StripShape::of(zoom, kFrame, samplesOfPixel);
        TileSample sample{};
        sample.count = 90;
        sample.fraction = 0.25f;
        sample.distance_x = 3;
        sample.distance_y = 4;
        samples.assign(shape.size.area(), sample);
    }

    FilmColors colors() const { return FilmColors::create(view, keys, kFrame.height).value(); }

    StripPyramid colored(int index) const {
        StripPyramid strip(shape.size);
        colorStrip(shape, colors(), index, {0, 0, shape.size.width, shape.size.height}, samples, 2,
                   strip);
        return strip;
    }

    /// What a picture shows of a sample in row `row` of strip 5 where a frame shows it `octaves`
    /// inside of its farthest circle.
    RgbF inPicture(double row, double octaves) const {
        const double octave = row / shape.size.height;
        const auto factor = static_cast<float>(2 * std::numbers::pi * shape.rim / shape.size.width *
                                               std::exp2(octave - octaves));
        TileSample sample = samples.front();
        sample.distance_x *= factor;
        sample.distance_y *= factor;
        RgbF color;
        colors().at(5 + octave - octaves).toLinear(std::span(&sample, 1), std::span(&color, 1));
        return color;
    }

    StripShape shape;
    Bookmark view;
    FilmKeys keys;
    std::vector<TileSample> samples;
};

void expectNear(RgbF got, RgbF wanted, double tolerance, int level) {
    EXPECT_NEAR(got.r, wanted.r, tolerance) << level;
    EXPECT_NEAR(got.g, wanted.g, tolerance) << level;
    EXPECT_NEAR(got.b, wanted.b, tolerance) << level;
}

TEST_F(StripColorsTest, EachLevelHasTheColoursOfTheFramesThatShowIt) {
    const StripPyramid strip = colored(5);
    for (int level = 0; level < StripShape::kLevels; ++level) {
        const double octaves = std::max(0.25, level - shape.firstLevel());
        const int y = (shape.size.height >> level) / 2;
        // The curve is the same for 8 rows of samples: an eighth of an octave.
        expectNear(colorOfTexel(strip.row(level, y)[3]),
                   inPicture((y + 0.5) * (1 << level), octaves), 0.05, level);
    }
    const RgbF first = colorOfTexel(strip.row(0, 0)[0]), middle = colorOfTexel(strip.row(4, 0)[0]);
    EXPECT_GT(std::fabs(first.r - middle.r) + std::fabs(first.g - middle.g), 0.05);
}

TEST_F(StripColorsTest, TexelsAreMeansOfTheirSamples) {
    shapeFor(16);
    // Interior samples have one colour, others another, in turns by columns.
    for (std::size_t i = 0; i < samples.size(); i += 2)
        samples[i].count = kInteriorCount;
    const StripPyramid strip = colored(5);
    const RgbF even = colorOfTexel(strip.row(0, 2)[4]), odd = colorOfTexel(strip.row(0, 2)[5]);
    ASSERT_NE(even, odd);
    keys.list.assign(12, keys.list.front());  // the same curve at all depths
    view.colors.coloring = "distance";        // and distances that do not depend on the level
    const StripPyramid plain = colored(5);
    for (const int level : {1, 2}) {
        const RgbF a = colorOfTexel(plain.row(0, 0)[0]), b = colorOfTexel(plain.row(0, 0)[1]);
        expectNear(colorOfTexel(plain.row(level, 0)[0]),
                   {(a.r + b.r) / 2, (a.g + b.g) / 2, (a.b + b.b) / 2}, 0.02, level);
    }
}

TEST_F(StripColorsTest, LinesOfEqualDistanceAreTheSameOnAllLevels) {
    view.colors.coloring = "distance";
    EXPECT_TRUE(colors().drawDistances());
    const StripPyramid strip = colored(5);
    for (int level = 1; level < StripShape::kLevels; ++level) {
        const int y = (shape.size.height >> level) / 2;
        const int same = ((2 * y + 1) << level) / 2;  // of level 0
        expectNear(colorOfTexel(strip.row(level, y)[0]), colorOfTexel(strip.row(0, same)[0]), 0.02,
                   level);
    }
}

}  // namespace
