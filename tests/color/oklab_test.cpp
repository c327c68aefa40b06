#include "color/oklab.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace fathom
