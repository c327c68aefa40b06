// Newton's method for powers, and Nova: what deltas need to know about their steps.
#pragma once

#include <vector>

#include "formula/formula_spec.h"
#include "number/big_float.h"
#include "orbit/complex_exp.h"

namespace fathom {

struct BigPoint {
    BigFloat re, im;
};

/// The critical points whose orbits go on, with this many bits; none if a formula has none. Those
/// of Nova with power p and relaxation r are the p solutions of (p - r) w^p = (p - 1) r. For r = 1,
/// the last is 1.
std::vector<BigPoint> freeCriticalPoints(const FormulaInstance& formula, int bits);

/// f' of such a formula at a point z that lies at the distance q from a critical point, to the last
/// bit even if q is far smaller than z.
ComplexExp slopeNearCritical(const FormulaInstance& formula, ComplexExp z, ComplexExp q);

/// The factor by which a step of Newton's method multiplies z where z is large: 1 - 1/p for p
/// roots, 1 - r/p with relaxation r.
double slopeFarFrom0(const FormulaInstance& formula);

}  // namespace fathom
