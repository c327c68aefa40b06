// Whether a picture has range, colour and calm, by figures over its pixels. Pure; any thread.
#pragma once

#include <span>

#include "color/srgb.h"
#include "render/geometry.h"

namespace fathom {

/// Figures over the pixels outside of the interior, which are those not in a body of exact black.
/// Lightness and colours are those of OKLab.
struct PictureQuality {
    double colored = 0;   // share of the picture that they are; where it is small, all else is 0
    double range = 0;     // of lightness, between the 5th and the 95th percentile
    double detail = 0;    // share of 16 x 9 blocks whose own lightness deviates
    double chroma = 0;    // mean
    double flat = 0;      // largest share in one small cell of the colour space
    double dark = 0;      // share of almost black ones
    double pale = 0;      // share of almost white ones
    double confetti = 0;  // share that is unlike the median of its 3 x 3 neighbourhood

    /// Neither mud nor confetti, nor all interior.
    bool isGood() const;
};

/// Judges a picture, given row by row. Pictures of less than 640 x 360 pixels look busier than they
/// are.
PictureQuality qualityOf(std::span<const Rgb32> colors, Size size);

}  // namespace fathom
