// The first steps of all pixels together, as a polynomial of their points.
#pragma once

#include <array>
#include <complex>
#include <cstdint>

#include "orbit/step_table.h"

namespace fathom {

/// z_n = s_0 + s_1 c + ... + s_33 c^33 for every c within reach. All orbits follow the reference
/// together until they are far enough apart; where it returns to 0, they go on from its start. The
/// terms that are cut off are below epsilon times the largest term. Immutable.
class StartPolynomial {
public:
    explicit StartPolynomial(const StepTable& table);

    /// The number of steps, n.
    std::uint32_t steps() const { return m_start.steps; }

    /// What kernels need.
    const DeltaStart& data() const { return m_start; }

private:
    static constexpr int kDegree = kernel::DELTA_START_DEGREE;

    /// A polynomial in u, |u| <= 1, in doubles that share an exponent: parts too small for that
    /// next to the largest coefficient are negligible, and stay so.
    struct Polynomial {
        std::int64_t exponent = 0;                   // the unit of all below is 2^exponent
        std::array<double, kDegree + 1> re{}, im{};  // by power
        double cut = 0;                              // upper bound of what was cut off

        FloatExp most() const;
        FloatExp largestTerm() const;
        /// Adds value u^power.
        void add(ComplexExp value, int power);
        /// Adds factor u^shift times other.
        void add(ComplexExp factor, const Polynomial& other, int shift = 0);
    };
    static Polynomial product(const Polynomial& a, const Polynomial& b);

    /// The polynomial after a step, for c = radius * u.
    static Polynomial after(const Polynomial& start, const StepTable::ExtendedStep& step,
                            FloatExp radius);

    DeltaStart m_start{};
};

}  // namespace fathom
