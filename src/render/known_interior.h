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

private:
    bool m_isApplicable;
    double m_margin = 0;  // in the plane
};

}  // namespace fathom
