#include "orbit/reference_orbit.h"

#include <string>

#include "number/big_fixed_step.h"

namespace fathom {

namespace {

/// Products of two doubles above it stay in range.
constexpr double kSmallest = 0x1p-500;

/// dZ_m/dC over the steps, at any magnitude: a complex double times a power of two.
class Derivative {
public:
    /// `reach`: of periodic().
    explicit Derivative(FloatExp reach) : m_reach(reach) { set({}); }

    /// d <- 2 Z d + 1.
    void step(std::complex<double> z) {
        m_value = {2 * (z.real() * m_value.real() - z.imag() * m_value.imag()) + m_one,
                   2 * (z.real() * m_value.imag() + z.imag() * m_value.real())};
        const double norm = chebyshev(m_value);
        if (!(norm < 0x1p300 && norm > 0x1p-300)) [[unlikely]]
            set(value());
    }
    void step(const ComplexExp& z) {
        const FloatExp one = FloatExp::of(1);
        set(z * value() * (one + one) + ComplexExp{one, {}});
    }

    /// Whether an orbit within reach of C is within 2 reach |d| of Z, to first order.
    bool canReturn(std::complex<double> z) const {
        return m_twiceReach * chebyshev(m_value) > chebyshev(z);
    }
    bool canReturn(const ComplexExp& z) const {
        return chebyshev(value()) * m_reach * 2.0 > chebyshev(z);
    }

private:
    ComplexExp value() const { return ComplexExp::of(m_value, m_exponent); }

    void set(const ComplexExp& value) {
        m_exponent = chebyshev(value).exponent;
        m_value = value.scaled(-m_exponent);
        m_one = scaled(FloatExp::of(1), -m_exponent);
        m_twiceReach = scaled(m_reach, m_exponent + 1);
    }

    FloatExp m_reach;
    std::complex<double> m_value;  // times 2^m_exponent
    std::int64_t m_exponent = 0;
    double m_one = 1;         // times it
    double m_twiceReach = 0;  // over it
};

/// Steps between looks at the stop: about a millisecond, as a step of n limbs takes some 4 n^2 ns
/// at most.
std::uint64_t stepsBetweenLooks(int fractionBits) {
    const double limbs = fractionBits / 64.0 + 1;
    return static_cast<std::uint64_t>(std::max(1.0, 1e6 / (4 * limbs * limbs)));
}

DeltaWidePoint widePointOf(const ComplexExp& value, std::uint32_t m) {
    const auto exponent =
        static_cast<int>(std::max<std::int64_t>(chebyshev(value).exponent, DELTA_NO_EXPONENT));
    const std::complex<double> z = value.scaled(-exponent);
    return {.z = {z.real(), z.imag()}, .exponent = exponent, .m = m};
}

Error tooLong(std::uint64_t steps) {
    return {ErrorCode::OutOfMemory, "The reference orbit has neither escaped nor returned after " +
                                        std::to_string(steps) +
                                        " iterations, and more do not fit into memory; lower the "
                                        "iteration limit."};
}

}  // namespace

Result<ReferenceOrbit> ReferenceOrbit::compute(const Request& request, std::stop_token stop,
                                               const std::function<void(std::uint64_t)>& advanced) {
    const auto fixed = [&](const Decimal& value) {
        return BigFixed::fromDecimal(value, request.fractionBits);
    };
    MandelbrotStepper stepper(fixed(request.re), fixed(request.im), request.threads);
    Derivative derivative(request.reach);
    const double escapeNorm2 = request.escapeRadius * request.escapeRadius;
    const std::uint64_t stepsPerLook = stepsBetweenLooks(request.fractionBits);

    ReferenceOrbit orbit;
    orbit.m_points.emplace_back(0);
    derivative.step(orbit.m_points.front());
    for (std::uint64_t m = 1; m <= request.iterations; ++m) {
        if (m % stepsPerLook == 0) {
            if (stop.stop_requested())
                return fail(ErrorCode::Cancelled, "The reference orbit was cancelled.");
            if (advanced) advanced(m);
        }
        if (m > kMaximumLength) return tl::make_unexpected(tooLong(m - 1));

        stepper.step();
        const std::complex<double> z(stepper.x().toDouble(), stepper.y().toDouble());
        orbit.m_points.push_back(z);
        if (chebyshev(z) >= kSmallest) [[likely]] {
            orbit.m_isPeriodic = derivative.canReturn(z);
            derivative.step(z);
        } else {
            const ComplexExp wide{stepper.x().toFloatExp(), stepper.y().toFloatExp()};
            orbit.m_widePoints.push_back(widePointOf(wide, static_cast<std::uint32_t>(m)));
            orbit.m_isPeriodic = derivative.canReturn(wide);
            derivative.step(wide);
        }
        orbit.m_hasEscaped = std::norm(z) > escapeNorm2;
        if (orbit.isClosed()) break;
    }
    return orbit;
}

DeltaWidePoint ReferenceOrbit::widePoint(std::uint32_t m) const {
    const auto found = std::ranges::lower_bound(m_widePoints, m, {}, &DeltaWidePoint::m);
    if (found != m_widePoints.end() && found->m == m) return *found;
    return widePointOf(ComplexExp::of(m_points[m]), m);
}

ComplexExp ReferenceOrbit::wide(std::uint32_t m) const {
    const DeltaWidePoint point = widePoint(m);
    return ComplexExp::of({point.z[0], point.z[1]}, point.exponent);
}

}  // namespace fathom
