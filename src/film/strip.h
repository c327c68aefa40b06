// Strips: pictures of circles around a film's point, an octave each. All frames of a film are made
// of them. The circles of a strip lie in rows; see Projection::Circles.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/fresh_vector.h"
#include "color/color_settings.h"
#include "film/film_zoom.h"
#include "render/render_request.h"

namespace fathom {

/// The shape of all strips of a film. Strip k begins on the circle through the farthest corner of
/// the frame at depth k and ends on half of it.
struct StripShape {
    static constexpr int kLevels = 7;  // rows and columns are multiples of 2^(kLevels - 1)

    Size size;
    double rim = 0;  // from the anchor to the farthest corner of a frame, in pixels of the frame

    /// At the farthest corner there are at least `samples` samples to a pixel, 1/4 to 64.
    /// Everywhere else there are more: by the square of how much nearer to the anchor it is.
    static StripShape of(const FilmZoom& zoom, Size frame, double samples);

    /// The request for strip `index`, of `iterations` iterations.
    RenderRequest request(const FilmZoom& zoom, Size frame, Location location, int index) const;
};

/// A colour in linear light, in steps of 1/65535.
struct Texel {
    std::uint16_t red = 0, green = 0, blue = 0, unused = 0;
};

/// The colours of a strip, at full size and at half of the last size, again and again. Each texel
/// of a smaller level is the mean of four.
class StripPyramid {
public:
    /// Fills level `first` and the levels above it. The strip has the size of level `first`.
    StripPyramid(Size size, int first, std::span<const RgbF> colors);

    int first() const { return m_first; }
    /// A row of a level. Its texel -1 is the last one again, and the texel after its last one is
    /// the first one again.
    const Texel* row(int level, int y) const { return rowOf(level, y) + 1; }

private:
    struct Level {
        Size size;
        FreshVector<Texel> texels;  // rows of size.width + 2; on large pages, as frames jump in it
    };
    const Texel* rowOf(int level, int y) const {
        const Level& at = m_levels[static_cast<std::size_t>(level)];
        return at.texels.data() +
               static_cast<std::size_t>(y) * static_cast<std::size_t>(at.size.width + 2);
    }

    int m_first;
    std::array<Level, StripShape::kLevels> m_levels;
};

}  // namespace fathom
