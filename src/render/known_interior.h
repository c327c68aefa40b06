// Points that are known to be interior without an iteration. Pure.
#pragma once

#include <complex>
#include <limits>
#include <span>

#include "render/engine.h"

namespace fathom {

/// For the parameter plane of z^2 + c: the cardioid and the disc of period 2, but for what is so
/// close to their edges that a rung's rounding may lead an orbit out, 2^6 ulp or less. Elsewhere
/// nothing is known, nor to big floats, which judge the other rungs.
class KnownInterior {
public:
    explicit KnownInterior(const RenderJob& job);

    bool has(std::complex<double> c) const {
        return m_margin < kNothingKnown && isDeep(depthOf(c), c);
    }

    /// The same of several points: isInside[i] is that of points[i].
    void judge(std::span<const std::complex<double>> points, bool* isInside) const;

    /// How far inside an edge points have to be in the plane; kNothingKnown where none are known.
    double margin() const { return m_margin; }
    static constexpr double kNothingKnown = 0.25;  // the radius of the disc

private:
    double depthOf(std::complex<double> c) const;
    bool isDeep(double depth, std::complex<double> c) const;
    bool isNearEdge(std::complex<double> c) const;

    double m_margin = kNothingKnown;
};

/// Positive inside: infinite in the disc |c + 1| < 1/4; in the cardioid f = y^2/4 - q (q + x), with
/// q = x^2 + y^2 and x from the cusp. Without branches.
inline double KnownInterior::depthOf(std::complex<double> c) const {
    const double least = 0.25 - m_margin, fromCenter = c.real() + 1;
    const double x = c.real() - 0.25, y2 = c.imag() * c.imag(), q = x * x + y2;
    const bool isInDisc = fromCenter * fromCenter + y2 < least * least;
    const double f = 0.25 * y2 - q * (q + x);
    return isInDisc ? std::numeric_limits<double>::infinity() : f;
}

/// The gradient of f is below 16 in the cardioid: only where f is small, a root has to tell how far
/// the edge is.
inline bool KnownInterior::isDeep(double depth, std::complex<double> c) const {
    return depth > 16 * m_margin || (depth > 0 && !isNearEdge(c));
}

}  // namespace fathom
