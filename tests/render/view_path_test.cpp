#include "render/view_path.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fathom {
namespace {

View pathEnd(const char* re, const char* im, const char* radius) {
    return {
        Decimal::parse(re).value(), Decimal::parse(im).value(), Decimal::parse(radius).value(), {}};
}

double radiusOf(const View& view) {
    return view.radius.toFloatExp().toDouble();
}

const View kHome = pathEnd("-0.75", "0", "1.5");
const View kSeahorse =
    pathEnd("-0.743643887037158704752191506114774", "0.131825904205311970493132056385139", "1e-11");

TEST(ViewPath, BeginsAndEndsExactly) {
    const auto path = ViewPath::between(kHome, kSeahorse);
    ASSERT_TRUE(path);
    EXPECT_EQ(path->at(0), kHome);
    EXPECT_EQ(path->at(1), kSeahorse);
    EXPECT_EQ(path->at(1.5), kSeahorse);
}

// The goal comes nearer in each frame, and is never lost from sight by a jump.
TEST(ViewPath, MovesEvenlyTowardsADeepGoal) {
    for (const auto& [from, to] : {std::pair(kHome, kSeahorse), {kSeahorse, kHome}}) {
        const auto path = ViewPath::between(from, to);
        ASSERT_TRUE(path);
        constexpr int kFrames = 400;
        View before = path->at(0);
        for (int frame = 1; frame <= kFrames; ++frame) {
            const View view = path->at(frame / double{kFrames});
            const double radius = std::max(radiusOf(view), radiusOf(before));
            const double moved =
                std::hypot((view.re - before.re).toDouble(), (view.im - before.im).toDouble()) /
                radius;
            const double zoomed = std::fabs(std::log2(radiusOf(view) / radiusOf(before)));
            EXPECT_LT(moved, 3 * path->octaves() / kFrames) << frame;
            EXPECT_LT(zoomed, 1.5 * path->octaves() / kFrames) << frame;
            before = view;
        }
    }
}

TEST(ViewPath, GoesOutAcrossAndInBetweenDistantPlaces) {
    const View there = pathEnd("-1.75", "0.01", "1e-6");
    const auto path = ViewPath::between(pathEnd("0.3", "0.02", "1e-6"), there);
    ASSERT_TRUE(path);
    EXPECT_GT(radiusOf(path->at(0.5)), 0.5);
    EXPECT_NEAR(path->at(0.5).re.toDouble(), (0.3 - 1.75) / 2, 1e-3);
    // The two halves of the path meet.
    EXPECT_NEAR(radiusOf(path->at(0.4999999)), radiusOf(path->at(0.5000001)), 1e-5);
    EXPECT_NEAR(path->at(0.4999999).re.toDouble(), path->at(0.5000001).re.toDouble(), 1e-5);
}

TEST(ViewPath, ZoomsStraightWhereTheCentreStays) {
    const auto path = ViewPath::between(pathEnd("1", "0", "1"), pathEnd("1", "0", "1e-6"));
    ASSERT_TRUE(path);
    EXPECT_NEAR(path->octaves(), std::log2(1e6), 1e-9);
    EXPECT_NEAR(radiusOf(path->at(0.5)), 1e-3, 1e-9);
    EXPECT_EQ(path->at(0.3).re, Decimal::parse("1").value());
}

TEST(ViewPath, TurnsTheShortWay) {
    View from = kHome, to = kHome;
    from.transform.rotation = 170;
    to.transform.rotation = -170;
    const auto path = ViewPath::between(from, to);
    ASSERT_TRUE(path);
    EXPECT_NEAR(std::remainder(path->at(0.5).transform.rotation - 180, 360), 0, 1e-9);
}

TEST(ViewPath, IsNoneWhereNobodyCouldFollow) {
    EXPECT_FALSE(ViewPath::between(kHome, pathEnd("-0.75", "0", "1e-300")));
    EXPECT_FALSE(ViewPath::between(kHome, pathEnd("-0.75", "0", "1e-100000")));
    View mirrored = kHome;
    mirrored.transform.flip = true;
    EXPECT_FALSE(ViewPath::between(kHome, mirrored));
}

}  // namespace
}  // namespace fathom
