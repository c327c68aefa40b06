// What deep pictures take by perturbation, phase by phase. One thread calls; engines compute on
// theirs.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "base/measure.h"
#include "bookmarks/bookmark.h"
#include "render/engine.h"

namespace fathom {

/// The reference orbit, the table along it, what the engine does before the first tile, the tiles
/// with their samples, and the colours of these.
inline constexpr std::array kDeepPhases{"reference", "tables", "prepare", "pixels", "color"};

/// Of one location on one engine: medians of three pictures. The steps are those of some pixels,
/// behind the iterations that all pixels do at once.
struct DeepTime {
    std::string location;  // its name
    std::string device;    // id
    Size size;
    std::array<Spent, kDeepPhases.size()> phases;
    Spent all;
    double iterationsPerPixel = 0;
    double stepsPerPixel = 0;
    double skipped = 0;        // the share of iterations done by steps over several
    double peakMemoryMib = 0;  // of the process until then
};

/// Renders each location on each of the engines that would share its picture, and has its steps
/// counted by `counter`, for which the built-in engine is the fastest; iteration limits are not
/// raised. `progress` is told what comes next, and the share that is done. Fails as
/// choosePlan() does, and as the engines do.
Result<std::vector<DeepTime>> measureDeep(
    const std::vector<Bookmark>& locations, Size size,
    const std::vector<std::unique_ptr<Engine>>& engines, Engine& counter,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

}  // namespace fathom
