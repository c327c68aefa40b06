#include "finder/boundary_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fathom {
namespace {

/// A sample within this many cells of the boundary counts as on it.
constexpr double kOnBoundary = 1.5;
/// A picture is flat if its nearest sample is farther from the boundary than this share of its
/// width.
constexpr double kFar = 0.5;
/// If no sample is on the boundary, samples within this factor of the smallest distance count.
constexpr double kNearlyNearest = 1.25;
/// Two neighbouring samples have a boundary between them if their counts differ by more than this.
constexpr std::uint64_t kStepOfCount = 2;

bool isOutside(const TileSample& sample) {
    return sample.count != 0 && sample.count != kInteriorCount;
}

/// Distance from the boundary in cells; infinite if it is not known.
double distanceOf(const TileSample& sample, double step) {
    const double pixels = std::hypot(sample.distance_x, sample.distance_y);
    const bool isKnown = isOutside(sample) && pixels > 0;
    return isKnown ? pixels / step : std::numeric_limits<double>::infinity();
}

bool isStep(const TileSample& a, const TileSample& b) {
    if (a.count == 0 || b.count == 0) return false;
    if (a.attractor != b.attractor) return true;
    return std::max(a.count, b.count) - std::min(a.count, b.count) > kStepOfCount;
}

}  // namespace

std::vector<PointF> boundaryPoints(std::span<const TileSample> samples, Size size, double step) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const TileSample& sample : samples)
        nearest = std::min(nearest, distanceOf(sample, step));
    const double most = std::max(kOnBoundary, kNearlyNearest * nearest);
    const bool isFlat = std::isfinite(nearest) && nearest > kFar * size.width;

    std::vector<PointF> points;
    if (isFlat) return points;
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const std::size_t i =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width) +
                static_cast<std::size_t>(x);
            const bool isNear = std::isfinite(nearest)
                                    ? distanceOf(samples[i], step) <= most
                                    : isOutside(samples[i]) && x + 1 < size.width &&
                                          isStep(samples[i], samples[i + 1]);
            if (isNear) points.push_back({x + 0.5, y + 0.5});
        }
    return points;
}

}  // namespace fathom
