// BLA steps over many iterations, for formulas that fold the plane or divide: linear in the
// distance from a reference orbit.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "base/fresh_vector.h"
#include "base/result.h"
#include "orbit/generic_orbit.h"

namespace fathom {

/// For an orbit at distance z from Z_m, whose point is c pixels from the reference's point,
///
///     z_(m+l) = A z + B c    while max(|re z|, |im z|) < r,
///
/// where A and B are real matrices, with l = 2, 4, ... from each m = 1 + j l of an orbit. Within r,
/// the square of z that each iteration leaves out is below `epsilon` times what it keeps. All
/// iterations stay on the reference's side of every fold, at most half as far from the reference as
/// the fold is, and none escapes before the last. If pixels are too small for doubles, there are
/// also steps with an extended exponent. Immutable; safe to share.
///
/// This is the bilinear approximation of Zhuoran (2021, fractalforums.org, topic 4360), with real
/// matrices for formulas whose derivative is not a complex number.
class BlaTable {
public:
    struct Request {
        std::shared_ptr<const GenericOrbit> orbit;
        int power = 2;         // the highest of the formula
        bool isJulia = false;  // then all pixels have one c
        FloatExp pixel;        // size of a pixel in the plane
        double reach = 0;  // largest max(|re c|, |im c|) of a pixel, in pixels; 0 for a Julia set
        double escapeRadius = 25;  // of the pixels
        double convergence = 1e-6;
        double epsilon = kDefaultEpsilon;
    };
    static constexpr double kDefaultEpsilon = 0x1p-28;

    /// Fails with Cancelled when stopped.
    static Result<BlaTable> build(const Request& request, std::stop_token stop = {});

    const Request& request() const { return m_request; }
    /// How all pixels start.
    GenericStart start() const;
    /// What kernels need, except for the limit; valid as long as the table.
    GenericJob job() const;

private:
    template <class Real>
    class Builder;
    BlaTable() = default;

    /// 0 for a Julia set, whose pixels have one c.
    FloatExp unitOfC() const { return m_request.isJulia ? FloatExp{} : m_request.pixel; }

    Request m_request;
    bool m_isExtended = false;
    int m_firstLevel = 1;
    FreshVector<LinearStep> m_steps;
    FreshVector<std::uint16_t> m_keys;  // padded by as many as are read at once
    FreshVector<std::uint32_t> m_offsets;
    FreshVector<LinearExtendedStep> m_extendedSteps;
    FreshVector<double> m_extendedRadii;
};

}  // namespace fathom
