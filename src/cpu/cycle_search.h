// The attracting cycle that an orbit settles on, by direct iteration in doubles or more.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <stop_token>

#include "cpu/isa/kernel_table.h"
#include "orbit/attracting_cycle.h"
#include "render/direct_points.h"
#include "render/direct_state.h"

namespace fathom {

/// For the pixels of one picture. An orbit that comes back near an earlier point (Brent's kept
/// points, BIT 20, 1980, p. 176) may be near a cycle: Newton's method on f^n(z) = z says for which
/// divisor n of the time between, and the multiplier says whether the cycle attracts.
template <class Number>
class CycleSearch {
    using Types = DirectTypesOf<Number>;
    using Word = WordOf<Number>;
    using Point = typename Types::cplx;
    using Orbit = typename Types::orbit;
    using Plane = typename Types::plane;
    using Advance = kernel::Advance<Number, Word>;
    /// The derivative of the end of one turn by its start, row by row.
    using Jacobian = std::array<double, 4>;

public:
    CycleSearch(const RenderJob& job, Advance advance, int bits)
        : m_job(job), m_advance(advance), m_direct(directJob<Number>(job)), m_bits(bits) {}

    /// The cycle's length; 0 if none is found within `limit` iterations; none when stopped.
    std::optional<std::uint64_t> lengthAt(const Point& point, std::uint64_t limit,
                                          const std::stop_token& stop) const {
        Plane at = m_direct.at;
        if (!m_job.grid->dynamical) at.c = point;
        Orbit orbit = startOf<Number>(m_job, m_direct, point);
        Point kept = orbit.z;
        double tried = kNear;
        std::uint64_t keptAt = 0, renewAt = 8;
        std::uint32_t status = FATHOM_RUNNING;
        for (std::uint64_t n = 1; n <= limit; ++n) {
            if (n % kStride == 0 && stop.stop_requested()) return std::nullopt;
            m_advance(&orbit, &at, 1, &status);
            if (status == FATHOM_ESCAPED || status == FATHOM_CONVERGED) return 0;
            const double distance = std::abs(difference(orbit.z, kept));
            if (distance < tried) {
                const auto length = lengthNear(at, orbit.z, n - keptAt, distance, stop);
                if (length != 0) return length;
                tried = distance * kCloser;
            }
            if (n == renewAt) {
                kept = orbit.z;
                keptAt = n;
                renewAt *= 2;
                tried = kNear;
            }
        }
        return 0;
    }

private:
    static constexpr double kNear = 0x1p-6;    // a return that is worth a try
    static constexpr double kCloser = 0x1p-3;  // the next one must be nearer by this factor
    static constexpr double kAttracting = 1 - 0x1p-10;
    static constexpr int kMostTurns = 16;
    static constexpr std::uint64_t kStride = std::is_same_v<Number, BigFloat> ? 16 : 4096;

    static std::complex<double> difference(const Point& a, const Point& b) {
        const auto part = [](const Number& x, const Number& y) {
            if constexpr (std::is_same_v<Number, Fixed128>)
                return DirectNumber<Number>::toDouble(x) - DirectNumber<Number>::toDouble(y);
            else if constexpr (requires { x.hi + x.lo; })
                return double{x.hi} - double{y.hi} + (double{x.lo} - double{y.lo});
            else
                return DirectNumber<Number>::toDouble(x - y);
        };
        return {part(a.re, b.re), part(a.im, b.im)};
    }
    Number moved(const Number& a, double by) const {
        return coordinates::sum(a, DirectNumber<Number>::rounded(BigFloat(by, 64), m_bits));
    }
    static double plain(Word word) {
        if constexpr (std::is_same_v<Word, FloatExp>)
            return word.toDouble();
        else
            return word;
    }

    /// Takes a point `length` iterations further; none when stopped.
    std::optional<Jacobian> turn(const Plane& at, Point& z, std::uint64_t length, double& nearest,
                                 const std::stop_token& stop) const {
        Plane still = at;
        still.seed = wordOf<Number>({});
        const Word zero = wordOf<Number>({}), one = wordOf<Number>(FloatExp::of(1));
        Orbit orbit;
        orbit.z = z;
        orbit.derivative = {{one, zero}, {zero, one}};
        orbit.remainder = orbit.remainder_before = {one, zero};
        std::uint32_t status = FATHOM_RUNNING;
        for (std::uint64_t n = 0; n < length; ++n) {
            if (n % kStride == 0 && stop.stop_requested()) return std::nullopt;
            m_advance(&orbit, &still, 1, &status);
            nearest = std::min(nearest, std::abs(fathom::nearest<Number>(orbit.z)));
        }
        z = orbit.z;
        const auto& by = orbit.derivative;
        return Jacobian{plain(by.by_re.re), plain(by.by_im.re), plain(by.by_re.im),
                        plain(by.by_im.im)};
    }

    /// The least divisor of `length` with an attracting cycle near z; 0 if there is none, none when
    /// stopped. Over more turns a weak cycle seems to attract more, but it is as long as before.
    std::optional<std::uint64_t> lengthNear(const Plane& at, const Point& z, std::uint64_t length,
                                            double distance, const std::stop_token& stop) const {
        std::uint64_t weak = 0;
        for (const std::uint64_t n : divisorsOf(length)) {
            const auto modulus = modulusOfCycle(at, z, n, distance, stop);
            if (!modulus) return std::nullopt;
            if (*modulus < kAttracting) return weak != 0 && n % weak == 0 ? weak : n;
            if (*modulus < 1 && weak == 0) weak = n;
        }
        return 0;
    }

    /// The modulus of the multiplier of a cycle near `start`, which is infinite if there is none;
    /// none when stopped. By Newton's method in two real dimensions, because formulas may fold.
    std::optional<double> modulusOfCycle(const Plane& at, const Point& start, std::uint64_t length,
                                         double distance, const std::stop_token& stop) const {
        constexpr double kFar = 64;           // times `distance`
        constexpr double kSettled = 0x1p-20;  // of the cycle's point nearest to 0
        Point w = start;
        for (int i = 0; i < kMostTurns; ++i) {
            Point end = w;
            double nearest = std::abs(fathom::nearest<Number>(w));
            const auto by = turn(at, end, length, nearest, stop);
            if (!by) return std::nullopt;
            const auto [a, b, c, d] = *by;
            const std::complex<double> over = difference(end, w);
            const double determinant = (a - 1) * (d - 1) - b * c;
            const double re = (b * over.imag() - (d - 1) * over.real()) / determinant;
            const double im = (c * over.real() - (a - 1) * over.imag()) / determinant;
            const double step = std::hypot(re, im);
            if (!std::isfinite(step)) return HUGE_VAL;
            if (step <= nearest * kSettled) return modulusOf({a, b, c, d});
            w = {moved(w.re, re), moved(w.im, im)};
            if (!(std::abs(difference(w, start)) <= kFar * distance)) return HUGE_VAL;
        }
        return HUGE_VAL;
    }

    /// The modulus of the larger eigenvalue.
    static double modulusOf(const Jacobian& j) {
        const std::complex<double> half = (j[0] + j[3]) / 2;
        const std::complex<double> root = std::sqrt(half * half - (j[0] * j[3] - j[1] * j[2]));
        return std::max(std::abs(half + root), std::abs(half - root));
    }

    const RenderJob& m_job;
    const Advance m_advance;
    const typename Types::DirectJob m_direct;
    const int m_bits;
};

}  // namespace fathom
