// A cyclic or open gradient, interpolated in OKLab.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "color/color_settings.h"

namespace fathom {

struct PaletteStop {
    double position = 0;      // [0, 1]
    std::uint32_t color = 0;  // 0xRRGGBB in sRGB
};

class Palette {
public:
    /// {"fathom_palette": 1, "id": ..., "name": ..., "stops": [[position, "#rrggbb"], ...]}
    static Result<Palette> parse(std::string_view json, std::string_view source);

    const std::string& id() const { return m_id; }
    const std::string& name() const { return m_name; }
    const std::vector<PaletteStop>& stops() const { return m_stops; }

    /// Linear light at a turn of the palette; any real number, taken modulo 1.
    RgbF at(double turn) const;

private:
    std::string m_id, m_name;
    std::vector<PaletteStop> m_stops;
    std::vector<RgbF> m_table;  // 4096 entries and the first again
};

/// The bundled palettes, in the order of the gallery; the first is the default.
const std::vector<Palette>& bundledPalettes();
const Palette* findPalette(std::string_view id);

}  // namespace fathom
