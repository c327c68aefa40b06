// The first steps of all pixels at once, as a polynomial of their points.
#pragma once

#include <array>
#include <complex>
#include <cstdint>

#include "orbit/step_table.h"

namespace fathom {

/// z_n = s_1 c + s_2 c^2 + ... + s_9 c^9 for every c within reach: all orbits start at the
/// reference's own start, and follow it as one until they are far enough apart. What is cut off is
/// below epsilon of s_1 c. Immutable.
class StartPolynomial {
public:
    StartPolynomial(const StepTable::Request& request, const StepTable& table);

    /// n, the index in the reference orbit as well.
    std::uint32_t steps() const { return m_steps; }

    struct Value {
        std::complex<double> z, derivative;  // the latter by c
    };
    /// c in pixels.
    Value at(std::complex<double> c) const;

private:
    static constexpr int kDegree = 9;
    using Polynomial = std::array<std::complex<double>, kDegree + 1>;  // of c / reach; by power

    /// The polynomial behind a step.
    static Polynomial after(const Polynomial& start, const DeltaStep& step, double reach);
    /// The most that |z| can be.
    static double bound(const Polynomial& polynomial);
    static Polynomial product(const Polynomial& a, const Polynomial& b);

    Polynomial m_polynomial{};
    double m_reach;
    std::uint32_t m_steps = 0;
};

}  // namespace fathom
