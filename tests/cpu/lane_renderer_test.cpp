// Compares lanes with one pixel at a time: every bit of every sample.
#include "cpu/lane_renderer.h"

#include <gtest/gtest.h>

#include <map>

#include "base/processor.h"
#include "cpu/direct_renderer.h"
#include "render/direct_state.h"
#include "support/mandelbrot_job.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

constexpr Size kSize{150, 100};
constexpr TileRect kAll{0, 0, 150, 100};
constexpr const char* kRungs[] = {"fp32",    "fp64", "ff",      "ff-lazy",
                                  "ff-grid", "dd",   "dd-lazy", "dd-grid"};

constexpr Place kBoundary{"-0.7436", "0.1318", "0.004"};
constexpr Place kInterior{"-0.2", "0", "0.7"};
constexpr Place kHome{"-0.5", "0", "2"};
constexpr Place kCubic{"0.3", "0.9", "0.3", 3};
constexpr Place kJulia{"0.1", "0", "1.1", 2, true};
constexpr Place kWideJulia{"0", "0", "100", 2, true};  // most start outside the escape radius
constexpr Place kPlaces[] = {kBoundary, kInterior, kHome, kCubic, kJulia, kWideJulia};

// Just outside the cusp, where a pixel takes some 30 million iterations to escape.
constexpr Place kSlow{"0.25000000000001", "0", "1e-15"};

using Table = std::span<const kernel::LaneEntry>;

/// The tables of every instruction set that this processor has.
std::vector<Table> tables() {
    std::vector<Table> all;
    [[maybe_unused]] const auto add = [&all](kernel::LaneTable table) {
        all.emplace_back(table.entries, table.count);
    };
#if defined(FATHOM_X86_64)
    if (FATHOM_PROCESSOR_HAS("x86-64-v3")) add(kernel::v3::laneTable());
    if (FATHOM_PROCESSOR_HAS("x86-64-v4")) add(kernel::v4::laneTable());
#elif defined(FATHOM_AARCH64)
    add(kernel::neon::laneTable());
#endif
    return all;
}

class LaneRenderers : public testing::Test {
protected:
    void SetUp() override {
        if (m_tables.empty()) GTEST_SKIP() << "This processor has no lanes.";
    }

    const std::vector<Table> m_tables = tables();
};

TEST_F(LaneRenderers, ComputeTheSamplesOfSinglePixels) {
    for (const char* rung : kRungs)
        for (const Place& place : kPlaces) {
            if (!hasForm(rung, place)) continue;
            const auto job = makeJob(place, rung, kSize);
            const auto single = makeDirectRenderer(job).value();
            // Limits within the first slice, at and between ends of blocks, and after many blocks.
            for (const std::uint64_t limit : {1, 5, 32, 33, 64, 1000, 5003}) {
                const TileTask task{kAll, stepOfShare(1), limit};
                const auto expected = single->render(task, {});
                for (const Table& table : m_tables) {
                    const auto tile = makeLaneRenderer(job, table)->render(task, {});
                    ASSERT_TRUE(tile && expected);
                    EXPECT_EQ(differences(*tile, *expected), 0u)
                        << rung << " at " << place.re << " to " << limit;
                }
            }
        }
}

TEST_F(LaneRenderers, TakeEveryPower) {
    for (const char* rung : kRungs)
        for (int power = 2; power <= 8; ++power) {
            if (!hasForm(rung, {"0", "0", "1.3", power})) continue;
            const auto job = makeJob({"0", "0", "1.3", power}, rung, kSize);
            const auto expected = makeDirectRenderer(job).value()->render({kAll, 1, 500}, {});
            for (const Table& table : m_tables) {
                const auto tile = makeLaneRenderer(job, table)->render({kAll, 1, 500}, {});
                ASSERT_TRUE(tile && expected);
                EXPECT_EQ(differences(*tile, *expected), 0u) << rung << " to the " << power;
            }
        }
}

TEST_F(LaneRenderers, ComputeEveryFormulaAsSinglePixels) {
    for (const FormulaSpec& formula : formulas()) {
        if (formula.hasSteps) continue;
        for (int power = formula.minimumPower; power <= formula.maximumPower; ++power)
            for (const char* rung : kRungs)
                for (const bool isJulia : {false, true}) {
                    const bool isForm = findRung(rung)->form != kNormalForm;
                    if (isForm && (!formula.endsInPowerPlusC || power > 2)) continue;
                    if (isJulia && !formula.hasJulia) continue;
                    const std::string id(formula.id);
                    const auto job = makeJob({"-0.5", "-0.3", "1.6", power, isJulia, id.c_str()},
                                             rung, {60, 40});
                    const TileTask all{{0, 0, 60, 40}, stepOfShare(1), 300};
                    const auto single = makeDirectRenderer(job).value();
                    const auto paused = single->render({all.rect, all.step, 40}, {});
                    const auto expected = single->render(all, {});
                    for (const Table& table : m_tables) {
                        const auto lanes = makeLaneRenderer(job, table);
                        const auto tile = lanes->render(all, {});
                        const auto resumed = lanes->resume(*paused, 300, {});
                        ASSERT_TRUE(tile && resumed && expected);
                        EXPECT_EQ(differences(*tile, *expected), 0u) << id << power << ' ' << rung;
                        EXPECT_EQ(differences(*resumed, *expected), 0u)
                            << id << power << ' ' << rung;
                    }
                }
    }
}

TEST_F(LaneRenderers, ConvergeAsSinglePixelsWhateverTheLimit) {
    const Place places[] = {{"1.35", "0", "2.6", 2, false, "magnet1"},
                            {"1.2", "0", "1.8", 2, false, "magnet2"},
                            {"0", "0", "1e6", 3, false, "newton"},
                            {"0", "0", "3000", 3, false, "newton-roots"},
                            {"-0.3", "0", "0.9", 3, false, "nova"}};
    for (const char* rung : {"fp32", "fp64", "ff", "dd"})
        for (const Place& place : places) {
            const auto job = makeJob(place, rung, kSize);
            const auto single = makeDirectRenderer(job).value();
            const int step = stepOfShare(1);
            std::map<std::uint64_t, Tile> expected;  // by limit
            for (const std::uint64_t limit : {8, 9, 33, 150, 400})
                expected.emplace(limit, single->render({kAll, step, limit}, {}).value());
            for (const Table& table : m_tables) {
                const auto lanes = makeLaneRenderer(job, table);
                auto paused = lanes->render({kAll, step, 3}, {});
                for (const auto& [limit, atLimit] : expected) {
                    const auto tile = lanes->render({kAll, step, limit}, {});
                    paused = lanes->resume(*paused, limit, {});
                    ASSERT_TRUE(tile && paused);
                    EXPECT_EQ(differences(*tile, atLimit), 0u)
                        << place.formula << ' ' << rung << " to " << limit;
                }
                EXPECT_EQ(differences(*paused, expected.at(400)), 0u)
                    << place.formula << ' ' << rung;
                for (const TileRect& rect : {TileRect{37, 41, 64, 59}, TileRect{3, 5, 7, 1}}) {
                    const TileTask task{rect, 2, 100};
                    EXPECT_EQ(differences(*lanes->render(task, {}), *single->render(task, {})), 0u);
                }
            }
        }
}

// Rounding moves these orbits about a cycle for ever.
TEST_F(LaneRenderers, EndNearCyclesThatDoNotRepeat) {
    const auto job = makeJob({"0", "0", "2.5", 3, false, "newton-roots"}, "fp64", kSize);
    const auto expected = makeDirectRenderer(job).value()->render({kAll, 1, 5000}, {});
    for (const Table& table : m_tables) {
        const auto tile = makeLaneRenderer(job, table)->render({kAll, 1, 5000}, {});
        EXPECT_EQ(differences(*tile, *expected), 0u);
        EXPECT_LT(tile->iterations, expected->iterations / 2);
    }
}

TEST_F(LaneRenderers, TakePartsAndCoarseSamplesFromTheSamePixels) {
    for (const char* rung : kRungs) {
        const auto job = makeJob(kBoundary, rung, kSize);
        const auto single = makeDirectRenderer(job).value();
        for (const Table& table : m_tables) {
            const auto lanes = makeLaneRenderer(job, table);
            for (const TileRect& rect : {TileRect{37, 41, 64, 59}, TileRect{149, 99, 1, 1},
                                         TileRect{3, 5, 7, 1}, TileRect{0, 0, 33, 1}})
                for (const int step : {1, 2, 8, 64}) {
                    const TileTask task{rect, step, 800};
                    const auto tile = lanes->render(task, {}), expected = single->render(task, {});
                    ASSERT_TRUE(tile && expected);
                    EXPECT_EQ(differences(*tile, *expected), 0u) << rung << " step " << step;
                }
        }
    }
}

TEST_F(LaneRenderers, ResumeAndAreResumedAsIfTheyHadNeverPaused) {
    for (const char* rung : kRungs)
        for (const Place& place : kPlaces) {
            if (!hasForm(rung, place)) continue;
            const auto job = makeJob(place, rung, kSize);
            const auto single = makeDirectRenderer(job).value();
            const auto expected = single->render({kAll, 1, 3000}, {});
            for (const Table& table : m_tables) {
                const auto lanes = makeLaneRenderer(job, table);
                auto tile = lanes->render({kAll, 1, 20}, {});
                bool isSinglesTurn = false;
                for (const std::uint64_t limit : {21, 50, 333, 800, 1000, 3000}) {
                    TileRenderer& next = isSinglesTurn ? *single : *lanes;
                    isSinglesTurn = !isSinglesTurn && limit > 100;
                    tile = next.resume(*tile, limit, {});
                    ASSERT_TRUE(tile);
                    EXPECT_EQ(tile->task.iterationLimit, limit);
                }
                EXPECT_EQ(differences(*tile, *expected), 0u) << rung << " at " << place.re;
            }
        }
}

TEST_F(LaneRenderers, KnowWhoNeverEnds) {
    // Other points would take hours.
    const auto job = makeJob({"-0.1226", "0.7449", "0.01"}, "fp64", kSize);
    for (const Table& table : m_tables) {
        const auto tile = makeLaneRenderer(job, table)->render({kAll, 1, 1ull << 40}, {});
        ASSERT_TRUE(tile);
        EXPECT_EQ(tile->state, nullptr);
        for (const TileSample& sample : tile->samples)
            ASSERT_EQ(sample.count, kInteriorCount);
    }
}

TEST_F(LaneRenderers, StopInTheMiddleAndTellTheirShare) {
    for (const char* rung : {"fp64", "dd"})
        for (const Table& table : m_tables) {
            const auto lanes = makeLaneRenderer(makeJob(kSlow, rung, kSize), table);
            std::stop_source source;
            std::vector<double> shares;
            const TileControl control{.stop = source.get_token(), .advanced = [&](double share) {
                                          shares.push_back(share);
                                          if (shares.size() == 5) source.request_stop();
                                      }};
            const auto tile = lanes->render({{0, 0, 64, 64}, 1, 1u << 30}, control);
            ASSERT_FALSE(tile);
            EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
            EXPECT_EQ(shares.size(), 5u);
            EXPECT_TRUE(std::ranges::is_sorted(shares));
            EXPECT_GT(shares.front(), 0);
            EXPECT_LT(shares.back(), 1);
            // The lanes of a stopped tile can be used for the next one.
            EXPECT_TRUE(lanes->render({{0, 0, 8, 8}, 1, 500}, {}));
        }
}

TEST_F(LaneRenderers, LeaveSmallEscapeRadiiAndFixedPointAlone) {
    auto small = std::make_shared<RenderJob>(*makeJob(kBoundary, "fp64", kSize));
    EXPECT_NE(makeLaneRenderer(small), nullptr);
    small->request.location.escapeRadius = 2;
    EXPECT_EQ(makeLaneRenderer(small), nullptr);
    EXPECT_EQ(makeLaneRenderer(makeJob(kBoundary, "fp128", kSize)), nullptr);
}

}  // namespace
}  // namespace fathom::test
