#include "film/strip.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fathom {

namespace {

int roundedUp(double value, int step) {
    return static_cast<int>(std::ceil(value / step)) * step;
}

std::uint16_t levelOf(float light) {
    return static_cast<std::uint16_t>(std::clamp(light, 0.0f, 1.0f) * 65535.0f + 0.5f);
}

/// Makes the texels before the first and after the last column.
void wrapRow(Texel* row, int width) {
    row[0] = row[width];
    row[width + 1] = row[1];
}

Texel meanOf(const Texel& a, const Texel& b, const Texel& c, const Texel& d) {
    const auto mean = [&](std::uint16_t Texel::*part) {
        return static_cast<std::uint16_t>((a.*part + b.*part + c.*part + d.*part + 2) / 4);
    };
    return {mean(&Texel::red), mean(&Texel::green), mean(&Texel::blue), 0};
}

}  // namespace

StripShape StripShape::of(const FilmZoom& zoom, Size frame, double samples) {
    constexpr int kStep = 1 << (kLevels - 1);
    const double right = frame.width * 0.5 + std::fabs(zoom.anchor.x) * frame.height * 0.5;
    const double up = frame.height * (0.5 + std::fabs(zoom.anchor.y) * 0.5);
    StripShape shape;
    shape.rim = std::hypot(right, up);
    const double around = 2 * std::numbers::pi * shape.rim * std::sqrt(samples);
    shape.size.height = roundedUp(around * std::numbers::ln2 / (2 * std::numbers::pi), kStep);
    shape.size.width = roundedUp(around, kStep);
    return shape;
}

RenderRequest StripShape::request(const FilmZoom& zoom, Size frame, Location location,
                                  int index) const {
    RenderRequest request;
    request.location = std::move(location);
    View& view = request.location.view;
    view = zoom.viewAt(index);
    view.re = zoom.re;
    view.im = zoom.im;
    view.radius = (view.radius * Decimal::fromDouble(2 * rim / frame.height)).rounded(24);
    request.projection = Projection::Circles;
    request.size = size;
    request.order = TileOrder::Rows;
    request.coarseFirst = false;
    return request;
}

StripPyramid::StripPyramid(Size size, int first, std::span<const RgbF> colors) : m_first(first) {
    for (int level = first; level < StripShape::kLevels; ++level) {
        Level& to = m_levels[static_cast<std::size_t>(level)];
        to.size = {size.width >> (level - first), size.height >> (level - first)};
        const auto stride = static_cast<std::size_t>(to.size.width + 2);
        to.texels.resize(stride * static_cast<std::size_t>(to.size.height));
        for (int y = 0; y < to.size.height; ++y) {
            Texel* const row = &to.texels[stride * static_cast<std::size_t>(y)];
            if (level == first) {
                const RgbF* const from =
                    &colors[static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width)];
                for (int x = 0; x < size.width; ++x)
                    row[x + 1] = {levelOf(from[x].r), levelOf(from[x].g), levelOf(from[x].b), 0};
            } else {
                const Texel *const a = this->row(level - 1, 2 * y), *const b = this->row(level - 1,
                                                                                         2 * y + 1);
                for (int x = 0; x < to.size.width; ++x)
                    row[x + 1] = meanOf(a[2 * x], a[2 * x + 1], b[2 * x], b[2 * x + 1]);
            }
            wrapRow(row, to.size.width);
        }
    }
}

}  // namespace fathom
