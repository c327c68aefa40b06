// Judges whether a picture has range, colour and calm, by figures over its pixels. Pure; any
// thread.
#pragma once

#include <span>

#include "color/srgb.h"
#include "render/geometry.h"

namespace fathom {

/// Figures over the pixels outside of the interior. A pixel is interior if it is in a body of exact
/// black. Lightness and colours are those of OKLab.
struct PictureQuality {
    double colored = 0;   // share of the picture that is outside; if it is small, all else is 0
    double range = 0;     // lightness range between the 5th and the 95th percentile
    double detail = 0;    // share of 16 x 9 blocks whose lightness varies
    double chroma = 0;    // mean
    double flat = 0;      // largest share of pixels in one small cell of the colour space
    double dark = 0;      // share of almost black pixels
    double pale = 0;      // share of almost white pixels
    double confetti = 0;  // share of pixels that are unlike the median of their 3 x 3 neighbourhood

    /// True for a picture that is neither muddy nor noisy, nor all interior.
    bool isGood() const;
};

/// Judges a picture, given row by row. Pictures of less than 640 x 360 pixels look busier than they
/// are.
PictureQuality qualityOf(std::span<const Rgb32> colors, Size size);

}  // namespace fathom
