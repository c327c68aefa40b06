// A layer over the base colours. A value.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace fathom {

/// The keys of a layer in a file that this program does not know, as JSON. They move with the
/// layer. Shared, because the steps of undo copy layers.
struct LayerOrigin {
    std::shared_ptr<const std::string> json;  // null if there are none

    friend bool operator==(const LayerOrigin& a, const LayerOrigin& b) {
        return a.json == b.json || (a.json && b.json && *a.json == *b.json);
    }
};

/// Made by newLayer(), which knows the initial values of each effect.
struct ColorLayer {
    static constexpr std::size_t kMostNumbers = 3;

    std::string effect;                          // id of a row of effects()
    bool isShown = true;                         // false: the layer is kept, but not drawn
    double opacity = 1;                          // [0, 1]
    std::string blend;                           // id of a row of blendModes()
    std::uint32_t color = 0;                     // of the effect, 0xRRGGBB in sRGB
    std::array<double, kMostNumbers> numbers{};  // as in the effect's row; the rest are 0
    LayerOrigin origin;

    friend bool operator==(const ColorLayer&, const ColorLayer&) = default;
};

}  // namespace fathom
