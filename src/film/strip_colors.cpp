#include "film/strip_colors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/parallel.h"

namespace fathom {

namespace {

/// Rows of a block that are coloured for one row of texels, and as many of its columns, at most.
/// Pixels inside of frames then have as many samples as those at its sides, or more.
int mostOfSide(const StripShape& shape) {
    return 1 << std::clamp(static_cast<int>(std::lround(shape.firstLevel())) + 1, 1, 3);
}

/// Rows of samples that have the same curve, at least.
constexpr int kCurveRows = 8;
/// Frames show level 0 from their first ring on, and most of it is some way inside.
constexpr double kLeastOctaves = 0.25;

/// One level in one block of rows.
class LevelBlock {
public:
    LevelBlock(const StripShape& shape, const FilmColors& colors, int index, int top, int level,
               std::span<const TileSample> samples, StripPyramid& to)
        : m_size(shape.size),
          m_colors(colors),
          m_index(index),
          m_top(top),
          m_level(level),
          m_side(std::min(1 << level, mostOfSide(shape))),
          m_stride((1 << level) / m_side),
          m_octaves(std::max(kLeastOctaves, level - shape.firstLevel())),
          m_pixel(2 * std::numbers::pi * shape.rim / shape.size.width *
                  std::exp2(colors.drawDistances() ? -kLeastOctaves : -m_octaves)),
          m_samples(samples),
          m_to(to) {}

    void color() {
        const int rows = StripShape::kBlock >> m_level;
        const int step = std::max(1, kCurveRows >> m_level);
        for (int y = 0; y < rows; y += step) {
            takeSamples(y * m_side, step * m_side);
            const double row = m_top + (y + 0.5 * step) * (1 << m_level);
            m_colored.resize(m_taken.size());
            m_colors.at(m_index + row / m_size.height - m_octaves).toLinear(m_taken, m_colored);
            for (int i = 0; i < step; ++i)
                writeTexels(i, (m_top >> m_level) + y + i);
        }
    }

private:
    int columns() const { return m_size.width / m_stride; }

    /// Takes rows of samples for texels, and scales distances from pixels on the strip's first
    /// circle to pixels of the frame.
    void takeSamples(int first, int count) {
        const auto width = static_cast<std::size_t>(columns());
        m_taken.resize(width * static_cast<std::size_t>(count));
        auto to = m_taken.begin();
        for (int i = first; i < first + count; ++i) {
            const int row = i * m_stride + m_stride / 2;
            const auto factor =
                static_cast<float>(m_pixel * std::exp2((m_top + row + 0.5) / m_size.height));
            const auto* from =
                &m_samples[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_size.width) +
                           static_cast<std::size_t>(m_stride / 2)];
            for (std::size_t x = 0; x < width; ++x, from += m_stride, ++to) {
                TileSample sample = *from;
                sample.distance_x *= factor;
                sample.distance_y *= factor;
                *to = sample;
            }
        }
    }

    /// Writes a row of texels: number `i` of those whose samples have been coloured.
    void writeTexels(int i, int row) {
        const auto width = static_cast<std::size_t>(columns());
        const RgbF* const colored = &m_colored[static_cast<std::size_t>(i * m_side) * width];
        if (m_side == 1) return m_to.setRow(m_level, row, {colored, width});
        m_means.resize(width / static_cast<std::size_t>(m_side));
        switch (m_side) {
            case 2:
                takeMeans<2>(colored);
                break;
            case 4:
                takeMeans<4>(colored);
                break;
            default:
                takeMeans<8>(colored);
        }
        m_to.setRow(m_level, row, m_means);
    }

    template <int side>
    void takeMeans(const RgbF* colored) {
        constexpr float kShare = 1.0f / (side * side);
        for (RgbF& mean : m_means) {
            RgbF sum;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x) {
                    const RgbF& color = colored[y * columns() + x];
                    sum.r += color.r;
                    sum.g += color.g;
                    sum.b += color.b;
                }
            mean = {sum.r * kShare, sum.g * kShare, sum.b * kShare};
            colored += side;
        }
    }

    const Size m_size;
    const FilmColors& m_colors;
    const int m_index, m_top, m_level;
    const int m_side, m_stride;  // samples of a texel; strip's samples from one to the next
    const double m_octaves;      // how far inside of frames the level is shown
    const double m_pixel;        // pixels of such a frame to one on the strip's first ring
    const std::span<const TileSample> m_samples;  // of the block
    StripPyramid& m_to;

    FreshVector<TileSample> m_taken;
    FreshVector<RgbF> m_colored, m_means;
};

}  // namespace

void colorStrip(const StripShape& shape, const FilmColors& colors, int index, TileRect rows,
                std::span<const TileSample> samples, int threads, StripPyramid& to) {
    constexpr auto kBlock = static_cast<std::size_t>(StripShape::kBlock);
    constexpr auto kLevels = static_cast<std::size_t>(StripShape::kLevels);
    const std::size_t samplesOfBlock = kBlock * static_cast<std::size_t>(shape.size.width);
    const std::size_t blocks = static_cast<std::size_t>(rows.height) / kBlock;
    parallelFor(threads, blocks * kLevels, [&](std::size_t task) {
        const std::size_t block = task / kLevels, level = task % kLevels;
        LevelBlock(shape, colors, index, rows.y + static_cast<int>(block * kBlock),
                   static_cast<int>(level), samples.subspan(block * samplesOfBlock, samplesOfBlock),
                   to)
            .color();
    });
}

}  // namespace fathom
