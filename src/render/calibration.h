// Times an engine on each of its rungs. One thread calls; the engine computes on its own threads.
#pragma once

#include <functional>
#include <stop_token>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

struct CalibrationControl {
    /// Called before each measurement with its rung and the share of the work that is done.
    std::function<void(const std::string& rung, double share)> progress;
    std::stop_token stop;
    std::function<double()> seconds;  // since a fixed moment; empty: the clocks of this machine
};

/// Computes a few small pictures on each rung, with few and with many iterations, and keeps the
/// fastest of several runs of each. Takes some seconds on a processor. Fast rungs get larger
/// pictures than slow ones. Fails as the engine does; leaves out rungs that the engine does not
/// compute.
Result<std::vector<RungSpeed>> measureSpeeds(Engine& engine, const CalibrationControl& control);

}  // namespace fathom
