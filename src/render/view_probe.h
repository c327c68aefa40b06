// Looks at a few pixels of a view before it is planned: what direct iteration and perturbation
// would have to do for it. Some milliseconds at most, on the calling thread.
#pragma once

#include <functional>
#include <span>
#include <stop_token>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

/// The mean over a hundred pixels or so of the whole picture, whatever its region and size. `rung`
/// is direct and one that the engine computes. The answer depends on the view, its limit and the
/// rung alone.
Result<PixelWork> probeView(Engine& engine, const RenderRequest& request, const Rung& rung,
                            std::stop_token stop);

struct ProbeControl {
    std::stop_token stop;
    std::function<double()> seconds;  // since a fixed moment; empty: of the calling thread
};

/// What choosePlan() is to know of a picture on these engines. Where direct iteration and
/// perturbation compete, by speeds that are known, the built-in engine probes the view. Where they
/// come near each other then, and the picture takes much longer than to try, it computes a thousand
/// pixels by perturbation: the steps are those that it would do in the same time. What fails, or
/// needs an engine that is not there, is left out: what is the matter shows later.
PlanHints hintsFor(const RenderRequest& request, std::span<Engine* const> engines,
                   DeviceSpeeds speeds, const ProbeControl& control);

}  // namespace fathom
