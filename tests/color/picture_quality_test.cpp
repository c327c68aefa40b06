#include "color/picture_quality.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

namespace fathom {
namespace {

constexpr Size kSize{64, 36};

template <class ColorAt>
std::vector<Rgb32> pictureOf(ColorAt colorAt) {
    std::vector<Rgb32> colors;
    for (int y = 0; y < kSize.height; ++y)
        for (int x = 0; x < kSize.width; ++x)
            colors.push_back(0xff000000u | colorAt(x, y));
    return colors;
}

Rgb32 rgb(int red, int green, int blue) {
    return static_cast<Rgb32>(red << 16 | green << 8 | blue);
}

// Waves between two colours.
Rgb32 wave(int x, int y) {
    const double t = 0.5 + 0.5 * std::sin(x * 0.35 + y * 0.2);
    return rgb(static_cast<int>(20 + 230 * t), static_cast<int>(30 + 150 * t),
               static_cast<int>(90 - 60 * t));
}

TEST(PictureQuality, WavesAreGood) {
    const PictureQuality quality = qualityOf(pictureOf(wave), kSize);
    EXPECT_EQ(quality.colored, 1);
    EXPECT_TRUE(quality.isGood());
}

// Each of these pictures is bad in the measure that its test names.
TEST(PictureQuality, TellsWhatIsWrong) {
    const auto mud = qualityOf(pictureOf([](int, int) { return rgb(90, 70, 50); }), kSize);
    EXPECT_LT(mud.range, 1e-9);
    EXPECT_EQ(mud.detail, 0);
    EXPECT_EQ(mud.flat, 1);
    EXPECT_FALSE(mud.isGood());

    const auto gray = qualityOf(pictureOf([](int x, int y) {
                                    const int level = static_cast<int>(wave(x, y) >> 16);
                                    return rgb(level, level, level);
                                }),
                                kSize);
    EXPECT_LT(gray.chroma, 1e-6);
    EXPECT_GT(gray.range, 0.45);
    EXPECT_FALSE(gray.isGood());

    std::uint32_t random = 1;
    const auto noise = qualityOf(pictureOf([&](int, int) {
                                     random = random * 1664525u + 1013904223u;
                                     return random >> 8;
                                 }),
                                 kSize);
    EXPECT_GT(noise.confetti, 0.5);
    EXPECT_FALSE(noise.isGood());

    const auto night = qualityOf(
        pictureOf([](int x, int y) { return x < 40 ? rgb(2, 1, 3) : wave(x, y); }), kSize);
    EXPECT_NEAR(night.dark, 40.0 / 64, 0.02);
    EXPECT_FALSE(night.isGood());

    const auto snow = qualityOf(
        pictureOf([](int x, int y) { return x < 40 ? rgb(253, 255, 254) : wave(x, y); }), kSize);
    EXPECT_NEAR(snow.pale, 40.0 / 64, 0.02);
    EXPECT_FALSE(snow.isGood());
}

TEST(PictureQuality, LeavesTheInteriorOut) {
    const auto body = [](int x, int y) {
        return std::hypot(x - 32, y - 18) < 12 ? Rgb32{0} : wave(x, y);
    };
    const PictureQuality quality = qualityOf(pictureOf(body), kSize);
    EXPECT_NEAR(quality.colored, 1 - M_PI * 11.5 * 11.5 / (64 * 36), 0.03);
    EXPECT_LT(quality.dark, 0.05);
    EXPECT_TRUE(quality.isGood());

    const PictureQuality night = qualityOf(pictureOf([](int, int) { return Rgb32{0}; }), kSize);
    EXPECT_EQ(night.colored, 0);
    EXPECT_FALSE(night.isGood());
}

// A single black pixel counts as a colour, not as interior.
TEST(PictureQuality, BlackPixelsAreNoInterior) {
    const auto dots = [](int x, int y) { return x % 4 == 1 && y % 4 == 1 ? Rgb32{0} : wave(x, y); };
    const PictureQuality quality = qualityOf(pictureOf(dots), kSize);
    EXPECT_EQ(quality.colored, 1);
    EXPECT_GT(quality.confetti, 0.03);
}

}  // namespace
}  // namespace fathom
