#include "color/blend_mode.h"

#include <algorithm>

#include "color/shorts.h"

namespace fathom {

namespace {

// b is below and s above, both in [0, 1]: b in steps of 1 / kRootOne as the result, and s in those
// of factors. Formulas as in the W3C's "Compositing and Blending Level 1". Sums may leave the range
// of sixteen bits, but no result does.
using Short = std::int16_t;
using Mode = Short(Short b, Short s);

constexpr Short kOne = kRootOne;

// A factor in steps of 1 / kRootOne.
Short rootsOf(Short factor) {
    return static_cast<Short>((factor + 1) >> 1);
}

Short normal(Short, Short s) {
    return rootsOf(s);
}
Short multiply(Short b, Short s) {
    return scaled_short(b, s);
}
Short screen(Short b, Short s) {
    return static_cast<Short>(b + rootsOf(s) - scaled_short(b, s));
}
Short overlay(Short b, Short s) {
    const auto low = static_cast<Short>(2 * scaled_short(b, s));
    return b <= kOne / 2 ? low : static_cast<Short>(2 * (b + rootsOf(s)) - low - kOne);
}
// Unlike the W3C's formula, this one has no kink: it is a parabola in b, as s = 0.5 leaves b
// unchanged.
Short softLight(Short b, Short s) {
    const auto half = static_cast<Short>(b / 2 + scaled_short(static_cast<Short>(kOne - b), s));
    const auto factor = static_cast<Short>(2 * std::min<Short>(b, kOne - 1));
    return static_cast<Short>(2 * scaled_short(half, factor));
}
Short add(Short b, Short s) {
    return static_cast<Short>(std::min<Short>(b, kOne - rootsOf(s)) + rootsOf(s));
}
Short darken(Short b, Short s) {
    return std::min(b, rootsOf(s));
}
Short lighten(Short b, Short s) {
    return std::max(b, rootsOf(s));
}
Short difference(Short b, Short s) {
    return static_cast<Short>(lighten(b, s) - darken(b, s));
}

template <Mode mode>
void blend(const std::array<float, 3>& tint, float opacity, const EffectShades& shades,
           ColorRun& colors) {
    const Short part = toShort(opacity * EffectShades::kOne);
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const Short own = toShort(tint[channel] * EffectShades::kOne);
        auto& below = colors.channels[channel];
        for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
            const Short above = mode(below[i], scaled_short(own, shades.values[i]));
            below[i] = between_shorts(below[i], above, scaled_short(shades.covers[i], part));
        }
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
