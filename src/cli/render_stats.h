// The JSON file of `fathom render --stats`: what a render did and what it cost. No state.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "export/image_exporter.h"

namespace fathom {

/// Resources that the process has used since it started.
struct ProcessUsage {
    double wallSeconds = 0, cpuSeconds = 0;
    double peakMemoryMib = 0;
};

/// The usage so far: `wallSeconds` as the caller measured it, the rest by getrusage.
ProcessUsage measureUsage(double wallSeconds);

/// `engines` are all engines that were open; the engines of the summary are listed with their
/// pixels.
std::string statsJson(const ImageExport& what, const ExportSummary& summary,
                      const std::vector<EngineInfo>& engines, const ProcessUsage& usage);

}  // namespace fathom
