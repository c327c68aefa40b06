// Colours of tiles whose samples arrive piece by piece, painted while each piece is still in the
// processor's cache. Any thread.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "base/fresh_vector.h"
#include "color/colorizer.h"
#include "render/tile_sink.h"

namespace fathom {

class PieceColors {
public:
    using Pixels = FreshVector<Rgb32>;

    /// The colours of tiles that begin from now on.
    void setColors(std::shared_ptr<const Colorizer> colorizer, std::uint64_t generation);

    /// Paints the samples of a tile from index `first` on. Forgets the tiles of older pictures, and
    /// ignores their pieces. If there is no memory, the tile's colours will be missing. Returns
    /// true once the tile has all of its colours.
    bool paint(RenderId render, const TileTask& task, std::size_t first,
               std::span<const TileSample> samples) noexcept;

    /// Same, for colours of that generation that a device has made.
    bool put(RenderId render, const TileTask& task, std::size_t first,
             std::span<const Rgb32> colors, std::uint64_t generation) noexcept;

    /// What devices are to make of a picture whose tiles begin now; null if they cannot.
    struct Wanted {
        std::shared_ptr<const DeviceColors> colors;
        std::uint64_t generation = 0;
    };
    Wanted wanted();

    /// The colours of a tile, if all of its samples have been painted in those of `generation`.
    /// Call it once, after the last piece.
    std::optional<Pixels> take(RenderId render, const TileTask& task, std::uint64_t generation);

private:
    struct Painting;
    std::shared_ptr<Painting> paintingOf(RenderId render, const TileTask& task);

    std::mutex m_mutex;  // guards all below
    std::shared_ptr<const Colorizer> m_colorizer;
    std::uint64_t m_generation = 0;
    RenderId m_newest{};
    std::vector<std::shared_ptr<Painting>> m_paintings;
};

/// For TileSink::piecesOf(): paints the pieces of a picture's tiles. Calls `painted` once a tile
/// has all of its colours, on the thread that brought the last of them.
TilePieces painterOf(const std::shared_ptr<PieceColors>& colors, RenderId render,
                     std::function<void(const TileTask& task)> painted);

}  // namespace fathom
