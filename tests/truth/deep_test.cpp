// Compares perturbation with brute force, from 1e-8 to 1e-1500: no stable pixel may differ,
// whatever the reference and the table. tests/truth/deep has the views, each with the oracle's
// verdicts on random pixels. A run with FATHOM_WRITE_DEEP=<view> (or all) computes the verdicts
// that are missing, which takes minutes to hours, and writes them there. A long run adds
// perturbation by single steps for views whose pixels take millions of iterations.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <random>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include "base/atomic_file.h"
#include "cpu/cpu_engine.h"
#include "cpu/delta_renderer.h"
#include "opencl/opencl_engine.h"
#include "render/cell_square.h"
#include "render/delta_state.h"
#include "support/checked_view.h"
#include "support/counts.h"
#include "support/test_share.h"

namespace fathom {
namespace {

constexpr Size kSize = test::kCheckedSize;
constexpr std::size_t kPixels = 500;
const std::filesystem::path kFolder = std::filesystem::path(FATHOM_SOURCE_DIR) / "tests/truth/deep";

struct Pixel {
    int x, y;
    std::uint64_t count;
    bool stable;
};

struct DeepView : test::CheckedView {
    std::string name;
    std::string head;  // the lines of the file above those of the pixels
    std::vector<Pixel> pixels;
};

std::ostream& operator<<(std::ostream& out, const DeepView& view) {
    return out << view.name;
}

/// A file has comment lines that begin with #, then `re`, `im`, `radius` and `limit`, then a line
/// for each pixel: x, y, count (0 for the interior), 1 if it is stable.
DeepView readDeepView(const std::filesystem::path& path) {
    DeepView view;
    view.name = path.stem();
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string key;
        fields >> key;
        test::readDeepField(key, fields, view);
        if (!std::isdigit(static_cast<unsigned char>(key[0]))) {
            view.head += line + '\n';
            continue;
        }
        Pixel pixel{};
        pixel.x = std::stoi(key);
        fields >> pixel.y >> pixel.count >> pixel.stable;
        if (!fields) throw std::runtime_error(path.string() + ": " + line);
        if (pixel.count == 0) pixel.count = kInteriorCount;
        view.pixels.push_back(pixel);
    }
    return view;
}

std::vector<DeepView> deepViews() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder))
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<DeepView> views;
    for (const std::filesystem::path& path : paths)
        views.push_back(readDeepView(path));
    return views;
}

// ---- The oracle ------------------------------------------------------------------------------

/// Computes the verdicts that the view does not have yet. Each verdict is written to the file as
/// soon as it is found, so that an interrupted run loses none.
void writeVerdicts(DeepView& view) {
    std::mt19937 random(20260101);
    std::vector<Pixel> pixels(kPixels);
    for (Pixel& pixel : pixels) {
        pixel.x = static_cast<int>(random() % kSize.width);
        pixel.y = static_cast<int>(random() % kSize.height);
    }
    const std::vector<Pixel> known = std::exchange(view.pixels, pixels);
    std::vector<bool> isKnown(kPixels);
    for (std::size_t i = 0; i < kPixels; ++i) {
        const auto at = std::ranges::find_if(known, [&](const Pixel& pixel) {
            return pixel.x == pixels[i].x && pixel.y == pixels[i].y;
        });
        isKnown[i] = at != known.end();
        if (isKnown[i]) view.pixels[i] = *at;
    }

    std::mutex mutex;  // guards the file, view.pixels and isKnown
    const auto keep = [&](std::size_t found, const oracle::Verdict& verdict) {
        const std::lock_guard lock(mutex);
        view.pixels[found].count = verdict.outcome.count;
        view.pixels[found].stable = verdict.stable;
        isKnown[found] = true;
        std::ostringstream text;
        text << view.head;
        for (std::size_t i = 0; i < kPixels; ++i) {
            const Pixel& pixel = view.pixels[i];
            if (isKnown[i])
                text << pixel.x << ' ' << pixel.y << ' '
                     << (pixel.count == kInteriorCount ? 0 : pixel.count) << ' ' << pixel.stable
                     << '\n';
        }
        ASSERT_TRUE(writeFileAtomically(kFolder / (view.name + ".txt"), text.str()));
    };
    const std::vector<bool> wasKnown = isKnown;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        const oracle::Picture picture = pictureOf(view);
        for (std::size_t i = next++; i < kPixels; i = next++)
            if (!wasKnown[i]) keep(i, oracle::judge(picture, pixels[i].x, pixels[i].y));
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i)
        threads.emplace_back(work);
}

// ---- The pictures ----------------------------------------------------------------------------

/// A job for the built-in engine. With `before`, the reference of the earlier view before(view) is
/// computed first and is in the cache.
RenderJob jobOf(const DeepView& view, View (*before)(const View& view) = nullptr) {
    RenderRequest request = requestOf(view);
    request.forcedRung = "perturbation";
    const EngineInfo engine = CpuEngine(1).info();
    RenderPlan plan = choosePlan(request, {&engine, 1}).value();
    const auto silent = [](const Phrase&) {};
    ReferenceCache cache;
    if (before) {
        RenderRequest earlier = request;
        earlier.location.view = before(request.location.view);
        makePixelGrid(earlier, plan, silent, {}, &cache).value();
    }
    PixelGrid grid = makePixelGrid(request, plan, silent, {}, before ? &cache : nullptr).value();
    return {.id = RenderId{1},
            .request = std::move(request),
            .plan = std::move(plan),
            .grid = std::make_shared<const PixelGrid>(std::move(grid))};
}

/// The same job with other steps: with another epsilon, or with 2^-unitBits pixels as the unit
/// of c.
RenderJob withSteps(RenderJob job, double epsilon, int unitBits = 0) {
    PixelDeltas deltas = job.grid->deltas();
    const Reference& reference = *deltas.reference;
    StepTable::Request steps = reference.mandelbrot().table.request();
    steps.epsilon = epsilon;
    steps.pixel = FloatExp::of(steps.pixel.mantissa, steps.pixel.exponent - unitBits);
    steps.reach = std::ldexp(steps.reach, unitBits);
    deltas.scale = std::ldexp(deltas.scale, unitBits);
    StepTable table = StepTable::build(steps).value();
    const StartPolynomial start(table);
    deltas.reference = std::make_shared<const Reference>(Reference{
        .point = reference.point,
        .pixel = steps.pixel,
        .reach = steps.reach,
        .epsilon = epsilon,
        .areForFloats = reference.areForFloats,
        .parts = MandelbrotReference{reference.mandelbrot().source, std::move(table), start}});
    if (deltas.hasCells()) deltas.square = squareOf(*deltas.reference);
    PixelGrid grid = *job.grid;
    grid.tables = std::move(deltas);
    job.grid = std::make_shared<const PixelGrid>(std::move(grid));
    return job;
}

/// The counts of all of the view's pixels.
std::vector<std::uint64_t> countsOf(const DeepView& view, const RenderJob& job) {
    const PixelDeltas& deltas = job.grid->deltas();
    auto begun = std::make_shared<DeltaState>();
    for (const Pixel& place : view.pixels) {
        const std::complex<double> c = deltas.pointOf(place.x, place.y);
        DeltaPixel pixel{.c = {c.real(), c.imag()}};
        deltaKernels().start(deltas.reference->mandelbrot().start.data(), &pixel, 1);
        begun->pixels.push_back({static_cast<std::uint32_t>(begun->pixels.size()), pixel});
    }
    Tile tile{.render = job.id,
              .task = {{0, 0, static_cast<int>(view.pixels.size()), 1}, 1, 0},
              .samples = FreshVector<TileSample>(view.pixels.size()),
              .state = std::move(begun),
              .engineId = {}};
    tile = makeDeltaRenderer(std::make_shared<const RenderJob>(job))
               ->resume(tile, view.limit, {})
               .value();
    std::vector<std::uint64_t> counts;
    for (const TileSample& sample : tile.samples)
        counts.push_back(sample.count);
    return counts;
}

struct Difference {
    int stable = 0, other = 0;  // pixels that differ from the truth
};

/// The view with the share of its pixels that is tried.
DeepView tried(DeepView view) {
    view.pixels.resize(test::shareOf(view.pixels.size()));
    return view;
}

Difference differenceOf(const DeepView& view, const std::vector<std::uint64_t>& counts) {
    Difference difference;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] != view.pixels[i].count)
            ++(view.pixels[i].stable ? difference.stable : difference.other);
    return difference;
}

class DeepTruth : public testing::TestWithParam<DeepView> {};

TEST_P(DeepTruth, IsTheOracles) {
    DeepView view = GetParam();
    const char* const written = std::getenv("FATHOM_WRITE_DEEP");
    if (written && (view.name == written || std::string(written) == "all")) writeVerdicts(view);

    ASSERT_EQ(view.pixels.size(), kPixels);
    const oracle::Picture picture = pictureOf(view);
    for (std::size_t i = 0; i < 2; ++i) {
        const Pixel& pixel = view.pixels[i];
        EXPECT_EQ(pixel.count, oracle::outcome(picture, pixel.x + 0.5, pixel.y + 0.5).count);
    }
}

void expectNoStablePixelDiffers(Engine& engine, const DeepView& view, const std::string& rung) {
    const test::Prepared prepared = test::prepare(engine, requestOf(view), rung);
    std::vector<std::uint64_t> counts;
    std::size_t stable = 0, escaped = 0;
    double sum = 0;
    for (const Pixel& pixel : view.pixels) {
        const TileTask task{{pixel.x, pixel.y, 1, 1}, 1, view.limit};
        counts.push_back(prepared.renderer->render(task, {}).value().samples.front().count);
        stable += pixel.stable;
        if (pixel.count == kInteriorCount) continue;
        ++escaped;
        sum += static_cast<double>(pixel.count);
    }
    // Short runs try so few pixels that none may be stable.
    EXPECT_GE(50 * (stable + 1), view.pixels.size());
    EXPECT_GE(5 * escaped, 2 * view.pixels.size());
    const Difference found = differenceOf(view, counts);
    EXPECT_EQ(found.stable, 0);
    std::printf(
        "%s on %s by %s: %zu of %zu escape, mean count %.0f, %zu are stable, of the others %d "
        "differ\n",
        view.name.c_str(), engine.info().id.c_str(), rung.c_str(), escaped, view.pixels.size(),
        sum / static_cast<double>(escaped), stable, found.other);
}

TEST_P(DeepTruth, NoStablePixelDiffers) {
    CpuEngine engine(1);
    expectNoStablePixelDiffers(engine, tried(GetParam()), "perturbation");
}

TEST_P(DeepTruth, NoStablePixelDiffersOnOpenClDevices) {
    for (const auto& engine : openClEngines({}))
        for (const char* rung : {"perturbation", "perturbation-ff", "perturbation-fp32"})
            if (std::ranges::find(engine->info().numbers, findRung(rung)->number) !=
                engine->info().numbers.end())
                expectNoStablePixelDiffers(*engine, tried(GetParam()), rung);
}

/// True if `one` is as good as `other`: of the pixels at which only one of the two is right, those
/// in favour of `other` are no more than chance explains (two standard deviations).
bool isAsGood(const DeepView& view, const std::vector<std::uint64_t>& one,
              const std::vector<std::uint64_t>& other) {
    int wrong = 0, otherWrong = 0;
    for (std::size_t i = 0; i < view.pixels.size(); ++i) {
        const std::uint64_t truth = view.pixels[i].count;
        wrong += one[i] != truth && other[i] == truth;
        otherWrong += one[i] == truth && other[i] != truth;
    }
    return wrong - otherWrong <= 2 * std::sqrt(wrong + otherWrong);
}

TEST_P(DeepTruth, IsAsGoodAsPlainPerturbationByTheSmallestEpsilon) {
    const DeepView view = tried(GetParam());
    const RenderJob job = jobOf(view);
    std::printf("%s:", view.name.c_str());
    const auto countsBy = [&](const char* name, double epsilon) {
        std::vector<std::uint64_t> counts = countsOf(view, withSteps(job, epsilon));
        const Difference found = differenceOf(view, counts);
        EXPECT_EQ(found.stable, 0) << name;
        std::printf(" %s %d,", name, found.stable + found.other);
        return counts;
    };
    countsBy("2^-24", 0x1p-24);
    countsBy("2^-32", 0x1p-32);
    const std::vector<std::uint64_t> finest = countsBy("2^-46", 0x1p-46);
    if (view.limit < 1'000'000 || test::isLongRun()) {
        EXPECT_TRUE(isAsGood(view, finest, countsBy("single steps", 0)));
    }
    std::printf(" of %zu pixels differ\n", view.pixels.size());
}

TEST_P(DeepTruth, HoldsForOtherReferences) {
    const DeepView view = tried(GetParam());
    const auto expectTruth = [&](const char* name, const RenderJob& job) {
        const Difference found = differenceOf(view, countsOf(view, job));
        EXPECT_EQ(found.stable, 0) << name;
        std::printf(" %s %d,", name, found.other);
    };
    std::printf("%s:", view.name.c_str());
    const RenderJob panned = jobOf(view, [](const View& v) { return v.panned({70, -40}, kSize); });
    EXPECT_GT(std::abs(panned.grid->deltas().shift), 60);
    expectTruth("off-centre", panned);
    const RenderJob beside = jobOf(view, [](const View& v) {
        return v.zoomedAt({10, 20}, kSize, 0x1p-10).panned({500, 300}, kSize);
    });
    const MandelbrotReference& reference = beside.grid->deltas().reference->mandelbrot();
    EXPECT_NE(reference.table.request().orbit, reference.source.orbit);
    expectTruth("found beside another", beside);
    std::printf(" of %zu pixels differ\n", view.pixels.size());
}

TEST(DeepTables, HoldInWideNumbersWhereDoublesDo) {
    const DeepView view = tried(readDeepView(kFolder / "e260.txt"));
    const RenderJob narrow = jobOf(view);
    EXPECT_EQ(narrow.grid->deltas().reference->mandelbrot().table.job().extended_steps, nullptr);
    const RenderJob wide = withSteps(narrow, StepTable::kDefaultEpsilon, 80);
    EXPECT_NE(wide.grid->deltas().reference->mandelbrot().table.job().extended_steps, nullptr);
    EXPECT_EQ(countsOf(view, wide), countsOf(view, narrow));
}

INSTANTIATE_TEST_SUITE_P(Views, DeepTruth, testing::ValuesIn(deepViews()),
                         [](const auto& view) { return view.param.name; });

}  // namespace
}  // namespace fathom
