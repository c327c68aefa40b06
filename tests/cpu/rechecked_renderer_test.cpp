// Compares a composed rung with the rungs that it is composed of.
#include <gtest/gtest.h>

#include "cpu/cpu_engine.h"
#include "support/mandelbrot_job.h"

namespace fathom::test {
namespace {

// Views in which doubles miss many counts.
constexpr Place kSpirals{"-0.743643887037158704752191506114774",
                         "0.131825904205311970493132056385139", "1e-11"};
constexpr Place kJuliaSpirals{"-0.527503118543534610789740", "0.075912178352287867071814", "1e-10",
                              2, true};
constexpr Place kCubicSpirals{"0.6027565154209668", "0.26320873708140397", "1e-10", 3};

class Rechecked : public testing::TestWithParam<Place> {
protected:
    static constexpr Size kSize{120, 90};
    static constexpr TileTask kWhole{{0, 0, 120, 90}, 1, 5000};

    std::unique_ptr<TileRenderer> on(const char* rung) {
        return m_engine.prepare(makeJob(GetParam(), rung, kSize), [](const Phrase&) {}, {}).value();
    }
    Tile whole(const char* rung) { return on(rung)->render(kWhole, {}).value(); }

    /// How many pixels that have escaped in both tiles have different counts.
    static std::size_t otherCounts(const Tile& a, const Tile& b) {
        std::size_t others = 0;
        for (std::size_t i = 0; i < a.samples.size(); ++i) {
            const std::uint64_t one = a.samples[i].count, other = b.samples[i].count;
            others += one != other && one != kInteriorCount && other != kInteriorCount;
        }
        return others;
    }

    CpuEngine m_engine{1};
};

INSTANTIATE_TEST_SUITE_P(Places, Rechecked, testing::Values(kSpirals, kJuliaSpirals, kCubicSpirals),
                         [](const auto& place) {
                             const Place& shown = place.param;
                             return shown.isJulia      ? "Julia"
                                    : shown.power == 3 ? "Cubic"
                                                       : "Spirals";
                         });

TEST_P(Rechecked, CountsAsTheSecondRung) {
    const Tile expected = whole("dd");
    const std::size_t missed = otherCounts(whole("fp64"), expected);
    EXPECT_GT(missed, kSize.area() / 100) << "this view shows nothing";
    EXPECT_LE(otherCounts(whole("fp64-checked"), expected), missed / 50);
}

TEST_P(Rechecked, CountsTheIterationsOfBothRungs) {
    EXPECT_GT(whole("fp64-checked").iterations, whole("fp64").iterations);
}

TEST_P(Rechecked, IsTheSameInSlices) {
    const Tile expected = whole("fp64-checked");
    const auto renderer = on("fp64-checked");
    auto tile = renderer->render({kWhole.rect, 1, 64}, {});
    for (std::uint64_t limit = 100; limit < kWhole.iterationLimit; limit += limit / 2)
        tile = renderer->resume(*tile, limit, {});
    tile = renderer->resume(*tile, kWhole.iterationLimit, {});
    ASSERT_TRUE(tile);
    EXPECT_EQ(differences(*tile, expected), 0u);
    EXPECT_EQ(tile->state == nullptr, expected.state == nullptr);
}

TEST_P(Rechecked, Stops) {
    std::stop_source source;
    source.request_stop();
    const auto tile = on("fp64-checked")->render(kWhole, {source.get_token(), {}});
    ASSERT_FALSE(tile);
    EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom::test
