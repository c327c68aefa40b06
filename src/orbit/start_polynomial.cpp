#include "orbit/start_polynomial.h"

#include <algorithm>
#include <numbers>

namespace fathom {

namespace {

/// More returns than views have in common, except views that are all interior, whose returns never
/// end.
constexpr int kMostReturns = 16;

/// Steps for one start: one thread makes it, at some hundred thousand steps a second.
constexpr int kMostSteps = 1500;

/// A part of the result this small changes nothing.
constexpr double kNothing = 0x1p-64;

/// An orbit this close to 0 should rebase to the reference's start, as in
/// kernels/perturbation/lanes.h.
constexpr double kNear = 0x1p-6;

/// The modulus itself: an upper bound that is a little too large in each step would soon be
/// useless.
FloatExp norm(ComplexExp a) {
    const std::int64_t exponent = chebyshev(a).exponent;
    return FloatExp::of(std::abs(a.scaled(-exponent)), exponent);
}

using Parts = std::array<double, kernel::DELTA_START_DEGREE + 1>;

Parts moduli(const Parts& re, const Parts& im) {
    Parts moduli;
    for (std::size_t k = 0; k < moduli.size(); ++k)
        moduli[k] = std::sqrt(re[k] * re[k] + im[k] * im[k]);
    return moduli;
}

}  // namespace

StartPolynomial::StartPolynomial(const StepTable& table) {
    const StepTable::Request& request = table.request();
    const DeltaJob job = table.job();
    const double radius = request.reach * std::numbers::sqrt2;
    const FloatExp farthest = FloatExp::of(std::min(request.escapeRadius, 4.0));
    // A step is good if it neither cuts off too much nor lets an orbit escape. If the reference
    // passes 0 as near as pixels may be to the reference, the pixels go on from its start, which is
    // exact.
    const auto returns = [&](const Polynomial& polynomial, const StepTable::ExtendedStep& step) {
        return step.to == job.bounds.last || norm(step.target) * 0.25 < polynomial.most();
    };
    const auto isGood = [&](const Polynomial& polynomial, const StepTable::ExtendedStep& step) {
        return FloatExp::of(polynomial.cut, polynomial.exponent) <=
                   polynomial.largestTerm() * (request.epsilon / 4) &&
               norm(step.target) + polynomial.most() <= farthest &&
               (step.to < job.bounds.last || job.bounds.is_closed) &&
               (!returns(polynomial, step) || norm(step.target) < FloatExp::of(kNear));
    };

    Polynomial polynomial{};
    int times = 0, taken = 0;
    for (bool isMoving = true; isMoving && times < kMostReturns && taken < kMostSteps; ++taken) {
        isMoving = false;
        for (const StepTable::ExtendedStep& step : table.stepsFrom(m_start.m, polynomial.most())) {
            Polynomial next = after(polynomial, step, FloatExp::of(radius));
            if (!isGood(next, step)) continue;
            isMoving = true;
            m_start.steps += step.to - m_start.m;
            m_start.m = step.to;
            if (returns(next, step)) {
                next.add(step.target, 0);
                m_start.m = 0;
                ++times;
            }
            polynomial = next;
            break;
        }
    }

    const std::int64_t exponent = polynomial.most().exponent;
    const double scale = scaled(FloatExp::of(1), polynomial.exponent - exponent);
    for (int k = 0; k <= kDegree; ++k) {
        m_start.s[k][0] = polynomial.re[k] * scale;
        m_start.s[k][1] = polynomial.im[k] * scale;
    }
    m_start.radius = radius;
    m_start.exponent = static_cast<int>(exponent);
    m_start.scale = exponent < DELTA_NARROWEST_EXPONENT ? 0 : std::ldexp(1, m_start.exponent);
}

StartPolynomial::Polynomial StartPolynomial::after(const Polynomial& start,
                                                   const StepTable::ExtendedStep& step,
                                                   FloatExp radius) {
    const FloatExp most = start.most();
    const ComplexExp b = step.b * radius, x = step.x * radius;
    FloatExp powers[4], largest = norm(b), cut;
    for (int i = 0; i < 4; ++i) {
        powers[i] = i == 0 ? most : powers[i - 1] * most;
        largest = std::max(largest, norm(step.a[i]) * powers[i]);
    }
    // Terms that are negligible next to the first one need no powers.
    const FloatExp nothing = norm(step.a[0]) * start.largestTerm() * kNothing;
    int terms = 4;
    for (; terms > 1; --terms) {
        const FloatExp term = norm(step.a[terms - 1]) * powers[terms - 1];
        if (term > nothing) break;
        cut = cut + term;
    }

    Polynomial next{.exponent = largest.exponent};
    Polynomial power = start;
    for (int i = 0; i < terms; ++i) {
        if (i > 0) power = product(power, start);
        next.add(step.a[i], power);
        cut = cut + norm(step.a[i]) * FloatExp::of(power.cut, power.exponent);
    }
    next.add(b, 1);
    next.add(x, start, 1);
    const double beyond = std::hypot(start.re[kDegree], start.im[kDegree]) + start.cut;
    cut = cut + norm(x) * FloatExp::of(beyond, start.exponent);
    next.cut = scaled(cut, -next.exponent);
    return next;
}

void StartPolynomial::Polynomial::add(ComplexExp value, int power) {
    const std::complex<double> a = value.scaled(-exponent);
    re[power] += a.real();
    im[power] += a.imag();
}

void StartPolynomial::Polynomial::add(ComplexExp factor, const Polynomial& other, int shift) {
    const std::complex<double> a = factor.scaled(other.exponent - exponent);
    const double aRe = a.real(), aIm = a.imag();
    for (int k = shift; k <= kDegree; ++k) {
        re[k] += aRe * other.re[k - shift] - aIm * other.im[k - shift];
        im[k] += aRe * other.im[k - shift] + aIm * other.re[k - shift];
    }
}

FloatExp StartPolynomial::Polynomial::most() const {
    double sum = cut;
    for (const double modulus : moduli(re, im))
        sum += modulus;
    return FloatExp::of(sum, exponent);
}

FloatExp StartPolynomial::Polynomial::largestTerm() const {
    const Parts all = moduli(re, im);
    return FloatExp::of(*std::max_element(all.begin() + 1, all.end()), exponent);
}

StartPolynomial::Polynomial StartPolynomial::product(const Polynomial& a, const Polynomial& b) {
    Polynomial result{.exponent = a.exponent + b.exponent};
    const Parts aModuli = moduli(a.re, a.im), bModuli = moduli(b.re, b.im);
    double aMost = a.cut, bMost = b.cut;
    for (int k = 0; k <= kDegree; ++k) {
        aMost += aModuli[k];
        bMost += bModuli[k];
    }
    result.cut = a.cut * bMost + aMost * b.cut;
    double upper = 0;  // sum of the terms of b that term i of a takes beyond the degree
    for (int i = 0; i <= kDegree; ++i) {
        const double re = a.re[i], im = a.im[i];
        for (int j = 0; i + j <= kDegree; ++j) {
            result.re[i + j] += re * b.re[j] - im * b.im[j];
            result.im[i + j] += re * b.im[j] + im * b.re[j];
        }
        result.cut += aModuli[i] * upper;
        upper += bModuli[kDegree - i];
    }
    return result;
}

}  // namespace fathom
