#include "film/strip.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/instruction_set.h"

namespace fathom {

namespace {

int roundedUp(double value, int step) {
    return static_cast<int>(std::ceil(value / step)) * step;
}

/// Makes the texels before the first and after the last column.
void wrapRow(Texel* row, int width) {
    row[0] = row[width];
    row[width + 1] = row[1];
}

template <std::size_t channel>
inline Texel bitsOf(float light) {
    light = light > 0 ? light : 0;
    light = light < 1 ? light : 1;
    const float root = std::sqrt(light) * kTexelOnes[channel];
    return static_cast<Texel>(static_cast<std::int32_t>(root + 0.5f)) << kTexelShifts[channel];
}

template <std::size_t channel>
inline float lightOf(Texel texel) {
    constexpr float kStep = 1.0f / kTexelOnes[channel];
    const auto code = static_cast<std::int32_t>(texel >> kTexelShifts[channel]);
    const float root = static_cast<float>(code & kTexelOnes[channel]) * kStep;
    return root * root;
}

template <std::size_t channel>
inline Texel meanBitsOf(const Texel* above, const Texel* below) {
    const float sum = lightOf<channel>(above[0]) + lightOf<channel>(above[1]) +
                      lightOf<channel>(below[0]) + lightOf<channel>(below[1]);
    return bitsOf<channel>(sum * 0.25f);
}

/// Makes a row from two of twice the width.
void halveRows(const Texel* above, const Texel* below, int width, Texel* to) {
    for (std::ptrdiff_t x = 0; x < width; ++x) {
        const Texel *const a = above + 2 * x, *const b = below + 2 * x;
        to[x] = meanBitsOf<0>(a, b) | meanBitsOf<1>(a, b) | meanBitsOf<2>(a, b);
    }
}

void packRow(const RgbF* colors, int width, Texel* to) {
    for (std::ptrdiff_t x = 0; x < width; ++x)
        to[x] = bitsOf<0>(colors[x].r) | bitsOf<1>(colors[x].g) | bitsOf<2>(colors[x].b);
}

constexpr auto kHalveRows = versionsOf<halveRows>();
constexpr auto kPackRow = versionsOf<packRow>();

}  // namespace

Texel texelOf(RgbF color) {
    return bitsOf<0>(color.r) | bitsOf<1>(color.g) | bitsOf<2>(color.b);
}

RgbF colorOf(Texel texel) {
    return {lightOf<0>(texel), lightOf<1>(texel), lightOf<2>(texel)};
}

StripShape StripShape::of(const FilmZoom& zoom, Size frame, double samples) {
    constexpr int kStep = 1 << (kLevels - 1);
    const double right = frame.width * 0.5 + std::fabs(zoom.anchor.x) * frame.height * 0.5;
    const double up = frame.height * (0.5 + std::fabs(zoom.anchor.y) * 0.5);
    StripShape shape;
    shape.rim = std::hypot(right, up);
    const double around = 2 * std::numbers::pi * std::max(right, up) * std::sqrt(samples);
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

StripPyramid::StripPyramid(Size size, std::span<const RgbF> colors) {
    const InstructionSet set = instructionSets().back();
    const auto halve = kHalveRows.on(set);
    const auto pack = kPackRow.on(set);
    for (int level = 0; level < StripShape::kLevels; ++level) {
        Level& to = m_levels[static_cast<std::size_t>(level)];
        to.size = {size.width >> level, size.height >> level};
        const auto stride = static_cast<std::size_t>(to.size.width + 2);
        to.texels.resize(stride * static_cast<std::size_t>(to.size.height));
        for (int y = 0; y < to.size.height; ++y) {
            Texel* const row = &to.texels[stride * static_cast<std::size_t>(y)];
            if (level == 0)
                pack(&colors[static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width)],
                     size.width, row + 1);
            else
                halve(this->row(level - 1, 2 * y), this->row(level - 1, 2 * y + 1), to.size.width,
                      row + 1);
            wrapRow(row, to.size.width);
        }
    }
}

}  // namespace fathom
