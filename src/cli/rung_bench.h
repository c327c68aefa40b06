// Whether the rung that a picture gets is the fastest. One thread calls; engines compute on theirs.
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

/// Of one view on one accurate rung of one engine.
struct RungTime {
    std::string device;  // id
    std::string view, rung;
    bool isChosen = false;          // by choosePlan()
    std::optional<double> seconds;  // with orbits and tables; none: given up, as others are faster
    double ratioToFastest = 0;      // of those of the view; 0 where there are no seconds
};

/// Twenty views of 640 x 360 pixels that are 10^-3 to 10^-26 wide. Seconds are of all cores
/// together on processors. `progress` is told what comes next, and the share that is done.
Result<std::vector<RungTime>> measureRungs(
    const std::vector<std::unique_ptr<Engine>>& engines, const DeviceSpeeds& speeds,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

}  // namespace fathom
