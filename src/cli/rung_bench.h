// Checks whether the rung that a picture gets is the best. One thread calls; engines compute on
// their own threads.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

struct Bench;

/// Time of one view on one accurate rung of one engine.
struct RungTime {
    std::string device;  // id
    std::string view, rung;
    bool isChosen = false;             // whether choosePlan() chooses it
    std::optional<double> exactShare;  // of the counts, as predicted; none: not known
    std::optional<double> seconds;     // including orbits and tables; none: given up, too slow
    double ratioToFastest = 0;         // to the fastest rung of the view; 0 without seconds
};

/// Measures twenty views of 640 x 360 pixels, whose pixels are 10^-3 to 10^-26 wide. On processors,
/// the seconds are the sum over all cores. `progress` receives the next stage and the share that is
/// done, `ready` the times of each view on each engine.
Result<std::vector<RungTime>> measureRungs(
    const std::vector<std::unique_ptr<Engine>>& engines, const DeviceSpeeds& speeds,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::function<void(const std::vector<RungTime>& times)>& ready,
    const std::stop_token& stop);

/// The benchmark "rungs" of the command line.
extern const Bench kRungBench;

}  // namespace fathom
