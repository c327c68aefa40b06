// What all pixels of a deep picture have in common at the starts of their orbits: while they are
// still together, their values are least at the same iterations.
#pragma once

#include "cpu/nearest_point.h"

namespace fathom {

/// A real matrix, row by row, times 2^exponent.
struct ScaledMatrix {
    double of[4] = {0, 0, 0, 0};
    int exponent = 0;

    double size() const {
        return std::max(std::fabs(of[0]) + std::fabs(of[1]), std::fabs(of[2]) + std::fabs(of[3]));
    }
    ComplexExp times(std::complex<double> c) const {
        return ComplexExp::of(
            {of[0] * c.real() + of[1] * c.imag(), of[2] * c.real() + of[3] * c.imag()}, exponent);
    }
};

/// Follows the reference from the pixels' start with the derivative by a pixel's distance c, as
/// long as the distances from the reference are below kTogether of all that a step depends on.
/// Then the derivative gives them up to that part of themselves.
class CommonStart {
public:
    /// The first derivative.
    explicit CommonStart(ScaledMatrix derivative = {}) : m_derivative(derivative) {}

    /// The reference after `steps()` + 1 iterations. `jacobian` and `byC` are those of the step
    /// that leads there, and `scale` is the least of all that it depends on, before it; `reach` is
    /// the largest |c|. False if pixels are no longer together.
    bool add(const double (&jacobian)[4], const ScaledMatrix& byC, double scale, FloatExp reach,
             ComplexExp point) {
        if (!isTogether(m_derivative, FloatExp::of(scale), reach)) return false;
        const ScaledMatrix next = after(jacobian, byC);
        const FloatExp size = modulus(point);
        if (!isTogether(next, size, reach)) return false;
        const FloatExp least = modulus(m_least.point);
        const bool isLess = m_least.n == 0 || size < least * (1 - kDecided);
        if (!isLess && size < least * (1 + kDecided)) return false;
        m_derivative = next;
        ++m_steps;
        if (!isLess) return true;
        m_before = m_least;
        m_least = {m_steps, point, next};
        return true;
    }
    std::uint64_t steps() const { return m_steps; }

    /// The nearest point of a pixel's orbit up to here.
    NearestPoint nearestOf(std::complex<double> c) const {
        NearestPoint nearest;
        for (const Low& low : {m_before, m_least})
            if (low.n > 0) nearest.note(low.n, modulus(low.point + low.derivative.times(c)));
        return nearest;
    }

private:
    static constexpr double kTogether = 0x1p-20, kDecided = 0x1p-10;

    struct Low {
        std::uint64_t n = 0;
        ComplexExp point{};
        ScaledMatrix derivative;
    };

    static bool isTogether(const ScaledMatrix& derivative, FloatExp scale, FloatExp reach) {
        return !(scale * kTogether < FloatExp::of(derivative.size(), derivative.exponent) * reach);
    }

    ScaledMatrix after(const double (&j)[4], const ScaledMatrix& byC) const {
        const auto& d = m_derivative.of;
        ScaledMatrix next = {{j[0] * d[0] + j[1] * d[2], j[0] * d[1] + j[1] * d[3],
                              j[2] * d[0] + j[3] * d[2], j[2] * d[1] + j[3] * d[3]},
                             m_derivative.exponent};
        if (byC.size() > 0) {
            const bool isFirst = next.size() == 0;
            if (isFirst) next.exponent = byC.exponent;
            const double scale = std::ldexp(1, std::max(byC.exponent - next.exponent, -1100));
            for (int i = 0; i < 4; ++i)
                next.of[i] += byC.of[i] * scale;
        }
        if (const double size = next.size(); size > 0x1p500) {
            for (double& part : next.of)
                part *= 0x1p-500;
            next.exponent += 500;
        }
        return next;
    }

    ScaledMatrix m_derivative;
    std::uint64_t m_steps = 0;
    Low m_least, m_before;
};

}  // namespace fathom
