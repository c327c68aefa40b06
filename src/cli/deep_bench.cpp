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
constexpr int kCountedPixels = 32;

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

struct Steps {
    std::uint64_t all = 0, single = 0, iterations = 0;
};

/// The pixel after its next step, which covers at most `span` iterations. Its number of iterations
/// is 0 if there is no such step.
Result<Tile> stepWithin(const SoloPicture& picture, const Tile& pixel, std::uint64_t reached,
                        std::uint64_t span, const std::stop_token& stop) {
    auto next = picture.renderer().resume(pixel, reached + span, {stop, {}});
    // The result may hold several steps: lowering the limit by one drops the last of them.
    while (next && next->iterations > 1) {
        auto fewer = picture.renderer().resume(pixel, reached + next->iterations - 1, {stop, {}});
        if (fewer && fewer->iterations == 0) break;
        next = std::move(fewer);
    }
    return next;
}

/// Counts the steps of one pixel. Raises the pixel's limit until it takes its next step, and so on
/// to its end: engines take no step that goes beyond a limit.
Result<void> addSteps(const SoloPicture& picture, TileRect pixel, const std::stop_token& stop,
                      Steps& steps) {
    const std::uint64_t limit = picture.job()->plan.iterationLimit;
    auto tile =
        picture.renderer().render({.rect = pixel, .step = 1, .iterationLimit = 1}, {stop, {}});
    const auto* start = tile ? dynamic_cast<const DeltaState*>(tile->state.get()) : nullptr;
    std::uint64_t reached = start ? start->pixels.front().at.count : 0;
    for (std::uint64_t span = 1; tile && tile->state && reached < limit;) {
        auto next = stepWithin(picture, *tile, reached, std::min(span, limit - reached), stop);
        if (!next) return tl::make_unexpected(std::move(next.error()));
        if (next->iterations > 0) {
            reached += next->iterations;
            steps.iterations += next->iterations;
            steps.single += next->iterations == 1;
            ++steps.all;
            tile = std::move(next);
            span = 1;
        } else if (reached + span >= limit) {
            break;
        } else {
            span *= 2;
        }
    }
    return tile.map([](const Tile&) {});
}

/// Counts the steps of some pixels spread over the picture.
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
            time->stepsPerPixel = static_cast<double>(steps->all) / kCountedPixels;
            if (steps->iterations > 0)
                time->skipped =
                    1 - static_cast<double>(steps->single) / static_cast<double>(steps->iterations);
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
        "below: medians of three. Steps are counted after the first iterations, which all pixels\n"
        "skip at once; `skipped` is the share of the remaining iterations that multi-iteration\n"
        "steps covered. The memory is the most that the program has needed so far.\n\n"
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
