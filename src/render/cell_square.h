// Which pictures' pixels go through cells, and where these are. Pure functions.
#pragma once

#include <stop_token>

#include "render/delta_coordinates.h"

namespace fathom {

/// Beside the parabolic points of a minibrot orbits stay near 0 for millions of iterations, too far
/// from any reference for its long steps. The reference's first strong dip, Z_q, tells the place: a
/// square around 0 that reaches once to twice as far, divided into 1024 x 1024 cells. For a cell
/// there is a polynomial of z and c that leads on from there over up to 512 q iterations, see
/// kernels/delta/cell_structs.h. It errs by less than epsilon of half a cell's diagonal times its
/// slope, and orbits enter where they are 1/16 of a cell or more from the reference.
///
/// Without a period where the reference has no such dip, or doubles do not hold its surroundings.
DeltaSquare squareOf(const DeltaBasis& basis);

/// Of the cells that a picture's pixels go through; without a period where there are none.
inline DeltaSquare squareOf(const DeltaCoordinates& deltas) {
    return deltas.hasCells ? squareOf(*deltas.basis) : DeltaSquare{};
}

/// Whether pixels all over the picture take so many steps of the table that cells are faster. Looks
/// in so many threads; false when stopped.
bool takesManySteps(const DeltaCoordinates& deltas, std::uint64_t iterationLimit, int threads,
                    const std::stop_token& stop);

}  // namespace fathom
