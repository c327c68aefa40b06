// Decides which pictures send their pixels through cells, and where the cells are. Pure functions.
#pragma once

#include <stop_token>
#include <vector>

#include "render/pixel_deltas.h"

namespace fathom {

/// The square of cells for a reference of z^p + c. Near the parabolic points of a minibrot, orbits
/// stay near 0 for millions of iterations, too far from any reference for its long steps. If the
/// minibrot's period is q, the orbit of 0 comes to a dip, Z_q, where the map over q iterations is
/// nearly w^p plus a constant, up to a factor. The square is centred at 0, about as large as the
/// orbits under that map, and has 1024 x 1024 cells. A cell has a polynomial of z and c that leads
/// over up to 2000 iterations; see kernels/perturbation/cell_structs.h. The error of the polynomial
/// is less than epsilon times half a cell's diagonal times the polynomial's slope. An orbit enters
/// the square where it is at least 2^-14 of a cell away from the reference.
///
/// A reference may have several such dips. The square is the one whose maps have the best length
/// along the reference.
/// The result has no period if the reference has no such dip, or if doubles cannot hold the numbers
/// near it.
DeltaSquare squareOf(const Reference& reference);

/// The square for a picture; it has no period if steps of the table alone are faster. That is if
/// 8 x 8 pixels all over the picture take few of them on average. Uses `threads` threads; no period
/// when stopped.
DeltaSquare squareFor(const PixelDeltas& deltas, std::uint64_t iterationLimit, int threads,
                      const std::stop_token& stop);

/// A point of an orbit: re, im, and what these doubles leave of both.
struct CellPoint {
    double parts[4];
};

/// Z_0 to Z_last of the orbit of 0, for the reference of a point.
std::vector<CellPoint> cellOrbit(const OrbitRequest& point, std::uint32_t last);

}  // namespace fathom
