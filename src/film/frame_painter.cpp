#include "film/frame_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numbers>

#include "base/instruction_set.h"
#include "base/parallel.h"

namespace fathom {

namespace {

constexpr int kTop = StripShape::kLevels - 1;
/// Pixels take a level that is finer than they are, by this part of an octave: means of
/// neighbouring texels are soft enough. Frames are then 1 dB nearer to pictures of many samples.
constexpr double kSharper = 0.5;

/// The rows of one level around a frame: row 0 is the first row of the strip before the frame's
/// first one.
struct LevelRows {
    std::vector<const Texel*> rows;
    float start = 0;  // row at the frame's depth, less 1/2
    float rowsOfOctave = 0, columns = 0;
};

struct LevelTable {
    std::array<LevelRows, StripShape::kLevels> levels;
    float first = 0;  // level at the frame's depth
};

typedef float Float8 __attribute__((vector_size(32)));
typedef std::uint16_t Short8 __attribute__((vector_size(16)));

/// The mean of four texels of a level, by their nearness; the parts of the left and of the right
/// ones lie in two halves that are to be added.
inline void takeMean(const LevelRows& level, const FramePlace& place, Float8& mean) {
    const float row = level.start + place.octaves * level.rowsOfOctave;
    const float column = place.turn * level.columns - 0.5f;
    const float rowFloor = std::floor(row), columnFloor = std::floor(column);
    const float down = row - rowFloor, right = column - columnFloor, left = 1 - right;
    const auto y = static_cast<std::size_t>(static_cast<int>(rowFloor));
    const auto x = static_cast<std::ptrdiff_t>(columnFloor);
    Short8 above, below;  // two texels each
    std::memcpy(&above, level.rows[y] + x, sizeof above);
    std::memcpy(&below, level.rows[y + 1] + x, sizeof below);
    const Float8 weights = {left, left, left, left, right, right, right, right};
    const Float8 upper = __builtin_convertvector(above, Float8);
    const Float8 lower = __builtin_convertvector(below, Float8);
    mean = (upper + (lower - upper) * down) * weights;
}

void paintPixels(const LevelTable* table, const FramePlace* places, std::size_t count,
                 RgbF* colors) {
    constexpr float kUnit = 1.0f / 65535;
    const LevelRows* const levels = table->levels.data();
    for (std::size_t i = 0; i < count; ++i) {
        const FramePlace place = places[i];
        const float level =
            std::clamp(table->first + place.octaves, 0.0f, static_cast<float>(kTop));
        const int sharp = std::min(static_cast<int>(level), kTop - 1);
        const float share = level - static_cast<float>(sharp);
        Float8 a, b;
        takeMean(levels[sharp], place, a);
        takeMean(levels[sharp + 1], place, b);
        const Float8 both = (a + (b - a) * share) * kUnit;
        colors[i] = {both[0] + both[4], both[1] + both[5], both[2] + both[6]};
    }
}

constexpr auto kPaintPixels = versionsOf<paintPixels>();

}  // namespace

FramePainter::FramePainter(const FilmZoom& zoom, Size frame, const StripShape& shape)
    : m_frame(frame), m_shape(shape) {
    const double x0 = frame.width * 0.5 + zoom.anchor.x * frame.height * 0.5;
    const double y0 = frame.height * 0.5 - zoom.anchor.y * frame.height * 0.5;
    m_places.reserve(frame.area());
    float deepest = 0;
    for (int y = 0; y < frame.height; ++y)
        for (int x = 0; x < frame.width; ++x) {
            const double right = x + 0.5 - x0, up = y0 - (y + 0.5);
            const double radius = std::max(std::hypot(right, up), 0.5);
            const double turn = std::atan2(up, right) / (2 * std::numbers::pi);
            const auto octaves = static_cast<float>(std::max(0.0, std::log2(m_shape.rim / radius)));
            m_places.push_back({octaves, static_cast<float>(turn < 0 ? turn + 1 : turn)});
            deepest = std::max(deepest, octaves);
        }
    m_stripCount = static_cast<int>(deepest) + 2;  // the depth may have nearly a whole octave more
}

void FramePainter::paint(double depth, const FrameStrips& strips, int threads,
                         std::span<RgbF> colors) const {
    // The table of rows. Before the first strip and after the last one, the nearest row stands in.
    LevelTable table;
    const double density = m_shape.size.width / (2 * std::numbers::pi * m_shape.rim);
    table.first = static_cast<float>(std::log2(density) - kSharper);
    // A level is used up to where the next one is exact; fine strips must reach so far.
    const int lastFine = static_cast<int>(FrameStrips::kFineStrips - 2 + table.first);
    for (int level = 0; level <= kTop; ++level) {
        LevelRows& to = table.levels[static_cast<std::size_t>(level)];
        const auto& from = level <= lastFine ? strips.fine : strips.coarse;
        const int height = m_shape.size.height >> level;
        to.rowsOfOctave = static_cast<float>(height);
        to.columns = static_cast<float>(m_shape.size.width >> level);
        to.start = static_cast<float>((depth - strips.first) * height + 0.5);
        to.rows.reserve(from.size() * static_cast<std::size_t>(height) + 2);
        to.rows.push_back(from.front()->row(level, 0));
        for (const auto& strip : from)
            for (int y = 0; y < height; ++y)
                to.rows.push_back(strip->row(level, y));
        to.rows.push_back(to.rows.back());
    }

    constexpr std::size_t kPiece = 1 << 14;
    const auto paintPiece = kPaintPixels.on(instructionSets().back());
    parallelFor(threads, (colors.size() + kPiece - 1) / kPiece, [&](std::size_t piece) {
        const std::size_t first = piece * kPiece, count = std::min(kPiece, colors.size() - first);
        paintPiece(&table, &m_places[first], count, &colors[first]);
    });
}

}  // namespace fathom
