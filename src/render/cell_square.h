// Decides which pictures send their pixels through cells, and where the cells are. Pure functions.
#pragma once

#include <stop_token>

#include "render/pixel_deltas.h"

namespace fathom {

/// The square of cells for a reference. Near the parabolic points of a minibrot, orbits stay near 0
/// for millions of iterations, too far from any reference for its long steps. The reference's first
/// strong dip, Z_q, gives the size of the square: it is centred at 0, its half width is 1.4 to 2.8
/// times |Z_q|, and it has 1024 x 1024 cells. A cell has a polynomial of z and c that leads over up
/// to 512 q iterations; see kernels/perturbation/cell_structs.h. The error of the polynomial is
/// less than epsilon times half a cell's diagonal times the polynomial's slope. An orbit enters the
/// square where it is at least 2^-12 of a cell away from the reference.
///
/// The result has no period if the reference has no such dip, or if doubles cannot hold the numbers
/// near it.
DeltaSquare squareOf(const MandelbrotReference& reference);

/// The square of the cells that a picture's pixels go through; it has no period if there are none.
inline DeltaSquare squareOf(const PixelDeltas& deltas) {
    return deltas.hasCells ? squareOf(deltas.reference->mandelbrot()) : DeltaSquare{};
}

/// True if 8 x 8 pixels all over the picture take so many steps of the table on average that cells
/// are faster. Uses `threads` threads; false when stopped.
bool takesManySteps(const PixelDeltas& deltas, std::uint64_t iterationLimit, int threads,
                    const std::stop_token& stop);

}  // namespace fathom
