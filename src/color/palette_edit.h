// Operations of editors on the stops of a palette. Pure functions: any thread.
#pragma once

#include <array>
#include <vector>

#include "color/palette.h"

namespace fathom {

using PaletteStops = std::vector<PaletteStop>;

/// The stops turned by a share of the circle, in either direction.
PaletteStops shifted(const PaletteStops& stops, double turns);

/// The circle in reverse: a stop at p moves to 1 - p.
PaletteStops reversed(const PaletteStops& stops);

/// Evenly spaced stops. The first stop stays, and hard edges stay edges.
PaletteStops spread(const PaletteStops& stops);

/// The whole circle on its first half, and in reverse on its second: no edge where the ends met.
PaletteStops mirrored(const PaletteStops& stops);

/// Inserts a stop at its position, after other stops at the same position. Returns its index.
std::size_t insertStop(PaletteStops& stops, const PaletteStop& stop);

/// Whether all stops are evenly spaced and no midpoint is moved.
bool areEven(const PaletteStops& stops);

/// A colour of a table at its position, in sRGB codes from 0 to 255 with a fraction.
struct CodeSample {
    double position;
    std::array<double, 3> codes;
};
/// Greedily chooses few stops such that straight lines in sRGB between them pass every sample
/// within one code. Positions rise. The first and the last sample are among the stops.
PaletteStops simplified(const std::vector<CodeSample>& samples);

}  // namespace fathom
