// Samples to colours. Immutable once made, for any number of threads.
#pragma once

#include <memory>
#include <span>

#include "base/result.h"
#include "color/calm_palette.h"
#include "color/coloring.h"
#include "color/hue_families.h"
#include "color/layer_stack.h"
#include "color/picture_traits.h"
#include "color/srgb.h"
#include "render/sample.h"

namespace fathom {

/// Fails with InvalidInput and a sentence on an unknown palette or colouring or numbers out of
/// range.
Result<void> validate(const ColorSettings& settings);

/// A snapshot of settings.
class Colorizer {
public:
    static constexpr double kMaximumDensity = 1000;

    /// The colours are the same on each instruction set. Automatic colours take the settings'
    /// curve, or a plain one where it is still to be fitted.
    static Result<Colorizer> create(const ColorSettings& settings, const PictureTraits& traits = {},
                                    InstructionSet set = instructionSets().back());

    /// With another curve for automatic colours; on the way from one to the next. Ranks keep
    /// theirs.
    Colorizer with(CurveTable curve) const;

    /// One colour for each sample; both spans have the same length. A sample not computed yet is
    /// transparent black in toRgb32 and black in toLinear.
    void toRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const;
    void toLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const;

private:
    Colorizer() = default;
    /// Without layers.
    void baseRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const;
    void baseLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const;

    template <class Color, class PaintRun>
    void paint(std::span<const TileSample> samples, std::span<Color> colors, PaintRun paintRun,
               Color interior) const;

    template <class Color, class PaintRun>
    void paintAutomatic(std::span<const TileSample> samples, std::span<Color> colors,
                        PaintRun paintRun, Color interior) const;

    ColorSettings m_settings;
    PictureTraits m_traits;
    std::shared_ptr<const Palette> m_palette;
    const ColoringSpec* m_coloring = nullptr;
    InstructionSet m_set = InstructionSet::Baseline;
    LayerStack m_layers;
    // Of automatic colours alone.
    std::shared_ptr<const CurveTable> m_curve;
    std::shared_ptr<const CalmPalette> m_calmPalette;
};

}  // namespace fathom
