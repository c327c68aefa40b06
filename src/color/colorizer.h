// Samples to colours, and the list of colourings: one function and one row each.
#pragma once

#include <span>

#include "base/result.h"
#include "color/color_settings.h"
#include "color/palette.h"
#include "render/sample.h"

namespace fathom {

struct ColoringSpec {
    std::string_view id, label;
    RgbF (*shade)(const TileSample& sample, const ColorSettings& settings, const Palette& palette);
};
std::span<const ColoringSpec> colorings();
const ColoringSpec* findColoring(std::string_view id);

/// Fails with InvalidInput and a sentence on an unknown palette or colouring or numbers out of range.
Result<void> validate(const ColorSettings& settings);

/// 8 bits a channel as 0xffRRGGBB, sRGB: the layout of QImage::Format_RGB32.
using Rgb32 = std::uint32_t;

/// A snapshot of settings; immutable, for any number of threads.
class Colorizer {
public:
    static Result<Colorizer> create(const ColorSettings& settings);

    /// A sample not computed yet is transparent black in toRgb32 and black in toLinear.
    void toRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const;
    void toLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const;

private:
    Colorizer() = default;
    ColorSettings m_settings;
    const Palette* m_palette = nullptr;
    const ColoringSpec* m_coloring = nullptr;
};

/// Linear light to 0xffRRGGBB by the sRGB curve (IEC 61966-2-1), rounded to nearest.
Rgb32 toSrgb8(RgbF linear);

}  // namespace fathom
