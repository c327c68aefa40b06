#include "finder/misiurewicz_equation.h"

#include <cmath>

#include "finder/found_text.h"
#include "finder/period_equation.h"
#include "finder/tangent.h"
#include "finder/watch.h"

namespace fathom {

namespace {

constexpr double kPartOfDomain = 1e-20 * 0x1p-10;
constexpr double kSameStep = 0x1p-4;

const FloatExp kOne = FloatExp::of(1);

/// The most bits for all points before the cycle together: 1 GiB.
constexpr double kMostBits = 0x1p33;

RootLook nowhere() {
    return {.step = big({{NAN, 0}, {NAN, 0}}, 64)};
}

}  // namespace

MisiurewiczEquation::MisiurewiczEquation(const FormulaInstance& formula, std::uint64_t preperiod,
                                         std::uint64_t period, FloatExp radius)
    : m_formula(formula), m_preperiod(preperiod), m_period(period), m_radius(radius) {}

Result<RootLook> MisiurewiczEquation::look(const BigPoint& point, int slopeBits,
                                           const FindControl& control) {
    return slopeBits == 0 ? lookWide(point, control) : lookBig(point, slopeBits, control);
}

/// With g = z_(k+p) - z_k and g_q = z_(q+p) - z_q, Newton's step for g / (g_1 ... g_(k-1)):
/// g / (g' - g sum g_q' / g_q), which leads away from the roots of the g_q (Heiland-Allen, 2015,
/// "Newton's method for Misiurewicz points").
Result<RootLook> MisiurewiczEquation::lookWide(const BigPoint& point, const FindControl& control) {
    struct Past {
        BigPoint z;
        WideComplex slope;
    };
    if (2.0 * static_cast<double>(m_preperiod) * point.fractionBits() > kMostBits) return nowhere();

    PlaneOrbit orbit(m_formula, point, control.threads);
    Watch watch(control, point.fractionBits());
    const bool isDynamical = m_formula.julia.has_value();
    Tangent<FloatExp> tangent;
    if (isDynamical) tangent.addIdentity(kOne);
    std::vector<Past> past;  // z_0 ... z_k
    past.push_back({orbit.point(), tangent.byRe});

    const std::vector<std::uint64_t> divisors = properDivisors(m_period);
    auto divisor = divisors.begin();
    std::vector<std::pair<std::uint64_t, WideComplex>> divisorSteps;
    WideComplex lower{}, multiplier{kOne, {}};
    FloatExp nearest = kOne;
    const auto difference = [&](std::uint64_t q) { return (orbit.point() - past[q].z).toWide(); };
    for (std::uint64_t n = 1; n <= m_preperiod + m_period; ++n) {
        if (watch.isStopped("Refining", [&] { return double(n) / double(steps()); }))
            return searchCancelled();
        const WideComplex z = orbit.z();
        const Folds folds = orbit.step();
        if (orbit.isFar()) return nowhere();
        const WideComplex slope = powerSlope(z, m_formula.power);
        if (n > m_preperiod) multiplier = multiplier * slope;
        tangent.step(slope, folds);
        if (!isDynamical) tangent.addIdentity(kOne);
        if (n <= m_preperiod) past.push_back({orbit.point(), tangent.byRe});

        // Terms for the lower preperiods, and steps for the lower periods of this preperiod.
        if (n > m_period && n < m_preperiod + m_period) {
            const std::uint64_t q = n - m_period;
            const WideComplex value = difference(q);
            const FloatExp distance = modulus(value);
            if (q == 1 || distance < nearest) nearest = distance;
            lower = lower + (tangent.byRe - past[q].slope) / value;
        }
        if (divisor != divisors.end() && n == m_preperiod + *divisor) {
            const WideComplex value = difference(m_preperiod);
            divisorSteps.emplace_back(*divisor, value / (past[m_preperiod].slope - tangent.byRe));
            ++divisor;
        }
    }

    const WideComplex value = difference(m_preperiod);
    const WideComplex slope = tangent.byRe - past[m_preperiod].slope;
    const WideComplex none{};
    const WideComplex step = none - value / (slope - value * lower);
    RootLook result{.step = big(step, 64), .room = nearest / modulus(slope)};
    result.accuracy = (result.room < m_radius ? result.room : m_radius) * kPartOfDomain;
    m_description = {modulus(multiplier), result.room, normalizedDegrees(argument(multiplier))};

    const WideComplex plain = none - value / slope;
    for (const auto& [period, other] : divisorSteps) {
        if (!(modulus(other - plain) > modulus(plain) * kSameStep)) {
            result.lowerPeriod = period;
            break;
        }
    }
    return result;
}

/// Near the root: Newton's step for g without the divisors.
Result<RootLook> MisiurewiczEquation::lookBig(const BigPoint& point, int slopeBits,
                                              const FindControl& control) {
    const bool isDynamical = m_formula.julia.has_value();
    PlaneOrbit orbit(m_formula, point, control.threads);
    Watch watch(control, point.fractionBits());
    const BigFloat one(1, slopeBits), zero(0, slopeBits);
    Tangent<BigFloat> tangent{{zero, zero}, {zero, zero}, true}, before = tangent;
    if (isDynamical) tangent.addIdentity(one);
    BigPoint start = orbit.point();
    for (std::uint64_t n = 1; n <= steps(); ++n) {
        if (watch.isStopped("Refining", [&] { return double(n) / double(steps()); }))
            return searchCancelled();
        const BigComplex z = orbit.z(slopeBits);
        const Folds folds = orbit.step();
        if (orbit.isFar()) return nowhere();
        tangent.step(powerSlope(z, m_formula.power), folds);
        if (!isDynamical) tangent.addIdentity(one);
        if (n == m_preperiod) {
            before = tangent;
            start = orbit.point();
        }
    }
    const BigComplex value = (start - orbit.point()).toBig(slopeBits);
    return RootLook{.step = value / (tangent.byRe - before.byRe)};
}

}  // namespace fathom
