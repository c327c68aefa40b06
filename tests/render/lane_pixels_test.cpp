#include "render/lane_pixels.h"

#include <gtest/gtest.h>

#include <set>

namespace fathom {
namespace {

/// A runner that has memory but no kernels.
template <class Number>
class IdleRunner final : public LaneRunner<Number> {
public:
    using Word = WordOf<Number>;

    explicit IdleRunner(std::size_t cores) : LaneRunner<Number>(8, 2, cores) {}

    Word* reserve(std::size_t words) override {
        m_words.resize(words);
        return m_words.data();
    }
    void count(const LaneRows<Word>&, std::span<LanePart<Word>>, std::size_t) override {}
    void scout(const LaneRows<Word>&) override {}

private:
    std::vector<Word> m_words;
};

constexpr std::uint32_t kPlaces = LaneTypes<double>::LANE_PLACES;

/// All pixels of the parts are running; pixel k lies at k + (k / 2) i.
class LanePixelsTest : public testing::Test {
protected:
    using Pixels = LanePixels<double>;

    static Pixels fullParts(std::uint32_t parts, std::size_t cores) {
        Pixels pixels(std::make_unique<IdleRunner<double>>(cores), true);
        pixels.reserve(parts * kPlaces);
        for (std::uint32_t i = 0; i < parts * kPlaces; ++i) {
            DirectTypesOf<double>::orbit at{};
            at.z = {1.0 * i, 0.5 * i};
            pixels.add(i, at, {});
        }
        return pixels;
    }

    /// The indices of all running pixels. Checks that each pixel still has its own value.
    static std::set<std::uint32_t> runningIndices(const Pixels& pixels) {
        std::set<std::uint32_t> indices;
        for (const std::uint32_t place : pixels.runningPlaces()) {
            const std::uint32_t index = pixels.index(place);
            indices.insert(index);
            EXPECT_EQ(pixels.orbit(place).z.re, index);
            EXPECT_EQ(pixels.orbit(place).z.im, 0.5 * index);
        }
        EXPECT_EQ(indices.size(), pixels.running());
        return indices;
    }
};

TEST_F(LanePixelsTest, LeavesFullPartsAlone) {
    Pixels pixels = fullParts(3, 1);
    pixels.bringTogether();
    EXPECT_EQ(pixels.parts().size(), 3u);
    EXPECT_EQ(pixels.running(), 3u * kPlaces);
}

TEST_F(LanePixelsTest, BringsTogetherWhatThinsOut) {
    Pixels pixels = fullParts(6, 1);
    std::set<std::uint32_t> left;
    const std::uint32_t running[] = {0, 10, kPlaces, 1, 0, kPlaces - 1};
    for (std::uint32_t part = 0; part < 6; ++part) {
        pixels.parts()[part].running = running[part];
        for (std::uint32_t i = 0; i < running[part]; ++i)
            left.insert(part * kPlaces + i);
    }
    pixels.bringTogether();
    EXPECT_EQ(runningIndices(pixels), left);
    ASSERT_EQ(pixels.parts().size(), 3u);
    EXPECT_EQ(pixels.parts()[0].running, kPlaces);
    EXPECT_EQ(pixels.parts()[1].running, kPlaces);
    EXPECT_EQ(pixels.parts()[2].running, 10u);
}

TEST_F(LanePixelsTest, LeavesSomeForEachCore) {
    Pixels pixels = fullParts(8, 4);
    for (auto& part : pixels.parts())
        part.running = kPlaces / 4;
    const auto before = runningIndices(pixels);
    pixels.bringTogether();
    EXPECT_EQ(runningIndices(pixels), before);
    ASSERT_EQ(pixels.parts().size(), 4u);
    for (const auto& part : pixels.parts())
        EXPECT_EQ(part.running, kPlaces / 2);
}

TEST_F(LanePixelsTest, BringsNothingTogether) {
    Pixels pixels = fullParts(2, 1);
    for (auto& part : pixels.parts())
        part.running = 0;
    pixels.bringTogether();
    EXPECT_TRUE(pixels.parts().empty());
}

}  // namespace
}  // namespace fathom
