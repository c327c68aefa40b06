// Colours by the iteration count.
#include "color/colorings/stages.h"

namespace fathom {

namespace {

void shade(std::span<const TileSample> samples, const ColorSettings& settings, Shades& shades) {
    if (!settings.smooth) {
        fillTurns<false>(samples, settings, shades);
        std::fill_n(shades.light.begin(), samples.size(), 1.0f);
        return;
    }
    fillTurns<true>(samples, settings, shades);
    // If the boundary passes within a fraction of a pixel, neighbouring pixels have unrelated
    // counts. Dimming them turns that noise into fine dark threads.
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float dimming = boundaryDimming(squaredDistance(samples[i]), 0.4f, 0.4f);
        shades.light[i] = isDistanceKnown(samples[i]) ? dimming : 1.0f;
    }
}

}  // namespace

Versions<ShadeRun> shadeByCount() {
    return versionsOf<shade>();
}

}  // namespace fathom
