// The JSON file of `fathom render --stats`: what a render did and what it cost. No state.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "export/image_exporter.h"

namespace fathom {

/// What the process has used since it started.
struct ProcessUsage {
    double wallSeconds = 0, cpuSeconds = 0;
    double peakMemoryMib = 0;
};

/// `wallSeconds` is the caller's; the rest is getrusage's.
ProcessUsage measureUsage(double wallSeconds);

/// `engines` are all that were open; those of the summary are named with their pixels.
std::string statsJson(const ImageExport& what, const ExportSummary& summary,
                      const std::vector<EngineInfo>& engines, const ProcessUsage& usage);

}  // namespace fathom
