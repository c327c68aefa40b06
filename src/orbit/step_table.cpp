#include "orbit/step_table.h"

#include <bit>
#include <limits>

namespace fathom {

namespace {

/// From so many iterations on an orbit's table is lean: behind kFullUntil its first levels, which
/// would take most of the memory, are missing.
constexpr std::uint32_t kFullLength = 1u << 17;
constexpr std::uint32_t kFullUntil = 1u << 12;
constexpr int kFirstLeanLevel = 4;

// ---- Complex numbers over double and FloatExp ------------------------------------------------

template <class Real>
struct Complex {
    Real re, im;
    friend Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
    friend Complex operator*(Complex a, Complex b) {
        return {a.re * b.re + -(a.im * b.im), a.re * b.im + a.im * b.re};
    }
    friend Complex operator*(Complex a, double b) { return {a.re * b, a.im * b}; }
};

double absolute(double a) {
    return std::fabs(a);
}
[[maybe_unused]] FloatExp absolute(FloatExp a) {
    return abs(a);
}

template <class Real>
Real norm(Complex<Real> a) {
    const Real re = absolute(a.re), im = absolute(a.im);
    return re > im ? re : im;
}

double fourthRoot(double a) {
    return std::sqrt(std::sqrt(a));
}
[[maybe_unused]] FloatExp fourthRoot(FloatExp a) {
    const std::int64_t fourth = a.exponent >> 2;
    const int rest = static_cast<int>(a.exponent & 3);
    return FloatExp::of(fourthRoot(std::ldexp(a.mantissa, rest)), fourth);
}

template <class Real>
Real real(FloatExp a);
template <>
double real(FloatExp a) {
    return a.toDouble();
}
template <>
[[maybe_unused]] FloatExp real(FloatExp a) {
    return a;
}

double toDouble(double a) {
    return a;
}
[[maybe_unused]] double toDouble(FloatExp a) {
    return a.toDouble();
}

// ---- A step ----------------------------------------------------------------------------------

template <class Real>
struct Step {
    Complex<Real> a1, a2, a3, a4, b, x;
    Complex<Real> w;  // of c^2, which is cut off
    Real radius;
};

/// The upper bits of a double that is 0 or above: they order as the numbers do.
std::uint16_t keyOf(double radius) {
    return static_cast<std::uint16_t>(std::bit_cast<std::uint64_t>(radius) >> 48);
}
constexpr std::uint16_t kAlways = 0x7fff;

}  // namespace

template <class Real>
class StepTable::Builder {
public:
    Builder(const Request& request, StepTable& table, std::stop_token stop)
        : m_orbit(*request.orbit),
          m_table(table),
          m_stop(std::move(stop)),
          m_isLean(m_orbit.length() > kFullLength),
          m_pixel(real<Real>(request.pixel)),
          m_reach(real<Real>(FloatExp::of(request.reach))),
          m_epsilon(real<Real>(FloatExp::of(request.epsilon))),
          m_escapeNorm(std::min(request.escapeRadius, 4.0)) {}

    /// False when stopped.
    bool build() {
        const std::uint32_t last = m_orbit.length();
        makeRoom();
        store(leaf(0), 0, 0);
        for (std::uint32_t m = 1; m < last;) {
            if (m_stop.stop_requested()) return false;
            const int level = std::min(topLevel(m), kTopLevel);
            build(m, level);
            m += std::uint32_t{1} << level;
        }
        return true;
    }

private:
    using C = Complex<Real>;

    static constexpr int kTopLevel = kFirstLeanLevel + DELTA_MOST_LEVELS - 1;

    /// The highest level of a step from m, which is not 0 or the last.
    int topLevel(std::uint32_t m) const {
        const int fitting = static_cast<int>(std::bit_width(m_orbit.length() - m)) - 1;
        return m == 1 ? fitting : std::min(std::countr_zero(m - 1), fitting);
    }

    int firstLevel(std::uint32_t m) const {
        return m_isLean && m >= kFullUntil ? kFirstLeanLevel : 0;
    }
    int levels(std::uint32_t m) const {
        if (m == 0) return 1;
        if (m == m_orbit.length()) return 0;
        return std::clamp(topLevel(m) + 1 - firstLevel(m), 0, DELTA_MOST_LEVELS);
    }

    void makeRoom() {
        const std::uint32_t last = m_orbit.length();
        std::uint32_t count = 0;
        m_table.m_offsets.reserve(last + 1);
        for (std::uint32_t m = 0; m <= last; ++m) {
            m_table.m_offsets.push_back(count << DELTA_LEVEL_BITS |
                                        static_cast<std::uint32_t>(levels(m)));
            count += static_cast<std::uint32_t>(levels(m));
        }
        m_table.m_steps.resize(count);
        m_table.m_keys.resize(count + DELTA_MOST_LEVELS);
    }

    /// All steps from m to m + 2^level, the longest returned.
    Step<Real> build(std::uint32_t m, int level) {
        if (level == 0) {
            const Step<Real> step = leaf(m);
            store(step, m, 0);
            return step;
        }
        const Step<Real> x = build(m, level - 1);
        const Step<Real> y = build(m + (std::uint32_t{1} << (level - 1)), level - 1);
        const Step<Real> step = merged(x, y);
        store(step, m, level);
        return step;
    }

    C value(std::uint32_t m) const {
        if constexpr (std::is_same_v<Real, double>) {
            return {m_orbit[m].real(), m_orbit[m].imag()};
        } else {
            const ComplexExp wide = m_orbit.wide(m);
            return {wide.re, wide.im};
        }
    }

    /// z <- 2 Z z + z^2 + c. Its radius keeps orbits from the place where they rebase, and from
    /// escaping unseen inside of a merged step.
    Step<Real> leaf(std::uint32_t m) const {
        const double size = chebyshev(m_orbit[m]);
        const Real one = real<Real>(FloatExp::of(1)), zero{};
        const Real quarter = norm(value(m)) * 0.25;
        const Real left = real<Real>(FloatExp::of((m_escapeNorm - size * std::sqrt(2)) / 1.5));
        return {.a1 = value(m) * 2.0,
                .a2 = {one, zero},
                .a3 = {},
                .a4 = {},
                .b = {m_pixel, zero},
                .x = {},
                .w = {},
                .radius = quarter < left ? quarter : left};
    }

    Step<Real> merged(const Step<Real>& x, const Step<Real>& y) const;

    void store(const Step<Real>& step, std::uint32_t m, int level) {
        const int place = level - firstLevel(m);
        const std::uint32_t offset = m_table.m_offsets[m];
        if (place < 0 || place >= levels(m)) return;

        const std::uint32_t index =
            (offset >> DELTA_LEVEL_BITS) + static_cast<std::uint32_t>(place);
        const std::uint32_t to = m + (std::uint32_t{1} << level);
        const auto put = [](double(&target)[2], const C& value) {
            target[0] = toDouble(value.re);
            target[1] = toDouble(value.im);
        };
        DeltaStep& entry = m_table.m_steps[index];
        put(entry.a[0], step.a1);
        put(entry.a[1], step.a2);
        put(entry.a[2], step.a3);
        put(entry.a[3], step.a4);
        put(entry.b, step.b);
        put(entry.x, step.x);
        entry.target[0] = m_orbit[to].real();
        entry.target[1] = m_orbit[to].imag();
        entry.to = to;
        entry.length = to - m;

        std::uint16_t key = level == 0 ? kAlways : keyOf(toDouble(step.radius));
        if (place > 0) key = std::min(key, m_table.m_keys[index - 1]);
        m_table.m_keys[index] = key;
    }

    const ReferenceOrbit& m_orbit;
    StepTable& m_table;
    std::stop_token m_stop;
    bool m_isLean;
    Real m_pixel, m_reach, m_epsilon;
    double m_escapeNorm;
};

template <class Real>
Step<Real> StepTable::Builder<Real>::merged(const Step<Real>& x, const Step<Real>& y) const {
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

    // The sizes of what is cut off, over the powers of z and c.
    const Real x1 = norm(x.a1), x2 = norm(x.a2), x3 = norm(x.a3), x4 = norm(x.a4);
    const Real y2 = norm(y.a2), y3 = norm(y.a3), y4 = norm(y.a4);
    const Real bx = norm(x.b) * m_reach, xx = norm(x.x) * m_reach, yx = norm(y.x) * m_reach;
    const Real wx = norm(x.w) * m_reach * m_reach;
    const Real allowed = m_epsilon * norm(step.a1);
    const Real allowedB = m_epsilon * norm(step.b);
    const Real fifth = y2 * (x1 * x4 + x2 * x3) * 2.0 + y3 * x1 * (x1 * x3 + x2 * x2) * 3.0 +
                       y4 * x1 * x1 * x1 * x2 * 4.0;
    const Real squareByC = y2 * (x2 * bx + x1 * xx) * 2.0 + y3 * x1 * x1 * bx * 3.0 + yx * x2;
    const bool isTooFar =
        !(y2 * (x1 * wx + xx * bx) * 2.0 + y3 * x1 * bx * bx * 3.0 + yx * xx <= allowed) ||
        !(y2 * bx * wx * 2.0 + y3 * bx * bx * bx + yx * wx <= allowedB * m_reach) ||
        !(norm(step.w) * m_reach <= allowedB);

    step.radius = x.radius;
    const auto shrink = [&step](Real radius) {
        if (!(radius >= step.radius)) step.radius = radius;
    };
    shrink((y.radius + -bx) / x1);
    shrink(fourthRoot(allowed / fifth));
    shrink(allowed / squareByC);
    if (isTooFar || !(step.radius > Real{})) step.radius = Real{};
    return step;
}

Result<StepTable> StepTable::build(const Request& request, std::stop_token stop) {
    StepTable table;
    table.m_orbit = request.orbit;
    table.m_pixel = request.pixel.toDouble();
    table.m_escapeRadius = request.escapeRadius;
    const bool isBuilt = Builder<double>(request, table, std::move(stop)).build();
    if (!isBuilt) return fail(ErrorCode::Cancelled, "The table was cancelled.");
    return table;
}

std::vector<DeltaStep> StepTable::stepsFrom(std::uint32_t m, double size) const {
    const std::uint32_t first = m_offsets[m] >> DELTA_LEVEL_BITS;
    const std::uint32_t levels = m_offsets[m] & ((1u << DELTA_LEVEL_BITS) - 1);
    std::vector<DeltaStep> steps;
    for (std::uint32_t index = first + levels; index-- > first;)
        if (m_keys[index] > keyOf(size)) steps.push_back(m_steps[index]);
    if (steps.empty() || steps.back().length > 1)
        steps.push_back(kernel::delta_exact(m_orbit->data(), m, m_pixel));
    return steps;
}

DeltaJob StepTable::job() const {
    return {.steps = m_steps.data(),
            .keys = m_keys.data(),
            .offsets = m_offsets.data(),
            .orbit = m_orbit->data(),
            .last = m_orbit->length(),
            .is_closed = m_orbit->isClosed(),
            .pixel = m_pixel,
            .escape_radius2 = m_escapeRadius * m_escapeRadius,
            .limit = 0};
}

}  // namespace fathom
