// Frames as encoders take them. Pure.
#pragma once

#include <cstddef>
#include <span>

#include "color/color_settings.h"

namespace fathom {

/// Writes red, green and blue of each colour in sRGB, as codes of 8 bits, or of 16 bits in the
/// machine's byte order. Codes of 8 bits are dithered by a pattern that stays on the screen, so
/// that smooth colours have no steps.
void encodePixels(std::span<const RgbF> colors, int width, int bits, int threads,
                  std::span<std::byte> bytes);

}  // namespace fathom
