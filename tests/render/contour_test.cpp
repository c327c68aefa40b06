#include "render/contour.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace {

using namespace fathom;

constexpr Contour kCurves[]{
    {}, {.aspect = 0.5625, .bulge = 0.5}, {.aspect = 2, .bulge = 0.5}, {.aspect = 0.7, .bulge = 1}};

TEST(Contour, PlacesAreThoseOfPoints) {
    for (const Contour& curve : kCurves)
        for (int i = 0; i < 360; ++i)
            for (const double size : {1e-3, 1.0, 700.0}) {
                const double turn = (i + 0.5) / 360;
                const Contour::Place place = curve.placeOf(curve.pointAt(turn) * size);
                EXPECT_NEAR(place.turn, turn, 1e-14);
                EXPECT_NEAR(place.size / size, 1, 1e-14);
            }
}

TEST(Contour, RunsThroughItsAxesAndTurnsCounterClockwise) {
    for (const Contour& curve : kCurves) {
        EXPECT_NEAR(std::abs(curve.pointAt(0) - 1.0), 0, 1e-15);
        EXPECT_NEAR(std::abs(curve.pointAt(0.25) - std::complex(0.0, curve.aspect)), 0, 1e-15);
        EXPECT_NEAR(std::abs(curve.pointAt(0.5) + 1.0), 0, 1e-15);
    }
}

TEST(Contour, IsACircleByDefault) {
    for (int i = 0; i < 100; ++i)
        EXPECT_NEAR(
            std::abs(Contour().pointAt(i / 100.0) - std::polar(1.0, std::numbers::pi * i / 50)), 0,
            1e-15);
    EXPECT_NEAR(Contour().area(), std::numbers::pi, 1e-15);
}

TEST(Contour, SectorsOfEqualTurnsHaveEqualAreas) {
    constexpr int kSectors = 24, kParts = 400;
    for (const Contour& curve : kCurves) {
        double least = 1e9, greatest = 0;
        for (int sector = 0; sector < kSectors; ++sector) {
            double area = 0;
            for (int i = sector * kParts; i < (sector + 1) * kParts; ++i) {
                const std::complex<double> a = curve.pointAt(i / double{kSectors * kParts});
                const std::complex<double> b = curve.pointAt((i + 1) / double{kSectors * kParts});
                area += (a.real() * b.imag() - a.imag() * b.real()) / 2;
                least = std::min(least, std::abs(a));
                greatest = std::max(greatest, std::abs(a));
            }
            EXPECT_NEAR(area, curve.area() / kSectors, curve.area() * 1e-7) << sector;
        }
        EXPECT_GE(least, curve.least() * (1 - 1e-15));
        EXPECT_LE(greatest, curve.greatest() * (1 + 1e-15));
    }
}

}  // namespace
