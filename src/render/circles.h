// The points of a picture of circles: see Projection.
#pragma once

#include <complex>
#include <memory>
#include <vector>

#include "render/render_request.h"

namespace fathom {

/// Distances from the view's centre in pixels, before the transform. Immutable.
struct Circles {
    std::vector<double> radii;                     // of the rows
    std::vector<std::complex<double>> directions;  // of the columns

    std::complex<double> pointOf(int x, int y) const {
        return radii[static_cast<std::size_t>(y)] * directions[static_cast<std::size_t>(x)];
    }
};

/// Null if the picture is flat.
std::shared_ptr<const Circles> circlesOf(const RenderRequest& request);

}  // namespace fathom
