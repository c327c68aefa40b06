#include "color/piece_colors.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

constexpr TileTask kTask{.rect = {10, 20, 128, 6}, .step = 1, .iterationLimit = 100};
constexpr RenderId kRender{7};

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
    void paint(RenderId render, std::size_t first, std::size_t length) {
        m_colors.paint(render, kTask, first, std::span(m_samples).subspan(first, length));
    }
    void paintAll(RenderId render) {
        paint(render, 256, m_samples.size() - 256);
        paint(render, 0, 256);
    }

    PieceColors m_colors;
    const Samples m_samples = someSamples();
};

TEST_F(PieceColorsTest, AreThoseOfTheWholeTile) {
    const auto by = colorizer(0x123456);
    m_colors.setColors(by, 3);
    paintAll(kRender);
    const auto pixels = m_colors.take(kRender, kTask, 3);
    ASSERT_TRUE(pixels);
    PieceColors::Pixels whole(m_samples.size());
    by->toRgb32(m_samples, whole);
    EXPECT_EQ(*pixels, whole);
    EXPECT_FALSE(m_colors.take(kRender, kTask, 3));
}

TEST_F(PieceColorsTest, AreNoneIfAPieceIsMissing) {
    m_colors.setColors(colorizer(0x000000), 1);
    paint(kRender, 0, 256);
    EXPECT_FALSE(m_colors.take(kRender, kTask, 1));
}

// A device has failed after the first piece; another one begins anew.
TEST_F(PieceColorsTest, CountAPieceThatComesTwiceOnce) {
    const auto by = colorizer(0x123456);
    m_colors.setColors(by, 1);
    const std::span all(m_samples);
    EXPECT_FALSE(m_colors.paint(kRender, kTask, 0, all.first(384)));
    EXPECT_FALSE(m_colors.paint(kRender, kTask, 0, all.first(384)));
    EXPECT_TRUE(m_colors.paint(kRender, kTask, 384, all.subspan(384)));
    const auto pixels = m_colors.take(kRender, kTask, 1);
    ASSERT_TRUE(pixels);
    PieceColors::Pixels whole(m_samples.size());
    by->toRgb32(m_samples, whole);
    EXPECT_EQ(*pixels, whole);
}

TEST_F(PieceColorsTest, OfADeviceAreTakenInTheirGeneration) {
    m_colors.setColors(std::make_shared<const Colorizer>(*Colorizer::create(initialColors())), 3);
    const PieceColors::Wanted wanted = m_colors.wanted();
    EXPECT_TRUE(wanted.colors);
    EXPECT_EQ(wanted.generation, 3u);
    const std::vector<Rgb32> colors(m_samples.size(), 0xff336699);
    EXPECT_FALSE(m_colors.put(kRender, kTask, 0, colors, 2));
    EXPECT_TRUE(m_colors.put(kRender, kTask, 0, colors, 3));
    const auto pixels = m_colors.take(kRender, kTask, 3);
    ASSERT_TRUE(pixels);
    EXPECT_TRUE(std::ranges::equal(*pixels, colors));
}

TEST_F(PieceColorsTest, AreNoneInOtherColours) {
    paintAll(kRender);  // there are no colours yet
    EXPECT_FALSE(m_colors.take(kRender, kTask, 0));
    m_colors.setColors(colorizer(0x000000), 1);
    paint(kRender, 0, 256);
    m_colors.setColors(colorizer(0xffffff), 2);
    paint(kRender, 256, m_samples.size() - 256);
    EXPECT_FALSE(m_colors.take(kRender, kTask, 2));
}

TEST_F(PieceColorsTest, OfOlderPicturesAreForgotten) {
    m_colors.setColors(colorizer(0x000000), 1);
    paint(kRender, 0, 256);
    paintAll(RenderId{8});
    paint(kRender, 256, m_samples.size() - 256);
    EXPECT_FALSE(m_colors.take(kRender, kTask, 1));
    EXPECT_TRUE(m_colors.take(RenderId{8}, kTask, 1));
}

}  // namespace
}  // namespace fathom
