#include "orbit/start_polynomial.h"

namespace fathom {

StartPolynomial::StartPolynomial(const StepTable::Request& request, const StepTable& table) {
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
    for (bool isMoving = true; isMoving && m_start.steps < last;) {
        isMoving = false;
        for (const StepTable::WideStep& step : table.stepsFrom(m_start.steps, bound(polynomial))) {
            const Polynomial next = after(polynomial, step, reach);
            if (step.to == last || !isGood(next, step)) continue;
            polynomial = next;
            m_start.steps = step.to;
            isMoving = true;
            break;
        }
    }

    const std::int64_t exponent = bound(polynomial).exponent;
    for (int k = 1; k <= kDegree; ++k) {
        const std::complex<double> mantissa = polynomial[k].scaled(-exponent);
        m_start.s[k][0] = mantissa.real();
        m_start.s[k][1] = mantissa.imag();
    }
    m_start.reach = request.reach;
    m_start.exponent = static_cast<int>(exponent);
    m_start.scale = exponent < DELTA_NARROWEST_EXPONENT ? 0 : std::ldexp(1, m_start.exponent);
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
