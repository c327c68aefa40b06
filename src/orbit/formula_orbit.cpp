#include "orbit/formula_orbit.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "base/check.h"
#include "formula/formula_list.h"
#include "number/big_operations.h"

namespace fathom {

namespace {

// ---- Steps of big floats, with the derivative in doubles -------------------------------------

namespace exact {

#include "portable.h"
#undef FATHOM_IN
#define FATHOM_IN(type) const type&

// clang-format off
#include "number/double.h"
using namespace big;
inline word real_word(const real& a) {
    return a.toDouble();
}

#define plane direct_plane
#include "direct_structs.h"
#undef plane
/// Also told what a step folds.
struct plane : direct_plane {
    double* folded;     // the parts, before that
    double* clearance;  // the nearest fold's distance from z, in max(|re|, |im|)
};
#include "complex.h"
// clang-format on

/// Folds one part of z on its way through a step; byRe and byIm are its derivatives. Returns
/// whether its sign changes.
bool fold(real& part, double byRe, double byIm, double& folded, double& clearance) {
    folded = part.toDouble();
    clearance = std::min(clearance, std::fabs(folded) / (std::fabs(byRe) + std::fabs(byIm)));
    const bool isNegative = real_is_negative(part) != 0;
    if (isNegative) part = real_neg(part);
    return isNegative;
}
inline void fold_re(cplx* z, tangent* t, const plane* at) {
    if (fold(z->re, t->by_re.re, t->by_im.re, at->folded[0], *at->clearance))
        *t = tangent_flipped_re(*t);
}
inline void fold_im(cplx* z, tangent* t, const plane* at) {
    if (fold(z->im, t->by_re.im, t->by_im.im, at->folded[1], *at->clearance))
        *t = tangent_flipped_im(*t);
}

#include "kernel_step_instances.inc"

using Step = void (*)(cplx* z, tangent* derivative, const plane* at);
struct Row {
    const char* formula;
    int power;
    Step step;
};
#define FATHOM_ROW(name, power) {#name, power, &name<power>::formula_step},
// clang-format off
#define FATHOM_FORMULA_ROW(name)                                \
    FATHOM_ROW(name, 2) FATHOM_ROW(name, 3) FATHOM_ROW(name, 4) \
    FATHOM_ROW(name, 5) FATHOM_ROW(name, 6) FATHOM_ROW(name, 7) \
    FATHOM_ROW(name, 8)
// clang-format on
constexpr Row kRows[] = {
#include "kernel_delta_rows.inc"
};

}  // namespace exact

exact::Step stepOf(const FormulaInstance& formula) {
    const std::string name = kernelName(*formula.spec);
    const auto row = std::ranges::find_if(exact::kRows, [&](const exact::Row& candidate) {
        return candidate.formula == name && candidate.power == formula.power;
    });
    FATHOM_CHECK(row != std::end(exact::kRows));
    return row->step;
}

// ---- The spread of a picture -----------------------------------------------------------------

/// The images of the picture's two half-axes over the steps.
struct Spread {
    double xx = 0, xy = 0, yx = 0, yy = 0;

    static Spread of(double reach) { return {reach, 0, 0, reach}; }
    void step(const double (&j)[4], double byC) {
        *this = {j[0] * xx + j[1] * yx + byC, j[0] * xy + j[1] * yy,  //
                 j[2] * xx + j[3] * yx, j[2] * xy + j[3] * yy + byC};
    }
    /// Whether orbits of the picture surround 0 here, twice as far off as z is, to first order.
    bool holds(const double (&z)[2]) const {
        const double size = std::max({std::fabs(xx), std::fabs(xy), std::fabs(yx), std::fabs(yy)});
        return 2 * size > std::max(std::fabs(z[0]), std::fabs(z[1]));
    }
};

/// Steps between looks at the stop: about a millisecond.
std::uint64_t stepsBetweenLooks(const FormulaOrbit::Request& request) {
    const double limbs = request.precisionBits / 64.0 + 1;
    return static_cast<std::uint64_t>(
        std::max(1.0, 1e6 / (8 * limbs * limbs * request.formula.power)));
}

}  // namespace

// ---- The orbits ------------------------------------------------------------------------------

class FormulaOrbit::Computer {
public:
    Computer(const Request& request, std::stop_token stop,
             const std::function<void(std::uint64_t)>& advanced)
        : m_request(request),
          m_stop(std::move(stop)),
          m_advanced(advanced),
          m_step(stepOf(request.formula)),
          m_stepsPerLook(stepsBetweenLooks(request)) {}

    Result<FormulaOrbit> compute() {
        const double reach = m_request.reach.toDouble();
        const exact::cplx zero = point({}, {}), centre = point(m_request.re, m_request.im);
        const auto& julia = m_request.formula.julia;
        m_at.c = julia ? point(julia->re, julia->im) : centre;
        std::optional<Error> error = julia ? follow(zero, {}, 0) : follow(zero, {}, reach);
        if (!error && julia) error = follow(centre, Spread::of(reach), 0);
        if (error) return tl::make_unexpected(*std::move(error));
        return std::move(m_orbit);
    }

private:
    exact::cplx point(const Decimal& re, const Decimal& im) const {
        return {BigFloat::fromDecimal(re, m_request.precisionBits),
                BigFloat::fromDecimal(im, m_request.precisionBits)};
    }

    /// Appends the orbit of z, where pixels start within `spread` and each step moves them apart by
    /// `byC` as well. A cycle is found by Brent's method (BIT 20, 1980, p. 176).
    std::optional<Error> follow(exact::cplx z, Spread spread, double byC) {
        const std::uint32_t first = next();
        const double escapeNorm2 = m_request.escapeRadius * m_request.escapeRadius;
        exact::cplx kept = z;
        std::uint32_t keptIndex = first;
        bool isClosed = false, isPeriodic = false;
        append(z);
        for (std::uint64_t n = 1; n <= m_request.iterations && !isClosed && !isPeriodic; ++n) {
            if (n % m_stepsPerLook == 0) {
                if (m_stop.stop_requested())
                    return Error{ErrorCode::Cancelled, "The reference orbit was cancelled."};
                if (m_advanced) m_advanced(n);
            }
            if (m_orbit.m_points.size() > kMaximumLength) return tooLong(n - 1);

            step(z);
            append(z);
            spread.step(m_orbit.m_leaves.back().jacobian, byC);
            const double(&now)[2] = m_orbit.m_points.back().z;
            isClosed = spread.holds(now) || now[0] * now[0] + now[1] * now[1] > escapeNorm2;
            isPeriodic = exact::cplx_equal(z, kept) != 0;
            if (std::has_single_bit(n) && !isPeriodic) {
                kept = z;
                keptIndex = next() - 1;
            }
        }
        m_orbit.m_leaves.emplace_back();
        const std::uint32_t last = next() - 1;
        m_orbit.m_runs.push_back({first, last, isClosed, isPeriodic ? keptIndex : last});
        return std::nullopt;
    }

    std::uint32_t next() const { return static_cast<std::uint32_t>(m_orbit.m_points.size()); }

    void append(const exact::cplx& z) {
        m_orbit.m_points.push_back({.z = {z.re.toDouble(), z.im.toDouble()}, .folded = {}});
    }

    /// One iteration, with all that is kept of it.
    void step(exact::cplx& z) {
        Leaf& leaf = m_orbit.m_leaves.emplace_back();
        leaf.clearance = std::numeric_limits<double>::infinity();
        m_at.folded = m_orbit.m_points.back().folded;
        m_at.clearance = &leaf.clearance;
        exact::tangent by = exact::tangent_of(1);
        m_step(&z, &by, &m_at);
        leaf.jacobian[0] = by.by_re.re, leaf.jacobian[1] = by.by_im.re;
        leaf.jacobian[2] = by.by_re.im, leaf.jacobian[3] = by.by_im.im;
    }

    static Error tooLong(std::uint64_t steps) {
        return {ErrorCode::OutOfMemory,
                "The reference orbit has neither escaped nor returned after " +
                    std::to_string(steps) +
                    " iterations, and more do not fit into memory; lower the iteration limit."};
    }

    const Request& m_request;
    std::stop_token m_stop;
    const std::function<void(std::uint64_t)>& m_advanced;
    exact::Step m_step;
    exact::plane m_at{};
    std::uint64_t m_stepsPerLook;
    FormulaOrbit m_orbit;
};

Result<FormulaOrbit> FormulaOrbit::compute(const Request& request, std::stop_token stop,
                                           const std::function<void(std::uint64_t)>& advanced) {
    return Computer(request, std::move(stop), advanced).compute();
}

}  // namespace fathom
