#include "color/srgb.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace fathom {
namespace {

// The formula of IEC 61966-2-1, in double precision.
double encodeByDefinition(double linear) {
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
}

TEST(Srgb, EncodesByTheDefinition) {
    constexpr int kSteps = 1 << 21;
    int previous = 0;
    for (int i = 0; i <= kSteps; ++i) {
        const double linear = static_cast<double>(i) / kSteps;
        const Rgb32 color = toSrgb8({static_cast<float>(linear), 0, 0});
        const int code = static_cast<int>(color >> 16 & 0xff);
        ASSERT_NEAR(code, 255 * encodeByDefinition(linear), 0.5 + 0.03) << linear;
        ASSERT_GE(code, previous);
        previous = code;
    }
    EXPECT_EQ(previous, 255);
}

TEST(Srgb, EveryCodeSurvivesDecodingAndEncoding) {
    for (std::uint32_t code = 0; code < 256; ++code) {
        const Rgb32 color = code << 16 | (255 - code) << 8 | (code ^ 0x55);
        EXPECT_EQ(toSrgb8(fromSrgb8(color)), 0xff000000u | color);
    }
}

TEST(Srgb, ClampsWhatAScreenCannotShow) {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    EXPECT_EQ(toSrgb8({-0.5f, 1.5f, -0.0f}), 0xff00ff00u);
    EXPECT_EQ(toSrgb8({-kInfinity, kInfinity, 0}), 0xff00ff00u);
}

TEST(Srgb, ManyAtOnceEqualOneByOne) {
    for (const std::size_t length : {std::size_t{0}, std::size_t{1}, std::size_t{127},
                                     std::size_t{128}, std::size_t{129}, std::size_t{1000}}) {
        std::vector<RgbF> linear;
        for (std::size_t i = 0; i < length; ++i) {
            const float value = static_cast<float>(i) / 700.0f - 0.1f;
            linear.push_back({value, value * value, 1 - value});
        }
        std::vector<Rgb32> colors(length);
        toSrgb8(linear, colors);
        for (std::size_t i = 0; i < length; ++i)
            ASSERT_EQ(colors[i], toSrgb8(linear[i])) << i;
    }
}

}  // namespace
}  // namespace fathom
