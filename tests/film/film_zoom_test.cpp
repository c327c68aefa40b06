#include "film/film_zoom.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>

namespace {

using namespace fathom;

Decimal decimal(const char* text) {
    return Decimal::parse(text).value();
}

View viewOf(const char* re, const char* im, const char* radius, Transform transform = {}) {
    View view;
    view.re = decimal(re);
    view.im = decimal(im);
    view.radius = decimal(radius);
    view.transform = transform;
    return view;
}

/// How far a view is from another, in radii of the other.
double distance(const View& a, const View& b) {
    const FloatExp radius = b.radius.toFloatExp();
    const double re = ((a.re - b.re).toFloatExp() / radius).toDouble();
    const double im = ((a.im - b.im).toFloatExp() / radius).toDouble();
    const double size = (a.radius.toFloatExp() / radius).toDouble() - 1;
    const Matrix2 m = matrixOf(a.transform), n = matrixOf(b.transform);
    return std::hypot(re, im) + std::fabs(size) + std::hypot(m.xx - n.xx, m.yx - n.yx) +
           std::hypot(m.xy - n.xy, m.yy - n.yy);
}

const View kHome = viewOf("-0.5", "0", "1.5");
const View kDeep =
    viewOf("-1.4798157761324732607229845259787785469224072", "-0.0006391119326", "1e-40");

/// Transforms of both ends.
const std::pair<Transform, Transform> kEnds[] = {
    {{}, {}},
    {{30, true, 20, 1.5}, {30, true, 20, 1.5}},
    {{-90, false, 0, 2}, {-90, false, 0, 2}},
    {{}, {33, false, 0, 1}},
    {{170, true, 0, 1}, {-160, true, 0, 1}},
    {{10, true, 30, 1.5}, {-60, true, 30, 1.5}},
    {{}, {40, false, 70, 1.25}},
    {{5, true, -20, 2}, {5, true, 60, 1.1}},
};

FilmZoom zoomBetween(const std::pair<Transform, Transform>& ends, View wide = kHome,
                     View narrow = kDeep) {
    wide.transform = ends.first;
    narrow.transform = ends.second;
    return FilmZoom::between(wide, narrow).value();
}

TEST(FilmZoom, EndsWithBothViews) {
    for (const auto& ends : kEnds)
        for (const char* radius : {"1e-40", "0.5"}) {
            View wide = kHome, narrow = kDeep;
            narrow.radius = decimal(radius);
            const FilmZoom zoom = zoomBetween(ends, wide, narrow);
            wide.transform = ends.first;
            narrow.transform = ends.second;
            EXPECT_NEAR(zoom.octaves, std::log2(1.5 / std::stod(radius)), 1e-9);
            EXPECT_LT(distance(zoom.viewAt(0), wide), 1e-12);
            EXPECT_LT(distance(zoom.viewAt(zoom.octaves), narrow), 1e-12);
        }
}

TEST(FilmZoom, KeepsOnePointInItsPlace) {
    for (const auto& ends : kEnds) {
        const FilmZoom zoom = zoomBetween(ends);
        for (double depth = 0; depth < zoom.octaves; depth += 7.3) {
            const View view = zoom.viewAt(depth);
            const FloatExp radius = view.radius.toFloatExp();
            const double x = ((zoom.re - view.re).toFloatExp() / radius).toDouble();
            const double y = ((zoom.im - view.im).toFloatExp() / radius).toDouble();
            const Matrix2 m = matrixOf(view.transform);
            EXPECT_NEAR(x, m.xx * zoom.anchor.x + m.xy * zoom.anchor.y, 1e-14);
            EXPECT_NEAR(y, m.yx * zoom.anchor.x + m.yy * zoom.anchor.y, 1e-14);
        }
    }
}

TEST(FilmZoom, TurnsEvenlyTheShorterWay) {
    const FilmZoom zoom = zoomBetween({{170, false, 0, 1}, {-160, false, 0, 1}});
    EXPECT_NEAR(zoom.viewAt(zoom.octaves / 3).transform.rotation, 180, 1e-9);
    EXPECT_NEAR(zoom.viewAt(zoom.octaves * 2 / 3).transform.rotation, -170, 1e-9);
    EXPECT_TRUE(zoom.keepsStretch());
}

/// A frame's matrix is that of its rings times that of its pose.
TEST(FilmZoom, PosesLayFramesOnRings) {
    for (const auto& ends : kEnds) {
        const FilmZoom zoom = zoomBetween(ends);
        for (const double depth : {0.0, 0.3 * zoom.octaves, zoom.octaves}) {
            const FilmZoom::Pose pose = zoom.poseAt(depth);
            const Matrix2 turned = matrixOf({.rotation = 360 * pose.turns}) * pose.stretch;
            const Matrix2 got = matrixOf(zoom.ringTransform()) * turned;
            const Matrix2 wanted = matrixOf(zoom.viewAt(depth).transform);
            EXPECT_NEAR(got.xx, wanted.xx, 1e-12);
            EXPECT_NEAR(got.xy, wanted.xy, 1e-12);
            EXPECT_NEAR(got.yx, wanted.yx, 1e-12);
            EXPECT_NEAR(got.yy, wanted.yy, 1e-12);
        }
    }
}

TEST(FilmZoom, RefusesWhatIsNoZoom) {
    EXPECT_FALSE(FilmZoom::between(kDeep, kHome));
    EXPECT_FALSE(FilmZoom::between(kHome, kHome));
    EXPECT_FALSE(FilmZoom::between(viewOf("50", "0", "1"), kDeep));
    View mirrored = kDeep;
    mirrored.transform.flip = true;
    EXPECT_FALSE(FilmZoom::between(kHome, mirrored));
}

}  // namespace
