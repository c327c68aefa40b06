// Probes a few pixels of a view before it is planned: estimates the work for direct iteration and
// for perturbation. Takes some milliseconds at most, on the calling thread.
#pragma once

#include <functional>
#include <span>
#include <stop_token>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

/// The mean work over about a hundred pixels of the whole picture, whatever its region and size.
/// `rung` must be direct, and the engine must be able to compute it. The result depends only on the
/// view, its limit and the rung.
Result<PixelWork> probeView(Engine& engine, const RenderRequest& request, const Rung& rung,
                            std::stop_token stop);

struct ProbeControl {
    std::stop_token stop;
    std::function<double()> seconds;  // since a fixed moment; empty: CPU time of this thread
};

/// What choosePlan() needs to know about a picture on these engines. If direct iteration and
/// perturbation compete, and their speeds are known, the built-in engine probes the view. If the
/// predicted times are then close, and the picture takes much longer than a trial, the engine also
/// computes about a thousand pixels by perturbation; PixelWork::steps is then the number of steps
/// that the engine does in the measured time at its calibrated speed. A probe or trial that fails,
/// or that needs a missing engine, is left out: the cause shows when the picture is computed.
PlanHints hintsFor(const RenderRequest& request, std::span<Engine* const> engines,
                   DeviceSpeeds speeds, const ProbeControl& control);

}  // namespace fathom
