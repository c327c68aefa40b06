// Reads exported pictures with other libraries. Also exports that fail or are stopped.
#include "export/image_exporter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <thread>

#include <sys/resource.h>

#include "base/atomic_file.h"
#include "export/export_fixture.h"

namespace fathom::test {
namespace {

using Clock = std::chrono::steady_clock;
using Names = std::set<std::string>;

double encodedSrgb(double linear) {
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
}

TEST(ImageFormat, GoesByTheNamesEnding) {
    EXPECT_EQ(imageFormatOf("a/b.png").value(), ImageFormat::Png8);
    EXPECT_EQ(imageFormatOf("B.PNG").value(), ImageFormat::Png8);
    EXPECT_EQ(imageFormatOf("b.Exr").value(), ImageFormat::ExrFloat);
    for (const char* name : {"b.jpg", "png", "b", ""}) {
        const auto format = imageFormatOf(name);
        ASSERT_FALSE(format) << name;
        EXPECT_EQ(format.error().code, ErrorCode::InvalidInput);
    }
}

TEST(SubpixelOffset, BeginsAtTheCentreAndSpreadsEvenly) {
    EXPECT_EQ(subpixelOffset(0), (PointF{0, 0}));
    double meanX = 0, meanY = 0;
    std::set<std::pair<int, int>> cells;
    for (int i = 0; i < 256; ++i) {
        const PointF offset = subpixelOffset(i);
        ASSERT_TRUE(offset.x >= -0.5 && offset.x < 0.5 && offset.y >= -0.5 && offset.y < 0.5);
        meanX += offset.x / 256;
        meanY += offset.y / 256;
        cells.insert(
            {static_cast<int>((offset.x + 0.5) * 8), static_cast<int>((offset.y + 0.5) * 8)});
    }
    EXPECT_LT(std::fabs(meanX), 0.01);
    EXPECT_LT(std::fabs(meanY), 0.01);
    EXPECT_EQ(cells.size(), 64u);
}

class ImageExporterTest : public ExportTest {
protected:
    Result<ExportSummary> run(const ImageExport& what) {
        return exportImage(m_scheduler, what, {}, {});
    }

    RenderScheduler m_scheduler{engineList(std::make_unique<CpuEngine>(2))};
};

TEST_F(ImageExporterTest, AutomaticColoursAreFittedOnceAndKeptInTheFile) {
    ImageExport what = request("fitted.png", {150, 90});
    what.bookmark.colors = initialColors();
    ASSERT_TRUE(run(what));
    const ColorSettings colors = readView(what.path)->colors;
    ASSERT_TRUE(colors.curve);
    EXPECT_FALSE(colors.isPinned);

    // The view in the file gives the same picture again, and the same curve at any size.
    ImageExport again = what;
    again.bookmark = readView(what.path).value();
    again.path = path("again.png");
    ASSERT_TRUE(run(again));
    EXPECT_EQ(readPng(again.path).channels, readPng(what.path).channels);
    again.size = {300, 180};
    again.samplesPerPixel = 2;
    ASSERT_TRUE(run(again));
    EXPECT_EQ(readView(again.path)->colors, colors);
}

TEST_F(ImageExporterTest, AutomaticColoursOfInteriorAloneNeedNoCurve) {
    ImageExport what = request("inside.png", {40, 30});
    what.bookmark.location.view.re = Decimal::parse("-0.1").value();
    what.bookmark.location.view.im = Decimal::parse("0").value();
    what.bookmark.colors = initialColors();
    ASSERT_TRUE(run(what));
    EXPECT_FALSE(readView(what.path)->colors.curve);
}

TEST_F(ImageExporterTest, Png8HoldsTheColoursOfTheWindow) {
    const ImageExport what = request("picture.png", {150, 90});
    const ExportSummary summary = run(what).value();
    const PngPicture picture = readPng(what.path);
    EXPECT_EQ(picture.size, what.size);
    EXPECT_EQ(picture.bits, 8);
    EXPECT_TRUE(picture.isSrgb);

    const auto samples = samplesOf(m_scheduler, what);
    std::vector<Rgb32> colors(samples.size());
    Colorizer::create(what.bookmark.colors)->toRgb32(samples, colors);
    for (std::size_t i = 0; i < colors.size(); ++i)
        for (std::size_t channel = 0; channel < 3; ++channel)
            ASSERT_EQ(picture.channels[3 * i + channel], colors[i] >> (16 - 8 * channel) & 255u);

    EXPECT_EQ(summary.iterationLimit, 1500u);
    EXPECT_GT(summary.iterations, what.size.area());
    EXPECT_EQ(summary.enginePixels.at("cpu"), what.size.area());
    EXPECT_EQ(summary.plan.rung->id, "fp64");
    EXPECT_EQ(namesInFolder(), Names{"picture.png"});
}

TEST_F(ImageExporterTest, Png16AveragesSamplesInLinearLight) {
    ImageExport what = request("picture.png", {64, 48});
    what.format = ImageFormat::Png16;
    what.samplesPerPixel = 5;
    const ExportSummary summary = run(what).value();
    EXPECT_EQ(summary.enginePixels.at("cpu"), 5 * what.size.area());
    const PngPicture picture = readPng(what.path);
    EXPECT_EQ(picture.bits, 16);

    std::vector<double> sums(3 * what.size.area());
    for (int sample = 0; sample < 5; ++sample) {
        const auto samples = samplesOf(m_scheduler, what, subpixelOffset(sample));
        std::vector<RgbF> colors(samples.size());
        Colorizer::create(what.bookmark.colors)->toLinear(samples, colors);
        for (std::size_t i = 0; i < colors.size(); ++i) {
            sums[3 * i] += colors[i].r;
            sums[3 * i + 1] += colors[i].g;
            sums[3 * i + 2] += colors[i].b;
        }
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
        ASSERT_NEAR(picture.channels[i], 65535 * encodedSrgb(sums[i] / 5), 1.0);
}

TEST_F(ImageExporterTest, PngTellsTheResolutionOfThePrintWhenItIsKnown) {
    ImageExport what = request("picture.png", {16, 8});
    ASSERT_TRUE(run(what));
    EXPECT_EQ(readPng(what.path).dotsPerMeter, 0u);
    what.dotsPerInch = 300;
    ASSERT_TRUE(run(what));
    EXPECT_EQ(readPng(what.path).dotsPerMeter, 11811u);
    EXPECT_EQ(readView(what.path).value(), what.bookmark);
}

TEST_F(ImageExporterTest, TinyAndNarrowPicturesWork) {
    for (const Size size : {Size{1, 1}, Size{1, 3000}, Size{3000, 1}}) {
        ImageExport what = request("picture.png", size);
        what.bookmark.location.iterations = {100, true};
        ASSERT_TRUE(run(what)) << size.width << " x " << size.height;
        EXPECT_EQ(readPng(what.path).size, size);
    }
}

TEST_F(ImageExporterTest, AutomaticIterationsAreSettledForThePicture) {
    ImageExport what = request("picture.png", {300, 200});
    what.bookmark.location = findStarterBookmark("home")->bookmark.location;
    what.bookmark.location.iterations = {8, true};
    const ExportSummary summary = run(what).value();
    EXPECT_GT(summary.iterationLimit, 8u);
    EXPECT_EQ(summary.plan.iterationLimit, summary.iterationLimit);
    EXPECT_EQ(summary.enginePixels.at("cpu"), what.size.area());

    // The same picture, with the iteration limit fixed at that value.
    what.bookmark.location.iterations = {summary.iterationLimit, false};
    what.path = path("locked.png");
    ASSERT_TRUE(run(what));
    EXPECT_EQ(readPng(path("picture.png")).channels, readPng(what.path).channels);
}

TEST_F(ImageExporterTest, BadRequestsAreSentences) {
    const auto expectRefused = [this](const std::function<void(ImageExport&)>& change,
                                      const std::string& word) {
        ImageExport what = request("picture.png", {32, 32});
        change(what);
        const Result<ExportSummary> summary = run(what);
        ASSERT_FALSE(summary) << word;
        EXPECT_NE(summary.error().message.find(word), std::string::npos) << summary.error().message;
        EXPECT_EQ(summary.error().message.back(), '.');
        EXPECT_EQ(namesInFolder(), Names{});
    };
    expectRefused([](ImageExport& what) { what.size = {0, 32}; }, "0 x 32");
    expectRefused([](ImageExport& what) { what.size = {32, -1}; }, "32 x -1");
    expectRefused([](ImageExport& what) { what.size = {1'000'001, 32}; }, "1000001");
    expectRefused([](ImageExport& what) { what.samplesPerPixel = 0; }, "1 to 256 samples");
    expectRefused([](ImageExport& what) { what.samplesPerPixel = 257; }, "1 to 256 samples");
    expectRefused([](ImageExport& what) { what.forcedRung = "fp1"; }, "fp1");
    expectRefused([](ImageExport& what) { what.devices = {"abacus"}; }, "abacus");
    expectRefused([](ImageExport& what) { what.bookmark.colors.palette = "none"; }, "none");
    expectRefused([](ImageExport& what) { what.path = "/nowhere/picture.png"; }, "/nowhere");
    expectRefused([](ImageExport& what) { what.path = "/dev/full"; }, "/dev/full");
}

// --- Bands and failures, with an engine that computes nothing ------------------------------------

class BandTest : public ExportTest {};

TEST_F(BandTest, BandsMeetWithoutSeamOrGap) {
    // Three bands of 384 rows and one of 100.
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(FakeEngine::Behaviour{})));
    const ImageExport what = request("picture.png", {5000, 1252});
    const ExportSummary summary = exportImage(scheduler, what, {}, {}).value();
    EXPECT_EQ(summary.enginePixels.at("cpu"), what.size.area());
    const PngPicture picture = readPng(what.path);
    ASSERT_EQ(picture.size, what.size);

    std::vector<TileSample> samples(what.size.area());
    for (int y = 0; y < what.size.height; ++y)
        for (int x = 0; x < what.size.width; ++x)
            samples[static_cast<std::size_t>(y) * 5000 + static_cast<std::size_t>(x)].count =
                plainCount(x, y);
    std::vector<Rgb32> colors(samples.size());
    Colorizer::create(what.bookmark.colors)->toRgb32(samples, colors);
    std::size_t differing = 0;
    for (std::size_t i = 0; i < colors.size(); ++i)
        for (std::size_t channel = 0; channel < 3; ++channel)
            differing +=
                picture.channels[3 * i + channel] != (colors[i] >> (16 - 8 * channel) & 255u);
    EXPECT_EQ(differing, 0u);
}

TEST_F(BandTest, WhatFitsIsOneBand) {
    // A band holds 419 rows of this width.
    const auto record = std::make_shared<FakeRecord>();
    RenderScheduler scheduler(
        engineList(std::make_unique<FakeEngine>(FakeEngine::Behaviour{}, record)));
    EXPECT_TRUE(exportImage(scheduler, request("picture.png", {5000, 400}), {}, {}));
    EXPECT_EQ(record->prepares, 1);
}

TEST_F(BandTest, TheNextBandIsComputedBeforeThisOneEnds) {
    // The tiles of the first band wait until a tile of the second band is requested.
    Gate gate;
    FakeEngine::Behaviour behaviour;
    behaviour.concurrency = 64;
    behaviour.onTile = [&gate](const TileTask& task, std::stop_token stop) -> Result<void> {
        if (task.rect.y >= 384) gate.open();
        return task.rect.bottom() == 384 ? gate.pass(stop) : Result<void>();
    };
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(std::move(behaviour))));
    EXPECT_TRUE(exportImage(scheduler, request("picture.png", {5000, 500}), {}, {}));
}

TEST_F(BandTest, ProgressRisesToTheEnd) {
    FakeEngine::Behaviour behaviour;
    behaviour.onTile = [](const TileTask&, std::stop_token) -> Result<void> {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return {};
    };
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(std::move(behaviour))));
    ImageExport what = request("picture.png", {1000, 300});
    what.samplesPerPixel = 2;
    std::vector<double> fractions;
    const auto progress = [&](const ExportProgress& now) { fractions.push_back(now.fraction); };
    ASSERT_TRUE(exportImage(scheduler, what, progress, {}));
    ASSERT_GE(fractions.size(), 3u);
    EXPECT_TRUE(std::is_sorted(fractions.begin(), fractions.end()));
    EXPECT_LT(fractions.front(), 0.9);
    EXPECT_NEAR(fractions.back(), 1, 1e-9);
}

TEST_F(BandTest, AStopEndsTheExportAndLeavesNothing) {
    ASSERT_TRUE(writeFileAtomically(path("picture.png"), "the old picture"));
    Gate gate;
    FakeEngine::Behaviour behaviour;
    behaviour.onTile = [&gate](const TileTask& task, std::stop_token stop) -> Result<void> {
        return task.rect.y >= 300 ? gate.pass(stop) : Result<void>();
    };
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(std::move(behaviour))));
    for (const char* name : {"picture.png", "picture.exr"}) {
        std::stop_source source;
        std::atomic<Clock::duration> delay{};
        std::jthread person([&] {
            gate.awaitArrivals(1);
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            delay = Clock::now().time_since_epoch();
            source.request_stop();
        });
        const auto summary =
            exportImage(scheduler, request(name, {500, 500}), {}, source.get_token());
        const auto waited = Clock::now().time_since_epoch() - delay.load();
        ASSERT_FALSE(summary);
        EXPECT_EQ(summary.error().code, ErrorCode::Cancelled);
        const std::chrono::duration<double> seconds = waited;
        RecordProperty(std::string("stop_seconds_") + name, std::to_string(seconds.count()));
    }
    scheduler.waitIdle();
    EXPECT_EQ(namesInFolder(), Names{"picture.png"});
    EXPECT_EQ(readFile(path("picture.png")).value(), "the old picture");

    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(exportImage(scheduler, request("picture.png", {8, 8}), {}, stopped.get_token())
                  .error()
                  .code,
              ErrorCode::Cancelled);
}

/// Pauses an export of 20 rows of tiles in the middle of it.
class PauseTest : public BandTest {
protected:
    PauseTest() {
        FakeEngine::Behaviour behaviour;
        behaviour.onTile = [this](const TileTask& task, std::stop_token stop) -> Result<void> {
            return task.rect.y >= 1280 ? m_gate.pass(stop) : Result<void>();
        };
        m_scheduler = std::make_unique<RenderScheduler>(
            engineList(std::make_unique<FakeEngine>(std::move(behaviour), m_record)));
    }

    /// Starts the export and pauses it. Returns when only the two tiles in progress are missing.
    void startAndPause() {
        m_export = std::jthread([this](const std::stop_token& stop) {
            const auto progress = [this](const ExportProgress& now) { m_seconds = now.seconds; };
            m_result = exportImage(*m_scheduler, m_what, progress, stop, &m_isPaused);
        });
        ASSERT_TRUE(m_gate.awaitArrivals(2));
        m_isPaused = true;
        const auto ends = Clock::now() + std::chrono::seconds(10);
        int still = 0;
        for (double before = -1; still < 3 && Clock::now() < ends;) {
            still = m_seconds == before ? still + 1 : 0;
            before = m_seconds;
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
        }
        ASSERT_EQ(still, 3);
        m_gate.open();
    }

    const ImageExport m_what = request("picture.png", {128, 2560});
    const std::shared_ptr<FakeRecord> m_record = std::make_shared<FakeRecord>();
    Gate m_gate;
    std::unique_ptr<RenderScheduler> m_scheduler;
    std::atomic<bool> m_isPaused = false;
    std::atomic<double> m_seconds = 0;
    std::optional<Result<ExportSummary>> m_result;
    std::jthread m_export;
};

TEST_F(PauseTest, APausedExportKeepsWhatIsDoneAndGoesOn) {
    startAndPause();
    const auto other = std::make_shared<CollectingSink>();
    RenderRequest request;
    request.location = m_what.bookmark.location;
    request.size = {64, 64};
    request.coarseFirst = false;
    request.priority = Priority::Background;
    ASSERT_TRUE(other->awaitOutcome(m_scheduler->submit(request, other)));
    EXPECT_EQ(m_record->renders, 12 + 1);
    m_isPaused = false;
    m_export.join();
    ASSERT_TRUE(m_result->has_value());
    EXPECT_EQ(m_record->renders, 20 + 1);
    EXPECT_EQ(readPng(m_what.path).size, m_what.size);
}

TEST_F(PauseTest, APausedExportCanBeStoppedAndLeavesNothing) {
    startAndPause();
    m_export.request_stop();
    m_export.join();
    ASSERT_FALSE(m_result->has_value());
    EXPECT_EQ(m_result->error().code, ErrorCode::Cancelled);
    m_scheduler->waitIdle();
    EXPECT_EQ(namesInFolder(), Names{});
}

TEST_F(BandTest, AnEngineThatFailsEndsTheExport) {
    FakeEngine::Behaviour behaviour;
    behaviour.onTile = [](const TileTask& task, std::stop_token) -> Result<void> {
        if (task.rect.y < 128) return {};
        return fail(ErrorCode::DeviceLost, "The device was unplugged.");
    };
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(std::move(behaviour))));
    const auto summary = exportImage(scheduler, request("picture.exr", {300, 300}), {}, {});
    ASSERT_FALSE(summary);
    EXPECT_FALSE(summary.error().message.empty());
    EXPECT_EQ(namesInFolder(), Names{});
}

/// While it lives, no file of this process can grow beyond the limit.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t limit) {
        m_handler = ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit size{limit, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &size);
    }
    ~FileSizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        ::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

TEST_F(BandTest, AFullDiskLeavesNothingWhereverItStrikes) {
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(FakeEngine::Behaviour{})));
    for (const std::string name : {"picture.png", "picture.exr"}) {
        const ImageExport what = request(name, {200, 150});
        ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
        const auto size = std::filesystem::file_size(path(name));
        std::filesystem::remove(path(name));
        for (const std::uintmax_t limit :
             {std::uintmax_t{1}, std::uintmax_t{100}, size / 2, size - 1}) {
            const auto summary = [&] {
                const FileSizeLimit full(limit);
                return exportImage(scheduler, what, {}, {});
            }();
            ASSERT_FALSE(summary) << name << " of " << size << " within " << limit;
            EXPECT_NE(summary.error().message.find(name), std::string::npos);
            EXPECT_EQ(namesInFolder(), Names{});
        }
    }
}

TEST_F(ImageExporterTest, FilesDoNotDependOnTheNumberOfThreads) {
    for (const char* ending : {".png", ".exr"}) {
        std::string first;
        for (const int threads : {1, 2, 5}) {
            ImageExport what = request(std::to_string(threads) + ending, {700, 300});
            what.threads = threads;
            ASSERT_TRUE(run(what));
            const std::string bytes = readFile(what.path).value();
            if (first.empty()) first = bytes;
            EXPECT_TRUE(bytes == first) << ending << " of " << threads << " threads";
        }
    }
}

}  // namespace
}  // namespace fathom::test
