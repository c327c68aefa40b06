#include "render/view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace fathom {
namespace {

constexpr Size kImage{1280, 720};

Decimal decimal(const char* text) {
    return Decimal::parse(text).value();
}

View viewAt(const char* re, const char* im, const char* radius) {
    return {decimal(re), decimal(im), decimal(radius), {}};
}

// The distance between two points in pixels of a view.
double pixelsBetween(const View::Point& a, const View::Point& b, const View& view) {
    const FloatExp spacing = view.spacing(kImage);
    return std::hypot(((a.re - b.re).toFloatExp() / spacing).toDouble(),
                      ((a.im - b.im).toFloatExp() / spacing).toDouble());
}

TEST(View, FollowsThePixelConvention) {
    const View view = viewAt("-0.75", "0.25", "1.5");
    const View::Point corner = view.pointAt({0, 0}, kImage);
    EXPECT_NEAR(corner.re.toDouble(), -0.75 - 1.5 * 1280 / 720, 1e-5);
    EXPECT_NEAR(corner.im.toDouble(), 0.25 + 1.5, 1e-5);
    EXPECT_EQ(view.pointAt({640, 360}, kImage).re, decimal("-0.75"));
}

TEST(View, FlipsTheImaginaryAxisAndTurnsCounterClockwise) {
    View view = viewAt("0", "0", "1");
    view.transform.flip = true;
    EXPECT_NEAR(view.pointAt({640, 0}, kImage).im.toDouble(), -1, 1e-9);
    view.transform = {.rotation = 90};
    EXPECT_NEAR(view.pointAt({640, 0}, kImage).re.toDouble(), -1, 1e-9);
    EXPECT_NEAR(view.pointAt({1000, 360}, kImage).im.toDouble(), 1, 1e-9);
}

TEST(View, StretchKeepsTheArea) {
    const Matrix2 matrix = matrixOf({.rotation = 20});
    EXPECT_NEAR(matrix.xx * matrix.yy - matrix.xy * matrix.yx, 1, 1e-15);
    const Matrix2 stretched = matrixOf({33, true, 17, 3});
    EXPECT_NEAR(stretched.xx * stretched.yy - stretched.xy * stretched.yx, -1, 1e-12);
}

TEST(View, TransformsAreKnownByTheirMatrices) {
    for (const Transform& transform :
         {Transform{}, Transform{33, true, 17, 3}, Transform{-150, false, -40, 1.25},
          Transform{90, true}, Transform{10, false, 60, 100}}) {
        const Matrix2 wanted = matrixOf(transform);
        const Matrix2 scaled{7 * wanted.xx, 7 * wanted.xy, 7 * wanted.yx, 7 * wanted.yy};
        const Transform found = transformWith(scaled);
        EXPECT_EQ(found.flip, transform.flip);
        const Matrix2 matrix = matrixOf(found);
        const double error =
            std::max({std::fabs(matrix.xx - wanted.xx), std::fabs(matrix.xy - wanted.xy),
                      std::fabs(matrix.yx - wanted.yx), std::fabs(matrix.yy - wanted.yy)});
        EXPECT_LT(error, 1e-9 * transform.stretch);
    }
    EXPECT_EQ(transformWith({2, 0, 0, 2}), Transform{});
}

TEST(View, ZoomKeepsThePointUnderTheCursor) {
    std::mt19937 random(1);
    for (const char* radius : {"1.5", "1e-20", "3.7e-400"}) {
        View view = viewAt("-0.743643887037151", "0.131825904205330", radius);
        view.transform = {static_cast<double>(random() % 360), random() % 2 == 0, 30, 1.5};
        const PointF cursor{static_cast<double>(random() % 1280),
                            static_cast<double>(random() % 720)};
        const View zoomed = view.zoomedAt(cursor, kImage, 2);
        EXPECT_LT(
            pixelsBetween(view.pointAt(cursor, kImage), zoomed.pointAt(cursor, kImage), zoomed),
            0.01);
        EXPECT_NEAR((view.radius.toFloatExp() / zoomed.radius.toFloatExp()).toDouble(), 2, 1e-12);
    }
}

TEST(View, TenThousandZoomStepsAboutTheCursorAndBackReturn) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> x(0, kImage.width), y(0, kImage.height),
        factor(1.05, 1.4);
    struct Step {
        PointF cursor;
        double factor;
    };
    std::vector<Step> steps;
    const View start = viewAt("-0.743643887037151", "0.131825904205330", "1.5");
    View view = start;
    for (int i = 0; i < 10'000; ++i) {
        steps.push_back({{x(random), y(random)}, factor(random)});
        view = view.zoomedAt(steps.back().cursor, kImage, steps.back().factor);
    }
    EXPECT_GT(view.depth10(), 500);
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        view = view.zoomedAt(step->cursor, kImage, 1 / step->factor);
    const double shift = pixelsBetween({view.re, view.im}, {start.re, start.im}, start);
    EXPECT_LT(shift, 0x1p-20);
    EXPECT_NEAR((view.radius.toFloatExp() / start.radius.toFloatExp()).toDouble(), 1, 0x1p-30);
    std::printf("after 10,000 steps in and back: %.3g pixels off\n", shift);
}

TEST(View, TenThousandRandomZoomStepsAreUndoneStepByStep) {
    std::mt19937 random(8);
    const View start = viewAt("-1.25", "0.02", "1e-5");
    View view = start;
    for (int i = 0; i < 10'000; ++i) {
        const PointF cursor{static_cast<double>(random() % 1280),
                            static_cast<double>(random() % 720)};
        const double factor = random() % 2 ? 1.25 : 0.8;
        view = view.zoomedAt(cursor, kImage, factor).zoomedAt(cursor, kImage, 1 / factor);
    }
    EXPECT_LT(pixelsBetween({view.re, view.im}, {start.re, start.im}, start), 0x1p-20);
}

TEST(View, PanMovesThePictureWithTheHand) {
    View view = viewAt("-0.5", "0.5", "1e-100");
    view.transform.rotation = 30;
    const View panned = view.panned({100, -40}, kImage);
    EXPECT_LT(
        pixelsBetween(view.pointAt({200, 300}, kImage), panned.pointAt({300, 260}, kImage), view),
        0.01);
    const View recentred = view.recentredAt({10, 20}, kImage);
    EXPECT_LT(pixelsBetween(view.pointAt({10, 20}, kImage), {recentred.re, recentred.im}, view),
              0.01);
}

TEST(View, MapsPixelsOfOnePictureToAnother) {
    std::mt19937 random(3);
    for (int round = 0; round < 50; ++round) {
        View a = viewAt("-0.5", "0.5", "1e-50");
        a.transform = {static_cast<double>(random() % 360), random() % 2 == 0, 10, 1.25};
        View b = a.zoomedAt({900, 100}, kImage, 3).panned({17, 5}, kImage).rotatedBy(40);
        const Size small{640, 360};
        const View::PixelMap map = b.mapFrom(a, small, kImage);
        const PointF p{static_cast<double>(random() % 640), static_cast<double>(random() % 360)};
        const PointF q{map.matrix.xx * p.x + map.matrix.xy * p.y + map.shift.x,
                       map.matrix.yx * p.x + map.matrix.yy * p.y + map.shift.y};
        EXPECT_LT(pixelsBetween(a.pointAt(p, small), b.pointAt(q, kImage), a), 0.05);
    }
}

TEST(View, StopsAtTheEndsOfTheScale) {
    View view = viewAt("0", "0", "1e9");
    EXPECT_EQ(view.zoomedAt({0, 0}, kImage, 0.5).radius, decimal("1e9"));
    view.radius = decimal("1e-1000000");
    EXPECT_EQ(view.zoomedAt({0, 0}, kImage, 2).radius, decimal("1e-1000000"));
}

TEST(View, RefusesImpossibleNumbers) {
    for (const char* radius : {"0", "-1", "1e-1000001", "1e10"}) {
        const auto result = validate(viewAt("0", "0", radius));
        ASSERT_FALSE(result) << radius;
        EXPECT_EQ(result.error().code, ErrorCode::InvalidInput);
    }
    View view = viewAt("0", "0", "1");
    EXPECT_TRUE(validate(view));
    view.transform.stretch = 0;
    EXPECT_FALSE(validate(view));
    view.transform = {.rotation = std::nan("")};
    EXPECT_FALSE(validate(view));
    EXPECT_FALSE(validate(viewAt("1e30", "0", "1")));
    EXPECT_FALSE(validate(viewAt("1e-999999999", "0", "1")));
}

}  // namespace
}  // namespace fathom
