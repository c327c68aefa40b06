// What automatic colours must know of a picture in addition to its samples. A value.
#pragma once

#include "render/location.h"

namespace fathom {

struct PictureTraits {
    /// ln of the power by which orbits, in the end, grow or close in with each step. It ties the
    /// count to the distance estimate: |grad count| = 2 / (distance * logPower).
    double logPower = 0.69314718055994531;
    /// True if attractors have plain basins, as in Newton's method: each basin gets a hue.
    /// Elsewhere the attractor changes along lines that mean nothing.
    bool hasBasins = false;
    /// True if each sample that escaped has a distance: 0 is then one below the range of floats.
    bool hasDistances = false;
    int samplesPerPixel = 1;
    /// Height in pixels. Layers use it so that what they draw keeps its size relative to the
    /// picture.
    double height = 1080;
    /// |ln| of the threshold that ends an orbit: a threshold of |z|, or of the remaining distance
    /// to an attractor.
    double logRadius = 3.2188758248682006;

    friend bool operator==(const PictureTraits&, const PictureTraits&) = default;
};

/// The traits of a picture of this view that is `height` pixels high.
PictureTraits traitsOf(const Location& location, int height, int samplesPerPixel = 1);

}  // namespace fathom
