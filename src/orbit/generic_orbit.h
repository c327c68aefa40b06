// Reference orbits of formulas other than z^2 + c, on the parameter plane or on that of a Julia
// set.
#pragma once

#include <complex>
#include <memory>
#include <span>
#include <vector>

#include "orbit/generic_delta_types.h"
#include "orbit/orbit_request.h"

namespace fathom {

/// A number as kernels store it.
inline ExtendedNumber extendedNumber(FloatExp a) {
    if (a.mantissa == 0) return {0, DELTA_NO_EXPONENT};
    return {a.mantissa, static_cast<int>(a.exponent)};
}

/// The reference orbit of a picture's pixels, in doubles, and the orbit of 0 for pixels that come
/// near 0. On a parameter plane both are the same: the orbit of 0 with the picture's centre as c.
/// For a Julia set they follow each other: the orbit of 0, then that of the centre, with the set's
/// c.
///
/// For a hybrid, 0 has an orbit for each step of the list, which begins with that step. They begin
/// at indices that are the numbers of their first steps modulo the length of the list; so does the
/// orbit of a Julia set's centre. Some points between the orbits belong to none.
///
/// If orbits end at rest, the orbit of 0 is replaced by one of a single step: with a reference of
/// 0, deltas are the values themselves, so pixels iterate directly there. Orbits of free critical
/// points come after it, then that of the centre, or of the start if it is none of them. If 0 is a
/// pole, a picture around 0 itself has no other orbit. Immutable once computed; safe to share.
class GenericOrbit {
public:
    /// Points in all orbits together; each takes some 120 bytes with its steps.
    static constexpr std::uint32_t kMaximumLength = std::uint32_t{1} << 25;

    /// The orbits for a formula that hasDeltas(). Fails as ReferenceOrbit::compute() does. Reuses
    /// what `known` has of the same orbits at the same precision, and continues it if it ends too
    /// soon.
    static Result<GenericOrbit> compute(const OrbitRequest& request, std::stop_token stop = {},
                                        const OrbitProgress& advanced = {},
                                        const GenericOrbit* known = nullptr);

    /// The request that it was computed for.
    const OrbitRequest& request() const { return m_request; }
    const FormulaInstance& formula() const { return m_request.formula; }
    /// Whether compute() would reuse all of it and add nothing. An orbit that ends where a picture
    /// surrounds 0 also ends there for larger pictures.
    bool has(const OrbitRequest& request) const;
    /// Whether pixels can follow it for `iterations` iterations.
    bool lasts(std::uint64_t iterations) const;

    /// The effect of one iteration from a point on a small distance z from the point.
    template <class Real>
    struct Leaf {
        Real jacobian[4];  // row by row
        /// Distances z with max(|re|, |im|) below this stay on the same side of all folds, to first
        /// order.
        Real clearance;
        /// What the Jacobian leaves out is at most |z| / straight times the rest.
        Real straight;
    };

    /// The effect of one iteration on a small distance in c; `straight` is as for a leaf.
    struct ByC {
        std::complex<double> slope = 1;
        double straight = HUGE_VAL;
    };

    /// The indices of one orbit's points.
    struct Run {
        std::uint32_t first, last;
        /// Whether a pixel at the end may go on along the orbit of 0. That is so if the orbit has
        /// escaped or ended, would escape by a pole, or comes so near 0 that the picture's pixels
        /// surround it.
        bool isClosed;
        /// A point of the same value as the last, if the orbit is periodic from there on; otherwise
        /// the last.
        std::uint32_t after;
    };

    /// In doubles; values below their range keep their sign.
    std::span<const GenericPoint> points() const { return m_points; }
    /// The points with a part below DELTA_EXTENDED_POINT, by ascending m.
    std::span<const GenericExtendedPoint> extendedPoints() const { return m_extendedPoints; }
    /// By index; an orbit's end has none. In doubles, or in FloatExp for any magnitude.
    template <class Real>
    Leaf<Real> leaf(std::uint32_t m) const;
    ByC byC(std::uint32_t m) const { return m_byC.empty() ? ByC{} : m_byC[m]; }
    std::complex<double> c() const { return m_c; }
    /// A critical point with an orbit of its own, and the index where this begins.
    struct Critical {
        std::complex<double> point;
        std::uint32_t start;
    };
    std::span<const Critical> critical() const { return m_critical; }
    /// The first run is the orbit of 0; of a hybrid, the first runs are its orbits by step.
    std::span<const Run> runs() const { return m_runs; }
    /// The index at which the picture's pixels start: of the last run, but of the first for a
    /// hybrid on its parameter plane.
    std::uint32_t start() const;

private:
    GenericOrbit() = default;
    class Computer;
    struct End;

    bool isSameOrbit(std::size_t run, const OrbitRequest& request) const;
    bool isLongEnough(std::size_t run, const OrbitRequest& request) const;

    OrbitRequest m_request;
    std::vector<GenericPoint> m_points;
    std::complex<double> m_c;
    std::vector<Critical> m_critical;
    std::vector<Leaf<double>> m_leaves;
    std::vector<ByC> m_byC;  // empty if c is only added
    std::vector<GenericExtendedPoint> m_extendedPoints;
    std::vector<Leaf<FloatExp>> m_extendedLeaves;  // of m_extendedPoints
    std::vector<Run> m_runs;
    std::vector<std::shared_ptr<const End>> m_ends;  // of m_runs
};

template <>
GenericOrbit::Leaf<double> GenericOrbit::leaf(std::uint32_t m) const;
template <>
GenericOrbit::Leaf<FloatExp> GenericOrbit::leaf(std::uint32_t m) const;

}  // namespace fathom
