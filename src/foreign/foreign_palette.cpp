#include "foreign/foreign_palette.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "color/palette_format.h"

namespace fathom {

std::shared_ptr<const Palette> evenPalette(const std::string& name,
                                           const std::vector<std::uint32_t>& colors,
                                           PaletteSpace space, PaletteCurve curve) {
    PaletteData data{.id = paletteIdFor(name), .name = name, .space = space, .curve = curve};
    for (std::size_t i = 0; i < colors.size(); ++i)
        data.stops.push_back(
            {static_cast<double>(i) / static_cast<double>(colors.size()), colors[i]});
    Result<Palette> palette = Palette::create(std::move(data));
    FATHOM_CHECK(palette.has_value());
    return std::make_shared<const Palette>(*std::move(palette));
}

void setTurn(ColorSettings& settings, double counts, double offset) {
    constexpr double kCountsAtDensityOne = 64;
    constexpr double kLeast = 1e-6, kMost = 1000;
    settings.mapping = ColorMapping::Linear;
    settings.density = counts > 0 ? std::clamp(kCountsAtDensityOne / counts, kLeast, kMost) : 1;
    const double rest = offset - std::floor(offset);
    settings.offset = rest < 1 ? rest : 0;  // -1e-20 gives 1
}

}  // namespace fathom
