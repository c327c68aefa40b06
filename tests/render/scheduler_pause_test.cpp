// Pictures that are held and go on.
#include <gtest/gtest.h>

#include "support/scheduler_setup.h"

namespace fathom {
namespace {

using namespace test;

/// Its tiles wait at the gate once `free` of them have passed.
Behaviour gatedAfter(int free, std::shared_ptr<Gate> gate) {
    Behaviour behaviour;
    auto begun = std::make_shared<std::atomic<int>>(0);
    behaviour.onTile = [=](const TileTask&, std::stop_token stop) -> Result<void> {
        return ++*begun > free ? gate->pass(stop) : Result<void>();
    };
    return behaviour;
}

/// A picture of another sink, which would come after all that waits.
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
    EXPECT_EQ(record->prepares, 2);  // of two pictures, once each
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
