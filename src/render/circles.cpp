#include "render/circles.h"

#include <cmath>
#include <numbers>

namespace fathom {

std::shared_ptr<const Circles> circlesOf(const RenderRequest& request) {
    if (request.projection == Projection::Flat) return nullptr;
    const Size size = request.size;
    auto circles = std::make_shared<Circles>();
    for (int y = 0; y < size.height; ++y)
        circles->radii.push_back(size.width / (2 * std::numbers::pi) *
                                 std::exp2(-(y + 0.5 + request.subpixel.y) / size.height));
    for (int x = 0; x < size.width; ++x)
        circles->directions.push_back(
            std::polar(1.0, 2 * std::numbers::pi * (x + 0.5 + request.subpixel.x) / size.width));
    return circles;
}

}  // namespace fathom
