// Points that are known to be interior without an iteration. Pure.
#pragma once

#include <complex>

#include "render/engine.h"

namespace fathom {

/// For the parameter plane of z^2 + c: the cardioid and the disc of period 2, but for what is so
/// close to their edges that a rung's rounding may lead an orbit out, 2^6 ulp or less. Elsewhere
/// nothing is known, nor to big floats, which judge the other rungs.
class KnownInterior {
public:
    explicit KnownInterior(const RenderJob& job);

    bool has(std::complex<double> c) const {
        return m_margin < kNothingKnown && (isInDisc(c) || isInCardioid(c));
    }

    /// How far inside an edge points have to be in the plane; kNothingKnown where none are known.
    double margin() const { return m_margin; }
    static constexpr double kNothingKnown = 0.25;  // the radius of the disc

private:
    bool isInDisc(std::complex<double> c) const;
    bool isInCardioid(std::complex<double> c) const;
    bool isNearEdge(std::complex<double> c) const;

    double m_margin = kNothingKnown;
};

/// Inside the disc |c + 1| < 1/4.
inline bool KnownInterior::isInDisc(std::complex<double> c) const {
    const double x = c.real() + 1, y = c.imag(), least = 0.25 - m_margin;
    return x * x + y * y < least * least;
}

/// Inside the cardioid, where f = y^2/4 - q (q + x) > 0 with q = x^2 + y^2 and x from the cusp. Its
/// gradient is below 16 there: only where f is small, a root has to tell how far the edge is.
inline bool KnownInterior::isInCardioid(std::complex<double> c) const {
    const double x = c.real() - 0.25, y2 = c.imag() * c.imag(), q = x * x + y2;
    const double f = 0.25 * y2 - q * (q + x);
    return f > 16 * m_margin || (f > 0 && !isNearEdge(c));
}

}  // namespace fathom
