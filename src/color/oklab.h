// OKLab, the perceptual colour space in which palettes are interpolated. Pure; any thread.
#pragma once

#include <span>

#include "color/color_settings.h"

namespace fathom {

/// Lightness 0 ... 1 and two opponent axes (green-red, blue-yellow) of about -0.4 ... 0.4:
/// B. Ottosson, "A perceptual color space for image processing", 2020.
struct Oklab {
    double lightness = 0, a = 0, b = 0;
};

Oklab toOklab(RgbF linear);

/// Not clamped: colours that a screen cannot show have channels outside [0, 1].
RgbF fromOklab(Oklab color);

/// A colour of the same hue that a screen can show, with as much of the chroma as is possible at
/// the same lightness, which is clamped to [0, 1].
RgbF fromOklabInGamut(Oklab color);

/// Same for many colours, several times as fast; both spans have the same length.
void toOklabs(std::span<const RgbF> linear, std::span<Oklab> colors);
void fromOklabsInGamut(std::span<const Oklab> colors, std::span<RgbF> linear);

}  // namespace fathom
