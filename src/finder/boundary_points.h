// Finds the boundary of the set, or of basins, in a picture's samples. Pure; any thread.
#pragma once

#include <span>
#include <vector>

#include "render/geometry.h"
#include "render/sample.h"

namespace fathom {

/// Samples at which a zoom goes on to see something, as middles of the grid's cells, row by row:
/// those nearest to the boundary, by their distance estimates, or where none is known by steps of
/// the count. None where the picture is flat: all inside, or far from any boundary.
///
/// The samples lie row by row in a grid of `size` over the picture, `step` pixels apart.
std::vector<PointF> boundaryPoints(std::span<const TileSample> samples, Size size, double step);

}  // namespace fathom
