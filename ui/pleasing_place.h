// Searches for a place that makes a good picture. Any thread.
#pragma once

#include <cstdint>

#include "color/color_settings.h"
#include "finder/feature.h"
#include "render/location.h"

namespace fathom {

struct PleasingRequest {
    FormulaInstance formula;  // if it has a constant, the place is in that Julia set
    ColorSettings colors;     // the colours of the picture to be
    std::uint32_t seed = 0;   // a different seed finds a different place
};

/// Dives from the home view to a random depth along the boundary and finds the minibrot there, if
/// the formula has minibrots. Takes the first view of that minibrot, or else of the end of the
/// dive, whose picture has good figures (color/picture_quality.h). Takes a second or two.
///
/// Fails with NotFound if none of some tens of views is good, and with Cancelled.
Result<Location> findPleasingPlace(const PleasingRequest& request, const FindControl& control);

}  // namespace fathom
