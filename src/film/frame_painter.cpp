#include "film/frame_painter.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numbers>

#include "base/instruction_set.h"
#include "base/parallel.h"
#include "color/float4.h"

namespace fathom {

namespace {

constexpr int kTop = StripShape::kLevels - 1;
typedef float Float8 __attribute__((vector_size(32)));
typedef std::int32_t Int8 __attribute__((vector_size(32)));
typedef std::uint32_t Word8 __attribute__((vector_size(32)));
typedef std::uint64_t Long4 __attribute__((vector_size(32)));

/// Two neighbouring texels in linear light: red, green, blue and 0 of the left one, then of the
/// right one. Unit: see kUnits.
inline void readPair(const Texel* texels, Float8& lights) {
    constexpr Word8 kPlaces{0, 0, 0, 0, 1, 1, 1, 1};
    constexpr Word8 kShifts{kTexelShifts[0], kTexelShifts[1], kTexelShifts[2], 0,
                            kTexelShifts[0], kTexelShifts[1], kTexelShifts[2], 0};
    constexpr Word8 kMasks{kTexelOnes[0], kTexelOnes[1], kTexelOnes[2], 0,
                           kTexelOnes[0], kTexelOnes[1], kTexelOnes[2], 0};
    std::uint64_t pair;
    std::memcpy(&pair, texels, sizeof pair);
    const Long4 pairs{pair, pair, pair, pair};
    const Word8 words = __builtin_shuffle(reinterpret_cast<Word8>(pairs), kPlaces);
    const Word8 codes = (words >> kShifts) & kMasks;
    const Float8 roots = __builtin_convertvector(reinterpret_cast<Int8>(codes), Float8);
    lights = roots * roots;
}

constexpr float unitOf(std::size_t channel) {
    return 1.0f / static_cast<float>(kTexelOnes[channel] * kTexelOnes[channel]);
}
constexpr Float4 kUnits{unitOf(0), unitOf(1), unitOf(2), 0};

/// The mean by nearness of two texels in each of two rows.
inline Float4 meanOf(const Texel* above, const Texel* below, float right, float down) {
    Float8 upper, lower;
    readPair(above, upper);
    readPair(below, lower);
    const Float8 both = upper + (lower - upper) * down;
    Float4 halves[2];
    std::memcpy(halves, &both, sizeof both);
    return halves[0] + (halves[1] - halves[0]) * right;
}

inline void putColor(Float4 mean, FrameLight& to) {
    const Float4 color = mean * kUnits;
    std::memcpy(&to, &color, sizeof color);
}

}  // namespace

/// The strips' rows around a frame. Row `height` of a level is the first one at the frame's depth.
struct FramePainter::Table {
    std::vector<const Texel*> rows;  // of level k from k * stride on
    std::int32_t stride = 0;
    float offset = 0;             // octaves from the first strip to the frame's depth
    float height = 0, width = 0;  // of a strip at level 0
    float first = 0;              // level at the frame's depth
};

/// Texels of the pixels of a run: for each pixel two neighbours in each of two rows, of the sharper
/// and of the softer level. A run that is sharp has none of the softer level.
struct FramePainter::Taps {
    static constexpr int kPixels = Run::kPixels;
    const Texel* texels[kPixels][4];
    float right[2][kPixels], down[2][kPixels];
    float softness[kPixels];  // share of the softer level
    bool isSharp;             // all of them are 0
};

inline void FramePainter::findTaps(const Table& table, const Run& run, Taps& taps) {
    std::int32_t rows[2][Run::kPixels], columns[2][Run::kPixels];
    for (int i = 0; i < Run::kPixels; ++i) {
        float level = table.first + run.octaves[i];
        level = level < 0 ? 0 : level;
        level = level > kTop ? kTop : level;
        const auto whole = static_cast<std::int32_t>(level);
        const std::int32_t sharp = whole < kTop ? whole : kTop - 1;
        taps.softness[i] = level - static_cast<float>(sharp);
        float scale = std::bit_cast<float>((127 - sharp) << 23);  // 2^-sharp
        for (int k = 0; k < 2; ++k) {
            // Texels have their places at their centres. One is added and taken back, as casts
            // round towards 0.
            const float row = (table.offset + run.octaves[i]) * (table.height * scale) + 0.5f;
            const float column = run.turns[i] * (table.width * scale) + 0.5f;
            const auto y = static_cast<std::int32_t>(row), x = static_cast<std::int32_t>(column);
            rows[k][i] = (sharp + k) * table.stride + y;
            columns[k][i] = x - 1;
            taps.down[k][i] = row - static_cast<float>(y);
            taps.right[k][i] = column - static_cast<float>(x);
            scale *= 0.5f;
        }
    }
    float softest = 0;
    for (int i = 0; i < Run::kPixels; ++i)
        softest = std::max(softest, taps.softness[i]);
    taps.isSharp = softest == 0;
    for (int i = 0; i < Run::kPixels; ++i)
        for (int k = 0; k < 2; ++k)
            for (int y = 0; y < (k > 0 && taps.isSharp ? 0 : 2); ++y) {
                const Texel* const at =
                    table.rows[static_cast<std::size_t>(rows[k][i] + y)] + columns[k][i];
                taps.texels[i][2 * k + y] = at;
                __builtin_prefetch(at);
            }
}

inline void FramePainter::paintTaps(const Taps& taps, FrameLight* colors) {
    if (taps.isSharp) {
        for (int i = 0; i < Run::kPixels; ++i)
            putColor(
                meanOf(taps.texels[i][0], taps.texels[i][1], taps.right[0][i], taps.down[0][i]),
                colors[i]);
        return;
    }
    for (int i = 0; i < Run::kPixels; ++i) {
        const Texel* const* const texels = taps.texels[i];
        const Float4 sharp = meanOf(texels[0], texels[1], taps.right[0][i], taps.down[0][i]);
        const Float4 soft = meanOf(texels[2], texels[3], taps.right[1][i], taps.down[1][i]);
        putColor(sharp + (soft - sharp) * taps.softness[i], colors[i]);
    }
}

/// A band's texels are more than the fast caches hold, so each square asks for its own while the
/// square before it is painted.
void FramePainter::paintBand(const Table* table, const Run* runs, int rows, int columns,
                             FrameLight* colors) {
    Taps taps[2][FrameBand::kRows];
    const auto stride = static_cast<std::size_t>(columns) * Run::kPixels;
    for (int column = 0; column <= columns; ++column)
        for (int y = 0; y < rows; ++y) {
            if (column < columns) findTaps(*table, *runs++, taps[column % 2][y]);
            if (column > 0)
                paintTaps(taps[(column - 1) % 2][y],
                          colors + static_cast<std::size_t>(y) * stride +
                              static_cast<std::size_t>(column - 1) * Run::kPixels);
        }
}

FramePainter::FramePainter(const FilmZoom& zoom, Size frame, const StripShape& shape)
    : m_frame(frame), m_shape(shape), m_columns((frame.width + Run::kPixels - 1) / Run::kPixels) {
    const double x0 = frame.width * 0.5 + zoom.anchor.x * frame.height * 0.5;
    const double y0 = frame.height * 0.5 - zoom.anchor.y * frame.height * 0.5;
    float deepest = 0;
    const auto runAt = [&](int left, int y) {
        Run run;
        for (int i = 0; i < Run::kPixels; ++i) {
            const double right = left + i + 0.5 - x0, up = y0 - (y + 0.5);
            const Contour::Place place = m_shape.contour.placeOf({right, up});
            const double octaves = std::log2(m_shape.rim / std::max(place.size, 0.5));
            run.octaves[i] = static_cast<float>(std::max(0.0, octaves));
            run.turns[i] = static_cast<float>(place.turn);
            deepest = std::max(deepest, run.octaves[i]);
        }
        return run;
    };
    m_runs.reserve(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(frame.height));
    for (int top = 0; top < frame.height; top += FrameBand::kRows)
        for (int column = 0; column < m_columns; ++column)
            for (int y = top; y < std::min(top + FrameBand::kRows, frame.height); ++y)
                m_runs.push_back(runAt(column * Run::kPixels, y));
    m_stripCount = static_cast<int>(deepest) + 2;  // the depth may have nearly a whole octave more
}

void FramePainter::paint(double depth, const FrameStrips& strips, int threads,
                         const std::function<void(const FrameBand&)>& take) const {
    // The table of rows. Before the first strip and after the last one, the nearest row stands in.
    Table table;
    table.first = static_cast<float>(m_shape.firstLevel());
    table.offset = static_cast<float>(depth - strips.first);
    table.width = static_cast<float>(m_shape.size.width);
    table.height = static_cast<float>(m_shape.size.height);
    table.stride = static_cast<std::int32_t>(strips.list.size()) * m_shape.size.height + 2;
    table.rows.resize((kTop + 1) * static_cast<std::size_t>(table.stride));
    for (int level = 0; level <= kTop; ++level) {
        const Texel** to = &table.rows[static_cast<std::size_t>(level * table.stride)];
        *to++ = strips.list.front()->row(level, 0);
        for (const auto& strip : strips.list)
            for (int y = 0; y < m_shape.size.height >> level; ++y)
                *to++ = strip->row(level, y);
        *to = to[-1];
    }

    static constexpr auto kPaintBand = versionsOf<paintBand>();
    const auto paintRows = kPaintBand.on(instructionSets().back());
    const int bands = (m_frame.height + FrameBand::kRows - 1) / FrameBand::kRows;
    parallelFor(threads, static_cast<std::size_t>(bands), [&](std::size_t index) {
        FrameBand band{.top = static_cast<int>(index) * FrameBand::kRows,
                       .width = m_frame.width,
                       .stride = m_columns * Run::kPixels};
        band.rows = std::min(FrameBand::kRows, m_frame.height - band.top);
        FreshVector<FrameLight> colors(static_cast<std::size_t>(band.rows) *
                                       static_cast<std::size_t>(band.stride));
        const Run* const runs =
            &m_runs[static_cast<std::size_t>(band.top) * static_cast<std::size_t>(m_columns)];
        paintRows(&table, runs, band.rows, m_columns, colors.data());
        band.colors = colors.data();
        take(band);
    });
}

}  // namespace fathom
