// Perturbation against brute force, from 1e-8 to 1e-1500: no stable pixel may differ, whatever the
// reference and the table. tests/truth/deep has the views, each with the oracle's verdicts on
// pixels at random places; a run with FATHOM_WRITE_DEEP=<view> (or all) finds them anew, which
// takes minutes, and writes them there.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "base/atomic_file.h"
#include "cpu/cpu_engine.h"
#include "cpu/delta_renderer.h"
#include "opencl/opencl_engine.h"
#include "orbit/start_polynomial.h"
#include "support/checked_view.h"
#include "support/counts.h"

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
    std::string head;  // the file's lines above those of the pixels
    std::vector<Pixel> pixels;
};

std::ostream& operator<<(std::ostream& out, const DeepView& view) {
    return out << view.name;
}

/// Lines of # are for people, then `re`, `im`, `radius` and `limit`, then a line for each pixel:
/// x, y, count (0 for the interior), whether it is stable.
DeepView readDeepView(const std::filesystem::path& path) {
    DeepView view;
    view.name = path.stem();
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string key;
        fields >> key;
        if (key == "re") fields >> view.re;
        if (key == "im") fields >> view.im;
        if (key == "radius") fields >> view.radius;
        if (key == "limit") fields >> view.limit;
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

void writeVerdicts(DeepView& view) {
    std::mt19937 random(20260101);
    view.pixels.resize(kPixels);
    for (Pixel& pixel : view.pixels) {
        pixel.x = static_cast<int>(random() % kSize.width);
        pixel.y = static_cast<int>(random() % kSize.height);
    }
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        const oracle::Picture picture = pictureOf(view);
        for (std::size_t i = next++; i < kPixels; i = next++) {
            const oracle::Verdict verdict =
                oracle::judge(picture, view.pixels[i].x, view.pixels[i].y);
            view.pixels[i].count = verdict.outcome.count;
            view.pixels[i].stable = verdict.stable;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i)
            threads.emplace_back(work);
    }
    std::ostringstream text;
    text << view.head;
    for (const Pixel& pixel : view.pixels)
        text << pixel.x << ' ' << pixel.y << ' '
             << (pixel.count == kInteriorCount ? 0 : pixel.count) << ' ' << pixel.stable << '\n';
    ASSERT_TRUE(writeFileAtomically(kFolder / (view.name + ".txt"), text.str()));
}

// ---- The pictures ----------------------------------------------------------------------------

/// How pixels are computed other than by the plan.
struct Variant {
    const char* name;
    double epsilon = StepTable::kDefaultEpsilon;
    double referenceRe = 0, referenceIm = 0;  // from the centre, in radii
};

/// As the renderer, but for all pixels at once.
std::vector<std::uint64_t> countsOf(const DeepView& view, const Variant& variant) {
    const Decimal radius = Decimal::parse(view.radius).value();
    const FloatExp pixel = radius.toFloatExp() * (2.0 / kSize.height);
    // The centre from the reference, in pixels.
    const std::complex<double> centre(-variant.referenceRe * kSize.height / 2,
                                      -variant.referenceIm * kSize.height / 2);
    const double reach = kSize.width * 0.5 + chebyshev(centre);
    const auto moved = [&radius](const std::string& from, double radii) {
        return Decimal::parse(from).value() + radius * Decimal::fromDouble(radii);
    };
    const ReferenceOrbit::Request orbit{.re = moved(view.re, variant.referenceRe),
                                        .im = moved(view.im, variant.referenceIm),
                                        .fractionBits = static_cast<int>(-pixel.log2()) + 80,
                                        .reach = pixel * (reach * std::sqrt(2.0)),
                                        .iterations = view.limit};
    const StepTable::Request steps{
        .orbit = std::make_shared<const ReferenceOrbit>(ReferenceOrbit::compute(orbit).value()),
        .pixel = pixel,
        .reach = reach,
        .epsilon = variant.epsilon};
    const StepTable table = StepTable::build(steps).value();
    const StartPolynomial start(steps, table);
    DeltaJob job = table.job();
    job.limit = view.limit;
    std::vector<DeltaPixel> now;
    for (const Pixel& place : view.pixels) {
        const auto c = centre + std::complex<double>(place.x + 0.5 - kSize.width * 0.5,
                                                     kSize.height * 0.5 - place.y - 0.5);
        now.push_back({.c = {c.real(), c.imag()}});
    }
    const kernel::DeltaKernels& kernels = deltaKernels();
    kernels.start(start.data(), now.data(), static_cast<std::uint32_t>(now.size()));

    for (bool isRunning = true; isRunning;) {
        isRunning = false;
        for (const std::uint32_t status : {DELTA_WIDE, FATHOM_RUNNING}) {
            std::vector<std::uint32_t> list;
            for (std::uint32_t i = 0; i < now.size(); ++i)
                if (now[i].status == status) list.push_back(i);
            if (list.empty()) continue;
            isRunning = true;
            (status == DELTA_WIDE ? kernels.wide : kernels.narrow)(
                job, now.data(), list.data(), static_cast<std::uint32_t>(list.size()), 1u << 20);
        }
    }
    std::vector<std::uint64_t> counts;
    for (const DeltaPixel& end : now)
        counts.push_back(end.status == FATHOM_ESCAPED ? end.count : kInteriorCount);
    return counts;
}

struct Difference {
    int stable = 0, other = 0;  // pixels that differ from the truth
};

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

void expectNoStablePixelDiffers(Engine& engine, const DeepView& view) {
    const test::Prepared prepared = test::prepare(engine, requestOf(view), "perturbation");
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
    EXPECT_GE(5 * stable, kPixels);
    EXPECT_GE(5 * escaped, 2 * kPixels);
    const Difference found = differenceOf(view, counts);
    EXPECT_EQ(found.stable, 0);
    std::printf(
        "%s on %s: %zu of %zu escape, mean count %.0f, %zu are stable, of the others %d "
        "differ\n",
        view.name.c_str(), engine.info().id.c_str(), escaped, kPixels,
        sum / static_cast<double>(escaped), stable, found.other);
}

TEST_P(DeepTruth, NoStablePixelDiffers) {
    CpuEngine engine(1);
    expectNoStablePixelDiffers(engine, GetParam());
}

TEST_P(DeepTruth, NoStablePixelDiffersOnOpenClDevices) {
    for (const auto& engine : openClEngines({}))
        if (std::ranges::find(engine->info().numbers, NumberKind::DeltaFp64) !=
            engine->info().numbers.end())
            expectNoStablePixelDiffers(*engine, GetParam());
}

TEST_P(DeepTruth, HoldsForOtherReferencesAndTables) {
    constexpr Variant kVariants[]{{"2^-24", 0x1p-24},
                                  {"2^-32", 0x1p-32},
                                  {"2^-46", 0x1p-46},
                                  {"exact steps", 0},
                                  {"other reference", StepTable::kDefaultEpsilon, 0.7, -0.4}};
    const DeepView& view = GetParam();
    std::printf("%s:", view.name.c_str());
    for (const Variant& variant : kVariants) {
        const Difference found = differenceOf(view, countsOf(view, variant));
        EXPECT_EQ(found.stable, 0) << variant.name;
        std::printf(" %s %d,", variant.name, found.other);
    }
    std::printf(" of %zu pixels differ\n", kPixels);
}

INSTANTIATE_TEST_SUITE_P(Views, DeepTruth, testing::ValuesIn(deepViews()),
                         [](const auto& view) { return view.param.name; });

}  // namespace
}  // namespace fathom
