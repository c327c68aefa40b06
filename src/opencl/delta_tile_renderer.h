// What delta renderers share in addition to device tiles: they make tiles from pixels and back.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "opencl/delta_device_tile.h"
#include "opencl/device_renderer.h"
#include "render/delta_state.h"
#include "render/direct_state.h"

namespace fathom {

/// Where the samples of a task lie.
inline DeltaPlace placeOf(const DeltaCoordinates& deltas, const TileTask& task) {
    const Matrix2& matrix = deltas.matrix;
    return {.shift = {deltas.shift.real(), deltas.shift.imag()},
            .scale = deltas.scale,
            .matrix = {matrix.xx, matrix.xy, matrix.yx, matrix.yy},
            .subpixel = {deltas.subpixel.x, deltas.subpixel.y},
            .middle = {deltas.size.width * 0.5, deltas.size.height * 0.5},
            .x = task.rect.x,
            .y = task.rect.y,
            .right = task.rect.right(),
            .bottom = task.rect.bottom(),
            .step = task.step,
            .columns = (task.rect.width + task.step - 1) / task.step};
}

/// Renders tiles. Any number of threads may call it at once; each takes a DeviceTile of its own,
/// which must be a DeltaDeviceTile.
template <class DeviceTile>
class DeltaTileRenderer : public DeviceRenderer {
public:
    /// `helpers`: number of threads that make the samples of a tile.
    DeltaTileRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                      std::shared_ptr<ItemMemories> memories, int helpers)
        : m_job(std::move(job)),
          m_info(info),
          m_maker(sampleMaker(*m_job)),
          m_memories(std::move(memories)),
          m_helpers(helpers) {}

    ~DeltaTileRenderer() override {
        for (const auto& deviceTile : m_deviceTiles.takeAll())
            m_memories->giveBack(deviceTile->releaseMemory());
    }

    Result<Tile> render(const TileTask& task, const TileControl& control) final {
        Tile tile{
            .render = m_job->id, .task = task, .samples = {}, .state = {}, .engineId = m_info.id};
        const auto count = static_cast<std::uint32_t>(tile.columns() * tile.rows());
        return computed(std::move(tile), nullptr, control, [&](DeviceTile& deviceTile) {
            begin(deviceTile, placeOf(deltas(), task), count);
        });
    }

    Result<Tile> resume(Tile from, std::uint64_t iterationLimit, const TileControl& control) final {
        const std::shared_ptr<const TileState> state = from.state;
        Tile tile = continued(std::move(from), iterationLimit, m_info.id);
        const auto* kept = dynamic_cast<const State*>(state.get());
        if (!kept) return tile;

        std::vector<Pixel> pixels;
        pixels.reserve(kept->pixels.size());
        for (const auto& pixel : kept->pixels)
            pixels.push_back(pixel.at);
        return computed(std::move(tile), kept, control,
                        [&](DeviceTile& deviceTile) { deviceTile.begin(pixels); });
    }

protected:
    const DeltaCoordinates& deltas() const { return m_job->grid->deltas(); }

private:
    using Pixel = typename DeviceTile::Pixel;
    using State = DeltaStateOf<Pixel>;

    // ---- What the formula decides

    virtual std::unique_ptr<DeviceTile> newDeviceTile(ItemMemories& memories) = 0;
    /// Puts all pixels of a tile at their starts.
    virtual void begin(DeviceTile& deviceTile, const DeltaPlace& place, std::uint32_t count) = 0;
    /// Advances all pixels to their ends or to the limit; false if stopped.
    virtual bool advance(DeviceTile& deviceTile, std::uint64_t limit,
                         const TileControl& control) = 0;

    // ---- Tiles

    /// Calls `put` to place the pixels of a tile (or those of a state), then computes them to their
    /// ends.
    template <class Put>
    Result<Tile> computed(Tile tile, const State* from, const TileControl& control, Put&& put);
    /// Writes the ends of those pixels into the tile; only some of them if stopped.
    void finish(Tile& tile, const State* from, DeviceTile& deviceTile,
                const std::stop_token& stop) const;

    struct Piece {
        std::uint64_t iterations = 0;
        std::vector<typename State::Pixel> running;
    };
    Piece finishPiece(Tile& tile, const State* from, std::size_t first,
                      std::span<const Pixel> ends) const;

    const std::shared_ptr<const RenderJob> m_job;
    const EngineInfo m_info;
    const SampleMaker m_maker;
    const std::shared_ptr<ItemMemories> m_memories;
    const int m_helpers;
    Pool<DeviceTile> m_deviceTiles;
};

template <class DeviceTile>
template <class Put>
Result<Tile> DeltaTileRenderer<DeviceTile>::computed(Tile tile, const State* from,
                                                     const TileControl& control, Put&& put) {
    // Lost with its queue when an error is thrown.
    auto deviceTile = m_deviceTiles.take([this] { return newDeviceTile(*m_memories); });
    put(*deviceTile);
    tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
    const bool isComplete = advance(*deviceTile, tile.task.iterationLimit, control);
    if (isComplete) finish(tile, from, *deviceTile, control.stop);
    m_deviceTiles.giveBack(std::move(deviceTile));
    if (!isComplete || control.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "The render was cancelled.");
    return tile;
}

template <class DeviceTile>
void DeltaTileRenderer<DeviceTile>::finish(Tile& tile, const State* from, DeviceTile& deviceTile,
                                           const std::stop_token& stop) const {
    const std::size_t count = from ? from->pixels.size() : tile.samples.size();
    std::vector<Piece> pieces((count + ItemMemory::kPiece - 1) / ItemMemory::kPiece);
    deviceTile.read(count, m_helpers, stop, [&](std::size_t first, std::span<const Pixel> ends) {
        pieces[first / ItemMemory::kPiece] = finishPiece(tile, from, first, ends);
    });

    auto state = std::make_shared<State>();
    for (const Piece& piece : pieces) {
        tile.iterations += piece.iterations;
        state->pixels.insert(state->pixels.end(), piece.running.begin(), piece.running.end());
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
}

template <class DeviceTile>
auto DeltaTileRenderer<DeviceTile>::finishPiece(Tile& tile, const State* from, std::size_t first,
                                                std::span<const Pixel> ends) const -> Piece {
    Piece piece;
    const double scale = deltas().scale;
    const auto indexOf = [&](std::size_t i) {
        return from ? from->pixels[first + i].index : static_cast<std::uint32_t>(first + i);
    };
    m_maker.makeSamples(
        ends.size(), [&](std::size_t i) { return endOf(ends[i], scale); },
        [&](std::size_t i) -> TileSample& { return tile.samples[indexOf(i)]; });
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const Pixel& end = ends[i];
        piece.iterations += end.count - (from ? from->pixels[first + i].at.count : 0);
        if (mayEscape(end)) piece.running.push_back({indexOf(i), goingOn(end)});
    }
    return piece;
}

}  // namespace fathom
