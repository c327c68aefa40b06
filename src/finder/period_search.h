// The periods of nuclei near a point, from the point's own orbit.
#pragma once

#include <vector>

#include "finder/feature.h"
#include "finder/plane_orbit.h"

namespace fathom {

/// A nucleus, or a periodic point, that should lie near by.
struct PeriodCandidate {
    std::uint64_t period = 0;
    WideComplex offset;  // from the point, to first order
    FloatExp size;       // of its component, as seen from the point: a rough estimate
};

/// How an orbit ended its search.
enum class SearchEnd { Going, Escaped, Settled, Limit, Cancelled };

/// Follows the orbit of a disc's centre and lists the periods at which, to first order, an orbit of
/// the disc is 0 again (that of a Julia set: at its start again), in their order:
///
/// - Before the first candidate, every n with |z_n / z_n'| within 1.5 radii: the ball test, with
///   room for what the first order leaves out.
/// - After it, every n whose offset is at most half of the last one's, or whose |z_n| is the
///   smallest so far: deeper nuclei, nearer to the centre.
///
/// Of formulas that fold the inverse Jacobian takes the place of 1 / z_n'.
class PeriodSearch {
public:
    /// `formula` is one that PlaneOrbit knows and `center` has the bits for the radius, and must
    /// both outlive the search.
    PeriodSearch(const FormulaInstance& formula, const BigPoint& center, FloatExp radius);
    ~PeriodSearch();
    PeriodSearch(const PeriodSearch&) = delete;
    PeriodSearch& operator=(const PeriodSearch&) = delete;

    /// The next candidate with a period up to `limit`, or nothing where the search has ended.
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
