// The share of pixels that have the oracle's count and root, by rung; in brackets the share that
// the plan predicts, if direct iteration and perturbation compete; and the CPU time of a picture.
// The rung that would be chosen at usual speeds is marked *. Views: six named ones, then boundary
// points of every formula at random depths. A row is printed as soon as it is known.
//
//   bench_exactness [PIXELS] [RANDOM VIEWS] [SEED] [FILE]
//
// Defaults: 300 pixels of each view, 40 random views, seed 1. FILE gets a line for each pixel and
// rung: the bits to spare, log2 of the distance to the boundary in pixels, and 1 if it is right.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "base/measure.h"
#include "cpu/cpu_engine.h"
#include "finder/boundary_points.h"
#include "render/accuracy.h"
#include "render/exactness.h"
#include "render/solo_picture.h"
#include "render/view_probe.h"
#include "support/checked_view.h"

namespace {

using namespace fathom;
using test::CheckedView;

constexpr Size kSize{640, 360};

struct NamedView {
    const char *name, *re, *im, *radius;
    std::uint64_t limit;
};
constexpr const char* kSeaRe = "-0.743643887037158704752191506114774";
constexpr const char* kSeaIm = "0.131825904205311970493132056385139";
constexpr NamedView kNamedViews[] = {
    {"home", "-0.75", "0", "2", 1000},
    {"sea5", kSeaRe, kSeaIm, "1e-5", 5000},
    {"sea11", kSeaRe, kSeaIm, "1e-11", 5000},
    {"line28", "0.438201090809984714798836704183781579775093781331734",
     "0.250541573359688171678400414758224860053729045156654", "1.42799e-28", 2500},
    {"e50",
     "-0.0494700290631040937516922267273536301187457124882248793181049402326421947726869034"
     "279915499747594190000000000000000000",
     "-0.6747875758446753640113920531305976563347707068224034806979997947909941983454845111"
     "514208499540310299999999999999999880",
     "2e-50", 263010},
    {"e113",
     "-1.4798157761324732607229845259787785469224072577404536968987851013986492074100229382"
     "0250517329282011227363313053159203914640783415609608168660705123082446357179491909705"
     "403381200",
     "-0.0006391119326136172715213963225567157295730391894398473604739493647122095196181332"
     "1928573067036466151147195436388486168819318341208023229522609015461543581599807510715"
     "681229605",
     "4e-114", 35494},
};

/// A view and its name.
struct Case {
    std::string name;
    CheckedView view;
};

RenderRequest sizedRequest(const CheckedView& view, Size size = kSize) {
    RenderRequest request = test::requestOf(view);
    request.size = size;
    return request;
}

template <class T>
T orExit(Result<T> result) {
    if (result) return std::move(*result);
    std::fprintf(stderr, "%s\n", result.error().message.c_str());
    std::exit(1);
}

/// The samples of a picture, row by row.
std::vector<TileSample> samplesOf(Engine& engine, const RenderRequest& request) {
    SoloPicture picture(engine, {});
    if (!picture.prepare(request)) return {};
    std::vector<TileSample> samples(request.size.area());
    const auto take = [&](const Tile& tile) {
        const TileRect& rect = tile.task.rect;
        for (int y = 0; y < rect.height; ++y)
            std::copy_n(tile.samples.begin() + static_cast<std::ptrdiff_t>(y) * rect.width,
                        rect.width,
                        samples.begin() +
                            static_cast<std::ptrdiff_t>(rect.y + y) * request.size.width + rect.x);
    };
    if (!picture.render(take)) return {};
    return samples;
}

// ---- Random views

/// Zooms from the home view into boundary points, to a radius between 1e-2 and 1e-14.
Case randomCase(Engine& engine, std::mt19937& random, int index) {
    const std::span<const FormulaSpec> all = formulas();
    // Every second view is of the set whose rungs compete most.
    const FormulaSpec& spec =
        index % 3 == 0 ? all.front() : all[static_cast<std::size_t>(index) % all.size()];
    Case made{.name = std::string(spec.id), .view = {}};
    CheckedView& view = made.view;
    view.formula = spec.id;
    view.power = spec.initialPower;
    view.limit = index % 2 == 0 ? 2000 : 10'000;
    if (!spec.parameters.empty() && spec.id != "newton-roots") view.parameters = "1";
    view.re = spec.homeRe, view.im = spec.homeIm, view.radius = spec.homeRadius;

    constexpr Size kSmall{96, 54};
    const double deepest = -2 - 12 * static_cast<double>(random() % 1000) / 1000;
    RenderRequest request = sizedRequest(view, kSmall);
    while (request.location.view.radius.toDouble() > std::pow(10, deepest)) {
        const auto samples = samplesOf(engine, request);
        const auto points = boundaryPoints(samples, kSmall, 1);
        if (points.empty()) break;
        const PointF point = points[random() % points.size()];
        request.location.view = request.location.view.recentredAt(point, kSmall)
                                    .zoomedAt({kSmall.width / 2.0, kSmall.height / 2.0}, kSmall, 6);
    }
    view.re = request.location.view.re.toString();
    view.im = request.location.view.im.toString();
    view.radius = request.location.view.radius.toString();
    return made;
}

// ---- Measuring

struct Place {
    std::size_t index;  // of the sample
    oracle::Outcome truth;
};

std::vector<Place> truthOf(const CheckedView& view, int pixels) {
    oracle::Picture picture = test::pictureOf(view);
    picture.width = kSize.width, picture.height = kSize.height;
    std::mt19937 random(20260101);
    std::vector<Place> places;
    for (int i = 0; i < pixels; ++i) {
        const int x = static_cast<int>(random() % kSize.width);
        const int y = static_cast<int>(random() % kSize.height);
        places.push_back({static_cast<std::size_t>(y) * kSize.width + static_cast<std::size_t>(x),
                          oracle::outcome(picture, x + 0.5, y + 0.5)});
    }
    return places;
}

/// Rungs that take minutes at some of the views, and single steps of perturbation.
bool isSlow(const Rung& rung) {
    return rung.number == NumberKind::BigFloat || rung.number == NumberKind::Fp128 ||
           rung.stepBits > 100;
}

bool isRight(const TileSample& sample, const oracle::Outcome& truth) {
    return sample.count == truth.count &&
           sample.attractor == static_cast<std::uint32_t>(truth.attractor);
}

void measure(Engine& engine, const Case& made, int pixels, std::FILE* file) {
    const RenderRequest request = sizedRequest(made.view);
    const auto places = truthOf(made.view, pixels);
    Engine* const engines[] = {&engine};
    const PlanHints hints =
        hintsFor(request, engines, {{speedKey(engine.info()), usualSpeeds()}}, {});
    const RenderPlan plan = orExit(choosePlan(request, {&engine.info(), 1}, hints));
    double sum = 0;
    int ended = 0;
    for (const Place& place : places)
        if (place.truth.count != oracle::kInterior)
            sum += static_cast<double>(place.truth.count), ++ended;
    std::printf("%-22s 1e%-6.1f mean %-6.0f escaped %3.0f %%:", made.name.c_str(),
                request.location.view.spacing(kSize).log10(), ended > 0 ? sum / ended : 0.0,
                100.0 * ended / pixels);
    for (const Rung& rung : rungs()) {
        const Fit fit = fitOf(rung, request);
        if (!fit.isAccurate() || isSlow(rung) ||
            !canCompute(engine.info(), rung, request.location.formula))
            continue;
        RenderRequest forced = request;
        forced.forcedRung = rung.id;
        const double start = secondsOf(Clock::ProcessCpu);
        const auto samples = samplesOf(engine, forced);
        const double seconds = secondsOf(Clock::ProcessCpu) - start;
        if (samples.empty()) continue;
        int right = 0;
        for (const Place& place : places) {
            const TileSample& sample = samples[place.index];
            right += isRight(sample, place.truth);
            if (file)
                std::fprintf(
                    file, "%s %s %s %g %g %d %llu\n", made.name.c_str(), made.view.radius.c_str(),
                    std::string(rung.id).c_str(), fit.bitsToSpare,
                    std::log2(std::hypot(sample.distance_x, sample.distance_y)),
                    isRight(sample, place.truth), static_cast<unsigned long long>(sample.count));
        }
        std::printf(" %s%s %.1f", plan.rung == &rung ? "*" : "", std::string(rung.id).c_str(),
                    100.0 * right / pixels);
        if (!hints.distances.empty() && !rung.isOnDemand())
            std::printf(" (%.1f)", 100 * exactShare(rung, request, hints.distances).mean);
        std::printf(" %% %.3f s,", seconds);
        std::fflush(stdout);
    }
    std::printf("\n");
    if (file) std::fflush(file);
}

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, int otherwise) {
        return argc > i ? std::atoi(argv[i]) : otherwise;
    };
    const int pixels = std::max(1, number(1, 300));
    const int views = number(2, 40);
    std::mt19937 random(static_cast<unsigned>(number(3, 1)));
    std::FILE* const file = argc > 4 ? std::fopen(argv[4], "w") : nullptr;

    CpuEngine engine(2);  // as usualSpeeds()
    for (const NamedView& named : kNamedViews) {
        Case made{.name = named.name, .view = {}};
        made.view.re = named.re, made.view.im = named.im, made.view.radius = named.radius;
        made.view.limit = named.limit;
        measure(engine, made, pixels, file);
    }
    for (int i = 0; i < views; ++i)
        measure(engine, randomCase(engine, random, i), pixels, file);
    if (file) std::fclose(file);
}
