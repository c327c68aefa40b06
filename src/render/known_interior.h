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

    bool has(std::complex<double> c) const;

    /// The same of several points: isInside[i] is that of (re[i], im[i]). Whether any is.
    bool judge(std::size_t count, const double* re, const double* im, bool* isInside) const;

    /// How far inside an edge points have to be in the plane; kNothingKnown where none are known.
    double margin() const { return m_margin; }
    static constexpr double kNothingKnown = 0.25;  // the radius of the disc

private:
    bool isNearEdge(std::complex<double> c) const;

    double m_margin = kNothingKnown;
    void (*m_findDepths)(double margin, std::size_t count, const double* re, const double* im,
                         double* depths, bool* hasInside);
};

}  // namespace fathom
