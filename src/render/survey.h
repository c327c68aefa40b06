// Looks at a few pixels of a view before it is planned: what direct iteration and perturbation
// would have to do for it. Some milliseconds at most, on the calling thread.
#pragma once

#include <stop_token>

#include "render/engine.h"
#include "render/speed.h"

namespace fathom {

/// The mean over a hundred pixels or so of the whole picture, whatever its region and size. `rung`
/// is direct and one that the engine computes. The answer depends on the view, its limit and the
/// rung alone.
Result<PixelWork> surveyView(Engine& engine, const RenderRequest& request, const Rung& rung,
                             std::stop_token stop);

}  // namespace fathom
