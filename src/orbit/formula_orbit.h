// Reference orbits of any formula with deltas, on its parameter plane or on a Julia set's.
#pragma once

#include <complex>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "formula/formula_spec.h"
#include "number/float_exp.h"
#include "orbit/formula_delta_types.h"

namespace fathom {

/// As kernels have it.
inline WideNumber wideNumber(FloatExp a) {
    if (a.mantissa == 0) return {0, DELTA_NO_EXPONENT};
    return {a.mantissa, static_cast<int>(a.exponent)};
}

/// The orbit that a picture's pixels are measured against, in doubles, and that of 0 for those who
/// come near 0. On a parameter plane both are one, the orbit of 0 with the picture's centre as c.
/// For a Julia set they follow each other: that of 0 and that of the centre, with the set's c.
/// Immutable once computed; safe to share.
class FormulaOrbit {
public:
    /// Points in all; each takes some 120 bytes with its steps.
    static constexpr std::uint32_t kMaximumLength = std::uint32_t{1} << 25;

    struct Request {
        FormulaInstance formula;  // hasDeltas()
        Decimal re, im;           // the picture's centre, or a point beside it
        int precisionBits = 64;   // of the iteration
        FloatExp reach;           // no pixel is farther from there
        double escapeRadius = 25;
        double convergence = 1e-6;     // to 1, of formulas that do
        std::uint64_t iterations = 0;  // of each orbit at most

        /// Whether the other is of the same formula, with the same ends.
        bool isAlike(const Request& other) const;
    };

    /// Calls `advanced` with the steps done every few milliseconds. Fails with Cancelled within a
    /// tenth of a second of the stop, or after one step where that takes longer, and with
    /// OutOfMemory where the orbits would have to be longer than kMaximumLength.
    ///
    /// Takes what `known` has of the same orbits in the same digits, and goes on where these end
    /// too soon.
    static Result<FormulaOrbit> compute(const Request& request, std::stop_token stop = {},
                                        const std::function<void(std::uint64_t)>& advanced = {},
                                        const FormulaOrbit* known = nullptr);

    /// What it was computed for.
    const Request& request() const { return m_request; }
    /// Whether compute() would take all of it and add nothing. What ends where a picture surrounds
    /// 0 does so for larger ones as well.
    bool has(const Request& request) const;
    /// Whether pixels can follow it for so many iterations.
    bool lasts(std::uint64_t iterations) const;

    /// What one iteration from a point does to a small distance z from it.
    template <class Real>
    struct Leaf {
        Real jacobian[4];  // row by row
        /// Whose max(|re|, |im|) is below it is on the same side of all folds, to first order.
        Real clearance;
        /// What the Jacobian leaves out is at most |z| / straight of the rest.
        Real straight;
    };

    /// What it does to a small distance in c, and how far that is true, as of a leaf.
    struct ByC {
        std::complex<double> slope = 1;
        double straight = HUGE_VAL;
    };

    /// The indices of one orbit's points.
    struct Run {
        std::uint32_t first, last;
        /// Whether who has come to the end may go on along the orbit of 0: where the orbit has
        /// escaped or converged, or would escape by a pole, or come so near 0 that the picture's
        /// pixels are all around it.
        bool isClosed;
        /// Of the same value as the last, where the orbit is periodic from there on; else the last.
        std::uint32_t after;
    };

    /// In doubles; what is below their range keeps its sign.
    std::span<const FormulaPoint> points() const { return m_points; }
    /// Those with a part below DELTA_WIDE_POINT, by ascending m.
    std::span<const FormulaWidePoint> widePoints() const { return m_widePoints; }
    /// By index; none of an end. Of doubles, or of FloatExp at any magnitude.
    template <class Real>
    Leaf<Real> leaf(std::uint32_t m) const;
    ByC byC(std::uint32_t m) const { return m_byC.empty() ? ByC{} : m_byC[m]; }
    std::complex<double> c() const { return m_c; }
    /// That of 0 is the first one; the picture's pixels start at the last one.
    std::span<const Run> runs() const { return m_runs; }

private:
    FormulaOrbit() = default;
    class Computer;
    struct End;

    bool isSameOrbit(std::size_t run, const Request& request) const;
    bool isLongEnough(std::size_t run, const Request& request) const;

    Request m_request;
    std::vector<FormulaPoint> m_points;
    std::complex<double> m_c;
    std::vector<Leaf<double>> m_leaves;
    std::vector<ByC> m_byC;  // none where c is only added
    std::vector<FormulaWidePoint> m_widePoints;
    std::vector<Leaf<FloatExp>> m_wideLeaves;  // theirs
    std::vector<Run> m_runs;
    std::vector<std::shared_ptr<const End>> m_ends;  // theirs
};

template <>
FormulaOrbit::Leaf<double> FormulaOrbit::leaf(std::uint32_t m) const;
template <>
FormulaOrbit::Leaf<FloatExp> FormulaOrbit::leaf(std::uint32_t m) const;

}  // namespace fathom
