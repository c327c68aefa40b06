// What engines keep of pixels on their way by perturbation. Plain data and a pure function.
#pragma once

#include <complex>
#include <vector>

#include "orbit/delta_types.h"
#include "render/sample.h"
#include "render/tile.h"

namespace fathom {

/// The pixels of a tile that have not escaped: where each took its last step below the limit.
struct DeltaState final : TileState {
    struct Pixel {
        std::uint32_t index = 0;  // into Tile::samples
        DeltaPixel at;
    };
    std::vector<Pixel> pixels;  // by ascending index
};

/// As one that goes on: at a higher limit it can take its next step.
inline DeltaPixel goingOn(DeltaPixel pixel) {
    pixel.status = pixel.z_exponent != 0                  ? DELTA_WIDE
                   : pixel.status == DELTA_CELLS_AT_LIMIT ? DELTA_IN_CELLS
                                                          : FATHOM_RUNNING;
    return pixel;
}

/// `scale`: DeltaCoordinates::scale.
inline PixelEnd endOf(const DeltaPixel& pixel, double scale) {
    const std::complex<double> slope(pixel.derivative[0] * scale, pixel.derivative[1] * scale);
    return {.count = pixel.count,
            .status = pixel.status == FATHOM_ESCAPED ? FATHOM_ESCAPED : FATHOM_RUNNING,
            .value = {pixel.z[0], pixel.z[1]},
            .byRe = slope,
            .byIm = slope * std::complex<double>(0, 1),
            .remainder = {},
            .remainderBefore = {}};
}

}  // namespace fathom
