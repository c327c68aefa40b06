// How samples become colours. A value.
#pragma once

#include <cstdint>
#include <string>

namespace fathom {

struct RgbF {
    float r = 0, g = 0, b = 0;  // linear light, sRGB primaries
    friend bool operator==(RgbF, RgbF) = default;
};

enum class ColorMapping { Logarithmic, Linear };

struct ColorSettings {
    std::string palette = "abyss";    // id of a bundled palette
    std::string coloring = "smooth";  // id of a row of colorings()
    ColorMapping mapping = ColorMapping::Logarithmic;
    double density = 1;                 // palette turns: more is busier; (0, 1000]
    double offset = 0;                  // in turns of the palette, [0, 1)
    std::uint32_t interior = 0x000000;  // 0xRRGGBB in sRGB

    friend bool operator==(const ColorSettings&, const ColorSettings&) = default;
};

}  // namespace fathom
