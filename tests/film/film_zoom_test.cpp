#include "film/film_zoom.h"

#include <gtest/gtest.h>

#include <cmath>

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
    return std::hypot(re, im) + std::fabs(size);
}

const View kHome = viewOf("-0.5", "0", "1.5");
const View kDeep =
    viewOf("-1.4798157761324732607229845259787785469224072", "-0.0006391119326", "1e-40");

TEST(FilmZoom, EndsWithBothViews) {
    for (const Transform& transform :
         {Transform{}, Transform{30, true, 20, 1.5}, Transform{-90, false, 0, 2}}) {
        View wide = kHome, narrow = kDeep;
        wide.transform = narrow.transform = transform;
        const FilmZoom zoom = FilmZoom::between(wide, narrow).value();
        EXPECT_NEAR(zoom.octaves, std::log2(1.5e40), 1e-9);
        EXPECT_LT(distance(zoom.viewAt(0), wide), 1e-12);
        EXPECT_LT(distance(zoom.viewAt(zoom.octaves), narrow), 1e-12);
    }
}

TEST(FilmZoom, KeepsOnePointInItsPlace) {
    const FilmZoom zoom = FilmZoom::between(kHome, kDeep).value();
    for (double depth = 0; depth < zoom.octaves; depth += 7.3) {
        const View view = zoom.viewAt(depth);
        const FloatExp radius = view.radius.toFloatExp();
        EXPECT_NEAR(((zoom.re - view.re).toFloatExp() / radius).toDouble(), zoom.anchor.x, 1e-15);
        EXPECT_NEAR(((zoom.im - view.im).toFloatExp() / radius).toDouble(), zoom.anchor.y, 1e-15);
    }
}

TEST(FilmZoom, RefusesWhatIsNoZoom) {
    EXPECT_FALSE(FilmZoom::between(kDeep, kHome));
    EXPECT_FALSE(FilmZoom::between(kHome, kHome));
    EXPECT_FALSE(FilmZoom::between(viewOf("50", "0", "1"), kDeep));
    View turned = kDeep;
    turned.transform.rotation = 10;
    EXPECT_FALSE(FilmZoom::between(kHome, turned));
}

}  // namespace
