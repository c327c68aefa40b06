#include "color/interior.h"

#include <algorithm>

#include "color/colorings/stages.h"
#include "color/palette.h"

namespace fathom {

std::span<const InteriorSpec> interiors() {
    static const InteriorSpec rows[] = {
        {"color", "One colour", false},
        {"period", "Period", true},
    };
    return rows;
}

const InteriorSpec* findInterior(std::string_view id) {
    const auto found = std::ranges::find(interiors(), id, &InteriorSpec::id);
    return found == interiors().end() ? nullptr : &*found;
}

RgbF colorOfPeriod(std::uint32_t period, const Palette& palette, const ColorSettings& settings) {
    return palette.at(turnOfPeriod(period, static_cast<float>(settings.density),
                                   static_cast<float>(settings.offset)));
}

}  // namespace fathom
