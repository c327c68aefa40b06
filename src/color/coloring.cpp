#include "color/coloring.h"

#include <algorithm>

namespace fathom {

// One for each file of colorings/.
Versions<ShadeRun> shadeByCount();
Versions<ShadeRun> shadeByDistance();

std::span<const ColoringSpec> colorings() {
    static const ColoringSpec rows[] = {
        {"count", "Iterations", true, shadeByCount()},
        {"distance", "Distance", false, shadeByDistance()},
    };
    return rows;
}

const ColoringSpec* findColoring(std::string_view id) {
    const auto found = std::ranges::find(colorings(), id, &ColoringSpec::id);
    return found == colorings().end() ? nullptr : &*found;
}

bool useCurve(const ColorSettings& settings) {
    return settings.mapping == ColorMapping::Automatic &&
           findColoring(settings.coloring)->usesMapping;
}

bool chooseColoring(std::string_view id, ColorSettings& settings) {
    // Of files in which smoothness and light were no settings of their own.
    const bool isBands = id == "bands", isRelief = id == "relief";
    if (isBands) settings.smooth = false;
    if (isRelief) settings.light.strength = 1;
    if (isBands || isRelief || id == "smooth") id = "count";

    settings.coloring = id;
    return findColoring(id) != nullptr;
}

}  // namespace fathom
