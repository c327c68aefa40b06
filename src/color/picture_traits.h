// What automatic colours must know of a picture beside its samples. A value.
#pragma once

#include "render/location.h"

namespace fathom {

struct PictureTraits {
    /// ln of the power by which orbits grow, or close in, with each step at last. It ties the
    /// count to the distance estimate: |grad count| = 2 / (distance * logPower).
    double logPower = 0.69314718055994531;
    /// Attractors have plain basins, as Newton's method has: each gets a hue. Elsewhere the
    /// attractor changes along lines that mean nothing.
    bool hasBasins = false;
    int samplesPerPixel = 1;
    /// In pixels, so that what layers draw keeps its size in the picture.
    double height = 1080;
    /// |ln| of the threshold that ends an orbit: of |z|, or of what is left to an attractor.
    double logRadius = 3.2188758248682006;

    friend bool operator==(const PictureTraits&, const PictureTraits&) = default;
};

/// Of a picture of this view that is `height` pixels high.
PictureTraits traitsOf(const Location& location, int height, int samplesPerPixel = 1);

}  // namespace fathom
