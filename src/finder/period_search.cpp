#include "finder/period_search.h"

#include <cmath>
#include <optional>

#include "finder/tangent.h"
#include "finder/watch.h"

namespace fathom {

namespace {

const FloatExp kOne = FloatExp::of(1);

/// An orbit has settled on a cycle if its point and Jacobian come back to within this part.
constexpr double kSettledPart = 0x1p-30;

}  // namespace

struct PeriodSearch::State {
    State(const FormulaInstance& chosen, const BigPoint& point, FloatExp searchRadius)
        : formula(chosen),
          center(point),
          radius(searchRadius),
          orbit(chosen, point),
          limit(searchRadius * 1.5) {
        jacobian.isConformal = formula.spec->isConformal;
        if (formula.julia) jacobian.addIdentity(kOne);
    }

    const FormulaInstance& formula;
    const BigPoint& center;
    FloatExp radius;
    PlaneOrbit orbit;
    Tangent<FloatExp> jacobian;
    FloatExp stretch = kOne;  // the product of the slopes from z_1 on
    FloatExp limit;           // largest offset of the next candidate
    FloatExp nearest;         // the least |z_n| so far
    bool hasNearest = false, hasCandidate = false;

    /// The orbit at n = 1, 2, 4, ..., with which later points are compared.
    struct Mark {
        BigPoint point;
        WideComplex z;
        Tangent<FloatExp> jacobian;
    };
    std::optional<Mark> mark;

    WideComplex offset() const {
        return formula.julia ? (orbit.point() - center).toWide() : orbit.z();
    }
    std::optional<PeriodCandidate> candidateAt(std::uint64_t n);
    bool hasSettled() const;
};

std::optional<PeriodCandidate> PeriodSearch::State::candidateAt(std::uint64_t n) {
    const WideComplex value = offset();
    const FloatExp distance = modulus(value);
    const bool isNearest = !hasNearest || distance < nearest;
    if (isNearest) nearest = distance;
    hasNearest = true;

    Tangent<FloatExp> slope = jacobian;
    if (formula.julia) slope.addIdentity(-kOne);
    const FloatExp reach = limit > radius * 1.5 ? limit : radius * 1.5;
    if (distance > stretchOf(slope) * reach && slope.isConformal) return {};
    const WideComplex step = slope.solve({-value.re, -value.im});
    const FloatExp length = modulus(step);
    if (!(length <= limit || (hasCandidate && isNearest && length <= radius * 1.5))) return {};

    hasCandidate = true;
    limit = length * 0.5;
    FloatExp size = kOne / (stretchOf(jacobian) * root(stretch, formula.power - 1));
    if (formula.julia) size = length;
    return PeriodCandidate{n, step, size};
}

/// True if no new candidate can come: the orbit is so near the mark again that the disc's other
/// orbits differ by more, and so is the Jacobian, which would grow without end outside the set.
bool PeriodSearch::State::hasSettled() const {
    const WideComplex z = orbit.z();
    if (!(modulus(z - mark->z) <= modulus(z) * kSettledPart)) return false;
    const FloatExp size = modulus(jacobian.byRe);
    if (!(modulus(jacobian.byRe - mark->jacobian.byRe) <= size * kSettledPart)) return false;
    return !(modulus((orbit.point() - mark->point).toWide()) > size * radius * kSettledPart);
}

PeriodSearch::PeriodSearch(const FormulaInstance& formula, const BigPoint& center, FloatExp radius)
    : m_state(std::make_unique<State>(formula, center, radius)) {}
PeriodSearch::~PeriodSearch() = default;

bool PeriodSearch::next(std::uint64_t limit, const FindControl& control,
                        PeriodCandidate& candidate) {
    State& state = *m_state;
    const int p = state.formula.power;
    Watch watch(control, state.center.fractionBits());
    // The logarithm, because the period may have any magnitude.
    const auto progress = [&] {
        return std::log(1.0 + static_cast<double>(m_steps)) /
               std::log(1.0 + static_cast<double>(limit));
    };
    while (m_end == SearchEnd::Going) {
        if (m_steps >= limit) {
            m_end = SearchEnd::Limit;
            break;
        }
        if (watch.isStopped("Looking for a period", progress)) {
            m_end = SearchEnd::Cancelled;
            break;
        }
        const WideComplex z = state.orbit.z();
        const Folds folds = state.orbit.step();
        if (state.orbit.isFar()) {
            m_end = SearchEnd::Escaped;
            break;
        }
        const WideComplex slope = powerSlope(folded(z, folds), p);
        if (m_steps > 0) state.stretch = state.stretch * modulus(slope);
        state.jacobian.step(slope, folds);
        if (!state.formula.julia) state.jacobian.addIdentity(kOne);
        ++m_steps;

        const auto found = state.candidateAt(m_steps);
        if (state.mark && state.hasSettled()) m_end = SearchEnd::Settled;
        if ((m_steps & (m_steps - 1)) == 0)
            state.mark = {state.orbit.point(), state.orbit.z(), state.jacobian};
        if (!found) continue;
        candidate = *found;
        return true;
    }
    return false;
}

}  // namespace fathom
