// The sRGB curve between 8-bit codes and linear light. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>

#include "color/color_settings.h"

namespace fathom {

/// 8 bits a channel as 0xffRRGGBB, sRGB: the layout of QImage::Format_RGB32.
using Rgb32 = std::uint32_t;

/// Linear light to 0xffRRGGBB by the sRGB curve (IEC 61966-2-1), rounded to nearest; values outside
/// [0, 1] are clamped, NaN is 0.
Rgb32 toSrgb8(RgbF linear);

/// The same for many; both spans have the same length.
void toSrgb8(std::span<const RgbF> linear, std::span<Rgb32> colors);

/// The same curve the other way: 0xRRGGBB (higher bits are ignored) to linear light.
RgbF fromSrgb8(Rgb32 color);

}  // namespace fathom
