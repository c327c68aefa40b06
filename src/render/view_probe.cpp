#include "render/view_probe.h"

#include <algorithm>
#include <cmath>

#include "base/measure.h"
#include "render/direct_state.h"
#include "render/engine_choice.h"
#include "render/exactness.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

constexpr int kColumns = 48, kFewColumns = 8;
constexpr std::uint64_t kMostIterations = 1 << 14;

// Iterations per step of perturbation of an interior orbit, until its cycle is found: more where
// the set is deep, fewer in large islands.
constexpr double kInteriorIterationsOfStep = 8;
constexpr std::uint64_t kMostUntilCycle = 1 << 16;

// A trial computes some rows of a picture a quarter as wide, where neighbours in vector lanes are
// almost as alike as in the whole picture. Its limit is a multiple of the mean count, so that the
// reference orbit is not much longer than that.
constexpr int kTrialShrinking = 4, kLeastTrialColumns = 320, kTrialRows = 4;
constexpr double kTrialLimit = 4, kLeastTrialLimit = 1000;

// Run a trial only if the predicted times differ by less than the factor kClose (the rule of thumb
// for steps may err that much), the picture takes more than
// kShortestPicture seconds, and the trial takes less than the part kMostOfPicture of that time.
constexpr double kClose = 3;
constexpr double kShortestPicture = 0.02;
constexpr double kMostOfPicture = 0.1;

/// Time of an iteration of the reference orbit with its part of the table.
constexpr double kOrbitSeconds = 2e-7;

/// The whole picture with at most `columns` columns, at most as many rows, and at most `limit`
/// iterations.
RenderRequest shrunk(const RenderRequest& request, int columns, std::uint64_t limit) {
    RenderRequest small = request;
    columns = std::min(columns, request.size.width);
    small.size = {columns,
                  std::clamp(columns * request.size.height / request.size.width, 1, columns)};
    small.region = {};
    small.subpixel = {};
    small.devices = {};
    small.location.iterations = {.limit = std::min(request.location.iterations.limit, limit),
                                 .automatic = false};
    return small;
}

std::size_t runningPixels(const Tile& tile, NumberKind number) {
    if (!tile.state) return 0;
    return visitNumber(number, [&]<class Number>() -> std::size_t {
        const auto* state = directStateOf<Number>(tile);
        return state ? state->pixels.size() : 0;
    });
}

/// The picture from which the trial takes rows.
RenderRequest trialOf(const RenderRequest& request, const PixelWork& work) {
    const double limit = std::max(kTrialLimit * work.iterations, kLeastTrialLimit);
    return shrunk(request, std::max(request.size.width / kTrialShrinking, kLeastTrialColumns),
                  static_cast<std::uint64_t>(limit));
}

/// True if the predicted times of both methods are close, and the picture takes much longer than
/// the trial, in which a pixel takes `pixelSeconds` of one thread. A method may take longer if the
/// other is not exact enough.
bool isWorthwhile(const RenderRequest& trial, double pixelSeconds, const RenderRequest& request,
                  const Contest& contest, std::span<const double> distances) {
    const double direct = contest.direct.seconds, delta = contest.delta.seconds;
    const auto isClose = [&](double seconds, double others, const Rung& other) {
        const bool isExact = isExactEnough(exactShare(other, request, distances));
        return seconds < kClose * (isExact ? 1 : kMostTimeForExactness) * others;
    };
    const double picture = std::min(direct, delta) * request.area().width * request.area().height;
    const double orbit = kOrbitSeconds * static_cast<double>(trial.location.iterations.limit);
    const double pixels = pixelSeconds * (kTrialRows + 1) * trial.size.width;
    return isClose(delta, direct, *contest.direct.rung) &&
           isClose(direct, delta, *contest.delta.rung) && picture > kShortestPicture &&
           orbit + pixels < kMostOfPicture * picture;
}

/// Seconds of a pixel in one thread, without orbits and tables.
Result<double> timeTrial(const RenderRequest& trial, Engine& engine, const ProbeControl& control) {
    const auto now = [&] {
        return control.seconds ? control.seconds() : secondsOf(Clock::ThreadCpu);
    };
    SoloPicture picture(engine, control.stop);
    if (auto ready = picture.prepare(trial); !ready)
        return tl::make_unexpected(std::move(ready.error()));
    const auto renderRow = [&](int row) {
        const int y = (2 * row + 1) * trial.size.height / (2 * kTrialRows);
        return picture.renderer().render(
            {{0, y, trial.size.width, 1}, 1, trial.location.iterations.limit},
            {.stop = control.stop, .advanced = {}});
    };
    // The first row finds empty caches, so it is not timed.
    if (const auto tile = renderRow(0); !tile) return tl::make_unexpected(tile.error());
    const double start = now();
    for (int row = 0; row < kTrialRows; ++row)
        if (const auto tile = renderRow(row); !tile) return tl::make_unexpected(tile.error());
    return (now() - start) / (kTrialRows * trial.size.width);
}

/// The steps that the engine does at its calibrated speed in the time that a pixel of the trial
/// took. Nothing if a trial is not worthwhile, or fails.
std::optional<double> stepsByTrial(const RenderRequest& request, const Contest& contest,
                                   const PlanHints& hints, Engine& engine,
                                   const ProbeControl& control) {
    RenderRequest alone = request;
    alone.devices = {};
    const auto own = contestOf(alone, {&engine.info(), 1}, hints);
    if (!own) return std::nullopt;
    const Rung& rung = *own->delta.rung;
    RenderRequest trial = trialOf(request, *hints.work);
    trial.forcedRung = rung.id;
    const int threads = engine.concurrency();
    if (!isWorthwhile(trial, own->delta.seconds * threads, request, contest, hints.distances))
        return std::nullopt;

    const auto seconds = timeTrial(trial, engine, control);
    if (!seconds) return std::nullopt;
    const RungSpeed& speed = *findSpeed(hints.speeds, speedKey(engine.info()), rung.id,
                                        familyOn(rung, request.location.formula));
    return std::max(*seconds / threads - speed.pixelSeconds, 0.0) / speed.stepSeconds;
}

/// The distances of the probe's pixels, in pixels of the picture. Pixels that still run look like
/// the interior, which is then left out.
std::vector<double> distancesIn(const Tile& tile, const RenderRequest& request,
                                const RenderRequest& small, bool isRunning) {
    const double scale = static_cast<double>(request.size.height) / small.size.height;
    const bool isKnown =
        !isRunning || small.location.iterations.limit == request.location.iterations.limit;
    std::vector<double> distances = distancesOf(tile.samples, scale);
    if (!isKnown) std::erase_if(distances, [](double d) { return std::isinf(d); });
    return distances;
}

PlanHints usualHints(std::span<const EngineInfo> engines) {
    PlanHints hints;
    for (const EngineInfo& engine : engines)
        hints.speeds[speedKey(engine)] = usualSpeeds();
    return hints;
}

}  // namespace

Result<ViewProbe> probeView(Engine& engine, const RenderRequest& request, const Rung& rung,
                            std::stop_token stop) {
    // An iteration in 128-bit integers takes many times as long, and has bits to spare.
    const int columns = rung.number == NumberKind::Fp128 ? kFewColumns : kColumns;
    RenderRequest small = shrunk(request, columns, kMostIterations);
    small.forcedRung = rung.id;
    SoloPicture picture(engine, stop);
    if (auto ready = picture.prepare(small); !ready)
        return tl::make_unexpected(std::move(ready.error()));
    const auto tile = picture.renderer().render({small.area(), 1, small.location.iterations.limit},
                                                {.stop = stop, .advanced = {}});
    if (!tile) return tl::make_unexpected(tile.error());

    const double decades = decadesOf(request);
    const std::uint64_t limit = request.location.iterations.limit;
    const std::size_t running = runningPixels(*tile, rung.number);
    PixelWork work;
    work.iterations =
        static_cast<double>(tile->iterations) +
        static_cast<double>(running) * static_cast<double>(limit - small.location.iterations.limit);
    for (const TileSample& sample : tile->samples)
        work.steps +=
            sample.count == kInteriorCount
                ? static_cast<double>(std::min(limit, kMostUntilCycle)) / kInteriorIterationsOfStep
                : deltaStepsOf(static_cast<double>(sample.count), decades);
    const auto pixels = static_cast<double>(tile->samples.size());
    return ViewProbe{.work = {work.iterations / pixels, work.steps / pixels},
                     .distances = distancesIn(*tile, request, small, running > 0)};
}

PlanHints hintsFor(const RenderRequest& request, std::span<Engine* const> engines,
                   DeviceSpeeds speeds, const ProbeControl& control) {
    PlanHints hints{.speeds = std::move(speeds), .work = {}};
    std::vector<EngineInfo> infos;
    for (const Engine* engine : engines)
        infos.push_back(engine->info());
    auto unknown = contestOf(request, infos, hints);
    if (!unknown) unknown = contestOf(request, infos, usualHints(infos));
    if (!unknown) return hints;
    const Rung& rung = *unknown->direct.rung;
    const auto found = std::ranges::find_if(engines, [&](const Engine* engine) {
        return engine->info().kind == DeviceKind::BuiltInCpu &&
               canCompute(engine->info(), rung, request.location.formula);
    });
    if (found == engines.end()) return hints;
    Engine& processor = **found;

    auto probe = probeView(processor, request, rung, control.stop);
    if (!probe) return hints;
    hints.work = probe->work;
    hints.distances = std::move(probe->distances);
    if (const auto contest = contestOf(request, infos, hints))
        if (const auto steps = stepsByTrial(request, *contest, hints, processor, control))
            hints.work->steps = *steps;
    return hints;
}

}  // namespace fathom
