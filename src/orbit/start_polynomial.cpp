#include "orbit/start_polynomial.h"

#include <numbers>

namespace fathom {

namespace {

/// More than views have in common, but for those that are all interior: there is no end to these.
constexpr int kMostPeriods = 16;

FloatExp norm(ComplexExp a) {
    return chebyshev(a) * std::numbers::sqrt2;
}

}  // namespace

StartPolynomial::StartPolynomial(const StepTable::Request& request, const StepTable& table) {
    const DeltaJob job = table.job();
    const double radius = request.reach * std::numbers::sqrt2;
    const FloatExp farthest = FloatExp::of(std::min(request.escapeRadius, 4.0));
    // Neither cut off too much, nor so near 0 that an orbit would rebase but at the end, where all
    // do, nor escaped.
    const auto isGood = [&](const Polynomial& polynomial, const StepTable::WideStep& step) {
        const FloatExp most = polynomial.most(), target = norm(step.target);
        return polynomial.cut <= polynomial.largestTerm() * (request.epsilon / 4) &&
               (step.to == job.last ? job.is_closed != 0 : most <= target * 0.25) &&
               target + most <= farthest;
    };

    Polynomial polynomial{};
    int periods = 0;
    for (bool isMoving = true; isMoving && periods < kMostPeriods;) {
        isMoving = false;
        for (const StepTable::WideStep& step : table.stepsFrom(m_start.m, polynomial.most())) {
            const Polynomial next = after(polynomial, step, FloatExp::of(radius));
            if (!isGood(next, step)) continue;
            polynomial = next;
            m_start.steps += step.to - m_start.m;
            m_start.m = step.to;
            isMoving = true;
            break;
        }
        if (isMoving && m_start.m == job.last) {
            polynomial.s[0] = polynomial.s[0] + request.orbit->wide(job.last);
            m_start.m = 0;
            ++periods;
        }
    }

    const std::int64_t exponent = polynomial.most().exponent;
    for (int k = 0; k <= kDegree; ++k) {
        const std::complex<double> mantissa = polynomial.s[k].scaled(-exponent);
        m_start.s[k][0] = mantissa.real();
        m_start.s[k][1] = mantissa.imag();
    }
    m_start.radius = radius;
    m_start.exponent = static_cast<int>(exponent);
    m_start.scale = exponent < DELTA_NARROWEST_EXPONENT ? 0 : std::ldexp(1, m_start.exponent);
}

StartPolynomial::Polynomial StartPolynomial::after(const Polynomial& start,
                                                   const StepTable::WideStep& step,
                                                   FloatExp radius) {
    Polynomial next{}, power = start;
    for (int i = 0; i < 4; ++i) {
        if (i > 0) power = product(power, start);
        for (int k = 0; k <= kDegree; ++k)
            next.s[k] = next.s[k] + step.a[i] * power.s[k];
        next.cut = next.cut + norm(step.a[i]) * power.cut;
    }
    next.s[1] = next.s[1] + step.b * radius;
    const ComplexExp x = step.x * radius;
    for (int k = 1; k <= kDegree; ++k)
        next.s[k] = next.s[k] + x * start.s[k - 1];
    next.cut = next.cut + norm(x) * (norm(start.s[kDegree]) + start.cut);
    return next;
}

FloatExp StartPolynomial::Polynomial::most() const {
    FloatExp sum = cut;
    for (const ComplexExp& coefficient : s)
        sum = sum + norm(coefficient);
    return sum;
}

FloatExp StartPolynomial::Polynomial::largestTerm() const {
    FloatExp largest;
    for (int k = 1; k <= kDegree; ++k)
        if (norm(s[k]) > largest) largest = norm(s[k]);
    return largest;
}

StartPolynomial::Polynomial StartPolynomial::product(const Polynomial& a, const Polynomial& b) {
    Polynomial result{};
    result.cut = a.cut * b.most() + a.most() * b.cut;
    for (int i = 0; i <= kDegree; ++i)
        for (int j = 0; j <= kDegree; ++j)
            if (i + j <= kDegree)
                result.s[i + j] = result.s[i + j] + a.s[i] * b.s[j];
            else
                result.cut = result.cut + norm(a.s[i]) * norm(b.s[j]);
    return result;
}

}  // namespace fathom
