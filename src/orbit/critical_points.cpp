#include "orbit/critical_points.h"

#include <cmath>
#include <complex>
#include <numbers>

#include "number/big_operations.h"

namespace fathom {

namespace {

BigPoint product(const BigPoint& a, const BigPoint& b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/// The solution of w^p = s near w, by Newton's method from a double's precision.
BigPoint refined(BigPoint w, int p, const BigFloat& s, int bits) {
    const BigFloat power(p, bits);
    for (int known = 48; known < 2 * bits; known *= 2) {
        BigPoint lower = w;
        for (int i = 2; i < p; ++i)
            lower = product(lower, w);
        BigPoint error = product(lower, w);
        error.re = error.re - s;
        // error / (p lower)
        const BigPoint rest = product(error, {lower.re, -lower.im});
        const BigFloat scale = power * (lower.re * lower.re + lower.im * lower.im);
        w.re = w.re - rest.re / scale;
        w.im = w.im - rest.im / scale;
    }
    return w;
}

ComplexExp quotient(ComplexExp a, ComplexExp b) {
    const FloatExp square = b.re * b.re + b.im * b.im;
    const ComplexExp product = a * ComplexExp{b.re, -b.im};
    return {product.re / square, product.im / square};
}

}  // namespace

std::vector<BigPoint> freeCriticalPoints(const FormulaInstance& formula, int bits) {
    std::vector<BigPoint> points;
    const bool isNova = formula.spec->isNewtonOfPowers && formula.spec->hasParameterPlane;
    if (!isNova) return points;
    const int p = formula.power;
    const BigFloat r(formula.parameters[0], bits);
    const BigFloat s = BigFloat(p - 1, bits) * r / (BigFloat(p, bits) - r);
    const double size = std::pow(s.toDouble(), 1.0 / p);
    for (int k = 1; k <= p; ++k) {
        const double turns = k < p ? static_cast<double>(k) / p : 0;
        const std::complex<double> start = std::polar(size, 2 * std::numbers::pi * turns);
        points.push_back(
            refined({BigFloat(start.real(), bits), BigFloat(start.imag(), bits)}, p, s, bits));
    }
    return points;
}

// With w = z - q and g = w/z, f' = (1 - r/p) (1 - g^p) = (1 - r/p) q/z (1 + g + ... + g^(p-1)).
ComplexExp slopeNearCritical(const FormulaInstance& formula, ComplexExp z, ComplexExp q) {
    const ComplexExp one = ComplexExp::of(1);
    const ComplexExp g = quotient(z + ComplexExp{-q.re, -q.im}, z);
    ComplexExp sum = one;
    for (int k = 1; k < formula.power; ++k)
        sum = sum * g + one;
    return quotient(q, z) * sum * FloatExp::of(slopeFarFrom0(formula));
}

double slopeFarFrom0(const FormulaInstance& formula) {
    const FormulaSpec& spec = *formula.spec;
    const bool isRelaxed = spec.isNewtonOfPowers && !formula.parameters.empty();
    const double relaxation = isRelaxed ? formula.parameters[0] : 1;
    return 1 - relaxation / formula.power;
}

}  // namespace fathom
