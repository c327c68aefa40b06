// The benchmark of engines, run on an engine that makes up its counts.
#include "cli/arithmetic_bench.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

constexpr std::uint64_t kCount = 3;

class InventedRenderer final : public TileRenderer {
public:
    explicit InventedRenderer(bool makesColors) : m_makesColors(makesColors) {}
    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        if (m_makesColors && control.colors) {
            const std::vector<std::uint32_t> row(static_cast<std::size_t>(task.columns()));
            for (int y = 0; y < task.rows(); ++y)
                control.colored(static_cast<std::size_t>(y) * row.size(), row);
            EXPECT_TRUE(control.stop.stop_requested()) << "samples are not wanted";
            return fail(ErrorCode::Cancelled, "The tile was stopped.");
        }
        Tile tile;
        tile.task = task;
        tile.samples.assign(static_cast<std::size_t>(tile.columns()) * tile.rows(),
                            {.count = kCount});
        return tile;
    }
    Result<Tile> resume(const Tile& tile, std::uint64_t, const TileControl&) override {
        return tile;
    }

private:
    const bool m_makesColors;
};

class InventedBaseline final : public Baseline {
public:
    explicit InventedBaseline(std::uint64_t sum) : m_sum(sum) {}
    Result<std::uint64_t> iteratePlainly(std::uint32_t) override { return m_sum; }
    Result<std::uint64_t> reachLimit() override { return 1000; }
    Result<std::uint64_t> copyMemory() override { return 1000; }

private:
    const std::uint64_t m_sum;
};

class InventedEngine final : public Engine {
public:
    InventedEngine(std::uint64_t plainCount, DeviceKind kind, bool makesColors)
        : m_plainCount(plainCount), m_makesColors(makesColors) {
        m_info.id = "invented";
        m_info.kind = kind;
        m_info.label = "Invented engine";
        m_info.numbers = {NumberKind::Fp32};
        if (kind == DeviceKind::BuiltInCpu) m_info.numbers.push_back(NumberKind::Ff);
    }
    const EngineInfo& info() const override { return m_info; }
    int concurrency() const override { return 2; }
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob>,
                                                  const std::function<void(Phrase)>&,
                                                  std::stop_token) override {
        return std::make_unique<InventedRenderer>(m_makesColors);
    }
    Result<std::unique_ptr<Baseline>> baseline(std::shared_ptr<const RenderJob> job,
                                               std::stop_token) override {
        const TileRect& area = job->grid->area;
        return std::make_unique<InventedBaseline>(
            m_plainCount * static_cast<std::uint64_t>(area.width) * area.height);
    }

private:
    const std::uint64_t m_plainCount;
    const bool m_makesColors;
    EngineInfo m_info;
};

Result<std::vector<ArithmeticRate>> measured(std::uint64_t plainCount,
                                             DeviceKind kind = DeviceKind::BuiltInCpu,
                                             bool makesColors = false) {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<InventedEngine>(plainCount, kind, makesColors));
    return measureArithmetic(engines,
                             [](const std::string&, double share) {
                                 EXPECT_GE(share, 0);
                                 EXPECT_LT(share, 1);
                             },
                             {});
}

TEST(ArithmeticBench, MeasuresEachRungOfAnEngineAtThreeViews) {
    const auto rates = measured(kCount);
    ASSERT_TRUE(rates) << rates.error().message;
    ASSERT_EQ(rates->size(), 12U);
    for (std::size_t i = 0; i < rates->size(); ++i) {
        const ArithmeticRate& rate = (*rates)[i];
        EXPECT_EQ(rate.device, "invented");
        EXPECT_EQ(rate.rung, (std::array{"fp32", "ff", "ff-lazy", "ff-grid"})[i / 3]);
        EXPECT_EQ(rate.view, (std::array{"interior", "boundary", "full"})[i % 3]);
        EXPECT_GT(rate.gigaIterationsPerSecond, 0);
        EXPECT_GT(rate.ratioToNaive, 0);
        EXPECT_EQ(rate.shareOfLimit.has_value(), i < 3);
        EXPECT_FALSE(rate.shown);
    }
}

TEST(ArithmeticBench, ShowsPicturesOfGraphicsDevicesThatMakeColors) {
    for (const bool makesColors : {true, false}) {
        const auto rates = measured(kCount, DeviceKind::OpenClGpu, makesColors);
        ASSERT_TRUE(rates) << rates.error().message;
        ASSERT_FALSE(rates->empty());
        for (const ArithmeticRate& rate : *rates)
            EXPECT_EQ(rate.shown.value_or(0) > 0, makesColors);
    }
}

TEST(ArithmeticBench, FailsWhereCountsDiffer) {
    const auto rates = measured(kCount + 1);
    ASSERT_FALSE(rates);
    EXPECT_EQ(rates.error().code, ErrorCode::Internal);
}

}  // namespace
}  // namespace fathom
