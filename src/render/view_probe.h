// Probes a few pixels of a view before it is planned: estimates the work for direct iteration and
// for perturbation. Takes some milliseconds at most, on the calling thread.
#pragma once

#include <functional>
#include <span>
#include <stop_token>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

/// What some pixels of a view tell about all.
struct ViewProbe {
    PixelWork work;                 // the mean
    std::vector<double> distances;  // from the boundary, as exactShare() takes them
};

/// Probes about thirteen hundred pixels of the whole picture, or 84 in 128-bit integers, whatever
/// its region. `rung` must be direct, and the engine must be able to compute it. The result depends
/// only on the view, its limit, its height in pixels and the rung.
Result<ViewProbe> probeView(Engine& engine, const RenderRequest& request, const Rung& rung,
                            std::stop_token stop);

struct ProbeControl {
    std::stop_token stop;
    std::function<double()> seconds;  // since a fixed moment; empty: CPU time of this thread
};

/// What choosePlan() needs to know about a picture on these engines. If direct iteration and
/// perturbation compete, the built-in engine probes the view. If their speeds are known, and the
/// predicted times are close, and the picture takes much longer than a trial, the engine also
/// computes about a thousand pixels by perturbation; PixelWork::steps is then the number of steps
/// that the engine does in the measured time at its calibrated speed. A probe or trial that fails,
/// or that needs a missing engine, is left out: the cause shows when the picture is computed.
PlanHints hintsFor(const RenderRequest& request, std::span<Engine* const> engines,
                   DeviceSpeeds speeds, const ProbeControl& control);

}  // namespace fathom
