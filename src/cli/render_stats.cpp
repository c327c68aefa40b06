#include "cli/render_stats.h"

#include <sys/resource.h>

#include "base/json_tree.h"

namespace fathom {

ProcessUsage measureUsage(double wallSeconds) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
#ifdef __APPLE__
    constexpr double kPeakUnitsPerMib = 1024.0 * 1024.0;  // bytes
#else
    constexpr double kPeakUnitsPerMib = 1024.0;  // KiB
#endif
    return {.wallSeconds = wallSeconds,
            .cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime),
            .peakMemoryMib = static_cast<double>(usage.ru_maxrss) / kPeakUnitsPerMib};
}

std::string statsJson(const ImageExport& what, const ExportSummary& summary,
                      const std::vector<EngineInfo>& engines, const ProcessUsage& usage) {
    OrderedJson devices = OrderedJson::array();
    for (const EngineInfo& engine : engines) {
        const auto share = summary.enginePixels.find(engine.id);
        if (share == summary.enginePixels.end()) continue;
        devices.push_back({{"id", engine.id},
                           {"label", engine.label},
                           {"driver", engine.driver},
                           {"pixels", share->second}});
    }

    OrderedJson stats;
    stats["fathom"] = FATHOM_VERSION;
    stats["view"] = what.bookmark.name;
    stats["size"] = {what.size.width, what.size.height};
    stats["samples_per_pixel"] = what.samplesPerPixel;
    stats["rung"] = summary.plan.rung->id;
    stats["reason"] = summary.plan.reason.text();
    stats["warning"] = summary.plan.warning.text();
    stats["devices"] = std::move(devices);
    stats["phase_s"] = summary.phaseSeconds;
    stats["iterations"] = summary.iterations;
    stats["iteration_limit"] = summary.iterationLimit;
    stats["wall_s"] = usage.wallSeconds;
    stats["cpu_s"] = usage.cpuSeconds;
    stats["peak_mib"] = usage.peakMemoryMib;
    stats["notices"] = OrderedJson::array();
    for (const Phrase& notice : summary.notices)
        stats["notices"].push_back(notice.text());
    return stats.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

}  // namespace fathom
