// Samples to colours, and the list of colourings: one function and one row each.
// Everything here is immutable once made, for any number of threads.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "base/result.h"
#include "color/color_settings.h"
#include "color/hue_families.h"
#include "color/srgb.h"
#include "render/sample.h"

namespace fathom {

struct ColoringSpec {
    static constexpr std::size_t kLongestRun = 512;

    std::string_view id;     // kept in files
    std::string_view label;  // shown to people
    /// Colours as many samples as there are colours, at most kLongestRun: what passes between the
    /// stages stays in the cache. Samples that are interior or not computed get any colour.
    void (*shade)(std::span<const TileSample> samples, const ColorSettings& settings,
                  const HueFamilies& palette, std::span<RgbF> colors);
};
std::span<const ColoringSpec> colorings();
const ColoringSpec* findColoring(std::string_view id);

/// Fails with InvalidInput and a sentence on an unknown palette or colouring or numbers out of
/// range.
Result<void> validate(const ColorSettings& settings);

/// A snapshot of settings.
class Colorizer {
public:
    static constexpr double kMaximumDensity = 1000;

    static Result<Colorizer> create(const ColorSettings& settings);

    /// One colour for each sample; both spans have the same length. A sample not computed yet is
    /// transparent black in toRgb32 and black in toLinear.
    void toRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const;
    void toLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const;

private:
    Colorizer() = default;

    ColorSettings m_settings;
    const HueFamilies* m_palette = nullptr;
    const ColoringSpec* m_coloring = nullptr;
};

}  // namespace fathom
