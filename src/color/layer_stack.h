// The layers of a picture, over its base colours. Immutable once made, for any number of threads.
#pragma once

#include <span>
#include <vector>

#include "color/blend_mode.h"
#include "color/color_settings.h"
#include "color/effect.h"

namespace fathom {

class LayerStack {
public:
    LayerStack() = default;
    /// The layers must be valid. Layers that show nothing are left out.
    LayerStack(std::span<const ColorLayer> layers, const PictureTraits& traits, InstructionSet set);

    bool isEmpty() const { return m_layers.empty(); }
    /// Whether a layer reads the fractions and angles of samples.
    bool usesAngles() const { return m_usesAngles; }

    /// Changes the base colours of a run, from the lowest layer to the highest. The colours of
    /// samples that are interior or not computed may become any.
    void apply(const EffectRows& rows, ColorRun& colors) const;

private:
    struct Layer {
        EffectTerms terms;
        float opacity;
        std::array<float, 3> tint;
        EffectRun* effect;
        BlendRun* blend;
    };

    std::vector<Layer> m_layers;
    bool m_usesAngles = false;
};

}  // namespace fathom
