// Discs of the parameter plane of z^2 + c that are interior as a whole. Pure.
#pragma once

#include <cstdint>

namespace fathom {

/// A point, in doubles. (std::complex takes care of infinities, which triples the time.)
struct PlanePoint {
    double re = 0, im = 0;
};

struct AttractingDisc {
    double radius = 0;             // in the plane; 0: none was found
    std::uint32_t iterations = 0;  // that it took, some 3 ns each
};

/// A disc around c in which no point escapes. Follows the orbit of c, in about `most` iterations,
/// from `z`, one of its points that should have come near its cycle.
///
/// A cycle that attracts is found by Newton's method. Its multiplier maps the component of the
/// interior onto the unit disc one to one (Douady and Hubbard, 1984), and such a map gives a lower
/// bound for the distance to the component's boundary (Koebe's theorem).
AttractingDisc attractingDiscAt(PlanePoint c, PlanePoint z, std::uint32_t most);

}  // namespace fathom
