#include "cli/deep_bench.h"

#include <algorithm>
#include <cstdio>
#include <mutex>

#include "cli/json_bench.h"
#include "cli/render_stats.h"
#include "color/colorizer.h"
#include "export/image_exporter.h"
#include "render/delta_state.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

constexpr std::size_t kPictures = 3;
constexpr int kCountedPixels = 32, kCountedSteps = 32;

/// Measurements of one picture.
struct DeepRun {
    std::array<Spent, kDeepPhases.size()> phases;
    Spent all;
    std::uint64_t iterations = 0;
};

Spent difference(const Spent& a, const Spent& b) {
    return {a.wall - b.wall, a.cpu - b.cpu};
}

RenderRequest requestOf(const Bookmark& bookmark, Size size) {
    RenderRequest request;
    request.location = bookmark.location;
    request.size = size;
    request.forcedRung = "perturbation";
    return request;
}

Result<DeepRun> runOnce(const Bookmark& bookmark, Size size, Engine& engine,
                        const std::stop_token& stop) {
    const auto colorizer = Colorizer::create(bookmark.colors);
    if (!colorizer) return tl::make_unexpected(colorizer.error());

    const Stopwatch all;
    SoloPicture picture(engine, stop);
    if (auto ready = picture.prepare(requestOf(bookmark, size)); !ready)
        return tl::make_unexpected(ready.error());
    const ReferenceTimes& times = picture.job()->grid->deltas().times;
    const Spent prepare = difference(difference(all.spent(), times.orbit), times.tables);

    const Stopwatch pixelWatch;
    std::mutex mutex;
    std::vector<Tile> tiles;
    const auto rendered = picture.render([&](Tile tile) {
        const std::lock_guard lock(mutex);
        tiles.push_back(std::move(tile));
    });
    if (!rendered) return tl::make_unexpected(rendered.error());
    const Spent pixels = pixelWatch.spent();

    DeepRun run;
    const Stopwatch colorWatch;
    for (const Tile& tile : tiles) {
        std::vector<RgbF> colors(tile.samples.size());
        colorizer->toLinear(tile.samples, colors);
        run.iterations += tile.iterations;
    }
    run.phases = {times.orbit, times.tables, prepare, pixels, colorWatch.spent()};
    run.all = all.spent();
    return run;
}

/// Sums over counted pixels.
struct Steps {
    double all = 0;         // steps
    double iterations = 0;  // of all steps
    double single = 0;      // of steps of one iteration
};

/// The number of iterations of the pixel's next step; 0 if it ends before.
Result<std::uint64_t> nextStep(const SoloPicture& picture, const Tile& pixel, std::uint64_t reached,
                               const std::stop_token& stop) {
    const std::uint64_t limit = picture.job()->plan.iterationLimit;
    if (reached >= limit) return 0;  // the count of an interior pixel is not where it was found
    const std::uint64_t most = limit - reached;
    const auto within = [&](std::uint64_t span) {
        return picture.renderer().resume(pixel, reached + std::min(span, most), {stop, {}});
    };
    // Engines take no step that goes beyond a limit: raise it until there is a step.
    std::uint64_t span = 1;
    auto next = within(span);
    for (; next && next->iterations == 0 && span < most; span *= 2)
        next = within(2 * span);
    // The result may hold several steps: lowering the limit by one drops the last of them.
    while (next && next->iterations > 1) {
        auto fewer = within(next->iterations - 1);
        if (fewer && fewer->iterations == 0) break;
        next = std::move(fewer);
    }
    return next.map([](const Tile& tile) { return tile.iterations; });
}

/// Estimates the steps of one pixel from those that cover kCountedSteps of its iterations, evenly
/// spread. A step of n iterations covers one of them n times as often as a step of one, so it
/// counts 1 / n.
Result<void> addSteps(const SoloPicture& picture, TileRect pixel, const std::stop_token& stop,
                      Steps& steps) {
    const std::uint64_t limit = picture.job()->plan.iterationLimit;
    const auto first =
        picture.renderer().render({.rect = pixel, .step = 1, .iterationLimit = 1}, {stop, {}});
    if (!first) return tl::make_unexpected(first.error());
    const auto* const start = dynamic_cast<const DeltaState*>(first->state.get());
    if (!start) return {};
    const std::uint64_t begin = start->pixels.front().at.count;
    const auto last = picture.renderer().resume(*first, limit, {stop, {}});
    if (!last) return tl::make_unexpected(last.error());
    const auto iterations = static_cast<double>(last->iterations);

    for (int i = 0; i < kCountedSteps; ++i) {
        const double share = (i + 0.5) / kCountedSteps;
        const std::uint64_t covered = begin + static_cast<std::uint64_t>(share * iterations);
        const auto before = picture.renderer().resume(*first, covered, {stop, {}});
        if (!before) return tl::make_unexpected(before.error());
        if (!before->state) continue;
        const auto length = nextStep(picture, *before, begin + before->iterations, stop);
        if (!length) return tl::make_unexpected(length.error());
        if (*length == 0) continue;
        const double part = iterations / kCountedSteps;
        steps.iterations += part;
        steps.all += part / static_cast<double>(*length);
        steps.single += *length == 1 ? part : 0;
    }
    return {};
}

/// Estimates the steps of some pixels spread over the picture.
Result<Steps> countSteps(const Bookmark& bookmark, Size size, Engine& engine,
                         const std::stop_token& stop) {
    SoloPicture picture(engine, stop);
    if (auto ready = picture.prepare(requestOf(bookmark, size)); !ready)
        return tl::make_unexpected(std::move(ready.error()));
    Steps steps;
    for (int i = 0; i < kCountedPixels; ++i) {
        const PointF at = subpixelOffset(i);  // from the middle, in units of the picture's size
        const TileRect pixel{static_cast<int>((at.x + 0.5) * size.width),
                             static_cast<int>((at.y + 0.5) * size.height), 1, 1};
        if (auto added = addSteps(picture, pixel, stop, steps); !added)
            return tl::make_unexpected(std::move(added.error()));
    }
    return steps;
}

/// The median of each number separately.
Spent median(const std::vector<DeepRun>& runs, const std::function<Spent(const DeepRun&)>& of) {
    std::vector<double> wall, cpu;
    for (const DeepRun& run : runs) {
        wall.push_back(of(run).wall);
        cpu.push_back(of(run).cpu);
    }
    return {medianOf(std::move(wall)), medianOf(std::move(cpu))};
}

Result<DeepTime> measure(const Bookmark& bookmark, Size size, Engine& engine,
                         const std::stop_token& stop) {
    std::vector<DeepRun> runs;
    while (runs.size() < kPictures) {
        auto run = runOnce(bookmark, size, engine, stop);
        if (!run) return tl::make_unexpected(std::move(run.error()));
        runs.push_back(*run);
    }
    DeepTime time{.location = bookmark.name, .device = engine.info().id, .size = size};
    for (std::size_t i = 0; i < kDeepPhases.size(); ++i)
        time.phases[i] = median(runs, [i](const DeepRun& run) { return run.phases[i]; });
    time.all = median(runs, [](const DeepRun& run) { return run.all; });
    time.iterationsPerPixel =
        static_cast<double>(runs.front().iterations) / static_cast<double>(size.area());
    time.peakMemoryMib = measureUsage(0).peakMemoryMib;
    return time;
}

}  // namespace

Result<std::vector<DeepTime>> measureDeep(
    const std::vector<Bookmark>& locations, Size size,
    const std::vector<std::unique_ptr<Engine>>& engines, Engine& counter,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop) {
    std::vector<EngineInfo> infos;
    infos.reserve(engines.size());
    for (const auto& engine : engines)
        infos.push_back(engine->info());
    std::vector<DeepTime> times;
    for (std::size_t i = 0; i < locations.size(); ++i) {
        const auto plan = choosePlan(requestOf(locations[i], size), infos);
        if (!plan) return tl::make_unexpected(plan.error());
        const auto steps = countSteps(locations[i], size, counter, stop);
        if (!steps) return tl::make_unexpected(steps.error());
        for (const auto& engine : engines) {
            if (std::ranges::find(plan->engineIds, engine->info().id) == plan->engineIds.end())
                continue;
            progress("Rendering " + locations[i].name + " on " + engine->info().label,
                     static_cast<double>(i) / static_cast<double>(locations.size()));
            auto time = measure(locations[i], size, *engine, stop);
            if (!time) return tl::make_unexpected(std::move(time.error()));
            time->stepsPerPixel = steps->all / kCountedPixels;
            if (steps->iterations > 0) time->skipped = 1 - steps->single / steps->iterations;
            times.push_back(*std::move(time));
        }
    }
    return times;
}

// ---- The command

namespace {

OrderedJson spentJson(const Spent& spent) {
    return {{"wall_s", spent.wall}, {"cpu_s", spent.cpu}};
}

OrderedJson deepObject(const DeepTime& time) {
    OrderedJson object{{"bench", "deep"},         {"location", time.location},
                       {"device", time.device},   {"size", {time.size.width, time.size.height}},
                       {"wall_s", time.all.wall}, {"cpu_s", time.all.cpu}};
    for (std::size_t i = 0; i < kDeepPhases.size(); ++i)
        object["phases"][kDeepPhases[i]] = spentJson(time.phases[i]);
    object["iterations_per_pixel"] = time.iterationsPerPixel;
    object["steps_per_pixel"] = time.stepsPerPixel;
    object["skipped"] = time.skipped;
    object["peak_mib"] = time.peakMemoryMib;
    return object;
}

Result<OrderedJson> runDeep(BenchContext& context) {
    const auto counter = openEngines({.threads = 1, .devices = {kProcessor}}, context.factory);
    if (!counter) return tl::make_unexpected(counter.error());
    return listOf(measureDeep(context.locations, context.size, context.engines,
                              *counter->engines.front(), context.progress, context.stop),
                  deepObject);
}

void printDeep(const OrderedJson& list) {
    std::printf(
        "Seconds of a picture by perturbation, and of all processor cores together in the line\n"
        "below: medians of three. Steps are estimated from 32 steps of each of 32 pixels, after\n"
        "the first iterations, which all pixels skip at once; `skipped` is the share of the\n"
        "remaining iterations that multi-iteration steps covered. The memory is the most that the\n"
        "program has needed so far.\n\n"
        "%-20s%-10s",
        "location", "device");
    for (const char* const phase : kDeepPhases)
        std::printf("%10s", phase);
    std::printf("%10s%16s%10s%10s%8s\n", "all", "iterations/px", "steps/px", "skipped", "MiB");
    for (const OrderedJson& row : list)
        for (const char* const clock : {"wall_s", "cpu_s"}) {
            const bool isFirst = clock == std::string_view("wall_s");
            const auto word = [&](const char* key) {
                return isFirst ? row[key].get<std::string>() : std::string();
            };
            std::printf("%-20s%-10s", word("location").c_str(), word("device").c_str());
            for (const char* const phase : kDeepPhases)
                std::printf("%10.3f", row["phases"][phase][clock].get<double>());
            std::printf("%10.3f", row[clock].get<double>());
            if (isFirst)
                std::printf("%16.0f%10.1f%9.2f%%%8.0f", row["iterations_per_pixel"].get<double>(),
                            row["steps_per_pixel"].get<double>(),
                            100 * row["skipped"].get<double>(), row["peak_mib"].get<double>());
            std::printf("\n");
        }
}

}  // namespace

const Bench kDeepBench{
    "deep",   "the time that pictures of the FILEs take by perturbation, phase by phase",
    true,     true,
    0,        runDeep,
    printDeep};

}  // namespace fathom
