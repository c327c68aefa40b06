#include "orbit/generic_orbit.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>

#include "base/check.h"
#include "formula/formula_list.h"
#include "orbit/complex_exp.h"
#include "orbit/critical_points.h"
#include "orbit/exact_steps.h"
#include "orbit/step_series.h"

namespace fathom {

namespace {

// ---- The spread of a picture -----------------------------------------------------------------

FloatExp sizeOf(const exact::cplx& z) {
    return std::max(abs(z.re.toFloatExp()), abs(z.im.toFloatExp()));
}

/// Orbits that go to 0 also square the smallest exponents; numbers far below all pictures become 0.
FloatExp bounded(FloatExp a) {
    constexpr std::int64_t kNothing = -(std::int64_t{1} << 60);
    return a.exponent < kNothing ? FloatExp{} : a;
}

/// The images of the picture's two half-axes along the steps.
struct Spread {
    FloatExp xx, xy, yx, yy;

    static Spread of(FloatExp reach) { return {reach, {}, {}, reach}; }
    Spread operator*(FloatExp a) const { return {xx * a, xy * a, yx * a, yy * a}; }
    void step(const FloatExp (&jacobian)[4], ComplexExp byC) {
        FloatExp j[4];
        std::ranges::transform(jacobian, j, bounded);
        *this = {bounded(j[0] * xx + j[1] * yx + byC.re), bounded(j[0] * xy + j[1] * yy + -byC.im),
                 bounded(j[2] * xx + j[3] * yx + byC.im), bounded(j[2] * xy + j[3] * yy + byC.re)};
    }
    /// Whether, to first order, the picture's orbits surround 0 here; a z of up to twice their
    /// spread counts.
    bool holds(FloatExp size) const {
        return std::max({abs(xx), abs(xy), abs(yx), abs(yy)}) * 2.0 > size;
    }
};

// ---- What doubles hold -----------------------------------------------------------------------

/// Keeps the sign, so that the side of a fold is not lost.
double narrowed(FloatExp a) {
    const double value = a.toDouble();
    const double least = std::numeric_limits<double>::denorm_min();
    return value == 0 && a.mantissa != 0 ? std::copysign(least, a.mantissa) : value;
}

/// The same leaf in another number type.
template <class From, class Convert>
auto converted(const GenericOrbit::Leaf<From>& leaf, Convert convert) {
    GenericOrbit::Leaf<decltype(convert(leaf.straight))> result{
        .jacobian = {}, .clearance = convert(leaf.clearance), .straight = convert(leaf.straight)};
    std::ranges::transform(leaf.jacobian, result.jacobian, convert);
    return result;
}

}  // namespace

// ---- The orbits ------------------------------------------------------------------------------

/// The end of an orbit, with all that is needed to continue it.
struct GenericOrbit::End {
    exact::cplx z;
    exact::cplx kept;  // an earlier z, to which it may return
    std::uint32_t keptIndex;
    Spread spread;   // of a picture's orbits at this end
    FloatExp reach;  // reach of that picture
    bool isOver;     // it has escaped, converged or returned
};

class GenericOrbit::Computer {
public:
    Computer(const OrbitRequest& request, std::stop_token stop, const OrbitProgress& advanced)
        : m_request(request),
          m_watch(
              std::move(stop),
              [advanced](std::uint64_t steps) {
                  if (advanced) advanced(steps, {});
              },
              stepsBetweenLooks(request.bits, 8 * highestPower(request.formula)), kMaximumLength),
          m_step(exact::stepOf(request.formula)) {
        if (request.formula.spec->divides) m_series.emplace(request.formula);
        std::ranges::transform(request.formula.parameters, m_at.parameters,
                               [](double a) { return BigFloat(a, 64); });
        std::ranges::transform(request.formula.steps, m_at.steps, stepCode);
        for (BigPoint& critical : freeCriticalPoints(request.formula, request.bits))
            m_critical.push_back({std::move(critical.re), std::move(critical.im)});
    }

    Result<GenericOrbit> compute(const GenericOrbit* known) {
        if (known) take(*known);
        m_orbit.m_request = m_request;
        const exact::cplx centre = point(m_request.re, m_request.im);
        const auto& julia = m_request.formula.julia;
        const bool hasC = julia || m_request.formula.spec->hasParameterPlane;
        m_at.c = julia ? point(julia->re, julia->im) : hasC ? centre : point({}, {});
        m_orbit.m_c = {m_at.c.re.toDouble(), m_at.c.im.toDouble()};
        auto error = isAtRest() ? followAtRest(centre) : followFrom0(centre);
        if (error) return tl::make_unexpected(*std::move(error));
        return std::move(m_orbit);
    }

private:
    exact::cplx point(const Decimal& re, const Decimal& im) const {
        return {BigFloat::fromDecimal(re, m_request.bits),
                BigFloat::fromDecimal(im, m_request.bits)};
    }

    /// The orbits of 0, one for each step of a hybrid, and that of a Julia set's centre.
    std::optional<Error> followFrom0(const exact::cplx& centre) {
        const bool isJulia = m_request.formula.julia.has_value();
        const FloatExp reach = m_request.reach, byC = isJulia ? FloatExp{} : reach;
        for (std::size_t run = 0; run < stepCount(); ++run)
            if (auto error = follow(run, point({}, {}), {}, byC)) return error;
        return isJulia ? follow(stepCount(), centre, Spread::of(reach), {}) : std::nullopt;
    }

    /// The length of a hybrid's list; 1 for other formulas.
    std::uint32_t stepCount() const {
        return std::max(1u, static_cast<std::uint32_t>(m_request.formula.steps.size()));
    }
    /// The number of the step from index m.
    std::uint32_t phaseAt(std::size_t m) const {
        return static_cast<std::uint32_t>(m % stepCount());
    }
    int powerAt(std::uint32_t m) const {
        const std::vector<FormulaStep>& steps = m_request.formula.steps;
        return steps.empty() ? m_request.formula.power : steps[phaseAt(m)].power;
    }

    // ---- Orbits that end at rest

    bool isAtRest() const { return m_request.formula.spec->kind == FormulaKind::Rest; }

    std::optional<Error> followAtRest(const exact::cplx& centre) {
        const bool isDynamic = isDynamical(m_request.formula);
        const FloatExp reach = m_request.reach, byC = isDynamic ? FloatExp{} : reach;
        appendDirect();
        std::size_t run = 1;
        for (const exact::cplx& critical : m_critical)
            if (auto error = follow(run++, critical, {}, byC)) return error;
        noteCritical();
        const BigFloat start(m_request.formula.spec->start, m_request.bits);
        const bool isAtPole =
            m_request.formula.spec->isNewtonOfPowers && centre.re.isZero() && centre.im.isZero();
        if (isDynamic && !isAtPole) return follow(run, centre, Spread::of(reach), {});
        const bool isCritical = !m_critical.empty() && m_critical.back().re == start;
        if (!isDynamic && !isCritical)
            return follow(run, {start, BigFloat(0, m_request.bits)}, {}, byC);
        return std::nullopt;
    }

    /// The orbit of one step by which pixels iterate directly.
    void appendDirect() {
        if (!m_orbit.m_runs.empty()) return;
        std::complex<double> known, next = m_orbit.m_c;
        if (!m_critical.empty()) {  // in the form that nova.h has for deltas
            const double power = m_request.formula.power;
            const double share = (power - m_request.formula.parameters[0]) / (power - 1);
            known = -valueOf(m_critical.back());
            next -= share * known;
        }
        m_orbit.m_points = {{.z = {0, 0}, .known = {known.real(), known.imag()}},
                            {.z = {next.real(), next.imag()}, .known = {}}};
        m_orbit.m_leaves.resize(2);
        m_orbit.m_byC.resize(2);
        m_orbit.m_runs.push_back({.first = 0, .last = 1, .isClosed = true, .after = 1});
        m_orbit.m_ends.push_back(
            std::make_shared<const End>(End{{}, {}, 0, {}, m_request.reach, /*isOver=*/true}));
    }

    static std::complex<double> valueOf(const exact::cplx& z) {
        return {z.re.toDouble(), z.im.toDouble()};
    }

    void noteCritical() {
        m_orbit.m_critical.clear();
        for (std::size_t i = 0; i < m_critical.size(); ++i)
            m_orbit.m_critical.push_back({valueOf(m_critical[i]), m_orbit.m_runs[i + 1].first});
    }

    /// Keeps the distance of z from the nearest critical point, and the derivative in its terms.
    void keepCritical(const exact::cplx& z, FloatExp (&known)[2], Leaf<FloatExp>& leaf) const {
        const auto distance = [&](const exact::cplx& w) {
            return std::abs(valueOf(z) - valueOf(w));
        };
        const exact::cplx& nearest = *std::ranges::min_element(m_critical, {}, distance);
        const exact::cplx gap = exact::cplx_sub(z, nearest);
        known[0] = gap.re.toFloatExp(), known[1] = gap.im.toFloatExp();
        const ComplexExp slope = slopeNearCritical(
            m_request.formula, {z.re.toFloatExp(), z.im.toFloatExp()}, {known[0], known[1]});
        leaf.jacobian[0] = leaf.jacobian[3] = slope.re;
        leaf.jacobian[1] = -slope.im, leaf.jacobian[2] = slope.im;
    }

    // ---- What is known

    void take(const GenericOrbit& known) {
        m_orbit = known;
        std::size_t same = 0;
        while (same < m_orbit.m_runs.size() && m_orbit.isSameOrbit(same, m_request))
            ++same;
        keepRuns(same);
    }

    /// Keeps only the first `count` runs.
    void keepRuns(std::size_t count) {
        const std::uint32_t points = count > 0 ? m_orbit.m_runs[count - 1].last + 1 : 0;
        m_orbit.m_points.resize(points);
        keepLeaves(points);
        m_orbit.m_runs.resize(count);
        m_orbit.m_ends.resize(count);
    }
    void keepLeaves(std::uint32_t count) {
        m_orbit.m_leaves.resize(count);
        if (m_series) m_orbit.m_byC.resize(count);
        while (!m_orbit.m_extendedPoints.empty() && m_orbit.m_extendedPoints.back().m >= count) {
            m_orbit.m_extendedPoints.pop_back();
            m_orbit.m_extendedLeaves.pop_back();
        }
    }

    /// Reopens the last run's end: it becomes a point of which only z is kept.
    End reopened() {
        End end = *m_orbit.m_ends.back();
        keepLeaves(next() - 1);
        m_orbit.m_runs.pop_back();
        m_orbit.m_ends.pop_back();
        setPoint(end.z);
        end.spread = end.spread * (m_request.reach / end.reach);
        end.reach = m_request.reach;
        return end;
    }

    // ---- What is new

    /// Appends the orbit of z as run number `run`, or the missing part of that run. Pixels start
    /// within `spread`, and each step also moves them apart by `byC`. A cycle is found by Brent's
    /// method (BIT 20, 1980, p. 176). In a hybrid, the run's number is that of its first step.
    std::optional<Error> follow(std::size_t run, const exact::cplx& z, Spread spread,
                                FloatExp byC) {
        const bool isNew = run == m_orbit.m_runs.size();
        while (isNew && phaseAt(next()) != phaseAt(run))
            appendNone();
        End now{z, z, next(), spread, m_request.reach, false};
        std::uint32_t first = next();
        if (isNew) {
            append(z);
        } else if (!m_orbit.isLongEnough(run, m_request)) {
            keepRuns(run + 1);
            first = m_orbit.m_runs[run].first;
            now = reopened();
        } else {
            return std::nullopt;
        }

        bool isClosed = false, isPeriodic = false;
        std::uint64_t n = next() - first;
        for (; n <= m_request.iterations && !isClosed && !isPeriodic; ++n) {
            if (auto error = m_watch.look(n, m_orbit.m_points.size())) return error;
            const Leaf<FloatExp> leaf = step(now.z);
            now.spread.step(leaf.jacobian, ComplexExp::of(m_orbit.byC(next() - 1).slope) * byC);
            const std::complex<double> before = last();
            append(now.z);
            const double toEnd = isAtRest() ? std::abs(last() - before) : distanceToEnd(last());
            const bool hasEnded = hasEscaped() || toEnd < m_request.convergence;
            isClosed = hasEnded || now.spread.holds(sizeOf(now.z));
            isPeriodic = exact::cplx_equal(now.z, now.kept) != 0 &&
                         phaseAt(next() - 1) == phaseAt(now.keptIndex);
            now.isOver = hasEnded || isPeriodic;
            if (std::has_single_bit(n) && !isPeriodic) {
                now.kept = now.z;
                now.keptIndex = next() - 1;
            }
        }
        endAt(first);
        const std::uint32_t last = next() - 1;
        m_orbit.m_runs.push_back({first, last, isClosed, isPeriodic ? now.keptIndex : last});
        m_orbit.m_ends.push_back(std::make_shared<const End>(std::move(now)));
        return std::nullopt;
    }

    /// Completes the last point of a run. If an orbit leaves by a pole, doubles say little about
    /// nearby orbits that do not. They leave it before that step, or, if the pole is a zero of the
    /// factor that the step marks, with it: see keep_factor().
    void endAt(std::uint32_t first) {
        const bool leaves = m_series && hasEscaped();
        const bool isMarked = isAtRest() && !m_request.formula.spec->isNewtonOfPowers;
        if (leaves && !isMarked && next() - first > 2) return m_orbit.m_points.pop_back();
        if (!leaves || !isMarked) return keep({}, {}, {});
        m_point[0] = m_point[1] = {};
        keep({}, {}, {});
        m_orbit.m_points.back() = {.z = {}, .known = {NAN, NAN}};
    }

    std::uint32_t next() const { return static_cast<std::uint32_t>(m_orbit.m_points.size()); }
    std::complex<double> last() const {
        const double(&z)[2] = m_orbit.m_points.back().z;
        return {z[0], z[1]};
    }
    bool hasEscaped() const {
        constexpr double kMost2 = 0x1p800;  // its square root is far from the ends of doubles
        const double norm = std::norm(last());
        return !(norm <= m_request.escapeRadius * m_request.escapeRadius && norm < kMost2);
    }
    /// The distance from z to the point where orbits end without escaping.
    double distanceToEnd(std::complex<double> z) const {
        const bool isAtOne = m_request.formula.spec->kind == FormulaKind::EscapeOrOne;
        return isAtOne ? std::abs(z - 1.0) : HUGE_VAL;
    }

    void setPoint(const exact::cplx& z) {
        m_point[0] = z.re.toFloatExp(), m_point[1] = z.im.toFloatExp();
    }
    void append(const exact::cplx& z) {
        setPoint(z);
        m_orbit.m_points.push_back(
            {.z = {narrowed(m_point[0]), narrowed(m_point[1])}, .known = {}});
    }

    /// A point of no orbit.
    void appendNone() {
        m_orbit.m_points.push_back({});
        m_orbit.m_leaves.emplace_back();
    }

    /// One iteration from the last point, with everything that is kept of it.
    Leaf<FloatExp> step(exact::cplx& z) {
        FloatExp known[2], least = FloatExp::of(HUGE_VAL);
        Leaf<FloatExp> leaf{.jacobian = {}, .clearance = FloatExp::of(HUGE_VAL), .straight = {}};
        m_at.known = known;
        m_at.least = &least;
        m_at.clearance = &leaf.clearance;
        exact::tangent by = exact::tangent_of(FloatExp::of(1));
        m_at.phase = phaseAt(next() - 1);
        const exact::cplx from = m_critical.empty() ? exact::cplx{} : z;
        m_step(&z, &by, &m_at);
        leaf.jacobian[0] = by.by_re.re, leaf.jacobian[1] = by.by_im.re;
        leaf.jacobian[2] = by.by_re.im, leaf.jacobian[3] = by.by_im.im;
        if (!m_critical.empty()) keepCritical(from, known, leaf);
        ByC byC;
        if (m_series)
            byC = bend(leaf, {known[0].toDouble(), known[1].toDouble()},
                       {z.re.toDouble(), z.im.toDouble()});
        else  // the square of z that z^p drops is (p - 1) |z| / (2 |Z|) of the rest
            leaf.straight =
                std::max(abs(m_point[0]), abs(m_point[1])) * (2.0 / (powerAt(next() - 1) - 1));
        keep(known, leaf, byC);
        return leaf;
    }

    /// For a step that divides, ending at z. No step near the end is straight: pixels come there
    /// one by one.
    ByC bend(Leaf<FloatExp>& leaf, std::complex<double> known, std::complex<double> z) const {
        constexpr double kNear = 0.25;
        const StepSeries series = m_series->at(last(), m_orbit.m_c, known);
        const double left = std::min(distanceToEnd(last()), distanceToEnd(z));
        leaf.straight = FloatExp::of(left < kNear ? 0 : series.straight);
        if (!m_critical.empty()) {  // near them, doubles do not know f'
            const FloatExp slope = std::max(abs(leaf.jacobian[0]), abs(leaf.jacobian[2]));
            leaf.straight = slope / FloatExp::of(series.bend);
        }
        return {series.byC, series.straightByC};
    }

    /// Adds the data of the last point, and the point itself if doubles do not hold all of it.
    void keep(const FloatExp (&known)[2], const Leaf<FloatExp>& leaf, const ByC& byC) {
        std::ranges::transform(known, m_orbit.m_points.back().known, narrowed);
        m_orbit.m_leaves.push_back(converted(leaf, [](FloatExp a) { return a.toDouble(); }));
        if (m_series) m_orbit.m_byC.push_back(byC);
        if (!needsExponents(m_point) && !needsExponents(known)) return;
        GenericExtendedPoint extended{.z = {}, .known = {}, .m = next() - 1};
        std::ranges::transform(m_point, extended.z, extendedNumber);
        std::ranges::transform(known, extended.known, extendedNumber);
        m_orbit.m_extendedPoints.push_back(extended);
        m_orbit.m_extendedLeaves.push_back(leaf);
    }
    static bool needsExponents(const FloatExp (&parts)[2]) {
        return std::ranges::any_of(parts, [](FloatExp part) {
            return part.mantissa != 0 && abs(part) < FloatExp::of(DELTA_EXTENDED_POINT);
        });
    }

    const OrbitRequest& m_request;
    const OrbitWatch m_watch;
    exact::Step m_step;
    std::optional<StepSeriesMaker> m_series;  // only for a formula that divides
    exact::plane m_at{};
    std::vector<exact::cplx> m_critical;  // the free critical points
    FloatExp m_point[2];                  // the last point
    GenericOrbit m_orbit;
};

template <>
GenericOrbit::Leaf<double> GenericOrbit::leaf(std::uint32_t m) const {
    return m_leaves[m];
}
template <>
GenericOrbit::Leaf<FloatExp> GenericOrbit::leaf(std::uint32_t m) const {
    const auto found = std::ranges::lower_bound(m_extendedPoints, m, {}, &GenericExtendedPoint::m);
    if (found != m_extendedPoints.end() && found->m == m)
        return m_extendedLeaves[static_cast<std::size_t>(found - m_extendedPoints.begin())];
    return converted(m_leaves[m], [](double a) { return FloatExp::of(a); });
}

bool GenericOrbit::isSameOrbit(std::size_t run, const OrbitRequest& request) const {
    if (!m_request.isAlike(request) || m_request.bits != request.bits) return false;
    const bool isOfCentre = !isDynamical(request.formula) || run + 1 == m_runs.size();
    return !isOfCentre || (m_request.re == request.re && m_request.im == request.im);
}

bool GenericOrbit::isLongEnough(std::size_t run, const OrbitRequest& request) const {
    const End& end = *m_ends[run];
    const std::uint32_t steps = m_runs[run].last - m_runs[run].first;
    return end.isOver || steps >= request.iterations ||
           (end.spread * (request.reach / end.reach)).holds(sizeOf(end.z));
}

std::uint32_t GenericOrbit::start() const {
    const bool isFirst = formula().spec->hasSteps && !formula().julia;
    return (isFirst ? m_runs.front() : m_runs.back()).first;
}

bool GenericOrbit::has(const OrbitRequest& request) const {
    for (std::size_t run = 0; run < m_runs.size(); ++run)
        if (!isSameOrbit(run, request) || !isLongEnough(run, request)) return false;
    return true;
}

bool GenericOrbit::lasts(std::uint64_t iterations) const {
    return std::ranges::all_of(m_runs, [&](const Run& run) {
        return run.isClosed || run.after < run.last || run.last - run.first >= iterations;
    });
}

Result<GenericOrbit> GenericOrbit::compute(const OrbitRequest& request, std::stop_token stop,
                                           const OrbitProgress& advanced,
                                           const GenericOrbit* known) {
    return Computer(request, std::move(stop), advanced).compute(known);
}

}  // namespace fathom
