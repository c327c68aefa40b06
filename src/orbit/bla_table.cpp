#include "orbit/bla_table.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "formula/formula_list.h"
#include "orbit/critical_points.h"
#include "orbit/step.h"
#include "orbit/step_places.h"

namespace fathom {

namespace {

/// In tables for orbits of more points than this, the shortest steps are missing; they would take
/// most of the memory.
constexpr std::size_t kFullLength = std::size_t{1} << 17;
constexpr int kFirstLeanLevel = 3;

/// Pixels below 2^kExtendedPixel need steps with an extended exponent. For a Julia set, the
/// exponent counts times the formula's power: near 0, distances become their own powers, and near a
/// pole, values do.
constexpr int kExtendedPixel = -900;

template <class Real>
using Matrix = std::array<Real, 4>;  // row by row

template <class Real>
Matrix<Real> operator*(const Matrix<Real>& a, const Matrix<Real>& b) {
    return {a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],  //
            a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3]};
}

template <class Real>
Real largest(const Matrix<Real>& a) {
    return std::max({absolute(a[0]), absolute(a[1]), absolute(a[2]), absolute(a[3])});
}

/// Norm for max(|re|, |im|).
template <class Real>
Real norm(const Matrix<Real>& a) {
    return std::max(absolute(a[0]) + absolute(a[1]), absolute(a[2]) + absolute(a[3]));
}

template <class Real>
struct Map {
    Matrix<Real> a, b;
    Real radius;
};

/// A radius in the form in which kernels compare sizes: log2, but linear between powers of two.
double extendedRadius(FloatExp radius) {
    if (!(radius > FloatExp{})) return -HUGE_VAL;
    return static_cast<double>(radius.exponent) + 2 * radius.mantissa;
}

/// Writes the matrix divided by a power of two, and returns that power's exponent.
int putScaled(const Matrix<FloatExp>& a, double (&mantissas)[4]) {
    const std::int64_t exponent = largest(a).exponent;
    std::ranges::transform(a, mantissas, [=](FloatExp part) { return scaled(part, -exponent); });
    return static_cast<int>(exponent);
}

bool isAtRest(const GenericOrbit& orbit) {
    return orbit.request().formula.spec->kind == FormulaKind::Rest;
}

}  // namespace

template <class Real>
class BlaTable::Builder {
public:
    Builder(BlaTable& table, std::stop_token stop)
        : m_request(table.m_request),
          m_table(table),
          m_orbit(*m_request.orbit),
          m_pixel(real<Real>(table.unitOfC())),
          m_stop(std::move(stop)) {}

    /// False if stopped.
    bool build() {
        makeRoom();
        for (const GenericOrbit::Run& run : m_orbit.runs()) {
            for (std::uint32_t m = run.first + 1; m < run.last;) {
                if (m_stop.stop_requested()) return false;
                const int level = topLevel(run, m);
                m_last = run.last;
                build(m, level);
                m += std::uint32_t{1} << level;
            }
        }
        return true;
    }

private:
    static constexpr bool kIsExtended = std::is_same_v<Real, FloatExp>;

    /// The highest level of a step from m, which must not be an end of the run. The builder checks
    /// the stop token between two of the longest steps.
    int topLevel(const GenericOrbit::Run& run, std::uint32_t m) const {
        const int top = m_table.m_firstLevel + DELTA_MOST_LEVELS - 1;
        return std::min(longestLevel(m - run.first - 1, run.last - m), top);
    }

    void makeRoom() {
        m_table.m_firstLevel = m_orbit.points().size() > kFullLength ? kFirstLeanLevel : 1;
        std::uint32_t count = 0;
        m_table.m_offsets.reserve(m_orbit.points().size());
        const auto add = [&](int top) {
            m_table.m_offsets.push_back(nextOffset(count, m_table.m_firstLevel, top));
        };
        for (const GenericOrbit::Run& run : m_orbit.runs()) {
            while (m_table.m_offsets.size() < run.first)
                add(-1);
            for (std::uint32_t m = run.first; m <= run.last; ++m)
                add(m == run.first || m == run.last ? -1 : topLevel(run, m));
        }
        m_table.m_steps.resize(count);
        m_table.m_keys.resize(count + DELTA_MOST_LEVELS);
        if constexpr (kIsExtended) {
            m_table.m_extendedSteps.resize(count);
            m_table.m_extendedRadii.resize(count);
        }
    }

    /// Stores all steps from m up to m + 2^level, and returns the longest.
    Map<Real> build(std::uint32_t m, int level) {
        if (level == 0) return leaf(m);
        const Map<Real> x = build(m, level - 1);
        const Map<Real> y = build(m + (std::uint32_t{1} << (level - 1)), level - 1);
        const Map<Real> step = merged(x, y);
        if (level >= m_table.m_firstLevel) store(step, m, level - m_table.m_firstLevel);
        return step;
    }

    Map<Real> leaf(std::uint32_t m) const {
        const auto leaf = m_orbit.leaf<Real>(m);
        const GenericOrbit::ByC byC = m_orbit.byC(m);
        const double re = byC.slope.real(), im = byC.slope.imag();
        Map<Real> step{.a = std::to_array(leaf.jacobian),
                       .b = {m_pixel * re, m_pixel * -im, m_pixel * im, m_pixel * re},
                       .radius = std::min(leaf.straight * (m_request.epsilon / std::sqrt(2)),
                                          leaf.clearance * 0.5)};
        const double(&z)[2] = m_orbit.points()[m].z;
        const double left = m_request.escapeRadius - std::hypot(z[0], z[1]);
        const bool isStraight =
            toDouble(m_pixel) * m_request.reach * std::sqrt(2) <= m_request.epsilon * byC.straight;
        if (!isStraight || !(2 * toDouble(step.radius) < left)) step.radius = Real{};
        if (m_isAtRest)
            step.radius = std::min(step.radius, real<Real>(FloatExp::of(roomToMove(m))));
        return step;
    }

    /// The distance within which no pixel comes to rest in the step from m. The remainders of the
    /// last two steps make the smooth count, so it is 0 if a pixel may come to rest in the next.
    double roomToMove(std::uint32_t m) const {
        if (m + 2 > m_last) return 0;
        const auto moved = [&](std::uint32_t i) {
            const double(&from)[2] = m_orbit.points()[i].z, (&to)[2] = m_orbit.points()[i + 1].z;
            return std::hypot(to[0] - from[0], to[1] - from[1]);
        };
        const double left = moved(m) - 2 * m_request.convergence;
        if (!(left > 0 && moved(m + 1) > 2 * m_request.convergence)) return 0;
        return left / (4 * (1 + largest(std::to_array(m_orbit.leaf<double>(m).jacobian))));
    }

    Map<Real> merged(const Map<Real>& x, const Map<Real>& y) const {
        Map<Real> step{.a = y.a * x.a, .b = y.a * x.b, .radius = {}};
        for (std::size_t i = 0; i < 4; ++i)
            step.b[i] = step.b[i] + y.b[i];
        const Real left = (y.radius + -(norm(x.b) * m_request.reach)) / norm(x.a);
        if (left > Real{}) step.radius = std::min(x.radius, left);  // NaN if a matrix overflows
        return step;
    }

    void store(const Map<Real>& step, std::uint32_t m, int place) {
        const std::uint32_t index = StepPlaces::of(m_table.m_offsets[m]).at(place);
        const auto plain = [](Real a) { return toDouble(a); };
        std::ranges::transform(step.a, m_table.m_steps[index].a, plain);
        std::ranges::transform(step.b, m_table.m_steps[index].b, plain);
        m_table.m_keys[index] = keyOf(toDouble(step.radius));
        if constexpr (kIsExtended) {
            LinearExtendedStep& extended = m_table.m_extendedSteps[index];
            extended.a_exponent = putScaled(step.a, extended.a);
            extended.b_exponent = putScaled(step.b, extended.b);
            m_table.m_extendedRadii[index] = extendedRadius(step.radius);
        }
    }

    const Request& m_request;
    BlaTable& m_table;
    const GenericOrbit& m_orbit;
    Real m_pixel;
    const bool m_isAtRest = isAtRest(m_orbit);
    std::uint32_t m_last = 0;  // the end of the run
    std::stop_token m_stop;
};

Result<BlaTable> BlaTable::build(const Request& request, std::stop_token stop) {
    BlaTable table;
    table.m_request = request;
    table.m_isExtended =
        request.pixel.log2() * (request.isJulia ? request.power : 1) < kExtendedPixel;
    const bool isBuilt = table.m_isExtended ? Builder<FloatExp>(table, std::move(stop)).build()
                                            : Builder<double>(table, std::move(stop)).build();
    if (!isBuilt) return fail(ErrorCode::Cancelled, "Building the table was cancelled.");
    return table;
}

GenericStart BlaTable::start() const {
    const FloatExp pixel = m_request.pixel;
    const bool isTiny = m_isExtended && pixel.log2() < kExtendedPixel;
    return {.unit = isTiny ? pixel.mantissa : pixel.toDouble(),
            .exponent = isTiny ? static_cast<int>(pixel.exponent) : 0,
            .m = m_request.orbit->start(),
            .is_julia = m_request.isJulia};
}

GenericJob BlaTable::job() const {
    const GenericOrbit& orbit = *m_request.orbit;
    const auto extendedPoints = orbit.extendedPoints();
    const FloatExp pixel = unitOfC();
    const double escapeRadius = m_request.escapeRadius, convergence = m_request.convergence;
    GenericJob job{
        .points = orbit.points().data(),
        .steps = m_steps.data(),
        .keys = m_keys.data(),
        .offsets = m_offsets.data(),
        .extended_steps = m_extendedSteps.data(),
        .extended_radii = m_extendedRadii.data(),
        .extended_points = extendedPoints.data(),
        .bounds = {.extended_point_count = static_cast<std::uint32_t>(extendedPoints.size()),
                   .is_extended = m_isExtended,
                   .first_length = 1u << (m_firstLevel - 1),
                   .run_count = static_cast<std::uint32_t>(orbit.runs().size()),
                   .ends = {},
                   .after = {},
                   .is_closed = {},
                   .critical_count = static_cast<std::uint32_t>(orbit.critical().size()),
                   .critical_starts = {},
                   .critical = {},
                   .step_count = static_cast<std::uint32_t>(orbit.formula().steps.size()),
                   .starts = {},
                   .steps = {},
                   .parameters = {},
                   .direct_size = 0,
                   .far_factor = 0,
                   .pixel = pixel.toDouble(),
                   .extended_pixel = extendedNumber(pixel),
                   .c = {orbit.c().real(), orbit.c().imag()},
                   .escape_radius2 = escapeRadius * escapeRadius,
                   .convergence2 = convergence * convergence,
                   .limit = 0}};
    GenericBounds& bounds = job.bounds;
    for (std::size_t i = 0; i < std::size(bounds.ends); ++i) {
        const GenericOrbit::Run run = orbit.runs()[std::min(i, orbit.runs().size() - 1)];
        // A pixel of a formula whose orbits end at rest never stays at an end: it iterates
        // directly.
        const bool isClosed = run.isClosed || (isAtRest(orbit) && run.after == run.last);
        bounds.ends[i] = run.last, bounds.after[i] = run.after, bounds.is_closed[i] = isClosed;
    }
    for (std::size_t i = 0; i < orbit.critical().size(); ++i) {
        bounds.critical_starts[i] = orbit.critical()[i].start;
        bounds.critical[i][0] = orbit.critical()[i].point.real();
        bounds.critical[i][1] = orbit.critical()[i].point.imag();
    }
    const FormulaInstance& formula = orbit.formula();
    for (std::size_t i = 0; i < formula.steps.size(); ++i)
        bounds.starts[i] = orbit.runs()[i].first, bounds.steps[i] = stepCode(formula.steps[i]);
    std::ranges::copy(formula.parameters, bounds.parameters);
    if (!formula.spec->isNewtonOfPowers) bounds.direct_size = GENERIC_DIRECT_SIZE;
    if (isAtRest(orbit)) bounds.far_factor = slopeFarFrom0(formula);
    return job;
}

}  // namespace fathom
