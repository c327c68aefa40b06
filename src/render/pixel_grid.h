// The coordinates of a picture's samples in the number type of a rung. Immutable, shared by all
// engines.
#pragma once

#include <stop_token>
#include <vector>

#include "render/direct_number.h"
#include "render/pixel_deltas.h"
#include "render/plan.h"
#include "render/reference_cache.h"
#include "render/rings.h"

namespace fathom {

/// re = reFromX[x] + reFromY[y], im = imFromY[y] + imFromX[x]. Each entry is rounded once from the
/// exact view, and each sum once by the rung's own addition. So the bits are the same for any tile,
/// order and device.
template <class Number>
struct CoordinateTables {
    std::vector<Number> reFromX, imFromX;  // by column of the request's area
    std::vector<Number> reFromY, imFromY;  // by row
    Number juliaRe{}, juliaIm{};           // the constant, on a dynamical plane
    Number start{};                        // z_0 on the parameter plane
    std::vector<Number> parameters;        // of the formula, in the order of its row

    /// For pictures of rings, which only doubles have: the points are then distances from the
    /// centre (re, im).
    std::shared_ptr<const Rings> rings;
    TileRect area;
    Matrix2 matrix;  // from pixels to the plane
    Number re{}, im{};
};

struct PixelGrid {
    using Tables =
        MachineNumbers::Variant<CoordinateTables, CoordinateTables<BigFloat>, PixelDeltas>;
    Tables tables;
    TileRect area;           // what the tables cover
    FloatExp pixelSize;      // 2 radius / height, without the stretch: unit of the derivative
    bool dynamical = false;  // the pixel is the start point

    template <class Number>
    const CoordinateTables<Number>& of() const {
        return std::get<CoordinateTables<Number>>(tables);
    }
    const PixelDeltas& deltas() const { return std::get<PixelDeltas>(tables); }
};

/// Computes the coordinates of a picture. `stage` is told what takes time. `cache`: see
/// makePixelDeltas(). Fails as makePixelDeltas() does, and with Cancelled when stopped.
Result<PixelGrid> makePixelGrid(
    const RenderRequest& request, const RenderPlan& plan,
    const std::function<void(Phrase)>& stage = [](const Phrase&) {}, std::stop_token stop = {},
    ReferenceCache* cache = nullptr);

}  // namespace fathom
