// A cyclic gradient, interpolated in OKLab. Immutable once parsed; any number of threads.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "color/color_settings.h"
#include "color/hue_families.h"

namespace fathom {

struct PaletteStop {
    double position = 0;      // [0, 1); 1 is 0 again
    std::uint32_t color = 0;  // 0xRRGGBB in sRGB
};

class Palette {
public:
    /// {"fathom_palette": 1, "id": ..., "name": ..., "stops": [[position, "#rrggbb"], ...]}
    /// `source` names the text in errors. Fails with Parse on broken JSON (line and column) and on
    /// a key that is missing or makes no sense: fewer than two stops, positions that are not
    /// ascending or outside [0, 1), colours that are not #rrggbb; and beyond the limits of
    /// base/limits.h.
    static Result<Palette> parse(std::string_view json, std::string_view source);

    const std::string& id() const { return m_id; }
    const std::string& name() const { return m_name; }
    const std::vector<PaletteStop>& stops() const { return m_stops; }

    /// Linear light at a turn of the palette; any real number, taken modulo 1.
    RgbF at(double turn) const;

    /// What a picture's pixels go through; made when it is first asked for.
    const HueFamilies& families() const;

private:
    Palette() = default;
    void fillTable();

    std::string m_id, m_name;
    std::vector<PaletteStop> m_stops;
    std::vector<RgbF> m_table;  // TurnTable::kSize

    struct Lazy {
        std::once_flag isMade;
        std::optional<HueFamilies> families;
    };
    std::unique_ptr<Lazy> m_lazy = std::make_unique<Lazy>();
};

/// The bundled palettes, in the order of the gallery; the first is the default.
const std::vector<Palette>& bundledPalettes();
const Palette* findPalette(std::string_view id);

}  // namespace fathom
