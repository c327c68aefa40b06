// Looks at a few pixels of a view before it is planned: what direct iteration and perturbation
// would have to do for it. Some milliseconds at most, on the calling thread.
#pragma once

#include <span>
#include <stop_token>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

/// The mean over a hundred pixels or so of the whole picture, whatever its region and size. `rung`
/// is direct and one that the engine computes. The answer depends on the view, its limit and the
/// rung alone.
Result<PixelWork> surveyView(Engine& engine, const RenderRequest& request, const Rung& rung,
                             std::stop_token stop);

/// What choosePlan() is to know of a picture on these engines. Where direct iteration and
/// perturbation compete, by speeds that are known, the built-in engine surveys the view. What
/// fails, or needs an engine that is not there, is left out: what is the matter shows later.
PlanHints hintsFor(const RenderRequest& request, std::span<Engine* const> engines,
                   DeviceSpeeds speeds, std::stop_token stop);

}  // namespace fathom
