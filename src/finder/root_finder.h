// Newton's method to a root near by, with the bits growing as the root becomes known.
#pragma once

#include "finder/feature.h"
#include "finder/plane_orbit.h"
#include "finder/wide_complex.h"

namespace fathom {

/// What one pass along the orbit of a point says about the root near it.
struct RootLook {
    BigComplex step;  // Newton's, from the point to the root
    // Of passes in doubles with exponents:
    FloatExp room;                  // Newton's steps square the part of it by which they err
    FloatExp accuracy;              // that is wanted of the root
    std::uint64_t lowerPeriod = 0;  // whose step is the same: the root may be one of that period
};

/// An equation for a point of the plane, such as z_p = 0.
class RootEquation {
public:
    RootEquation() = default;
    RootEquation(const RootEquation&) = delete;
    RootEquation& operator=(const RootEquation&) = delete;
    virtual ~RootEquation() = default;

    /// The slope has so many bits, or with 0 those of a double, and then all else is told too.
    /// Fails with Cancelled.
    virtual Result<RootLook> look(const BigPoint& point, int slopeBits,
                                  const FindControl& control) = 0;
    virtual std::uint64_t steps() const = 0;  // of the orbit for one look
};

struct RootRequest {
    BigPoint start;   // at the bits of the view
    FloatExp radius;  // the root is at most this far from the start, or twice for roundness' sake
    FloatExp error;   // how far off it is supposed to be, at most `radius`
};

struct FoundRoot {
    BigPoint point;
    FloatExp error;  // a bound by the method's own estimate
    FloatExp accuracy;
    int looks = 0;
};

enum class RootFailure { None, Cancelled, LeftDisc, NoSlope, TooManySteps, LowerPeriod };

struct RootResult {
    RootFailure failure = RootFailure::None;
    FoundRoot root;                 // of success
    std::uint64_t lowerPeriod = 0;  // of LowerPeriod
};

/// The start must be within 12 of 0. At most 64 looks. Gives up where a step leads farther than
/// twice the radius, where the slope vanishes, or where too many steps shrink by less than a factor
/// of 4.
RootResult findRoot(RootEquation& equation, const RootRequest& request, const FindControl& control);

}  // namespace fathom
