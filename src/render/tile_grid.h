// Splits a picture's area into tasks. Pure.
#pragma once

#include <vector>

#include "render/plan.h"
#include "render/tile.h"

namespace fathom {

/// The tasks of one pass. They cover request.area(), or its parts, once: from the focus outward (by
/// the distance to the nearest point of the tile), or row by row. A tile of the last pass has the
/// size plan.tileSize. A tile of a coarser pass covers more pixels and has a quarter as many
/// samples each way, so that many workers share even the first, small pass.
std::vector<TileTask> tileTasks(const RenderRequest& request, const RenderPlan& plan, int step);

/// The edge of a tile in the pass of `step`, in pixels, if it is `finalEdge` in the last pass.
int tileEdge(int finalEdge, int step);

}  // namespace fathom
