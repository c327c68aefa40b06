#include "color/colorizer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <string>

#include "base/check.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "color/auto_shading.h"
#include "color/palette.h"
#include "color/srgb.h"
#include "number/decimal.h"

namespace fathom {

namespace {

constexpr std::size_t kRun = Shades::kLongestRun;

// ---- Light

// What Light says, for a loop: a slope of the direction (u, v) gets u * x + v * y + top.
struct LightTerms {
    explicit LightTerms(const Light& light) {
        constexpr double kDegree = std::numbers::pi / 180;
        const double rise = std::sin(light.elevation * kDegree);
        const double reach = std::cos(light.elevation * kDegree);
        x = static_cast<float>(reach / (rise + reach) * std::cos(light.direction * kDegree));
        y = static_cast<float>(reach / (rise + reach) * std::sin(light.direction * kDegree));
        top = static_cast<float>(rise / (rise + reach));
        // Low light alone would leave half of a picture in the dark: some comes from everywhere.
        constexpr double kMostFill = 0.2, kUnfilled = 50;  // degrees from which there is none
        fill = static_cast<float>(kMostFill * std::max(0.0, 1 - light.elevation / kUnfilled));
        strength = static_cast<float>(light.strength);
    }
    float x, y, top, fill, strength;
};

// The landscape rises as steeply everywhere (Lambert's law on a unit slope, brightest where it
// faces the light). Where it turns away, light falls off ever more slowly and never to black.
void lightRun(std::span<const TileSample> samples, const LightTerms& light, Shades& shades) {
    constexpr float kPenumbra = 0.085f;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float x = samples[i].distance_x, y = samples[i].distance_y;
        const float squared = x * x + y * y;
        const bool isKnown = squared > 0 && squared <= std::numeric_limits<float>::max();
        const float lambert = (x * light.x + y * light.y) / std::sqrt(squared) + light.top;
        const float shadow = kPenumbra * kPenumbra / (2 * kPenumbra - std::min(lambert, kPenumbra));
        const float direct = std::max(lambert, shadow);
        const float lit = 1 - light.strength * (1 - light.fill) * (1 - direct);
        shades.light[i] *= isKnown ? lit : 1.0f;
    }
}

// ---- Colours

// Escaped, or converged to an attractor.
bool isDecided(const TileSample& sample) {
    return sample.count != 0 && sample.count != kInteriorCount;
}

// What colours a run: the palette, and the colour of the interior.
template <class Color>
struct Paint {
    const HueFamilies& palette;
    std::uint32_t attractors;  // a mask: 0 for those without hues of their own
    Color interior;
};

// convert(color) makes a Color of one in linear light, times `one`.
template <class Color, class Convert>
void paintRun(std::span<const TileSample> samples, const Shades& shades, const Paint<Color>& paint,
              float one, Convert convert, std::span<Color> colors) {
    std::array<std::uint32_t, kRun> entries;
    std::array<float, kRun> parts, lights;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto place =
            HueFamilies::placeOf(shades.turns[i], samples[i].attractor & paint.attractors);
        entries[i] = place.entry;
        parts[i] = place.part;
        lights[i] = shades.light[i] * one;
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (isDecided(samples[i]))
            colors[i] = convert(paint.palette.at({entries[i], parts[i]}) * lights[i]);
        else
            colors[i] = samples[i].count == 0 ? Color{} : paint.interior;
    }
}

void paintRgb32(std::span<const TileSample> samples, const Shades& shades,
                const Paint<Rgb32>& paint, std::span<Rgb32> colors) {
    const SrgbCodes& codes = SrgbCodes::instance();
    const auto convert = [&codes](Lanes color) { return codes.of(color); };
    paintRun(samples, shades, paint, SrgbCodes::kSteps, convert, colors);
}

void paintLinear(std::span<const TileSample> samples, const Shades& shades,
                 const Paint<RgbF>& paint, std::span<RgbF> colors) {
    const auto convert = [](Lanes color) { return RgbF{color[0], color[1], color[2]}; };
    paintRun(samples, shades, paint, 1, convert, colors);
}

// ---- Automatic colours

template <class Color>
struct AutoPaint {
    const CalmPalette& palette;
    bool hasBasins;
    Color interior;
};

// Basins differ where counts are low; the chains between them have the palette's own colours.
Lanes basinColor(const CalmPalette& palette, const AutoShades& shades, std::size_t i,
                 std::uint32_t attractor) {
    constexpr float kOwnHue = 0.35f, kPaletteHue = 0.62f;
    const Lanes plain = palette.at(shades.turns[i], shades.levels[i]);
    const float chain = smoothStep(kOwnHue, kPaletteHue, shades.heights[i]);
    if (attractor <= 1 || chain >= 1) return plain;
    const std::uint32_t basin = (attractor - 1) % CalmPalette::kHues;
    const Lanes own = palette.at(shades.turns[i], shades.levels[i], basin);
    return own + chain * (plain - own);
}

template <class Color, class Convert>
void paintAutoRun(std::span<const TileSample> samples, const AutoShades& shades,
                  const AutoPaint<Color>& paint, float one, Convert convert,
                  std::span<Color> colors) {
    const Lanes most = {one, one, one, one};
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (!isDecided(samples[i])) {
            colors[i] = samples[i].count == 0 ? Color{} : paint.interior;
            continue;
        }
        const Lanes color = paint.hasBasins
                                ? basinColor(paint.palette, shades, i, samples[i].attractor)
                                : paint.palette.at(shades.turns[i], shades.levels[i]);
        const Lanes lit = color * (shades.light[i] * one);
        colors[i] = convert(lit < most ? lit : most);
    }
}

void paintAutoRgb32(std::span<const TileSample> samples, const AutoShades& shades,
                    const AutoPaint<Rgb32>& paint, std::span<Rgb32> colors) {
    const SrgbCodes& codes = SrgbCodes::instance();
    const auto convert = [&codes](Lanes color) { return codes.of(color); };
    paintAutoRun(samples, shades, paint, SrgbCodes::kSteps, convert, colors);
}

void paintAutoLinear(std::span<const TileSample> samples, const AutoShades& shades,
                     const AutoPaint<RgbF>& paint, std::span<RgbF> colors) {
    const auto convert = [](Lanes color) { return RgbF{color[0], color[1], color[2]}; };
    paintAutoRun(samples, shades, paint, 1, convert, colors);
}

// Until a picture has its own: an eighth of a turn for each doubling of the count.
AutoCurve curveBeforeFit() {
    AutoCurve curve;
    for (std::size_t i = 0; i < curve.knots.size(); ++i)
        curve.knots[i] = {std::exp2(static_cast<double>(i) + 2), static_cast<double>(i) / 8};
    return curve;
}

// ---- Settings

template <class Rows, class Id>
std::string idsOf(const Rows& rows, Id id) {
    std::string list;
    for (const auto& row : rows) {
        if (!list.empty()) list += ", ";
        list += std::invoke(id, row);
    }
    return list;
}

Result<void> reject(std::string sentence) {
    return fail(ErrorCode::InvalidInput, std::move(sentence));
}

std::string shortNumber(double value) {
    return Decimal::fromDouble(value).toString();
}

Result<void> validate(const ColorLayer& layer) {
    const Result<ColorLayer> initial = newLayer(layer.effect);
    if (!initial) return tl::make_unexpected(initial.error());
    if (findBlendMode(layer.blend) == nullptr)
        return reject("There is no blend mode " + inQuotes(layer.blend) +
                      "; choose one of: " + idsOf(blendModes(), &BlendMode::id) + ".");
    const std::string owner = " of the layer " + layer.effect + " must be from ";
    if (!(layer.opacity >= 0 && layer.opacity <= 1))
        return reject("The opacity" + owner + "0 to 1.");
    const auto numbers = findEffect(layer.effect)->numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto& [minimum, maximum] = std::pair(numbers[i].minimum, numbers[i].maximum);
        if (!(layer.numbers[i] >= minimum && layer.numbers[i] <= maximum))
            return reject("The " + std::string(numbers[i].id) + owner + shortNumber(minimum) +
                          " to " + shortNumber(maximum) + ".");
    }
    if (layer.color > 0xffffff)
        return reject("The colour of the layer " + layer.effect + " must be of the form #rrggbb.");
    return {};
}

}  // namespace

Result<void> validate(const ColorSettings& settings) {
    if (!paletteOf(settings.palette))
        return reject("There is no palette " + inQuotes(settings.palette.id()) +
                      "; choose one of: " + idsOf(bundledPalettes(), &Palette::id) + ".");
    if (findColoring(settings.coloring) == nullptr)
        return reject("There is no colouring " + inQuotes(settings.coloring) +
                      "; choose one of: " + idsOf(colorings(), &ColoringSpec::id) + ".");
    if (!(settings.density > 0 && settings.density <= Colorizer::kMaximumDensity))
        return reject("The colour density must be above 0 and at most 1000.");
    if (!(settings.offset >= 0 && settings.offset < 1))
        return reject("The colour offset must be at least 0 and below 1 (it counts in turns).");
    if (!(settings.light.strength >= 0 && settings.light.strength <= 1))
        return reject("The light's strength must be from 0 to 1.");
    if (!(settings.light.direction >= 0 && settings.light.direction <= 360))
        return reject("The light's direction must be from 0 to 360 degrees.");
    if (!(settings.light.elevation >= 0 && settings.light.elevation <= 90))
        return reject("The light's elevation must be from 0 to 90 degrees.");
    if (settings.interior > 0xffffff)
        return reject("The interior colour must be of the form #rrggbb.");
    if (settings.layers.size() > limits::kLayers)
        return reject("A picture can have " + std::to_string(limits::kLayers) +
                      " layers of colours, not " + std::to_string(settings.layers.size()) + ".");
    for (const ColorLayer& layer : settings.layers)
        if (Result<void> valid = validate(layer); !valid) return valid;
    if (settings.curve) return validate(*settings.curve);
    return {};
}

Result<Colorizer> Colorizer::create(const ColorSettings& settings, const PictureTraits& traits,
                                    InstructionSet set) {
    if (const Result<void> valid = validate(settings); !valid)
        return tl::make_unexpected(valid.error());
    Colorizer colorizer;
    colorizer.m_settings = settings;
    colorizer.m_traits = traits;
    colorizer.m_palette = paletteOf(settings.palette);
    colorizer.m_coloring = findColoring(settings.coloring);
    colorizer.m_set = set;
    colorizer.m_layers = LayerStack(settings.layers, traits, set);
    if (useCurve(settings)) {
        const AutoCurve curve = settings.curve ? *settings.curve : curveBeforeFit();
        const bool usesRanks = colorizer.m_coloring->usesRanks;
        colorizer.m_curve = std::make_shared<const CurveTable>(usesRanks ? ranked(curve) : curve);
        colorizer.m_calmPalette = CalmPalette::of(*colorizer.m_palette, traits.hasBasins);
    }
    return colorizer;
}

Colorizer Colorizer::with(CurveTable curve) const {
    Colorizer colorizer = *this;
    if (m_curve && !m_coloring->usesRanks)
        colorizer.m_curve = std::make_shared<const CurveTable>(std::move(curve));
    return colorizer;
}

template <class Color, class PaintRun>
void Colorizer::paint(std::span<const TileSample> samples, std::span<Color> colors,
                      PaintRun paintRun, Color interior) const {
    const auto shade = m_coloring->shade.on(m_set);
    const auto light = versionsOf<lightRun>().on(m_set);
    const LightTerms terms(m_settings.light);
    const Paint<Color> paint{m_palette->families(), m_coloring->hasHues ? ~0u : 0u, interior};
    Shades shades;
    for (std::size_t start = 0; start < samples.size(); start += kRun) {
        const std::size_t length = std::min(kRun, samples.size() - start);
        const auto run = samples.subspan(start, length);
        shade(run, m_settings, shades);
        if (terms.strength > 0) light(run, terms, shades);
        paintRun(run, shades, paint, colors.subspan(start, length));
    }
}

template <class Color, class PaintRun>
void Colorizer::paintAutomatic(std::span<const TileSample> samples, std::span<Color> colors,
                               PaintRun paintRun, Color interior) const {
    const auto shade = autoShading().on(m_set);
    const AutoTerms terms(m_settings, m_traits, *m_curve);
    const AutoPaint<Color> paint{*m_calmPalette, m_traits.hasBasins, interior};
    AutoShades shades;
    for (std::size_t start = 0; start < samples.size(); start += AutoShades::kLongestRun) {
        const std::size_t length = std::min(AutoShades::kLongestRun, samples.size() - start);
        const auto run = samples.subspan(start, length);
        shade(run, terms, m_curve->turns(), shades);
        paintRun(run, shades, paint, colors.subspan(start, length));
    }
}

void Colorizer::toRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const {
    FATHOM_CHECK(samples.size() == colors.size());
    if (m_layers.isEmpty()) return baseRgb32(samples, colors);
    constexpr std::size_t kPart = 4 * kRun;  // stays in the cache
    std::array<RgbF, kPart> linear;
    for (std::size_t start = 0; start < samples.size(); start += kPart) {
        const std::size_t length = std::min(kPart, samples.size() - start);
        const auto part = samples.subspan(start, length);
        const std::span<RgbF> here(linear.data(), length);
        baseLinear(part, here);
        m_layers.apply(part, here);
        toSrgb8(here, colors.subspan(start, length));
        for (std::size_t i = 0; i < length; ++i)
            if (part[i].count == 0) colors[start + i] = 0;
    }
}

void Colorizer::toLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const {
    FATHOM_CHECK(samples.size() == colors.size());
    baseLinear(samples, colors);
    if (!m_layers.isEmpty()) m_layers.apply(samples, colors);
}

void Colorizer::baseRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const {
    const Rgb32 interior = 0xff000000u | m_settings.interior;
    if (m_curve)
        paintAutomatic(samples, colors, versionsOf<paintAutoRgb32>().on(m_set), interior);
    else
        paint(samples, colors, versionsOf<paintRgb32>().on(m_set), interior);
}

void Colorizer::baseLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const {
    const RgbF interior = fromSrgb8(m_settings.interior);
    if (m_curve)
        paintAutomatic(samples, colors, versionsOf<paintAutoLinear>().on(m_set), interior);
    else
        paint(samples, colors, versionsOf<paintLinear>().on(m_set), interior);
}

}  // namespace fathom
