// The benchmark of engines, run on an engine that makes up its counts.
#include "cli/arithmetic_bench.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

constexpr std::uint64_t kCount = 3;

class InventedRenderer final : public TileRenderer {
public:
    Result<Tile> render(const TileTask& task, const TileControl&) override {
        Tile tile;
        tile.task = task;
        tile.samples.assign(static_cast<std::size_t>(tile.columns()) * tile.rows(),
                            {.count = kCount});
        return tile;
    }
    Result<Tile> resume(const Tile& tile, std::uint64_t, const TileControl&) override {
        return tile;
    }
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
    explicit InventedEngine(std::uint64_t plainCount) : m_plainCount(plainCount) {
        m_info.id = "invented";
        m_info.label = "Invented engine";
        m_info.numbers = {NumberKind::Fp32, NumberKind::Ff};
    }
    const EngineInfo& info() const override { return m_info; }
    int concurrency() const override { return 2; }
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob>,
                                                  const std::function<void(Phrase)>&,
                                                  std::stop_token) override {
        return std::make_unique<InventedRenderer>();
    }
    Result<std::unique_ptr<Baseline>> baseline(std::shared_ptr<const RenderJob> job,
                                               std::stop_token) override {
        const TileRect& area = job->grid->area;
        return std::make_unique<InventedBaseline>(
            m_plainCount * static_cast<std::uint64_t>(area.width) * area.height);
    }

private:
    const std::uint64_t m_plainCount;
    EngineInfo m_info;
};

Result<std::vector<ArithmeticRate>> measured(std::uint64_t plainCount) {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<InventedEngine>(plainCount));
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
    }
}

TEST(ArithmeticBench, FailsWhereCountsDiffer) {
    const auto rates = measured(kCount + 1);
    ASSERT_FALSE(rates);
    EXPECT_EQ(rates.error().code, ErrorCode::Internal);
}

}  // namespace
}  // namespace fathom
