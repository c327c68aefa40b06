// What editors do with the stops of a palette. Pure functions: any thread.
#pragma once

#include <array>
#include <vector>

#include "color/palette.h"

namespace fathom {

using PaletteStops = std::vector<PaletteStop>;

/// Turned by a share of the circle, in either direction.
PaletteStops shifted(const PaletteStops& stops, double turns);

/// The circle walked the other way: what stood at p stands at 1 - p.
PaletteStops reversed(const PaletteStops& stops);

/// The same way from stop to stop everywhere; the first stays, and hard edges stay edges.
PaletteStops spread(const PaletteStops& stops);

/// The circle on its first half, and back on its second: no edge where the ends met.
PaletteStops mirrored(const PaletteStops& stops);

/// Puts a stop in its place: after those that stand at the same position. Returns its index.
std::size_t insertStop(PaletteStops& stops, const PaletteStop& stop);

/// Whether all ways from stop to stop are the same and no midpoint is moved.
bool areEven(const PaletteStops& stops);

/// A colour of a table at its place, in codes of sRGB from 0 to 255 with a fraction.
struct CodeSample {
    double position;
    std::array<double, 3> codes;
};
/// The fewest stops, taken greedily, between which straight lines in sRGB pass every sample within
/// a code. Positions rise; the first and the last sample are among the stops.
PaletteStops simplified(const std::vector<CodeSample>& samples);

}  // namespace fathom
