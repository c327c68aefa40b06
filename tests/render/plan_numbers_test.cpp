// Tiles, passes and bits of a plan.
#include <gtest/gtest.h>

#include "support/plan_requests.h"

namespace fathom::test {
namespace {

TEST(Plan, StreamsSlowPicturesInSmallTiles) {
    RenderRequest request = requestWithSpacing(10);
    auto plan = choosePlan(request, std::vector{kCpu});
    EXPECT_EQ(plan->tileSize, (Size{128, 128}));
    EXPECT_EQ(plan->passes, (std::vector{8, 1}));
    const auto team = choosePlan(request, std::vector{kGpu, kCpu});
    EXPECT_EQ(team->tileSize, (Size{256, 256}));
    EXPECT_EQ(team->processorTile, (Size{128, 128}));
    EXPECT_EQ(choosePlan(request, std::vector{kGpu})->tileSize, (Size{256, 256}));
    request = requestWithSpacing(120);
    plan = choosePlan(request, std::vector{kCpu});
    EXPECT_EQ(plan->tileSize, (Size{16, 16}));
    EXPECT_EQ(plan->passes, (std::vector{16, 4, 1}));
    request.coarseFirst = false;
    EXPECT_EQ(choosePlan(request, std::vector{kCpu})->passes, (std::vector{1}));
}

TEST(Plan, IteratesOnGpusInFewTiles) {
    EngineInfo gpu = kGpu;
    gpu.memoryBytes = std::size_t{16} << 30;
    RenderRequest request = requestWithSpacing(10);
    request.size = {1920, 1080};
    const auto tileSize = [&] { return choosePlan(request, std::vector{gpu})->tileSize; };
    EXPECT_EQ(tileSize(), request.size);
    request.size = {3840, 2160};
    EXPECT_EQ(tileSize(), (Size{3840, 540}));
    request.size = {4, 1'000'000};
    EXPECT_EQ(tileSize().width, 4);
    EXPECT_LE(tileSize().height, 0x10000);
    request.location.formula = defaultInstance(*findFormula("nova"));
    EXPECT_EQ(tileSize(), (Size{256, 256}));
    request = requestWithSpacing(10);
    request.priority = Priority::Background;
    request.size = {1920, 1080};
    EXPECT_EQ(tileSize().width, 1024);
    EXPECT_LE(tileSize().area(), std::size_t{1} << 18);
}

TEST(Plan, PerturbsOnGpusInFewTiles) {
    EngineInfo gpu = kGpu;
    gpu.numbers.push_back(NumberKind::DeltaFp64);
    gpu.memoryBytes = std::size_t{16} << 30;
    RenderRequest deep = requestWithSpacing(100);
    deep.size = {1920, 1080};
    const auto tileSize = [&](const std::vector<EngineInfo>& engines) {
        return choosePlan(deep, engines)->tileSize;
    };
    EXPECT_EQ(tileSize({gpu}), deep.size);
    EXPECT_EQ(tileSize({gpu, gpu}), (Size{1920, 540}));
    deep.region = {0, 768, 1920, 312};
    EXPECT_EQ(tileSize({gpu}), (Size{1920, 312}));
    deep.region = {};
    for (const Size large : {Size{40'000, 30'000}, {30, 1'000'000}}) {
        deep.size = large;
        const Size size = tileSize({gpu});
        EXPECT_LE(size.area(), std::size_t{1} << 21);
        EXPECT_GT(size.area(), std::size_t{1} << 20);
    }
    EngineInfo small = gpu;
    small.memoryBytes = std::size_t{1} << 30;
    EXPECT_LE(tileSize({small}).area(), std::size_t{1} << 17);
    EXPECT_LE(tileSize({gpu, small}).area(), std::size_t{1} << 17);
    small.memoryBytes = std::size_t{1} << 20;
    EXPECT_EQ(tileSize({small}), (Size{256, 256}));
    deep.priority = Priority::Background;
    EXPECT_LE(tileSize({gpu}).area(), std::size_t{1} << 18);
}

TEST(Plan, PerturbsOnProcessorsInTilesThatFitIntoCaches) {
    EngineInfo cpu = kCpu, driver = kCpu;
    driver.kind = DeviceKind::OpenClCpu;
    for (EngineInfo* const engine : {&cpu, &driver})
        engine->numbers.push_back(NumberKind::DeltaFp64);
    RenderRequest deep = requestWithSpacing(100);
    const auto tileSize = [&](const EngineInfo& engine) {
        return choosePlan(deep, std::vector{engine})->tileSize;
    };
    EXPECT_EQ(tileSize(cpu), (Size{64, 64}));
    EXPECT_EQ(tileSize(driver), (Size{128, 128}));
    deep.location.iterations.limit = 5'000'000;
    EXPECT_EQ(tileSize(cpu), (Size{128, 128}));
}

TEST(Plan, KeepsBitsBelowAPixelAndForEveryStep) {
    for (const int power : {-20, 3, 18, 47, 48, 94, 100, 1000, 1020}) {
        const RenderRequest request = requestWithSpacing(power, "1.5");
        const auto plan = choosePlan(request, std::vector{kCpu});
        EXPECT_GE(plan->precisionBits, power + 26 + 16);
        EXPECT_GE(plan->precisionBits, 128);
        EXPECT_LE(plan->precisionBits, std::max(power + 1 + 26 + 16, 128) + 63);
        EXPECT_EQ(plan->precisionBits % 64, 0);
        EXPECT_EQ(plan->iterationLimit, request.location.iterations.limit);
    }
    RenderRequest longest = requestWithSpacing(100);
    longest.location.iterations = {IterationLimit::kMaximum, false};
    EXPECT_GE(choosePlan(longest, std::vector{kCpu})->precisionBits, 100 + 62 + 16);
}

TEST(Plan, IteratesDividingFormulasWithMoreBits) {
    RenderRequest request = requestWithSpacing(128 - 26 - 16 - 1);
    request.forcedRung = "bigfloat";
    EXPECT_EQ(choosePlan(request, std::vector{kCpu})->precisionBits, 128);
    request.location.formula = defaultInstance(*findFormula("magnet1"));
    EXPECT_EQ(choosePlan(request, std::vector{kCpu})->precisionBits, 192);
}

TEST(Plan, DoesNotDependOnRegionOrAutomaticLimit) {
    RenderRequest request = requestWithSpacing(100);
    const auto whole = choosePlan(request, std::vector{kCpu});
    request.region = {10, 20, 30, 40};
    request.location.iterations = {50'000, false};
    const auto part = choosePlan(request, std::vector{kCpu});
    EXPECT_EQ(whole->rung, part->rung);
    EXPECT_EQ(whole->precisionBits, part->precisionBits);
}

}  // namespace
}  // namespace fathom::test
