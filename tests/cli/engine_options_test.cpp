#include "cli/engine_options.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/fake_engine.h"

namespace fathom {
namespace {

/// A machine with a working card and the built-in engine. Devices in `rejected` do not work.
OpenedEngines machine(const EngineOptions& options, std::vector<RejectedDevice> rejected) {
    OpenedEngines opened;
    for (const char* id : {"opencl0", "cpu"}) {
        opened.usableIds.emplace_back(id);
        const auto& wanted = options.devices;
        if (!wanted.empty() && std::ranges::find(wanted, id) == wanted.end()) continue;
        test::FakeEngine::Behaviour behaviour;
        behaviour.info.id = id;
        opened.engines.push_back(std::make_unique<test::FakeEngine>(behaviour));
    }
    opened.report.rejected = std::move(rejected);
    return opened;
}
OpenedEngines soundMachine(const EngineOptions& options) {
    return machine(options, {});
}
OpenedEngines machineWithAnOldCard(const EngineOptions& options) {
    return machine(options, {{.info = {}, .reason = "A card is too old, so it is not used."}});
}
OpenedEngines machineThatFails(const EngineOptions& options) {
    return machine(options, {{.info = {}, .reason = "The driver said no.", .hasFailed = true}});
}

Result<OpenedEngines> opened(std::vector<std::string> devices, EngineFactory factory) {
    return openEngines({.devices = std::move(devices)}, factory);
}

TEST(OpenEngines, OffersDevicesThatAreThere) {
    const auto missing = opened({"opencl1"}, soundMachine);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::InvalidInput);
    EXPECT_NE(missing.error().message.find("takes opencl0, cpu,"), std::string::npos);
    EXPECT_EQ(opened({"opencl0", "cpu"}, soundMachine).value().engines.size(), 2u);
}

TEST(OpenEngines, SaysWhatIsWrongWithADevice) {
    for (const EngineFactory factory : {machineWithAnOldCard, machineThatFails}) {
        const auto missing = opened({"opencl1"}, factory);
        ASSERT_FALSE(missing);
        EXPECT_EQ(missing.error().code, ErrorCode::DeviceUnavailable);
        const std::string& words = missing.error().message;
        const bool hasReason = words.find("is not used;") != std::string::npos ||
                               words.find("The driver said no;") != std::string::npos;
        EXPECT_TRUE(hasReason) << words;
        EXPECT_EQ(words.find("opencl1", words.find("--device takes")), std::string::npos) << words;
    }
}

TEST(OpenEngines, GoesOnWithoutADeviceThatHasFailed) {
    testing::internal::CaptureStderr();
    const auto others = opened({"opencl1", "cpu"}, machineThatFails);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "fathom: The driver said no.\n");
    ASSERT_TRUE(others) << others.error().message;
    EXPECT_EQ(others->engines.size(), 1u);
    EXPECT_FALSE(opened({"opencl1", "cpu"}, machineWithAnOldCard));
}

TEST(OpenEngines, EndsWhenTheSearchIsStopped) {
    std::stop_source stop;
    stop.request_stop();
    const auto none = openEngines({.stop = stop.get_token()}, soundMachine);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom
