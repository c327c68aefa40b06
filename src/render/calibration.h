// Times an engine on each of its rungs. One thread calls; the engine computes on its threads.
#pragma once

#include <functional>
#include <stop_token>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

struct CalibrationControl {
    /// Takes what comes next, and the share of the rungs that is done.
    std::function<void(const std::string& rung, double share)> progress;
    std::stop_token stop;
    std::function<double()> seconds;  // since a fixed moment; empty: of this machine
};

/// A few small pictures on each rung, with few and with many iterations, the fastest of several
/// runs of each: some seconds for a processor. Quick rungs take larger pictures, so that slow ones
/// need not. Fails as the engine does; a rung that an engine does not compute is left out.
Result<std::vector<RungSpeed>> measureSpeeds(Engine& engine, const CalibrationControl& control);

}  // namespace fathom
