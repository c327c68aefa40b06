#include "color/piece_colors.h"

#include <algorithm>
#include <new>
#include <set>

namespace fathom {

struct PieceColors::Painting {
    TileTask task;
    std::shared_ptr<const Colorizer> colorizer;
    std::uint64_t generation;
    std::shared_ptr<ColorCanvas> canvas;

    /// Calls write(from, pixels) for the part of each row that the samples from index `first` on
    /// lie in: `from` is the number of its first sample, counted from `first`.
    template <class Write>
    void eachRow(std::size_t first, std::size_t length, Write write) {
        const auto columns = static_cast<std::size_t>(task.columns());
        Rgb32* const corner = canvas->m_pixels.data() + canvas->indexOf(task);
        // A tile as wide as the picture is one run of pixels.
        const std::size_t row = task.columns() == canvas->columns() ? size() : columns;
        for (std::size_t done = 0; done < length;) {
            const std::size_t index = first + done;
            const std::size_t part = std::min(length - done, row - index % row);
            Rgb32* const to = corner + index / columns * canvas->columns() + index % columns;
            write(done, std::span(to, part));
            done += part;
        }
    }

    /// Returns true once all pieces are done. A piece may come twice: if a device fails in the
    /// middle of a tile, another one begins that tile anew.
    bool finishPiece(std::size_t first, std::size_t length) {
        const std::lock_guard lock(mutex);
        if (pieces.insert(first).second && (painted += length) == size())
            canvas->m_ready.fetch_add(size(), std::memory_order_release);
        return painted == size();
    }
    bool isWhole() {
        const std::lock_guard lock(mutex);
        return painted == size();
    }

    bool isOf(const TileTask& other) const {
        return task.step == other.step && task.rect == other.rect;
    }

private:
    std::size_t size() const { return static_cast<std::size_t>(task.columns()) * task.rows(); }

    std::mutex mutex;              // guards all below
    std::set<std::size_t> pieces;  // by their first samples
    std::size_t painted = 0;       // samples
};

bool ColorCanvas::has(const TileTask& task) const {
    const TileRect& rect = task.rect;
    return rect.x >= 0 && rect.y >= 0 && rect.x / task.step + task.columns() <= m_columns &&
           rect.y / task.step + task.rows() <= m_rows;
}

void PieceColors::setColors(std::shared_ptr<const Colorizer> colorizer, std::uint64_t generation) {
    const std::lock_guard lock(m_mutex);
    m_colorizer = std::move(colorizer);
    m_generation = generation;
}

/// Null if there are no colours, or newer pictures.
auto PieceColors::paintingOf(const Picture& picture, const TileTask& task)
    -> std::shared_ptr<Painting> {
    const std::lock_guard lock(m_mutex);
    if (picture.render < m_newest || !m_colorizer) return nullptr;
    if (m_newest < picture.render) {
        m_paintings.clear();
        m_canvases.clear();
    }
    m_newest = picture.render;
    for (const auto& painting : m_paintings)
        if (painting->isOf(task)) return painting;
    const std::shared_ptr<ColorCanvas> canvas = canvasOf(picture.size, task.step);
    if (!canvas->has(task)) return nullptr;
    const auto painting = std::make_shared<Painting>();
    painting->task = task;
    painting->colorizer = m_colorizer;
    painting->generation = m_generation;
    painting->canvas = canvas;
    m_paintings.push_back(painting);
    return painting;
}

/// In the present colours. Canvases in other colours live as long as the tiles that began in them:
/// colours may change often while a picture is computed for hours.
std::shared_ptr<ColorCanvas> PieceColors::canvasOf(Size picture, int step) {
    std::erase_if(m_canvases,
                  [&](const Canvas& known) { return known.generation != m_generation; });
    for (const Canvas& known : m_canvases)
        if (known.step == step) return known.canvas;
    return m_canvases
        .emplace_back(Canvas{step, m_generation, std::make_shared<ColorCanvas>(picture, step)})
        .canvas;
}

bool PieceColors::paint(const Picture& picture, const TileTask& task, std::size_t first,
                        std::span<const TileSample> samples) noexcept {
    try {
        const std::shared_ptr<Painting> painting = paintingOf(picture, task);
        if (!painting) return false;
        painting->eachRow(first, samples.size(), [&](std::size_t from, std::span<Rgb32> pixels) {
            painting->colorizer->toRgb32(samples.subspan(from, pixels.size()), pixels);
        });
        return painting->finishPiece(first, samples.size());
    } catch (const std::bad_alloc&) {
        return false;  // the tile stays incomplete here and is coloured as a whole
    }
}

auto PieceColors::wanted() -> Wanted {
    const std::lock_guard lock(m_mutex);
    if (!m_colorizer) return {};
    return {m_colorizer->forDevices(), m_generation};
}

bool PieceColors::put(const Picture& picture, const TileTask& task, std::size_t first,
                      std::span<const Rgb32> colors, std::uint64_t generation) noexcept {
    try {
        const std::shared_ptr<Painting> painting = paintingOf(picture, task);
        if (!painting || painting->generation != generation) return false;
        painting->eachRow(first, colors.size(), [&](std::size_t from, std::span<Rgb32> pixels) {
            std::ranges::copy(colors.subspan(from, pixels.size()), pixels.begin());
        });
        return painting->finishPiece(first, colors.size());
    } catch (const std::bad_alloc&) {
        return false;
    }
}

std::shared_ptr<const ColorCanvas> PieceColors::take(RenderId render, const TileTask& task,
                                                     std::uint64_t generation) {
    const std::lock_guard lock(m_mutex);
    if (render != m_newest) return nullptr;
    const auto found = std::ranges::find_if(
        m_paintings, [&](const auto& painting) { return painting->isOf(task); });
    if (found == m_paintings.end()) return nullptr;
    const std::shared_ptr<Painting> painting = std::move(*found);
    m_paintings.erase(found);
    if (!painting->isWhole() || painting->generation != generation) return nullptr;
    return painting->canvas;
}

TilePieces painterOf(const std::shared_ptr<PieceColors>& colors,
                     const PieceColors::Picture& picture,
                     std::function<void(const TileTask& task)> painted) {
    PieceColors::Wanted wanted = colors->wanted();
    TilePieces pieces;
    pieces.samples = [colors, picture, painted](const TileTask& task, std::size_t first,
                                                std::span<const TileSample> samples) {
        if (colors->paint(picture, task, first, samples)) painted(task);
    };
    pieces.colors = std::move(wanted.colors);
    pieces.colored = [colors, picture, painted, generation = wanted.generation](
                         const TileTask& task, std::size_t first, std::span<const Rgb32> piece) {
        if (colors->put(picture, task, first, piece, generation)) painted(task);
    };
    return pieces;
}

}  // namespace fathom
