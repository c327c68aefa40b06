#include "render/known_interior.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "base/instruction_set.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

constexpr double kLeastMargin = 0x1p-46;  // 2^6 ulp of the doubles that are judged

/// Depths are positive inside: infinite in the disc |c + 1| < 1/4; in the cardioid y^2/4 - q (q +
/// x), with q = x^2 + y^2 and x measured from the cusp.
void findDepths(double margin, std::size_t count, const double* re, const double* im,
                double* depths, bool* hasInside) {
    const double least = 0.25 - margin;
    std::int64_t inside = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double fromCenter = re[i] + 1, x = re[i] - 0.25, y2 = im[i] * im[i];
        const double q = x * x + y2, depth = 0.25 * y2 - q * (q + x);
        const bool isInDisc = fromCenter * fromCenter + y2 < least * least;
        depths[i] = isInDisc ? std::numeric_limits<double>::infinity() : depth;
        inside |= depths[i] > 0 ? 1 : 0;
    }
    *hasInside = inside != 0;
}

}  // namespace

// Orbits in the set stay within |z| <= 2, but a smaller escape radius may end them.
KnownInterior::KnownInterior(const RenderJob& job)
    : m_findDepths(versionsOf<findDepths>().on(instructionSets().back())) {
    const Location& location = job.request.location;
    const int bits = job.plan.rung->fractionBits;
    const bool isApplicable = kernelName(*location.formula.spec) == "mandelbrot" &&
                              location.formula.power == 2 && !job.grid->dynamical &&
                              location.escapeRadius > 2.125 && bits > 0;
    if (isApplicable) m_margin = std::max(kLeastMargin, std::ldexp(1.0, 6 - bits));
}

bool KnownInterior::has(std::complex<double> c) const {
    const double re = c.real(), im = c.imag();
    bool isInside;
    judge(1, &re, &im, &isInside);
    return isInside;
}

bool KnownInterior::judge(std::size_t count, const double* re, const double* im,
                          bool* isInside) const {
    std::fill_n(isInside, count, false);
    if (m_margin == kNothingKnown) return false;
    bool hasAny = false;
    std::array<double, 64> depths;
    for (std::size_t first = 0; first < count; first += depths.size()) {
        const std::size_t length = std::min(count - first, depths.size());
        bool hasInside;
        m_findDepths(m_margin, length, re + first, im + first, depths.data(), &hasInside);
        if (!hasInside) continue;
        // The gradient of a depth is below 16 in the cardioid, so a depth above 16 margins is far
        // enough from the edge. Only smaller depths need the square root in isNearEdge().
        for (std::size_t i = 0; i < length; ++i) {
            const bool isDeep = depths[i] > 16 * m_margin;
            isInside[first + i] =
                isDeep || (depths[i] > 0 && !isNearEdge({re[first + i], im[first + i]}));
            hasAny |= isInside[first + i];
        }
    }
    return hasAny;
}

// With s = sqrt(1 - 4c), the fixed point's multiplier m is 1 - s, and c = m/2 - m^2/4 maps the unit
// disc to the cardioid one to one. So by Koebe's quarter theorem the edge is at least
// (1 - |m|) |c'(m)| / 4 away, where c'(m) = s/2.
bool KnownInterior::isNearEdge(std::complex<double> c) const {
    const std::complex<double> s = std::sqrt(1.0 - 4.0 * c);
    return !((1 - std::abs(1.0 - s)) * std::abs(s) > 8 * m_margin);
}

}  // namespace fathom
