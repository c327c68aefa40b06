// Looks for a place that makes a good picture. Any thread.
#pragma once

#include <cstdint>

#include "color/color_settings.h"
#include "finder/feature.h"
#include "render/location.h"

namespace fathom {

struct PleasingRequest {
    FormulaInstance formula;  // with its constant, the place is in that Julia set
    ColorSettings colors;     // that the picture will have
    std::uint32_t seed = 0;   // another one finds another place
};

/// Dives from home to a random depth along the boundary, finds the minibrot there where the formula
/// has any, and takes the first view of it, or of where the dive ended, whose picture is good by
/// its figures (color/picture_quality.h). A second or two.
///
/// Fails with NotFound where none of some tens of views was good, and with Cancelled.
Result<Location> findPleasingPlace(const PleasingRequest& request, const FindControl& control);

}  // namespace fathom
