// Complex numbers of doubles with extended exponents: derivatives and offsets of any magnitude.
#pragma once

#include <algorithm>
#include <complex>

#include "number/float_exp.h"

namespace fathom {

/// a * 2^exponent as a double.
inline double scaled(FloatExp a, std::int64_t exponent) {
    return FloatExp::of(a.mantissa, a.exponent + exponent).toDouble();
}

/// A value; same operations as FloatExp, each part rounded.
struct ComplexExp {
    FloatExp re, im;

    static ComplexExp of(std::complex<double> value, std::int64_t exponent = 0) {
        return {FloatExp::of(value.real(), exponent), FloatExp::of(value.imag(), exponent)};
    }
    /// The value * 2^exponent in doubles.
    std::complex<double> scaled(std::int64_t exponent) const {
        return {fathom::scaled(re, exponent), fathom::scaled(im, exponent)};
    }

    friend ComplexExp operator+(ComplexExp a, ComplexExp b) { return {a.re + b.re, a.im + b.im}; }
    friend ComplexExp operator*(ComplexExp a, ComplexExp b) {
        return {a.re * b.re + -(a.im * b.im), a.re * b.im + a.im * b.re};
    }
    friend ComplexExp operator*(ComplexExp a, FloatExp b) { return {a.re * b, a.im * b}; }
};

inline FloatExp abs(FloatExp a) {
    return {std::fabs(a.mantissa), a.exponent};
}

/// max(|re|, |im|), the norm of all validity tests: it neither overflows nor underflows.
inline FloatExp chebyshev(ComplexExp a) {
    const FloatExp re = abs(a.re), im = abs(a.im);
    return re > im ? re : im;
}
inline double chebyshev(std::complex<double> a) {
    return std::max(std::fabs(a.real()), std::fabs(a.imag()));
}

}  // namespace fathom
