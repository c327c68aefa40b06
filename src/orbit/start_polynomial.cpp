#include "orbit/start_polynomial.h"

namespace fathom {

namespace {

/// Without the standard's cases for infinities, which cost more than the product.
std::complex<double> product(std::complex<double> a, std::complex<double> b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

}  // namespace

StartPolynomial::StartPolynomial(const StepTable::Request& request, const StepTable& table)
    : m_reach(request.reach) {
    const FloatExp reach = FloatExp::of(request.reach);
    const FloatExp farthest = FloatExp::of(std::min(request.escapeRadius, 4.0));
    // Neither cut off too much, nor so near 0 that an orbit would rebase, nor escaped.
    const auto isGood = [&](const Polynomial& polynomial, const StepTable::WideStep& step) {
        const FloatExp most = bound(polynomial), target = chebyshev(step.target);
        return chebyshev(polynomial[kDegree]) <= chebyshev(polynomial[1]) * (request.epsilon / 4) &&
               most <= target * 0.4 && target * std::sqrt(2.0) + most * 1.5 <= farthest;
    };

    Polynomial polynomial{};
    const std::uint32_t last = request.orbit->length();
    for (bool isMoving = true; isMoving && m_steps < last;) {
        isMoving = false;
        for (const StepTable::WideStep& step : table.stepsFrom(m_steps, bound(polynomial))) {
            const Polynomial next = after(polynomial, step, reach);
            if (step.to == last || !isGood(next, step)) continue;
            polynomial = next;
            m_steps = step.to;
            isMoving = true;
            break;
        }
    }

    m_exponent = bound(polynomial).exponent;
    for (int k = 1; k <= kDegree; ++k)
        m_mantissas[k] = polynomial[k].scaled(-m_exponent);
}

DeltaPixel StartPolynomial::at(std::complex<double> c) const {
    const std::complex<double> u = c / m_reach;
    std::complex<double> z, derivative;
    for (int k = kDegree; k > 0; --k) {
        derivative = fathom::product(derivative, u) + m_mantissas[k] * static_cast<double>(k);
        z = fathom::product(z, u) + m_mantissas[k];
    }
    z = fathom::product(z, u);
    derivative /= m_reach;

    int exponent = static_cast<int>(m_exponent);
    const bool isWide = exponent < DELTA_NARROWEST_EXPONENT;
    if (!isWide) {
        const double scale = std::ldexp(1, exponent);
        z *= scale;
        derivative *= scale;
        exponent = 0;
    }
    return {.z = {z.real(), z.imag()},
            .derivative = {derivative.real(), derivative.imag()},
            .z_exponent = exponent,
            .derivative_exponent = exponent,
            .c = {c.real(), c.imag()},
            .count = m_steps,
            .m = m_steps,
            .status = isWide ? DELTA_WIDE : FATHOM_RUNNING};
}

StartPolynomial::Polynomial StartPolynomial::after(const Polynomial& start,
                                                   const StepTable::WideStep& step,
                                                   FloatExp reach) {
    Polynomial next{}, power = start;
    for (int i = 0; i < 4; ++i) {
        if (i > 0) power = product(power, start);
        for (int k = 1; k <= kDegree; ++k)
            next[k] = next[k] + step.a[i] * power[k];
    }
    next[1] = next[1] + step.b * reach;
    for (int k = 2; k <= kDegree; ++k)
        next[k] = next[k] + step.x * reach * start[k - 1];
    return next;
}

FloatExp StartPolynomial::bound(const Polynomial& polynomial) {
    FloatExp sum;
    for (const ComplexExp& coefficient : polynomial)
        sum = sum + chebyshev(coefficient);
    return sum * std::sqrt(2.0);
}

StartPolynomial::Polynomial StartPolynomial::product(const Polynomial& a, const Polynomial& b) {
    Polynomial result{};
    for (int i = 1; i < kDegree; ++i)
        for (int j = 1; i + j <= kDegree; ++j)
            result[i + j] = result[i + j] + a[i] * b[j];
    return result;
}

}  // namespace fathom
