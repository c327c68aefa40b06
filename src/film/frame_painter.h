// Paints the frames of a film from strips.
//
// A zoom shifts strips by whole and partial rows, as these are rings with a logarithmic size, and a
// pixel needs the mean over a square of texels whose size depends on its place in the frame only.
// So nothing on the screen becomes sharper or softer while the film runs. Each pixel takes four
// texels of each of two levels of the strips (L. Williams, "Pyramidal parametrics", SIGGRAPH 1983).
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/fresh_vector.h"
#include "film/strip.h"

namespace fathom {

/// The strips of a frame, one for each octave from `first` on.
struct FrameStrips {
    int first = 0;
    std::vector<std::shared_ptr<const StripPyramid>> list;
};

/// Some rows of a frame in linear light, each channel at least 0 and at most 1, but for rounding.
struct FrameBand {
    /// Rows of a band; the last one of a frame may have fewer.
    static constexpr int kRows = 16;

    int top = 0, rows = 0, width = 0;
    std::array<const float*, 3> planes{};  // red, green, blue
    int stride = 0;                        // numbers from one row to the next; at least the width

    const float* row(std::size_t channel, int y) const {
        return planes[channel] + static_cast<std::size_t>(y) * static_cast<std::size_t>(stride);
    }
    RgbF at(int x, int y) const { return {row(0, y)[x], row(1, y)[x], row(2, y)[x]}; }
    /// Writes the colours into those of the whole frame.
    void copyTo(std::span<RgbF> frame) const;
};

/// Immutable; any thread.
class FramePainter {
public:
    FramePainter(const FilmZoom& zoom, Size frame, const StripShape& shape);

    /// Number of strips that a frame shows, from the whole part of its depth on.
    int stripCount() const { return m_stripCount; }

    /// Paints the frame at a depth, band by band, in some threads, and calls `take` with each band
    /// from these threads. `strips` begin with that of the depth's whole part, and there are at
    /// least stripCount() of them.
    void paint(double depth, const FrameStrips& strips, int threads,
               const std::function<void(const FrameBand&)>& take) const;

private:
    /// Neighbours in a row, and their places in the strips.
    struct Run {
        static constexpr int kPixels = 16;
        float octaves[kPixels];  // below the frame's depth
        float turns[kPixels];    // of the ring, [0, 1)
        float deepest;           // of the octaves
    };
    using Runs = FreshVector<Run>;  // band by band, column by column; on large pages, as it is long
    struct Table;
    struct Taps;
    struct Pairs;
    static void askFor(const Run& run);
    static void findTaps(const Table& table, const Run& run, Taps& taps);
    static void readPairs(const Taps& taps, Pairs& pairs);
    static void paintRun(const Taps& taps, const Pairs& pairs, const std::array<float*, 3>& to);
    static void paintBand(const Table* table, const Run* runs, int rows, int columns,
                          const std::array<float*, 3>* planes);

    Run runAt(const FilmZoom::Pose& pose, int left, int y) const;
    Runs runsOf(const FilmZoom::Pose& pose, int threads) const;
    int bandCount() const { return (m_frame.height + FrameBand::kRows - 1) / FrameBand::kRows; }

    FilmZoom m_zoom;
    Size m_frame;
    StripShape m_shape;
    int m_stripCount = 0;
    int m_columns = 0;  // of runs
    Runs m_runs;        // of all frames; empty if they are stretched differently
};

}  // namespace fathom
