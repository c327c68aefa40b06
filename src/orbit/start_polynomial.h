// The first steps of all pixels at once, as a polynomial of their points.
#pragma once

#include <array>
#include <complex>
#include <cstdint>

#include "orbit/step_table.h"

namespace fathom {

/// z_n = s_1 c + s_2 c^2 + ... + s_9 c^9 for every c within reach: all orbits start where the
/// reference does, and follow it as one until they are far enough apart. What is cut off is below
/// epsilon of s_1 c. Immutable.
class StartPolynomial {
public:
    StartPolynomial(const StepTable::Request& request, const StepTable& table);

    /// n, the index in the reference orbit as well.
    std::uint32_t steps() const { return m_start.steps; }

    /// What kernels need to know.
    const DeltaStart& data() const { return m_start; }

private:
    static constexpr int kDegree = kernel::DELTA_START_DEGREE;
    using Polynomial = std::array<ComplexExp, kDegree + 1>;  // of c / reach; by power

    /// The polynomial behind a step.
    static Polynomial after(const Polynomial& start, const StepTable::WideStep& step,
                            FloatExp reach);
    /// The most that |z| can be.
    static FloatExp bound(const Polynomial& polynomial);
    static Polynomial product(const Polynomial& a, const Polynomial& b);

    DeltaStart m_start{};
};

}  // namespace fathom
