// How well a rung's numbers hold a view: a pure function of the request.
#pragma once

#include <cstdint>

#include "render/render_request.h"
#include "render/rung.h"

namespace fathom {

/// Automatic iterations are not raised beyond this limit: the deepest pictures take hours, not
/// days.
inline constexpr std::uint64_t kMaximumAutomaticLimit = std::uint64_t{1} << 26;

/// What speaks for a rung, and what against it. A rung is accurate if nothing speaks against it.
struct Fit {
    double bitsToSpare = 0;         // log2(spacing / the smallest spacing that is accurate enough)
    bool inRange = true;            // no square overflows before the escape test has seen it
    bool isConvergenceSeen = true;  // the threshold is at least 2^4 ulp(1)
    bool isDefined = true;  // the rung has the formula's form and divisions, and the projection
    bool isKnown = true;    // the rung has steps for the formula

    bool isAccurate() const {
        return bitsToSpare >= 0 && inRange && isConvergenceSeen && isDefined && isKnown;
    }
};

/// The smallest accurate spacing is 2^5 ulp(max(1, |re|, |im|)), or 2^8 of them for a formula that
/// divides; re and im are those of all points of the view and of the Julia constant. The request
/// must be valid.
Fit fitOf(const Rung& rung, const RenderRequest& request);
bool isAccurate(const Rung& rung, const RenderRequest& request);

/// The first accurate rung of the table; the last rung is always accurate.
const Rung& cheapestAccurateRung(const RenderRequest& request);

/// The rung on which a composed rung iterates doubtful pixels again: the cheapest accurate one of
/// its recheckNumber. Null if there is none, as where the numbers grow too large.
const Rung* recheckRung(const Rung& rung, const RenderRequest& request);

/// Whether the rung's form (kernels/form) is one of the formula's step.
bool hasForm(const Rung& rung, const FormulaInstance& formula);
/// Whether the rung's numbers have a division.
bool canDivide(const Rung& rung);
/// Whether the rung's method has steps for the formula.
bool hasSteps(const Rung& rung, const FormulaInstance& formula);

/// Precision in bits of the coordinates and, on the big-float rung, of the iteration:
/// log2(largest coordinate) - log2(spacing) + guard bits, rounded up to whole 64-bit words. The
/// other bits of a word cost nothing; two words, the least, cost little more than one.
int precisionBitsOf(const Rung& rung, const RenderRequest& request);

}  // namespace fathom
