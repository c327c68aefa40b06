// Colours by the distance estimate alone, like an engraving: the palette runs from the boundary
// outward, the finest threads are drawn in ink, and there are contour lines.
#include "color/colorings/stages.h"

namespace fathom {

namespace {

constexpr float kFinest = 0.125f;  // pixels; below this, octaves no longer matter
constexpr float kContours = 2.5f;  // contour lines per octave

// The light that contour lines leave: 1 away from them. `pixelsPerOctave` gives the lines the same
// width everywhere. Lines fade out before they would merge.
float contourLight(float octaves, float pixelsPerOctave) {
    constexpr float kHalfWidth = 0.9f;  // pixels
    constexpr float kStrength = 0.7f;
    constexpr float kMerged = 3, kApart = 11;  // pixels from line to line
    const float place = fractionOf(octaves * kContours);
    const float spacing = pixelsPerOctave * (1 / kContours);
    const float fromLine = std::fabs(place - 0.5f) * spacing;
    const float line = 1 - std::min(1.0f, fromLine * (1 / kHalfWidth));
    const float visible = std::clamp((spacing - kMerged) * (1 / (kApart - kMerged)), 0.0f, 1.0f);
    return 1 - kStrength * visible * line;
}

// The same value from one contour line to the next.
float steppedOctaves(float octaves) {
    const float place = octaves * kContours + 0.5f;
    return (place - fractionOf(place)) * (1 / kContours);
}

void shade(std::span<const TileSample> samples, const ColorSettings& settings, Shades& shades) {
    constexpr double kOctaveRate = 0.055;  // turns per octave
    constexpr float kNaturalLog2 = 0.69314718f;
    const auto rate = static_cast<float>(settings.density * kOctaveRate);
    const auto offset = static_cast<float>(settings.offset);
    auto& [turns, light] = shades;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float squared = squaredDistance(samples[i]);
        // No picture is that wide. In this order of arguments, NaN becomes the bound as well.
        const float pixels = std::min(1e6f, std::sqrt(squared));
        turns[i] = kernel::fast_log2(1 + pixels * (1 / kFinest));
        light[i] = boundaryDimming(squared, 0.5f, 0.3f) *
                   contourLight(turns[i], (kFinest + pixels) * kNaturalLog2);
    }
    if (!settings.smooth)
        for (std::size_t i = 0; i < samples.size(); ++i)
            turns[i] = steppedOctaves(turns[i]);
    for (std::size_t i = 0; i < samples.size(); ++i)
        turns[i] = fractionOf(turns[i] * rate + offset);
}

}  // namespace

Versions<ShadeRun> shadeByDistance() {
    return versionsOf<shade>();
}

}  // namespace fathom
