// What a second device like the first gains: pictures by one and by two cores of a processor, each
// as an OpenCL device of its own.
//
//   bench_sharing [ROUNDS]
//
// Prints the median seconds of the pixels, of ROUNDS pictures (5) by turns.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "formula/formula_list.h"
#include "render/render_scheduler.h"
#include "support/collecting_sink.h"
#include "support/opencl_cores.h"

namespace {

using namespace fathom;

struct BenchView {
    const char *name, *re, *im, *radius;
    std::uint64_t limit;
    const char* rung;
    Size size;
};
constexpr const char* kSeaRe = "-0.743643887037158704752191506114774";
constexpr const char* kSeaIm = "0.131825904205311970493132056385139";
constexpr BenchView kViews[]{
    {"home", "-0.75", "0", "2", 1000, "fp32", {1920, 1080}},
    {"sea5", kSeaRe, kSeaIm, "1e-5", 5000, "fp64", {1920, 1080}},
    {"sea11", kSeaRe, kSeaIm, "1e-11", 5000, "perturbation", {480, 270}},
};

double secondsBy(RenderScheduler& scheduler, const BenchView& view) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = Decimal::parse(view.re).value();
    request.location.view.im = Decimal::parse(view.im).value();
    request.location.view.radius = Decimal::parse(view.radius).value();
    request.location.iterations = {view.limit, false};
    request.size = view.size;
    request.forcedRung = view.rung;
    request.priority = Priority::Background;
    request.coarseFirst = false;
    const auto sink = std::make_shared<test::CollectingSink>();
    const auto outcome = sink->awaitOutcome(scheduler.submit(std::move(request), sink));
    if (!outcome || !*outcome) {
        std::fprintf(stderr, "%s failed\n", view.name);
        std::exit(1);
    }
    return (*outcome)->phaseSeconds.at("pixels");
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    RenderScheduler one(test::engineOfEachCore(1)), two(test::engineOfEachCore(2));
    for (const BenchView& view : kViews) {
        std::vector<double> alone, shared;
        for (int round = 0; round <= rounds; ++round) {
            const double seconds[] = {secondsBy(one, view), secondsBy(two, view)};
            if (round == 0) continue;  // compiles kernels
            alone.push_back(seconds[0]);
            shared.push_back(seconds[1]);
        }
        std::printf("%-8s one %.3f s, two %.3f s: %.2f times as fast\n", view.name, median(alone),
                    median(shared), median(alone) / median(shared));
    }
}
