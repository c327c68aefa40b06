// Measures how soon a user who moves through a deep view sees it. It makes the same requests to the
// scheduler as the window, without the window. One thread calls; the scheduler computes on its own
// threads.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"
#include "render/engine.h"

namespace fathom {

struct Bench;

/// Times of the moves of one kind at one location, in seconds.
struct ExploreTime {
    std::string location;  // its name
    std::string move;      // "open", "zoom in", "pan", "zoom out"
    int pictures = 0;
    // Medians.
    double first = 0;     // until a coarse coloured picture covers everything
    double finished = 0;  // until the last pixel has its colour
    double samples = 0;   // until the last sample is here
    // Longest times of one move, with perturbation:
    double reference = 0;  // for the reference orbit
    double tables = 0;     // for the tables along it
};

/// Opens each location, turns the wheel eight times towards a point near the centre, by a factor of
/// 2 each time, pans eight times by half of the picture's height, and turns the wheel back. Each
/// picture is finished before the next one is requested. `progress` receives the next stage and the
/// share that is done. Fails as the scheduler does.
Result<std::vector<ExploreTime>> measureExploring(
    const std::vector<Bookmark>& locations, Size size, std::vector<std::unique_ptr<Engine>> engines,
    DeviceSpeeds speeds,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

/// The benchmark "explore" of the command line.
extern const Bench kExploreBench;

}  // namespace fathom
