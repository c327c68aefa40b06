// The running pixels of a tile on a direct rung of machine numbers: what any engine can continue.
// Immutable once a tile holds it.
#pragma once

#include <complex>
#include <cstdint>
#include <vector>

#include "render/direct_number.h"
#include "render/tile.h"

namespace fathom {

/// Every running pixel of a finished tile has done the same number of iterations: the tile's limit.
/// Values are kept as pairs of doubles, which hold every machine number exactly.
struct DirectState final : TileState {
    struct Pixel {
        std::uint32_t index = 0;  // into Tile::samples
        DoubleDouble re, im;      // z
        std::complex<double> derivative;
    };

    NumberKind number = NumberKind::Fp64;  // the rung that made the values
    std::uint64_t iterations = 0;
    std::vector<Pixel> pixels;  // by ascending index
};

/// Null when the tile keeps nothing, or the state of another family of rungs.
inline const DirectState* directStateOf(const Tile& tile) {
    return dynamic_cast<const DirectState*>(tile.state.get());
}

}  // namespace fathom
