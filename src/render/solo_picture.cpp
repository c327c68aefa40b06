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
    return forTiles(seconds, [&](const TileTask& task) {
        return m_renderer->render(task, {m_stop, {}}).map(take);
    });
}

Result<bool> SoloPicture::show(const TilePieces& pieces) {
    std::atomic<bool> areShown = true;
    const auto shown = forTiles(kForever, [&](const TileTask& task) -> Result<void> {
        // The tile's samples are not wanted any more once its colours are there.
        std::stop_source end;
        const std::stop_callback stopped(m_stop, [&end] { end.request_stop(); });
        std::atomic<std::size_t> left = Size{task.columns(), task.rows()}.area();
        TileControl control{.stop = end.get_token(), .advanced = {}, .pause = {}};
        control.colors = pieces.colors;
        control.colored = [&](std::size_t first, std::span<const std::uint32_t> piece) {
            pieces.colored(task, first, piece);
            if ((left -= piece.size()) == 0) end.request_stop();
        };
        const auto tile = m_renderer->render(task, control);
        if (left == 0) return {};
        areShown = false;
        return tile.map([](const Tile&) {});
    });
    return shown.map([&areShown] { return areShown.load(); });
}

/// Calls `renderTile` with each tile, in the engine's threads. No tile is begun after a failure.
Result<void> SoloPicture::forTiles(
    double seconds, const std::function<Result<void>(const TileTask& task)>& renderTile) {
    const double end = secondsOf(Clock::Wall) + seconds;
    std::mutex mutex;
    Result<void> outcome;
    std::atomic<bool> isOver = false;
    parallelFor(m_engine.concurrency(), m_tasks.size(), [&](std::size_t i) {
        if (isOver || secondsOf(Clock::Wall) > end) return;
        auto rendered = renderTile(m_tasks[i]);
        if (rendered) return;
        isOver = true;
        const std::lock_guard lock(mutex);
        outcome = std::move(rendered);
    });
    return outcome;
}

}  // namespace fathom
