// What computes tiles: one implementation for each kind of hardware interface.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "render/pixel_grid.h"
#include "render/tile.h"

namespace fathom {

/// One picture on its way; immutable, shared by the engines that work on it.
struct RenderJob {
    RenderId id{};
    RenderRequest request;
    RenderPlan plan;
    std::shared_ptr<const PixelGrid> grid;
};

/// One engine's work on one picture. render() and resume() may be called from concurrency() threads
/// at once. The destructor frees everything that belongs to the picture.
class TileRenderer {
public:
    virtual ~TileRenderer() = default;

    /// Computes the samples of a task. Returns Cancelled within a tenth of a second of the stop.
    virtual Result<Tile> render(const TileTask& task, std::stop_token stop) = 0;

    /// Continues a tile's running pixels up to a higher limit, without repeating an iteration.
    virtual Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                                std::stop_token stop) = 0;
};

class Engine {
public:
    virtual ~Engine() = default;
    virtual const EngineInfo& info() const = 0;
    /// Threads that the scheduler gives to this engine.
    virtual int concurrency() const = 0;
    /// Gets ready for a picture: compiled kernels, uploaded tables. `stage` tells the person what
    /// takes time. Called once for each job, from any thread.
    virtual Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                          const std::function<void(Phrase)>& stage,
                                                          std::stop_token stop) = 0;
};

}  // namespace fathom
