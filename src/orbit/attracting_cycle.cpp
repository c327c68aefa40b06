#include "orbit/attracting_cycle.h"

#include <cmath>
#include <limits>
#include <vector>

#include "orbit/step.h"
#include "orbit/step_table.h"

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

/// Derivatives of an orbit's z with respect to an earlier z and to c.
template <class Real>
struct Jet {
    Complex<Real> byZ{real<Real>(1), Real{}}, byC, byZZ, byZC;
};

/// How an orbit with its jet follows the reference: the rule of kernels/perturbation/follow.h.
template <class Real>
struct Rule {
    using fathom_uint32 = kernel::fathom_uint32;
    using lane_word = double;
    using mask = int;
#include "perturbation/one_lane.h"
    using delta = Complex<Real>;
    static delta delta_sum(const delta& a, const delta& b) {
        return a + b;
    }
    static delta delta_select(mask m, const delta& a, const delta& b) {
        return m ? a : b;
    }
    static delta delta_normal(const delta& a) {
        return a;
    }
    static mask delta_is_less(const delta& a, const delta& b) {
        return norm(a) < norm(b);
    }
    static mask delta_is_plain(const delta&) {
        return 0;
    }
    static mask delta_has_escaped(const delta& value, double radius2) {
        return !(norm(value) * norm(value) <= real<Real>(radius2));
    }
#include "perturbation/ends.h"

    using rate = Jet<Real>;
    using follow_bounds = DeltaBounds;
    struct followed {
        delta z;
        rate derivative;
        Complex<Real> c;
        ints count, m;
    };
    /// z -> a1 z + a2 z^2 + a3 z^3 + a4 z^4 + (b + x z) c, for `length` iterations.
    struct follow_step {
        Complex<Real> a[4], b, x;
        delta target;
        ints to, length;
    };
    static rate rate_select(mask m, const rate& a, const rate& b) {
        return m ? a : b;
    }
    static mask step_is_at_end(const follow_bounds* bounds, ints m) {
        return m == bounds->last;
    }
    static follow_next step_next(const follow_bounds* bounds, const follow_step* step,
                                 const followed* now, rate* derivative);
    static void step_settle(const follow_bounds*, const follow_step*, const followed*, mask, mask,
                            follow_ends*, followed*) {}
#include "perturbation/follow.h"
};

template <class Real>
auto Rule<Real>::step_next(const follow_bounds* bounds, const follow_step* step,
                           const followed* now, rate* derivative) -> follow_next {
    const auto& [a1, a2, a3, a4] = step->a;
    const Complex<Real>&z = now->z, &c = now->c;
    const rate& by = now->derivative;
    const Complex<Real> square = z * a4 + a3, linear = z * square + a2;
    const Complex<Real> factor = z * linear + a1;
    const Complex<Real> stepByC = step->x * z + step->b;
    const Complex<Real> curve = z * (z * a4 * 3.0 + a3) * 3.0 + a2;  // half f''
    const Complex<Real> slope = z * (z * (z * a4 * 4.0 + a3 * 3.0) + a2 * 2.0) + a1 + step->x * c;
    derivative->byZZ = slope * by.byZZ + curve * by.byZ * by.byZ * 2.0;
    derivative->byZC = slope * by.byZC + (curve * by.byC * 2.0 + step->x) * by.byZ;
    derivative->byZ = slope * by.byZ;
    derivative->byC = slope * by.byC + stepByC;
    const delta next = z * factor + stepByC * c;
    return {.z = next,
            .value = step->target + next,
            .m = step->to,
            .start = 0,
            .is_lost = 0,
            .is_at_goal = 0,
            .rebases = step_is_at_end(bounds, step->to) && bounds->is_closed,
            .can_turn = 0};
}

/// Follows a pixel's orbit along the reference.
template <class Real>
class Follower {
public:
    Follower(const ReferenceOrbit& orbit, const DeltaJob& job, const DeltaPixel& pixel)
        : m_orbit(orbit),
          m_job(job),
          m_now{.z = complexOf<Real>(pixel.z, pixel.z_exponent),
                .derivative = {},
                .c = complexOf<Real>(pixel.c),
                .count = 0,
                .m = pixel.m} {
        m_job.bounds.limit = std::numeric_limits<std::int64_t>::max();
    }

    /// Continues from another z, at the reference's start.
    void restart(const Complex<Real>& z) {
        m_now.z = z;
        m_now.derivative = {};
        m_now.m = 0;
    }

    /// Takes a step of at most `most` iterations. Returns their number, or 0 if no step leads on.
    std::uint32_t step(std::uint64_t most) {
        if (Rule<Real>::step_is_at_end(&m_job.bounds, m_now.m)) return 0;
        const auto step = longest(most);
        ++m_steps;
        const auto ends = Rule<Real>::follow(&m_job.bounds, &step, &m_now);
        return ends.escaped ? 0 : static_cast<std::uint32_t>(step.length);
    }

    bool isAtStart() const { return m_now.m == 0; }
    std::uint32_t steps() const { return m_steps; }
    const Complex<Real>& z() const { return m_now.z; }
    const Jet<Real>& jet() const { return m_now.derivative; }
    /// The full z, measured from 0.
    Complex<Real> full() const { return reference(index()) + m_now.z; }

private:
    using Step = typename Rule<Real>::follow_step;

    std::uint32_t index() const { return static_cast<std::uint32_t>(m_now.m); }

    Complex<Real> reference(std::uint32_t m) const {
        if constexpr (std::is_same_v<Real, double>) {
            return complexOf<Real>(m_job.orbit[m]);
        } else {
            const ComplexExp z = m_orbit.extended(m);
            return {z.re, z.im};
        }
    }

    /// The longest step of at most `most` iterations that is valid for z.
    Step longest(std::uint64_t most) const {
        if constexpr (std::is_same_v<Real, double>) {
            const int key = keyOf(norm(z()));
            const DeltaStep* step = find(m_job.offsets, m_job.keys, m_job.steps, key, most);
            return step ? stepOf(*step, 0, 0, 0) : exact();
        } else {
            const int key = extendedKeyOf(norm(z()));
            const DeltaExtendedStep* step =
                find(m_job.extended_offsets, m_job.extended_keys, m_job.extended_steps, key, most);
            return step ? stepOf(*step, step->a_exponent, step->scale, step->b_exponent) : exact();
        }
    }

    /// Null if only a single iteration is valid, or if the steps are not made.
    template <class Entry, class Key>
    const Entry* find(const std::uint32_t* offsets, const Key* keys, const Entry* steps, int key,
                      std::uint64_t most) const {
        const std::uint32_t first = offsets[index()] >> DELTA_LEVEL_BITS;
        const std::uint32_t levels = offsets[index()] & ((1u << DELTA_LEVEL_BITS) - 1);
        most = std::min<std::uint64_t>(most, StepTable::kNotMade - 1);
        std::uint32_t good = 0;
        while (good < levels && keys[first + good] > key && steps[first + good].length <= most)
            ++good;
        return good ? &steps[first + good - 1] : nullptr;
    }

    Step stepTo(std::uint32_t to) const {
        Step step{};
        step.target = reference(to);
        step.to = to;
        step.length = to - m_now.m;
        return step;
    }

    template <class Entry>
    Step stepOf(const Entry& entry, int aExponent, int scale, int bExponent) const {
        Step step = stepTo(entry.to);
        for (int i = 0; i < 4; ++i)
            step.a[i] = complexOf<Real>(entry.a[i], aExponent - std::int64_t{i} * scale);
        step.b = complexOf<Real>(entry.b, bExponent);
        if constexpr (std::is_same_v<Real, double>) step.x = complexOf<Real>(entry.x);
        return step;
    }

    Step exact() const {
        Step step = stepTo(index() + 1);
        step.a[0] = reference(index()) * 2.0;
        step.a[1].re = real<Real>(1);
        step.b.re =
            real<Real>(FloatExp::of(m_job.bounds.pixel_mantissa, m_job.bounds.pixel_exponent));
        return step;
    }

    const ReferenceOrbit& m_orbit;
    DeltaJob m_job;
    typename Rule<Real>::followed m_now;
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
    const double radius = interiorRadius(multiplier, slope, Turns::Several);
    return radius > 0 ? radius : 0;
}

struct Cycle {
    double radius;  // in pixels; see CycleFinder::Answer
    std::uint64_t period;
};

/// The length of the cycle through z, of which `iterations` is a multiple. A cycle that has just
/// parted from a shorter one has points that are near each other, but no nearer than kApart: its
/// multiplier is not near 1.
template <class Real>
std::uint64_t lengthOf(Follower<Real>& orbit, const Complex<Real>& z, std::uint64_t iterations) {
    constexpr double kApart = 0x1p-16;
    orbit.restart(z);
    std::uint64_t done = 0;
    for (const std::uint64_t divisor : divisorsOf(iterations)) {
        if (divisor == iterations) break;
        while (done < divisor) {
            const std::uint32_t length = orbit.step(divisor - done);
            if (length == 0) return iterations;
            done += length;
        }
        if (norm(orbit.full() - z) <= norm(z) * kApart) return divisor;
    }
    return iterations;
}

/// Refines z by Newton's method to a point of a cycle. `orbit` has just returned to z after
/// `iterations` iterations.
template <class Real>
std::optional<Cycle> refined(Follower<Real>& orbit, Complex<Real> z, std::uint64_t iterations) {
    const Complex<Real> one{real<Real>(1), Real{}};
    for (int i = 0; i < kMostRefinements && orbit.steps() < kMostSteps; ++i) {
        const Complex<Real> by = quotient(orbit.full() - z, one - orbit.jet().byZ);
        if (norm(by) <= norm(z) * kFound) {
            const std::optional<double> radius = radiusBy(orbit.jet());
            if (!radius) return std::nullopt;
            return Cycle{*radius, lengthOf(orbit, z, iterations)};
        }
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
        if (orbit.step(kAny) == 0) return {.steps = taken()};
    } while (!orbit.isAtStart() && taken() < kMostSteps);
    const Complex<Real> start = orbit.z();
    orbit.restart(start);
    Real nearest = norm(start) * kNear;
    for (std::uint64_t iterations = 0; iterations < pixel.count && taken() < kMostSteps;) {
        const std::uint32_t length = orbit.step(kAny);
        if (length == 0) break;
        iterations += length;
        const Real distance = norm(orbit.z() - start);
        if (!orbit.isAtStart() || !(distance <= nearest)) continue;
        Follower<Real> back = orbit;
        const auto cycle = refined(back, start, iterations);
        steps += back.steps() - orbit.steps();
        if (cycle) return {cycle->radius, cycle->period, taken()};
        nearest = distance * 0.5;
    }
    return {.steps = taken()};
}

}  // namespace

double interiorRadius(double multiplier, double slope, Turns turns) {
    if (turns == Turns::One) return (1 - multiplier * multiplier) / (4 * slope);
    // A power of r winds around 0 several times, and the bound for r is less than the formula above
    // gives for the power. The limit for ever higher powers is safe for all.
    return -multiplier * std::log(multiplier) / (2 * slope);
}

std::vector<std::uint64_t> divisorsOf(std::uint64_t number) {
    std::vector<std::uint64_t> low, high;
    for (std::uint64_t i = 1; i * i <= number; ++i) {
        if (number % i > 0) continue;
        low.push_back(i);
        if (i * i < number) high.push_back(number / i);
    }
    low.insert(low.end(), high.rbegin(), high.rend());
    return low;
}

CycleFinder::Answer CycleFinder::lookAt(const DeltaPixel& pixel) const {
    if (!m_job.bounds.has_extended_steps) return look<double>(m_orbit, m_job, pixel);
    Answer answer = look<FloatExp>(m_orbit, m_job, pixel);
    answer.steps *= 20;
    return answer;
}

}  // namespace fathom
