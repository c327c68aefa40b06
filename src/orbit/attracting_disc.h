// Discs of the parameter plane of z^2 + c that are interior as a whole, by direct iteration in
// doubles. Pure.
#pragma once

#include <cstdint>

#include "orbit/step.h"

namespace fathom {

struct AttractingDisc {
    double radius = 0;             // in the plane; 0: none was found
    std::uint32_t iterations = 0;  // that it took, some 3 ns each
};

/// A disc around c in which no point escapes. Follows the orbit of c, in about `most` iterations,
/// from `z`, one of its points that should have come near its cycle. Newton's method finds a cycle
/// that attracts, and interiorRadius() the radius, which means nothing below some ulp of c.
AttractingDisc attractingDiscAt(const Complex<double>& c, Complex<double> z, std::uint32_t most);

}  // namespace fathom
