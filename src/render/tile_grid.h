// Splits a picture's area into tasks. Pure.
#pragma once

#include <vector>

#include "render/plan.h"
#include "render/tile.h"

namespace fathom {

/// The tasks of one pass that cover request.area() once: from the focus outward, or row by row.
/// Coarse tiles cover more pixels, so that each holds about as many samples as a fine one.
std::vector<TileTask> tileTasks(const RenderRequest& request, const RenderPlan& plan, int step);

}  // namespace fathom
