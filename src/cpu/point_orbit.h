// What becomes of one point: its orbit, how that ends, and the cycle that it settles on.
#pragma once

#include <complex>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "render/location.h"
#include "render/sample.h"

namespace fathom {

/// The orbit of one point, by big floats of the precision that a picture of the view needs.
struct PointOrbit {
    /// Most points of the orbit, and of the cycle, that are kept.
    static constexpr std::size_t kMostPoints = 4096;

    std::vector<std::complex<double>> points;  // z_0, z_1, ...: the first ones
    TileSample sample;                         // as of the point's pixel, distances in pixels

    /// The iterations of one turn around the attracting cycle; 0: none was found up to the limit.
    std::uint64_t period = 0;
    std::vector<std::complex<double>> cycle;  // the first points of one turn
    /// By what one turn multiplies a small distance from the cycle: below 1 in modulus. Where the
    /// formula folds, the eigenvalue of largest modulus.
    std::complex<double> multiplier;

    bool hasCycle() const { return period > 0; }
};

/// Follows the orbit of `point` to its end, to an attracting cycle or to the location's limit.
/// `spacing`: a pixel's length in the plane, to which the sample's distance is measured. Cycles are
/// looked for where the orbit comes back near a place that it left (Brent's kept points, BIT 20,
/// 1980), and proved by Newton's method on f^p(z) = z. Fails with Cancelled one step
/// after the stop, with OutOfMemory, and with InvalidInput as makePixelGrid() does.
Result<PointOrbit> followPoint(const Location& location, const View::Point& point, FloatExp spacing,
                               const std::stop_token& stop);

}  // namespace fathom
