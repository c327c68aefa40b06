#include "color/piece_colors.h"

#include <algorithm>
#include <new>
#include <set>

namespace fathom {

struct PieceColors::Painting {
    TileRect rect;
    int step;
    std::shared_ptr<const Colorizer> colorizer;
    std::uint64_t generation;
    Pixels pixels;

    /// Returns true once all pieces are done. A piece may come twice: if a device fails in the
    /// middle of a tile, another one begins that tile anew.
    bool finishPiece(std::size_t first, std::size_t length) {
        const std::lock_guard lock(mutex);
        if (pieces.insert(first).second) painted += length;
        return painted == pixels.size();
    }
    bool isWhole() {
        const std::lock_guard lock(mutex);
        return painted == pixels.size();
    }

    bool isOf(const TileTask& task) const {
        return step == task.step && rect.x == task.rect.x && rect.y == task.rect.y &&
               pixels.size() == static_cast<std::size_t>(task.columns()) * task.rows();
    }

private:
    std::mutex mutex;              // guards all below
    std::set<std::size_t> pieces;  // by their first samples
    std::size_t painted = 0;       // samples
};

void PieceColors::setColors(std::shared_ptr<const Colorizer> colorizer, std::uint64_t generation) {
    const std::lock_guard lock(m_mutex);
    m_colorizer = std::move(colorizer);
    m_generation = generation;
}

/// Null if there are no colours, or newer pictures.
auto PieceColors::paintingOf(RenderId render, const TileTask& task) -> std::shared_ptr<Painting> {
    const std::lock_guard lock(m_mutex);
    if (render < m_newest || !m_colorizer) return nullptr;
    if (m_newest < render) m_paintings.clear();
    m_newest = render;
    for (const auto& painting : m_paintings)
        if (painting->isOf(task)) return painting;
    const auto painting = std::make_shared<Painting>();
    painting->rect = task.rect;
    painting->step = task.step;
    painting->colorizer = m_colorizer;
    painting->generation = m_generation;
    painting->pixels = Pixels(static_cast<std::size_t>(task.columns()) * task.rows());
    m_paintings.push_back(painting);
    return painting;
}

bool PieceColors::paint(RenderId render, const TileTask& task, std::size_t first,
                        std::span<const TileSample> samples) noexcept {
    try {
        const std::shared_ptr<Painting> painting = paintingOf(render, task);
        if (!painting) return false;
        painting->colorizer->toRgb32(samples,
                                     std::span(painting->pixels).subspan(first, samples.size()));
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

bool PieceColors::put(RenderId render, const TileTask& task, std::size_t first,
                      std::span<const Rgb32> colors, std::uint64_t generation) noexcept {
    try {
        const std::shared_ptr<Painting> painting = paintingOf(render, task);
        if (!painting || painting->generation != generation) return false;
        std::ranges::copy(colors, painting->pixels.begin() + static_cast<std::ptrdiff_t>(first));
        return painting->finishPiece(first, colors.size());
    } catch (const std::bad_alloc&) {
        return false;
    }
}

auto PieceColors::take(RenderId render, const TileTask& task, std::uint64_t generation)
    -> std::optional<Pixels> {
    const std::lock_guard lock(m_mutex);
    if (render != m_newest) return std::nullopt;
    const auto found = std::ranges::find_if(
        m_paintings, [&](const auto& painting) { return painting->isOf(task); });
    if (found == m_paintings.end()) return std::nullopt;
    const std::shared_ptr<Painting> painting = std::move(*found);
    m_paintings.erase(found);
    if (!painting->isWhole() || painting->generation != generation) return std::nullopt;
    return std::move(painting->pixels);
}

TilePieces painterOf(const std::shared_ptr<PieceColors>& colors, RenderId render,
                     std::function<void(const TileTask& task)> painted) {
    PieceColors::Wanted wanted = colors->wanted();
    TilePieces pieces;
    pieces.samples = [colors, render, painted](const TileTask& task, std::size_t first,
                                               std::span<const TileSample> samples) {
        if (colors->paint(render, task, first, samples)) painted(task);
    };
    pieces.colors = std::move(wanted.colors);
    pieces.colored = [colors, render, painted, generation = wanted.generation](
                         const TileTask& task, std::size_t first, std::span<const Rgb32> piece) {
        if (colors->put(render, task, first, piece, generation)) painted(task);
    };
    return pieces;
}

}  // namespace fathom
