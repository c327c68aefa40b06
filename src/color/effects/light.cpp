// Light from one side over a landscape that rises away from the set, equally steeply everywhere. A
// slope along the light keeps half of the colour, a slope that faces the light more. Numbers: the
// direction of the light, in degrees counter-clockwise from the right, and its elevation in
// degrees.
#include <numbers>

#include "color/effects/lines.h"

namespace fathom {

namespace {

void shade(const EffectRows& rows, const EffectTerms& terms, EffectShades& shades) {
    constexpr float kDegree = std::numbers::pi_v<float> / 180;
    constexpr float kUnlit = 0.25f, kLit = 2.5f;  // pixels; finer slopes would be noise
    const float reach = 0.5f / SlopeRows::kUnit * std::cos(terms.numbers[1] * kDegree);
    const float lightX = reach * std::cos(terms.numbers[0] * kDegree);
    const float lightY = reach * std::sin(terms.numbers[0] * kDegree);
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const auto x = static_cast<float>(rows.slopes.x[i]);
        const auto y = static_cast<float>(rows.slopes.y[i]);
        shades.values[i] = lesser(1.0f, greater(0.0f, 0.5f + x * lightX + y * lightY));
        shades.covers[i] = smoothStep(kUnlit, kLit, rows.slopes.distances[i]);
    }
}

}  // namespace

Versions<EffectRun> lightFromASide() {
    return versionsOf<shade>();
}

}  // namespace fathom
