// Follows one point: its orbit, how the orbit ends, and the cycle on which it settles.
#pragma once

#include <complex>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "render/location.h"
#include "render/sample.h"

namespace fathom {

/// The orbit of one point, in big floats with the precision that a picture of the view needs.
struct PointOrbit {
    /// The most points of the orbit, and of the cycle, that are kept.
    static constexpr std::size_t kMostPoints = 4096;

    std::vector<std::complex<double>> points;  // z_0, z_1, ..., at most kMostPoints
    TileSample sample;                         // of the point's pixel, distances in pixels

    /// The period of the attracting cycle; 0 if none was found up to the limit.
    std::uint64_t period = 0;
    std::vector<std::complex<double>> cycle;  // the first points of one turn
    /// The factor by which one turn multiplies a small distance from the cycle; its modulus is
    /// below 1. If the formula folds, the eigenvalue of largest modulus.
    std::complex<double> multiplier;

    bool hasCycle() const { return period > 0; }
};

/// Follows the orbit of `point` to its end, to an attracting cycle or to the location's limit.
/// `spacing`: width of a pixel in the plane, the unit of the sample's distance. A cycle is looked
/// for where the orbit comes back near an earlier point (Brent's kept points, BIT 20, 1980), and is
/// confirmed by Newton's method on f^p(z) = z. Fails with Cancelled one step after the stop, with
/// OutOfMemory, and with InvalidInput as makePixelGrid() does.
Result<PointOrbit> followPoint(const Location& location, const View::Point& point, FloatExp spacing,
                               const std::stop_token& stop);

}  // namespace fathom
