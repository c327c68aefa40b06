#include "render/render_request.h"

#include <cmath>

namespace fathom {

Result<void> validate(const RenderRequest& request) {
    constexpr int kLongestSide = 1'000'000;
    const Size size = request.size;
    if (size.width < 1 || size.height < 1 || size.width > kLongestSide ||
        size.height > kLongestSide)
        return fail(ErrorCode::InvalidInput,
                    "A picture must be 1 to 1000000 pixels wide and high, not " +
                        std::to_string(size.width) + " x " + std::to_string(size.height) + ".");
    const TileRect area = request.area();
    if (area.x < 0 || area.y < 0 || area.isEmpty() || area.width > size.width - area.x ||
        area.height > size.height - area.y)
        return fail(ErrorCode::InvalidInput, "The region to render must lie inside the picture.");
    if (!(std::fabs(request.subpixel.x) < 1 && std::fabs(request.subpixel.y) < 1))
        return fail(ErrorCode::InvalidInput,
                    "A sample must lie within a pixel of its pixel's centre.");
    return validate(request.location);
}

}  // namespace fathom
