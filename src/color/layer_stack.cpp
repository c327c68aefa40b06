#include "color/layer_stack.h"

#include <cmath>

#include "color/srgb.h"

namespace fathom {

LayerStack::LayerStack(std::span<const ColorLayer> layers, const PictureTraits& traits,
                       InstructionSet set) {
    for (const ColorLayer& layer : layers) {
        if (!layer.isShown || layer.opacity <= 0) continue;
        m_usesAngles = m_usesAngles || findEffect(layer.effect)->usesAngles;
        const RgbF tint = fromSrgb8(layer.color);
        m_layers.push_back({.terms = EffectTerms(layer, traits),
                            .opacity = static_cast<float>(layer.opacity),
                            .tint = {std::sqrt(tint.r), std::sqrt(tint.g), std::sqrt(tint.b)},
                            .effect = findEffect(layer.effect)->run.on(set),
                            .blend = findBlendMode(layer.blend)->run.on(set)});
    }
}

void LayerStack::apply(const EffectRows& rows, ColorRun& colors) const {
    EffectShades shades;
    for (const Layer& layer : m_layers) {
        layer.effect(rows, layer.terms, shades);
        layer.blend(layer.tint, layer.opacity, shades, colors);
    }
}

}  // namespace fathom
