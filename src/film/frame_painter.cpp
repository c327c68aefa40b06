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
constexpr int kSquare = 16;  // pixels
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
typedef std::int32_t Int8 __attribute__((vector_size(32)));
typedef std::uint16_t Short8 __attribute__((vector_size(16)));

/// Four neighbouring texels of a level, and a point between them.
struct Taps {
    const Texel *above, *below;  // two each
    float right, down;
};

inline Taps tapsOf(const LevelRows& level, const FramePlace& place) {
    const float row = level.start + place.octaves * level.rowsOfOctave;
    const float column = place.turn * level.columns - 0.5f;
    const float rowFloor = std::floor(row), columnFloor = std::floor(column);
    const auto y = static_cast<std::size_t>(static_cast<int>(rowFloor));
    const auto x = static_cast<std::ptrdiff_t>(columnFloor);
    return {level.rows[y] + x, level.rows[y + 1] + x, column - columnFloor, row - rowFloor};
}

/// The mean of four texels by their nearness; the parts of the left and of the right ones lie in
/// two halves that are to be added.
inline void takeMean(const Taps& taps, Float8& mean) {
    Short8 above, below;
    std::memcpy(&above, taps.above, sizeof above);
    std::memcpy(&below, taps.below, sizeof below);
    const float right = taps.right, left = 1 - right;
    const Float8 weights = {left, left, left, left, right, right, right, right};
    // By way of integers, for which processors have an instruction.
    const Float8 upper = __builtin_convertvector(__builtin_convertvector(above, Int8), Float8);
    const Float8 lower = __builtin_convertvector(__builtin_convertvector(below, Int8), Float8);
    mean = (upper + (lower - upper) * taps.down) * weights;
}

/// A frame's texels are more than caches hold, so each group of pixels asks for its texels before
/// it reads the first of them.
void paintPixels(const LevelTable* table, const FramePlace* places, std::size_t count,
                 RgbF* colors) {
    constexpr std::size_t kGroup = 128;
    constexpr float kUnit = 1.0f / 65535;
    const LevelRows* const levels = table->levels.data();
    Taps sharper[kGroup], softer[kGroup];
    float shares[kGroup];
    for (std::size_t first = 0; first < count; first += kGroup) {
        const std::size_t length = std::min(kGroup, count - first);
        for (std::size_t i = 0; i < length; ++i) {
            const FramePlace place = places[first + i];
            const float level =
                std::clamp(table->first + place.octaves, 0.0f, static_cast<float>(kTop));
            const int sharp = std::min(static_cast<int>(level), kTop - 1);
            shares[i] = level - static_cast<float>(sharp);
            sharper[i] = tapsOf(levels[sharp], place);
            softer[i] = tapsOf(levels[sharp + 1], place);
            for (const Taps* taps : {&sharper[i], &softer[i]}) {
                __builtin_prefetch(taps->above);
                __builtin_prefetch(taps->below);
            }
        }
        for (std::size_t i = 0; i < length; ++i) {
            Float8 a, b;
            takeMean(sharper[i], a);
            takeMean(softer[i], b);
            const Float8 both = (a + (b - a) * shares[i]) * kUnit;
            colors[first + i] = {both[0] + both[4], both[1] + both[5], both[2] + both[6]};
        }
    }
}

constexpr auto kPaintPixels = versionsOf<paintPixels>();

}  // namespace

/// Calls visit(x, y) for the pixels of some rows, square by square. Neighbours of a pixel lie in
/// many rows of the strips, and squares keep these in the processor's caches.
template <class Visit>
void FramePainter::forEachPixel(int top, int bottom, Visit visit) const {
    for (int y0 = top; y0 < bottom; y0 += kSquare)
        for (int x0 = 0; x0 < m_frame.width; x0 += kSquare)
            for (int y = y0; y < std::min(y0 + kSquare, bottom); ++y)
                for (int x = x0; x < std::min(x0 + kSquare, m_frame.width); ++x)
                    visit(x, y);
}

FramePainter::FramePainter(const FilmZoom& zoom, Size frame, const StripShape& shape)
    : m_frame(frame), m_shape(shape) {
    const double x0 = frame.width * 0.5 + zoom.anchor.x * frame.height * 0.5;
    const double y0 = frame.height * 0.5 - zoom.anchor.y * frame.height * 0.5;
    m_places.reserve(frame.area());
    float deepest = 0;
    forEachPixel(0, frame.height, [&](int x, int y) {
        const double right = x + 0.5 - x0, up = y0 - (y + 0.5);
        const double radius = std::max(std::hypot(right, up), 0.5);
        const double turn = std::atan2(up, right) / (2 * std::numbers::pi);
        const auto octaves = static_cast<float>(std::max(0.0, std::log2(m_shape.rim / radius)));
        m_places.push_back({octaves, static_cast<float>(turn < 0 ? turn + 1 : turn)});
        deepest = std::max(deepest, octaves);
    });
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

    const auto paintSquares = kPaintPixels.on(instructionSets().back());
    const int bands = (m_frame.height + kSquare - 1) / kSquare;
    parallelFor(threads, static_cast<std::size_t>(bands), [&](std::size_t band) {
        const int top = static_cast<int>(band) * kSquare;
        const int bottom = std::min(top + kSquare, m_frame.height);
        const auto width = static_cast<std::size_t>(m_frame.width);
        const std::size_t first = static_cast<std::size_t>(top) * width;
        FreshVector<RgbF> painted(static_cast<std::size_t>(bottom - top) * width);
        paintSquares(&table, &m_places[first], painted.size(), painted.data());
        auto next = painted.begin();
        forEachPixel(top, bottom, [&](int x, int y) {
            colors[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)] = *next++;
        });
    });
}

}  // namespace fathom
