#include "orbit/start_polynomial.h"

#include <numbers>

namespace fathom {

namespace {

/// More than views have in common, but for those that are all interior: there is no end to these.
constexpr int kMostReturns = 16;

/// One thread makes a start, at the pace of ten thousand steps a second.
constexpr int kMostSteps = 1500;

/// A share of what is kept that changes nothing.
constexpr double kNothing = 0x1p-64;

/// An orbit so close to 0 is better off with the reference's start, as in kernels/delta/lanes.h.
constexpr double kNear = 0x1p-6;

/// The modulus itself: a bound that is larger by a little in each step would soon tell nothing.
FloatExp norm(ComplexExp a) {
    const std::int64_t exponent = chebyshev(a).exponent;
    return FloatExp::of(std::abs(a.scaled(-exponent)), exponent);
}

}  // namespace

StartPolynomial::StartPolynomial(const StepTable::Request& request, const StepTable& table) {
    const DeltaJob job = table.job();
    const double radius = request.reach * std::numbers::sqrt2;
    const FloatExp farthest = FloatExp::of(std::min(request.escapeRadius, 4.0));
    // Neither cut off too much nor escaped. Where the reference passes 0 as near as pixels may be
    // to it, these go on from its start, which is exact.
    const auto returns = [&](const Polynomial& polynomial, const StepTable::WideStep& step) {
        return step.to == job.last || norm(step.target) * 0.25 < polynomial.most();
    };
    const auto isGood = [&](const Polynomial& polynomial, const StepTable::WideStep& step) {
        return polynomial.cut <= polynomial.largestTerm() * (request.epsilon / 4) &&
               norm(step.target) + polynomial.most() <= farthest &&
               (step.to < job.last || job.is_closed) &&
               (!returns(polynomial, step) || norm(step.target) < FloatExp::of(kNear));
    };

    Polynomial polynomial{};
    int times = 0, taken = 0;
    for (bool isMoving = true; isMoving && times < kMostReturns && taken < kMostSteps; ++taken) {
        isMoving = false;
        for (const StepTable::WideStep& step : table.stepsFrom(m_start.m, polynomial.most())) {
            Polynomial next = after(polynomial, step, FloatExp::of(radius));
            if (!isGood(next, step)) continue;
            isMoving = true;
            m_start.steps += step.to - m_start.m;
            m_start.m = step.to;
            if (returns(next, step)) {
                next.s[0] = next.s[0] + step.target;
                m_start.m = 0;
                ++times;
            }
            polynomial = next;
            break;
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
    Polynomial next{};

    // Terms that are nothing beside the first one need no powers.
    const FloatExp most = start.most();
    const FloatExp nothing = norm(step.a[0]) * start.largestTerm() * kNothing;
    int terms = 4;
    for (; terms > 1; --terms) {
        FloatExp term = norm(step.a[terms - 1]);
        for (int i = 0; i < terms; ++i)
            term = term * most;
        if (term > nothing) break;
        next.cut = next.cut + term;
    }

    Polynomial power = start;
    for (int i = 0; i < terms; ++i) {
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
    FloatExp upper;  // of the terms of b that those of a take beyond the degree
    for (int i = 0; i <= kDegree; ++i) {
        for (int j = 0; i + j <= kDegree; ++j)
            result.s[i + j] = result.s[i + j] + a.s[i] * b.s[j];
        result.cut = result.cut + norm(a.s[i]) * upper;
        upper = upper + norm(b.s[kDegree - i]);
    }
    return result;
}

}  // namespace fathom
