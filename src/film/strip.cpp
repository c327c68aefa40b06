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

/// Pixels take a level that is finer than they are, by this part of an octave: means of
/// neighbouring texels are soft enough. Frames are then 1 dB nearer to pictures of many samples.
constexpr double kSharper = 0.5;

/// Rings with this bulge need a third fewer samples than circles for a frame of 16:9.
constexpr double kBulge = 0.5;
/// Flatter rings have samples that are too long.
constexpr double kMostAspect = 2;

void packRow(const RgbF* colors, int width, Texel* to) {
    for (std::ptrdiff_t x = 0; x < width; ++x)
        to[x] = bitsOf<0>(colors[x].r) | bitsOf<1>(colors[x].g) | bitsOf<2>(colors[x].b);
}

constexpr auto kPackRow = versionsOf<packRow>();

}  // namespace

Texel texelOf(RgbF color) {
    return bitsOf<0>(color.r) | bitsOf<1>(color.g) | bitsOf<2>(color.b);
}

RgbF colorOfTexel(Texel texel) {
    return {lightOf<0>(texel), lightOf<1>(texel), lightOf<2>(texel)};
}

StripShape StripShape::of(const FilmZoom& zoom, Size frame, double samples) {
    const double right = frame.width * 0.5 + std::fabs(zoom.anchor.x) * frame.height * 0.5;
    const double up = frame.height * (0.5 + std::fabs(zoom.anchor.y) * 0.5);
    StripShape shape;
    double sides = 0;
    if (zoom.isTurning()) {
        // Each side and corner passes through all angles. The ends are stretched most.
        for (const double depth : {0.0, zoom.octaves}) {
            const FilmZoom::Pose pose = zoom.poseAt(depth);
            const auto sizeOf = [&pose](double x, double y) {
                return std::abs(pose.stretched({x, y}));
            };
            sides = std::max({sides, sizeOf(right, 0), sizeOf(0, up)});
            shape.rim = std::max({shape.rim, sizeOf(right, up), sizeOf(right, -up)});
        }
    } else {
        shape.contour = {.aspect = std::clamp(up / right, 1 / kMostAspect, kMostAspect),
                         .bulge = kBulge};
        sides = std::max(right, up / shape.contour.aspect);
        shape.rim = std::max(sides, shape.contour.placeOf({right, up}).size);
    }

    // Samples are squares where rings are as far from the anchor as in the mean.
    const double mean = std::numbers::ln2 * sides * std::sqrt(shape.contour.aspect * samples);
    shape.size.height = std::max(1, static_cast<int>(std::lround(mean / kBlock))) * kBlock;
    shape.size.width = roundedUp(shape.areaOfOctave(sides) * samples / shape.size.height, kBlock);
    return shape;
}

double StripShape::areaOfOctave(double ring) const {
    return 2 * std::numbers::ln2 * contour.area() * ring * ring;
}

double StripShape::firstLevel() const {
    return std::log2(static_cast<double>(size.area()) / areaOfOctave(rim)) / 2 - kSharper;
}

RenderRequest StripShape::request(const FilmZoom& zoom, Size frame, Location location,
                                  int index) const {
    RenderRequest request;
    request.location = std::move(location);
    View& view = request.location.view;
    view = zoom.viewAt(index);
    view.re = zoom.re;
    view.im = zoom.im;
    view.transform = zoom.ringTransform();
    view.radius = (view.radius * Decimal::fromDouble(2 * rim / frame.height)).rounded(24);
    request.contour = contour;
    request.size = size;
    request.order = TileOrder::Rows;
    request.coarseFirst = false;
    return request;
}

StripPyramid::StripPyramid(Size size) {
    for (Level& level : m_levels) {
        level.size = size;
        level.texels.resize(static_cast<std::size_t>(size.width + 2) *
                            static_cast<std::size_t>(size.height));
        size = {size.width / 2, size.height / 2};
    }
}

void StripPyramid::setRow(int level, int y, std::span<const RgbF> colors) {
    Level& to = m_levels[static_cast<std::size_t>(level)];
    Texel* const row = &to.texels[to.placeOf(y)];
    const int width = to.size.width;
    kPackRow.on(instructionSets().back())(colors.data(), width, row);
    row[-1] = row[width - 1];
    row[width] = row[0];
}

}  // namespace fathom
