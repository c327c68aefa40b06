// Turns samples into colours. Immutable once made, for any number of threads.
#pragma once

#include <memory>
#include <span>

#include "base/result.h"
#include "color/auto_shading.h"
#include "color/calm_palette.h"
#include "color/color_run.h"
#include "color/coloring.h"
#include "color/hue_families.h"
#include "color/layer_stack.h"
#include "color/picture_traits.h"
#include "color/short_run.h"
#include "color/srgb.h"
#include "render/sample.h"

namespace fathom {

/// Fails with InvalidInput on an unknown palette or colouring, or on numbers out of range.
Result<void> validate(const ColorSettings& settings);

/// Colours samples by a snapshot of settings.
class Colorizer {
public:
    static constexpr double kMaximumDensity = 1000;

    /// The colours are the same on each instruction set. Automatic colours use the settings' curve,
    /// or a plain one if it is still to be fitted.
    static Result<Colorizer> create(const ColorSettings& settings, const PictureTraits& traits = {},
                                    InstructionSet set = instructionSets().back());

    /// A copy with another curve for automatic colours, for steps between one curve and the next.
    /// Colourings by rank keep their own curve.
    Colorizer with(std::shared_ptr<const CurveTable> curve) const;

    /// One colour for each sample; both spans have the same length. A sample that is not computed
    /// yet is transparent black in toRgb32() and black in toLinear(). Both are the same colours:
    /// toSrgb8() of toLinear() gives the codes of toRgb32(), so that screens and files agree.
    /// Automatic colours have steps of 1 / kShortOne in linear light, and layers of 1 / kRootOne in
    /// its square root; means of several samples have finer ones.
    void toRgb32(std::span<const TileSample> samples, std::span<Rgb32> colors) const;
    void toLinear(std::span<const TileSample> samples, std::span<RgbF> colors) const;
    /// Same as toRgb32(), with all processors of the machine if there are many samples: tiles of
    /// graphics devices are as large as the window.
    void toRgb32InParallel(std::span<const TileSample> samples, std::span<Rgb32> colors) const;

    /// Recolouring in two steps: shade() computes what samples are, and toRgb32() which colours
    /// follow. Each run has SampleRows::kLength samples, the last one maybe fewer. Only for
    /// automatic colours, and without layers that need angles. The colours equal those of toRgb32()
    /// of the samples.
    bool canShade() const;
    /// Whether runs shaded by `other` are valid for this one as well: they are for all curves on
    /// the same axis, and for any light, palette or layers.
    bool shadesAs(const Colorizer& other) const;
    static std::size_t runsOf(std::size_t samples) {
        return (samples + SampleRows::kLength - 1) / SampleRows::kLength;
    }
    void shade(std::span<const TileSample> samples, std::span<ShadedRun> runs) const;
    void toRgb32(std::span<const ShadedRun> runs, std::span<Rgb32> colors) const;

    /// The same colours for devices, which have the bits of toRgb32(). Null if devices cannot make
    /// them: they make automatic colours without layers, basins and periods.
    std::shared_ptr<const DeviceColors> forDevices() const;

private:
    struct Terms;

    Colorizer() = default;
    void paintBase(std::span<const TileSample> samples, const Terms& terms, PixelRun& run) const;
    /// Calls paint(start, length, output) for each run.
    template <class Paint>
    void writeRuns(std::span<Rgb32> colors, const Terms& terms, Paint paint) const;
    /// Colours the interior samples whose periods are known, if the settings ask for that: calls
    /// take(i, color) with linear light.
    template <class Take>
    void paintPeriods(std::span<const TileSample> samples, Take take) const;
    void paintShaded(const ShadedRun& shaded, const ShadedRun& next, const Terms& terms,
                     ShortRun& run, ColorRun& roots) const;
    void writeShaded(const ShadedRun& shaded, const ShadedRun& next, const EffectRows& rows,
                     const Terms& terms, const RunOutput& output) const;

    ColorSettings m_settings;
    PictureTraits m_traits;
    std::shared_ptr<const Palette> m_palette;
    const ColoringSpec* m_coloring = nullptr;
    InstructionSet m_set = InstructionSet::Baseline;
    LayerStack m_layers;
    // For automatic colours only:
    std::shared_ptr<const CurveTable> m_curve;
    std::shared_ptr<const CalmPalette> m_calmPalette;
};

}  // namespace fathom
