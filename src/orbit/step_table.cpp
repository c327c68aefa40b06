#include "orbit/step_table.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "base/abreast.h"

namespace fathom {

namespace {

/// From so many iterations on an orbit's table is lean: behind kFullUntil its first levels, which
/// would take most of the memory, are missing.
constexpr std::uint32_t kFullLength = 1u << 18;
constexpr std::uint32_t kFullUntil = 1u << 12;
constexpr int kFirstLeanLevel = 4;

/// Wide steps are there for pixels below this size; shorter ones are made as they are needed, as
/// those near 0 are long.
constexpr int kWidePixel = -900;
constexpr int kFirstWideLevel = 3;

/// Steps up to this level, along points of this size at least, fit into doubles with all that
/// merging them multiplies, whatever the pixel.
constexpr int kPlainLevel = 5;
constexpr double kPlainSize = 0x1p-8;

/// The least |dz/dc|, over a pixel, at which orbits are iterated directly. Rounding shifts them by
/// 2^-18 of a pixel in each iteration by the usual epsilon, and by a smaller part with a smaller
/// one.
double directSlope(double epsilon) {
    return 0x1p-33 * std::max(1.0, StepTable::kDefaultEpsilon / epsilon);
}

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
FloatExp absolute(FloatExp a) {
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
FloatExp fourthRoot(FloatExp a) {
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
FloatExp real(FloatExp a) {
    return a;
}

double toDouble(double a) {
    return a;
}
double toDouble(FloatExp a) {
    const bool isNormal = a.exponent > -1000 && a.exponent < 1000;
    if (!isNormal) return a.toDouble();
    return a.mantissa * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + a.exponent) << 52);
}

// ---- A step ----------------------------------------------------------------------------------

template <class Real>
struct Step {
    Complex<Real> a1, a2, a3, a4, b, x;
    Complex<Real> w;  // of c^2, which is cut off
    Real radius;
};

/// z <- 2 Z z + z^2 + c, from Z of this size, for a pixel of c. Its radius keeps orbits from the
/// place where they rebase, and from escaping unseen inside of a merged step.
template <class Real>
Step<Real> leafOf(Complex<Real> z, Real pixel, double size, double escapeNorm) {
    const Real one = real<Real>(FloatExp::of(1)), zero{};
    const Real quarter = norm(z) * 0.25;
    const Real left = real<Real>(FloatExp::of((escapeNorm - size * std::sqrt(2)) / 1.5));
    return {.a1 = z * 2.0,
            .a2 = {one, zero},
            .a3 = {},
            .a4 = {},
            .b = {pixel, zero},
            .x = {},
            .w = {},
            .radius = quarter < left ? quarter : left};
}

/// x, then y, for pixels within `reach`.
template <class Real>
Step<Real> merged(const Step<Real>& x, const Step<Real>& y, Real reach, Real epsilon) {
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

    // The sizes of what is cut off, over the powers of z and c.
    const Real x1 = norm(x.a1), x2 = norm(x.a2), x3 = norm(x.a3), x4 = norm(x.a4);
    const Real y2 = norm(y.a2), y3 = norm(y.a3), y4 = norm(y.a4);
    const Real bx = norm(x.b) * reach, xx = norm(x.x) * reach, yx = norm(y.x) * reach;
    const Real wx = norm(x.w) * reach * reach;
    const Real allowed = epsilon * norm(step.a1);
    const Real allowedB = epsilon * norm(step.b);
    const Real fifth = y2 * (x1 * x4 + x2 * x3) * 2.0 + y3 * x1 * (x1 * x3 + x2 * x2) * 3.0 +
                       y4 * x1 * x1 * x1 * x2 * 4.0;
    const Real squareByC = y2 * (x2 * bx + x1 * xx) * 2.0 + y3 * x1 * x1 * bx * 3.0 + yx * x2;
    const bool isTooFar =
        !(y2 * (x1 * wx + xx * bx) * 2.0 + y3 * x1 * bx * bx * 3.0 + yx * xx <= allowed) ||
        !(y2 * bx * wx * 2.0 + y3 * bx * bx * bx + yx * wx <= allowedB * reach) ||
        !(norm(step.w) * reach <= allowedB);

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

/// A step whose unit of c is the plane's, for another unit.
Step<FloatExp> inUnits(const Step<double>& step, FloatExp unit) {
    const auto wide = [](const Complex<double>& a) {
        return Complex<FloatExp>{FloatExp::of(a.re), FloatExp::of(a.im)};
    };
    const auto times = [](Complex<FloatExp> a, FloatExp b) {
        return Complex<FloatExp>{a.re * b, a.im * b};
    };
    return {.a1 = wide(step.a1),
            .a2 = wide(step.a2),
            .a3 = wide(step.a3),
            .a4 = wide(step.a4),
            .b = times(wide(step.b), unit),
            .x = times(wide(step.x), unit),
            .w = times(wide(step.w), unit * unit),
            .radius = FloatExp::of(step.radius)};
}

/// The upper bits of a double that is 0 or above: they order as the numbers do.
std::uint16_t keyOf(double radius) {
    return static_cast<std::uint16_t>(std::bit_cast<std::uint64_t>(radius) >> 48);
}
constexpr std::uint16_t kAlways = 0x7fff;
constexpr std::uint16_t kNever = 0;

/// The same at any magnitude: 16 log2, rounded down.
int wideKeyOf(FloatExp size) {
    constexpr int kSmallest = -0x7fffff0;
    if (!(size > FloatExp{})) return 16 * kSmallest;
    const auto exponent = static_cast<int>(std::max<std::int64_t>(size.exponent, kSmallest));
    return 16 * exponent + (std::bit_cast<std::uint64_t>(size.mantissa) >> 48 & 15);
}
constexpr int kWideNever = -0x7fffffff;

/// Where the steps of an index lie.
struct Places {
    std::uint32_t first, count;
    static Places of(std::uint32_t offset) {
        return {offset >> DELTA_LEVEL_BITS, offset & ((1u << DELTA_LEVEL_BITS) - 1)};
    }
};

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
    bool build(int threads) {
        const std::uint32_t last = m_orbit.length();
        makeRoom();
        store(leaf(0), 0, 0);
        m_blocks.resize((last - 1) >> kBlockLevel);
        runAbreast(threads, m_blocks.size(), [this](std::size_t i) {
            if (m_stop.stop_requested()) return;
            m_blocks[i] = joined(static_cast<std::uint32_t>(i << kBlockLevel) + 1, kBlockLevel);
        });
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
    static constexpr bool kIsWide = std::is_same_v<Real, FloatExp>;

    /// Steps of this level are built abreast, with all that they consist of.
    static constexpr int kBlockLevel = 12;
    static constexpr int kTopLevel = kFirstLeanLevel + DELTA_MOST_LEVELS - 1;

    /// The highest level of a step from m, which is not 0 or the last.
    int topLevel(std::uint32_t m) const {
        const int fitting = static_cast<int>(std::bit_width(m_orbit.length() - m)) - 1;
        return m == 1 ? fitting : std::min(std::countr_zero(m - 1), fitting);
    }

    int firstLevel(std::uint32_t m) const {
        return m_isLean && m >= kFullUntil ? kFirstLeanLevel : 0;
    }

    /// Fills `offsets` for steps of the levels from firstLevelOf(m) on; returns how many there are.
    template <class FirstLevel>
    std::uint32_t layOut(std::vector<std::uint32_t>& offsets, FirstLevel firstLevelOf) const {
        const std::uint32_t last = m_orbit.length();
        std::uint32_t count = 0;
        offsets.reserve(last + 1);
        for (std::uint32_t m = 0; m <= last; ++m) {
            const int top = m == 0 ? 0 : m == last ? -1 : topLevel(m);
            const auto levels = static_cast<std::uint32_t>(
                std::clamp(top + 1 - firstLevelOf(m), 0, DELTA_MOST_LEVELS));
            offsets.push_back(count << DELTA_LEVEL_BITS | levels);
            count += levels;
        }
        return count;
    }

    void makeRoom() {
        const std::uint32_t count =
            layOut(m_table.m_offsets, [this](std::uint32_t m) { return firstLevel(m); });
        m_table.m_steps = std::make_unique_for_overwrite<DeltaStep[]>(count);
        m_table.m_keys.resize(count + DELTA_MOST_LEVELS);
        if constexpr (kIsWide) {
            const std::uint32_t wideCount =
                layOut(m_table.m_wideOffsets, [](std::uint32_t) { return kFirstWideLevel; });
            m_table.m_wideSteps = std::make_unique_for_overwrite<DeltaWideStep[]>(wideCount);
            m_table.m_wideKeys.resize(wideCount);
        }
    }

    /// All steps from m to m + 2^level, the longest returned.
    Step<Real> build(std::uint32_t m, int level) {
        if constexpr (kIsWide)
            if (level <= kPlainLevel && isPlain(m, level))
                return inUnits(buildPlain(m, level), m_pixel);
        if (level == 0) {
            const Step<Real> step = leaf(m);
            store(step, m, 0);
            return step;
        }
        if (level == kBlockLevel) return m_blocks[m >> kBlockLevel];
        return joined(m, level);
    }

    /// Two halves in one.
    Step<Real> joined(std::uint32_t m, int level) {
        const Step<Real> x = build(m, level - 1);
        const Step<Real> y = build(m + (std::uint32_t{1} << (level - 1)), level - 1);
        const Step<Real> step = merged(x, y, m_reach, m_epsilon);
        store(step, m, level);
        return step;
    }

    bool isPlain(std::uint32_t m, int level) const {
        const std::uint32_t end = m + (std::uint32_t{1} << level);
        while (m < end && chebyshev(m_orbit[m]) >= kPlainSize)
            ++m;
        return m == end;
    }

    /// The same in doubles, with the plane's unit for c, of which pixels are nothing.
    Step<double> buildPlain(std::uint32_t m, int level) {
        Step<double> step;
        if (level == 0) {
            step = plainLeaf(m);
        } else {
            const Step<double> x = buildPlain(m, level - 1);
            const Step<double> y = buildPlain(m + (std::uint32_t{1} << (level - 1)), level - 1);
            step = merged(x, y, 0.0, toDouble(m_epsilon));
        }
        store(inUnits(step, m_pixel), m, level);
        return step;
    }

    C value(std::uint32_t m) const {
        if constexpr (kIsWide) {
            const ComplexExp wide = m_orbit.wide(m);
            return {wide.re, wide.im};
        } else {
            return {m_orbit[m].real(), m_orbit[m].imag()};
        }
    }

    Step<Real> leaf(std::uint32_t m) const {
        return leafOf(value(m), m_pixel, chebyshev(m_orbit[m]), m_escapeNorm);
    }
    Step<double> plainLeaf(std::uint32_t m) const {
        const std::complex<double> z = m_orbit[m];
        return leafOf(Complex<double>{z.real(), z.imag()}, 1.0, chebyshev(z), m_escapeNorm);
    }

    void store(const Step<Real>& step, std::uint32_t m, int level) {
        const std::uint32_t to = m + (std::uint32_t{1} << level);
        const Places places = Places::of(m_table.m_offsets[m]);
        const int place = level - firstLevel(m);
        if (place >= 0 && place < static_cast<int>(places.count))
            storeNarrow(step, m, to, places.first + static_cast<std::uint32_t>(place), place > 0);
        if constexpr (kIsWide) {
            const Places widePlaces = Places::of(m_table.m_wideOffsets[m]);
            const int widePlace = level - kFirstWideLevel;
            if (widePlace >= 0 && widePlace < static_cast<int>(widePlaces.count))
                storeWide(step, m, to, widePlaces.first + static_cast<std::uint32_t>(widePlace),
                          widePlace > 0);
        }
    }

    void storeNarrow(const Step<Real>& step, std::uint32_t m, std::uint32_t to, std::uint32_t index,
                     bool isLonger) {
        bool isFinite = true;
        const auto put = [&isFinite](double(&target)[2], const C& value) {
            target[0] = toDouble(value.re);
            target[1] = toDouble(value.im);
            isFinite &= std::isfinite(target[0]) && std::isfinite(target[1]);
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
        entry.to_offset = m_table.m_offsets[to];

        std::uint16_t key = isFinite ? keyOf(toDouble(step.radius)) : kNever;
        if (entry.length == 1) key = kAlways;
        if (isLonger) key = std::min(key, m_table.m_keys[index - 1]);
        m_table.m_keys[index] = key;
    }

    /// Without x: the step is there where that is as good.
    void storeWide(const Step<Real>& step, std::uint32_t m, std::uint32_t to, std::uint32_t index,
                   bool isLonger) {
        bool isGood = step.radius > Real{} && norm(step.a1) > Real{} &&
                      norm(step.x) * m_reach <= m_epsilon * norm(step.a1);
        const FloatExp radius = real<FloatExp>(step.radius);
        const std::int64_t scale = isGood ? radius.exponent : 0;
        const auto put = [&isGood](double(&target)[2], const C& value, std::int64_t exponent) {
            target[0] = toDouble(FloatExp::of(value.re.mantissa, value.re.exponent + exponent));
            target[1] = toDouble(FloatExp::of(value.im.mantissa, value.im.exponent + exponent));
            isGood &= std::isfinite(target[0]) && std::isfinite(target[1]);
        };
        const std::int64_t aExponent = norm(step.a1).exponent, bExponent = norm(step.b).exponent;
        DeltaWideStep& entry = m_table.m_wideSteps[index];
        put(entry.a[0], step.a1, -aExponent);
        put(entry.a[1], step.a2, scale - aExponent);
        put(entry.a[2], step.a3, 2 * scale - aExponent);
        put(entry.a[3], step.a4, 3 * scale - aExponent);
        put(entry.b, step.b, -bExponent);
        const kernel::delta_wide_point target = m_orbit.widePoint(to);
        std::ranges::copy(target.z, entry.target);
        entry.to = to;
        entry.length = to - m;
        entry.scale = static_cast<int>(scale);
        entry.a_exponent = static_cast<int>(aExponent);
        entry.b_exponent = static_cast<int>(bExponent);
        entry.target_exponent = target.exponent;

        int key = isGood ? wideKeyOf(radius) : kWideNever;
        if (isLonger) key = std::min(key, m_table.m_wideKeys[index - 1]);
        m_table.m_wideKeys[index] = key;
    }

    const ReferenceOrbit& m_orbit;
    StepTable& m_table;
    std::stop_token m_stop;
    bool m_isLean;
    std::vector<Step<Real>> m_blocks;
    Real m_pixel, m_reach, m_epsilon;
    double m_escapeNorm;
};

Result<StepTable> StepTable::build(const Request& request, std::stop_token stop) {
    StepTable table;
    table.m_orbit = request.orbit;
    table.m_pixel = request.pixel;
    table.m_escapeRadius = request.escapeRadius;
    table.m_directSlope = directSlope(request.epsilon);
    const bool isWide = request.pixel.exponent < kWidePixel;
    const bool isBuilt =
        isWide ? Builder<FloatExp>(request, table, std::move(stop)).build(request.threads)
               : Builder<double>(request, table, std::move(stop)).build(request.threads);
    if (!isBuilt) return fail(ErrorCode::Cancelled, "The table was cancelled.");
    return table;
}

std::vector<StepTable::WideStep> StepTable::stepsFrom(std::uint32_t m, FloatExp size) const {
    const auto complex = [](const double(&parts)[2], std::int64_t exponent = 0) {
        return ComplexExp::of({parts[0], parts[1]}, exponent);
    };
    std::vector<WideStep> steps;
    if (m_wideOffsets.empty()) {
        const Places places = Places::of(m_offsets[m]);
        for (std::uint32_t index = places.first + places.count; index-- > places.first;) {
            const DeltaStep& step = m_steps[index];
            if (step.length == 1 || m_keys[index] <= keyOf(size.toDouble())) continue;
            WideStep wide{.b = complex(step.b),
                          .x = complex(step.x),
                          .target = m_orbit->wide(step.to),
                          .to = step.to};
            std::ranges::transform(step.a, wide.a, complex);
            steps.push_back(wide);
        }
    } else {
        const Places places = Places::of(m_wideOffsets[m]);
        for (std::uint32_t index = places.first + places.count; index-- > places.first;) {
            if (m_wideKeys[index] <= wideKeyOf(size)) continue;
            const DeltaWideStep& step = m_wideSteps[index];
            WideStep wide{.b = complex(step.b, step.b_exponent),
                          .x = {},
                          .target = m_orbit->wide(step.to),
                          .to = step.to};
            for (int i = 0; i < 4; ++i)
                wide.a[i] = complex(step.a[i], step.a_exponent - std::int64_t{i} * step.scale);
            steps.push_back(wide);
        }
    }
    const FloatExp one = FloatExp::of(1), two = FloatExp::of(2);
    steps.push_back({.a = {m_orbit->wide(m) * two, {one, {}}, {}, {}},
                     .b = {m_pixel, {}},
                     .x = {},
                     .target = m_orbit->wide(m + 1),
                     .to = m + 1});
    return steps;
}

DeltaJob StepTable::job() const {
    const bool isWide = !m_wideOffsets.empty();
    const auto widePoints = m_orbit->widePoints();
    return {.steps = m_steps.get(),
            .keys = m_keys.data(),
            .offsets = m_offsets.data(),
            .orbit = m_orbit->data(),
            .last = m_orbit->length(),
            .wide_steps = isWide ? m_wideSteps.get() : nullptr,
            .wide_keys = m_wideKeys.data(),
            .wide_offsets = m_wideOffsets.data(),
            .wide_points = widePoints.data(),
            .wide_point_count = static_cast<std::uint32_t>(widePoints.size()),
            .pixel_exponent = static_cast<int>(m_pixel.exponent),
            .pixel_mantissa = m_pixel.mantissa,
            .is_closed = m_orbit->isClosed(),
            .pixel = m_pixel.toDouble(),
            .escape_radius2 = m_escapeRadius * m_escapeRadius,
            .direct_slope2 = m_directSlope * m_directSlope,
            .limit = 0};
}

}  // namespace fathom
