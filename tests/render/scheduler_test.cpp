#include "render/render_scheduler.h"

#include <gtest/gtest.h>

#include <cmath>
#include <new>
#include <random>
#include <set>

#include "formula/formula_list.h"
#include "support/collecting_sink.h"
#include "support/fake_engine.h"

namespace fathom {
namespace {

using namespace std::chrono_literals;
using test::CollectingSink;
using test::FakeEngine;
using test::FakeRecord;
using test::Gate;
using Behaviour = FakeEngine::Behaviour;
using Clock = std::chrono::steady_clock;

constexpr Size kSize{512, 384};  // 12 tiles of the last pass on a direct rung

RenderRequest request(Size size = kSize) {
    RenderRequest result;
    result.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    result.location.iterations = {1000, false};
    result.size = size;
    result.focus = {size.width / 2.0, size.height / 2.0};
    return result;
}

Behaviour gpu(std::string id = "opencl0") {
    Behaviour behaviour;
    behaviour.info.id = id;
    behaviour.info.label = "GPU " + id;
    behaviour.info.kind = DeviceKind::OpenClGpu;
    behaviour.info.numbers = {NumberKind::Fp32, NumberKind::Fp64};
    return behaviour;
}

std::vector<std::unique_ptr<Engine>> engines() {
    return {};
}

template <class... More>
std::vector<std::unique_ptr<Engine>> engines(Behaviour first, More... more) {
    auto list = engines(std::move(more)...);
    list.insert(list.begin(), std::make_unique<FakeEngine>(std::move(first)));
    return list;
}

std::vector<std::unique_ptr<Engine>> recorded(Behaviour behaviour,
                                              std::shared_ptr<FakeRecord> record) {
    std::vector<std::unique_ptr<Engine>> list;
    list.push_back(std::make_unique<FakeEngine>(std::move(behaviour), std::move(record)));
    return list;
}

Result<void> failure(ErrorCode code, std::string message = "The driver said no.") {
    return fail(code, std::move(message));
}

/// Errors of code Cancelled, and nothing else.
void expectCancelled(const std::optional<Result<RenderSummary>>& outcome) {
    ASSERT_TRUE(outcome);
    ASSERT_FALSE(outcome->has_value());
    EXPECT_EQ(outcome->error().code, ErrorCode::Cancelled);
}

void expectNoComplaints(const CollectingSink& sink) {
    EXPECT_EQ(sink.complaints(), std::vector<std::string>{});
}

// ---- A picture from start to end -------------------------------------------------------------

TEST(Scheduler, CompletesEveryPassOnce) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(gpu(), Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value()) << outcome->error().message;

    const auto record = sink->record(id);
    EXPECT_EQ(record.plannedCalls, 1);
    EXPECT_TRUE(test::coversOnce(record.tiles, kSize, 8));
    EXPECT_TRUE(test::coversOnce(record.tiles, kSize, 1));
    for (const auto& tile : record.tiles) {
        EXPECT_EQ(tile->render, id);
        EXPECT_EQ(tile->task.iterationLimit, 1000u);
        const TileRect& rect = tile->task.rect;
        const int step = tile->task.step;
        EXPECT_EQ(tile->samples.front().count,
                  test::plainCount(samplePixel(rect.x, rect.right(), step, 0),
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
    EXPECT_TRUE(test::coversOnce(sink->record(id).tiles, kSize, 8));
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
    EXPECT_EQ(record.progress.front().stage, "Compiling kernels");
    EXPECT_EQ(record.progress.front().fraction, 0);
    EXPECT_EQ(record.progress.back().fraction, 1);
    EXPECT_LE(static_cast<double>(record.progress.size()), 3 + record.progress.back().seconds * 20);
    EXPECT_TRUE(std::ranges::is_sorted(record.progress, {}, &RenderProgress::fraction));
}

TEST(Scheduler, LetsOthersStartWhileOneEnginePrepares) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    Behaviour slow = gpu();
    slow.onPrepare = [gate](const auto&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(engines(slow, Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    // The gate never opens: the built-in engine does all, and the end stops the preparation.
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_EQ((*outcome)->enginePixels.at("cpu"), kSize.area());
    scheduler.waitIdle();
    EXPECT_TRUE(scheduler.removedEngines().empty());
    expectNoComplaints(*sink);
}

// ---- Ends ------------------------------------------------------------------------------------

TEST(Scheduler, RefusesBadRequestsInFinished) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(Behaviour{}));
    RenderRequest unknown = request();
    unknown.devices = {"abacus"};
    for (const RenderRequest& wish : {request({0, 10}), unknown}) {
        const RenderId id = scheduler.submit(wish, sink);
        const auto outcome = sink->awaitOutcome(id);
        ASSERT_TRUE(outcome && !outcome->has_value());
        EXPECT_EQ(outcome->error().code, ErrorCode::InvalidInput);
        EXPECT_EQ(sink->record(id).plannedCalls, 0);
    }
}

TEST(Scheduler, FailsWithoutAnyEngine) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines());
    const auto outcome = sink->awaitOutcome(scheduler.submit(request(), sink));
    ASSERT_TRUE(outcome && !outcome->has_value());
    EXPECT_EQ(outcome->error().code, ErrorCode::DeviceUnavailable);
    scheduler.waitIdle();
}

TEST(Scheduler, SupersedesTheSinksOldPicture) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    std::atomic<int> tiles = 0;
    behaviour.onTile = [&, gate](const TileTask&, std::stop_token stop) -> Result<void> {
        if (++tiles > 3 && tiles <= 5) return gate->pass(stop);
        return {};
    };
    RenderScheduler scheduler(engines(behaviour));
    const RenderId old = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(2));
    const RenderId fresh = scheduler.submit(request(), sink);
    ASSERT_TRUE(sink->awaitOutcome(fresh));
    expectCancelled(sink->awaitOutcome(old));
    EXPECT_TRUE(sink->record(fresh).outcome->has_value());
    EXPECT_EQ(sink->record(old).tiles.size(), 3u);
    EXPECT_TRUE(test::coversOnce(sink->record(fresh).tiles, kSize, 1));
    expectNoComplaints(*sink);
}

TEST(Scheduler, HoldsBackTheNewPictureWhileAnOldTileIsDelivered) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    std::atomic<bool> isFirst = true;
    sink->onTile = [&, gate](const auto&) {
        if (isFirst.exchange(false)) (void)gate->pass({});
    };
    RenderScheduler scheduler(engines(Behaviour{}));
    const RenderId old = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(1));
    const RenderId fresh = scheduler.submit(request(), sink);
    std::this_thread::sleep_for(20ms);
    EXPECT_EQ(sink->record(fresh).plannedCalls, 0);
    EXPECT_EQ(sink->record(old).finishedCalls, 0);
    gate->open();
    expectCancelled(sink->awaitOutcome(old));
    EXPECT_TRUE(sink->awaitOutcome(fresh)->has_value());
    scheduler.waitIdle();
    expectNoComplaints(*sink);
}

TEST(Scheduler, LetsPicturesOfDifferentSinksLive) {
    RenderScheduler scheduler(engines(Behaviour{}));
    const auto first = std::make_shared<CollectingSink>();
    const auto second = std::make_shared<CollectingSink>();
    const RenderId one = scheduler.submit(request(), first);
    const RenderId two = scheduler.submit(request(), second);
    EXPECT_TRUE(first->awaitOutcome(one)->has_value());
    EXPECT_TRUE(second->awaitOutcome(two)->has_value());
}

TEST(Scheduler, CancelsBeforeAnythingHappened) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto blocker = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    blocker->onPlanned = [gate](RenderId) { (void)gate->pass({}); };
    RenderScheduler scheduler(engines(Behaviour{}));
    const RenderId first = scheduler.submit(request(), blocker);
    ASSERT_TRUE(gate->awaitArrivals(1));  // the scheduler's thread is in planned()
    const RenderId id = scheduler.submit(request(), sink);
    scheduler.cancel(id);
    gate->open();
    expectCancelled(sink->awaitOutcome(id));
    EXPECT_EQ(sink->record(id).plannedCalls, 0);
    EXPECT_TRUE(blocker->awaitOutcome(first)->has_value());
    scheduler.waitIdle();
}

TEST(Scheduler, CancelsWhilePreparing) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    behaviour.onPrepare = [gate](const auto&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(engines(behaviour));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(1));
    scheduler.cancel(id);
    expectCancelled(sink->awaitOutcome(id));
    scheduler.waitIdle();
    EXPECT_TRUE(scheduler.removedEngines().empty());
    EXPECT_TRUE(sink->record(id).tiles.empty());
}

TEST(Scheduler, CancelsWhileComputing) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto record = std::make_shared<FakeRecord>();
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    behaviour.onTile = [gate](const TileTask&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(recorded(behaviour, record));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(2));
    scheduler.cancel(id);
    scheduler.cancel(id);
    expectCancelled(sink->awaitOutcome(id));
    scheduler.waitIdle();
    EXPECT_EQ(record->liveRenderers, 0);
    EXPECT_TRUE(sink->record(id).tiles.empty());
    scheduler.cancel(id);  // long over
    EXPECT_TRUE(scheduler.removedEngines().empty());
}

TEST(Scheduler, CancelsFromWithinATile) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(Behaviour{}));
    sink->onTile = [&](const auto& tile) { scheduler.cancel(tile->render); };
    const RenderId id = scheduler.submit(request(), sink);
    expectCancelled(sink->awaitOutcome(id));
    EXPECT_LE(sink->record(id).tiles.size(), 2u);
    scheduler.waitIdle();
    expectNoComplaints(*sink);
}

TEST(Scheduler, SubmitsFromWithinFinished) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(Behaviour{}));
    std::atomic<std::uint64_t> next = 0;
    sink->onFinished = [&](RenderId id) {
        if (id == RenderId{1}) next = static_cast<std::uint64_t>(scheduler.submit(request(), sink));
    };
    scheduler.submit(request(), sink);
    EXPECT_TRUE(sink->awaitOutcome(RenderId{2})->has_value());
    EXPECT_EQ(next, 2u);
    scheduler.waitIdle();
    expectNoComplaints(*sink);
}

TEST(Scheduler, CancelsThoughItsSinkBlocks) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    sink->onTile = [gate](const auto&) { (void)gate->pass({}); };
    RenderScheduler scheduler(engines(Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(2));  // every lane
    scheduler.cancel(id);                 // returns
    EXPECT_EQ(sink->record(id).finishedCalls, 0);
    gate->open();
    expectCancelled(sink->awaitOutcome(id));
    scheduler.waitIdle();
    EXPECT_EQ(sink->record(id).tiles.size(), 2u);
    expectNoComplaints(*sink);
}

TEST(Scheduler, EndsThePictureOfASinkThatThrows) {
    const auto sink = std::make_shared<CollectingSink>();
    sink->onTile = [](const auto&) { throw std::runtime_error("no room"); };
    RenderScheduler scheduler(engines(Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && !outcome->has_value());
    EXPECT_EQ(outcome->error().code, ErrorCode::Internal);
    EXPECT_EQ(outcome->error().message, "The receiver of the picture failed: no room.");
    scheduler.waitIdle();
    EXPECT_TRUE(scheduler.removedEngines().empty());
}

TEST(Scheduler, CancelsAllWhenDestroyed) {
    const auto record = std::make_shared<FakeRecord>();
    std::vector<std::shared_ptr<CollectingSink>> sinks;
    std::vector<RenderId> ids;
    const auto gate = std::make_shared<Gate>();
    {
        Behaviour behaviour;
        behaviour.onTile = [gate](const TileTask&, std::stop_token stop) {
            return gate->pass(stop);
        };
        RenderScheduler scheduler(recorded(behaviour, record));
        for (int i = 0; i < 5; ++i) {
            sinks.push_back(std::make_shared<CollectingSink>());
            ids.push_back(scheduler.submit(request(), sinks.back()));
        }
        ASSERT_TRUE(gate->awaitArrivals(2));
    }
    for (std::size_t i = 0; i < sinks.size(); ++i) {
        EXPECT_EQ(sinks[i]->record(ids[i]).finishedCalls, 1);
        expectCancelled(sinks[i]->record(ids[i]).outcome);
        EXPECT_EQ(sinks[i].use_count(), 1) << "the scheduler let go of it";
    }
    EXPECT_EQ(record->liveRenderers, 0);
}

TEST(Scheduler, LetsGoOfItsSinkAfterFinished) {
    RenderScheduler scheduler(engines(Behaviour{}));
    const auto sink = std::make_shared<CollectingSink>();
    scheduler.submit(request(), sink);
    scheduler.waitIdle();
    EXPECT_EQ(sink.use_count(), 1);
    EXPECT_TRUE(scheduler.isIdle());
}

// ---- Priorities ------------------------------------------------------------------------------

TEST(Scheduler, LetsInteractivePicturesOvertakeAtTileBorders) {
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    behaviour.concurrency = 1;
    std::atomic<int> computed = 0;
    behaviour.onTile = [&, gate](const TileTask&, std::stop_token stop) -> Result<void> {
        if (++computed == 3) return gate->pass(stop);
        std::this_thread::sleep_for(1ms);
        return {};
    };
    const auto background = std::make_shared<CollectingSink>();
    const auto interactive = std::make_shared<CollectingSink>();
    std::vector<RenderId> order;  // by one lane alone
    background->onTile =
        interactive->onTile = [&](const auto& tile) { order.push_back(tile->render); };

    RenderScheduler scheduler(engines(behaviour));
    RenderRequest poster = request();
    poster.priority = Priority::Background;
    const RenderId slow = scheduler.submit(poster, background);
    ASSERT_TRUE(gate->awaitArrivals(1));
    const RenderId quick = scheduler.submit(request(), interactive);
    while (interactive->record(quick).plannedCalls == 0)
        std::this_thread::sleep_for(1ms);
    gate->open();
    EXPECT_TRUE(background->awaitOutcome(slow)->has_value());
    scheduler.waitIdle();

    ASSERT_EQ(order.size(), 32u);
    const auto isQuick = [quick](RenderId id) { return id == quick; };
    const auto first = std::ranges::find_if(order, isQuick);
    EXPECT_LT(first - order.begin(), 8) << "the old picture's next tile or two";
    EXPECT_TRUE(std::all_of(first, first + 16, isQuick)) << "nothing comes in between";
}

// ---- Engines that fail -----------------------------------------------------------------------

struct FailureCase {
    ErrorCode code;
    bool inPrepare;
};

class SchedulerFailure : public testing::TestWithParam<FailureCase> {};

TEST_P(SchedulerFailure, TakesTheEngineOutAndTellsOnce) {
    const auto [code, inPrepare] = GetParam();
    const auto sink = std::make_shared<CollectingSink>();
    Behaviour broken = gpu();
    if (inPrepare)
        broken.onPrepare = [code = code](const auto&, std::stop_token) { return failure(code); };
    else
        broken.onTile = [code = code](const TileTask&, std::stop_token) { return failure(code); };
    Behaviour sound;
    sound.onTile = [](const TileTask&, std::stop_token) -> Result<void> {
        std::this_thread::sleep_for(1ms);  // so that the other gets its turn
        return {};
    };
    RenderScheduler scheduler(engines(broken, sound));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    const auto record = sink->record(id);
    EXPECT_TRUE(test::coversOnce(record.tiles, kSize, 8));
    EXPECT_TRUE(test::coversOnce(record.tiles, kSize, 1));
    EXPECT_EQ((*outcome)->plan.engineIds, (std::vector<std::string>{"cpu"}));
    EXPECT_EQ(record.notices,
              (std::vector<std::string>{"GPU opencl0 failed and is no longer used: The driver said "
                                        "no; continuing on the built-in CPU engine."}));

    ASSERT_EQ(scheduler.removedEngines().size(), 1u);
    EXPECT_EQ(scheduler.removedEngines()[0].info.id, "opencl0");
    EXPECT_EQ(scheduler.removedEngines()[0].reason, "The driver said no");
    EXPECT_EQ(scheduler.engines().size(), 1u);

    // Later pictures never meet it again, and nobody hears of it twice.
    const RenderId next = scheduler.submit(request(), sink);
    EXPECT_TRUE(sink->awaitOutcome(next)->has_value());
    EXPECT_TRUE(sink->record(next).notices.empty());
    expectNoComplaints(*sink);
}

INSTANTIATE_TEST_SUITE_P(Codes, SchedulerFailure,
                         testing::Values(FailureCase{ErrorCode::DeviceLost, false},
                                         FailureCase{ErrorCode::OutOfMemory, false},
                                         FailureCase{ErrorCode::Internal, false},
                                         FailureCase{ErrorCode::KernelBuild, true},
                                         FailureCase{ErrorCode::DeviceUnavailable, true},
                                         FailureCase{ErrorCode::OutOfMemory, true}));

TEST(Scheduler, PlansAnewOnTheSameRungAndKeepsTiles) {
    // An OpenCL CPU device holds the cores: the built-in engine is no part of the plan.
    Behaviour device = gpu("opencl1");
    device.info.kind = DeviceKind::OpenClCpu;
    std::atomic<int> tiles = 0;
    device.onTile = [&](const TileTask&, std::stop_token) -> Result<void> {
        return ++tiles > 6 ? failure(ErrorCode::DeviceLost) : Result<void>{};
    };
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(device, Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    const auto record = sink->record(id);
    EXPECT_EQ(record.plan.engineIds, (std::vector<std::string>{"opencl1"}));
    EXPECT_EQ((*outcome)->plan.engineIds, (std::vector<std::string>{"cpu"}));
    EXPECT_TRUE(test::coversOnce(record.tiles, kSize, 8));
    EXPECT_TRUE(test::coversOnce(record.tiles, kSize, 1));
    EXPECT_EQ(record.notices.size(), 1u);
    std::set<std::string> makers;
    for (const auto& tile : record.tiles)
        makers.insert(tile->engineId);
    EXPECT_EQ(makers, (std::set<std::string>{"cpu", "opencl1"}));
}

TEST(Scheduler, StartsAgainOnAnotherRung) {
    Behaviour floats = gpu();
    std::atomic<int> tiles = 0;
    floats.onTile = [&](const TileTask&, std::stop_token) -> Result<void> {
        return ++tiles > 3 ? failure(ErrorCode::DeviceLost) : Result<void>{};
    };
    Behaviour bigOnly;
    bigOnly.info.numbers = {NumberKind::BigFloat};
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(floats, bigOnly));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    const auto record = sink->record(id);
    EXPECT_EQ((*outcome)->plan.rung->id, "bigfloat");
    EXPECT_EQ((*outcome)->enginePixels,
              (std::map<std::string, std::size_t>{{"cpu", kSize.area()}}));
    std::vector<CollectingSink::TilePointer> anew;
    for (const auto& tile : record.tiles)
        if (tile->engineId == "cpu") anew.push_back(tile);
    EXPECT_GT(record.tiles.size(), anew.size());
    for (const int step : {16, 4, 1})
        EXPECT_TRUE(test::coversOnce(anew, kSize, step));
    ASSERT_EQ(record.notices.size(), 1u);
    EXPECT_EQ(record.notices[0],
              "GPU opencl0 failed and is no longer used: The driver said no; continuing on the "
              "built-in CPU engine, from the start in big floats.");
    expectNoComplaints(*sink);
}

TEST(Scheduler, FailsClearlyWhenNoEngineIsLeft) {
    Behaviour broken = gpu();
    broken.onTile = [](const TileTask&, std::stop_token) { return failure(ErrorCode::DeviceLost); };
    Behaviour other;
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(broken, other));
    RenderRequest wish = request();
    wish.devices = {"opencl0"};
    for (int i = 0; i < 2; ++i) {
        const RenderId id = scheduler.submit(wish, sink);
        const auto outcome = sink->awaitOutcome(id);
        ASSERT_TRUE(outcome && !outcome->has_value());
        EXPECT_EQ(outcome->error().code, ErrorCode::DeviceUnavailable);
        EXPECT_EQ(outcome->error().message,
                  "No device that the picture may use is left; taken out after a failure: GPU "
                  "opencl0 (The driver said no).");
        EXPECT_TRUE(sink->record(id).notices.empty()) << "the error says it";
    }
    const RenderId id = scheduler.submit(request(), sink);
    EXPECT_TRUE(sink->awaitOutcome(id)->has_value());
    EXPECT_TRUE(sink->record(id).notices.empty());
}

TEST(Scheduler, EndsThePictureOnErrorsOfItsOwn) {
    Behaviour behaviour;
    behaviour.onTile = [](const TileTask&, std::stop_token) {
        return failure(ErrorCode::Unsupported, "This cannot be computed.");
    };
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(behaviour));
    const auto outcome = sink->awaitOutcome(scheduler.submit(request(), sink));
    ASSERT_TRUE(outcome && !outcome->has_value());
    EXPECT_EQ(outcome->error().code, ErrorCode::Unsupported);
    EXPECT_EQ(outcome->error().message, "This cannot be computed.");
    EXPECT_TRUE(scheduler.removedEngines().empty());
}

TEST(Scheduler, OutlivesAPictureThatIsTooLargeForTheMemory) {
    for (const bool asException : {false, true}) {
        Behaviour behaviour;
        std::atomic<bool> isFull = true;
        behaviour.onTile = [&](const TileTask&, std::stop_token) -> Result<void> {
            if (isFull && asException) throw std::bad_alloc();
            return isFull ? failure(ErrorCode::OutOfMemory) : Result<void>{};
        };
        const auto sink = std::make_shared<CollectingSink>();
        RenderScheduler scheduler(engines(behaviour));
        const auto outcome = sink->awaitOutcome(scheduler.submit(request(), sink));
        ASSERT_TRUE(outcome && !outcome->has_value());
        EXPECT_EQ(outcome->error().code, ErrorCode::OutOfMemory);
        isFull = false;
        EXPECT_TRUE(sink->awaitOutcome(scheduler.submit(request(), sink))->has_value());
    }
}

// ---- Automatic iterations --------------------------------------------------------------------

RenderSummary renderAutomatic(const test::CountAt& counts, int lanes, bool coarse,
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
    // Only pixels beyond the limit would escape: nothing says so yet.
    const auto silent = [](int x, int) -> std::uint64_t { return x % 2 == 0 ? 3 : 900; };
    EXPECT_EQ(renderAutomatic(silent, 2, true).iterationLimit, 500u);

    // Late from the start: 1 in 100 at 400 raises to 1000; 1 in 100 at 900 to 2000; then it is
    // over.
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

    // Every tile arrives for each limit, the last time with all that was found.
    std::map<std::uint64_t, std::vector<CollectingSink::TilePointer>> byLimit;
    for (const auto& tile : record.tiles)
        byLimit[tile->task.iterationLimit].push_back(tile);
    ASSERT_EQ(byLimit.size(), 3u);
    for (const std::uint64_t limit : {500u, 1000u, 2000u})
        EXPECT_TRUE(test::coversOnce(byLimit[limit], kSize, 1)) << limit;
    std::size_t found = 0;
    for (const auto& tile : byLimit[2000])
        found +=
            static_cast<std::size_t>(std::ranges::count(tile->samples, 1900u, &TileSample::count));
    EXPECT_GT(found, 0u);
    std::size_t pixels = 0;
    for (const auto& [engine, share] : summary.enginePixels)
        pixels += share;
    EXPECT_EQ(pixels, kSize.area());

    // Whoever computed what, and with or without a coarse pass.
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

TEST(Scheduler, ContinuesTilesOfAnEngineThatFailed) {
    Behaviour one = gpu(), two;
    one.countAt =
        two.countAt = [](int x, int) -> std::uint64_t { return x % 2 == 0 ? 400 : kInteriorCount; };
    one.onTile = [](const TileTask& task, std::stop_token) -> Result<void> {
        return task.iterationLimit > 500 ? failure(ErrorCode::DeviceLost) : Result<void>{};
    };
    two.onTile = [](const TileTask&, std::stop_token) -> Result<void> {
        std::this_thread::sleep_for(1ms);
        return {};
    };
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(one, two));
    RenderRequest wish = request();
    wish.location.iterations = {500, true};
    const RenderId id = scheduler.submit(wish, sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_EQ((*outcome)->iterationLimit, 1000u);
    std::vector<CollectingSink::TilePointer> raised;
    for (const auto& tile : sink->record(id).tiles)
        if (tile->task.iterationLimit == 1000) raised.push_back(tile);
    EXPECT_TRUE(test::coversOnce(raised, kSize, 1));
    expectNoComplaints(*sink);
}

// ---- Many threads ----------------------------------------------------------------------------

/// A sound engine and two that fail in the course of events.
std::vector<std::unique_ptr<Engine>> moodyEngines(std::atomic<int>& tiles,
                                                  const std::shared_ptr<FakeRecord>& record) {
    Behaviour sound, fragile = gpu("opencl0"), unbuildable = gpu("opencl2");
    sound.concurrency = 3;
    sound.onTile = [&tiles](const TileTask&, std::stop_token) -> Result<void> {
        const int tile = ++tiles;
        if (tile % 97 == 0) return failure(ErrorCode::Unsupported);
        if (tile % 13 == 0) std::this_thread::yield();
        return {};
    };
    fragile.onTile = [&tiles](const TileTask&, std::stop_token stop) -> Result<void> {
        if (stop.stop_requested()) return failure(ErrorCode::Cancelled);
        return tiles > 2000 ? failure(ErrorCode::DeviceLost) : Result<void>{};
    };
    unbuildable.onPrepare = [&tiles](const auto&, std::stop_token) -> Result<void> {
        return tiles > 500 ? failure(ErrorCode::KernelBuild) : Result<void>{};
    };
    std::vector<std::unique_ptr<Engine>> list;
    for (const Behaviour& behaviour : {sound, fragile, unbuildable})
        list.push_back(std::make_unique<FakeEngine>(behaviour, record));
    return list;
}

struct Submitted {
    std::shared_ptr<CollectingSink> sink;
    RenderId id;
};

/// One caller among several: its own sink most of the time, cancels at any moment.
std::vector<Submitted> submitAtRandom(RenderScheduler& scheduler, unsigned seed, int count) {
    std::mt19937 random(seed);
    const auto ownSink = std::make_shared<CollectingSink>();
    std::vector<Submitted> submitted;
    for (int i = 0; i < count; ++i) {
        RenderRequest wish = request({200, 150});
        wish.priority = random() % 2 ? Priority::Interactive : Priority::Background;
        if (random() % 3 == 0) wish.location.iterations = {20, true};
        if (random() % 50 == 0) wish.size = {0, 0};
        const auto sink = random() % 8 ? ownSink : std::make_shared<CollectingSink>();
        submitted.push_back({sink, scheduler.submit(wish, sink)});

        const auto action = random() % 6;
        if (action <= 1) std::this_thread::sleep_for(std::chrono::microseconds(random() % 1500));
        if (action >= 1 && action <= 3) scheduler.cancel(submitted.back().id);
        if (action == 4 && i % 40 == 0) scheduler.cancelAll();
    }
    return submitted;
}

class SchedulerStress : public testing::TestWithParam<bool> {};

TEST_P(SchedulerStress, EndsEveryPictureOnce) {
    constexpr unsigned kThreads = 4;
    constexpr int kSubmitsPerThread = 500;
    const bool isLeftToTheDestructor = GetParam();
    const auto record = std::make_shared<FakeRecord>();
    std::atomic<int> tiles = 0;
    std::vector<std::vector<Submitted>> submitted(kThreads);
    {
        RenderScheduler scheduler(moodyEngines(tiles, record));
        std::vector<std::jthread> threads;
        for (unsigned thread = 0; thread < kThreads; ++thread)
            threads.emplace_back([&, thread] {
                submitted[thread] = submitAtRandom(scheduler, thread, kSubmitsPerThread);
            });
        threads.clear();
        if (!isLeftToTheDestructor) scheduler.waitIdle();
    }

    int completed = 0;
    std::size_t notices = 0;
    for (const auto& ofThread : submitted)
        for (const auto& [sink, id] : ofThread) {
            expectNoComplaints(*sink);
            const auto picture = sink->record(id);
            ASSERT_EQ(picture.finishedCalls, 1);
            notices += picture.notices.size();
            if (!picture.outcome->has_value()) continue;
            ++completed;
            EXPECT_TRUE(test::coversOnce(picture.tiles, {200, 150}, 8));
        }
    EXPECT_GT(completed, 0);
    EXPECT_LE(notices, 2u) << "two engines can fail";
    EXPECT_EQ(record->liveRenderers, 0);
}

INSTANTIATE_TEST_SUITE_P(UntilIdleOrDestroyed, SchedulerStress, testing::Bool());

TEST(Scheduler, ReturnsFromSubmitAndCancelAtOnce) {
    // Every lane is stuck in a tile and the scheduler's thread in a sink: callers do not notice.
    const auto stuck = std::make_shared<CollectingSink>();
    const auto blocker = std::make_shared<CollectingSink>();
    const auto sink = std::make_shared<CollectingSink>();
    const auto tileGate = std::make_shared<Gate>(), planGate = std::make_shared<Gate>();
    stuck->onTile = [tileGate](const auto&) { (void)tileGate->pass({}); };
    blocker->onPlanned = [planGate](RenderId) { (void)planGate->pass({}); };
    RenderScheduler scheduler(engines(Behaviour{}));
    scheduler.submit(request(), stuck);
    ASSERT_TRUE(tileGate->awaitArrivals(2));
    scheduler.submit(request(), blocker);
    ASSERT_TRUE(planGate->awaitArrivals(1));

    const Clock::time_point before = Clock::now();
    for (int i = 0; i < 100; ++i)
        scheduler.cancel(scheduler.submit(request(), sink));
    EXPECT_LT(Clock::now() - before, 1s) << "each is expected to take microseconds";
    tileGate->open();
    planGate->open();
    scheduler.waitIdle();
    for (std::uint64_t id = 3; id <= 102; ++id)
        EXPECT_EQ(sink->record(RenderId{id}).finishedCalls, 1);
}

}  // namespace
}  // namespace fathom
