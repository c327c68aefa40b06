// How interior samples are coloured: one row each.
#pragma once

#include <span>
#include <string_view>

#include "color/color_settings.h"
#include "render/sample.h"

namespace fathom {

class Palette;

struct InteriorSpec {
    std::string_view id;     // kept in files
    std::string_view label;  // shown to people
    bool usesPeriods;        // samples need the periods of their cycles
};
std::span<const InteriorSpec> interiors();
const InteriorSpec* findInterior(std::string_view id);

/// The colour of interior samples whose cycles have this period, above 0, in linear light.
RgbF colorOfPeriod(std::uint32_t period, const Palette& palette, const ColorSettings& settings);

}  // namespace fathom
