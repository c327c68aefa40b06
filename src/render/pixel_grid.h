// The coordinates of a picture's samples in the numbers of a rung. Immutable, shared by all
// engines.
#pragma once

#include <stop_token>
#include <variant>
#include <vector>

#include "number/big_float.h"
#include "number/double_word.h"
#include "number/fixed128.h"
#include "render/delta_coordinates.h"

namespace fathom {

/// re = reFromX[x] + reFromY[y], im = imFromY[y] + imFromX[x], each entry rounded once from the
/// exact view and each sum once by the rung's own addition: the same bits for any tile, order or
/// device.
template <class Number>
struct CoordinateTables {
    std::vector<Number> reFromX, imFromX;  // by column of the request's area
    std::vector<Number> reFromY, imFromY;  // by row
    Number juliaRe{}, juliaIm{};           // the constant, on a dynamical plane
    Number start{};                        // z before the first iteration, on the parameter plane
    std::vector<Number> parameters;        // of the formula, in the order of its row
};

struct PixelGrid {
    using Tables =
        std::variant<CoordinateTables<float>, CoordinateTables<FloatFloat>,
                     CoordinateTables<double>, CoordinateTables<DoubleDouble>,
                     CoordinateTables<Fixed128>, CoordinateTables<BigFloat>, DeltaCoordinates>;
    Tables tables;
    TileRect area;           // what the tables cover
    FloatExp pixelSize;      // 2 radius / height: the derivative's unit (stretch left out)
    bool dynamical = false;  // the pixel is the start point

    template <class Number>
    const CoordinateTables<Number>& of() const {
        return std::get<CoordinateTables<Number>>(tables);
    }
    const DeltaCoordinates& deltas() const { return std::get<DeltaCoordinates>(tables); }
};

/// What takes time is told to `stage`. Fails with Cancelled when stopped, and as
/// makeDeltaCoordinates() does.
Result<PixelGrid> makePixelGrid(
    const RenderRequest& request, const RenderPlan& plan,
    const std::function<void(Phrase)>& stage = [](const Phrase&) {}, std::stop_token stop = {});

}  // namespace fathom
