#include "cli/known_speeds.h"

#include "cli/failure.h"
#include "cli/progress_bar.h"
#include "render/calibration.h"
#include "render/speed_file.h"

namespace fathom {

DeviceSpeeds knownSpeeds() {
    auto speeds = readSpeeds(speedFile());
    if (speeds) return *std::move(speeds);
    reportNotice(speeds.error().message);
    return {};
}

Result<DeviceSpeeds> calibrate(const std::vector<std::unique_ptr<Engine>>& engines,
                               ProgressBar& bar, const std::stop_token& stop) {
    double done = 0;
    const auto all = static_cast<double>(engines.size());
    for (const auto& engine : engines) {
        const EngineInfo& info = engine->info();
        const auto progress = [&](const std::string& rung, double share) {
            bar.update("Timing " + rung + " on " + info.label, (done + share) / all);
        };
        auto measured = measureSpeeds(*engine, {.progress = progress, .stop = stop, .seconds = {}});
        if (!measured) return tl::make_unexpected(std::move(measured.error()));
        if (auto kept = keepSpeeds(speedFile(), speedKey(info), *std::move(measured)); !kept)
            return tl::make_unexpected(std::move(kept.error()));
        ++done;
    }
    return readSpeeds(speedFile());
}

}  // namespace fathom
