#include "color/piece_colors.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

constexpr TileTask kTask{.rect = {10, 20, 128, 6}, .step = 1, .iterationLimit = 100};
constexpr Size kSize{200, 40};
constexpr PieceColors::Picture kPicture{RenderId{7}, kSize};

std::shared_ptr<const Colorizer> colorizer(std::uint32_t interior) {
    ColorSettings settings;
    settings.interior = interior;
    return std::make_shared<const Colorizer>(*Colorizer::create(settings));
}

Samples someSamples() {
    Samples samples(static_cast<std::size_t>(kTask.columns()) * kTask.rows());
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = {.count = i % 5 == 0 ? kInteriorCount : 10 + i, .fraction = 0.25f};
    return samples;
}

class PieceColorsTest : public testing::Test {
protected:
    void paint(const PieceColors::Picture& picture, std::size_t first, std::size_t length) {
        m_colors.paint(picture, kTask, first, std::span(m_samples).subspan(first, length));
    }
    void paintAll(const PieceColors::Picture& picture) {
        paint(picture, 200, m_samples.size() - 200);
        paint(picture, 0, 200);
    }
    std::shared_ptr<const ColorCanvas> take(std::uint64_t generation) {
        return m_colors.take(kPicture.render, kTask, generation);
    }

    /// The tile's part of a canvas.
    static std::vector<Rgb32> tileOf(const ColorCanvas& canvas) {
        std::vector<Rgb32> tile;
        for (int row = 0; row < kTask.rows(); ++row) {
            const Rgb32* const begin = canvas.cornerOf(kTask) + row * canvas.columns();
            tile.insert(tile.end(), begin, begin + kTask.columns());
        }
        return tile;
    }
    std::vector<Rgb32> colorsBy(const Colorizer& colorizer) const {
        std::vector<Rgb32> whole(m_samples.size());
        colorizer.toRgb32(m_samples, whole);
        return whole;
    }

    PieceColors m_colors;
    const Samples m_samples = someSamples();
};

TEST_F(PieceColorsTest, AreThoseOfTheWholeTile) {
    const auto by = colorizer(0x123456);
    m_colors.setColors(by, 3);
    paintAll(kPicture);
    const auto canvas = take(3);
    ASSERT_TRUE(canvas);
    EXPECT_EQ(tileOf(*canvas), colorsBy(*by));
    EXPECT_FALSE(take(3));
}

TEST_F(PieceColorsTest, AreNoneIfAPieceIsMissing) {
    m_colors.setColors(colorizer(0x000000), 1);
    paint(kPicture, 0, 256);
    EXPECT_FALSE(take(1));
}

TEST_F(PieceColorsTest, MakeTheWholePictureOnceAllTilesAreThere) {
    constexpr TileTask kAbove{.rect = {0, 0, 50, 6}, .step = 1, .iterationLimit = 100};
    constexpr TileTask kBelow{.rect = {0, 6, 50, 10}, .step = 1, .iterationLimit = 100};
    constexpr PieceColors::Picture kSmall{kPicture.render, {50, 16}};
    const auto by = colorizer(0x123456);
    m_colors.setColors(by, 1);
    const std::span all(m_samples);
    EXPECT_TRUE(m_colors.paint(kSmall, kBelow, 0, all.first(500)));
    const auto canvas = m_colors.take(kSmall.render, kBelow, 1);
    ASSERT_TRUE(canvas);
    EXPECT_EQ(canvas->whole(), nullptr);
    EXPECT_TRUE(m_colors.paint(kSmall, kAbove, 0, all.first(300)));
    EXPECT_EQ(m_colors.take(kSmall.render, kAbove, 1), canvas);
    ASSERT_NE(canvas->whole(), nullptr);
    const std::vector<Rgb32> expected = colorsBy(*by);
    EXPECT_TRUE(std::equal(expected.begin(), expected.begin() + 300, canvas->whole()));
    EXPECT_TRUE(std::equal(expected.begin(), expected.begin() + 500, canvas->whole() + 300));
}

TEST_F(PieceColorsTest, AreNoneOutsideThePicture) {
    m_colors.setColors(colorizer(0x000000), 1);
    paintAll({kPicture.render, {137, 40}});
    EXPECT_FALSE(take(1));
}

// A device has failed after the first piece; another one begins anew.
TEST_F(PieceColorsTest, CountAPieceThatComesTwiceOnce) {
    const auto by = colorizer(0x123456);
    m_colors.setColors(by, 1);
    const std::span all(m_samples);
    EXPECT_FALSE(m_colors.paint(kPicture, kTask, 0, all.first(384)));
    EXPECT_FALSE(m_colors.paint(kPicture, kTask, 0, all.first(384)));
    EXPECT_TRUE(m_colors.paint(kPicture, kTask, 384, all.subspan(384)));
    const auto canvas = take(1);
    ASSERT_TRUE(canvas);
    EXPECT_EQ(tileOf(*canvas), colorsBy(*by));
}

TEST_F(PieceColorsTest, OfADeviceAreTakenInTheirGeneration) {
    m_colors.setColors(std::make_shared<const Colorizer>(*Colorizer::create(initialColors())), 3);
    const PieceColors::Wanted wanted = m_colors.wanted();
    EXPECT_TRUE(wanted.colors);
    EXPECT_EQ(wanted.generation, 3u);
    const std::vector<Rgb32> colors(m_samples.size(), 0xff336699);
    EXPECT_FALSE(m_colors.put(kPicture, kTask, 0, colors, 2));
    EXPECT_TRUE(m_colors.put(kPicture, kTask, 0, colors, 3));
    const auto canvas = take(3);
    ASSERT_TRUE(canvas);
    EXPECT_EQ(tileOf(*canvas), colors);
}

TEST_F(PieceColorsTest, AreNoneInOtherColours) {
    paintAll(kPicture);  // there are no colours yet
    EXPECT_FALSE(take(0));
    m_colors.setColors(colorizer(0x000000), 1);
    paint(kPicture, 0, 256);
    m_colors.setColors(colorizer(0xffffff), 2);
    paint(kPicture, 256, m_samples.size() - 256);
    EXPECT_FALSE(take(2));
}

TEST_F(PieceColorsTest, KeepNoCanvasInOtherColours) {
    constexpr TileTask kOther{.rect = {0, 0, 10, 6}, .step = 1, .iterationLimit = 100};
    m_colors.setColors(colorizer(0x000000), 1);
    paintAll(kPicture);
    const std::weak_ptr<const ColorCanvas> before = take(1);
    EXPECT_FALSE(before.expired());
    m_colors.setColors(colorizer(0xffffff), 2);
    m_colors.paint(kPicture, kOther, 0, std::span(m_samples).first(60));
    EXPECT_TRUE(before.expired());
    EXPECT_TRUE(m_colors.take(kPicture.render, kOther, 2));
}

TEST_F(PieceColorsTest, OfOlderPicturesAreForgotten) {
    m_colors.setColors(colorizer(0x000000), 1);
    paint(kPicture, 0, 256);
    paintAll({RenderId{8}, kSize});
    paint(kPicture, 256, m_samples.size() - 256);
    EXPECT_FALSE(take(1));
    EXPECT_TRUE(m_colors.take(RenderId{8}, kTask, 1));
}

}  // namespace
}  // namespace fathom
