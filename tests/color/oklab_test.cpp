#include "color/oklab.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace fathom {
namespace {

TEST(Oklab, KnowsThePublishedAnchors) {
    const Oklab white = toOklab({1, 1, 1});
    EXPECT_NEAR(white.lightness, 1, 1e-6);
    EXPECT_NEAR(white.a, 0, 1e-6);
    EXPECT_NEAR(white.b, 0, 1e-6);

    const Oklab red = toOklab({1, 0, 0});
    EXPECT_NEAR(red.lightness, 0.62796, 1e-5);
    EXPECT_NEAR(red.a, 0.22486, 1e-5);
    EXPECT_NEAR(red.b, 0.12585, 1e-5);
}

TEST(Oklab, RoundTripsTheWholeCube) {
    std::mt19937 random(7);
    std::uniform_real_distribution<float> channel(0, 1);
    for (int i = 0; i < 20000; ++i) {
        const RgbF color{channel(random), channel(random), channel(random)};
        const RgbF back = fromOklab(toOklab(color));
        ASSERT_NEAR(back.r, color.r, 2e-6);
        ASSERT_NEAR(back.g, color.g, 2e-6);
        ASSERT_NEAR(back.b, color.b, 2e-6);
    }
}

TEST(Oklab, TheGamutTakesChromaAlone) {
    // Inside the gamut nothing changes. Outside, hue and lightness stay; a channel is at its limit.
    for (const double lightness : {0.1, 0.5, 0.9})
        for (int degrees = 0; degrees < 360; degrees += 5)
            for (const double chroma : {0.01, 0.1, 0.3}) {
                const double hue = degrees * std::numbers::pi / 180;
                const Oklab wanted{lightness, chroma * std::cos(hue), chroma * std::sin(hue)};
                const RgbF whole = fromOklab(wanted), shown = fromOklabInGamut(wanted);
                const float least = std::min({shown.r, shown.g, shown.b});
                const float most = std::max({shown.r, shown.g, shown.b});
                ASSERT_TRUE(least >= 0 && most <= 1);
                const Oklab color = toOklab(shown);
                EXPECT_NEAR(color.lightness, lightness, 1e-5);
                EXPECT_NEAR(color.a * wanted.b, color.b * wanted.a, 1e-6);
                EXPECT_GT(color.a * wanted.a + color.b * wanted.b, 0);
                if (std::min({whole.r, whole.g, whole.b}) >= 0 &&
                    std::max({whole.r, whole.g, whole.b}) <= 1)
                    EXPECT_EQ(shown, whole);
                else
                    EXPECT_TRUE(least < 0.002 || most > 0.998) << lightness << " " << degrees;
            }
    EXPECT_EQ(fromOklabInGamut({1.5, 0.1, 0}), (RgbF{1, 1, 1}));
    EXPECT_EQ(fromOklabInGamut({-0.5, 0, 0.1}), (RgbF{0, 0, 0}));
}

}  // namespace
}  // namespace fathom
