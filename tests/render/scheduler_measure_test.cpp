// Speeds that are measured while there is no picture.
#include <gtest/gtest.h>

#include <future>

#include "support/scheduler_setup.h"

namespace fathom {
namespace {

using namespace test;

TEST(SchedulerMeasure, TimesAnEngineThatRests) {
    RenderScheduler scheduler(engines(gpu(), Behaviour{}));
    const auto speeds = scheduler.measureSpeeds("opencl0", {});
    ASSERT_TRUE(speeds) << speeds.error().message;
    EXPECT_EQ(speeds->size(), 8u);  // two rungs, four families
}

TEST(SchedulerMeasure, GivesWayToPictures) {
    const auto gate = std::make_shared<Gate>();
    Behaviour behaviour;
    behaviour.onTile = [gate](const TileTask&, std::stop_token stop) { return gate->pass(stop); };
    RenderScheduler scheduler(engines(behaviour));
    auto measuring =
        std::async(std::launch::async, [&] { return scheduler.measureSpeeds("cpu", {}); });
    ASSERT_TRUE(gate->awaitArrivals(1));

    const auto sink = std::make_shared<CollectingSink>();
    const RenderId id = scheduler.submit(request(), sink);
    const auto stopped = measuring.get();
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    const auto refused = scheduler.measureSpeeds("cpu", {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Cancelled);

    gate->open();
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(outcome->has_value());
}

TEST(SchedulerMeasure, LeavesEnginesThatFailInUse) {
    Behaviour behaviour;
    behaviour.onTile = [](const TileTask&, std::stop_token) {
        return failure(ErrorCode::OutOfMemory);
    };
    RenderScheduler scheduler(engines(behaviour));
    EXPECT_FALSE(scheduler.measureSpeeds("cpu", {}));
    EXPECT_EQ(scheduler.engines().size(), 1u);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = scheduler.measureSpeeds("cpu", stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom
