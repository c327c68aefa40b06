#include "orbit/attracting_cycle.h"

#include <cmath>
#include <limits>

#include "orbit/step.h"

namespace fathom {

namespace {

/// Steps for one look. Pixels whose cycles take more are followed to the limit.
constexpr std::uint32_t kMostSteps = 4096;
constexpr int kMostRefinements = 8;

/// An orbit that returns to within this part of |z| may be close to a cycle.
constexpr double kNear = 0x1p-1;
/// A point of a cycle is accurate to this part of itself; steps are not more accurate.
constexpr double kFound = 0x1p-26;
/// Multipliers below this are attracting: it is far enough from 1 for all rounding errors.
constexpr double kAttracting = 1 - 0x1p-10;

template <class Real>
Complex<Real> quotient(const Complex<Real>& a, const Complex<Real>& b) {
    const Real size = norm(b);
    const Complex<Real> unit{b.re / size, -b.im / size};
    const Complex<Real> product = a * unit;
    const Real all = size * (unit.re * unit.re + unit.im * unit.im);
    return {product.re / all, product.im / all};
}

/// |a|, for an a in the range of doubles.
template <class Real>
double modulus(const Complex<Real>& a) {
    return std::hypot(toDouble(a.re), toDouble(a.im));
}

template <class Real>
Complex<Real> complexOf(const double (&parts)[2], std::int64_t exponent = 0) {
    if constexpr (std::is_same_v<Real, double>)
        return {parts[0], parts[1]};
    else
        return {FloatExp::of(parts[0], exponent), FloatExp::of(parts[1], exponent)};
}

/// z -> a1 z + a2 z^2 + a3 z^3 + a4 z^4 + (b + x z) c, for some iterations.
template <class Real>
struct Leap {
    Complex<Real> a[4], b, x;
    std::uint32_t to;
};

/// The z of an orbit, with its derivatives with respect to an earlier z and to c.
template <class Real>
struct Jet {
    Complex<Real> z, byZ, byC, byZZ, byZC;

    static Jet at(const Complex<Real>& z) { return {z, {real<Real>(1), Real{}}, {}, {}, {}}; }

    void take(const Leap<Real>& leap, const Complex<Real>& c) {
        const auto& [a1, a2, a3, a4] = leap.a;
        const Complex<Real> square = z * a4 + a3, linear = z * square + a2;
        const Complex<Real> factor = z * linear + a1;
        const Complex<Real> stepByC = leap.x * z + leap.b;
        const Complex<Real> curve = z * (z * a4 * 3.0 + a3) * 3.0 + a2;  // half f''
        const Complex<Real> slope =
            z * (z * (z * a4 * 4.0 + a3 * 3.0) + a2 * 2.0) + a1 + leap.x * c;
        byZZ = slope * byZZ + curve * byZ * byZ * 2.0;
        byZC = slope * byZC + (curve * byC * 2.0 + leap.x) * byZ;
        byZ = slope * byZ;
        byC = slope * byC + stepByC;
        z = z * factor + stepByC * c;
    }
};

/// Follows a pixel's orbit along the reference.
template <class Real>
class Follower {
public:
    Follower(const ReferenceOrbit& orbit, const DeltaJob& job, const DeltaPixel& pixel)
        : m_orbit(orbit),
          m_job(job),
          m_c(complexOf<Real>(pixel.c)),
          m_jet(Jet<Real>::at(complexOf<Real>(pixel.z, pixel.z_exponent))),
          m_m(pixel.m) {}

    /// Continues from another z, at the reference's start.
    void restart(const Complex<Real>& z) {
        m_jet = Jet<Real>::at(z);
        m_m = 0;
    }

    /// Takes a step of at most `most` iterations. Returns their number, or 0 if no step leads on.
    std::uint32_t step(std::uint64_t most) {
        if (m_m == m_job.last) return 0;
        const Leap<Real> leap = longest(most);
        const std::uint32_t length = leap.to - m_m;
        m_jet.take(leap, m_c);
        m_m = leap.to;
        ++m_steps;

        const Complex<Real> z = full();
        if (!(norm(z) * norm(z) <= real<Real>(m_job.escape_radius2))) return 0;
        if (norm(z) < norm(m_jet.z) || (m_m == m_job.last && m_job.is_closed)) {
            m_jet.z = z;
            m_m = 0;
        }
        return length;
    }

    bool isAtStart() const { return m_m == 0; }
    std::uint32_t steps() const { return m_steps; }
    const Jet<Real>& jet() const { return m_jet; }
    /// The full z, measured from 0.
    Complex<Real> full() const { return reference(m_m) + m_jet.z; }

private:
    Complex<Real> reference(std::uint32_t m) const {
        if constexpr (std::is_same_v<Real, double>) {
            return complexOf<Real>(m_job.orbit[m]);
        } else {
            const ComplexExp z = m_orbit.wide(m);
            return {z.re, z.im};
        }
    }

    /// The longest step of at most `most` iterations that is valid for z.
    Leap<Real> longest(std::uint64_t most) const {
        if constexpr (std::is_same_v<Real, double>) {
            const int key = keyOf(norm(m_jet.z));
            const DeltaStep* step = find(m_job.offsets, m_job.keys, m_job.steps, key, most);
            return step ? leapOf(*step, 0, 0, 0) : exact();
        } else {
            const int key = wideKeyOf(norm(m_jet.z));
            const DeltaWideStep* step =
                find(m_job.wide_offsets, m_job.wide_keys, m_job.wide_steps, key, most);
            return step ? leapOf(*step, step->a_exponent, step->scale, step->b_exponent) : exact();
        }
    }

    /// Null if only a single iteration is valid.
    template <class Entry, class Key>
    const Entry* find(const std::uint32_t* offsets, const Key* keys, const Entry* steps, int key,
                      std::uint64_t most) const {
        const std::uint32_t first = offsets[m_m] >> DELTA_LEVEL_BITS;
        const std::uint32_t levels = offsets[m_m] & ((1u << DELTA_LEVEL_BITS) - 1);
        std::uint32_t good = 0;
        while (good < levels && keys[first + good] > key && steps[first + good].length <= most)
            ++good;
        return good ? &steps[first + good - 1] : nullptr;
    }

    template <class Entry>
    static Leap<Real> leapOf(const Entry& step, int aExponent, int scale, int bExponent) {
        Leap<Real> leap{.a = {}, .b = complexOf<Real>(step.b, bExponent), .x = {}, .to = step.to};
        if constexpr (std::is_same_v<Real, double>) leap.x = complexOf<Real>(step.x);
        for (int i = 0; i < 4; ++i)
            leap.a[i] = complexOf<Real>(step.a[i], aExponent - std::int64_t{i} * scale);
        return leap;
    }

    Leap<Real> exact() const {
        Leap<Real> leap{.a = {}, .b = {}, .x = {}, .to = m_m + 1};
        leap.a[0] = reference(m_m) * 2.0;
        leap.a[1].re = real<Real>(1);
        leap.b.re = real<Real>(FloatExp::of(m_job.pixel_mantissa, m_job.pixel_exponent));
        return leap;
    }

    const ReferenceOrbit& m_orbit;
    const DeltaJob& m_job;
    Complex<Real> m_c;
    Jet<Real> m_jet;
    std::uint32_t m_m;
    std::uint32_t m_steps = 0;
};

/// The radius that the cycle through z allows. `jet` is that of z's return after the cycle's
/// length, or after any multiple of it.
template <class Real>
std::optional<double> radiusBy(const Jet<Real>& jet) {
    const double multiplier = modulus(jet.byZ);
    if (!(multiplier < kAttracting)) return std::nullopt;
    const Complex<Real> one{real<Real>(1), Real{}};
    const Complex<Real> cycleByC = quotient(jet.byC, one - jet.byZ);
    const double slope = modulus(jet.byZC + jet.byZZ * cycleByC);
    // The distance to the boundary is at least a quarter of (1 - |r|^2) / |dr/dc| for the
    // multiplier r. If `multiplier` is a power of r, it winds around 0 several times, and the bound
    // for r is less than that formula gives for `multiplier`. The limit for ever higher powers is
    // safe for all.
    const double radius = -multiplier * std::log(multiplier) / (2 * slope);
    return radius > 0 ? radius : 0;
}

/// Refines z by Newton's method to a point of a cycle. `orbit` has just returned to z after
/// `iterations` iterations.
template <class Real>
std::optional<double> refined(Follower<Real>& orbit, Complex<Real> z, std::uint64_t iterations) {
    const Complex<Real> one{real<Real>(1), Real{}};
    for (int i = 0; i < kMostRefinements && orbit.steps() < kMostSteps; ++i) {
        const Complex<Real> by = quotient(orbit.full() - z, one - orbit.jet().byZ);
        if (norm(by) <= norm(z) * kFound) return radiusBy(orbit.jet());
        z = z + by;
        orbit.restart(z);
        for (std::uint64_t left = iterations; left > 0;) {
            const std::uint32_t length = orbit.step(left);
            if (length == 0) return std::nullopt;
            left -= length;
        }
    }
    return std::nullopt;
}

template <class Real>
CycleFinder::Answer look(const ReferenceOrbit& reference, const DeltaJob& job,
                         const DeltaPixel& pixel) {
    constexpr auto kAny = std::numeric_limits<std::uint64_t>::max();
    Follower<Real> orbit(reference, job, pixel);
    std::uint32_t steps = 0;  // taken by refinements
    const auto taken = [&] { return orbit.steps() + steps; };

    // First to a point near 0, then back to it. Each return must be nearer than the last, since a
    // cycle may have points close together.
    do {
        if (orbit.step(kAny) == 0) return {std::nullopt, taken()};
    } while (!orbit.isAtStart() && taken() < kMostSteps);
    const Complex<Real> start = orbit.jet().z;
    orbit.restart(start);
    Real nearest = norm(start) * kNear;
    for (std::uint64_t iterations = 0; iterations < pixel.count && taken() < kMostSteps;) {
        const std::uint32_t length = orbit.step(kAny);
        if (length == 0) break;
        iterations += length;
        const Real distance = norm(orbit.jet().z - start);
        if (!orbit.isAtStart() || !(distance <= nearest)) continue;
        Follower<Real> back = orbit;
        const auto radius = refined(back, start, iterations);
        steps += back.steps() - orbit.steps();
        if (radius) return {radius, taken()};
        nearest = distance * 0.5;
    }
    return {std::nullopt, taken()};
}

}  // namespace

CycleFinder::Answer CycleFinder::lookAt(const DeltaPixel& pixel) const {
    if (!m_job.wide_steps) return look<double>(m_orbit, m_job, pixel);
    Answer answer = look<FloatExp>(m_orbit, m_job, pixel);
    answer.steps *= 20;
    return answer;
}

}  // namespace fathom
