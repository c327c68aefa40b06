#include "render/known_interior.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "formula/formula_list.h"

namespace fathom {

namespace {

constexpr double kLeastMargin = 0x1p-46;  // what is judged here is a double itself

}  // namespace

// Orbits in the set stay within |z| <= 2: a smaller escape radius may end them.
KnownInterior::KnownInterior(const RenderJob& job) {
    const Location& location = job.request.location;
    const int bits = job.plan.rung->fractionBits;
    const bool isApplicable = kernelName(*location.formula.spec) == "mandelbrot" &&
                              location.formula.power == 2 && !job.grid->dynamical &&
                              location.escapeRadius > 2.125 && bits > 0;
    if (isApplicable) m_margin = std::max(kLeastMargin, std::ldexp(1.0, 6 - bits));
}

void KnownInterior::judge(std::span<const std::complex<double>> points, bool* isInside) const {
    std::fill_n(isInside, points.size(), false);
    if (m_margin == kNothingKnown) return;
    std::array<double, 64> depths;
    for (std::size_t first = 0; first < points.size(); first += depths.size()) {
        const std::size_t count = std::min(points.size() - first, depths.size());
        for (std::size_t i = 0; i < count; ++i)
            depths[i] = depthOf(points[first + i]);
        for (std::size_t i = 0; i < count; ++i)
            isInside[first + i] = isDeep(depths[i], points[first + i]);
    }
}

// With s = sqrt(1 - 4c), the fixed point's multiplier m is 1 - s, and c = m/2 - m^2/4 maps the unit
// disc to the cardioid one to one. So by Koebe's quarter theorem the edge is at least
// (1 - |m|) |c'(m)| / 4 away, where c'(m) = s/2.
bool KnownInterior::isNearEdge(std::complex<double> c) const {
    const std::complex<double> s = std::sqrt(1.0 - 4.0 * c);
    return !((1 - std::abs(1.0 - s)) * std::abs(s) > 8 * m_margin);
}

}  // namespace fathom
