// How steps that divide bend: their Taylor series about the points of a reference orbit.
#pragma once

#include <complex>

#include "formula/formula_spec.h"

namespace fathom {

/// Of one step z -> f(z, c), in doubles.
struct StepSeries {
    std::complex<double> byC;  // df/dc
    /// A distance z from the point moves to f' z, to within |z| / straight of that: the distance to
    /// the nearest zeros and poles of f' as the next two derivatives tell it.
    double straight;
    /// The same for a distance in c: of what it moves itself, and of f'.
    double straightByC;
};

/// For one formula that divides and has deltas. Immutable.
class StepSeriesMaker {
public:
    explicit StepSeriesMaker(const FormulaInstance& formula);

    /// `known`: the least factor of keep_factor() of kernels/fold.h at z.
    StepSeries at(std::complex<double> z, std::complex<double> c, std::complex<double> known) const;

private:
    const struct StepSeriesRow* m_row;
};

}  // namespace fathom
