// What engines keep of pixels that iterate by perturbation. Plain data and pure functions.
#pragma once

#include <cmath>
#include <complex>

#include "base/fresh_vector.h"
#include "orbit/generic_delta_types.h"
#include "render/sample.h"
#include "render/tile.h"

namespace fathom {

/// The pixels of a tile that may still escape, each after its last step below the limit or before
/// the pause.
template <class Item>
struct DeltaStateOf final : TileState {
    struct Pixel {
        std::uint32_t index = 0;  // into Tile::samples
        Item at;
    };
    using Pixels = FreshVector<Pixel>;
    Pixels pixels;  // by ascending index
};
using DeltaState = DeltaStateOf<DeltaPixel>;

/// True if a pixel that stopped may still escape, and so belongs to the state.
template <class Item>
bool mayEscape(const Item& pixel) {
    return pixel.status != FATHOM_ESCAPED && pixel.status != FATHOM_INTERIOR &&
           pixel.status != FATHOM_CONVERGED;
}

/// The pixel with the status of a running one, so that it can take its next step: at a higher
/// limit, or after a pause.
template <class Pixel>
Pixel goingOn(Pixel pixel) {
    const auto wasOneOf = [&](auto... statuses) { return ((pixel.status == statuses) || ...); };
    pixel.status = pixel.z_exponent != 0 || wasOneOf(DELTA_EXTENDED) ? DELTA_EXTENDED
                   : wasOneOf(DELTA_IN_CELLS, DELTA_CELLS_AT_LIMIT, DELTA_AT_NEW_CELL)
                       ? DELTA_IN_CELLS
                       : FATHOM_RUNNING;
    return pixel;
}
inline ScaledPixel goingOn(ScaledPixel pixel) {
    pixel.status = FATHOM_RUNNING;
    return pixel;
}

/// `scale`: PixelDeltas::scale.
inline PixelEnd endOf(const DeltaPixel& pixel, double scale) {
    const std::complex<double> slope(pixel.derivative[0] * scale, pixel.derivative[1] * scale);
    return {.count = pixel.count,
            .status = pixel.status == FATHOM_ESCAPED ? FATHOM_ESCAPED : FATHOM_RUNNING,
            .value = {pixel.z[0], pixel.z[1]},
            .byRe = slope,
            .byIm = {-slope.imag(), slope.real()},
            .remainder = {},
            .remainderBefore = {}};
}
inline PixelEnd endOf(const ScaledPixel& pixel, double scale) {
    const auto value = [&](int part) {
        return std::ldexp(double{pixel.z[part].hi} + pixel.z[part].lo, pixel.z_exponent);
    };
    const auto slope = [&](int part) {
        return std::ldexp(pixel.derivative[part] * scale, pixel.derivative_exponent);
    };
    const std::complex<double> byRe(slope(0), slope(1));
    return {.count = pixel.count,
            .status = pixel.status == FATHOM_ESCAPED ? FATHOM_ESCAPED : FATHOM_RUNNING,
            .value = {value(0), value(1)},
            .byRe = byRe,
            .byIm = {-byRe.imag(), byRe.real()},
            .remainder = {},
            .remainderBefore = {}};
}
inline PixelEnd endOf(const GenericPixel& pixel, double scale) {
    const std::complex<double> value(pixel.z[0], pixel.z[1]);
    return {.count = pixel.count,
            .status = mayEscape(pixel) ? FATHOM_RUNNING : pixel.status,
            .value = value,
            .byRe = {pixel.derivative[0] * scale, pixel.derivative[1] * scale},
            .byIm = {pixel.derivative[2] * scale, pixel.derivative[3] * scale},
            .remainder = value - std::complex<double>(pixel.c[0], pixel.c[1]),
            .remainderBefore = {pixel.previous[0], pixel.previous[1]}};
}

}  // namespace fathom
