#include "ui/picture_samples.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <span>
#include <utility>

#include <QThread>

#include "base/check.h"

namespace fathom {

namespace {

/// Colours a tile and writes the colours row by row to `pixels`. For repeated recolouring, the
/// shading is computed once and kept in the tile.
void colorTile(ColoredTile& tile, const std::shared_ptr<const Colorizer>& colorizer,
               bool isRepeated, std::span<Rgb32> pixels) {
    if (tile.shaded && !colorizer->shadesAs(*tile.shaded->by)) tile.shaded.reset();
    if (!tile.shaded && isRepeated) {
        auto shaded = std::make_shared<ShadedTile>();
        shaded->by = colorizer;
        shaded->runs.resize(Colorizer::runsOf(tile.samples->size()));
        colorizer->shade(*tile.samples, shaded->runs);
        tile.shaded = std::move(shaded);
    }
    if (tile.shaded)
        colorizer->toRgb32(std::span<const ShadedRun>(tile.shaded->runs), pixels);
    else
        colorizer->toRgb32(std::span<const TileSample>(*tile.samples), pixels);
}

/// Copies the pixels of a tile to its place in the picture.
void copyTile(const ColoredTile& tile, std::span<const Rgb32> pixels, uchar* image,
              qsizetype bytesPerLine) {
    const TileRect& rect = tile.task.rect;
    const std::size_t rowBytes = static_cast<std::size_t>(tile.columns) * sizeof(Rgb32);
    for (int row = 0; row < tile.rows; ++row)
        std::memcpy(image + (rect.y + row) * bytesPerLine +
                        static_cast<std::size_t>(rect.x) * sizeof(Rgb32),
                    pixels.data() + static_cast<std::size_t>(row) * tile.columns, rowBytes);
}

}  // namespace

/// One recolouring: workers take tiles by index until none is left; the last worker reports.
struct PictureSamples::Run {
    std::vector<ColoredTile> tiles;
    ColorSnapshot colors;
    bool isRepeated = false;           // the colours before had the same shading
    QImage whole;                      // gets all tiles; null: each tile gets an image
    uchar* bits = nullptr;             // of `whole`
    std::atomic<bool> isShort{false};  // memory has run out
    std::atomic<std::size_t> next{0};
    std::atomic<int> workers{0};

    void color(ColoredTile& tile, std::vector<Rgb32>& pixels);
};

void PictureSamples::Run::color(ColoredTile& tile, std::vector<Rgb32>& pixels) {
    tile.colorGeneration = colors.generation;
    try {
        if (whole.isNull()) {
            tile.image = colorsOf(*tile.samples, tile.columns, tile.rows, *colors.colorizer);
            return;
        }
        pixels.resize(tile.samples->size());
        colorTile(tile, colors.colorizer, isRepeated, pixels);
        copyTile(tile, pixels, bits, whole.bytesPerLine());
    } catch (const std::bad_alloc&) {
        isShort = true;  // the screen keeps its old colours
    }
}

PictureSamples::PictureSamples(QObject* parent)
    : QObject(parent), m_workers(std::max(1, QThread::idealThreadCount())) {}

void PictureSamples::clear(Size size) {
    m_tiles.clear();
    m_size = size;
    m_coarse.samples.clear();
    m_colorsBefore.reset();
}

void PictureSamples::insert(const ColoredTile& tile) {
    ColoredTile kept = tile;
    kept.image = {};
    kept.canvas = {};
    addToCoarse(kept);
    m_tiles[{tile.task.step, tile.task.rect.y, tile.task.rect.x}] = std::move(kept);
    if (tile.colorGeneration != m_colors.generation) startRun();
}

void PictureSamples::keepFinalOnly() {
    m_tiles.erase(m_tiles.lower_bound({2, 0, 0}), m_tiles.end());
    if (m_coarse.step == coarseStepOf(m_size)) return;
    m_coarse.samples.clear();
    for (const auto& [key, tile] : m_tiles)
        addToCoarse(tile);
}

std::vector<ColoredTile> PictureSamples::tiles() const {
    std::vector<ColoredTile> all;
    all.reserve(m_tiles.size());
    for (const auto& [key, tile] : m_tiles) {
        all.push_back(tile);
        all.back().shaded.reset();
    }
    return all;
}

void PictureSamples::insert(const SomeSamples& some) {
    if (!m_coarse.samples.empty() && m_coarse.step != some.step) return;
    std::size_t next = 0;
    addToCoarse(some.task, [&](std::uint32_t) { return some.samples[next++]; });
}

void PictureSamples::addToCoarse(const ColoredTile& tile) {
    addToCoarse(tile.task, [&](std::uint32_t number) { return (*tile.samples)[number]; });
}

template <class SampleAt>
void PictureSamples::addToCoarse(const TileTask& task, SampleAt sampleAt) {
    const TileRect& rect = task.rect;
    if (m_coarse.samples.empty()) {
        const int step = std::max(task.step, coarseStepOf(m_size));
        const Size grid{(m_size.width + step - 1) / step, (m_size.height + step - 1) / step};
        m_coarse.samples.assign(grid.area(), {});
        m_coarse.size = grid;
        m_coarse.step = step;
        m_coarse.missing = grid.area();
    }
    // These samples are known already.
    if (m_coarse.isWhole() && task.step < m_coarse.step) return;
    const int step = m_coarse.step;
    if (step % task.step != 0) return;
    for (const std::uint32_t number : evenlySpread(task, step)) {
        const int x = rect.x + static_cast<int>(number) % task.columns() * task.step;
        const int y = rect.y + static_cast<int>(number) / task.columns() * task.step;
        TileSample& known =
            m_coarse.samples[static_cast<std::size_t>(y / step) * m_coarse.size.width + x / step];
        const std::size_t wasMissing = known.count == 0;
        known = sampleAt(number);
        m_coarse.missing -= wasMissing;
        m_coarse.missing += known.count == 0;
    }
}

const TileSample* PictureSamples::at(int x, int y) const {
    for (const auto& [key, tile] : m_tiles) {
        const TileRect& rect = tile.task.rect;
        if (x < rect.x || y < rect.y || x >= rect.right() || y >= rect.bottom()) continue;
        const int column = (x - rect.x) / tile.task.step;
        const int row = (y - rect.y) / tile.task.step;
        return &(*tile.samples)[static_cast<std::size_t>(row) * tile.columns + column];
    }
    return nullptr;
}

void PictureSamples::recolor(const ColorSnapshot& colors) {
    m_colors = colors;
    startRun();
}

bool PictureSamples::isSettled() const {
    return !m_isRunning && std::ranges::all_of(m_tiles, [this](const auto& entry) {
        return entry.second.colorGeneration == m_colors.generation;
    });
}

// True if the tiles of the last pass are all there, and no others.
bool PictureSamples::isWhole() const {
    std::size_t covered = 0;
    for (const auto& [key, tile] : m_tiles) {
        if (tile.task.step != 1) return false;
        covered += tile.samples->size();
    }
    return covered > 0 && covered == m_size.area();
}

void PictureSamples::startRun() {
    if (m_isRunning || !m_colors.colorizer) return;
    auto run = std::make_shared<Run>();
    run->colors = m_colors;
    for (const auto& [key, tile] : m_tiles)
        if (tile.colorGeneration != m_colors.generation) run->tiles.push_back(tile);
    if (run->tiles.empty()) {
        emit settled();
        return;
    }
    if (run->tiles.size() == m_tiles.size() && isWhole()) {
        run->isRepeated = m_colorsBefore && m_colors.colorizer->shadesAs(*m_colorsBefore);
        m_colorsBefore = m_colors.colorizer;
        run->whole = std::exchange(m_spare, {});
        if (run->whole.size() != QSize(m_size.width, m_size.height) || !run->whole.isDetached())
            run->whole = QImage(m_size.width, m_size.height, QImage::Format_ARGB32_Premultiplied);
        if (!run->whole.isNull()) run->bits = run->whole.bits();
    }

    m_isRunning = true;
    const int workers = std::min(m_workers.count(), static_cast<int>(run->tiles.size()));
    run->workers = workers;
    for (int worker = 0; worker < workers; ++worker) {
        m_workers.run([this, run] {
            std::vector<Rgb32> pixels;
            for (std::size_t index = run->next++; index < run->tiles.size(); index = run->next++)
                run->color(run->tiles[index], pixels);
            if (--run->workers == 0)
                QMetaObject::invokeMethod(
                    this, [this, run] { finishRun(run); }, Qt::QueuedConnection);
        });
    }
}

void PictureSamples::finishRun(const std::shared_ptr<Run>& run) {
    FATHOM_CHECK(run->workers == 0);  // makes all of the workers' results visible here
    m_isRunning = false;
    // Tiles that were removed or replaced meanwhile must not be drawn over newer ones.
    std::vector<ColoredTile> current;
    for (ColoredTile& tile : run->tiles) {
        const auto known = m_tiles.find({tile.task.step, tile.task.rect.y, tile.task.rect.x});
        if (known == m_tiles.end() || known->second.samples != tile.samples) continue;
        known->second.colorGeneration = tile.colorGeneration;
        known->second.shaded = std::move(tile.shaded);
        if (!run->whole.isNull() || !tile.image.isNull()) current.push_back(std::move(tile));
    }
    if (run->whole.isNull())
        emit recolored(current);
    else if (current.size() == m_tiles.size() && isWhole() && !run->isShort)
        emit recoloredWhole(std::exchange(run->whole, {}));
    startRun();
}

}  // namespace fathom
