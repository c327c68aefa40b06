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
        const auto scaled = [this](FloatExp a) {
            return FloatExp{a.mantissa, a.exponent - m_exponent}.toDouble();
        };
        m_exponent = chebyshev(value).exponent;
        m_value = {scaled(value.re), scaled(value.im)};
        m_one = scaled(FloatExp::of(1));
        m_twiceReach = FloatExp{m_reach.mantissa, m_reach.exponent + 1 + m_exponent}.toDouble();
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

Error tooLong(std::uint64_t steps) {
    return {ErrorCode::OutOfMemory, "The reference orbit has neither escaped nor returned after " +
                                        std::to_string(steps) +
                                        " iterations, and more do not fit into memory; lower the "
                                        "iteration limit."};
}

}  // namespace

Result<ReferenceOrbit> ReferenceOrbit::compute(
    const Request& request, std::stop_token stop,
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
            orbit.m_widePoints.push_back({static_cast<std::uint32_t>(m), wide});
            orbit.m_isPeriodic = derivative.canReturn(wide);
            derivative.step(wide);
        }
        orbit.m_hasEscaped = std::norm(z) > escapeNorm2;
        if (orbit.isClosed()) break;
    }
    return orbit;
}

ComplexExp ReferenceOrbit::wide(std::uint32_t m) const {
    const auto found = std::ranges::lower_bound(m_widePoints, m, {}, &WidePoint::m);
    if (found != m_widePoints.end() && found->m == m) return found->value;
    return ComplexExp::of(m_points[m]);
}

}  // namespace fathom
