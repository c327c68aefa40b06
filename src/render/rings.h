// The points of a picture of rings: see RenderRequest::contour.
#pragma once

#include <complex>
#include <memory>
#include <vector>

#include "render/render_request.h"

namespace fathom {

/// Distances from the view's centre in pixels, before the transform. Immutable.
struct Rings {
    std::vector<double> sizes;                  // of the rows
    std::vector<std::complex<double>> contour;  // by column

    std::complex<double> pointOf(int x, int y) const {
        return sizes[static_cast<std::size_t>(y)] * contour[static_cast<std::size_t>(x)];
    }
};

/// Null if the picture is flat.
std::shared_ptr<const Rings> ringsOf(const RenderRequest& request);

}  // namespace fathom
