// What the samples of pixels that converge say, for many pixels at once. Pure functions.
#pragma once

#include <array>
#include <complex>
#include <cstddef>
#include <vector>

#include "base/instruction_set.h"
#include "render/view.h"

namespace fathom {

/// Constants for all pixels of a picture that converge.
struct ConvergenceTerms {
    /// A point to which orbits converge, and K: a step of length s ends at a distance of about
    /// |K| s^2 from it if orbits end at rest; 1 otherwise.
    struct Attractor {
        std::complex<double> point, factor = 1;
    };

    int order;          // a step raises the distance from the attractor to this power
    bool isAtRest;      // remainders are steps; otherwise distances from the attractor
    double resolution;  // remainders below it are not seen
    double goal;        // convergenceHeight() of the remainder at which orbits end
    Matrix2 toPicture;  // as in EscapeTerms
    std::vector<Attractor> attractors;
};

/// The ends of the orbits of some pixels that converge, and then the numbers of their samples.
struct ConvergenceRun {
    static constexpr std::size_t kLongest = 128;
    using Row = std::array<double, kLongest>;
    using FloatRow = std::array<float, kLongest>;

    Row re, im;                      // the last value
    Row remainderRe, remainderIm;    // the last remainder,
    Row beforeRe, beforeIm;          //   and the one before
    Row byReX, byReY, byImX, byImY;  // derivatives of the last value
    Row attractor;                   // from 1
    FloatRow fraction, angle;        // 0 if they cannot be known
    FloatRow distanceX, distanceY;   // the same; 0 if convergence is linear
};

/// What each step adds the same amount to, from ln of the remainder: the negative of that, or the
/// logarithm of this if the order is above 1.
double convergenceHeight(int order, double logarithm);

/// Smooth part: where the threshold lies between the last two remainders, measured in
/// their heights.
/// Distance: only if convergence is faster than linear; as for escapes, for 1 / (z - attractor).
///
/// Every instruction set gives the same bits.
using DescribeConvergence = void (*)(const ConvergenceTerms& terms, std::size_t count,
                                     ConvergenceRun& run);
DescribeConvergence convergenceDescriber(InstructionSet set);

}  // namespace fathom
