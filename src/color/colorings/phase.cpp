// Colours by the argument of the value at which the iteration ended: the palette goes once round it
// or, in steps, the two halves of the binary decomposition have one colour each.
#include "color/colorings/stages.h"

namespace fathom {

namespace {

void shade(std::span<const TileSample> samples, const ColorSettings& settings, Shades& shades) {
    // Whole turns, so that the palette closes. The two halves have the colours at a quarter and at
    // three quarters of a turn.
    const auto turns = static_cast<float>(std::max(1.0, std::round(settings.density)));
    const auto offset = static_cast<float>(settings.offset);
    for (std::size_t i = 0; i < samples.size(); ++i)
        shades.turns[i] = fractionOf(samples[i].angle * turns);
    if (!settings.smooth)
        for (std::size_t i = 0; i < samples.size(); ++i)
            shades.turns[i] = shades.turns[i] < 0.5f ? 0.25f : 0.75f;
    // Within a few pixels of the boundary, a cell is no larger than a pixel, and colours would be
    // noise.
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float dimming = boundaryDimming(squaredDistance(samples[i]), 4, 0.15f);
        shades.turns[i] = fractionOf(shades.turns[i] + offset);
        shades.light[i] = isDistanceKnown(samples[i]) ? dimming : 1.0f;
    }
}

}  // namespace

Versions<ShadeRun> shadeByPhase() {
    return versionsOf<shade>();
}

}  // namespace fathom
