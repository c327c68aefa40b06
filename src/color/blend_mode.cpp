#include "color/blend_mode.h"

#include <algorithm>
#include <cmath>

namespace fathom {

namespace {

// b is below and s above, both in [0, 1]; formulas as in the W3C's "Compositing and Blending Level
// 1".
using Mode = float(float b, float s);

float normal(float, float s) {
    return s;
}
float multiply(float b, float s) {
    return b * s;
}
float screen(float b, float s) {
    return b + s - b * s;
}
float overlay(float b, float s) {
    const float product = b * s, low = product + product;
    return b <= 0.5f ? low : 2 * (b + s) - low - 1;
}
// Unlike the W3C's formula, this one has no kink: it is a parabola in b, as s = 0.5 leaves b
// unchanged.
float softLight(float b, float s) {
    return b * (b + 2 * s * (1 - b));
}
float add(float b, float s) {
    return std::min(1.0f, b + s);
}
float darken(float b, float s) {
    return std::min(b, s);
}
float lighten(float b, float s) {
    return std::max(b, s);
}
float difference(float b, float s) {
    return std::fabs(b - s);
}

template <Mode mode>
void blend(const std::array<float, 3>& tint, float opacity, const EffectShades& shades,
           ColorRun& colors) {
    auto& [red, green, blue] = colors.channels;
    const auto [ownRed, ownGreen, ownBlue] = tint;
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const float value = shades.values[i], cover = shades.covers[i] * opacity;
        red[i] += cover * (mode(red[i], ownRed * value) - red[i]);
        green[i] += cover * (mode(green[i], ownGreen * value) - green[i]);
        blue[i] += cover * (mode(blue[i], ownBlue * value) - blue[i]);
    }
}

}  // namespace

std::span<const BlendMode> blendModes() {
    static const BlendMode rows[] = {
        {"normal", "Normal", versionsOf<blend<normal>>()},
        {"multiply", "Multiply", versionsOf<blend<multiply>>()},
        {"screen", "Screen", versionsOf<blend<screen>>()},
        {"overlay", "Overlay", versionsOf<blend<overlay>>()},
        {"soft-light", "Soft light", versionsOf<blend<softLight>>()},
        {"add", "Add", versionsOf<blend<add>>()},
        {"darken", "Darken", versionsOf<blend<darken>>()},
        {"lighten", "Lighten", versionsOf<blend<lighten>>()},
        {"difference", "Difference", versionsOf<blend<difference>>()},
    };
    return rows;
}

const BlendMode* findBlendMode(std::string_view id) {
    const auto found = std::ranges::find(blendModes(), id, &BlendMode::id);
    return found == blendModes().end() ? nullptr : &*found;
}

}  // namespace fathom
