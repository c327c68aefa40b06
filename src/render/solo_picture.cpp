#include "render/solo_picture.h"

#include <atomic>
#include <mutex>

#include "base/measure.h"
#include "base/parallel.h"
#include "render/tile_grid.h"

namespace fathom {

Result<void> SoloPicture::prepare(RenderRequest request, int leastTiles) {
    constexpr int kSmallestTile = 32;
    const auto job = std::make_shared<RenderJob>();
    job->request = std::move(request);
    job->request.coarseFirst = false;
    auto plan = choosePlan(job->request, {&m_engine.info(), 1});
    if (!plan) return tl::make_unexpected(plan.error());
    m_tasks = tileTasks(job->request, *plan, 1);
    while (m_tasks.size() < static_cast<std::size_t>(leastTiles) &&
           plan->tileSize.width > kSmallestTile) {
        plan->tileSize = {plan->tileSize.width / 2, plan->tileSize.height / 2};
        m_tasks = tileTasks(job->request, *plan, 1);
    }
    job->plan = *plan;
    auto grid = makePixelGrid(
        job->request, *plan, [](const Phrase&) {}, m_stop);
    if (!grid) return tl::make_unexpected(grid.error());
    job->grid = std::make_shared<const PixelGrid>(std::move(*grid));
    m_job = job;

    auto renderer = m_engine.prepare(
        job, [](const Phrase&) {}, m_stop);
    if (!renderer) return tl::make_unexpected(renderer.error());
    m_renderer = std::move(*renderer);
    return {};
}

Result<void> SoloPicture::render(const std::function<void(Tile)>& take, double seconds) {
    const double end = secondsOf(Clock::Wall) + seconds;
    std::mutex mutex;
    Result<void> outcome;
    std::atomic<bool> isOver = false;
    parallelFor(m_engine.concurrency(), m_tasks.size(), [&](std::size_t i) {
        if (isOver || secondsOf(Clock::Wall) > end) return;
        auto tile = m_renderer->render(m_tasks[i], {m_stop, {}});
        if (tile) return take(*std::move(tile));
        isOver = true;
        const std::lock_guard lock(mutex);
        outcome = tl::make_unexpected(std::move(tile.error()));
    });
    return outcome;
}

}  // namespace fathom
