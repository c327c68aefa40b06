// The periods of nuclei near a point, from the point's own orbit.
#pragma once

#include <vector>

#include "finder/feature.h"
#include "finder/plane_orbit.h"

namespace fathom {

/// The period and estimated place of a nucleus or periodic point that should lie nearby.
struct PeriodCandidate {
    std::uint64_t period = 0;
    WideComplex offset;  // of the nucleus from the point, to first order
    FloatExp size;       // of its component: a rough estimate made at the point
};

/// How a search ended.
enum class SearchEnd { Going, Escaped, Settled, Limit, Cancelled };

/// Follows the orbit of a disc's centre, and lists in ascending order the periods at which, to
/// first order, some orbit of the disc returns to 0 (for a Julia set: to its start):
///
/// - Before the first candidate, every n with |z_n / z_n'| within 1.5 radii. This is the ball test,
///   with room for the higher orders.
/// - After it, every n whose offset is at most half of the last candidate's, or whose |z_n| is the
///   smallest so far. These are deeper nuclei, nearer to the centre.
///
/// For formulas that fold, the inverse Jacobian takes the place of 1 / z_n'.
class PeriodSearch {
public:
    /// `formula` must be known to PlaneOrbit, and `center` must have enough bits for the radius.
    /// Both must outlive the search.
    PeriodSearch(const FormulaInstance& formula, const BigPoint& center, FloatExp radius);
    ~PeriodSearch();
    PeriodSearch(const PeriodSearch&) = delete;
    PeriodSearch& operator=(const PeriodSearch&) = delete;

    /// Finds the next candidate with a period up to `limit`; false if the search has ended.
    bool next(std::uint64_t limit, const FindControl& control, PeriodCandidate& candidate);
    SearchEnd end() const { return m_end; }
    std::uint64_t steps() const { return m_steps; }  // of the orbit so far

private:
    struct State;
    std::unique_ptr<State> m_state;
    SearchEnd m_end = SearchEnd::Going;
    std::uint64_t m_steps = 0;
};

}  // namespace fathom
