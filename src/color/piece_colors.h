// Colours of tiles whose samples arrive piece by piece, painted while each piece is still in the
// processor's cache. All tiles of a picture are painted into one canvas, so that nobody puts them
// together. Any thread.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "base/fresh_vector.h"
#include "color/colorizer.h"
#include "render/tile_sink.h"

namespace fathom {

/// The colours of a picture, one for each sample, row by row. Whoever knows that a tile has all of
/// its colours may read these while others are being written.
class ColorCanvas {
public:
    ColorCanvas(Size picture, int step)
        : m_columns((picture.width + step - 1) / step),
          m_rows((picture.height + step - 1) / step),
          m_pixels(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows)) {}

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    /// The colour of the sample in the top left corner of a tile.
    const Rgb32* cornerOf(const TileTask& task) const { return m_pixels.data() + indexOf(task); }
    /// Null until all tiles have all of their colours.
    const Rgb32* whole() const {
        return m_ready.load(std::memory_order_acquire) == m_pixels.size() ? m_pixels.data()
                                                                          : nullptr;
    }

private:
    friend class PieceColors;
    bool has(const TileTask& task) const;
    std::size_t indexOf(const TileTask& task) const {
        return static_cast<std::size_t>(task.rect.y / task.step) * m_columns +
               static_cast<std::size_t>(task.rect.x / task.step);
    }

    int m_columns, m_rows;
    FreshVector<Rgb32> m_pixels;
    std::atomic<std::size_t> m_ready{0};  // pixels of tiles that have all of their colours
};

class PieceColors {
public:
    struct Picture {
        RenderId render{};
        Size size;
    };

    /// The colours of tiles that begin from now on.
    void setColors(std::shared_ptr<const Colorizer> colorizer, std::uint64_t generation);

    /// Paints the samples of a tile from index `first` on. Forgets the tiles of older pictures, and
    /// ignores their pieces. If there is no memory, the tile's colours will be missing. Returns
    /// true once the tile has all of its colours.
    bool paint(const Picture& picture, const TileTask& task, std::size_t first,
               std::span<const TileSample> samples) noexcept;

    /// Same, for colours of that generation that a device has made.
    bool put(const Picture& picture, const TileTask& task, std::size_t first,
             std::span<const Rgb32> colors, std::uint64_t generation) noexcept;

    /// What devices are to make of a picture whose tiles begin now; null if they cannot.
    struct Wanted {
        std::shared_ptr<const DeviceColors> colors;
        std::uint64_t generation = 0;
    };
    Wanted wanted();

    /// The canvas with the colours of a tile, if all of its samples have been painted in those of
    /// `generation`; otherwise null. Call it once, after the last piece.
    std::shared_ptr<const ColorCanvas> take(RenderId render, const TileTask& task,
                                            std::uint64_t generation);

private:
    struct Painting;
    std::shared_ptr<Painting> paintingOf(const Picture& picture, const TileTask& task);
    std::shared_ptr<ColorCanvas> canvasOf(Size picture, int step);

    std::mutex m_mutex;  // guards all below
    std::shared_ptr<const Colorizer> m_colorizer;
    std::uint64_t m_generation = 0;
    RenderId m_newest{};
    std::vector<std::shared_ptr<Painting>> m_paintings;
    struct Canvas {
        int step;
        std::uint64_t generation;
        std::shared_ptr<ColorCanvas> canvas;
    };
    std::vector<Canvas> m_canvases;  // of the newest picture
};

/// For TileSink::piecesOf(): paints the pieces of a picture's tiles. Calls `painted` once a tile
/// has all of its colours, on the thread that brought the last of them.
TilePieces painterOf(const std::shared_ptr<PieceColors>& colors,
                     const PieceColors::Picture& picture,
                     std::function<void(const TileTask& task)> painted);

}  // namespace fathom
