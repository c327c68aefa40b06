// OpenCL engines through the interface that the scheduler uses.
#include "opencl/opencl_engine.h"

#include <atomic>
#include <chrono>
#include <cstring>
#include <fstream>
#include <mutex>
#include <thread>

#include "opencl_support.h"
#include "render/direct_state.h"
#include "support/hide_opencl.h"
#include "support/temporary_folder.h"

namespace fathom::test {
namespace {

namespace files = std::filesystem;
using namespace std::chrono_literals;

constexpr Place kSeahorse{"-0.7436", "0.1318", "0.004"};
constexpr Place kCubic{"0.3", "0.9", "0.3", 3};
constexpr Place kJulia{"0.1", "0", "1.1", 2, true};
constexpr Place kPlaces[] = {kSeahorse, kCubic, kJulia};
constexpr const char* kRungs[] = {"fp32", "ff", "ff-lazy", "ff-grid",
                                  "fp64", "dd", "dd-lazy", "dd-grid"};
constexpr Size kSize{150, 100};
constexpr TileRect kAll{0, 0, 150, 100};

// Just outside the cusp, where a pixel takes some 30 million iterations to escape.
constexpr Place kSlow{"0.25000000000001", "0", "1e-15"};

/// If the parameter is true, work-items are used as lanes on processors too.
class OpenClEngines : public testing::TestWithParam<bool> {
protected:
    void SetUp() override {
        m_engines = openClEngines({.areItemsLanes = GetParam()});
        FATHOM_NEED_DEVICE(m_engines);
    }

    std::vector<std::unique_ptr<Engine>> m_engines;
    CpuEngine m_builtIn{1};
};

INSTANTIATE_TEST_SUITE_P(Lanes, OpenClEngines, testing::Bool(),
                         [](const auto& of) { return of.param ? "Items" : "Vectors"; });

TEST_P(OpenClEngines, DescribeTheirDevices) {
    for (std::size_t i = 0; i < m_engines.size(); ++i) {
        const EngineInfo& info = m_engines[i]->info();
        EXPECT_EQ(info.id, "opencl" + std::to_string(i));
        EXPECT_FALSE(info.label.empty());
        EXPECT_NE(info.driver.find(", "), std::string::npos) << info.driver;
        EXPECT_NE(info.kind, DeviceKind::BuiltInCpu);
        EXPECT_GT(info.memoryBytes, std::size_t{1} << 20);
        EXPECT_FALSE(info.numbers.empty());
    }
}

TEST_P(OpenClEngines, ComputeTheSamplesOfTheBuiltInEngine) {
    for (const auto& engine : m_engines)
        for (const char* rung : kRungs)
            for (const Place& place : kPlaces) {
                if (!hasForm(rung, place)) continue;
                const auto job = makeJob(place, rung, kSize);
                const TileTask task{kAll, 1, 1500};
                const auto tile = prepared(*engine, job)->render(task, {});
                const auto expected = prepared(m_builtIn, job)->render(task, {});
                ASSERT_TRUE(tile) << tile.error().message;
                EXPECT_EQ(differences(*tile, *expected), 0u) << rung << " at " << place.re;
                EXPECT_EQ(tile->render, job->id);
                EXPECT_EQ(tile->engineId, engine->info().id);
                EXPECT_GT(tile->iterations, tile->samples.size());
            }
}

TEST_P(OpenClEngines, TellOfPiecesAsTheyAreInTheTile) {
    for (const auto& engine : m_engines)
        for (const char* rung : {"fp32", "ff", "dd"}) {
            const auto job = makeJob(kSeahorse, rung, kSize);
            const TileTask task{kAll, 1, 1500};
            Samples told(kSize.area());
            std::vector<int> times(kSize.area());
            std::mutex mutex;
            const auto note = [&](std::size_t first, std::span<const TileSample> samples) {
                const std::lock_guard lock(mutex);
                std::ranges::copy(samples, told.begin() + static_cast<std::ptrdiff_t>(first));
                for (std::size_t i = 0; i < samples.size(); ++i)
                    ++times[first + i];
            };
            const auto tile = prepared(*engine, job)->render(task, {.written = note});
            ASSERT_TRUE(tile) << tile.error().message;
            const bool hasPieces = times.front() > 0;
            EXPECT_TRUE(hasPieces || !GetParam()) << rung;
            EXPECT_EQ(std::ranges::count(times, hasPieces ? 1 : 0), std::ssize(times)) << rung;
            const std::size_t bytes = hasPieces ? told.size() * sizeof(TileSample) : 0;
            EXPECT_EQ(std::memcmp(told.data(), tile->samples.data(), bytes), 0) << rung;
        }
}

TEST_P(OpenClEngines, ComputeOtherFormulasAsTheBuiltInEngine) {
    constexpr Place kOthers[] = {{"-0.25", "0", "1.9", 3, false, "tricorn"},
                                 {"1.35", "0", "2.6", 2, false, "magnet1"},
                                 {"0", "0", "1e5", 3, false, "newton"},
                                 {"0", "0", "2.5", 3, false, "newton-roots"},
                                 {"-0.3", "0", "0.9", 3, true, "nova"}};
    for (const auto& engine : m_engines)
        for (const char* rung : {"fp32", "dd"})
            for (const Place& place : kOthers) {
                const auto job = makeJob(place, rung, kSize);
                if (!canCompute(engine->info(), *findRung(rung), job->request.location.formula))
                    continue;
                const auto renderer = prepared(*engine, job), expected = prepared(m_builtIn, job);
                const auto tile = renderer->render({kAll, 1, 300}, {});
                const auto paused = expected->render({kAll, 1, 20}, {});
                const auto whole = expected->render({kAll, 1, 300}, {});
                ASSERT_TRUE(tile && paused && whole);
                const auto resumed = renderer->resume(*paused, 300, {});
                ASSERT_TRUE(resumed);
                EXPECT_EQ(differences(*tile, *whole), 0u) << place.formula << ' ' << rung;
                EXPECT_EQ(differences(*resumed, *whole), 0u) << place.formula << ' ' << rung;
            }
}

// The minibrot of Seahorse valley, other components, and points where components touch, near which
// orbits take thousands of turns to settle or to leave.
constexpr Place kInteriors[] = {{"-0.743643887037158704752", "0.131825904205311970493", "1e-6"},
                                {"-1.7548776662", "0", "0.012"},
                                {"-1.75", "0", "0.0004"},
                                {"-0.75", "0.002", "0.004"},
                                {"-0.125", "0.649519052838329", "0.001"},
                                {"-1.9407998065294847", "0", "1e-5"},
                                {"0.3849", "0", "0.002", 3},
                                {"0.45", "0.82", "0.02", 4}};

TEST_P(OpenClEngines, EndNoPixelThatEscapesAsInterior) {
    constexpr Size kFew{48, 32};
    const TileTask task{{0, 0, kFew.width, kFew.height}, 1, 50'000};
    for (const auto& engine : m_engines)
        for (const char* rung : {"ff", "fp64", "dd"})
            for (const Place& place : kInteriors) {
                const auto job = makeJob(place, rung, kFew);
                const auto tile = prepared(*engine, job)->render(task, {});
                const auto expected = prepared(m_builtIn, job)->render(task, {});
                ASSERT_TRUE(tile) << tile.error().message;
                EXPECT_EQ(differences(*tile, *expected), 0u) << rung << " at " << place.re;
            }
}

// So few pixels that slices of any device are long.
TEST_P(OpenClEngines, EndPixelsThatACycleAttracts) {
    constexpr Size kFew{16, 12};
    const TileTask task{{0, 0, kFew.width, kFew.height}, 1, 50'000};
    constexpr Place kInside{"-0.743642887", "0.131825978", "3e-7"};
    const auto job = makeJob(kInside, "fp64", kFew);
    const auto share = [&](Engine& engine) {
        const auto tile = prepared(engine, job)->render(task, {});
        EXPECT_TRUE(tile);
        EXPECT_EQ(std::ranges::count(tile->samples, kInteriorCount, &TileSample::count),
                  std::ssize(tile->samples));
        return static_cast<double>(tile->iterations) /
               static_cast<double>(kFew.area() * task.iterationLimit);
    };
    // By repeated orbits alone it is 0.18.
    EXPECT_LT(share(m_builtIn), 0.09);
    for (const auto& engine : m_engines)
        EXPECT_LT(share(*engine), 0.09);
}

// After the first tile, a device knows how long the slices of the next one may be.
TEST_P(OpenClEngines, ComputeTheSameAtAKnownPace) {
    constexpr Place kHalfInside{"-0.2", "0.75", "0.1"};
    constexpr Size kFew{60, 40};
    const TileTask task{{0, 0, kFew.width, kFew.height}, 1, 700};
    for (const auto& engine : m_engines)
        for (const char* rung : {"fp32", "fp64"}) {
            const auto job = makeJob(kHalfInside, rung, kFew);
            const auto renderer = prepared(*engine, job);
            const auto expected = prepared(m_builtIn, job)->render(task, {});
            for (int round = 0; round < 3; ++round) {
                const auto tile = renderer->render(task, {});
                ASSERT_TRUE(tile) << tile.error().message;
                EXPECT_EQ(differences(*tile, *expected), 0u) << rung << ", round " << round;
            }
        }
}

TEST_P(OpenClEngines, EndAtAnyLimit) {
    for (const auto& engine : m_engines)
        for (const char* rung : {"fp32", "dd"}) {
            const auto job = makeJob(kSeahorse, rung, kSize);
            const auto renderer = prepared(*engine, job), expected = prepared(m_builtIn, job);
            // Limits within the first slice, at and between ends of blocks, and after many blocks.
            for (const std::uint64_t limit : {1, 5, 32, 33, 64, 75, 1003}) {
                const auto tile = renderer->render({kAll, 1, limit}, {});
                ASSERT_TRUE(tile);
                EXPECT_EQ(differences(*tile, *expected->render({kAll, 1, limit}, {})), 0u)
                    << rung << " to " << limit;
            }
        }
}

TEST_P(OpenClEngines, KnowWhoNeverEnds) {
    // A view around the middle of the disc of period 3; other points would take hours.
    const auto job = makeJob({"-0.1226", "0.7449", "0.01"}, "fp64", kSize);
    for (const auto& engine : m_engines) {
        const auto tile = prepared(*engine, job)->render({kAll, 1, 1ull << 40}, {});
        ASSERT_TRUE(tile);
        EXPECT_EQ(tile->state, nullptr);
        EXPECT_EQ(sumOfCounts(*tile), tile->samples.size() << 40);
    }
}

TEST_P(OpenClEngines, TakeCoarseSamplesAndPartsFromTheSamePixels) {
    const auto job = makeJob(kSeahorse, "fp32", kSize);
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job);
        const auto whole = renderer->render({kAll, 1, 800}, {});
        ASSERT_TRUE(whole);
        for (const TileRect& rect : {kAll, TileRect{37, 41, 64, 59}, TileRect{149, 99, 1, 1}})
            for (const int step : {1, 2, 8, 64}) {
                const auto part = renderer->render({rect, step, 800}, {});
                ASSERT_TRUE(part);
                std::size_t differing = 0;
                for (int row = 0; row < part->rows(); ++row)
                    for (int column = 0; column < part->columns(); ++column) {
                        const int x = samplePixel(rect.x, rect.right(), step, column);
                        const int y = samplePixel(rect.y, rect.bottom(), step, row);
                        const std::size_t at =
                            static_cast<std::size_t>(row) * part->columns() + column;
                        const std::size_t of = static_cast<std::size_t>(y) * kSize.width + x;
                        differing += !haveSameBits(part->samples[at], whole->samples[of]);
                    }
                EXPECT_EQ(differing, 0u) << "step " << step << " from " << rect.x;
            }
    }
}

TEST_P(OpenClEngines, ComputeARegionFromItsOwnTables) {
    const auto job = makeJob(kSeahorse, "fp64", kSize);
    auto partJob = std::make_shared<RenderJob>(*job);
    partJob->request.region = {40, 30, 50, 20};
    partJob->grid =
        std::make_shared<const PixelGrid>(makePixelGrid(partJob->request, partJob->plan).value());
    for (const auto& engine : m_engines) {
        const TileTask task{{48, 32, 40, 16}, 1, 800};
        const auto fromWhole = prepared(*engine, job)->render(task, {});
        const auto fromPart = prepared(*engine, partJob)->render(task, {});
        ASSERT_TRUE(fromWhole && fromPart);
        EXPECT_EQ(differences(*fromWhole, *fromPart), 0u);
    }
}

TEST_P(OpenClEngines, ResumeAsIfTheyHadNeverPaused) {
    for (const auto& engine : m_engines)
        for (const char* rung : kRungs) {
            const auto renderer = prepared(*engine, makeJob(kSeahorse, rung, kSize));
            auto tile = renderer->render({kAll, 1, 100}, {});
            ASSERT_TRUE(tile);
            ASSERT_NE(tile->state, nullptr);
            for (const std::uint64_t limit : {101, 333, 2000}) {
                tile = renderer->resume(*tile, limit, {});
                ASSERT_TRUE(tile);
                EXPECT_EQ(tile->task.iterationLimit, limit);
            }
            const auto direct = renderer->render({kAll, 1, 2000}, {});
            EXPECT_EQ(differences(*tile, *direct), 0u) << rung;
            if (!renderer->canPause()) continue;
            const Tile paused = pausedAtOnce(*renderer, {kAll, 1, 2000});
            const Tile resumed = resumedWithPauses(*renderer, paused, 2000);
            EXPECT_EQ(differences(resumed, *direct), 0u) << rung;
        }
}

TEST_P(OpenClEngines, ContinueTilesOfTheBuiltInEngineAndTheReverse) {
    for (const auto& engine : m_engines)
        for (const char* rung : kRungs)
            for (const Place& place : kPlaces) {
                if (!hasForm(rung, place)) continue;
                const auto job = makeJob(place, rung, kSize);
                const auto device = prepared(*engine, job), host = prepared(m_builtIn, job);
                const auto fromDevice = device->render({kAll, 1, 60}, {});
                const auto fromHost = host->render({kAll, 1, 60}, {});
                ASSERT_TRUE(fromDevice && fromHost);
                ASSERT_TRUE(fromDevice->state && fromHost->state);
                visitMachineNumber(findRung(rung)->number, [&]<class Number>() {
                    const DirectState<Number>* state = directStateOf<Number>(*fromDevice);
                    ASSERT_NE(state, nullptr);
                    EXPECT_EQ(state->iterations, 60u);
                    EXPECT_GT(state->pixels.size(), 100u);
                });

                const auto expected = host->render({kAll, 1, 1000}, {});
                EXPECT_EQ(differences(*host->resume(*fromDevice, 1000, {}), *expected), 0u);
                EXPECT_EQ(differences(*device->resume(*fromHost, 1000, {}), *expected), 0u);
            }
}

TEST_P(OpenClEngines, CountBeyondThirtyTwoBits) {
    constexpr std::uint64_t kBefore = std::uint64_t{1} << 33;
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, makeJob(kSeahorse, "fp32", kSize));
        // At such a low limit all pixels have derivatives, and none starts again.
        const auto start = renderer->render({kAll, 1, 30}, {});
        const auto expected = renderer->resume(*start, 1000, {});
        ASSERT_TRUE(start && expected);

        Tile late = *start;
        auto state = std::make_shared<DirectState<float>>(*directStateOf<float>(*start));
        state->iterations = kBefore + 30;
        late.state = state;
        const auto tile = renderer->resume(late, kBefore + 1000, {});
        ASSERT_TRUE(tile);
        std::size_t escaped = 0;
        for (const auto& pixel : state->pixels) {
            const std::uint64_t count = expected->samples[pixel.index].count;
            if (count == kInteriorCount) continue;
            ++escaped;
            EXPECT_EQ(tile->samples[pixel.index].count, count + kBefore);
        }
        EXPECT_GT(escaped, 100u);
    }
}

TEST_P(OpenClEngines, WorkForSeveralThreadsAtOnce) {
    const auto job = makeJob(kSeahorse, "fp32", kSize);
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job);
        const auto expected = renderer->render({kAll, 1, 1500}, {});
        std::vector<std::jthread> threads;
        std::atomic<std::size_t> differing = 0;
        for (int i = 0; i < engine->concurrency(); ++i)
            threads.emplace_back([&] {
                for (int round = 0; round < 5; ++round) {
                    const auto tile = renderer->render({kAll, 1, 1500}, {});
                    differing += tile ? differences(*tile, *expected) : 1;
                }
            });
        threads.clear();
        EXPECT_EQ(differing, 0u);
    }
}

TEST_P(OpenClEngines, CountLikeTheirPlainKernels) {
    for (const auto& engine : m_engines)
        for (const char* rung : {"fp32", "ff", "fp64", "dd"}) {
            const auto job = makeJob(kSeahorse, rung, kSize);
            const auto baseline = engine->baseline(job, {});
            ASSERT_TRUE(baseline) << baseline.error().message;
            const auto tile = prepared(*engine, job)->render({kAll, 1, 1500}, {});
            EXPECT_EQ((*baseline)->iteratePlainly(1500), sumOfCounts(*tile)) << rung;
            EXPECT_GT((*baseline)->reachLimit().value_or(0), 0u) << rung;
            EXPECT_GT((*baseline)->copyMemory().value_or(0), 0u) << rung;
        }
}

TEST_P(OpenClEngines, TellTheTimeOfTheirKernels) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, makeJob(kSeahorse, "fp32", kSize));
        EXPECT_EQ(renderer->deviceSeconds(), 0);
        ASSERT_TRUE(renderer->render({kAll, 1, 1500}, {}));
        const double once = renderer->deviceSeconds();
        EXPECT_GT(once, 0);
        ASSERT_TRUE(renderer->render({kAll, 1, 1500}, {}));
        EXPECT_GT(renderer->deviceSeconds(), once);
    }
}

TEST_P(OpenClEngines, KnowPointsOfTheCardioidAndTheDisc) {
    // The edges of both run through the view and meet in it.
    const auto job = makeJob({"-0.75", "0", "0.3"}, "fp32", kSize);
    for (const auto& engine : m_engines) {
        const auto device = prepared(*engine, job)->render({kAll, 1, 5000}, {});
        const auto host = prepared(m_builtIn, job)->render({kAll, 1, 5000}, {});
        ASSERT_TRUE(device && host);
        EXPECT_EQ(differences(*device, *host), 0u);
        // A pixel that is known to be interior is not iterated.
        EXPECT_LT(device->iterations * 10, sumOfCounts(*device));
    }
}

TEST_P(OpenClEngines, StopInTheMiddleOfATile) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, makeJob(kSlow, "fp64", {128, 128}));
        std::chrono::duration<double, std::milli> worst{};
        for (int round = 0; round < 5; ++round) {
            std::stop_source source;
            std::chrono::steady_clock::time_point asked;
            std::jthread person([&] {
                std::this_thread::sleep_for(60ms * (round + 1));
                asked = std::chrono::steady_clock::now();
                source.request_stop();
            });
            const auto tile =
                renderer->render({{0, 0, 128, 128}, 1, 1u << 30}, {source.get_token(), {}});
            const auto ended = std::chrono::steady_clock::now();
            person.join();
            ASSERT_FALSE(tile);
            EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
            worst = std::max<decltype(worst)>(worst, ended - asked);
        }
        RecordProperty("worst_stop_milliseconds", std::to_string(worst.count()));
        std::printf("%s: stopped within %.1f ms at worst\n", engine->info().label.c_str(),
                    worst.count());
        // The device tile of a stopped call can be used for the next one.
        const auto next = renderer->render({{0, 0, 8, 8}, 1, 500}, {});
        ASSERT_TRUE(next);
        EXPECT_EQ(directStateOf<double>(*next)->pixels.size(), 64u);
    }
}

TEST_P(OpenClEngines, StopBeforeTheyStart) {
    std::stop_source source;
    source.request_stop();
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, makeJob(kSeahorse, "fp32", kSize));
        const auto tile = renderer->render({kAll, 1, 100}, {source.get_token(), {}});
        ASSERT_FALSE(tile);
        EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
    }
}

TEST_P(OpenClEngines, RefuseARungThatTheyCannotCompute) {
    auto job = std::make_shared<RenderJob>(*makeJob(kSeahorse, "fp64", kSize));
    job->plan.rung = findRung("bigfloat");
    const auto renderer = m_engines[0]->prepare(job, [](const Phrase&) {}, {});
    ASSERT_FALSE(renderer);
    EXPECT_EQ(renderer.error().code, ErrorCode::Unsupported);
}

TEST_P(OpenClEngines, SayWhatIsWrongWithAKernel) {
    const TemporaryFolder folder;
    files::copy(files::path(FATHOM_SOURCE_DIR) / "kernels", folder.path() / "kernels",
                files::copy_options::recursive);
    const files::path formula = folder.path() / "kernels" / "formula" / "mandelbrot.h";
    const std::string whole = [&] {
        std::ifstream file(formula);
        return std::string(std::istreambuf_iterator<char>(file), {});
    }();
    OpenClOptions options;
    options.kernelFolder = folder.path() / "kernels";
    const auto engines = openClEngines(options);

    const auto job = makeJob(kSeahorse, "fp32", kSize);
    std::ofstream(formula) << whole << "\nthis is no kernel;\n";
    std::vector<std::string> stages;
    const auto broken =
        engines[0]->prepare(job, [&](const Phrase& stage) { stages.push_back(stage.text()); }, {});
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().code, ErrorCode::KernelBuild);
    EXPECT_NE(broken.error().message.find("error"), std::string::npos) << broken.error().message;
    EXPECT_EQ(broken.error().message.find('\n'), std::string::npos);
    EXPECT_EQ(stages,
              std::vector<std::string>{"Compiling kernels for " + engines[0]->info().label});

    // The engine still works: the file is repaired, and the next picture comes.
    std::ofstream(formula) << whole << "\n/* mended */\n";
    const auto mended = engines[0]->prepare(job, [](const Phrase&) {}, {});
    ASSERT_TRUE(mended) << mended.error().message;
    EXPECT_TRUE((*mended)->render({kAll, 1, 50}, {}));
}

TEST_P(OpenClEngines, FailTheSelfTestWhenAnOperationIsNotFused) {
    const TemporaryFolder folder;
    files::copy(files::path(FATHOM_SOURCE_DIR) / "kernels", folder.path() / "kernels",
                files::copy_options::recursive);
    std::ofstream(folder.path() / "kernels" / "number" / "float.h", std::ios::app)
        << "\nFATHOM_FN word unfused(word a, word b, word c) { word p = a * b; return p + c; }\n"
           "#define word_fma unfused\n";
    OpenClOptions options;
    options.kernelFolder = folder.path() / "kernels";
    const auto engines = openClEngines(options);
    const auto renderer =
        engines[0]->prepare(makeJob(kSeahorse, "fp32", kSize), [](const Phrase&) {}, {});
    ASSERT_FALSE(renderer);
    EXPECT_EQ(renderer.error().code, ErrorCode::DeviceUnavailable);
    EXPECT_NE(renderer.error().message.find("fuse"), std::string::npos);
}

TEST_P(OpenClEngines, LimitProcessorsToTheCoresAllowed) {
    const auto job = makeJob(kSeahorse, "fp32", kSize);
    OpenClOptions options;
    options.computeUnits = 1;
    DeviceReport report;
    const auto limited = openClEngines(options, &report);
    EXPECT_EQ(limited.size() + report.rejected.size(), m_engines.size());
    for (const auto& engine : limited) {
        const auto tile = prepared(*engine, job)->render({kAll, 1, 1500}, {});
        const auto expected = prepared(m_builtIn, job)->render({kAll, 1, 1500}, {});
        ASSERT_TRUE(tile) << tile.error().message;
        EXPECT_EQ(differences(*tile, *expected), 0u);
    }
}

// Each of these starts a process of its own, in which OpenCL has not been touched.
class OpenClProcess : public testing::Test {
protected:
    void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_F(OpenClProcess, FindsNothingQuietlyWithoutOpenCl) {
    EXPECT_EXIT(
        {
            test::hideOpenCl();
            DeviceReport report;
            const bool isEmpty = openClEngines({}, &report).empty() && report.rejected.empty() &&
                                 report.platforms.empty() && report.openClDrivers.empty();
            std::exit(isEmpty && report.isOpenClSearched ? 0 : 1);
        },
        testing::ExitedWithCode(0), "^$");
}

TEST_F(OpenClProcess, LeavesACompilationBehind) {
    const TemporaryFolder folder;
    EXPECT_EXIT(
        {
            // Empty caches, so that there is something to compile.
            setenv("POCL_CACHE_DIR", folder.path().c_str(), 1);
            setenv("CUDA_CACHE_DISABLE", "1", 1);
            auto engines = openClEngines({});
            if (engines.empty()) std::_Exit(isDriverInstalled() ? 1 : 0);
            std::stop_source source;
            std::jthread person([&] {
                std::this_thread::sleep_for(30ms);
                source.request_stop();
            });
            const auto renderer = engines[0]->prepare(
                makeJob(kSeahorse, "fp64", kSize), [](const Phrase&) {}, source.get_token());
            const bool isCancelled = !renderer && renderer.error().code == ErrorCode::Cancelled;
            engines.clear();
            std::this_thread::sleep_for(100ms);  // the thread goes on without its engine
            std::_Exit(isCancelled ? 0 : 1);
        },
        testing::ExitedWithCode(0), "^$");
}

}  // namespace
}  // namespace fathom::test
