#include "render/survey.h"

#include <algorithm>

#include "render/direct_state.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

constexpr int kColumns = 12;
constexpr std::uint64_t kMostIterations = 1 << 14;

// An interior orbit takes a step of perturbation for so many iterations, more of them where the set
// is deep and fewer in large islands, until its cycle is found.
constexpr double kInteriorIterationsOfStep = 8;
constexpr std::uint64_t kMostUntilCycle = 1 << 16;

std::size_t runningPixels(const Tile& tile, NumberKind number) {
    if (!tile.state) return 0;
    return visitNumber(number, [&]<class Number>() -> std::size_t {
        const auto* state = directStateOf<Number>(tile);
        return state ? state->pixels.size() : 0;
    });
}

}  // namespace

Result<PixelWork> surveyView(Engine& engine, const RenderRequest& request, const Rung& rung,
                             std::stop_token stop) {
    RenderRequest small = request;
    small.size = {kColumns,
                  std::clamp(kColumns * request.size.height / request.size.width, 1, kColumns)};
    small.region = {};
    small.subpixel = {};
    small.forcedRung = rung.id;
    small.devices = {};
    const std::uint64_t limit = request.location.iterations.limit;
    small.location.iterations.limit = std::min(limit, kMostIterations);
    SoloPicture picture(engine, stop);
    if (auto ready = picture.prepare(small); !ready)
        return tl::make_unexpected(std::move(ready.error()));
    const auto tile = picture.renderer().render({small.area(), 1, small.location.iterations.limit},
                                                {.stop = stop, .advanced = {}});
    if (!tile) return tl::make_unexpected(tile.error());

    const double decades = decadesOf(request);
    PixelWork work;
    work.iterations = static_cast<double>(tile->iterations) +
                      static_cast<double>(runningPixels(*tile, rung.number)) *
                          static_cast<double>(limit - small.location.iterations.limit);
    for (const TileSample& sample : tile->samples)
        work.steps +=
            sample.count == kInteriorCount
                ? static_cast<double>(std::min(limit, kMostUntilCycle)) / kInteriorIterationsOfStep
                : deltaStepsOf(static_cast<double>(sample.count), decades);
    const auto pixels = static_cast<double>(tile->samples.size());
    return PixelWork{work.iterations / pixels, work.steps / pixels};
}

PlanHints hintsFor(const RenderRequest& request, std::span<Engine* const> engines,
                   DeviceSpeeds speeds, std::stop_token stop) {
    PlanHints hints{.speeds = std::move(speeds), .work = {}};
    std::vector<EngineInfo> infos;
    for (const Engine* engine : engines)
        infos.push_back(engine->info());
    const Rung* const rung = rungToSurvey(request, infos, hints.speeds);
    if (!rung) return hints;
    const auto processor = std::ranges::find_if(engines, [&](const Engine* engine) {
        return engine->info().kind == DeviceKind::BuiltInCpu &&
               canCompute(engine->info(), *rung, request.location.formula);
    });
    if (processor == engines.end()) return hints;
    const auto work = surveyView(**processor, request, *rung, std::move(stop));
    if (work) hints.work = *work;
    return hints;
}

}  // namespace fathom
