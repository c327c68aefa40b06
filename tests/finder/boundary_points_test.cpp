#include "finder/boundary_points.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fathom {
namespace {

constexpr Size kGrid{32, 18};

std::size_t at(int x, int y) {
    return static_cast<std::size_t>(y) * kGrid.width + static_cast<std::size_t>(x);
}

// Samples of the plane outside a disc around the middle; nothing inside the disc escapes.
std::vector<TileSample> discOf(double radius, double step) {
    std::vector<TileSample> samples(kGrid.area());
    for (int y = 0; y < kGrid.height; ++y)
        for (int x = 0; x < kGrid.width; ++x) {
            TileSample& sample = samples[at(x, y)];
            const double right = x + 0.5 - kGrid.width / 2.0, up = kGrid.height / 2.0 - y - 0.5;
            const double from = std::hypot(right, up);
            sample.count = from < radius ? kInteriorCount : 10;
            if (from < radius) continue;
            sample.distance_x = static_cast<float>(step * (from - radius) * right / from + 1e-6);
            sample.distance_y = static_cast<float>(step * (from - radius) * up / from);
        }
    return samples;
}

TEST(BoundaryPoints, LieAroundABody) {
    for (const double step : {1.0, 8.0}) {
        const auto points = boundaryPoints(discOf(5, step), kGrid, step);
        EXPECT_GT(points.size(), 20u);
        for (const PointF& point : points) {
            const double from =
                std::hypot(point.x - kGrid.width / 2.0, point.y - kGrid.height / 2.0);
            EXPECT_GE(from, 5);
            EXPECT_LE(from, 6.51);
        }
    }
}

TEST(BoundaryPoints, AreTheNearestWhereTheBoundaryIsElsewhere) {
    std::vector<TileSample> samples(kGrid.area());
    for (int y = 0; y < kGrid.height; ++y)
        for (int x = 0; x < kGrid.width; ++x) {
            samples[at(x, y)].count = 10;
            samples[at(x, y)].distance_x = static_cast<float>(-(x + 5));
        }
    const auto points = boundaryPoints(samples, kGrid, 1);
    ASSERT_FALSE(points.empty());
    for (const PointF& point : points)
        EXPECT_LT(point.x, 2.5);
}

TEST(BoundaryPoints, AreNoneInFlatPictures) {
    TileSample inside{};
    inside.count = kInteriorCount;
    EXPECT_TRUE(boundaryPoints(std::vector(kGrid.area(), inside), kGrid, 1).empty());

    TileSample far{};
    far.count = 3;
    far.distance_y = 1000;
    EXPECT_TRUE(boundaryPoints(std::vector(kGrid.area(), far), kGrid, 1).empty());

    EXPECT_TRUE(boundaryPoints(std::vector(kGrid.area(), TileSample{}), kGrid, 1).empty());
}

TEST(BoundaryPoints, AreStepsWhereNoDistanceIsKnown) {
    std::vector<TileSample> samples(kGrid.area());
    for (int y = 0; y < kGrid.height; ++y)
        for (int x = 0; x < kGrid.width; ++x)
            samples[at(x, y)].count = x < 12 ? 10 : 20;
    const auto points = boundaryPoints(samples, kGrid, 1);
    EXPECT_EQ(points.size(), static_cast<std::size_t>(kGrid.height));
    for (const PointF& point : points)
        EXPECT_EQ(point.x, 11.5);
}

}  // namespace
}  // namespace fathom
