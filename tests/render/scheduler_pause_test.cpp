// Pictures that are paused and continue.
#include <gtest/gtest.h>
#include <atomic>

#include "support/scheduler_setup.h"

namespace fathom {
namespace {

using namespace test;

/// An engine whose tiles wait at the gate once `free` of them have passed.
Behaviour gatedAfter(int free, const std::shared_ptr<Gate>& gate) {
    Behaviour behaviour;
    auto begun = std::make_shared<std::atomic<int>>(0);
    behaviour.onTile = [=](const TileTask&, std::stop_token stop) -> Result<void> {
        return ++*begun > free ? gate->pass(stop) : Result<void>();
    };
    return behaviour;
}

/// Expects that a picture of another sink is finished. All waiting work would precede it.
void expectOthersGoOn(RenderScheduler& scheduler) {
    const auto other = std::make_shared<CollectingSink>();
    RenderRequest wish = request({64, 64});
    wish.priority = Priority::Background;
    const auto outcome = other->awaitOutcome(scheduler.submit(wish, other));
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(outcome->has_value());
}

TEST(SchedulerPause, KeepsWhatIsDoneAndGoesOn) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    const auto record = std::make_shared<FakeRecord>();
    RenderScheduler scheduler(recorded(gatedAfter(3, gate), record));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(2));
    scheduler.setPaused(id, true);
    gate->open();
    ASSERT_TRUE(sink->awaitTiles(id, 5));  // the two under way arrive

    expectOthersGoOn(scheduler);
    EXPECT_EQ(sink->record(id).tiles.size(), 5u);
    EXPECT_EQ(sink->record(id).finishedCalls, 0);
    EXPECT_FALSE(scheduler.isIdle());

    scheduler.setPaused(id, false);
    ASSERT_TRUE(sink->awaitOutcome(id));
    EXPECT_TRUE(sink->record(id).outcome->has_value());
    EXPECT_TRUE(coversOnce(sink->record(id).tiles, kSize, 1));
    scheduler.waitIdle();
    EXPECT_EQ(record->prepares, 2);  // two pictures, once each
    expectNoComplaints(*sink);
}

TEST(SchedulerPause, CanBeCancelledAndEndsOnce) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    RenderScheduler scheduler(engines(gatedAfter(3, gate)));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(2));
    scheduler.setPaused(id, true);
    gate->open();
    ASSERT_TRUE(sink->awaitTiles(id, 5));
    scheduler.cancel(id);
    expectCancelled(sink->awaitOutcome(id));
    scheduler.setPaused(id, false);
    scheduler.waitIdle();
    EXPECT_EQ(sink->record(id).tiles.size(), 5u);
    EXPECT_EQ(sink->record(id).finishedCalls, 1);
    expectNoComplaints(*sink);
}

TEST(SchedulerPause, HoldsAPictureThatHasNotBegun) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    sink->onPlanned = [gate](RenderId) { (void)gate->pass({}); };
    const auto record = std::make_shared<FakeRecord>();
    RenderScheduler scheduler(recorded(Behaviour{}, record));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(1));
    scheduler.setPaused(id, true);
    gate->open();
    expectOthersGoOn(scheduler);
    EXPECT_EQ(record->prepares, 1);
    EXPECT_EQ(sink->record(id).tiles.size(), 0u);

    scheduler.setPaused(id, false);
    EXPECT_TRUE(sink->awaitOutcome(id)->has_value());
}

TEST(SchedulerPause, HoldsAPictureWhoseEnginePrepares) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    behaviour.onPrepare = [gate](const auto&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(engines(behaviour));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(1));
    scheduler.setPaused(id, true);
    gate->open();
    expectOthersGoOn(scheduler);
    EXPECT_EQ(sink->record(id).tiles.size(), 0u);
    scheduler.setPaused(id, false);
    EXPECT_TRUE(sink->awaitOutcome(id)->has_value());
    EXPECT_TRUE(coversOnce(sink->record(id).tiles, kSize, 1));
}

TEST(SchedulerPause, MovesToAnotherRungOnlyWhenItGoesOn) {
    const auto sink = std::make_shared<CollectingSink>();
    const auto gate = std::make_shared<Gate>();
    Behaviour failing = gpu();
    failing.concurrency = 1;
    failing.onTile = [gate](const TileTask&, std::stop_token stop) -> Result<void> {
        (void)gate->pass(stop);
        return failure(ErrorCode::DeviceLost);
    };
    Behaviour other = gpu("opencl1");
    other.info.numbers = {NumberKind::Fp64};
    RenderScheduler scheduler(engines(failing, other));
    const RenderId id = scheduler.submit(request(), sink);
    ASSERT_TRUE(gate->awaitArrivals(1));
    scheduler.setPaused(id, true);
    const std::size_t before = sink->record(id).tiles.size();
    gate->open();
    expectOthersGoOn(scheduler);  // on the other engine, after the removal
    EXPECT_EQ(sink->record(id).tiles.size(), before);
    scheduler.setPaused(id, false);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_EQ((*outcome)->plan.engineIds, std::vector<std::string>{"opencl1"});
}

// ---- Long tiles of background pictures -------------------------------------------------------

/// An engine with one worker: each call takes longer than a slice should, and pixels beyond the
/// first row run up to any limit.
struct SlowBackground {
    explicit SlowBackground(std::uint64_t limit) {
        Behaviour behaviour;
        behaviour.concurrency = 1;
        behaviour.countAt = [](int x, int y) { return y == 0 ? plainCount(x, y) : kInteriorCount; };
        behaviour.onTile = [this](const TileTask& task, std::stop_token) -> Result<void> {
            if (task.rect.width < 128) return {};
            const std::lock_guard lock(mutex);
            limits.push_back(task.iterationLimit);
            if (!isQuick) std::this_thread::sleep_for(std::chrono::milliseconds(25));
            return {};
        };
        scheduler = std::make_unique<RenderScheduler>(recorded(std::move(behaviour), record));
        wish = request({128, 128});
        wish.coarseFirst = false;
        wish.location.iterations = {limit, false};
        wish.priority = Priority::Background;
    }

    std::size_t calls() {
        const std::lock_guard lock(mutex);
        return limits.size();
    }

    std::atomic<bool> isQuick{false};  // once it is true, calls take no time
    std::mutex mutex;
    std::vector<std::uint64_t> limits;
    const std::shared_ptr<FakeRecord> record = std::make_shared<FakeRecord>();
    const std::shared_ptr<CollectingSink> sink = std::make_shared<CollectingSink>();
    RenderRequest wish;
    std::unique_ptr<RenderScheduler> scheduler;
};

TEST(SchedulerSlices, LetInteractivePicturesIntoALongTile) {
    SlowBackground background(1'000'000'000);
    const RenderId id = background.scheduler->submit(background.wish, background.sink);
    while (background.calls() < 3)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const auto sink = std::make_shared<CollectingSink>();
    RenderRequest wish = request({64, 64});
    EXPECT_TRUE(sink->awaitOutcome(background.scheduler->submit(wish, sink))->has_value());
    EXPECT_EQ(background.sink->record(id).tiles.size(), 0u);  // it is unfinished and continues
    const std::size_t calls = background.calls();
    while (background.calls() < calls + 2)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    background.scheduler->cancel(id);
    background.scheduler->waitIdle();
    const std::lock_guard lock(background.mutex);
    EXPECT_TRUE(std::ranges::is_sorted(background.limits));  // nothing is done twice
}

TEST(SchedulerSlices, RestInAPauseAndGiveTheWholeTileOnce) {
    // Too many iterations for any machine to finish before the pause.
    constexpr std::uint64_t kLimit = 1'000'000'000;
    SlowBackground background(kLimit);
    const RenderId id = background.scheduler->submit(background.wish, background.sink);
    while (background.calls() < 2)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    background.scheduler->setPaused(id, true);
    std::size_t calls = 0;
    do {
        calls = background.calls();
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    } while (background.calls() != calls);
    EXPECT_EQ(background.sink->record(id).tiles.size(), 0u);

    background.isQuick = true;
    background.scheduler->setPaused(id, false);
    ASSERT_TRUE(background.sink->awaitOutcome(id));
    const auto record = background.sink->record(id);
    ASSERT_EQ(record.tiles.size(), 1u);
    EXPECT_EQ(record.tiles[0]->task.iterationLimit, kLimit);
    EXPECT_EQ(record.tiles[0]->samples[3].count, plainCount(3, 0));
    EXPECT_EQ((*record.outcome)->enginePixels.at("cpu"), 128u * 128u);
    EXPECT_EQ(background.record->renders, 1);
    expectNoComplaints(*background.sink);
}

TEST(SchedulerSlices, AreNotNeededByARendererThatCanPause) {
    const auto isWanted = std::make_shared<std::atomic<bool>>(true);
    Behaviour behaviour;
    behaviour.concurrency = 1;
    behaviour.countAt = [](int x, int y) { return y == 0 ? plainCount(x, y) : kInteriorCount; };
    behaviour.worksOn = [=](const TileTask& task) { return task.rect.width == 128 && *isWanted; };
    const auto record = std::make_shared<FakeRecord>();
    RenderScheduler scheduler(recorded(behaviour, record));
    const auto sink = std::make_shared<CollectingSink>();
    RenderRequest wish = request({128, 128});
    wish.coarseFirst = false;
    wish.location.iterations = {1'000'000'000, false};
    wish.priority = Priority::Background;
    const RenderId id = scheduler.submit(wish, sink);
    const auto awaitCalls = [](const std::atomic<int>& calls, int wanted) {
        while (calls < wanted)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    };
    awaitCalls(record->renders, 1);

    // An interactive picture comes in between.
    const auto other = std::make_shared<CollectingSink>();
    EXPECT_TRUE(other->awaitOutcome(scheduler.submit(request({64, 64}), other))->has_value());
    EXPECT_EQ(sink->record(id).tiles.size(), 0u);
    awaitCalls(record->resumes, 1);

    // The picture rests until it may go on.
    scheduler.setPaused(id, true);
    while (record->running > 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(record->resumes, 1);
    scheduler.setPaused(id, false);
    awaitCalls(record->resumes, 2);
    *isWanted = false;
    ASSERT_TRUE(sink->awaitOutcome(id));
    const auto seen = sink->record(id);
    ASSERT_EQ(seen.tiles.size(), 1u);
    EXPECT_EQ(seen.tiles[0]->task.iterationLimit, 1'000'000'000u);
    EXPECT_EQ((*seen.outcome)->enginePixels.at("cpu"), 128u * 128u);
    expectNoComplaints(*sink);
}

TEST(SchedulerPause, EndsAtDestructionAndForgetsUnknownPictures) {
    const auto sink = std::make_shared<CollectingSink>();
    RenderId id{};
    {
        const auto gate = std::make_shared<Gate>();
        RenderScheduler scheduler(engines(gatedAfter(0, gate)));
        scheduler.setPaused(RenderId{99}, true);
        id = scheduler.submit(request(), sink);
        ASSERT_TRUE(gate->awaitArrivals(2));
        scheduler.setPaused(id, true);
    }
    expectCancelled(sink->record(id).outcome);
    EXPECT_EQ(sink->record(id).finishedCalls, 1);
}

}  // namespace
}  // namespace fathom
