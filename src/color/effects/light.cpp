// Light from one side over a landscape that rises away from the set, equally steeply everywhere. A
// slope along the light keeps half of the colour, a slope that faces the light more. Numbers: the
// direction of the light, in degrees counter-clockwise from the right, and its elevation in
// degrees.
#include <numbers>

#include "color/effects/lines.h"

namespace fathom {

namespace {

void shade(const SampleRows& rows, const EffectTerms& terms, EffectShades& shades) {
    constexpr float kDegree = std::numbers::pi_v<float> / 180;
    constexpr float kUnlit = 0.25f, kLit = 2.5f;  // pixels; finer slopes would be noise
    const float reach = 0.5f * std::cos(terms.numbers[1] * kDegree);
    const float lightX = reach * std::cos(terms.numbers[0] * kDegree);
    const float lightY = reach * std::sin(terms.numbers[0] * kDegree);
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const float distance = rows.distances[i];
        const bool isKnown = distance > 0;
        const float x = isKnown ? rows.x[i] : 0.0f;
        const float y = isKnown ? rows.y[i] : 0.0f;
        const float slope = (x * lightX + y * lightY) / (isKnown ? distance : 1.0f);
        shades.values[i] = lesser(1.0f, greater(0.0f, 0.5f + slope));
        shades.covers[i] = smoothStep(kUnlit, kLit, distance);
    }
}

}  // namespace

Versions<EffectRun> lightFromASide() {
    return versionsOf<shade>();
}

}  // namespace fathom
