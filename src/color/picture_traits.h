// What automatic colours must know of a picture beside its samples. A value.
#pragma once

#include "formula/formula_spec.h"

namespace fathom {

struct PictureTraits {
    /// ln of the power by which orbits grow, or close in, with each step at last. It ties the
    /// count to the distance estimate: |grad count| = 2 / (distance * logPower).
    double logPower = 0.69314718055994531;
    /// Attractors have plain basins, as Newton's method has: each gets a hue. Elsewhere the
    /// attractor changes along lines that mean nothing.
    bool hasBasins = false;
    int samplesPerPixel = 1;
};

PictureTraits traitsOf(const FormulaInstance& formula, int samplesPerPixel = 1);

}  // namespace fathom
