#include "color/colorizer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <optional>
#include <string>

#include "base/check.h"
#include "base/limits.h"
#include "base/parallel.h"
#include "base/shown_text.h"
#include "color/auto_shading.h"
#include "color/color_run.h"
#include "color/interior.h"
#include "color/palette.h"
#include "color/short_run.h"
#include "color/srgb.h"
#include "number/decimal.h"

namespace fathom {

namespace {

constexpr std::size_t kRun = SampleRows::kLength;
static_assert(kRun <= Shades::kLongestRun);

// ---- Light

// The terms of Light for a loop: a slope of the direction (u, v) gets u * x + v * y + top.
struct LightTerms {
    explicit LightTerms(const Light& light) {
        constexpr double kDegree = std::numbers::pi / 180;
        const double rise = std::sin(light.elevation * kDegree);
        const double reach = std::cos(light.elevation * kDegree);
        x = static_cast<float>(reach / (rise + reach) * std::cos(light.direction * kDegree));
        y = static_cast<float>(reach / (rise + reach) * std::sin(light.direction * kDegree));
        top = static_cast<float>(rise / (rise + reach));
        // Low light alone would leave half of a picture in the dark, so some light comes from all
        // sides.
        constexpr double kMostFill = 0.2, kUnfilled = 50;  // degrees; no fill from this elevation
        fill = static_cast<float>(kMostFill * std::max(0.0, 1 - light.elevation / kUnfilled));
        strength = static_cast<float>(light.strength);
    }
    float x, y, top, fill, strength;
};

// The landscape rises equally steeply everywhere (Lambert's law on a unit slope, brightest where it
// faces the light). On slopes that turn away, light falls off more and more slowly and never to
// black.
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

// What colours a run: the palette, and whether attractors turn its hues.
struct Paint {
    const HueFamilies& palette;
    std::uint32_t attractors;  // a mask for attractors: 0 if they have no hues of their own
    float one;                 // factor on colours in linear light
};

void paintRun(std::span<const TileSample> samples, const Shades& shades, const Paint& paint,
              PixelRun& run) {
    std::array<std::uint32_t, kRun> entries;
    std::array<float, kRun> parts, lights;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto place =
            HueFamilies::placeOf(shades.turns[i], samples[i].attractor & paint.attractors);
        entries[i] = place.entry;
        parts[i] = place.part;
        lights[i] = shades.light[i] * paint.one;
    }
    for (std::size_t i = 0; i < samples.size(); ++i)
        run.colors[i] = paint.palette.at({entries[i], parts[i]}) * lights[i];
}

// The curve until a picture has its own: an eighth of a turn for each doubling of the count.
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

Result<void> reject(Phrase sentence) {
    return fail(ErrorCode::InvalidInput, std::move(sentence));
}

std::string shortNumber(double value) {
    return Decimal::fromDouble(value).toString();
}

Result<void> validate(const ColorLayer& layer) {
    const Result<ColorLayer> initial = newLayer(layer.effect);
    if (!initial) return tl::make_unexpected(initial.error());
    if (findBlendMode(layer.blend) == nullptr)
        return reject({"There is no blend mode %1; choose one of: %2.",
                       {inQuotes(layer.blend), idsOf(blendModes(), &BlendMode::id)}});
    if (!(layer.opacity >= 0 && layer.opacity <= 1))
        return reject({"The opacity of the layer %1 must be from 0 to 1.", {layer.effect}});
    const auto numbers = findEffect(layer.effect)->numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto& [minimum, maximum] = std::pair(numbers[i].minimum, numbers[i].maximum);
        if (!(layer.numbers[i] >= minimum && layer.numbers[i] <= maximum))
            return reject({"The %1 of the layer %2 must be from %3 to %4.",
                           {std::string(numbers[i].id), layer.effect, shortNumber(minimum),
                            shortNumber(maximum)}});
    }
    if (layer.color > 0xffffff)
        return reject({"The colour of the layer %1 must be of the form #rrggbb.", {layer.effect}});
    return {};
}

}  // namespace

Result<void> validate(const ColorSettings& settings) {
    if (!paletteOf(settings.palette))
        return reject({"There is no palette %1; choose one of: %2.",
                       {inQuotes(settings.palette.id()), idsOf(bundledPalettes(), &Palette::id)}});
    if (findColoring(settings.coloring) == nullptr)
        return reject({"There is no colouring %1; choose one of: %2.",
                       {inQuotes(settings.coloring), idsOf(colorings(), &ColoringSpec::id)}});
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
    if (findInterior(settings.interiorBy) == nullptr)
        return reject({"The interior cannot be coloured by %1; choose one of: %2.",
                       {inQuotes(settings.interiorBy), idsOf(interiors(), &InteriorSpec::id)}});
    if (settings.interior > 0xffffff)
        return reject("The interior colour must be of the form #rrggbb.");
    if (settings.layers.size() > limits::kLayers)
        return reject({"A picture can have %1 layers of colours, not %2.",
                       {std::to_string(limits::kLayers), std::to_string(settings.layers.size())}});
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

Colorizer Colorizer::with(std::shared_ptr<const CurveTable> curve) const {
    Colorizer colorizer = *this;
    if (m_curve && !m_coloring->usesRanks) colorizer.m_curve = std::move(curve);
    return colorizer;
}

// ---- Runs

// Values that are the same for all runs.
struct Colorizer::Terms {
    Terms(const Colorizer& colorizer, float oneOfBase);

    std::optional<ColorTerms> automatic;
    LightTerms light;
    float one;  // factor on the base colours
    const SrgbCodes& codes = SrgbCodes::instance();
};

Colorizer::Terms::Terms(const Colorizer& colorizer, float oneOfBase)
    : light(colorizer.m_settings.light), one(oneOfBase) {
    if (colorizer.m_curve)
        automatic = colorTerms(colorizer.m_settings, colorizer.m_traits, *colorizer.m_curve);
}

// Computes the base colours of at most kRun samples, if they are not automatic.
void Colorizer::paintBase(std::span<const TileSample> samples, const Terms& terms,
                          PixelRun& run) const {
    Shades shades;
    m_coloring->shade.on(m_set)(samples, m_settings, shades);
    if (terms.light.strength > 0) versionsOf<lightRun>().on(m_set)(samples, terms.light, shades);
    const Paint paint{m_palette->families(), m_coloring->hasHues ? ~0u : 0u, terms.one};
    versionsOf<paintRun>().on(m_set)(samples, shades, paint, run);
}

template <class Paint>
void Colorizer::writeRuns(std::span<Rgb32> colors, const Terms& terms, Paint paint) const {
    std::array<Rgb32, kRun> rest;
    RunOutput output{&terms.codes, 0xff000000u | m_settings.interior, nullptr};
    for (std::size_t start = 0; start < colors.size(); start += kRun) {
        const std::size_t length = std::min(kRun, colors.size() - start);
        output.pixels = length == kRun ? &colors[start] : rest.data();
        paint(start, length, output);
        if (length < kRun) std::copy_n(rest.begin(), length, &colors[start]);
    }
}

template <class Take>
void Colorizer::paintPeriods(std::span<const TileSample> samples, Take take) const {
    if (!periodsFor(m_settings).inside) return;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const TileSample& sample = samples[i];
        if (sample.count != kInteriorCount || sample.period == 0) continue;
        take(i, colorOfPeriod(sample.period, *m_palette, m_settings));
    }
}

void Colorizer::paintShaded(const ShadedRun& shaded, const ShadedRun& next, const Terms& terms,
                            ShortRun& run, ColorRun& roots) const {
    AutoPlaces places;
    autoPlaces().on(m_set)(shaded, next, *terms.automatic, m_curve->turns().data(), places);
    const ShortPaint paint{*m_calmPalette, m_traits.hasBasins,
                           m_layers.isEmpty() ? nullptr : &roots};
    paintShorts().on(m_set)(shaded, next, places, paint, run);
}

void Colorizer::writeShaded(const ShadedRun& shaded, const ShadedRun& next, const EffectRows& rows,
                            const Terms& terms, const RunOutput& output) const {
    ShortRun run;
    ColorRun roots;
    paintShaded(shaded, next, terms, run, roots);
    if (m_layers.isEmpty()) return writeShorts().on(m_set)(run, shaded, output);
    m_layers.apply(rows, roots);
    writeRoots().on(m_set)(roots, shaded.kinds, output);
}

void Colorizer::toRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const {
    FATHOM_CHECK(samples.size() == colors.size());
    const bool hasLayers = !m_layers.isEmpty();
    const Terms terms(*this, hasLayers ? 1 : SrgbCodes::kSteps);
    SampleRows rows;
    ShadedRun shaded;
    PixelRun run{};
    ColorRun roots;
    const auto paint = [&](std::size_t start, std::size_t length, const RunOutput& output) {
        const auto part = samples.subspan(start, length);
        readRows(part, rows, m_set);
        if (terms.automatic) {
            autoShading().on(m_set)(rows, *terms.automatic, shaded);
            const EffectRows effectRows{shaded.slopes, &rows.fractions, &rows.angles};
            return writeShaded(shaded, shaded, effectRows, terms, output);
        }
        paintBase(part, terms, run);
        if (!hasLayers) return writePixels().on(m_set)(run, rows, output);
        takeRoots().on(m_set)(run, roots);
        m_layers.apply({rows.slopes, &rows.fractions, &rows.angles}, roots);
        writeRoots().on(m_set)(roots, rows.kinds, output);
    };
    writeRuns(colors, terms, paint);
    paintPeriods(samples, [&](std::size_t i, RgbF color) {
        constexpr float kSteps = SrgbCodes::kSteps;
        colors[i] = terms.codes.of(Float4{color.r * kSteps, color.g * kSteps, color.b * kSteps, 0});
    });
}

void Colorizer::toRgb32InParallel(std::span<const TileSample> samples,
                                  std::span<Rgb32> colors) const {
    constexpr std::size_t kPiece = std::size_t{1} << 16;
    static_assert(kPiece % kRun == 0);
    const auto paint = [&](std::size_t first, std::size_t length) {
        toRgb32(samples.subspan(first, length), colors.subspan(first, length));
    };
    parallelPieces(threadsOf(0), samples.size(), kPiece, paint);
}

void Colorizer::toLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const {
    FATHOM_CHECK(samples.size() == colors.size());
    const Terms terms(*this, 1);
    const RgbF interior = fromSrgb8(m_settings.interior);
    SampleRows rows;
    ShadedRun shaded;
    ShortRun shorts;
    PixelRun run{};
    ColorRun roots;
    const SlopeRows& slopes = terms.automatic ? shaded.slopes : rows.slopes;
    for (std::size_t start = 0; start < samples.size(); start += kRun) {
        const std::size_t length = std::min(kRun, samples.size() - start);
        const auto part = samples.subspan(start, length);
        readRows(part, rows, m_set);
        if (terms.automatic) {
            autoShading().on(m_set)(rows, *terms.automatic, shaded);
            paintShaded(shaded, shaded, terms, shorts, roots);
            linearShorts().on(m_set)(shorts, run);
        } else {
            paintBase(part, terms, run);
            if (!m_layers.isEmpty()) takeRoots().on(m_set)(run, roots);
        }
        if (!m_layers.isEmpty()) {
            m_layers.apply({slopes, &rows.fractions, &rows.angles}, roots);
            squareRoots().on(m_set)(roots, run);
        }
        for (std::size_t i = 0; i < length; ++i) {
            const Float4 color = run.colors[i];
            const bool isInterior = rows.kinds[i] == SampleKind::Interior;
            colors[start + i] = rows.kinds[i] == SampleKind::Decided
                                    ? RgbF{color[0], color[1], color[2]}
                                : isInterior ? interior
                                             : RgbF{};
        }
    }
    paintPeriods(samples, [&](std::size_t i, RgbF color) { colors[i] = color; });
}

// ---- Shaded samples

bool Colorizer::canShade() const {
    return m_curve && !m_layers.usesAngles() && !periodsFor(m_settings).inside;
}

bool Colorizer::shadesAs(const Colorizer& other) const {
    return canShade() && other.canShade() && m_curve->hasAxisOf(*other.m_curve) &&
           m_settings.smooth == other.m_settings.smooth &&
           m_traits.hasDistances == other.m_traits.hasDistances;
}

void Colorizer::shade(std::span<const TileSample> samples, std::span<ShadedRun> runs) const {
    FATHOM_CHECK(canShade() && runs.size() == runsOf(samples.size()));
    const Terms terms(*this, 1);
    SampleRows rows;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const std::size_t start = i * kRun;
        readRows(samples.subspan(start, std::min(kRun, samples.size() - start)), rows, m_set);
        autoShading().on(m_set)(rows, *terms.automatic, runs[i]);
    }
}

void Colorizer::toRgb32(std::span<const ShadedRun> runs, std::span<Rgb32> colors) const {
    FATHOM_CHECK(canShade() && runs.size() == runsOf(colors.size()));
    const Terms terms(*this, SrgbCodes::kSteps);
    writeRuns(colors, terms, [&](std::size_t start, std::size_t, const RunOutput& output) {
        const std::size_t index = start / kRun;
        const ShadedRun& shaded = runs[index];
        const ShadedRun& next = runs[std::min(index + 1, runs.size() - 1)];
        writeShaded(shaded, next, {shaded.slopes, nullptr, nullptr}, terms, output);
    });
}

// ---- Devices

std::shared_ptr<const DeviceColors> Colorizer::forDevices() const {
    struct Owner final : DeviceColors {
        std::shared_ptr<const CurveTable> curveTable;
        std::shared_ptr<const CalmPalette> calmPalette;
    };
    if (!canShade() || !m_layers.isEmpty() || m_traits.hasBasins) return nullptr;
    const auto colors = std::make_shared<Owner>();
    colors->curveTable = m_curve;
    colors->calmPalette = m_calmPalette;
    colors->terms = colorTerms(m_settings, m_traits, *m_curve);
    colors->curve = m_curve->turns();
    colors->palette = m_calmPalette->shorts();
    colors->codes = SrgbCodes::instance().shortCodes();
    return colors;
}

}  // namespace fathom
