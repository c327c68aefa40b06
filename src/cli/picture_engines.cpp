#include "cli/picture_engines.h"

#include <algorithm>

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
    double others = 0;
    for (const auto& [device, list] : speeds)
        if (device != key) others += pixelsPerSecond(request, speeds, device, work);
    return own > others;
}

}  // namespace

Result<OpenedEngines> openEnginesFor(const RenderRequest& request, int samplesPerPixel,
                                     const DeviceSpeeds& speeds, const EngineOptions& options,
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
    return openEngines(options, factory);
}

}  // namespace fathom
