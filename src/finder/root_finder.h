// Newton's method for a nearby root, with a precision that grows as the root becomes known.
#pragma once

#include "finder/feature.h"
#include "finder/plane_orbit.h"
#include "finder/wide_complex.h"

namespace fathom {

/// The result of one pass along the orbit of a point, about the root near the point.
struct RootLook {
    BigComplex step;  // Newton's, from the point to the root
    // Only set by passes in numbers with an extended exponent:
    FloatExp room;                  // Newton's steps square the error as a part of the room
    FloatExp accuracy;              // wanted of the root
    std::uint64_t lowerPeriod = 0;  // a lower period with the same step: maybe the true one
};

/// An equation for a point of the plane, such as z_p = 0.
class RootEquation {
public:
    RootEquation() = default;
    RootEquation(const RootEquation&) = delete;
    RootEquation& operator=(const RootEquation&) = delete;
    virtual ~RootEquation() = default;

    /// Looks at a point. The slope has `slopeBits` bits. With 0 it is computed in numbers with an
    /// extended exponent, and all other members of the result are set too. Fails with Cancelled.
    virtual Result<RootLook> look(const BigPoint& point, int slopeBits,
                                  const FindControl& control) = 0;
    virtual std::uint64_t steps() const = 0;  // steps of the orbit in one look
};

struct RootRequest {
    BigPoint start;   // with the bits of the view
    FloatExp radius;  // the root should be this near the start; up to twice as far is accepted
    FloatExp error;   // estimated error of the start, at most `radius`
};

struct FoundRoot {
    BigPoint point;
    FloatExp error;  // estimated bound, by the method itself
    FloatExp accuracy;
    int looks = 0;
};

enum class RootFailure { None, Cancelled, LeftDisc, NoSlope, TooManySteps, LowerPeriod };

struct RootResult {
    RootFailure failure = RootFailure::None;
    FoundRoot root;                 // on success
    std::uint64_t lowerPeriod = 0;  // on LowerPeriod
};

/// Finds a root with at most 64 looks. The start must be within 12 of 0. Gives up if a step leads
/// farther than twice the radius from the start, if the slope vanishes, if too many steps shrink by
/// less than a factor of 4, or if the same lower period is found twice in succession.
RootResult findRoot(RootEquation& equation, const RootRequest& request, const FindControl& control);

}  // namespace fathom
