// Colours that devices make of random samples, against those of the host: every bit.
// support/test_share.h says how many samples are tried. And colours of tiles, which come before the
// samples.
#include "opencl/color_kernel.h"

#include <atomic>
#include <bit>
#include <condition_variable>
#include <cstring>
#include <limits>
#include <mutex>
#include <random>

#include "color/colorizer.h"
#include "color/piece_colors.h"
#include "formula/formula_list.h"
#include "opencl/kernel_builds.h"
#include "opencl_support.h"
#include "render/render_scheduler.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

constexpr std::size_t kSamples = std::size_t{1} << 18, kBatchOfSamples = std::size_t{1} << 16;

/// Random packed samples. Most are those of ordinary pixels; the others have any count and
/// distance, also such that are no numbers.
class RandomSamples {
public:
    PackedSample next() {
        PackedSample sample{};
        const std::uint32_t kind = bits() % 16;
        sample.count = kind < 10 ? 1 + bits() % 100000 : bits() >> bits() % 32;
        sample.fraction = kind == 15   ? PACKED_INTERIOR
                          : kind == 14 ? PACKED_RUNNING
                                       : static_cast<float>(bits() >> 8) * 0x1p-24f;
        sample.distance_x = distance();
        sample.distance_y = distance();
        sample.angle = static_cast<float>(bits() >> 8) * 0x1p-24f;
        return sample;
    }

private:
    std::uint32_t bits() { return static_cast<std::uint32_t>(m_random()); }
    float distance() {
        constexpr float kInfinity = std::numeric_limits<float>::infinity();
        constexpr float kSpecial[] = {0, -0.0f, 1, -1, kInfinity, -kInfinity, NAN, 1e-45f, -1e-30f};
        if (bits() % 16 == 0) return kSpecial[bits() % std::size(kSpecial)];
        if (bits() % 8 == 0) return std::bit_cast<float>(bits());
        const float size = std::exp2(static_cast<float>(bits() % 4096) / 128 - 24);
        return bits() % 2 == 0 ? size : -size;
    }

    std::mt19937_64 m_random{49};
};

/// Settings that take each way through the kernel.
std::vector<std::pair<ColorSettings, PictureTraits>> variousColors() {
    const ColorSettings plain = initialColors();
    AutoCurve curve;
    for (std::size_t i = 0; i < curve.knots.size(); ++i) {
        const auto k = static_cast<double>(i);
        curve.knots[i] = {100 * std::pow(1.7, k), k * 0.13};
    }
    ColorSettings calm = plain;
    calm.curve = curve;
    calm.curve->calm = 0.2;
    ColorSettings banded = plain;
    banded.curve = curve;
    banded.smooth = false;
    banded.density = 37.5;
    banded.offset = 0.875;
    banded.interior = 0x8090a0;
    ColorSettings lit = plain;
    lit.light = {.strength = 1, .direction = 200, .elevation = 10};
    ColorSettings dark = plain;
    dark.light.strength = 0;
    dark.density = 1000;
    return {{plain, {}},
            {plain, {.hasDistances = true}},
            {calm, {.hasDistances = true, .samplesPerPixel = 4}},
            {banded, {}},
            {lit, {.hasDistances = true}},
            {dark, {}}};
}

TEST(ColorKernel, GivesTheHostsBits) {
    const auto devices = listOpenClDevices(0, nullptr);
    FATHOM_NEED_DEVICE(devices);
    for (const OpenClDevice& device : devices) {
        if (!hasDoubles(device) || !device.dividesFloats) continue;
        KernelBuilds builds(device, {}, DriverThreads(device.handle.sharedWatch()));
        const auto ready = builds.obtain(colorProgram(), [] {}, {});
        ASSERT_TRUE(ready) << ready.error().message;
        const cl::CommandQueue queue(ready->context, device.handle);
        ItemMemory memory(ready->context, device.handle, std::make_shared<PieceCrew>(2));
        memory.reserve(memory.samples, kBatchOfSamples * sizeof(PackedSample));
        ColorKernel kernel(ready->program);
        RandomSamples random;
        std::size_t variant = 0;
        for (const auto& [settings, traits] : variousColors()) {
            const Colorizer colorizer = *Colorizer::create(settings, traits);
            const auto colors = colorizer.forDevices();
            ASSERT_TRUE(colors);
            std::size_t differing = 0;
            for (std::size_t left = shareOf(kSamples), count = 0; left > 0; left -= count) {
                count = std::min(left, kBatchOfSamples);
                std::vector<PackedSample> packed(count);
                std::ranges::generate(packed, [&] { return random.next(); });
                queue.write(memory.samples, 0, count * sizeof(PackedSample), packed.data());
                kernel.enqueue(queue, memory, colors, static_cast<std::uint32_t>(count));
                std::vector<Rgb32> there(count), here(count);
                memory.read<Rgb32>(queue, memory.colors.pixels, count, {},
                                   [&](std::size_t first, std::span<const Rgb32> piece) {
                                       std::ranges::copy(
                                           piece,
                                           there.begin() + static_cast<std::ptrdiff_t>(first));
                                   });
                std::vector<TileSample> samples(count);
                std::ranges::transform(packed, samples.begin(), unpacked);
                colorizer.toRgb32(samples, here);
                std::size_t black = 0;
                for (std::size_t i = 0; i < count; ++i) {
                    black += (here[i] & 0xffffff) == 0;
                    if (here[i] != there[i] && ++differing == 1)
                        ADD_FAILURE() << "first of variant " << variant << ": " << packed[i].count
                                      << " " << packed[i].fraction << " (" << packed[i].distance_x
                                      << ", " << packed[i].distance_y << ") " << std::hex << here[i]
                                      << " " << there[i];
                }
                EXPECT_LT(black, count / 4);  // there are colours to compare
            }
            EXPECT_EQ(differing, 0u) << device.label << ", variant " << variant;
            ++variant;
        }
    }
}

TEST(ColorKernel, IsNotForColorsThatDevicesCannotMake) {
    ColorSettings settings = initialColors();
    EXPECT_TRUE(Colorizer::create(settings)->forDevices());
    EXPECT_FALSE(Colorizer::create(settings, {.hasBasins = true})->forDevices());
    settings.layers.push_back(*newLayer("contours"));
    EXPECT_FALSE(Colorizer::create(settings)->forDevices());
    settings = initialColors();
    settings.mapping = ColorMapping::Linear;
    EXPECT_FALSE(Colorizer::create(settings)->forDevices());
    settings = initialColors();
    settings.interiorBy = "period";
    EXPECT_FALSE(Colorizer::create(settings)->forDevices());
}

/// Notes what comes of a picture and in which order.
class OrderedSink final : public TileSink {
public:
    explicit OrderedSink(std::shared_ptr<const Colorizer> colorizer)
        : m_colorizer(std::move(colorizer)) {
        m_pieces->setColors(m_colorizer, 1);
    }

    TilePieces piecesOf(RenderId id, Size size) override {
        TilePieces pieces =
            painterOf(m_pieces, {id, size}, [painted = m_painted](const TileTask&) { ++*painted; });
        pieces.someStep = 8;
        pieces.some = [this](const TileTask& task, std::span<const TileSample> samples) {
            const std::lock_guard lock(m_mutex);
            m_some.push_back({task.rect, {samples.begin(), samples.end()}});
        };
        pieces.colored = [inner = pieces.colored, colored = m_colored](
                             const TileTask& task, std::size_t first,
                             std::span<const Rgb32> colors) {
            *colored += colors.size();
            inner(task, first, colors);
        };
        return pieces;
    }
    void tileReady(std::shared_ptr<const Tile> tile) override {
        const std::lock_guard lock(m_mutex);
        const auto canvas = m_pieces->take(tile->render, tile->task, 1);
        if (!canvas) return;
        std::vector<Rgb32> expected(tile->samples.size());
        m_colorizer->toRgb32(tile->samples, expected);
        for (int row = 0; row < tile->rows(); ++row)
            EXPECT_TRUE(std::equal(expected.begin() + row * tile->columns(),
                                   expected.begin() + (row + 1) * tile->columns(),
                                   canvas->cornerOf(tile->task) + row * canvas->columns()));
        EXPECT_GT(*m_painted, 0u);
        if (*m_colored > 0) expectSomeOf(*tile);
    }
    void finished(RenderId, const Result<RenderSummary>& result) override {
        const std::lock_guard lock(m_mutex);
        EXPECT_TRUE(result);
        m_isDone = true;
        m_done.notify_all();
    }
    void wait() {
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, [this] { return m_isDone; });
    }
    std::size_t colored() const { return *m_colored; }

private:
    /// Some samples of the tile have come before it.
    void expectSomeOf(const Tile& tile) const {
        const auto some = std::ranges::find(m_some, tile.task.rect, &Some::rect);
        ASSERT_NE(some, m_some.end());
        const std::vector<std::uint32_t> numbers = evenlySpread(tile.task, 8);
        ASSERT_EQ(some->samples.size(), numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            EXPECT_EQ(std::memcmp(&some->samples[i], &tile.samples[numbers[i]], sizeof(TileSample)),
                      0);
    }

    struct Some {
        TileRect rect;
        std::vector<TileSample> samples;
    };
    std::vector<Some> m_some;
    const std::shared_ptr<const Colorizer> m_colorizer;
    const std::shared_ptr<PieceColors> m_pieces = std::make_shared<PieceColors>();
    const std::shared_ptr<std::atomic<std::size_t>> m_colored =
        std::make_shared<std::atomic<std::size_t>>(0);
    const std::shared_ptr<std::atomic<std::size_t>> m_painted =
        std::make_shared<std::atomic<std::size_t>>(0);
    std::mutex m_mutex;
    std::condition_variable m_done;
    bool m_isDone = false;
};

class ColoredTiles : public testing::TestWithParam<const char*> {};

// The first pictures have their colours from the host, until the device's program is compiled.
TEST_P(ColoredTiles, HaveTheirColorsFromTheDevice) {
    auto engines = openClEngines({.areItemsLanes = true});
    FATHOM_NEED_DEVICE(engines);
    const OpenClDevice device = listOpenClDevices(0, nullptr).front();
    if (!hasDoubles(device) || !device.dividesFloats) GTEST_SKIP() << "it leaves colours to hosts";
    engines.resize(1);
    RenderScheduler scheduler(std::move(engines));
    const auto colorizer = std::make_shared<const Colorizer>(*Colorizer::create(initialColors()));
    ASSERT_TRUE(colorizer->forDevices());
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = *Decimal::parse("-1.7685");
    request.location.view.radius = *Decimal::parse("0.01");
    request.size = {160, 90};
    request.forcedRung = GetParam();
    request.coarseFirst = false;
    constexpr int kMostPictures = 100'000;  // the program may be compiled for seconds
    std::size_t colored = 0;
    for (int i = 0; i < kMostPictures && colored == 0 && !HasFailure(); ++i) {
        const auto sink = std::make_shared<OrderedSink>(colorizer);
        scheduler.submit(request, sink);
        sink->wait();
        colored = sink->colored();
    }
    EXPECT_EQ(colored, request.size.area());
}

INSTANTIATE_TEST_SUITE_P(Rungs, ColoredTiles, testing::Values("fp32", "fp64", "perturbation"),
                         [](const auto& rung) { return std::string(rung.param); });

}  // namespace
}  // namespace fathom::test
