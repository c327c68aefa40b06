// What a layer can show, and the list of effects: one file in effects/ and one row each.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/instruction_set.h"
#include "base/result.h"
#include "color/color_layer.h"
#include "color/color_settings.h"
#include "color/picture_traits.h"
#include "color/sample_rows.h"

namespace fathom {

/// Values that are the same for all samples of a picture, in the form that loops need.
struct EffectTerms {
    EffectTerms(const ColorLayer& layer, const PictureTraits& traits);

    using Row = std::array<float, ColorLayer::kMostNumbers>;
    Row numbers;
    Row cosines, sines;  // of the numbers as degrees: too slow for each run
    float thousandth;    // a thousandth of the picture's height, in pixels
    float logPower;      // as in PictureTraits
    float logRadius;     // as in PictureTraits
};

/// What an effect computes for each sample of a run.
struct EffectShades {
    using Row = SampleRows::Row<std::int16_t>;
    static constexpr std::int16_t kOne = 32767;

    alignas(64) Row values;  // share of the layer's colour that is kept, [0, kOne]
    alignas(64) Row covers;  // how much of the sample the effect covers, [0, kOne]
};

/// What effects may use of a run of samples. The last two are null if no layer uses them.
struct EffectRows {
    const SlopeRows& slopes;
    const SampleRows::Row<float>* fractions;
    const SampleRows::Row<float>* angles;
};

/// Computes a run. Samples that are interior or not computed may get any values in range.
using EffectRun = void(const EffectRows& rows, const EffectTerms& terms, EffectShades& shades);

struct EffectNumber {
    std::string_view id;     // key in files and on the command line
    std::string_view label;  // shown to people
    double minimum, maximum, initial;
    int decimals;             // number of decimals that are shown
    std::string_view suffix;  // shown after the number
    std::string_view hint;    // shown to people: what it does
};

struct EffectSpec {
    std::string_view id;     // kept in files
    std::string_view label;  // shown to people
    std::string_view hint;   // shown to people: what it shows
    double opacity;          // of a new layer, like blend and color below
    std::string_view blend;
    std::uint32_t color;
    bool usesAngles;                        // reads the fractions and angles of samples
    bool drawsDistances;                    // draws lines of equal distance from the set
    std::span<const EffectNumber> numbers;  // at most ColorLayer::kMostNumbers
    Versions<EffectRun> run;
};
std::span<const EffectSpec> effects();
const EffectSpec* findEffect(std::string_view id);

/// Whether the colours or a layer of them draw lines of equal distance from the set. The settings'
/// colouring and effects must be known.
bool drawDistances(const ColorSettings& settings);

/// A layer with the initial values of its effect. Fails with InvalidInput if there is no such
/// effect.
Result<ColorLayer> newLayer(std::string_view effect);

}  // namespace fathom
