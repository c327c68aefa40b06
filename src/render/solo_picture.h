// A picture on one engine only, for timing. It is computed as the scheduler would compute it. One
// thread calls; the engine's concurrency() threads compute.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <vector>

#include "render/engine.h"
#include "render/tile_sink.h"

namespace fathom {

class SoloPicture {
public:
    static constexpr double kForever = std::numeric_limits<double>::infinity();

    SoloPicture(Engine& engine, std::stop_token stop) : m_engine(engine), m_stop(std::move(stop)) {}

    /// Plans the picture for this engine, lays it out, and prepares the engine. Small pictures have
    /// smaller tiles than others if they would have fewer than `leastTiles`.
    Result<void> prepare(RenderRequest request, int leastTiles = 1);

    /// Computes the tiles. Threads take them from one queue, and each calls `take` with the tiles
    /// that it has computed. No tile is begun after `seconds` seconds.
    Result<void> render(const std::function<void(Tile)>& take, double seconds = kForever);

    /// Computes the tiles as for a window that moves on: the device makes their colours, and no
    /// samples follow. Returns false if the engine makes no such colours.
    Result<bool> show(const TilePieces& pieces);

    const std::shared_ptr<const RenderJob>& job() const { return m_job; }
    TileRenderer& renderer() const { return *m_renderer; }

private:
    Result<void> forTiles(double seconds,
                          const std::function<Result<void>(const TileTask& task)>& renderTile);

    Engine& m_engine;
    const std::stop_token m_stop;
    std::shared_ptr<const RenderJob> m_job;
    std::vector<TileTask> m_tasks;
    std::unique_ptr<TileRenderer> m_renderer;
};

}  // namespace fathom
