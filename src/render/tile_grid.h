// Splits a picture's area into tasks. Pure.
#pragma once

#include <vector>

#include "render/plan.h"
#include "render/tile.h"

namespace fathom {

/// The tasks of one pass that cover request.area(), or its parts, once: from the focus outward (by
/// the distance to the nearest point of the tile), or row by row. A tile of the last pass is
/// plan.tileSize. Tiles of coarser passes cover more pixels and hold a quarter as many samples each
/// way, so that many threads share even the first, small pass.
std::vector<TileTask> tileTasks(const RenderRequest& request, const RenderPlan& plan, int step);

/// An edge of so many pixels in the last pass, of a tile of a coarser one.
int tileEdge(int finalEdge, int step);

}  // namespace fathom
