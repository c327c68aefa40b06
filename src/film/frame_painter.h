// Paints the frames of a film from strips.
//
// In polar coordinates with a logarithmic radius, zooming is a shift by whole and partial rows, and
// a pixel needs the mean over a square of texels whose size depends on its place in the frame only.
// So nothing on the screen becomes sharper or softer while the film runs. Each pixel takes four
// texels of each of two levels of the strips (L. Williams, "Pyramidal parametrics", SIGGRAPH 1983).
#pragma once

#include <memory>
#include <vector>

#include "film/strip.h"

namespace fathom {

/// The strips of a frame, from the first one on. All of the first kFineStrips begin at level 0;
/// those after them begin at kCoarseLevel, as only the middle of the frame shows them.
struct FrameStrips {
    static constexpr int kFineStrips = 6;
    static constexpr int kCoarseLevel = 3;

    int first = 0;
    std::vector<std::shared_ptr<const StripPyramid>> fine;    // kFineStrips
    std::vector<std::shared_ptr<const StripPyramid>> coarse;  // of the same octaves and later ones
};

/// A pixel's place in the strips.
struct FramePlace {
    float octaves;  // below the frame's depth
    float turn;     // of the circle, [0, 1)
};

/// Immutable; any thread.
class FramePainter {
public:
    FramePainter(const FilmZoom& zoom, Size frame, const StripShape& shape);

    /// Number of strips that a frame shows, from the whole part of its depth on.
    int stripCount() const { return m_stripCount; }

    /// Paints the frame at a depth, row by row, in some threads. `strips` begin with that of the
    /// depth's whole part, and there are at least stripCount() coarse ones.
    void paint(double depth, const FrameStrips& strips, int threads, std::span<RgbF> colors) const;

private:
    template <class Visit>
    void forEachPixel(int top, int bottom, Visit visit) const;

    Size m_frame;
    StripShape m_shape;
    int m_stripCount = 0;
    std::vector<FramePlace> m_places;  // in the order of forEachPixel()
};

}  // namespace fathom
