// Colours by the attractor to which an orbit converged. Each attractor has one colour of the
// palette, in waves of light that repeat with each octave of the count.
#include "color/colorings/stages.h"

namespace fathom {

namespace {

void shade(std::span<const TileSample> samples, const ColorSettings& settings, Shades& shades) {
    constexpr float kGolden = 0.61803399f;  // of a turn: keeps a few attractors far apart in colour
    constexpr float kDarkest = 0.3f;
    constexpr std::uint32_t kApart = 1024;  // attractors, after which turns repeat
    const auto density = static_cast<float>(settings.density);
    const auto offset = static_cast<float>(settings.offset);
    const float share = settings.smooth ? 1 : 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto attractor = static_cast<std::int32_t>(samples[i].attractor % kApart);
        shades.turns[i] =
            fractionOf(static_cast<float>(attractor) * kGolden + (1 - kGolden) + offset);
        shades.light[i] = wholeCount<float>(samples[i]) + samples[i].fraction * share;
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float wave =
            std::fabs(2 * fractionOf(kernel::fast_log2(shades.light[i]) * density) - 1);
        shades.light[i] = kDarkest + (1 - kDarkest) * wave * wave * (3 - 2 * wave);
    }
}

}  // namespace

Versions<ShadeRun> shadeByAttractor() {
    return versionsOf<shade>();
}

}  // namespace fathom
