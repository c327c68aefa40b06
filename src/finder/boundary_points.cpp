#include "finder/boundary_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fathom {
namespace {

/// Nearer than so many cells is on the boundary, as far as a zoom is concerned.
constexpr double kOnBoundary = 1.5;
/// A picture whose nearest point is farther than this share of its width is flat.
constexpr double kFar = 0.5;
/// Points within this factor of the nearest one's distance count where none is on the boundary.
constexpr double kNearlyNearest = 1.25;
/// Counts that differ by more from one cell to the next have a boundary between them.
constexpr std::uint64_t kStepOfCount = 2;

bool isOutside(const TileSample& sample) {
    return sample.count != 0 && sample.count != kInteriorCount;
}

/// In cells; infinite where it is not known.
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
