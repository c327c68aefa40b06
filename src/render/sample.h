// From what a kernel returns to a TileSample: the one place that makes fraction, distance and
// angle.
#pragma once

#include <complex>
#include <cstdint>
#include <vector>

#include "formula/formula_spec.h"
#include "render/direct_types.h"
#include "render/location.h"

namespace fathom {

inline constexpr std::uint64_t kInteriorCount = ~std::uint64_t{0};

/// Where an iteration ended. The derivatives are those of z by the real and the imaginary part of
/// the pixel's coordinate, times the length of a pixel in the plane, so that they stay in range at
/// any depth; `remainder` is z_n - 1 or z_n - z_(n-1) for what converges.
struct PixelEnd {
    std::uint64_t count = 0;
    std::uint32_t status = FATHOM_RUNNING;
    std::complex<double> value, byRe, byIm;
    std::complex<double> remainder, remainderBefore;
};

/// Makes samples of one picture; immutable.
class SampleMaker {
public:
    /// `resolution` is the relative error of values near 1: nothing closer to an attractor is seen.
    explicit SampleMaker(const Location& location, double resolution = 0);

    /// Running pixels and those that never end are interior.
    TileSample sample(const PixelEnd& end) const;

private:
    /// Smooth part: n + 1 - log_d(ln|z| / ln R), clamped to [0, 1). Distance: 2 |z| ln|z| / |z'|
    /// along the gradient of |z|, in pixels of the picture (Y. Fisher in The Science of Fractal
    /// Images, 1988, appendix D); 0 where it is not finite. Logarithms are of multiples of z and R
    /// that the formula takes to their plain powers far out.
    void describeEscape(const PixelEnd& end, TileSample& sample) const;

    /// Smooth part: how far the threshold lies between the last two remainders, by their logarithms
    /// or, where those are multiplied by each step, by the logarithms of those. Distance, where
    /// convergence is faster than linear: as for escapes, of 1 / (z - attractor).
    void describeConvergence(const PixelEnd& end, TileSample& sample) const;

    /// The gradient over the picture of |f|, f a function with the derivatives of `end` where its
    /// value has the direction `unit`.
    PointF gradient(const PixelEnd& end, std::complex<double> unit) const;

    double m_resolution;
    double m_logPower;        // ln d
    double m_logScale;        // of the multiples
    double m_logEscape;       // ln R of them
    double m_logConvergence;  // ln of the threshold
    const FormulaSpec* m_formula;
    std::vector<std::complex<double>> m_attractors;
    Matrix2 m_toPicture;  // transposed linear part of pixel -> plane, over the pixel's length
};

}  // namespace fathom
