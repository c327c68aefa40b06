#include "render/render_scheduler.h"

#include <gtest/gtest.h>

#include <random>

#include "support/memory_limit.h"
#include "support/scheduler_setup.h"

namespace fathom {
namespace {

using namespace std::chrono_literals;
using namespace test;

// ---- Ends ------------------------------------------------------------------------------------

TEST(Scheduler, RefusesBadRequestsInFinished) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(Behaviour{}));
    RenderRequest unknown = request();
    unknown.devices = {"abacus"};
    RenderRequest outside = request();
    outside.coarseFirst = false;
    outside.parts = {{0, 0, 1, 1}, {-1, 0, 2, 2}};
    RenderRequest coarseParts = request();
    coarseParts.parts = {{0, 0, 1, 1}};
    for (const RenderRequest& wish : {request({0, 10}), unknown, outside, coarseParts}) {
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
    EXPECT_TRUE(coversOnce(sink->record(fresh).tiles, kSize, 1));
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
    ASSERT_TRUE(gate->awaitArrivals(2));  // every worker
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

TEST(Scheduler, EndsThePictureOfASinkWithoutMemory) {
    const auto sink = std::make_shared<CollectingSink>();
    sink->onTile = [](const auto&) { throw std::bad_alloc(); };
    RenderScheduler scheduler(engines(Behaviour{}));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && !outcome->has_value());
    EXPECT_EQ(outcome->error().code, ErrorCode::OutOfMemory);
    EXPECT_EQ(outcome->error().message,
              "There is not enough memory for this picture; ask for a smaller one.");
}

TEST(Scheduler, EndsThePictureOfASinkThatThrowsWhileItIsPlanned) {
    const auto sink = std::make_shared<CollectingSink>();
    sink->onPlanned = [](RenderId) { throw 7; };
    RenderScheduler scheduler(engines(Behaviour{}));
    const auto outcome = sink->awaitOutcome(scheduler.submit(request(), sink));
    ASSERT_TRUE(outcome && !outcome->has_value());
    EXPECT_EQ(outcome->error().message,
              "The receiver of the picture failed for an unknown reason.");
}

TEST(Scheduler, SaysSoWhenTheSystemGivesNoThread) {
    FATHOM_LIMITS_MEMORY();
    const auto child = [] {
        limitMemory(std::size_t{1} << 20);
        const auto sink = std::make_shared<CollectingSink>();
        RenderScheduler scheduler(engines(Behaviour{}));
        const auto outcome = sink->awaitOutcome(scheduler.submit(request(), sink));
        const bool isTold = outcome && !*outcome && scheduler.isIdle() &&
                            outcome->error().code == ErrorCode::OutOfMemory;
        std::_Exit(isTold ? 0 : 1);
    };
    EXPECT_EXIT(child(), testing::ExitedWithCode(0), "");
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

// ---- Many threads ----------------------------------------------------------------------------

/// A sound engine, and two that fail after some number of tiles.
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

/// Acts as one caller among several: mostly uses its own sink, and cancels at any moment.
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

        if (i % 25 == 0) {  // some pictures get the time that they need
            sink->awaitOutcome(submitted.back().id);
            continue;
        }
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
            // Tiles of the last pass come again when the limit rises.
            const int coarsest = picture.outcome->value().plan.passes.front();
            for (const int times : coverage(picture.tiles, {200, 150}, coarsest))
                EXPECT_TRUE(times == 1 || (coarsest == 1 && times > 1));
        }
    EXPECT_GT(completed, 0);
    EXPECT_LE(notices, 2u) << "two engines can fail";
    EXPECT_EQ(record->liveRenderers, 0);
}

INSTANTIATE_TEST_SUITE_P(UntilIdleOrDestroyed, SchedulerStress, testing::Bool());

TEST(Scheduler, SubmitAndCancelWaitForNobody) {
    // Every worker is stuck in a tile and the scheduler's thread in a sink: callers do not notice.
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

    // A caller that waited for one of them would wait for ever.
    for (int i = 0; i < 100; ++i)
        scheduler.cancel(scheduler.submit(request(), sink));
    tileGate->open();
    planGate->open();
    scheduler.waitIdle();
    for (std::uint64_t id = 3; id <= 102; ++id)
        EXPECT_EQ(sink->record(RenderId{id}).finishedCalls, 1);
}

}  // namespace
}  // namespace fathom
