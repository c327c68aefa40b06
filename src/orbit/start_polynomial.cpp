#include "orbit/start_polynomial.h"

namespace fathom {

namespace {

std::complex<double> complex(const double (&parts)[2]) {
    return {parts[0], parts[1]};
}

}  // namespace

StartPolynomial::StartPolynomial(const StepTable::Request& request, const StepTable& table)
    : m_reach(request.reach) {
    const double farthest = std::min(request.escapeRadius, 4.0);
    // Neither cut off too much, nor so near 0 that an orbit would rebase, nor escaped.
    const auto isGood = [&](const Polynomial& polynomial, const DeltaStep& step) {
        const double most = bound(polynomial);
        const std::complex<double> target = complex(step.target);
        return chebyshev(polynomial[kDegree]) <=
                   request.epsilon / 4 * chebyshev(polynomial[1]) &&
               most <= 0.4 * chebyshev(target) && std::abs(target) + 1.5 * most <= farthest;
    };
    const std::uint32_t last = request.orbit->length();
    for (bool isMoving = true; isMoving && m_steps < last;) {
        isMoving = false;
        const double most = bound(m_polynomial);
        for (const DeltaStep& step : table.stepsFrom(m_steps, most)) {
            const Polynomial next = after(m_polynomial, step, m_reach);
            if (step.to == last || !isGood(next, step)) continue;
            m_polynomial = next;
            m_steps = step.to;
            isMoving = true;
            break;
        }
    }
}

StartPolynomial::Value StartPolynomial::at(std::complex<double> c) const {
    const std::complex<double> u = c / m_reach;
    std::complex<double> z, derivative;
    for (int k = kDegree; k > 0; --k) {
        derivative = derivative * u + m_polynomial[k] * double(k);
        z = z * u + m_polynomial[k];
    }
    return {z * u, derivative / m_reach};
}

StartPolynomial::Polynomial StartPolynomial::after(const Polynomial& start, const DeltaStep& step,
                                                   double reach) {
    Polynomial next{}, power = start;
    for (int i = 0; i < 4; ++i) {
        if (i > 0) power = product(power, start);
        for (int k = 1; k <= kDegree; ++k)
            next[k] += complex(step.a[i]) * power[k];
    }
    next[1] += complex(step.b) * reach;
    for (int k = 2; k <= kDegree; ++k)
        next[k] += complex(step.x) * reach * start[k - 1];
    return next;
}

double StartPolynomial::bound(const Polynomial& polynomial) {
    double sum = 0;
    for (const std::complex<double>& coefficient : polynomial)
        sum += std::abs(coefficient);
    return sum;
}

StartPolynomial::Polynomial StartPolynomial::product(const Polynomial& a, const Polynomial& b) {
    Polynomial result{};
    for (int i = 1; i < kDegree; ++i)
        for (int j = 1; i + j <= kDegree; ++j)
            result[i + j] += a[i] * b[j];
    return result;
}

}  // namespace fathom
