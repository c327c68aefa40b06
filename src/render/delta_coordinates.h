// The points of a deep picture's samples as distances from a reference orbit's, with all that
// their iteration needs. Immutable, shared by all engines.
#pragma once

#include <complex>
#include <functional>
#include <memory>
#include <stop_token>

#include "base/phrase.h"
#include "orbit/start_polynomial.h"
#include "orbit/step_table.h"
#include "render/plan.h"

namespace fathom {

struct DeltaCoordinates {
    std::shared_ptr<const StepTable> table;
    StartPolynomial start;
    Matrix2 matrix;  // of the view's transform
    Size size;       // of the picture
    PointF subpixel;

    /// Of a pixel of the picture, from the reference, in pixels: double rounding at any depth.
    std::complex<double> pointOf(int x, int y) const {
        const double right = x + 0.5 + subpixel.x - size.width * 0.5;
        const double up = size.height * 0.5 - (y + 0.5 + subpixel.y);
        return {matrix.xx * right + matrix.xy * up, matrix.yx * right + matrix.yy * up};
    }
};

/// Computes the picture's reference orbit, from its centre, and the table along it; `stage` tells
/// the person how far that is. Fails as ReferenceOrbit::compute() and StepTable::build() do.
Result<DeltaCoordinates> makeDeltaCoordinates(const RenderRequest& request, const RenderPlan& plan,
                                              const std::function<void(Phrase)>& stage,
                                              std::stop_token stop);

}  // namespace fathom
