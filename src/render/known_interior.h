// Points that are known to be interior without iterating. Pure.
#pragma once

#include <complex>

#include "render/engine.h"

namespace fathom {

/// For the parameter plane of z^2 + c: the cardioid and the disc of period 2, except a margin along
/// their edges where a rung's rounding, of up to 2^6 ulp, might lead an orbit out. Nothing is known
/// for other formulas, or on the rung of big floats, by which the other rungs are checked.
class KnownInterior {
public:
    explicit KnownInterior(const RenderJob& job);

    bool has(std::complex<double> c) const;

    /// Same as has(), for several points: sets isInside[i] for (re[i], im[i]). True if any is
    /// inside.
    bool judge(std::size_t count, const double* re, const double* im, bool* isInside) const;

    /// How far inside an edge a point must be, in the plane; kNothingKnown if no points are known.
    double margin() const { return m_margin; }
    static constexpr double kNothingKnown = 0.25;  // the radius of the disc

private:
    bool isNearEdge(std::complex<double> c) const;

    double m_margin = kNothingKnown;
    void (*m_findDepths)(double margin, std::size_t count, const double* re, const double* im,
                         double* depths, bool* hasInside);
};

}  // namespace fathom
