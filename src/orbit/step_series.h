// How far steps that divide are linear: their Taylor series about the points of a reference orbit.
#pragma once

#include <complex>
#include <vector>

#include "formula/formula_spec.h"

namespace fathom {

/// For one step z -> f(z, c), in doubles.
struct StepSeries {
    std::complex<double> byC;  // df/dc
    /// A distance z from the point becomes f' z, up to an error of |z| / straight of that.
    /// `straight` is the distance to the nearest zeros and poles of f', as the next two derivatives
    /// tell it.
    double straight;
    double bend;  // |f''| / 2
    /// Same for a distance in c: for its own effect, and for that on f'.
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
    std::vector<double> m_parameters;
};

}  // namespace fathom
