#include "render/rings.h"

#include <cmath>
#include <numbers>

namespace fathom {

std::shared_ptr<const Rings> ringsOf(const RenderRequest& request) {
    if (!request.contour) return nullptr;
    const Size size = request.size;
    auto rings = std::make_shared<Rings>();
    for (int y = 0; y < size.height; ++y)
        rings->sizes.push_back(size.width / (2 * std::numbers::pi) *
                               std::exp2(-(y + 0.5 + request.subpixel.y) / size.height));
    for (int x = 0; x < size.width; ++x)
        rings->contour.push_back(
            request.contour->pointAt((x + 0.5 + request.subpixel.x) / size.width));
    return rings;
}

}  // namespace fathom
