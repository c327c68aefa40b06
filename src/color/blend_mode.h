// How a layer meets what lies below it, and the list of ways: one row each.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/instruction_set.h"
#include "color/effect.h"

namespace fathom {

/// Colours of a run: square roots of linear light in [0, 1], channel by channel. The roots are
/// within 0.06 of the codes of screens (sRGB), for which painting programs define these modes.
struct ColorRun {
    std::array<EffectShades::Row, 3> channels;
};

/// Mixes a layer of the colour `tint` (of the same roots) into the first `count` colours: with
/// b below and s = tint * value, b + cover * (mode(b, s) - b).
using BlendRun = void(std::size_t count, const std::array<float, 3>& tint,
                      const EffectShades& shades, ColorRun& colors);

struct BlendMode {
    std::string_view id;     // kept in files
    std::string_view label;  // shown to people
    Versions<BlendRun> run;
};
std::span<const BlendMode> blendModes();
const BlendMode* findBlendMode(std::string_view id);

}  // namespace fathom
