// How soon a person who moves through a deep view sees it: what the window asks of the scheduler,
// without the window. One thread calls; the scheduler computes on its own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "render/engine.h"

namespace fathom {

/// Of moves of one kind at one location, in seconds.
struct ExploreTime {
    std::string location;  // its name
    std::string move;      // "open", "zoom in", "pan", "zoom out"
    int pictures = 0;
    // Medians.
    double first = 0;     // until a coarse picture covers everything, in colours
    double finished = 0;  // until the last pixel is there
    // The most that a move took of that, by perturbation.
    double reference = 0;  // for the reference orbit
    double tables = 0;     // for the tables along it
};

/// Opens each location, turns the wheel eight times towards a point beside the centre, each time by
/// 2, pans eight times by half of the picture's height, and turns the wheel back. Each picture ends
/// before the next one is asked for. `progress` is told what comes next, and the share that is
/// done. Fails as the scheduler does.
Result<std::vector<ExploreTime>> measureExploring(
    const std::vector<Bookmark>& locations, Size size, std::vector<std::unique_ptr<Engine>> engines,
    DeviceSpeeds speeds,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

}  // namespace fathom
