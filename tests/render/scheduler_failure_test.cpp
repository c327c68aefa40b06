#include "render/render_scheduler.h"

#include <gtest/gtest.h>

#include <new>
#include <ostream>
#include <set>

#include "support/scheduler_setup.h"

namespace fathom {
namespace {

using namespace std::chrono_literals;
using namespace test;

// ---- Engines that fail -----------------------------------------------------------------------

struct FailureCase {
    ErrorCode code;
    bool inPrepare;

    friend std::ostream& operator<<(std::ostream& out, const FailureCase& failure) {
        return out << "code " << static_cast<int>(failure.code)
                   << (failure.inPrepare ? " while preparing" : " in a tile");
    }
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
    // The other engine waits for the failure, so that the failure is sure to happen.
    Behaviour sound;
    sound.onTile = [&](const TileTask&, std::stop_token stop) { return awaitNotice(*sink, stop); };
    RenderScheduler scheduler(engines(broken, sound));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    const auto record = sink->record(id);
    EXPECT_TRUE(coversOnce(record.tiles, kSize, 8));
    EXPECT_TRUE(coversOnce(record.tiles, kSize, 1));
    EXPECT_EQ((*outcome)->plan.engineIds, (std::vector<std::string>{"cpu"}));
    EXPECT_EQ(record.notices,
              (std::vector<std::string>{"GPU opencl0 failed and is no longer used: The driver said "
                                        "no; continuing on the built-in CPU engine."}));

    ASSERT_EQ(scheduler.removedEngines().size(), 1u);
    EXPECT_EQ(scheduler.removedEngines()[0].info.id, "opencl0");
    EXPECT_EQ(scheduler.removedEngines()[0].reason.text(), "The driver said no.");
    EXPECT_EQ(scheduler.engines().size(), 1u);

    // Later pictures never use the removed engine, and no sink gets the notice twice.
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
    // An OpenCL CPU device uses the cores: the built-in engine is not in the plan.
    Behaviour device = gpu("opencl1");
    device.info.kind = DeviceKind::OpenClCpu;
    std::atomic<int> tiles = 0;
    device.onTile = [&](const TileTask&, std::stop_token) -> Result<void> {
        return ++tiles > 2 ? failure(ErrorCode::DeviceLost) : Result<void>{};
    };
    const auto sink = std::make_shared<CollectingSink>();
    Behaviour cpu;  // it may stand in at first
    cpu.onTile = [&](const TileTask&, std::stop_token stop) { return awaitNotice(*sink, stop); };
    RenderScheduler scheduler(engines(device, cpu));
    const RenderId id = scheduler.submit(request(), sink);
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    const auto record = sink->record(id);
    EXPECT_EQ(record.plan.engineIds, (std::vector<std::string>{"opencl1"}));
    EXPECT_EQ((*outcome)->plan.engineIds, (std::vector<std::string>{"cpu"}));
    EXPECT_TRUE(coversOnce(record.tiles, kSize, 8));
    EXPECT_TRUE(coversOnce(record.tiles, kSize, 1));
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
        EXPECT_TRUE(coversOnce(anew, kSize, step));
    ASSERT_EQ(record.notices.size(), 1u);
    EXPECT_EQ(record.notices[0],
              "GPU opencl0 failed and is no longer used: The driver said no; continuing on the "
              "built-in CPU engine, from the start in big floats.");
    expectNoComplaints(*sink);
}

TEST(Scheduler, LetsNoOldTileArriveAmongThoseOfAnotherRung) {
    // One worker is held while it delivers, the other fails.
    const auto gate = std::make_shared<Gate>();
    Behaviour floats = gpu();
    floats.onTile = [gate, tiles = std::make_shared<std::atomic<int>>()](
                        const TileTask&, std::stop_token) -> Result<void> {
        if (++*tiles == 1) return {};
        gate->awaitArrivals(1);
        return failure(ErrorCode::DeviceLost);
    };
    Behaviour bigOnly;
    bigOnly.info.numbers = {NumberKind::BigFloat};
    const auto sink = std::make_shared<CollectingSink>();
    sink->onTile = [gate](const auto& tile) {
        if (tile->engineId == "opencl0") (void)gate->pass({});
    };
    RenderScheduler scheduler(engines(floats, bigOnly));
    const RenderId id = scheduler.submit(request(), sink);
    while (scheduler.removedEngines().empty())
        std::this_thread::sleep_for(1ms);
    std::this_thread::sleep_for(30ms);
    EXPECT_EQ(sink->record(id).tiles.size(), 1u);
    gate->open();
    const auto outcome = sink->awaitOutcome(id);
    ASSERT_TRUE(outcome && outcome->has_value());
    EXPECT_EQ((*outcome)->plan.rung->id, "bigfloat");
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
                  "None of the devices chosen for this picture is still available; no longer used "
                  "after a failure: GPU "
                  "opencl0 (The driver said no).");
        EXPECT_TRUE(sink->record(id).notices.empty()) << "the error says it";
    }
    const RenderId id = scheduler.submit(request(), sink);
    EXPECT_TRUE(sink->awaitOutcome(id)->has_value());
    EXPECT_TRUE(sink->record(id).notices.empty());
}

TEST(Scheduler, TellsLaterPicturesNothingThatAnErrorHasTold) {
    Behaviour first = gpu("opencl0"), second = gpu("opencl1");
    first.onTile = second.onTile = [](const TileTask&, std::stop_token) {
        return failure(ErrorCode::DeviceLost);
    };
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(engines(first, second, Behaviour{}));
    RenderRequest wish = request();
    wish.devices = {"opencl0", "opencl1"};
    const RenderId failing = scheduler.submit(wish, sink);
    const auto outcome = sink->awaitOutcome(failing);
    ASSERT_TRUE(outcome && !outcome->has_value());
    EXPECT_NE(outcome->error().message.find("GPU opencl0"), std::string::npos);
    EXPECT_NE(outcome->error().message.find("GPU opencl1"), std::string::npos);
    EXPECT_LE(sink->record(failing).notices.size(), 1u) << "of the first, if the second went on";

    const RenderId next = scheduler.submit(request(), sink);
    EXPECT_TRUE(sink->awaitOutcome(next)->has_value());
    EXPECT_TRUE(sink->record(next).notices.empty());
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

TEST(Scheduler, ContinuesTilesOfAnEngineThatFailed) {
    Behaviour one = gpu(), two;
    one.countAt =
        two.countAt = [](int x, int) -> std::uint64_t { return x % 2 == 0 ? 400 : kInteriorCount; };
    one.onTile = [](const TileTask& task, std::stop_token) -> Result<void> {
        return task.iterationLimit > 500 ? failure(ErrorCode::DeviceLost) : Result<void>{};
    };
    const auto sink = std::make_shared<CollectingSink>();
    two.onTile = [&](const TileTask& task, std::stop_token stop) -> Result<void> {
        if (task.iterationLimit > 500) return awaitNotice(*sink, stop);
        return {};
    };
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
    EXPECT_TRUE(coversOnce(raised, kSize, 1));
    expectNoComplaints(*sink);
}

}  // namespace
}  // namespace fathom
