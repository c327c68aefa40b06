// Strips: pictures of rings around a film's point, an octave each. All frames of a film are made of
// them. The rings of a strip lie in rows; see RenderRequest::contour.
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

/// The shape of all strips of a film. Strip k begins on the ring through the farthest point of the
/// frame at depth k and ends on half of it.
struct StripShape {
    static constexpr int kLevels = 7;
    /// Rows and columns are multiples of it.
    static constexpr int kBlock = 1 << (kLevels - 1);

    Size size;
    Contour contour;
    double rim = 0;  // of the frame's first ring: from the anchor to its (1, 0), in pixels

    /// Rings are nearly rectangles with the frame's sides, or circles if frames turn. In the middle
    /// of the sides there are at least `samples` samples to a pixel, 1/4 to 64, and three quarters
    /// of it in the corners. There are four times as many for each octave inwards.
    static StripShape of(const FilmZoom& zoom, Size frame, double samples);

    /// The level of a strip's pyramid for pixels on the first ring of a frame; may be below 0. It
    /// rises by one for each octave inwards.
    double firstLevel() const;

    /// Samples of a strip for each of a square pixel on a ring, that is, the area that they would
    /// have if all of them were as large as there.
    double areaOfOctave(double ring) const;

    /// The request for strip `index`, of `iterations` iterations.
    RenderRequest request(const FilmZoom& zoom, Size frame, Location location, int index) const;
};

/// A colour as square roots of linear light: 11 bits of red, 11 of green and 10 of blue, from the
/// lowest bit on. Their steps are finer everywhere than those of 10 bits by the sRGB curve. Frames
/// read as little memory as they can, because they wait for it most of the time.
using Texel = std::uint32_t;
inline constexpr std::array kTexelShifts{0, 11, 22};
inline constexpr std::array kTexelOnes{2047, 2047, 1023};  // the codes of 1

/// Clamped to [0, 1]; NaN becomes 0.
Texel texelOf(RgbF color);
RgbF colorOfTexel(Texel texel);

/// The colours of a strip, at full size and at half of the last size, again and again.
class StripPyramid {
public:
    explicit StripPyramid(Size size);

    /// Writes a row of a level. Different rows may be written in different threads.
    void setRow(int level, int y, std::span<const RgbF> colors);
    /// A row of a level. Its texel -1 is the last one again, and the texel after its last one is
    /// the first one again.
    const Texel* row(int level, int y) const {
        const Level& at = m_levels[static_cast<std::size_t>(level)];
        return &at.texels[at.placeOf(y)];
    }

private:
    struct Level {
        Size size;
        FreshVector<Texel> texels;  // rows of size.width + 2; on large pages, as frames jump in it

        /// Index of texel 0 of a row.
        std::size_t placeOf(int y) const {
            return static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width + 2) + 1;
        }
    };

    std::array<Level, StripShape::kLevels> m_levels;
};

}  // namespace fathom
