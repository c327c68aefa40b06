// Palettes that nobody drew. Pure functions: any thread.
#pragma once

#include <cstdint>
#include <span>

#include "color/palette_edit.h"

namespace fathom {

/// Stops from one dark end to one peak and back, with lightness monotone between and hues that go
/// on in one direction; the same for the same seed.
PaletteStops surprisingStops(std::uint32_t seed);

/// The colours of a picture (0xRRGGBB), from dark to light by one half of them and back by the
/// other: of each band of lightness, the mean colours of its two halves along the opponent axis
/// on which they differ most. Empty for fewer than two colours.
PaletteStops stopsOfPicture(std::span<const std::uint32_t> colors);

}  // namespace fathom
