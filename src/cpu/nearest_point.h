// The point of an orbit that is nearest to 0. A value.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "cpu/isa/domain_kernels.h"
#include "orbit/complex_exp.h"
#include "orbit/delta_types.h"
#include "render/sample.h"

namespace fathom {

/// |a|, at any magnitude.
inline FloatExp modulus(ComplexExp a) {
    const std::int64_t exponent = chebyshev(a).exponent;
    const std::complex<double> plain = a.scaled(-exponent);
    return FloatExp::of(std::hypot(plain.real(), plain.imag()), exponent);
}

inline std::uint32_t periodOf(std::uint64_t n) {
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::min(n, kMost));
}
/// `ratio`: of the least |z_n| to the least one before it.
inline std::uint16_t nearnessOf(double ratio) {
    return static_cast<std::uint16_t>(std::lround(65535 * std::clamp(ratio, 0.0, 1.0)));
}

/// The n >= 1 at which |z_n| is least, so far.
class NearestPoint {
public:
    /// Stands for the least one before n = 1. Points of the Mandelbrot set are nearer to 0.
    static constexpr double kFirst = 2;

    /// Looks at z_n; `size` is |z_n|. Call it with ascending n; the same n may come again.
    void note(std::uint64_t n, FloatExp size) {
        if (!isNearer(size)) return;
        if (m_period > 0) m_before = m_least;
        m_least = size;
        m_period = n;
    }
    bool isNearer(FloatExp size) const { return size < m_least * DOMAIN_NEARER; }

    /// How kernels/perturbation/domains.h sees it.
    FollowLeast forKernels() const {
        constexpr double kRoundedUp = 0x1p-10;
        if (m_period == 0) return {1, 1000, std::numeric_limits<float>::infinity()};
        const double log = m_least.log2();
        const double low = log + 2 + kRoundedUp + std::fabs(log) * 0x1p-20;
        const auto exponent =
            static_cast<int>(std::max<std::int64_t>(m_least.exponent, DELTA_NO_EXPONENT));
        return {m_least.mantissa, exponent, static_cast<float>(low)};
    }

    /// Its domain: the period, and the ratio of |z_n| to the least one before.
    void describe(TileSample& sample) const {
        sample.period = periodOf(m_period);
        sample.nearness = m_period > 0 ? nearnessOf((m_least / m_before).toDouble()) : 0;
    }

private:
    FloatExp m_least = FloatExp::of(1, 1000), m_before = FloatExp::of(kFirst);
    std::uint64_t m_period = 0;
};

}  // namespace fathom
