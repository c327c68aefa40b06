#include "cli/picture_engines.h"

#include <algorithm>

#include "cli/known_speeds.h"
#include "color/coloring.h"
#include "render/view_probe.h"

namespace fathom {

namespace {

constexpr double kDriverSeconds = 0.1;

bool mayRun(const Rung& rung, const RenderRequest& request) {
    return request.forcedRung.empty() ? isAccurate(rung, request) : rung.id == request.forcedRung;
}

/// Pixels per second on the fastest rung whose speed is known on this device.
double pixelsPerSecond(const RenderRequest& request, const DeviceSpeeds& speeds,
                       const std::string& device, const PixelWork& work) {
    double best = 0;
    for (const Rung& rung : rungs()) {
        const FormulaFamily family = familyOn(rung, request.location.formula);
        const RungSpeed* const speed = findSpeed(speeds, device, rung.id, family);
        if (speed && mayRun(rung, request))
            best = std::max(best, 1 / std::max(secondsOfPixel(*speed, work), 1e-15));
    }
    return best;
}

bool takesAlone(Engine& processor, const RenderRequest& request, double samples,
                const DeviceSpeeds& speeds) {
    const EngineInfo& info = processor.info();
    const std::string key = speedKey(info);
    Engine* const engine = &processor;
    const PlanHints hints = hintsFor(request, {&engine, 1}, speeds, {});
    const auto plan = choosePlan(request, {&info, 1}, hints);
    if (!plan) return false;

    const PixelWork work = hints.work.value_or(unknownWork(request));
    const double own = pixelsPerSecond(request, speeds, key, work);
    if (plan->rung->method == Method::Direct) return samples < own * kDriverSeconds;
    // A graphics device may step the reference orbit, whatever its pixels cost.
    if (hasLongOrbit(*plan)) return false;
    double others = 0;
    for (const auto& [device, list] : speeds)
        if (device != key) others += pixelsPerSecond(request, speeds, device, work);
    return own > others;
}

}  // namespace

Result<OpenedEngines> openEnginesFor(const RenderRequest& request, int samplesPerPixel,
                                     const DeviceSpeeds& speeds, EngineOptions options,
                                     EngineFactory factory) {
    if (request.periods.any() && !options.devices.empty() &&
        std::ranges::find(options.devices, "cpu") == options.devices.end())
        return fail(ErrorCode::InvalidInput,
                    "Colours by periods need the device cpu besides others; add --device cpu, or "
                    "choose other colours.");
    if (options.devices.empty() && !speeds.empty()) {
        auto alone = openEngines({.threads = options.threads, .devices = {"cpu"}}, factory);
        const double samples =
            static_cast<double>(request.area().width) * request.area().height * samplesPerPixel;
        if (alone && takesAlone(*alone->engines.front(), request, samples, speeds)) return alone;
    }
    options.skipsProcessors = speeds.empty();
    return openEngines(options, factory);
}

namespace {

std::unique_ptr<RenderScheduler> schedulerOf(OpenedEngines opened, DeviceSpeeds speeds,
                                             const EngineOptions& options) {
    auto scheduler = std::make_unique<RenderScheduler>(std::move(opened.engines));
    scheduler->setSpeeds(std::move(speeds));
    scheduler->setKeepsOrbits(options.keepsOrbits);
    return scheduler;
}

}  // namespace

Result<std::unique_ptr<RenderScheduler>> openScheduler(const ImageExport& what,
                                                       const EngineOptions& options,
                                                       EngineFactory factory) {
    RenderRequest request;
    request.location = what.bookmark.location;
    request.size = what.size;
    request.periods = periodsFor(what.bookmark.colors);
    request.forcedRung = what.forcedRung;
    DeviceSpeeds speeds = knownSpeeds();
    return openEnginesFor(request, what.samplesPerPixel, speeds, options, factory)
        .map([&](OpenedEngines opened) {
            return schedulerOf(std::move(opened), std::move(speeds), options);
        });
}

// The built-in engine makes the shallow part in any case.
Result<std::unique_ptr<RenderScheduler>> openScheduler(const FilmOrder&, EngineOptions options,
                                                       EngineFactory factory) {
    if (!options.devices.empty()) options.devices.emplace_back("cpu");
    DeviceSpeeds speeds = knownSpeeds();
    options.skipsProcessors = speeds.empty();
    return openEngines(options, factory).map([&](OpenedEngines opened) {
        return schedulerOf(std::move(opened), std::move(speeds), options);
    });
}

}  // namespace fathom
