#include "color/coloring.h"

#include <algorithm>

#include "color/interior.h"

namespace fathom {

// One function for each file in colorings/.
Versions<ShadeRun> shadeByCount();
Versions<ShadeRun> shadeByDistance();
Versions<ShadeRun> shadeByPhase();
Versions<ShadeRun> shadeByAttractor();
Versions<ShadeRun> shadeByDomain();

std::span<const ColoringSpec> colorings() {
    static const ColoringSpec rows[] = {
        {"count", "Iterations", true, false, true, false, false, shadeByCount()},
        {"rank", "Ranks", false, true, true, false, false, shadeByCount()},
        {"distance", "Distance", false, false, true, false, true, shadeByDistance()},
        {"phase", "Phase", false, false, true, false, false, shadeByPhase()},
        {"attractor", "Attractors", false, false, false, false, false, shadeByAttractor()},
        {"domains", "Atom domains", false, false, false, true, false, shadeByDomain()},
    };
    return rows;
}

const ColoringSpec* findColoring(std::string_view id) {
    const auto found = std::ranges::find(colorings(), id, &ColoringSpec::id);
    return found == colorings().end() ? nullptr : &*found;
}

WantedPeriods periodsFor(const ColorSettings& settings) {
    const InteriorSpec* const interior = findInterior(settings.interiorBy);
    return {.outside = findColoring(settings.coloring)->usesPeriods,
            .inside = interior && interior->usesPeriods};
}

bool useCurve(const ColorSettings& settings) {
    const ColoringSpec& coloring = *findColoring(settings.coloring);
    return coloring.usesRanks ||
           (coloring.usesMapping && settings.mapping == ColorMapping::Automatic);
}

bool chooseColoring(std::string_view id, ColorSettings& settings) {
    // Ids of older files, in which smoothness and light were not settings of their own.
    const bool isBands = id == "bands", isRelief = id == "relief";
    if (isBands) settings.smooth = false;
    if (isRelief) settings.light.strength = 1;
    if (isBands || isRelief || id == "smooth") id = "count";

    settings.coloring = id;
    return findColoring(id) != nullptr;
}

}  // namespace fathom
