// What tiles of z^2 + c cost the built-in engine in vector lanes and pixel by pixel.
//
// bench_arithmetic [rung]
#include <cstdio>
#include <functional>
#include <string_view>

#include "base/check.h"
#include "base/measure.h"
#include "cpu/direct_renderer.h"
#include "cpu/lane_renderer.h"
#include "support/mandelbrot_job.h"

namespace {

using namespace fathom;

struct BenchView {
    const char* name;
    test::Place place;
    std::uint64_t limit;
};

constexpr BenchView kViews[] = {
    {"whole set", {"-0.75", "0", "1.5"}, 256},
    {"boundary", {"-0.7436", "0.1318", "0.003"}, 8192},
    {"interior", {"-0.1", "0", "0.05"}, 20000},
    // Its orbits take thousands of iterations until they repeat.
    {"slow interior", {"-0.7499", "0", "0.00005"}, 2048},
};

constexpr Size kSize{128, 128};
constexpr TileRect kTile{0, 0, 128, 128};

/// Millions of pixels and billions of iterations in a second of one core.
void print(const char* rung, const BenchView& view) {
    const auto job = test::makeJob(view.place, rung, kSize);
    const auto single = makeDirectRenderer(job).value();
    const auto lanes = makeLaneRenderer(job);
    if (!lanes) return;
    const TileTask task{kTile, 1, view.limit};
    const auto tile = lanes->render(task, {});
    FATHOM_CHECK(test::differences(*tile, *single->render(task, {})) == 0);

    const std::function<void()> works[] = {[&] { FATHOM_CHECK(single->render(task, {})); },
                                           [&] { FATHOM_CHECK(lanes->render(task, {})); }};
    const auto seconds = medianSeconds(works, {.rounds = 5});
    const auto iterations = static_cast<double>(test::sumOfCounts(*tile));
    const auto pixels = static_cast<double>(tile->samples.size());
    std::printf("%-5s %-14s %8.0f  %8.2f %8.2f  %8.3f %8.3f  %6.1f\n", rung, view.name,
                iterations / pixels, 1e-6 * pixels / seconds[0], 1e-6 * pixels / seconds[1],
                1e-9 * iterations / seconds[0], 1e-9 * iterations / seconds[1],
                seconds[0] / seconds[1]);
}

}  // namespace

int main(int argc, char** argv) {
    std::printf("                     iterations     Mpixel/s             Git/s\n");
    std::printf("rung  view           of a pixel    single    lanes    single    lanes   ratio\n");
    for (const char* rung : {"fp32", "fp64", "ff", "dd"})
        if (argc < 2 || std::string_view(argv[1]) == rung)
            for (const BenchView& view : kViews)
                print(rung, view);
}
