// Steps over many iterations at once of formulas that fold the plane: linear in the distance from a
// reference orbit.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "orbit/formula_orbit.h"

namespace fathom {

/// For an orbit at distance z from Z_m whose point is c from the reference's,
///
///     z_(m+l) = A z + B c    while max(|re z|, |im z|) < r,
///
/// A and B real matrices, with l = 2, 4, ... from each m = 1 + j l of an orbit. Within r, the
/// square of z that each iteration leaves out is below `epsilon` of what it keeps, all iterations
/// stay on the reference's side of every fold, twice as near as it, and none escapes before the
/// last. Immutable; safe to share.
///
/// This is the bilinear approximation of Zhuoran (2021, fractalforums.org, topic 4360), with real
/// matrices for formulas whose derivative is no complex number.
class LinearTable {
public:
    struct Request {
        std::shared_ptr<const FormulaOrbit> orbit;
        int power = 2;             // of the formula
        double reach = 0;          // max(|re c|, |im c|) of any pixel; 0 for a Julia set
        double escapeRadius = 25;  // of the pixels
        double epsilon = kDefaultEpsilon;
    };
    static constexpr double kDefaultEpsilon = 0x1p-28;

    /// Fails with Cancelled when stopped.
    static Result<LinearTable> build(const Request& request, std::stop_token stop = {});

    /// What kernels need to know of the orbit and the table; valid as long as both.
    FormulaJob job() const;

private:
    class Builder;
    LinearTable() = default;

    std::shared_ptr<const FormulaOrbit> m_orbit;
    double m_escapeRadius = 0;
    int m_firstLevel = 1;
    std::vector<LinearStep> m_steps;
    std::vector<double> m_radii, m_firstRadii;
    std::vector<std::uint32_t> m_offsets;
};

}  // namespace fathom
