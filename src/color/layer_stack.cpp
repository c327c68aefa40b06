#include "color/layer_stack.h"

#include <algorithm>
#include <cmath>

#include "color/srgb.h"

namespace fathom {

namespace {

constexpr std::size_t kRun = EffectShades::kLongestRun;

bool isDecided(const TileSample& sample) {
    return sample.count != 0 && sample.count != kInteriorCount;
}

}  // namespace

LayerStack::LayerStack(std::span<const ColorLayer> layers, const PictureTraits& traits,
                       InstructionSet set) {
    for (const ColorLayer& layer : layers) {
        if (!layer.isShown || layer.opacity <= 0) continue;
        const RgbF tint = fromSrgb8(layer.color);
        m_layers.push_back({.terms = EffectTerms(layer, traits),
                            .opacity = static_cast<float>(layer.opacity),
                            .tint = {std::sqrt(tint.r), std::sqrt(tint.g), std::sqrt(tint.b)},
                            .effect = findEffect(layer.effect)->run.on(set),
                            .blend = findBlendMode(layer.blend)->run.on(set)});
    }
}

void LayerStack::apply(std::span<const TileSample> samples, std::span<RgbF> colors) const {
    for (std::size_t start = 0; start < samples.size(); start += kRun) {
        const std::size_t length = std::min(kRun, samples.size() - start);
        applyRun(samples.subspan(start, length), colors.subspan(start, length));
    }
}

void LayerStack::applyRun(std::span<const TileSample> samples, std::span<RgbF> colors) const {
    ColorRun run;
    auto& [red, green, blue] = run.channels;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        red[i] = std::sqrt(colors[i].r);
        green[i] = std::sqrt(colors[i].g);
        blue[i] = std::sqrt(colors[i].b);
    }
    EffectShades shades;
    for (const Layer& layer : m_layers) {
        layer.effect(samples, layer.terms, shades);
        for (std::size_t i = 0; i < samples.size(); ++i)
            shades.covers[i] *= layer.opacity;
        layer.blend(samples.size(), layer.tint, shades, run);
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const RgbF mixed{red[i] * red[i], green[i] * green[i], blue[i] * blue[i]};
        if (isDecided(samples[i])) colors[i] = mixed;
    }
}

}  // namespace fathom
