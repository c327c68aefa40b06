// OpenCL engines on a driver that fails or does not return.
#include <map>
#include <ostream>
#include <set>
#include <thread>

#include "faulty_driver.h"
#include "opencl_support.h"
#include "render/render_scheduler.h"
#include "support/collecting_sink.h"

namespace fathom::test {
namespace {

using namespace std::chrono_literals;

constexpr Place kSeahorse{"-0.7436", "0.1318", "0.004"};
constexpr Size kSize{48, 32};
constexpr TileTask kTask{{0, 0, 48, 32}, 1, 700};
constexpr TileTask kBegin{{0, 0, 48, 32}, 1, 90};

// The functions that a picture calls; only some kernels need clFinish and clFlush.
constexpr const char* kCalls[] = {"clCreateContext",
                                  "clCreateBuffer",
                                  "clCreateCommandQueue",
                                  "clCreateKernel",
                                  "clBuildProgram",
                                  "clSetKernelArg",
                                  "clSetKernelArgSVMPointer",
                                  "clEnqueueNDRangeKernel",
                                  "clEnqueueReadBuffer",
                                  "clEnqueueWriteBuffer",
                                  "clEnqueueFillBuffer",
                                  "clGetEventProfilingInfo",
                                  "clWaitForEvents",
                                  "clFlush",
                                  "clFinish"};

/// Same test as the scheduler's: after these errors, another engine can do the work.
bool takesDeviceOut(const Error& error) {
    const std::set<ErrorCode> codes{ErrorCode::DeviceLost, ErrorCode::DeviceUnavailable,
                                    ErrorCode::KernelBuild, ErrorCode::OutOfMemory,
                                    ErrorCode::Internal};
    return codes.contains(error.code) && !error.message.empty() &&
           error.message.find('\n') == std::string::npos;
}

/// The whole picture, computed in two calls.
Result<Tile> computed(Engine& engine, const std::shared_ptr<const RenderJob>& job) {
    const auto renderer = engine.prepare(job, [](const Phrase&) {}, {});
    if (!renderer) return tl::make_unexpected(renderer.error());
    const auto begun = (*renderer)->render(kBegin, {});
    if (!begun) return begun;
    return (*renderer)->resume(*begun, kTask.iterationLimit, {});
}

/// A rung, and whether work-items are lanes. They select kernels in vectors, in work-items, or in
/// slices.
struct Way {
    const char* name;
    const char* rung;
    bool areItemsLanes;
    Place place = kSeahorse;

    friend std::ostream& operator<<(std::ostream& out, const Way& way) { return out << way.name; }
};
constexpr Way kWays[] = {{"Vectors", "fp32", false},
                         {"Items", "fp64", true},
                         {"Slices", "fp64", false, {"0.3", "0.9", "0.3", 2, false, "celtic"}}};

class FaultyDrivers : public testing::TestWithParam<Way> {
protected:
    void SetUp() override {
        FATHOM_NEED_DEVICE(engines());
        expected = prepared(builtIn, job)->render(kTask, {}).value();
    }

    static std::vector<std::unique_ptr<Engine>> engines(
        DriverWatch::Duration patience = DriverWatch::kPatience) {
        return openClEngines({.patience = patience, .areItemsLanes = GetParam().areItemsLanes});
    }
    static std::unique_ptr<Engine> engine(DriverWatch::Duration patience = DriverWatch::kPatience) {
        return std::move(engines(patience).front());
    }

    const std::shared_ptr<const RenderJob> job = makeJob(GetParam().place, GetParam().rung, kSize);
    CpuEngine builtIn{1};
    Tile expected;
};

INSTANTIATE_TEST_SUITE_P(Kernels, FaultyDrivers, testing::ValuesIn(kWays),
                         [](const auto& of) { return of.param.name; });

TEST_P(FaultyDrivers, AreTakenOutOrGiveTheSamePicture) {
    std::map<std::string, int> calls;
    {
        const FaultyDriver undisturbed;
        const auto tile = computed(*engine(), job);
        ASSERT_TRUE(tile) << tile.error().message;
        EXPECT_EQ(differences(*tile, expected), 0u);
        for (const char* function : kCalls)
            calls[function] = undisturbed.calls(function);
    }
    int refusals = 0;
    for (const auto& [function, count] : calls)
        for (const int number : std::set<int>{1, (count + 1) / 2, count}) {
            if (number == 0) continue;
            FaultyDriver driver;
            driver.fail(function, CL_OUT_OF_RESOURCES, number);
            const auto tile = computed(*engine(), job);
            refusals += !tile;
            if (tile)
                EXPECT_EQ(differences(*tile, expected), 0u) << function << " " << number;
            else
                EXPECT_TRUE(takesDeviceOut(tile.error())) << tile.error().message;
        }
    EXPECT_GT(refusals, 20);

    const auto tile = computed(*engine(), job);
    ASSERT_TRUE(tile) << tile.error().message;
    EXPECT_EQ(differences(*tile, expected), 0u);
}

TEST_P(FaultyDrivers, AreGivenUpWhenTheyDoNotReturn) {
    for (const char* function : {"clBuildProgram", "clEnqueueNDRangeKernel", "clFinish",
                                 "clEnqueueReadBuffer", "clReleaseMemObject"}) {
        FaultyDriver driver;
        driver.hang(function, FaultyDriver::kAll);  // threads of an earlier engine may still call
        const auto given = engine(400ms);
        const auto tile = computed(*given, job);
        ASSERT_FALSE(tile) << function;
        EXPECT_EQ(tile.error().code, ErrorCode::DeviceLost) << function;
        EXPECT_NE(tile.error().message.find("has not answered"), std::string::npos)
            << tile.error().message;
        EXPECT_EQ(computed(*given, job).error().code, ErrorCode::DeviceLost);
    }
}

TEST_P(FaultyDrivers, StopThoughTheyDoNotReturn) {
    FaultyDriver driver;
    const auto slow = engine();
    const auto renderer = prepared(*slow, job);
    driver.hang("clEnqueueNDRangeKernel", FaultyDriver::kAll);
    std::stop_source stop;
    std::jthread person([&] {
        driver.awaitHang();
        stop.request_stop();
    });
    const auto tile = renderer->render(kTask, {stop.get_token(), {}});
    ASSERT_FALSE(tile);
    EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
}

// Kernels in vectors write to memory that the host owns.
TEST_P(FaultyDrivers, KeepMemoryUnderAKernelThatMayStillRun) {
    FaultyDriver driver;
    const auto lost = engine();
    auto renderer = prepared(*lost, job);
    const int freedBefore = driver.calls("clSVMFree"),
              released = driver.calls("clReleaseMemObject");
    for (const char* function :
         {"clWaitForEvents", "clFinish", "clEnqueueReadBuffer", "clEnqueueWriteBuffer"})
        driver.fail(function, CL_OUT_OF_RESOURCES, FaultyDriver::kAll);
    const auto tile = renderer->render(kTask, {});
    ASSERT_FALSE(tile);
    EXPECT_EQ(tile.error().code, ErrorCode::DeviceLost);
    EXPECT_NE(tile.error().message.find("clFinish"), std::string::npos) << tile.error().message;
    renderer.reset();
    EXPECT_EQ(driver.calls("clSVMFree"), freedBefore);
    EXPECT_EQ(driver.calls("clReleaseMemObject"), released);
}

// ---- Without a renderer ------------------------------------------------------------------------

class FaultyDriversAlone : public testing::Test {
protected:
    void SetUp() override { FATHOM_NEED_DEVICE(openClEngines({})); }
};

TEST_F(FaultyDriversAlone, LeavesOutWhatFails) {
    const auto usable = openClEngines({}).size();
    for (const char* function :
         {"clGetPlatformIDs", "clGetPlatformInfo", "clGetDeviceIDs", "clGetDeviceInfo"})
        for (const int number : {1, 2, FaultyDriver::kAll}) {
            FaultyDriver driver;
            driver.fail(function, CL_OUT_OF_HOST_MEMORY, number);
            DeviceReport report;
            const auto engines = openClEngines({}, &report);
            EXPECT_LT(engines.size(), usable) << function << " " << number;
            ASSERT_FALSE(report.rejected.empty());
            for (const RejectedDevice& device : report.rejected) {
                EXPECT_TRUE(device.hasFailed);
                EXPECT_NE(device.reason.text().find(function), std::string::npos)
                    << device.reason.text();
            }
        }
}

TEST_F(FaultyDriversAlone, GoesOnWithoutDriversThatDoNotReturn) {
    for (const char* function : {"clGetPlatformIDs", "clGetDeviceInfo"}) {
        FaultyDriver driver;
        driver.hang(function, 1);
        DeviceReport report;
        EXPECT_TRUE(openClEngines({.patience = 200ms}, &report).empty());
        ASSERT_EQ(report.rejected.size(), 1u);
        EXPECT_TRUE(report.rejected[0].hasFailed);
        EXPECT_NE(report.rejected[0].reason.text().find("has not answered"), std::string::npos)
            << report.rejected[0].reason.text();
    }
}

TEST_F(FaultyDriversAlone, StopsWhenAskedTo) {
    FaultyDriver driver;
    driver.hang("clGetPlatformIDs", 1);
    std::stop_source stop;
    std::jthread person([&] {
        driver.awaitHang();
        stop.request_stop();
    });
    DeviceReport report;
    EXPECT_TRUE(openClEngines({.stop = stop.get_token()}, &report).empty());
    EXPECT_FALSE(report.rejected.at(0).hasFailed);
}

/// The counts of a picture by these engines. A plan for its formula names OpenCL first.
std::vector<std::uint64_t> countsBy(std::vector<std::unique_ptr<Engine>> engines,
                                    std::vector<std::string>* notices = nullptr) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.iterations = {200, false};
    request.size = {160, 100};
    request.priority = Priority::Background;
    request.coarseFirst = false;
    request.forcedRung = "fp128";
    const auto sink = std::make_shared<CollectingSink>();
    RenderScheduler scheduler(std::move(engines));
    const RenderId id = scheduler.submit(request, sink);
    const auto outcome = sink->awaitOutcome(id);
    EXPECT_TRUE(outcome && *outcome);
    std::vector<std::uint64_t> counts(request.size.area());
    for (const auto& tile : sink->record(id).tiles)
        for (std::size_t i = 0; i < tile->samples.size(); ++i) {
            const auto row = static_cast<int>(i) / tile->columns();
            const auto column = static_cast<int>(i) % tile->columns();
            counts[static_cast<std::size_t>((tile->task.rect.y + row) * request.size.width +
                                            tile->task.rect.x + column)] = tile->samples[i].count;
        }
    if (notices) *notices = sink->record(id).notices;
    EXPECT_EQ(sink->complaints(), std::vector<std::string>{});
    return counts;
}

std::vector<std::unique_ptr<Engine>> withBuiltIn(std::vector<std::unique_ptr<Engine>> engines) {
    engines.push_back(std::make_unique<CpuEngine>(1));
    return engines;
}

TEST_F(FaultyDriversAlone, LeavesAPictureToTheOthersAfterwards) {
    const auto expected = countsBy(withBuiltIn({}));
    for (const char* function : {"clBuildProgram", "clEnqueueNDRangeKernel", "clWaitForEvents"})
        for (const bool doesHang : {false, true}) {
            FaultyDriver driver;
            auto engines = openClEngines({.patience = 400ms});
            ASSERT_FALSE(engines.empty());
            engines.resize(1);
            if (doesHang)
                driver.hang(function, FaultyDriver::kAll);
            else
                driver.fail(function, CL_OUT_OF_RESOURCES, FaultyDriver::kAll);
            std::vector<std::string> notices;
            EXPECT_EQ(countsBy(withBuiltIn(std::move(engines)), &notices), expected)
                << function << ", hangs: " << doesHang;
            EXPECT_EQ(notices.size(), 1u) << function << ", hangs: " << doesHang;
        }
}

}  // namespace
}  // namespace fathom::test
