#include "cpu/point_orbit.h"

#include <array>
#include <optional>

#include "base/check.h"
#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "formula/formula_list.h"
#include "orbit/step.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/pixel_grid.h"
#include "render/plan.h"

namespace fathom {
namespace {

using Types = DirectTypesOf<BigFloat>;
using Orbit = Types::orbit;
using Plane = Types::plane;
using Point = Types::cplx;
using Advance = kernel::Advance<BigFloat, FloatExp>;

/// The derivative of the end of one turn by its start, row by row.
using Jacobian = std::array<FloatExp, 4>;

std::complex<double> inDoubles(const Point& z) {
    return nearest<BigFloat>(z);
}

/// max(|re|, |im|).
FloatExp distanceOf(const Point& a, const Point& b) {
    const BigFloat re = a.re - b.re, im = a.im - b.im;
    return norm(Complex<FloatExp>{re.toFloatExp(), im.toFloatExp()});
}

/// The eigenvalue of largest modulus. For a conformal formula, the multiplier, so that its argument
/// has the right sign.
std::complex<double> eigenvalueOf(const Jacobian& jacobian, bool isConformal) {
    const double a = jacobian[0].toDouble(), b = jacobian[1].toDouble();
    const double c = jacobian[2].toDouble(), d = jacobian[3].toDouble();
    if (isConformal) return {a, c};
    const std::complex<double> half = (a + d) / 2;
    const std::complex<double> root = std::sqrt(half * half - (a * d - b * c));
    return std::abs(half + root) >= std::abs(half - root) ? half + root : half - root;
}

class Follower {
public:
    Follower(const RenderJob& job, Advance advance, const std::stop_token& stop)
        : m_job(job), m_advance(advance), m_stop(stop), m_direct(directJob<BigFloat>(job)) {
        m_point = pointOf<BigFloat>(*job.grid, {.rect = {0, 0, 1, 1}}, 0);
        m_plane = m_direct.at;
        if (!job.grid->dynamical) m_plane.c = m_point;
        m_still = m_plane;
        m_still.seed = FloatExp();
    }

    std::optional<PointOrbit> follow();

private:
    std::optional<bool> lookForCycle(const Point& from, std::uint64_t done, std::uint64_t period,
                                     PointOrbit& found);
    /// Whether an orbit takes the same step after so many steps as before them.
    bool isWholeRound(std::uint64_t steps) const {
        return m_plane.step_count == 0 || steps % m_plane.step_count == 0;
    }
    bool isGoal(const Point& point, std::uint64_t period) const;
    std::optional<Point> afterTurn(Point start, std::uint64_t done, std::uint64_t period,
                                   Jacobian* jacobian);

    const RenderJob& m_job;
    Advance m_advance;
    const std::stop_token& m_stop;
    Types::DirectJob m_direct;
    Point m_point;
    Plane m_plane, m_still;  // m_still: derivatives do not include changes of c
};

/// The point `period` steps after `start`, which has done `done` steps, and its derivative by
/// `start`; nothing when stopped.
std::optional<Point> Follower::afterTurn(Point start, std::uint64_t done, std::uint64_t period,
                                         Jacobian* jacobian) {
    const FloatExp zero, one = FloatExp::of(1);
    Orbit at;
    at.z = std::move(start);
    at.derivative = {{one, zero}, {zero, one}};
    at.remainder = at.remainder_before = {one, zero};
    unsigned status = FATHOM_RUNNING;
    for (std::uint64_t step = 0; step < period; ++step) {
        if (m_stop.stop_requested()) return std::nullopt;
        setPhase(m_still, done + step);
        m_advance(&at, &m_still, 1, &status);
    }
    if (jacobian)
        *jacobian = {at.derivative.by_re.re, at.derivative.by_im.re, at.derivative.by_re.im,
                     at.derivative.by_im.im};
    return at.z;
}

/// True if an orbit ends at the point as a goal, and does not cycle there: any fixed point of a
/// root finder, and 1 for formulas whose orbits end at 1.
bool Follower::isGoal(const Point& point, std::uint64_t period) const {
    const Location& location = m_job.request.location;
    const FormulaKind kind = location.formula.spec->kind;
    if (kind == FormulaKind::EscapeOrOne)
        return std::abs(inDoubles(point) - 1.0) < location.convergence;
    return kind == FormulaKind::Rest && period == 1;
}

// Newton's method on f^p(z) - z, in two real dimensions because formulas may fold. True if a cycle
// was found; nothing when stopped.
std::optional<bool> Follower::lookForCycle(const Point& from, std::uint64_t done,
                                           std::uint64_t period, PointOrbit& found) {
    constexpr int kMostTurns = 40;
    // Rounding errors of up to a few units in each of thousands of steps may keep the last bits
    // from settling.
    constexpr int kSpareBits = 12;
    const FloatExp settled = FloatExp::of(1, kSpareBits - m_job.plan.precisionBits);
    Point w = from;
    Jacobian jacobian;
    bool isSettled = false;
    for (int turn = 0; turn < kMostTurns && !isSettled; ++turn) {
        const std::optional<Point> end = afterTurn(w, done, period, &jacobian);
        if (!end) return std::nullopt;
        if (!end->re.isFinite() || !end->im.isFinite()) return false;
        const BigFloat overRe = end->re - w.re, overIm = end->im - w.im;
        const FloatExp re = overRe.toFloatExp(), im = overIm.toFloatExp();
        const FloatExp a = jacobian[0] + FloatExp::of(-1), d = jacobian[3] + FloatExp::of(-1);
        const FloatExp b = jacobian[1], c = jacobian[2];
        const FloatExp determinant = a * d + -(b * c);
        if (determinant.mantissa == 0 || !std::isfinite(determinant.mantissa)) return false;
        const FloatExp stepRe = (b * im + -(d * re)) / determinant;
        const FloatExp stepIm = (c * re + -(a * im)) / determinant;
        const int bits = m_job.plan.precisionBits;
        const BigFloat shiftRe = BigFloat::fromFloatExp(stepRe, bits);
        const BigFloat shiftIm = BigFloat::fromFloatExp(stepIm, bits);
        w = {w.re + shiftRe, w.im + shiftIm};
        isSettled = norm(Complex<FloatExp>{stepRe, stepIm}) <= settled;
    }
    const std::complex<double> multiplier =
        eigenvalueOf(jacobian, m_job.request.location.formula.spec->isConformal);
    if (!isSettled || !(std::abs(multiplier) < 1) || isGoal(w, period)) return false;

    // Go around once: the true period may be a divisor of `period`.
    const FloatExp near = FloatExp::of(1, -m_job.plan.precisionBits / 2);
    Point z = w;
    for (std::uint64_t step = 1; step <= period; ++step) {
        if (found.cycle.size() < PointOrbit::kMostPoints) found.cycle.push_back(inDoubles(z));
        std::optional<Point> next = afterTurn(std::move(z), done + step - 1, 1, nullptr);
        if (!next) return std::nullopt;
        z = *std::move(next);
        if (!isWholeRound(step) || distanceOf(z, w) > near) continue;
        found.period = step;
        break;
    }
    if (found.period == 0) {
        found.cycle.clear();
        return false;
    }
    if (found.period != period) {
        if (!afterTurn(w, done, found.period, &jacobian)) return std::nullopt;
    }
    found.multiplier = eigenvalueOf(jacobian, m_job.request.location.formula.spec->isConformal);
    return true;
}

std::optional<PointOrbit> Follower::follow() {
    constexpr double kNear = 0x1p-10;   // distance of a return that is worth a try, in the plane
    constexpr double kCloser = 1. / 8;  // the next try must be closer by this factor
    const std::uint64_t limit = m_job.request.location.iterations.limit;
    PointOrbit result;
    Orbit at = startOf<BigFloat>(m_job, m_direct, m_point);
    result.points.push_back(inDoubles(at.z));
    unsigned status = FATHOM_RUNNING;

    Point kept = at.z;
    std::uint64_t keptAt = 0, renewAt = 8, done = 0;
    FloatExp tried = FloatExp::of(kNear);
    while (done < limit && status == FATHOM_RUNNING && !result.hasCycle()) {
        if (m_stop.stop_requested()) return std::nullopt;
        setPhase(m_plane, done);
        m_advance(&at, &m_plane, 1, &status);
        ++done;
        if (result.points.size() < PointOrbit::kMostPoints)
            result.points.push_back(inDoubles(at.z));
        if (status != FATHOM_RUNNING) break;

        const FloatExp distance = distanceOf(at.z, kept);
        if (distance < tried && isWholeRound(done - keptAt)) {
            if (!lookForCycle(at.z, done, done - keptAt, result)) return std::nullopt;
            tried = distance * kCloser;
        }
        if (done == renewAt) {
            kept = at.z;
            keptAt = done;
            renewAt *= 2;
            tried = FloatExp::of(kNear);
        }
    }
    const bool isInterior = result.hasCycle() || status == FATHOM_RUNNING;
    result.sample = sampleMaker(m_job).sample(
        endOf<BigFloat>(at, done, isInterior ? unsigned{FATHOM_INTERIOR} : status));
    return result;
}

/// A picture of one pixel at the point.
Result<RenderJob> jobOf(const Location& location, const View::Point& point, FloatExp spacing,
                        const std::stop_token& stop) {
    constexpr std::size_t kDigits = 17;  // digits of a double
    RenderJob job;
    job.request.location = location;
    job.request.location.view.re = point.re;
    job.request.location.view.im = point.im;
    job.request.location.view.radius =
        BigFloat::fromFloatExp(spacing * 0.5, BigFloat::kMinimumPrecision).toDecimal(kDigits);
    job.request.size = {1, 1};
    job.request.forcedRung = "bigfloat";
    const CpuEngine engine(1);
    const auto plan = choosePlan(job.request, {&engine.info(), 1});
    if (!plan) return tl::make_unexpected(plan.error());
    job.plan = *plan;
    auto grid = makePixelGrid(
        job.request, job.plan, [](const Phrase&) {}, stop);
    if (!grid) return tl::make_unexpected(std::move(grid.error()));
    job.grid = std::make_shared<const PixelGrid>(*std::move(grid));
    return job;
}

}  // namespace

Result<PointOrbit> followPoint(const Location& location, const View::Point& point, FloatExp spacing,
                               const std::stop_token& stop) {
    const auto job = jobOf(location, point, spacing, stop);
    if (!job) return tl::make_unexpected(job.error());
    const FormulaInstance& formula = location.formula;
    const BigKernel* kernel = findKernel(bigKernels(), kernelName(*formula.spec), formula.power);
    FATHOM_CHECK(kernel);
    std::optional<PointOrbit> orbit = Follower(*job, kernel->advance, stop).follow();
    if (!orbit) return fail(ErrorCode::Cancelled, "Following the orbit was cancelled.");
    return *std::move(orbit);
}

}  // namespace fathom
