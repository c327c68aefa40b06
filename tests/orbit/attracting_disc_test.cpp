#include "orbit/attracting_disc.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <random>

namespace fathom::test {
namespace {

using Point = std::complex<double>;

/// z after so many iterations, or none if it has escaped.
bool escapes(Point c, int iterations, Point* last = nullptr) {
    Point z = 0;
    for (int i = 0; i < iterations; ++i) {
        z = {z.real() * z.real() - z.imag() * z.imag() + c.real(),
             2 * z.real() * z.imag() + c.imag()};
        if (std::norm(z) > 4) return true;
    }
    if (last) *last = z;
    return false;
}

AttractingDisc discAt(Point c, int iterations = 2000) {
    Point z;
    if (escapes(c, iterations, &z)) return {};
    return attractingDiscAt({c.real(), c.imag()}, {z.real(), z.imag()}, 1 << 14);
}

TEST(AttractingDisc, IsAQuarterOfAComponentAroundItsCentre) {
    // The cardioid's centre and the disc of period 2, whose radius is 1/4.
    EXPECT_NEAR(discAt({-1.0001, 0}).radius, 0.0625, 0.002);
    EXPECT_NEAR(discAt({0.001, 0}).radius, 0.125, 0.004);
    // The middle minibrot of period 3, 0.0095 wide.
    EXPECT_GT(discAt({-1.7549, 0}).radius, 0.001);
    EXPECT_EQ(discAt({-1.7, 0.1}).radius, 0);
    EXPECT_EQ(discAt({0.26, 0}, 10).radius, 0);
}

// Around places where components of many periods meet, and where they are small.
TEST(AttractingDisc, HasNoPointThatEscapes) {
    struct Place {
        Point centre;
        double radius;
    } places[]{{{-0.75, 0.01}, 0.02},
               {{-1.75, 0}, 0.02},
               {{-0.125, 0.6495}, 0.01},
               {{0.25, 0}, 0.01},
               {{-1.25, 0}, 0.05},
               {{-0.1565, 1.0323}, 0.01},
               {{-0.743643887037158704752, 0.131825904205311970493}, 2e-6},
               {{-1.9407998065294847, 0}, 2e-5},
               {{-1.7864402555634, 0}, 1e-6}};
    std::mt19937 random(5);
    std::uniform_real_distribution<double> unit(-1, 1);
    int found = 0;
    for (const Place& place : places)
        for (int i = 0; i < 400; ++i) {
            const Point c = place.centre + place.radius * Point{unit(random), unit(random)};
            const AttractingDisc disc = discAt(c);
            if (disc.radius == 0) continue;
            ++found;
            for (int k = 0; k < 12; ++k) {
                const Point edge =
                    std::polar(disc.radius, std::numbers::pi * (k + unit(random)) / 6);
                EXPECT_FALSE(escapes(c + edge, 20'000)) << c << ' ' << disc.radius;
            }
        }
    EXPECT_GT(found, 2000);
}

}  // namespace
}  // namespace fathom::test
