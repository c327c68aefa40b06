// Generates palettes. Pure functions: any thread.
#pragma once

#include <cstdint>
#include <span>

#include "color/palette_edit.h"

namespace fathom {

/// Random stops from one dark end to one peak and back. Lightness is monotone in between, and hues
/// go on in one direction. The same seed gives the same stops.
PaletteStops surprisingStops(std::uint32_t seed);

/// Stops from the colours of a picture (0xRRGGBB): from dark to light by one half of them, and back
/// by the other. Each band of lightness is split in two along the opponent axis on which its
/// colours differ most, and each part gives its mean colour. Empty for fewer than two colours.
PaletteStops stopsOfPicture(std::span<const std::uint32_t> colors);

}  // namespace fathom
