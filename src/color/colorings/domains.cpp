// Colours by atom domains: around each component of the interior lie the points whose orbits come
// nearest to 0 at the component's period. Larger periods lie further along the palette. In each
// domain the light falls off from the middle, where orbits pass through 0, to the rim.
#include "color/colorings/stages.h"

namespace fathom {

namespace {

void shade(std::span<const TileSample> samples, const ColorSettings& settings, Shades& shades) {
    constexpr float kDarkest = 0.16f;
    const auto density = static_cast<float>(settings.density);
    const auto offset = static_cast<float>(settings.offset);
    auto& [turns, light] = shades;
    for (std::size_t i = 0; i < samples.size(); ++i)
        turns[i] = turnOfPeriod(samples[i].period, density, offset);
    // Stepped: one light for the middle of a domain, another for its outer half.
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float fromMiddle = static_cast<float>(samples[i].nearness) * (1.0f / 65535);
        light[i] = settings.smooth ? fromMiddle : fromMiddle < 0.5f ? 0.0f : 0.75f;
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float square = light[i] * light[i];
        const float dimming = boundaryDimming(squaredDistance(samples[i]), 2, 0.35f);
        const float inside = kDarkest + (1 - kDarkest) * (1 - square) * (1 - square * square);
        light[i] = inside * (isDistanceKnown(samples[i]) ? dimming : 1.0f);
    }
}

}  // namespace

Versions<ShadeRun> shadeByDomain() {
    return versionsOf<shade>();
}

}  // namespace fathom
