// Cost of colouring a 1920 x 1080 frame: fitting the curve, and recolouring in each of the window's
// ways.
//
// bench_colors [ROUNDS [THREADS [VIEW]]]: each task is timed ROUNDS times (200) on THREADS (2), for
// all views or for one: home, sea11, e113, newton.
#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/measure.h"
#include "base/parallel.h"
#include "bookmarks/bookmark.h"
#include "color/colorizer.h"
#include "color/palette.h"
#include "cpu/cpu_engine.h"
#include "render/render_scheduler.h"

namespace fathom::test {
namespace {

constexpr Size kFrame{1920, 1080};

struct BenchView {
    const char* name;
    const char* starter;  // bookmark of the formula, and of the place if `re` is empty
    const char *re, *im, *radius;
    std::uint64_t limit;
};
constexpr BenchView kViews[] = {
    {"home", "home", "", "", "", 1000},
    {"sea11", "home", "-0.743643887037158704752191506114774", "0.131825904205311970493132056385139",
     "1e-11", 5000},
    {"e113", "home",
     "-1."
     "4798157761324732607229845259787785469224072577404536968987851013986492074100229382025051732"
     "9282011227363313053159203914640783415609608168660705123082446357179491909705403381200",
     "-0."
     "0006391119326136172715213963225567157295730391894398473604739493647122095196181332192857306"
     "7036466151147195436388486168819318341208023229522609015461543581599807510715681229605",
     "4e-114", 35494},
    {"newton", "newton-petals", "", "", "", 200},
};

Location locationOf(const BenchView& view) {
    Location location = findStarterBookmark(view.starter)->bookmark.location;
    if (*view.re != '\0') {
        location.view.re = Decimal::parse(view.re).value();
        location.view.im = Decimal::parse(view.im).value();
        location.view.radius = Decimal::parse(view.radius).value();
    }
    location.iterations = {view.limit, false};
    return location;
}

/// Puts the tiles of the last pass into one picture.
class PictureSink final : public TileSink {
public:
    void tileReady(std::shared_ptr<const Tile> tile) override {
        const TileRect& rect = tile->task.rect;
        for (int row = 0; row < rect.height; ++row)
            std::copy_n(tile->samples.begin() + static_cast<std::ptrdiff_t>(row) * rect.width,
                        rect.width,
                        samples.begin() + static_cast<std::ptrdiff_t>(rect.y + row) * kFrame.width +
                            rect.x);
    }
    void finished(RenderId, const Result<RenderSummary>&) override {
        const std::lock_guard lock(m_mutex);
        m_isDone = true;
        m_done.notify_all();
    }
    void wait() {
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, [this] { return m_isDone; });
    }

    Samples samples = Samples(kFrame.area());

private:
    std::mutex m_mutex;
    std::condition_variable m_done;
    bool m_isDone = false;
};

Samples samplesOf(const Location& location) {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<CpuEngine>(2));
    RenderScheduler scheduler(std::move(engines));
    RenderRequest request;
    request.location = location;
    request.size = kFrame;
    request.coarseFirst = false;
    const auto sink = std::make_shared<PictureSink>();
    scheduler.submit(std::move(request), sink);
    sink->wait();
    return std::move(sink->samples);
}

/// Samples of every eighth pixel in x and y: the window fits curves to these.
std::vector<TileSample> coarseOf(const Samples& samples) {
    std::vector<TileSample> coarse;
    for (int y = 0; y < kFrame.height; y += 8)
        for (int x = 0; x < kFrame.width; x += 8)
            coarse.push_back(samples[static_cast<std::size_t>(y) * kFrame.width + x]);
    return coarse;
}

/// Paints as the window does: threads take pieces one after another. It uses shaded runs once two
/// successive colourings could share the same runs.
class Painter {
public:
    Painter(const Samples& samples, int threads)
        : m_samples(samples), m_threads(threads), m_colors(samples.size()) {}

    void paint(const Colorizer& colorizer) {
        const bool isShaded = m_shadedBy && colorizer.shadesAs(*m_shadedBy);
        const bool isRepeated = m_last && colorizer.shadesAs(*m_last);
        if (!isShaded && isRepeated) m_runs.resize(Colorizer::runsOf(m_samples.size()));
        constexpr std::size_t kPiece = std::size_t{1} << 14;  // a tile of the window
        parallelFor(m_threads, (m_samples.size() + kPiece - 1) / kPiece, [&](std::size_t piece) {
            const std::size_t first = piece * kPiece;
            const std::size_t count = std::min(kPiece, m_samples.size() - first);
            const auto samples = std::span(m_samples).subspan(first, count);
            const auto colors = std::span(m_colors).subspan(first, count);
            if (!isShaded && !isRepeated) return colorizer.toRgb32(samples, colors);
            const auto runs =
                std::span(m_runs).subspan(first / SampleRows::kLength, Colorizer::runsOf(count));
            if (!isShaded) colorizer.shade(samples, runs);
            colorizer.toRgb32(std::span<const ShadedRun>(runs), colors);
        });
        if (!isShaded && isRepeated) m_shadedBy = colorizer;
        m_last = colorizer;
    }

private:
    const Samples& m_samples;
    const int m_threads;
    std::vector<Rgb32> m_colors;
    std::vector<ShadedRun> m_runs;
    std::optional<Colorizer> m_shadedBy, m_last;
};

/// Prints wall milliseconds (median and 99th percentile) and CPU milliseconds of all threads
/// (mean).
void report(const char* view, const std::string& work, int rounds,
            const std::function<void(int)>& run) {
    for (int round = 0; round < 3; ++round)
        run(round);
    std::vector<double> wall;
    double cpu = 0;
    for (int round = 0; round < rounds; ++round) {
        const Stopwatch watch;
        run(round);
        const Spent spent = watch.spent();
        wall.push_back(1e3 * spent.wall);
        cpu += 1e3 * spent.cpu / rounds;
    }
    std::ranges::sort(wall);
    const std::size_t last = (wall.size() * 99 + 99) / 100 - 1;
    std::printf("%-7s %-22s median %6.2f  p99 %6.2f  CPU %6.2f ms\n", view, work.c_str(),
                wall[wall.size() / 2], wall[last], cpu);
    std::fflush(stdout);
}

std::vector<ColorLayer> threeLayers() {
    return {newLayer("light").value(), newLayer("filaments").value(), newLayer("contours").value()};
}

void measure(const BenchView& view, int rounds, int threads) {
    const Location location = locationOf(view);
    const PictureTraits traits = traitsOf(location, kFrame.height);
    const Samples samples = samplesOf(location);
    const std::vector<TileSample> coarse = coarseOf(samples);
    Painter painter(samples, threads);

    ColorSettings settings = initialColors();
    report(view.name, "fit", rounds, [&](int) { settings.curve = fitAutoCurve(coarse, 1080); });
    AutoCurve other = *settings.curve;
    for (CurveKnot& knot : other.knots)
        knot.turn = 1.1 * knot.turn + 0.05;
    const CurveBlend blend(CurveTable(*settings.curve), other);

    const auto paint = [&](const ColorSettings& with) {
        painter.paint(Colorizer::create(with, traits).value());
    };
    for (const bool hasLayers : {false, true}) {
        const std::string after = hasLayers ? ", 3 layers" : "";
        ColorSettings now = settings;
        if (hasLayers) now.layers = threeLayers();
        report(view.name, "density" + after, rounds, [&](int round) {
            now.density = 1 + 0.01 * (round % 100);
            paint(now);
        });
        now.density = 1;
        report(view.name, "offset or cycle" + after, rounds, [&](int round) {
            now.offset = 0.01 * (round % 100);
            paint(now);
        });
        now.offset = 0;
        report(view.name, "light" + after, rounds, [&](int round) {
            now.light.strength = 0.01 * (round % 100);
            paint(now);
        });
        now.light = settings.light;
        report(view.name, "curve eased" + after, rounds, [&](int round) {
            const Colorizer colorizer =
                Colorizer::create(now, traits)
                    .value()
                    .with(std::make_shared<const CurveTable>(blend.at(0.01 * (round % 100))));
            painter.paint(colorizer);
        });
        PaletteData palette = findPalette("dawn")->data();
        report(view.name, "palette edited" + after, rounds, [&](int round) {
            palette.stops[1].color = static_cast<std::uint32_t>(0x1b3f00 + round % 256);
            now.palette = std::make_shared<const Palette>(Palette::create(palette).value());
            paint(now);
        });
    }
}

}  // namespace
}  // namespace fathom::test

int main(int argc, char** argv) {
    using namespace fathom::test;
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 200;
    const int threads = argc > 2 ? std::atoi(argv[2]) : 2;
    for (const BenchView& view : kViews)
        if (argc <= 3 || std::string(argv[3]) == view.name) measure(view, rounds, threads);
    return 0;
}
