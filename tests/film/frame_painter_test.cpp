#include "film/frame_painter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "color/srgb.h"

namespace {

using namespace fathom;

FilmZoom zoomAt(PointF anchor) {
    FilmZoom zoom;
    zoom.anchor = anchor;
    zoom.radius = Decimal::fromDouble(1);
    zoom.octaves = 20;
    return zoom;
}

/// A colour of the plane that changes slowly with the logarithm of the distance and with the angle.
RgbF colorAt(double octave, double turn) {
    const double angle = 2 * std::numbers::pi * turn;
    return {static_cast<float>(0.5 + 0.4 * std::sin(0.9 * octave)),
            static_cast<float>(0.5 + 0.4 * std::cos(angle)),
            static_cast<float>(0.5 + 0.2 * std::sin(2 * angle) + 0.2 * std::cos(octave))};
}

/// A strip whose texels have colours by their octave and turn.
template <class ColorOf>
std::shared_ptr<const StripPyramid> stripOf(Size size, int index, ColorOf colorOf) {
    const auto strip = std::make_shared<StripPyramid>(size);
    for (int level = 0; level < StripShape::kLevels; ++level) {
        const int width = size.width >> level, height = size.height >> level;
        for (int y = 0; y < height; ++y) {
            std::vector<RgbF> colors;
            for (int x = 0; x < width; ++x)
                colors.push_back(colorOf(index + (y + 0.5) / height, (x + 0.5) / width));
            strip->setRow(level, y, colors);
        }
    }
    return strip;
}

FrameStrips stripsFrom(int first, const StripShape& shape, int count) {
    FrameStrips strips{.first = first, .list = {}};
    for (int i = 0; i < count; ++i)
        strips.list.push_back(stripOf(shape.size, first + i, colorAt));
    return strips;
}

std::vector<RgbF> paint(const FramePainter& painter, double depth, const FrameStrips& strips,
                        Size frame) {
    std::vector<RgbF> colors(frame.area());
    painter.paint(depth, strips, 2, [&](const FrameBand& band) { band.copyTo(colors); });
    return colors;
}

TEST(StripPyramid, JoinsItsEnds) {
    const auto strip = stripOf({128, 64}, 0, colorAt);
    EXPECT_EQ(strip->row(0, 3)[-1], strip->row(0, 3)[127]);
    EXPECT_EQ(strip->row(0, 3)[128], strip->row(0, 3)[0]);
    EXPECT_EQ(strip->row(3, 7)[-1], strip->row(3, 7)[15]);
}

/// A step of a texel is less than one of 10 bits by the sRGB curve.
TEST(Texel, KeepsColours) {
    for (int code = 0; code < 1024; ++code) {
        const double value = code / 1023.0;
        const auto light = static_cast<float>(
            value < 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4));
        const RgbF kept = colorOfTexel(texelOf({light, 1 - light, light}));
        const double step = 65535.0 / 1023;
        EXPECT_NEAR(toSrgb16(kept.r), toSrgb16(light), step / 2) << code;
        EXPECT_NEAR(toSrgb16(kept.g), toSrgb16(1 - light), step / 2) << code;
        EXPECT_NEAR(toSrgb16(kept.b), toSrgb16(light), step) << code;
    }
    EXPECT_EQ(colorOfTexel(texelOf({-1, 2, 1})), (RgbF{0, 1, 1}));
}

TEST(StripShape, HasEnoughSamplesAtTheSides) {
    for (const Size frame : {Size{640, 360}, Size{360, 640}, Size{500, 500}, Size{2000, 100}})
        for (const double samples : {0.25, 1.0, 4.0}) {
            const StripShape shape = StripShape::of(zoomAt({}), frame, samples);
            EXPECT_EQ(shape.size.height % (1 << (StripShape::kLevels - 1)), 0);
            EXPECT_EQ(shape.size.width % (1 << (StripShape::kLevels - 1)), 0);
            // The points of samples in the middles of the sides, and how far apart they are.
            const double right = frame.width / 2.0, up = frame.height / 2.0;
            for (const auto side : {std::complex(right, 0.0), std::complex(0.0, up)}) {
                const auto place = shape.contour.placeOf(side);
                const auto next = shape.contour.pointAt(place.turn + 1.0 / shape.size.width);
                const double around = std::abs(next * place.size - side);
                const double inward = std::numbers::ln2 * std::abs(side) / shape.size.height;
                EXPECT_GE(1 / (around * inward), samples * 0.999);
                // Rings are never as flat as the flattest frames, and small strips are round
                // numbers.
                if (frame.width > 2 * frame.height || samples < 1) continue;
                EXPECT_LT(1 / (around * inward), samples * 1.25 + 0.5);
                EXPECT_LT(std::max(around / inward, inward / around), 2.6);
            }
            // The whole frame lies within the first ring.
            for (int i = 0; i <= 100; ++i) {
                EXPECT_LE(shape.contour.placeOf({right, up * i / 100}).size, shape.rim);
                EXPECT_LE(shape.contour.placeOf({right * i / 100, up}).size, shape.rim);
            }
        }
}

TEST(FramePainter, ShowsThePlane) {
    constexpr Size kFrame{160, 90};
    const auto expectPlane = [&](const FilmZoom& zoom, double depth) {
        const StripShape shape = StripShape::of(zoom, kFrame, 1);
        const FramePainter painter(zoom, kFrame, shape);
        const FrameStrips strips = stripsFrom(static_cast<int>(depth), shape, painter.stripCount());
        const std::vector<RgbF> colors = paint(painter, depth, strips, kFrame);

        const FilmZoom::Pose pose = zoom.poseAt(depth);
        const Matrix2 m = pose.stretch;
        const double x0 = 80 + zoom.anchor.x * 45, y0 = 45 - zoom.anchor.y * 45;
        for (int y = 0; y < kFrame.height; ++y)
            for (int x = 0; x < kFrame.width; ++x) {
                const double right = x + 0.5 - x0, up = y0 - (y + 0.5);
                const double radius = std::hypot(right, up);
                const Contour::Place place =
                    shape.contour.placeOf({m.xx * right + m.xy * up, m.yx * right + m.yy * up});
                if (radius < 3 || (depth == 0 && place.size > shape.rim - 1)) continue;
                const RgbF wanted =
                    colorAt(depth + std::log2(shape.rim / place.size), place.turn + pose.turns);
                const RgbF got = colors[static_cast<std::size_t>(y * kFrame.width + x)];
                // A texel in the middle of the frame spans a tenth of a turn.
                const double tolerance = 0.004 + 0.3 / radius;
                ASSERT_NEAR(got.r, wanted.r, tolerance) << x << ' ' << y << ' ' << depth;
                ASSERT_NEAR(got.g, wanted.g, tolerance) << x << ' ' << y << ' ' << depth;
                ASSERT_NEAR(got.b, wanted.b, tolerance) << x << ' ' << y << ' ' << depth;
            }
    };
    const std::pair<Transform, Transform> ends[] = {
        {{}, {}},
        {{}, {-100, false, 0, 1}},
        {{20, true, 30, 1.5}, {190, true, 30, 1.5}},
        {{0, false, 0, 1}, {60, false, 45, 1.5}},
    };
    for (const PointF anchor : {PointF{0, 0}, PointF{-0.7, 0.4}})
        for (const auto& [widest, narrowest] : ends)
            for (const double depth : {0.0, 3.25, 7.9}) {
                FilmZoom zoom = zoomAt(anchor);
                zoom.widest = widest;
                zoom.narrowest = narrowest;
                expectPlane(zoom, depth);
            }
}

/// A film that neither flickers nor pulses: noise is as strong in each frame as in the last.
TEST(FramePainter, NoiseIsAsStrongAtEachDepth) {
    constexpr Size kFrame{320, 180};
    const FilmZoom zoom = zoomAt({});
    const StripShape shape = StripShape::of(zoom, kFrame, 1);
    const FramePainter painter(zoom, kFrame, shape);
    std::uint32_t state = 1;
    // Each texel is the mean of 4^level numbers.
    const auto noise = [&] {
        std::vector<float> values(shape.size.area());
        for (float& value : values) {
            state = state * 1664525 + 1013904223;
            value = static_cast<float>(state >> 8) / (1 << 24);
        }
        const auto strip = std::make_shared<StripPyramid>(shape.size);
        for (int level = 0; level < StripShape::kLevels; ++level) {
            const int width = shape.size.width >> level, height = shape.size.height >> level;
            for (int y = 0; y < height; ++y) {
                std::vector<RgbF> colors(static_cast<std::size_t>(width));
                for (int i = 0; i < shape.size.width << level; ++i) {
                    const int x = i % shape.size.width, below = i / shape.size.width;
                    colors[static_cast<std::size_t>(x >> level)].r +=
                        values[static_cast<std::size_t>(((y << level) + below) * shape.size.width +
                                                        x)] /
                        static_cast<float>(1 << (2 * level));
                }
                strip->setRow(level, y, colors);
            }
        }
        return strip;
    };
    FrameStrips strips;
    for (int i = 0; i < painter.stripCount(); ++i)
        strips.list.push_back(noise());

    std::vector<double> strengths;
    for (int step = 0; step < 24; ++step) {
        const std::vector<RgbF> colors = paint(painter, step / 24.0, strips, kFrame);
        double sum = 0;
        for (const RgbF& color : colors)
            sum += (color.r - 0.5) * (color.r - 0.5);
        strengths.push_back(std::sqrt(sum / static_cast<double>(colors.size())));
    }
    const auto [least, most] = std::ranges::minmax(strengths);
    EXPECT_LT(most / least, 1.03) << least << ' ' << most;
}

}  // namespace
