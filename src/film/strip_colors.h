// Colours of strips, on all levels of their pyramids.
#pragma once

#include "film/film_keys.h"
#include "film/strip.h"

namespace fathom {

/// Colours some rows of strip `index`, whose samples are given, and writes the pyramid's rows that
/// lie in them. Rows begin and end at multiples of StripShape::kBlock.
///
/// Frames show a level at some octaves below their depth, so its colours are those of that depth,
/// with distances in pixels of that frame: as in a picture, what is denser than pixels is calm in
/// the middle of frames as well. Lines of equal distance stay where they are in the plane, as those
/// of two levels would cross. The mean over a texel is that of the colours of some of its samples:
/// up to 4 in films of one sample a pixel.
void colorStrip(const StripShape& shape, const FilmColors& colors, int index, TileRect rows,
                std::span<const TileSample> samples, int threads, StripPyramid& to);

}  // namespace fathom
