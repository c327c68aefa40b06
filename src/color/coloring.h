// What a colouring is, and the list of colourings: one file in colorings/ and one row each.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/instruction_set.h"
#include "color/color_settings.h"
#include "render/render_request.h"
#include "render/sample.h"

namespace fathom {

/// What a colouring computes for each sample of a run. Runs are short enough that data between the
/// stages stays in the cache.
struct Shades {
    static constexpr std::size_t kLongestRun = 512;

    std::array<float, kLongestRun> turns;  // turns of the palette, [0, 1]
    std::array<float, kLongestRun> light;  // share of its light that a colour keeps, [0, 1]
};

/// Shades at most kLongestRun samples. Samples that are interior or not computed may get any values
/// in range.
using ShadeRun = void(std::span<const TileSample> samples, const ColorSettings& settings,
                      Shades& shades);

struct ColoringSpec {
    std::string_view id;     // kept in files
    std::string_view label;  // shown to people
    bool usesMapping;        // whether the mapping of the settings matters
    bool usesRanks;          // always uses a curve whose heights are the ranks of counts
    bool hasHues;            // whether attractors turn the palette's hues
    bool usesPeriods;        // samples need the periods of their atom domains
    bool drawsDistances;     // draws lines of equal distance from the set
    Versions<ShadeRun> shade;
};
std::span<const ColoringSpec> colorings();
const ColoringSpec* findColoring(std::string_view id);

/// The periods that samples need for these colours. The settings' colouring must be known.
WantedPeriods periodsFor(const ColorSettings& settings);

/// Whether the colours follow a curve of automatic colours. If the settings have no curve, it must
/// be fitted. The settings' colouring must be known.
bool useCurve(const ColorSettings& settings);

/// Sets the colouring with this id; an id from older files may change other settings too. Returns
/// false if there is none.
bool chooseColoring(std::string_view id, ColorSettings& settings);

}  // namespace fathom
