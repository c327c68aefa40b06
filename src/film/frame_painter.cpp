#include "film/frame_painter.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>

#include "base/instruction_set.h"
#include "base/parallel.h"

namespace fathom {

namespace {

constexpr int kTop = StripShape::kLevels - 1;

/// Rings inside of this one, in pixels, are shown as it is.
constexpr double kLeastRing = 0.5;

constexpr float unitOf(std::size_t channel) {
    return 1.0f / static_cast<float>(kTexelOnes[channel] * kTexelOnes[channel]);
}

}  // namespace

void FrameBand::copyTo(std::span<RgbF> frame) const {
    auto to = frame.begin() + std::ptrdiff_t{top} * width;
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < width; ++x)
            *to++ = at(x, y);
}

/// The strips' rows around a frame. Row `height` of a level is the first one at the frame's depth.
struct FramePainter::Table {
    std::vector<const Texel*> rows;  // of level k from k * stride on
    std::int32_t stride = 0;
    float offset = 0;             // octaves from the first strip to the frame's depth
    float height = 0, width = 0;  // of a strip at level 0
    float first = 0;              // level at the frame's depth
    float turns = 0;              // of the frame in the strips, [0, 1)
};

/// Texels of the pixels of a run: for each pixel two neighbours in each of two rows, of the sharper
/// and of the softer level. A run that is sharp has none of the softer level.
struct FramePainter::Taps {
    static constexpr int kPixels = Run::kPixels;
    const Texel* texels[kPixels][4];
    float right[2][kPixels], down[2][kPixels];
    float softness[kPixels];  // share of the softer level
    bool isSharp;             // it is 0 everywhere

    int rowCount() const { return isSharp ? 2 : 4; }
};

/// What the taps of a run point to; the right texel lies in the high bits.
struct FramePainter::Pairs {
    std::uint64_t pairs[4][Run::kPixels];
};

/// Asks for the memory of a run, which lies in three cache lines at most.
inline void FramePainter::askFor(const Run& run) {
    __builtin_prefetch(run.octaves);
    __builtin_prefetch(run.turns);
    __builtin_prefetch(&run.deepest);
}

inline void FramePainter::findTaps(const Table& table, const Run& run, Taps& taps) {
    std::int32_t rows[2][Run::kPixels], columns[2][Run::kPixels];
    for (int i = 0; i < Run::kPixels; ++i) {
        float level = table.first + run.octaves[i];
        level = level < 0 ? 0 : level;
        level = level > kTop ? kTop : level;
        const auto whole = static_cast<std::int32_t>(level);
        const std::int32_t sharp = whole < kTop ? whole : kTop - 1;
        taps.softness[i] = level - static_cast<float>(sharp);
        float turns = run.turns[i] + table.turns;
        turns -= turns < 1 ? 0 : 1;
        float scale = std::bit_cast<float>((127 - sharp) << 23);  // 2^-sharp
        for (int k = 0; k < 2; ++k) {
            // Texels have their places at their centres. One is added and taken back, as casts
            // round towards 0.
            const float row = (table.offset + run.octaves[i]) * (table.height * scale) + 0.5f;
            const float column = turns * (table.width * scale) + 0.5f;
            const auto y = static_cast<std::int32_t>(row), x = static_cast<std::int32_t>(column);
            rows[k][i] = (sharp + k) * table.stride + y;
            columns[k][i] = x - 1;
            taps.down[k][i] = row - static_cast<float>(y);
            taps.right[k][i] = column - static_cast<float>(x);
            scale *= 0.5f;
        }
    }
    taps.isSharp = table.first + run.deepest <= 0;
    for (int i = 0; i < Run::kPixels; ++i)
        for (int k = 0; k < 2; ++k)
            for (int y = 0; y < (k > 0 && taps.isSharp ? 0 : 2); ++y) {
                const Texel* const at =
                    table.rows[static_cast<std::size_t>(rows[k][i] + y)] + columns[k][i];
                taps.texels[i][2 * k + y] = at;
                __builtin_prefetch(at);
            }
}

inline void FramePainter::readPairs(const Taps& taps, Pairs& pairs) {
    for (int i = 0; i < Run::kPixels; ++i)
        for (int k = 0; k < taps.rowCount(); ++k)
            std::memcpy(&pairs.pairs[k][i], taps.texels[i][k], sizeof(std::uint64_t));
}

inline void FramePainter::paintRun(const Taps& taps, const Pairs& pairs,
                                   const std::array<float*, 3>& to) {
    constexpr int kPixels = Run::kPixels;
    constexpr int kWordBits = std::numeric_limits<Texel>::digits;
    std::uint32_t words[4][2][kPixels];  // left, right
    for (int k = 0; k < taps.rowCount(); ++k)
        for (int i = 0; i < kPixels; ++i) {
            words[k][0][i] = static_cast<std::uint32_t>(pairs.pairs[k][i]);
            words[k][1][i] = static_cast<std::uint32_t>(pairs.pairs[k][i] >> kWordBits);
        }
    // Light is the square of a code. Unit: see unitOf().
    const auto lightOf = [](std::uint32_t word, std::size_t channel) {
        const auto code = static_cast<std::int32_t>(word >> kTexelShifts[channel]);
        const auto root = static_cast<float>(code & kTexelOnes[channel]);
        return root * root;
    };
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const auto meanOf = [&](int level, int i) {
            float columns[2];
            for (int x = 0; x < 2; ++x) {
                const float above = lightOf(words[2 * level][x][i], channel);
                const float below = lightOf(words[2 * level + 1][x][i], channel);
                columns[x] = above + (below - above) * taps.down[level][i];
            }
            return columns[0] + (columns[1] - columns[0]) * taps.right[level][i];
        };
        float* const lights = to[channel];
        if (taps.isSharp) {
            for (int i = 0; i < kPixels; ++i)
                lights[i] = meanOf(0, i) * unitOf(channel);
        } else {
            for (int i = 0; i < kPixels; ++i) {
                const float sharp = meanOf(0, i), soft = meanOf(1, i);
                lights[i] = (sharp + (soft - sharp) * taps.softness[i]) * unitOf(channel);
            }
        }
    }
}

/// A band's texels are more than the fast caches hold, so each square asks for its own while the
/// square before it is painted, and for the next square's runs. All of a square is read before its
/// first run is painted, as loads of vectors would wait for these small stores.
void FramePainter::paintBand(const Table* table, const Run* runs, int rows, int columns,
                             const std::array<float*, 3>* planes) {
    Taps taps[2][FrameBand::kRows];
    Pairs pairs[FrameBand::kRows];
    const auto stride = static_cast<std::ptrdiff_t>(columns) * Run::kPixels;
    for (int column = 0; column <= columns; ++column) {
        if (column < columns)
            for (int y = 0; y < rows; ++y, ++runs) {
                if (column + 1 < columns) askFor(runs[rows]);
                findTaps(*table, *runs, taps[column % 2][y]);
            }
        if (column == 0) continue;
        const Taps* const square = taps[(column - 1) % 2];
        for (int y = 0; y < rows; ++y)
            readPairs(square[y], pairs[y]);
        for (int y = 0; y < rows; ++y) {
            const std::ptrdiff_t place = y * stride + (column - 1) * Run::kPixels;
            paintRun(square[y], pairs[y],
                     {(*planes)[0] + place, (*planes)[1] + place, (*planes)[2] + place});
        }
    }
}

FramePainter::Run FramePainter::runAt(const FilmZoom::Pose& pose, int left, int y) const {
    const double half = m_frame.height * 0.5;
    const double x0 = m_frame.width * 0.5 + m_zoom.anchor.x * half;
    const double y0 = half - m_zoom.anchor.y * half;
    Run run;
    run.deepest = 0;
    for (int i = 0; i < Run::kPixels; ++i) {
        const double right = left + i + 0.5 - x0, up = y0 - (y + 0.5);
        const Contour::Place place = m_shape.contour.placeOf(pose.stretched({right, up}));
        const double octaves = std::log2(m_shape.rim / std::max(place.size, kLeastRing));
        run.octaves[i] = static_cast<float>(std::max(0.0, octaves));
        run.turns[i] = static_cast<float>(place.turn);
        run.deepest = std::max(run.deepest, run.octaves[i]);
    }
    return run;
}

FramePainter::Runs FramePainter::runsOf(const FilmZoom::Pose& pose, int threads) const {
    const auto columns = static_cast<std::size_t>(m_columns);
    Runs runs(columns * static_cast<std::size_t>(m_frame.height));
    parallelFor(threads, static_cast<std::size_t>(bandCount()), [&](std::size_t band) {
        const int top = static_cast<int>(band) * FrameBand::kRows;
        Run* to = &runs[static_cast<std::size_t>(top) * columns];
        for (int column = 0; column < m_columns; ++column)
            for (int y = top; y < std::min(top + FrameBand::kRows, m_frame.height); ++y)
                *to++ = runAt(pose, column * Run::kPixels, y);
    });
    return runs;
}

FramePainter::FramePainter(const FilmZoom& zoom, Size frame, const StripShape& shape)
    : m_zoom(zoom),
      m_frame(frame),
      m_shape(shape),
      m_columns((frame.width + Run::kPixels - 1) / Run::kPixels) {
    double deepest = std::log2(shape.rim / kLeastRing);
    if (zoom.keepsStretch()) {
        m_runs = runsOf(zoom.poseAt(0), 1);
        deepest = std::ranges::max(m_runs, {}, &Run::deepest).deepest;
    }
    m_stripCount = static_cast<int>(deepest) + 2;  // the depth may have nearly a whole octave more
}

void FramePainter::paint(double depth, const FrameStrips& strips, int threads,
                         const std::function<void(const FrameBand&)>& take) const {
    const FilmZoom::Pose pose = m_zoom.poseAt(depth);
    const Runs ofFrame = m_runs.empty() ? runsOf(pose, threads) : Runs();
    const Runs& frameRuns = m_runs.empty() ? ofFrame : m_runs;

    // The table of rows. Before the first strip and after the last one, the nearest row stands in.
    Table table;
    table.turns = static_cast<float>(pose.turns);
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
    parallelFor(threads, static_cast<std::size_t>(bandCount()), [&](std::size_t index) {
        FrameBand band{.top = static_cast<int>(index) * FrameBand::kRows,
                       .width = m_frame.width,
                       .stride = m_columns * Run::kPixels};
        band.rows = std::min(FrameBand::kRows, m_frame.height - band.top);
        const auto plane =
            static_cast<std::size_t>(band.rows) * static_cast<std::size_t>(band.stride);
        FreshVector<float> lights(3 * plane);
        const std::array<float*, 3> planes{&lights[0], &lights[plane], &lights[2 * plane]};
        const Run* const runs =
            &frameRuns[static_cast<std::size_t>(band.top) * static_cast<std::size_t>(m_columns)];
        paintRows(&table, runs, band.rows, m_columns, &planes);
        band.planes = {planes[0], planes[1], planes[2]};
        take(band);
    });
}

}  // namespace fathom
