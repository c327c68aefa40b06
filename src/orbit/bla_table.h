// Steps over many iterations at once of formulas that fold the plane or divide: linear in the
// distance from a reference orbit.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "orbit/formula_orbit.h"

namespace fathom {

/// For an orbit at distance z from Z_m whose point is c pixels from the reference's,
///
///     z_(m+l) = A z + B c    while max(|re z|, |im z|) < r,
///
/// A and B real matrices, with l = 2, 4, ... from each m = 1 + j l of an orbit. Within r, the
/// square of z that each iteration leaves out is below `epsilon` of what it keeps, all iterations
/// stay on the reference's side of every fold, twice as near as it, and none escapes before the
/// last. Where pixels are too small for doubles, the steps are there in wide numbers as well.
/// Immutable; safe to share.
///
/// This is the bilinear approximation of Zhuoran (2021, fractalforums.org, topic 4360), with real
/// matrices for formulas whose derivative is no complex number.
class BlaTable {
public:
    struct Request {
        std::shared_ptr<const FormulaOrbit> orbit;
        int power = 2;             // of the formula
        bool isJulia = false;      // then all pixels have one c
        FloatExp pixel;            // the plane's length of one
        double reach = 0;          // max(|re c|, |im c|) of any pixel, in pixels; 0 for a Julia set
        double escapeRadius = 25;  // of the pixels
        double convergence = 1e-6;
        double epsilon = kDefaultEpsilon;
    };
    static constexpr double kDefaultEpsilon = 0x1p-28;

    /// Fails with Cancelled when stopped.
    static Result<BlaTable> build(const Request& request, std::stop_token stop = {});

    /// What kernels need to know, but for the limit; valid as long as the table.
    FormulaJob job() const;

private:
    template <class Real>
    class Builder;
    BlaTable() = default;

    std::shared_ptr<const FormulaOrbit> m_orbit;
    FloatExp m_pixel;  // 0 for a Julia set, whose pixels have one c
    double m_escapeRadius = 0, m_convergence = 0;
    bool m_isWide = false;
    int m_firstLevel = 1;
    std::vector<LinearStep> m_steps;
    std::vector<std::uint16_t> m_keys;  // and as many more as are read at once
    std::vector<std::uint32_t> m_offsets;
    std::vector<LinearWideStep> m_wideSteps;
    std::vector<double> m_wideRadii;
};

}  // namespace fathom
