// How a layer blends with what lies below it. The list of blend modes has one row each.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/instruction_set.h"
#include "color/color_run.h"
#include "color/effect.h"

namespace fathom {

/// Mixes a layer into the colours. `tint` is the layer's colour, as square roots like the colours
/// themselves. With b below and s = tint * value, the result is b + opacity * cover * (mode(b, s) -
/// b).
using BlendRun = void(const std::array<float, 3>& tint, float opacity, const EffectShades& shades,
                      ColorRun& colors);

struct BlendMode {
    std::string_view id;     // kept in files
    std::string_view label;  // shown to people
    Versions<BlendRun> run;
};
std::span<const BlendMode> blendModes();
const BlendMode* findBlendMode(std::string_view id);

}  // namespace fathom
