#include "cli/deep_bench.h"

#include <algorithm>

#include "cli/bench_picture.h"
#include "cli/render_stats.h"
#include "color/colorizer.h"

namespace fathom {

namespace {

constexpr std::size_t kPictures = 3;

/// One picture.
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
    BenchPicture picture(engine, stop);
    if (auto ready = picture.prepare(requestOf(bookmark, size)); !ready)
        return tl::make_unexpected(ready.error());
    const DeltaTimes& times = picture.job()->grid->deltas().times;
    DeepRun run;
    run.phases[0] = times.reference;
    run.phases[1] = times.tables;
    run.phases[2] = difference(difference(all.spent(), times.reference), times.tables);

    const Stopwatch pixels;
    std::vector<TileSample> samples;
    samples.reserve(size.area());
    const auto rendered = picture.render([&](const Tile& tile) {
        samples.insert(samples.end(), tile.samples.begin(), tile.samples.end());
        run.iterations += tile.iterations;
    });
    if (!rendered) return tl::make_unexpected(rendered.error());
    run.phases[3] = pixels.spent();

    const Stopwatch color;
    std::vector<RgbF> colors(samples.size());
    colorizer->toLinear(samples, colors);
    run.phases[4] = color.spent();
    run.all = all.spent();
    return run;
}

/// Each number's own.
Spent median(const std::vector<DeepRun>& runs, const std::function<Spent(const DeepRun&)>& of) {
    const auto middle = [&](double Spent::*clock) {
        std::vector<double> seconds;
        for (const DeepRun& run : runs)
            seconds.push_back(of(run).*clock);
        std::ranges::sort(seconds);
        return seconds[seconds.size() / 2];
    };
    return {middle(&Spent::wall), middle(&Spent::cpu)};
}

Result<DeepTime> measure(const Bookmark& bookmark, Size size, Engine& engine,
                         const std::stop_token& stop) {
    std::vector<DeepRun> runs;
    while (runs.size() < kPictures) {
        auto run = runOnce(bookmark, size, engine, stop);
        if (!run) return tl::make_unexpected(std::move(run.error()));
        runs.push_back(*run);
    }
    DeepTime time{.location = bookmark.name, .device = engine.info().id};
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
    const std::vector<std::unique_ptr<Engine>>& engines,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop) {
    std::vector<EngineInfo> infos;
    for (const auto& engine : engines)
        infos.push_back(engine->info());
    std::vector<DeepTime> times;
    for (std::size_t i = 0; i < locations.size(); ++i) {
        const auto plan = choosePlan(requestOf(locations[i], size), infos);
        if (!plan) return tl::make_unexpected(plan.error());
        for (const auto& engine : engines) {
            if (std::ranges::find(plan->engineIds, engine->info().id) == plan->engineIds.end())
                continue;
            progress("Rendering " + locations[i].name + " on " + engine->info().label,
                     static_cast<double>(i) / static_cast<double>(locations.size()));
            auto time = measure(locations[i], size, *engine, stop);
            if (!time) return tl::make_unexpected(std::move(time.error()));
            times.push_back(*std::move(time));
        }
    }
    return times;
}

}  // namespace fathom
