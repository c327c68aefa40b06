// The arithmetic of steps over many iterations: polynomials of the distance from a reference orbit,
// over doubles, vectors of doubles and FloatExp. Pure functions.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>

#include "orbit/complex_exp.h"

namespace fathom {

// ---- Complex numbers over double and FloatExp ------------------------------------------------

template <class Real>
struct Complex {
    Real re, im;
    friend Complex operator+(const Complex& a, const Complex& b) {
        return {a.re + b.re, a.im + b.im};
    }
    friend Complex operator-(const Complex& a, const Complex& b) {
        return {a.re + -b.re, a.im + -b.im};
    }
    friend Complex operator*(const Complex& a, const Complex& b) {
        return {a.re * b.re + -(a.im * b.im), a.re * b.im + a.im * b.re};
    }
    friend Complex operator*(const Complex& a, double b) { return {a.re * b, a.im * b}; }
};

inline double absolute(double a) {
    return std::fabs(a);
}
inline FloatExp absolute(FloatExp a) {
    return abs(a);
}

template <class Real>
Real select(bool isA, const Real& a, const Real& b) {
    return isA ? a : b;
}

template <class Real>
Real norm(const Complex<Real>& a) {
    const Real re = absolute(a.re), im = absolute(a.im);
    return select(re > im, re, im);
}

/// a / b
template <class Real>
Complex<Real> quotient(const Complex<Real>& a, const Complex<Real>& b) {
    const Real size = norm(b);
    const Complex<Real> unit{b.re / size, -b.im / size};
    const Complex<Real> product = a * unit;
    const Real all = size * (unit.re * unit.re + unit.im * unit.im);
    return {product.re / all, product.im / all};
}

inline double fourthRoot(double a) {
    return std::sqrt(std::sqrt(a));
}
inline FloatExp fourthRoot(FloatExp a) {
    const std::int64_t fourth = a.exponent >> 2;
    const int rest = static_cast<int>(a.exponent & 3);
    return FloatExp::of(fourthRoot(std::ldexp(a.mantissa, rest)), fourth);
}

template <class Real>
Real real(double a);
template <>
inline double real(double a) {
    return a;
}
template <>
inline FloatExp real(double a) {
    return FloatExp::of(a);
}
template <class Real>
Real real(FloatExp a);
template <>
inline double real(FloatExp a) {
    return a.toDouble();
}
template <>
inline FloatExp real(FloatExp a) {
    return a;
}

inline double toDouble(double a) {
    return a;
}
inline double toDouble(FloatExp a) {
    const bool isNormal = a.exponent > -1000 && a.exponent < 1000;
    if (!isNormal) return a.toDouble();
    return a.mantissa * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + a.exponent) << 52);
}

// ---- Keys, by which radii and sizes compare --------------------------------------------------

/// The upper bits of a double >= 0; they order as the numbers do.
inline std::uint16_t keyOf(double radius) {
    return static_cast<std::uint16_t>(std::bit_cast<std::uint64_t>(radius) >> 48);
}

/// Same at any magnitude: 16 log2, rounded down.
inline int extendedKeyOf(FloatExp size) {
    constexpr int kSmallest = -0x7fffff0;
    if (!(size > FloatExp{})) return 16 * kSmallest;
    const auto exponent = static_cast<int>(std::max<std::int64_t>(size.exponent, kSmallest));
    return 16 * exponent + (std::bit_cast<std::uint64_t>(size.mantissa) >> 48 & 15);
}

// ---- A step ----------------------------------------------------------------------------------

template <class Real>
struct Step {
    Complex<Real> a1, a2, a3, a4, b, x;
    Complex<Real> w;  // coefficient of c^2, which is cut off
    Real radius;
};

/// z <- 2 Z z + z^2 + c, from a Z of norm `size`; c is in units of `pixel`. The radius excludes
/// orbits that would rebase, and orbits that could escape unnoticed inside a merged step.
template <class Real>
Step<Real> leafOf(Complex<Real> z, Real pixel, double size, double escapeNorm) {
    const Real one = real<Real>(1), zero{};
    const Real quarter = norm(z) * 0.25;
    const Real left = real<Real>((escapeNorm - size * std::sqrt(2)) / 1.5);
    return {.a1 = z * 2.0,
            .a2 = {one, zero},
            .a3 = {},
            .a4 = {},
            .b = {pixel, zero},
            .x = {},
            .w = {},
            .radius = quarter < left ? quarter : left};
}

/// Step x followed by step y, for pixels within `reach`.
template <class Real>
Step<Real> merged(const Step<Real>& x, const Step<Real>& y, const Real& reach,
                  const Real& epsilon) {
    using C = Complex<Real>;
    const C s2 = x.a1 * x.a1;
    const C s3 = x.a1 * x.a2 * 2.0;
    const C s4 = x.a1 * x.a3 * 2.0 + x.a2 * x.a2;
    const C t3 = s2 * x.a1;
    const C t4 = s2 * x.a2 * 3.0;
    Step<Real> step;
    step.a1 = y.a1 * x.a1;
    step.a2 = y.a1 * x.a2 + y.a2 * s2;
    step.a3 = y.a1 * x.a3 + y.a2 * s3 + y.a3 * t3;
    step.a4 = y.a1 * x.a4 + y.a2 * s4 + y.a3 * t4 + y.a4 * s2 * s2;
    step.b = y.a1 * x.b + y.b;
    step.x = y.a1 * x.x + y.a2 * x.a1 * x.b * 2.0 + y.x * x.a1;
    step.w = y.a1 * x.w + y.a2 * x.b * x.b + y.x * x.b + y.w;

    // Bounds of what is cut off, divided by the powers of z and c.
    const Real x1 = norm(x.a1), x2 = norm(x.a2), x3 = norm(x.a3), x4 = norm(x.a4);
    const Real y2 = norm(y.a2), y3 = norm(y.a3), y4 = norm(y.a4);
    const Real bx = norm(x.b) * reach, xx = norm(x.x) * reach, yx = norm(y.x) * reach;
    const Real wx = norm(x.w) * reach * reach;
    const Real allowed = epsilon * norm(step.a1);
    const Real allowedB = epsilon * norm(step.b);
    const Real fifth = y2 * (x1 * x4 + x2 * x3) * 2.0 + y3 * x1 * (x1 * x3 + x2 * x2) * 3.0 +
                       y4 * x1 * x1 * x1 * x2 * 4.0;
    const Real squareByC = y2 * (x2 * bx + x1 * xx) * 2.0 + y3 * x1 * x1 * bx * 3.0 + yx * x2;
    const Real mixed = y2 * (x1 * wx + xx * bx) * 2.0 + y3 * x1 * bx * bx * 3.0 + yx * xx;
    const auto isNearInBoth = mixed <= allowed;
    const auto isNearInC = y2 * bx * wx * 2.0 + y3 * bx * bx * bx + yx * wx <= allowedB * reach;
    const auto isShort = norm(step.w) * reach <= allowedB;
    const auto isNear = isNearInBoth & isNearInC & isShort;

    Real radius = x.radius;
    const auto shrink = [&radius](const Real& to) { radius = select(to >= radius, radius, to); };
    shrink((y.radius + -bx) / x1);
    shrink(fourthRoot(allowed / fifth));
    shrink(allowed / squareByC);
    step.radius = select(isNear & (radius > Real{}), radius, Real{});
    return step;
}

}  // namespace fathom
