// How samples become colours. A value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "color/auto_curve.h"
#include "color/color_layer.h"
#include "color/palette_choice.h"

namespace fathom {

struct RgbF {
    float r = 0, g = 0, b = 0;  // linear light, sRGB primaries
    friend bool operator==(RgbF, RgbF) = default;
};

/// How counts become turns of the palette. Automatic: by a curve that is fitted to the picture.
enum class ColorMapping { Logarithmic, Linear, Automatic };

/// The id in files and on the command line: log, linear or auto.
std::string_view mappingId(ColorMapping mapping);
std::optional<ColorMapping> findMapping(std::string_view id);

/// Light from one side over a landscape that rises away from the set. It works with any colouring.
struct Light {
    double strength = 0;     // [0, 1]; 0 is none
    double direction = 135;  // source, in degrees counter-clockwise from the right, [0, 360]
    double elevation = 50;   // degrees above the picture, [0, 90]

    friend bool operator==(const Light&, const Light&) = default;
};

struct ColorSettings {
    PaletteChoice palette = "abyss";
    std::string coloring = "count";  // id of a row of colorings()
    bool smooth = true;              // no steps between counts or contours
    ColorMapping mapping = ColorMapping::Logarithmic;
    std::optional<AutoCurve> curve;  // for automatic mapping; none: still to be fitted
    bool isPinned = false;           // the curve stays when the view moves on
    double density = 1;              // factor on palette turns: more is busier; (0, 1000]
    double offset = 0;               // in turns of the palette, [0, 1)
    Light light;
    std::vector<ColorLayer> layers;     // the lowest first; at most limits::kLayers
    std::string interiorBy = "color";   // id of a row of interiors()
    std::uint32_t interior = 0x000000;  // 0xRRGGBB in sRGB

    friend bool operator==(const ColorSettings&, const ColorSettings&) = default;
};

/// The colours of a view that comes without any. ColorSettings() are those of the oldest files.
ColorSettings initialColors();

}  // namespace fathom
