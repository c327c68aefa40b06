#include "render/render_request.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fathom {
namespace {

bool liesInside(const TileRect& part, const TileRect& area) {
    return part.x >= area.x && part.y >= area.y && !part.isEmpty() &&
           part.width <= area.width - (part.x - area.x) &&
           part.height <= area.height - (part.y - area.y);
}

}  // namespace

FloatExp RenderRequest::pixelSize() const {
    return location.view.radius.toFloatExp() *
           (contour ? 2 * std::numbers::pi / size.width : 2.0 / size.height);
}

FloatExp RenderRequest::spacing() const {
    if (!contour) return location.view.spacing(size);
    const double stretch = location.view.transform.stretch;
    return pixelSize() * (std::min(stretch, 1 / stretch) * contour->least() / 2);
}

Result<void> validate(const RenderRequest& request) {
    constexpr int kLongestSide = 1'000'000;
    const Size size = request.size;
    if (size.width < 1 || size.height < 1 || size.width > kLongestSide ||
        size.height > kLongestSide)
        return fail(ErrorCode::InvalidInput,
                    {"A picture must be 1 to 1000000 pixels wide and high, not %1 x %2.",
                     {std::to_string(size.width), std::to_string(size.height)}});
    const TileRect area = request.area();
    if (!liesInside(area, {0, 0, size.width, size.height}))
        return fail(ErrorCode::InvalidInput, "The region to render must lie inside the picture.");
    if (!request.parts.empty() && request.coarseFirst)
        return fail(ErrorCode::InvalidInput, "A picture in parts cannot have a coarse pass.");
    for (const TileRect& part : request.parts)
        if (!liesInside(part, area))
            return fail(ErrorCode::InvalidInput, "The parts to render must lie inside the region.");
    if (!(std::fabs(request.subpixel.x) < 1 && std::fabs(request.subpixel.y) < 1))
        return fail(ErrorCode::InvalidInput, "The subpixel offset must be above -1 and below 1.");
    return validate(request.location);
}

}  // namespace fathom
