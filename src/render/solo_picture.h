// A picture on one engine alone, to be timed; computed as the scheduler has it computed.
// One thread calls; the engine's threads compute.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <vector>

#include "render/engine.h"

namespace fathom {

class SoloPicture {
public:
    SoloPicture(Engine& engine, std::stop_token stop) : m_engine(engine), m_stop(std::move(stop)) {}

    /// Plans it for this engine, lays it out and has the engine get ready.
    Result<void> prepare(RenderRequest request);

    /// The engine's threads take tiles from one queue, and each calls `take` with those it has
    /// made. No tile is begun when so many seconds have passed.
    Result<void> render(const std::function<void(Tile)>& take,
                        double seconds = std::numeric_limits<double>::infinity());

    const std::shared_ptr<const RenderJob>& job() const { return m_job; }
    TileRenderer& renderer() const { return *m_renderer; }

private:
    Engine& m_engine;
    const std::stop_token m_stop;
    std::shared_ptr<const RenderJob> m_job;
    std::vector<TileTask> m_tasks;
    std::unique_ptr<TileRenderer> m_renderer;
};

}  // namespace fathom
