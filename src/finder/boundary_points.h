// Finds the boundary of the set, or of basins, in a picture's samples. Pure; any thread.
#pragma once

#include <span>
#include <vector>

#include "render/geometry.h"
#include "render/sample.h"

namespace fathom {

/// Samples where a zoom keeps showing details, as middles of the grid's cells, row by row. They are
/// the samples nearest to the boundary by their distance estimates, or if no distance is known,
/// those at jumps of the iteration count. None if the picture is flat: all inside, or far from any
/// boundary.
///
/// The samples lie row by row in a grid of `size` over the picture, `step` pixels apart.
std::vector<PointF> boundaryPoints(std::span<const TileSample> samples, Size size, double step);

}  // namespace fathom
