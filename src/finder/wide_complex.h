// Complex numbers with parts of an extended exponent (FloatExp) or of big floats: one set of
// operations.
#pragma once

#include "number/big_float.h"
#include "number/float_exp.h"

namespace fathom {

inline FloatExp minus(FloatExp a, FloatExp b) {
    return a + -b;
}
inline BigFloat minus(const BigFloat& a, const BigFloat& b) {
    return a - b;
}
inline FloatExp timesInteger(FloatExp a, int factor) {
    return a * static_cast<double>(factor);
}
inline BigFloat timesInteger(const BigFloat& a, int factor) {
    if (factor == 2) return scaled(a, 1);
    return a * BigFloat(factor, BigFloat::kMinimumPrecision);
}

/// A complex number. Each part of a result is rounded as Real rounds.
template <class Real>
struct Complex {
    Real re, im;

    friend Complex operator+(const Complex& a, const Complex& b) {
        return {a.re + b.re, a.im + b.im};
    }
    friend Complex operator-(const Complex& a, const Complex& b) {
        return {minus(a.re, b.re), minus(a.im, b.im)};
    }
    friend Complex operator*(const Complex& a, const Complex& b) {
        const Real rr = a.re * b.re, ii = a.im * b.im, ri = a.re * b.im, ir = a.im * b.re;
        return {minus(rr, ii), ri + ir};
    }
    friend Complex operator*(const Complex& a, const Real& b) { return {a.re * b, a.im * b}; }
    friend Complex operator/(const Complex& a, const Complex& b) {
        const Real norm = b.re * b.re + b.im * b.im;
        const Complex product = a * Complex{b.re, -b.im};
        return {product.re / norm, product.im / norm};
    }
};

using WideComplex = Complex<FloatExp>;
using BigComplex = Complex<BigFloat>;

template <class Real>
Complex<Real> timesInteger(const Complex<Real>& a, int factor) {
    return {timesInteger(a.re, factor), timesInteger(a.im, factor)};
}

/// a^n, n at least 1.
template <class Real>
Complex<Real> power(const Complex<Real>& a, int n) {
    Complex<Real> result = a;
    for (int i = 1; i < n; ++i)
        result = result * a;
    return result;
}

inline WideComplex wide(const BigComplex& a) {
    return {a.re.toFloatExp(), a.im.toFloatExp()};
}
inline BigComplex big(const WideComplex& a, int bits) {
    return {BigFloat::fromFloatExp(a.re, bits), BigFloat::fromFloatExp(a.im, bits)};
}

inline FloatExp squareRoot(FloatExp a) {
    const bool isOdd = (a.exponent & 1) != 0;
    return FloatExp::of(std::sqrt(isOdd ? a.mantissa * 2 : a.mantissa),
                        (a.exponent - (isOdd ? 1 : 0)) / 2);
}
inline FloatExp modulus(const WideComplex& a) {
    return squareRoot(a.re * a.re + a.im * a.im);
}
/// The argument in (-pi, pi]; 0 for 0.
inline double argument(const WideComplex& a) {
    const std::int64_t exponent = std::max(a.re.exponent, a.im.exponent);
    return std::atan2(FloatExp::of(a.im.mantissa, a.im.exponent - exponent).toDouble(),
                      FloatExp::of(a.re.mantissa, a.re.exponent - exponent).toDouble());
}
/// a^(1/n) of a number that is not negative.
inline FloatExp root(FloatExp a, int n) {
    if (n == 1 || a.mantissa == 0) return a;
    const std::int64_t whole = a.exponent / n;
    return FloatExp::of(
        std::pow(a.mantissa, 1.0 / n) * std::exp2(static_cast<double>(a.exponent % n) / n), whole);
}
/// 2^log.
inline FloatExp exponential2(double log) {
    const double whole = std::floor(log);
    return FloatExp::of(std::exp2(log - whole), static_cast<std::int64_t>(whole));
}

}  // namespace fathom
