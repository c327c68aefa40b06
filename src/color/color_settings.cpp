#include "color/color_settings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fathom {

namespace {

constexpr std::array<std::pair<ColorMapping, std::string_view>, 3> kMappings = {
    {{ColorMapping::Automatic, "auto"},
     {ColorMapping::Logarithmic, "log"},
     {ColorMapping::Linear, "linear"}}};

}  // namespace

std::string_view mappingId(ColorMapping mapping) {
    return std::ranges::find(kMappings, mapping, &decltype(kMappings)::value_type::first)->second;
}

std::optional<ColorMapping> findMapping(std::string_view id) {
    const auto found = std::ranges::find(kMappings, id, &decltype(kMappings)::value_type::second);
    if (found == kMappings.end()) return std::nullopt;
    return found->first;
}

ColorSettings initialColors() {
    return {.palette = "dawn", .mapping = ColorMapping::Automatic, .light = {.strength = 0.35}};
}

}  // namespace fathom
