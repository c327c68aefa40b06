// What a colouring is, and the list of them: one file in colorings/ and one row each.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/instruction_set.h"
#include "color/color_settings.h"
#include "render/sample.h"

namespace fathom {

/// What a colouring finds for each sample of a run: short enough that what passes between the
/// stages stays in the cache.
struct Shades {
    static constexpr std::size_t kLongestRun = 512;

    std::array<float, kLongestRun> turns;  // of the palette, [0, 1]
    std::array<float, kLongestRun> light;  // that its colour keeps, [0, 1]
};

/// For at most kLongestRun samples. Those that are interior or not computed may get any values in
/// range.
using ShadeRun = void(std::span<const TileSample> samples, const ColorSettings& settings,
                      Shades& shades);

struct ColoringSpec {
    std::string_view id;     // kept in files
    std::string_view label;  // shown to people
    bool usesMapping;        // of the settings
    bool usesRanks;          // always a curve, with the ranks of counts as its heights
    bool hasHues;            // attractors turn the palette's hues
    Versions<ShadeRun> shade;
};
std::span<const ColoringSpec> colorings();
const ColoringSpec* findColoring(std::string_view id);

/// Whether the colours follow a curve of automatic colours. The settings may lack it: it is to be
/// fitted then. Their colouring must be known.
bool useCurve(const ColorSettings& settings);

/// Takes the colouring of this id; an id of older files may change the rest of the settings too.
/// False when there is none.
bool chooseColoring(std::string_view id, ColorSettings& settings);

}  // namespace fathom
