// The points of a deep picture's samples, as distances from the point of a reference orbit.
#pragma once

#include <complex>
#include <memory>

#include "base/measure.h"
#include "render/geometry.h"
#include "render/reference.h"
#include "render/rings.h"
#include "render/tile.h"
#include "render/view.h"

namespace fathom {

/// Time spent on the parts of a reference that the cache did not have.
struct ReferenceTimes {
    Spent orbit, tables;
};

/// The distances of one picture's pixels, in reference pixels: of width Reference::pixel.
/// Immutable, shared by all engines.
struct PixelDeltas {
    std::shared_ptr<const Reference> reference;
    std::complex<double> shift;  // the picture's centre
    double scale = 1;            // width of its pixels
    Matrix2 matrix;              // of the view's transform
    Size size;                   // of the picture
    PointF subpixel;
    std::shared_ptr<const Rings> rings = nullptr;  // null: the picture is flat
    DeltaSquare square{};  // of the cells that pixels go through, if any: see cell_square.h
    ReferenceTimes times;

    bool hasCells() const { return square.period > 0; }
    std::complex<double> pointOf(int x, int y) const {
        double right = (x + 0.5 + subpixel.x - size.width * 0.5) * scale;
        double up = (size.height * 0.5 - (y + 0.5 + subpixel.y)) * scale;
        if (rings) {
            const std::complex<double> point = rings->pointOf(x, y) * scale;
            right = point.real();
            up = point.imag();
        }
        return {shift.real() + (matrix.xx * right + matrix.xy * up),
                shift.imag() + (matrix.yx * right + matrix.yy * up)};
    }
    /// The point of a tile's sample.
    std::complex<double> pointOf(const TileTask& task, std::uint32_t index) const {
        const TileTask::Place place = task.placeOf(index);
        return pointOf(place.x, place.y);
    }
};

}  // namespace fathom
