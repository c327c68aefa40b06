#include "color/effect.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "base/shown_text.h"
#include "color/coloring.h"

namespace fathom {

// One function for each file in effects/.
Versions<EffectRun> lightFromASide();
Versions<EffectRun> filaments();
Versions<EffectRun> contourLines();
Versions<EffectRun> fieldLines();

std::span<const EffectSpec> effects() {
    static constexpr std::string_view kWidthHint =
        "Width in thousandths of the picture's height, so that every size looks the same";
    static constexpr EffectNumber kLightNumbers[] = {
        {"direction", "Direction", 0, 360, 135, 0, "°",
         "Where the light comes from: 0° is the right, 90° the top, 180° the left."},
        {"elevation", "Elevation", 0, 90, 30, 0, "°",
         "Height of the light: low light gives strong shadows, 90° gives none."}};
    static constexpr EffectNumber kFilamentNumbers[] = {
        {"width", "Width", 0.1, 50, 4, 1, " ‰", kWidthHint}};
    static constexpr EffectNumber kContourNumbers[] = {
        {"lines", "Per octave", 0.25, 8, 2, 2, "",
         "Lines for each doubling of the distance from the set"},
        {"width", "Width", 0.1, 10, 1.5, 1, " ‰", kWidthHint}};
    static constexpr EffectNumber kFieldNumbers[] = {
        {"rays", "Rays", 1, 16, 2, 0, "",
         "Lines for each turn of the angle; more make a finer grid"},
        {"width", "Width", 0.1, 10, 1.5, 1, " ‰", kWidthHint}};
    static const EffectSpec rows[] = {
        {"light", "Light from a side",
         "The picture as a landscape that rises away from the set, lit from one side", 0.6,
         "soft-light", 0xffffff, false, false, kLightNumbers, lightFromASide()},
        {"filaments", "Filaments", "A glow around the set and its finest threads", 0.6, "overlay",
         0xffd591, false, false, kFilamentNumbers, filaments()},
        {"contours", "Contour lines", "Lines of the same distance from the set, as on a map", 0.35,
         "screen", 0xffffff, false, true, kContourNumbers, contourLines()},
        {"field", "Field lines",
         "A grid of the lines along which points escape, and the lines across them", 0.3, "screen",
         0xffffff, true, false, kFieldNumbers, fieldLines()},
    };
    return rows;
}

const EffectSpec* findEffect(std::string_view id) {
    const auto found = std::ranges::find(effects(), id, &EffectSpec::id);
    return found == effects().end() ? nullptr : &*found;
}

bool drawDistances(const ColorSettings& settings) {
    return findColoring(settings.coloring)->drawsDistances ||
           std::ranges::any_of(settings.layers, [](const ColorLayer& layer) {
               return findEffect(layer.effect)->drawsDistances;
           });
}

Result<ColorLayer> newLayer(std::string_view effect) {
    const EffectSpec* const spec = findEffect(effect);
    if (spec == nullptr) {
        std::string ids;
        for (const EffectSpec& row : effects())
            ids += (ids.empty() ? "" : ", ") + std::string(row.id);
        return fail(ErrorCode::InvalidInput,
                    {"There is no effect %1; choose one of: %2.", {inQuotes(effect), ids}});
    }
    ColorLayer layer{.effect = std::string(spec->id),
                     .opacity = spec->opacity,
                     .blend = std::string(spec->blend),
                     .color = spec->color};
    std::ranges::transform(spec->numbers, layer.numbers.begin(), &EffectNumber::initial);
    return layer;
}

EffectTerms::EffectTerms(const ColorLayer& layer, const PictureTraits& traits)
    : thousandth(static_cast<float>(traits.height / 1000)),
      logPower(static_cast<float>(traits.logPower)),
      logRadius(static_cast<float>(traits.logRadius)) {
    constexpr double kDegree = std::numbers::pi / 180;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers[i] = static_cast<float>(layer.numbers[i]);
        cosines[i] = static_cast<float>(std::cos(layer.numbers[i] * kDegree));
        sines[i] = static_cast<float>(std::sin(layer.numbers[i] * kDegree));
    }
}

}  // namespace fathom
