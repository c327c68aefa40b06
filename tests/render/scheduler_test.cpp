#include "render/render_scheduler.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cmath>

#include "support/scheduler_setup.h"

namespace fathom {
namespace {

using namespace std::chrono_literals;
using namespace test;

// ---- A picture from start to end -------------------------------------------------------------

TEST(Scheduler, CompletesEveryPassOnce) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(gpu(), Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value()) << outcome->error().message;

    const auto record = sink->record(id);
    EXPECT_EQ(record.plannedCalls, 1);
    EXPECT_TRUE(coversOnce(record.tiles, kSize, 8));
    EXPECT_TRUE(coversOnce(record.tiles, kSize, 1));
    for (const auto& tile : record.tiles) {
        EXPECT_EQ(tile->render, id);
        EXPECT_EQ(tile->task.iterationLimit, 1000u);
        const TileRect& rect = tile->task.rect;
        const int step = tile->task.step;
        EXPECT_EQ(tile->samples.front().count,
                  plainCount(samplePixel(rect.x, rect.right(), step, 0),
                             samplePixel(rect.y, rect.bottom(), step, 0)));
    }

    const RenderSummary& summary = outcome->value();
    EXPECT_EQ(summary.plan.rung->id, "fp32");
    EXPECT_EQ(summary.iterationLimit, 1000u);
    std::size_t pixels = 0;
    for (const auto& [engine, share] : summary.enginePixels)
        pixels += share;
    EXPECT_EQ(pixels, kSize.area());
    std::uint64_t iterations = 0;
    for (const auto& tile : record.tiles)
        iterations += tile->iterations;
    EXPECT_EQ(summary.iterations, iterations);
    EXPECT_NEAR(summary.phaseSeconds.at("prepare") + summary.phaseSeconds.at("pixels"),
                summary.seconds, 1e-6);
    expectNoComplaints(*sink);
}

TEST(Scheduler, PlansByTheSpeedsThatItKnows) {
    RenderScheduler scheduler(engines(Behaviour{}));
    const auto rungOf = [&scheduler] {
        const auto sink = std::make_shared<CollectingSink>();
        return sink->awaitOutcome(scheduler.submit(request(), sink))->value().plan.rung->id;
    };
    EXPECT_EQ(rungOf(), "fp32");
    scheduler.setSpeeds(
        {{speedKey(Behaviour{}.info),
          {{"fp32", FormulaFamily::Powers, 0, 2e-9}, {"fp64", FormulaFamily::Powers, 0, 1e-9}}}});
    EXPECT_EQ(rungOf(), "fp64");
}

TEST(Scheduler, HandsOutTilesFromTheFocusOutward) {
    const auto sink = std::make_shared<CollectingSink>();
    Behaviour behaviour;
    behaviour.concurrency = 1;
    RenderScheduler scheduler(engines(behaviour));
    RenderRequest wish = request();
    wish.focus = {500, 20};
    const RenderId id = scheduler.submit(wish, sink);
    ASSERT_TRUE(sink->awaitOutcome(id));

    const auto tiles = sink->record(id).tiles;
    int step = 8;
    double last = 0;
    for (const auto& tile : tiles) {
        const TileRect& rect = tile->task.rect;
        if (tile->task.step != step) last = 0;
        EXPECT_LE(tile->task.step, step) << "a coarse tile after a fine one";
        step = tile->task.step;
        const double distance = std::hypot(std::clamp<double>(500, rect.x, rect.right()) - 500,
                                           std::clamp<double>(20, rect.y, rect.bottom()) - 20);
        EXPECT_GE(distance, last);
        last = distance;
    }
    EXPECT_EQ(step, 1);
}

// After a picture that a graphics device finished at once, a coarse pass would only delay the next.
TEST(Scheduler, LeavesOutTheCoarsePassAfterQuickPicturesOfGpus) {
    for (const Behaviour& behaviour : {gpu(), Behaviour{}}) {
        const auto sink = std::make_shared<CollectingSink>();
        RenderScheduler scheduler(engines(behaviour));
        const auto rendered = [&](Size size) {
            return sink->awaitOutcome(scheduler.submit(request(size), sink)).value().value();
        };
        const RenderSummary first = rendered(kSize);
        EXPECT_EQ(first.plan.passes.size(), 2u);
        const bool wasQuick = first.seconds < 0.05 && behaviour.info.kind == DeviceKind::OpenClGpu;
        EXPECT_EQ(rendered(kSize).plan.passes.size(), wasQuick ? 1u : 2u);
        // A much larger picture may take longer.
        EXPECT_EQ(rendered({2 * kSize.width, 2 * kSize.height}).plan.passes.size(), 2u);
    }
}

// What a device sends after all was seen delays nobody who looks.
TEST(Scheduler, LeavesOutTheCoarsePassAfterPicturesThatWereSeenAtOnce) {
    struct Sink final : CollectingSink {
        TilePieces piecesOf(RenderId, Size) override {
            TilePieces pieces;
            pieces.samples = [](const TileTask&, std::size_t, std::span<const TileSample>) {
                // The tile comes later, too.
            };
            return pieces;
        }
    };
    for (const bool hasPieces : {true, false}) {
        const std::shared_ptr<CollectingSink> sink =
            hasPieces ? std::make_shared<Sink>() : std::make_shared<CollectingSink>();
        std::atomic<bool> isLate = false;
        const auto start = std::chrono::steady_clock::now();
        Behaviour behaviour = gpu();
        behaviour.concurrency = 16;  // no tile waits for another
        behaviour.afterPiece = [&] {
            if (std::chrono::steady_clock::now() - start > 30ms) isLate = true;
            std::this_thread::sleep_for(60ms);
        };
        RenderScheduler scheduler(engines(behaviour));
        const auto passes = [&] {
            const auto outcome = sink->awaitOutcome(scheduler.submit(request(), sink));
            return outcome.value().value().plan.passes.size();
        };
        EXPECT_EQ(passes(), 2u);
        if (hasPieces && isLate) continue;  // on a busy machine
        EXPECT_EQ(passes(), hasPieces ? 1u : 2u);
    }
}

TEST(Scheduler, HandsOutRowsFromTheTop) {
    const auto sink = std::make_shared<CollectingSink>();
    Behaviour behaviour;
    behaviour.concurrency = 1;
    RenderScheduler scheduler(engines(behaviour));
    RenderRequest wish = request();
    wish.order = TileOrder::Rows;
    wish.coarseFirst = false;
    const RenderId id = scheduler.submit(wish, sink);
    ASSERT_TRUE(sink->awaitOutcome(id));
    const auto tiles = sink->record(id).tiles;
    EXPECT_EQ(tiles.size(), 12u);
    EXPECT_TRUE(std::ranges::is_sorted(tiles, {}, [](const auto& tile) {
        return std::pair(tile->task.rect.y, tile->task.rect.x);
    }));
}

TEST(Scheduler, ComputesOnlyTheRegion) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(Behaviour{}));
    RenderRequest wish = request();
    wish.region = {100, 50, 200, 30};
    const RenderId id = scheduler.submit(wish, sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_EQ((*outcome)->enginePixels.at("cpu"), 6000u);

    wish.parts = {{100, 50, 50, 10}, {280, 70, 20, 10}};
    wish.coarseFirst = false;
    const RenderId ofParts = scheduler.submit(wish, sink);
    const auto partly = sink->awaitOutcome(ofParts);
    ASSERT_TRUE(partly && partly->has_value());
    EXPECT_EQ((*partly)->enginePixels.at("cpu"), 700u);
}

TEST(Scheduler, MakesOneBasisForTheBandsOfAFile) {
    const auto sink = std::make_shared<CollectingSink>(),
               other = std::make_shared<CollectingSink>();
    Behaviour behaviour;
    behaviour.info.numbers = {NumberKind::DeltaFp64};
    behaviour.concurrency = 4;
    RenderScheduler scheduler(engines(behaviour));
    RenderRequest wish = request();
    wish.priority = Priority::Background;
    wish.forcedRung = "perturbation";
    wish.region = {0, 0, kSize.width, 200};
    const RenderId first = scheduler.submit(wish, sink);
    wish.region = {0, 200, kSize.width, kSize.height - 200};
    const RenderId second = scheduler.submit(wish, other);
    int made = 0;
    for (const auto& outcome : {sink->awaitOutcome(first), other->awaitOutcome(second)}) {
        ASSERT_TRUE(outcome && outcome->has_value());
        made += (*outcome)->phaseSeconds.at("reference") > 0;
    }
    EXPECT_EQ(made, 1);
}

// On a fast device all bands that were submitted have ended before the next one comes.
TEST(Scheduler, HandsTheReferenceOfAFileToItsNextBand) {
    Behaviour behaviour;
    behaviour.info.numbers = {NumberKind::DeltaFp64};
    RenderScheduler scheduler(engines(behaviour));
    const auto sink = std::make_shared<CollectingSink>();
    RenderRequest wish = request();
    wish.forcedRung = "perturbation";
    const auto rendered = [&] {
        const RenderSummary summary =
            sink->awaitOutcome(scheduler.submit(wish, sink)).value().value();
        scheduler.waitIdle();
        return summary;
    };
    for (const Priority priority : {Priority::Interactive, Priority::Background}) {
        wish.priority = priority;
        wish.coarseFirst = false;
        wish.location.view.radius =
            Decimal::parse(priority == Priority::Interactive ? "1e-3" : "1e-4").value();
        wish.region = {0, 0, kSize.width, 200};
        const RenderSummary first = rendered();
        EXPECT_GT(first.phaseSeconds.at("reference"), 0);
        ASSERT_TRUE(first.reference);
        wish.region = {0, 200, kSize.width, kSize.height - 200};
        const RenderSummary second = rendered();
        EXPECT_EQ(second.phaseSeconds.at("reference"), 0);
        EXPECT_EQ(second.reference, first.reference);
    }
    wish.priority = Priority::Interactive;
    wish.coarseFirst = true;  // it is seen: references around it are kept by the scheduler
    EXPECT_FALSE(rendered().reference);
}

TEST(Scheduler, SharesTilesOfPerturbationAmongDevicesThatAreAlike) {
    const auto gate = std::make_shared<Gate>();
    std::array<std::atomic<int>, 2> tiles{};
    const auto device = [&](std::size_t index) {
        Behaviour behaviour = gpu("opencl" + std::to_string(index));
        behaviour.info.numbers = {NumberKind::DeltaFp64};
        behaviour.concurrency = 4;
        behaviour.onTile = [&tiles, gate, index](const TileTask&, std::stop_token stop) {
            ++tiles[index];
            return gate->pass(stop);
        };
        return behaviour;
    };
    RenderScheduler scheduler(engines(device(0), device(1)));
    const auto sink = std::make_shared<CollectingSink>();
    RenderRequest wish = request();  // four tiles of 256 x 256 pixels
    wish.forcedRung = "perturbation";
    wish.coarseFirst = false;
    const RenderId id = scheduler.submit(wish, sink);
    EXPECT_TRUE(gate->awaitArrivals(4));
    EXPECT_EQ(tiles[0], 2);
    EXPECT_EQ(tiles[1], 2);
    gate->open();
    EXPECT_TRUE(sink->awaitOutcome(id)->has_value());
}

TEST(Scheduler, SharesQuickPicturesByWholeTilesAmongDevicesThatAreAlike) {
    const auto device = [](const std::string& id) {
        Behaviour behaviour = gpu(id);
        behaviour.info.memoryBytes = std::size_t{1} << 34;
        return behaviour;
    };
    RenderScheduler scheduler(engines(device("opencl0"), device("opencl1")));
    const auto sink = std::make_shared<CollectingSink>();
    RenderRequest wish = request({1024, 512});
    wish.forcedRung = "fp32";
    const auto rendered = [&] {
        const RenderId id = scheduler.submit(wish, sink);
        const RenderSummary summary = sink->awaitOutcome(id).value().value();
        const auto isFine = [](const auto& tile) { return tile->task.step == 1; };
        return std::pair(summary.seconds, std::ranges::count_if(sink->record(id).tiles, isFine));
    };
    const auto [seconds, parts] = rendered();
    EXPECT_GT(parts, 2);
    if (seconds >= 0.05) GTEST_SKIP() << "the machine is busy";
    EXPECT_EQ(rendered().second, 2) << "one for each device";
}

TEST(Scheduler, KeepsAllLanesBusy) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto record = std::make_shared<FakeRecord>();
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    behaviour.concurrency = 4;
    behaviour.onTile = [gate](const TileTask&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(recorded(behaviour, record));
    const RenderId id = scheduler.submit(request(), sink);
    EXPECT_TRUE(gate->awaitArrivals(4));
    gate->open();
    ASSERT_TRUE(sink->awaitOutcome(id));
    EXPECT_EQ(record->mostRunning, 4);
    EXPECT_EQ(record->prepares, 1);
    scheduler.waitIdle();
    EXPECT_EQ(record->liveRenderers, 0);
}

TEST(Scheduler, StartsTheNextPassBeforeTheLastTileOfTheFormer) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    std::atomic<bool> isFirst = true;
    behaviour.onTile = [&, gate](const TileTask&, std::stop_token stop) -> Result<void> {
        if (isFirst.exchange(false)) return gate->pass(stop);
        return {};
    };
    RenderScheduler scheduler(engines(behaviour));
    const RenderId id = scheduler.submit(request(), sink);
    // Four coarse tiles, twelve fine ones; one coarse one is held.
    EXPECT_TRUE(sink->awaitTiles(id, 15));
    gate->open();
    ASSERT_TRUE(sink->awaitOutcome(id));
    EXPECT_TRUE(coversOnce(sink->record(id).tiles, kSize, 8));
}

TEST(Scheduler, ReportsProgress) {
    const auto sink = std::make_shared<CollectingSink>();
    Behaviour behaviour;
    behaviour.onPrepare = [](const auto& stage, std::stop_token) -> Result<void> {
        stage("Compiling kernels");
        return {};
    };
    behaviour.onTile = [](const TileTask&, std::stop_token) -> Result<void> {
        std::this_thread::sleep_for(5ms);
        return {};
    };
    RenderScheduler scheduler(engines(behaviour));
    const RenderId id = scheduler.submit(request({1024, 768}), sink);
    ASSERT_TRUE(sink->awaitOutcome(id));
    const auto record = sink->record(id);
    ASSERT_GE(record.progress.size(), 3u);
    EXPECT_EQ(record.progress.front().stage.text(), "Compiling kernels");
    EXPECT_EQ(record.progress.front().fraction, 0);
    EXPECT_EQ(std::ranges::max(record.progress, {}, &RenderProgress::fraction).fraction, 1);
    EXPECT_EQ(record.progress[1].stage.text(), "Computing pixels");
    EXPECT_LE(static_cast<double>(record.progress.size()), 3 + record.progress.back().seconds * 20);
}

TEST(Scheduler, ReportsProgressInsideATile) {
    for (const Priority priority : {Priority::Interactive, Priority::Background}) {
        const auto sink = std::make_shared<CollectingSink>();
        const auto gate = std::make_shared<Gate>();
        Behaviour behaviour;
        behaviour.shares = {0.25};
        behaviour.onTile = [gate](const TileTask&, std::stop_token stop) {
            return gate->pass(stop);
        };
        RenderScheduler scheduler(engines(behaviour));
        RenderRequest one = request({64, 64});
        one.coarseFirst = false;
        one.priority = priority;
        const RenderId id = scheduler.submit(one, sink);
        EXPECT_TRUE(sink->awaitProgress(id, 1));
        EXPECT_EQ(sink->record(id).progress.front().fraction, 0.25);
        gate->open();
        ASSERT_TRUE(sink->awaitOutcome(id));
        EXPECT_EQ(sink->record(id).progress.back().fraction, 1);
    }
}

TEST(Scheduler, TellsEnginesWhatToExpectBeforeTheyPrepare) {
    const auto record = std::make_shared<FakeRecord>(), idle = std::make_shared<FakeRecord>();
    Behaviour cpu;
    cpu.onPrepare = [&](const auto&, std::stop_token) -> Result<void> {
        EXPECT_EQ(record->expected, 1);
        return {};
    };
    std::vector<std::unique_ptr<Engine>> both;
    both.push_back(std::make_unique<FakeEngine>(cpu, record));
    both.push_back(std::make_unique<FakeEngine>(gpu(), idle));
    RenderScheduler scheduler(std::move(both));
    const auto sink = std::make_shared<CollectingSink>();
    RenderRequest wish = request();
    wish.devices = {"cpu"};
    ASSERT_TRUE(sink->awaitOutcome(scheduler.submit(wish, sink)));
    EXPECT_EQ(record->prepares, 1);
    EXPECT_EQ(idle->expected, 0) << "it has no part in the picture";
}

TEST(Scheduler, LetsOthersStartWhileOneEnginePrepares) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    Behaviour slow = gpu();
    slow.onPrepare = [gate](const auto&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(engines(slow, Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    // The gate never opens: the built-in engine computes the whole picture, and its end stops the
    // preparation.
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_EQ((*outcome)->enginePixels.at("cpu"), kSize.area());
    scheduler.waitIdle();
    EXPECT_TRUE(scheduler.removedEngines().empty());
    expectNoComplaints(*sink);
}

TEST(Scheduler, LetsTheBuiltInEngineStandInWhileKernelsAreCompiled) {
    const auto gate = std::make_shared<Gate>();
    Behaviour device = gpu("opencl1");
    device.info.kind = DeviceKind::OpenClCpu;
    device.onPrepare = [gate](const auto&, std::stop_token stop) { return gate->pass(stop); };
    std::atomic<bool> isReady = false;
    device.onTile = [&](const TileTask&, std::stop_token) -> Result<void> {
        isReady = true;
        return {};
    };
    Behaviour cpu;
    std::atomic<int> early = 0, late = 0;
    cpu.onTile = [&](const TileTask&, std::stop_token) -> Result<void> {
        if (isReady) ++late;
        if (++early == 3) gate->open();
        return {};
    };
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(device, cpu));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_TRUE(coversOnce(sink->record(id).tiles, kSize, 1));
    EXPECT_GE(early, 3);
    EXPECT_LE(late, cpu.concurrency) << "tiles that it had taken before";
    EXPECT_EQ(sink->record(id).plan.engineIds, std::vector<std::string>{"opencl1"});
    expectNoComplaints(*sink);
}

TEST(Scheduler, CutsTilesOfGraphicsDevicesForProcessors) {
    const auto gate = std::make_shared<Gate>();
    Behaviour device = gpu(), cpu;
    device.concurrency = 4;
    std::atomic<int> out = 0, mostOut = 0;
    device.onTile = [&](const TileTask&, std::stop_token stop) -> Result<void> {
        mostOut = std::max<int>(mostOut, ++out);
        auto passed = gate->pass(stop);
        --out;
        return passed;
    };
    cpu.onTile = [gate](const TileTask& task, std::stop_token) -> Result<void> {
        EXPECT_LE(task.rect.width, 128 * task.step);
        EXPECT_LE(task.rect.height, 128 * task.step);
        if (task.step == 1) gate->open();
        return {};
    };
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(device, cpu));
    RenderRequest shared = request();
    shared.priority = Priority::Background;
    const RenderId id = scheduler.submit(std::move(shared), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_TRUE(coversOnce(sink->record(id).tiles, kSize, 8));
    EXPECT_TRUE(coversOnce(sink->record(id).tiles, kSize, 1));
    EXPECT_GT((*outcome)->enginePixels.at("cpu"), 0u);
    EXPECT_LE(mostOut, 2) << "the rest is for others";
    expectNoComplaints(*sink);
}

// ---- Priorities ------------------------------------------------------------------------------

TEST(Scheduler, LetsInteractivePicturesOvertakeAtTileBorders) {
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    behaviour.concurrency = 1;
    std::atomic<int> computed = 0;
    behaviour.onTile = [&, gate](const TileTask&, std::stop_token stop) -> Result<void> {
        if (++computed == 3) return gate->pass(stop);
        std::this_thread::sleep_for(500us);
        return {};
    };
    const auto background = std::make_shared<CollectingSink>();
    const auto interactive = std::make_shared<CollectingSink>();
    std::vector<RenderId> order;  // by a single worker
    background->onTile =
        interactive->onTile = [&](const auto& tile) { order.push_back(tile->render); };

    RenderScheduler scheduler(engines(behaviour));
    RenderRequest poster = request({1536, 1536});  // 36 coarse tiles, 144 fine ones
    poster.priority = Priority::Background;
    const RenderId slow = scheduler.submit(poster, background);
    ASSERT_TRUE(gate->awaitArrivals(1));
    const RenderId quick = scheduler.submit(request(), interactive);
    while (interactive->record(quick).plannedCalls == 0)
        std::this_thread::sleep_for(1ms);
    gate->open();
    EXPECT_TRUE(background->awaitOutcome(slow)->has_value());
    scheduler.waitIdle();

    ASSERT_EQ(order.size(), 180u + 16u);
    const auto first = std::ranges::find(order, quick);
    EXPECT_LT(first - order.begin(), 100)
        << "the old picture's next tile or two, on a free machine";
    EXPECT_EQ(std::count(first, first + 16, quick), 16) << "nothing comes in between";
}

// ---- Automatic iterations --------------------------------------------------------------------

RenderSummary renderAutomatic(const CountAt& counts, int lanes, bool coarse,
                              CollectingSink::Record* record = nullptr) {
    const auto sink = std::make_shared<CollectingSink>();
    Behaviour one = gpu(), two;
    one.countAt = two.countAt = counts;
    one.concurrency = two.concurrency = lanes;
    RenderScheduler scheduler(engines(one, two));
    RenderRequest wish = request();
    wish.location.iterations = {500, true};
    wish.coarseFirst = coarse;
    const RenderId id = scheduler.submit(wish, sink);
    const auto outcome = sink->awaitOutcome(id);
    if (record) *record = sink->record(id);
    return outcome->value();
}

TEST(Scheduler, RaisesAutomaticIterationsWhilePixelsStillEscape) {
    // The remaining pixels escape beyond the limit only: nothing shows that yet.
    const auto silent = [](int x, int) -> std::uint64_t { return x % 2 == 0 ? 3 : 900; };
    EXPECT_EQ(renderAutomatic(silent, 2, true).iterationLimit, 500u);

    // Late escapes from the start: 1 in 100 at 400 raises the limit to 1000, 1 in 100 at 900 raises
    // it to 2000, and there it stays.
    const auto counts = [](int x, int y) -> std::uint64_t {
        const int index = y * kSize.width + x;
        if (index % 100 == 0) return 400;
        if (index % 100 == 1) return 900;
        if (index % 5000 == 2) return 1900;
        return index % 2 == 0 ? 3 : kInteriorCount;
    };
    CollectingSink::Record record;
    const RenderSummary summary = renderAutomatic(counts, 2, true, &record);
    EXPECT_EQ(summary.iterationLimit, 2000u);

    // Every tile arrives once for each limit; the last time it has all that was found.
    std::map<std::uint64_t, std::vector<CollectingSink::TilePointer>> byLimit;
    for (const auto& tile : record.tiles)
        byLimit[tile->task.iterationLimit].push_back(tile);
    ASSERT_EQ(byLimit.size(), 3u);
    for (const std::uint64_t limit : {500u, 1000u, 2000u})
        EXPECT_TRUE(coversOnce(byLimit[limit], kSize, 1)) << limit;
    std::size_t found = 0;
    for (const auto& tile : byLimit[2000])
        found +=
            static_cast<std::size_t>(std::ranges::count(tile->samples, 1900u, &TileSample::count));
    EXPECT_GT(found, 0u);
    std::size_t pixels = 0;
    for (const auto& [engine, share] : summary.enginePixels)
        pixels += share;
    EXPECT_EQ(pixels, kSize.area());

    // The limit does not depend on which worker computes what, or on a coarse pass.
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(renderAutomatic(counts, 1 + i % 3, i % 2 == 0).iterationLimit, 2000u);
}

TEST(Scheduler, LeavesLockedIterationsAlone) {
    Behaviour behaviour;
    behaviour.countAt = [](int x, int) -> std::uint64_t {
        return x % 2 == 0 ? 999 : kInteriorCount;
    };
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(behaviour));
    const auto outcome = sink->awaitOutcome(scheduler.submit(request(), sink));
    EXPECT_EQ((*outcome)->iterationLimit, 1000u);
}

}  // namespace
}  // namespace fathom
