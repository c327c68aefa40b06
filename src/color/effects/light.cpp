// Light from one side over a landscape that rises away from the set, equally steeply everywhere. A
// slope along the light keeps half of the colour, a slope that faces the light more. Numbers: the
// direction of the light, in degrees counter-clockwise from the right, and its elevation in
// degrees.
#include "color/effects/lines.h"

namespace fathom {

namespace {

void shade(const EffectRows& rows, const EffectTerms& terms, EffectShades& shades) {
    constexpr float kUnlit = 0.25f, kLit = 2.5f;            // pixels; finer slopes would be noise
    constexpr std::int16_t kHalf = EffectShades::kOne / 4;  // in steps twice as large
    const float reach = kHalf * terms.cosines[1];
    const std::int16_t lightX = toShort(reach * terms.cosines[0]);
    const std::int16_t lightY = toShort(reach * terms.sines[0]);
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const std::int16_t slope =
            scaled_short(rows.slopes.x[i], lightX) + scaled_short(rows.slopes.y[i], lightY);
        const std::int16_t value = std::max<std::int16_t>(0, slope + kHalf);
        shades.values[i] = 2 * value;
        shades.covers[i] = toShort(EffectShades::kOne *
                                   kernel::smooth_step(kUnlit, kLit, rows.slopes.distances[i]));
    }
}

}  // namespace

Versions<EffectRun> lightFromASide() {
    return versionsOf<shade>();
}

}  // namespace fathom
