#include "color/colorizer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <string>

#include "base/check.h"
#include "color/palette.h"

namespace fathom {

namespace {

// Each stage goes over a whole run: short loops without branches, which compilers turn into vector
// instructions, and nothing leaves the first-level cache.
constexpr std::size_t kRun = ColoringSpec::kLongestRun;
using Turns = std::array<float, kRun>;

// ---- From counts to turns of the palette

// Turns per squared octave of the count, and per iteration.
constexpr double kLogarithmicRate = 0.035;
constexpr double kLinearRate = 1.0 / 64;

// log2 of a value >= 1 to within 2 ulp or 1e-7: the exponent, and for the mantissa m in
// [sqrt(1/2), sqrt(2)) the series log m = 2 artanh((m - 1) / (m + 1)).
float fastLog2(float value) {
    constexpr std::int32_t kSqrtHalf = 0x3f3504f3;
    const auto bits = std::bit_cast<std::int32_t>(value);
    const std::int32_t exponent = (bits - kSqrtHalf) >> 23;
    const auto mantissa = std::bit_cast<float>(bits - exponent * (1 << 23));
    const float s = (mantissa - 1) / (mantissa + 1);
    const float square = s * s;
    const float series = s * (1 + square * (1.0f / 3 + square * (1.0f / 5 + square * (1.0f / 7))));
    return static_cast<float>(exponent) + series * 2.88539008f;  // 2 / ln 2
}

// The part of a turn in [0, 1]; truncation is floor, as no turn is negative here.
float fractionOf(float turn) {
    return turn - static_cast<float>(static_cast<std::int32_t>(turn));
}

// measure(sample) >= 1, a double, is what the mapping is applied to.
template <class Measure>
void fillTurns(std::span<const TileSample> samples, const ColorSettings& settings, Measure measure,
               Turns& turns) {
    const std::size_t count = samples.size();
    FATHOM_CHECK(count <= turns.size());
    if (settings.mapping == ColorMapping::Logarithmic) {
        // The square of the logarithm: slow where counts are small and each step is a broad band,
        // and still fast enough where all counts of a picture lie within an octave or two.
        const auto rate = static_cast<float>(settings.density * kLogarithmicRate);
        const auto offset = static_cast<float>(settings.offset);
        for (std::size_t i = 0; i < count; ++i)
            turns[i] = static_cast<float>(measure(samples[i]));
        for (std::size_t i = 0; i < count; ++i) {
            const float octaves = fastLog2(turns[i]);
            turns[i] = fractionOf(octaves * octaves * rate + offset);
        }
    } else {
        const double rate = settings.density * kLinearRate;
        for (std::size_t i = 0; i < count; ++i) {
            const double turn = measure(samples[i]) * rate + settings.offset;
            turns[i] = static_cast<float>(turn - std::floor(turn));
        }
    }
}

// ---- Colourings

// Escaped, or converged to an attractor.
bool isDecided(const TileSample& sample) {
    return sample.count != 0 && sample.count != kInteriorCount;
}

// At least 1 for any sample, so that loops need no branch.
double wholeCount(const TileSample& sample) {
    return std::max(1.0, static_cast<double>(static_cast<std::int64_t>(sample.count)));
}

double smoothCount(const TileSample& sample) {
    return wholeCount(sample) + sample.fraction;
}

RgbF dimmed(RgbF color, float factor) {
    return {color.r * factor, color.g * factor, color.b * factor};
}

// Zero in both components says that nothing is known; squares of what is known may underflow.
bool isDistanceKnown(const TileSample& sample) {
    return sample.distance_x != 0 || sample.distance_y != 0;
}

float squaredDistance(const TileSample& sample) {
    return sample.distance_x * sample.distance_x + sample.distance_y * sample.distance_y;
}

// From `darkest` on the boundary to 1 at `reach` pixels from it.
float boundaryDimming(float squared, float reach, float darkest) {
    return darkest + (1 - darkest) * std::min(1.0f, squared * (1 / (reach * reach)));
}

// Where the boundary passes within a fraction of a pixel, neighbouring pixels have unrelated
// counts: dimming them turns that noise into fine dark threads.
float threadDimming(const TileSample& sample) {
    return isDistanceKnown(sample) ? boundaryDimming(squaredDistance(sample), 0.4f, 0.4f) : 1.0f;
}

void shadeSmooth(std::span<const TileSample> samples, const ColorSettings& settings,
                 const HueFamilies& palette, std::span<RgbF> colors) {
    Turns turns;
    fillTurns(samples, settings, smoothCount, turns);
    for (std::size_t i = 0; i < samples.size(); ++i)
        colors[i] = dimmed(palette.at(turns[i], samples[i].attractor), threadDimming(samples[i]));
}

void shadeBands(std::span<const TileSample> samples, const ColorSettings& settings,
                const HueFamilies& palette, std::span<RgbF> colors) {
    Turns turns;
    fillTurns(samples, settings, wholeCount, turns);
    for (std::size_t i = 0; i < samples.size(); ++i)
        colors[i] = palette.at(turns[i], samples[i].attractor);
}

// The smooth colours as a relief, lit from the upper left: its slope points away from the set.
void shadeRelief(std::span<const TileSample> samples, const ColorSettings& settings,
                 const HueFamilies& palette, std::span<RgbF> colors) {
    constexpr float kLight = 0.70710678f;  // both components of its direction: up, and to the left
    constexpr float kHeight = 1.2f;        // of the light above the picture
    Turns turns;
    fillTurns(samples, settings, smoothCount, turns);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const TileSample& sample = samples[i];
        const float squared = squaredDistance(sample);
        float lit = 1;
        if (squared > 0) {
            const float slope =
                (sample.distance_y - sample.distance_x) * kLight / std::sqrt(squared);
            lit = std::max(0.0f, (slope + kHeight) / (1 + kHeight));
        }
        colors[i] = dimmed(palette.at(turns[i], samples[i].attractor), lit * threadDimming(sample));
    }
}

// The light that contour lines leave: 1 away from them. They stand in even steps of octaves;
// `pixelsPerOctave` makes them as wide everywhere, and they fade out before they would merge.
float contourShade(float octaves, float pixelsPerOctave) {
    constexpr float kLines = 2.5f;      // per octave
    constexpr float kHalfWidth = 0.9f;  // pixels
    constexpr float kStrength = 0.7f;
    constexpr float kMerged = 3, kApart = 11;  // pixels from line to line
    const float place = fractionOf(octaves * kLines);
    const float spacing = pixelsPerOctave * (1 / kLines);
    const float fromLine = std::fabs(place - 0.5f) * spacing;
    const float line = 1 - std::min(1.0f, fromLine * (1 / kHalfWidth));
    const float visible = std::clamp((spacing - kMerged) * (1 / (kApart - kMerged)), 0.0f, 1.0f);
    return 1 - kStrength * visible * line;
}

// An engraving by the distance estimate alone: the palette from the boundary outward, the finest
// threads in ink, and contour lines.
void shadeDistance(std::span<const TileSample> samples, const ColorSettings& settings,
                   const HueFamilies& palette, std::span<RgbF> colors) {
    constexpr float kFinest = 0.125f;      // pixels: below, octaves no longer matter
    constexpr double kOctaveRate = 0.055;  // turns
    constexpr float kNaturalLog2 = 0.69314718f;
    const auto rate = static_cast<float>(settings.density * kOctaveRate);
    const auto offset = static_cast<float>(settings.offset);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float squared = squaredDistance(samples[i]);
        // No picture is that wide; in this order NaN becomes the bound as well.
        const float pixels = std::min(1e6f, std::sqrt(squared));
        const float octaves = fastLog2(1 + pixels * (1 / kFinest));
        const float ink = boundaryDimming(squared, 0.5f, 0.3f) *
                          contourShade(octaves, (kFinest + pixels) * kNaturalLog2);
        colors[i] =
            dimmed(palette.at(fractionOf(octaves * rate + offset), samples[i].attractor), ink);
    }
}

constexpr ColoringSpec kColorings[] = {
    {"smooth", "Smooth", shadeSmooth},
    {"bands", "Bands", shadeBands},
    {"relief", "Relief", shadeRelief},
    {"distance", "Engraving", shadeDistance},
};

template <class Rows, class Id>
std::string idsOf(const Rows& rows, Id id) {
    std::string list;
    for (const auto& row : rows) {
        if (!list.empty()) list += ", ";
        list += std::invoke(id, row);
    }
    return list;
}

}  // namespace

std::span<const ColoringSpec> colorings() {
    return kColorings;
}

const ColoringSpec* findColoring(std::string_view id) {
    const auto* const found = std::ranges::find(kColorings, id, &ColoringSpec::id);
    return found == std::end(kColorings) ? nullptr : found;
}

Result<void> validate(const ColorSettings& settings) {
    const auto reject = [](std::string sentence) {
        return fail(ErrorCode::InvalidInput, std::move(sentence));
    };
    if (findPalette(settings.palette) == nullptr)
        return reject("There is no palette \"" + settings.palette +
                      "\"; choose one of: " + idsOf(bundledPalettes(), &Palette::id) + ".");
    if (findColoring(settings.coloring) == nullptr)
        return reject("There is no colouring \"" + settings.coloring +
                      "\"; choose one of: " + idsOf(kColorings, &ColoringSpec::id) + ".");
    if (!(settings.density > 0 && settings.density <= Colorizer::kMaximumDensity))
        return reject("The colour density must be above 0 and at most 1000.");
    if (!(settings.offset >= 0 && settings.offset < 1))
        return reject("The colour offset must be at least 0 and below 1 (it counts in turns).");
    if (settings.interior > 0xffffff)
        return reject("The interior colour must be of the form #rrggbb.");
    return {};
}

Result<Colorizer> Colorizer::create(const ColorSettings& settings) {
    if (const Result<void> valid = validate(settings); !valid)
        return tl::make_unexpected(valid.error());
    Colorizer colorizer;
    colorizer.m_settings = settings;
    colorizer.m_palette = &findPalette(settings.palette)->families();
    colorizer.m_coloring = findColoring(settings.coloring);
    return colorizer;
}

void Colorizer::toLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const {
    FATHOM_CHECK(samples.size() == colors.size());
    const RgbF interior = fromSrgb8(m_settings.interior);
    for (std::size_t start = 0; start < samples.size(); start += kRun) {
        const std::size_t length = std::min(kRun, samples.size() - start);
        const auto run = samples.subspan(start, length);
        const auto runColors = colors.subspan(start, length);
        m_coloring->shade(run, m_settings, *m_palette, runColors);
        for (std::size_t i = 0; i < length; ++i)
            if (!isDecided(run[i])) runColors[i] = run[i].count == 0 ? RgbF{} : interior;
    }
}

void Colorizer::toRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const {
    FATHOM_CHECK(samples.size() == colors.size());
    const Rgb32 interior = 0xff000000u | m_settings.interior;
    std::array<RgbF, kRun> linear;
    for (std::size_t start = 0; start < samples.size(); start += kRun) {
        const std::size_t length = std::min(kRun, samples.size() - start);
        const auto run = samples.subspan(start, length);
        const auto runColors = colors.subspan(start, length);
        m_coloring->shade(run, m_settings, *m_palette, std::span(linear).first(length));
        toSrgb8(std::span(linear).first(length), runColors);
        for (std::size_t i = 0; i < length; ++i)
            if (!isDecided(run[i])) runColors[i] = run[i].count == 0 ? 0 : interior;
    }
}

}  // namespace fathom
