#include "render/picture_work.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "render/tile_grid.h"

namespace fathom {

namespace {

// The limit rises while more than one in so many samples escaped late.
constexpr std::size_t kOneLateEscapeIn = 2000;

// While nothing at all has escaped, it rises to so many times the first one: deep in, the first
// guess may lie below every count of the view.
constexpr std::uint64_t kBlindRaise = 16;

}  // namespace

std::size_t samplesOf(const TileTask& task) {
    const auto along = [&task](int edge) {
        return static_cast<std::size_t>((edge + task.step - 1) / task.step);
    };
    return along(task.rect.width) * along(task.rect.height);
}

Escapes escapesOf(const Tile& tile) {
    const std::uint64_t limit = tile.task.iterationLimit;
    Escapes escapes;
    for (const TileSample& sample : tile.samples) {
        escapes.all += sample.count <= limit;
        escapes.late += sample.count > limit / 2 && sample.count <= limit;
    }
    return escapes;
}

PictureWork::PictureWork(const RenderRequest& request, const RenderPlan& plan)
    : m_isAutomatic(request.location.iterations.automatic),
      m_firstLimit(plan.iterationLimit),
      m_limit(plan.iterationLimit) {
    std::size_t index = 0;
    for (const int step : plan.passes)
        for (TileTask& task : tileTasks(request, plan, step))
            enqueue({.index = index++, .task = task, .previous = nullptr, .partial = nullptr});
    m_unfinished.resize(m_isAutomatic ? index : 0);
}

void PictureWork::enqueue(TileWork work) {
    m_samplesKnown += samplesOf(work.task);
    m_waiting.push_back(std::move(work));
}

TileWork PictureWork::take() {
    FATHOM_CHECK(!m_waiting.empty());
    TileWork work = std::move(m_waiting.front());
    m_waiting.pop_front();
    ++m_out;
    return work;
}

void PictureWork::advance(TileWork& work, double share) {
    m_samplesBegun += (share - work.share) * static_cast<double>(samplesOf(work.task));
    work.share = share;
}

void PictureWork::putBack(TileWork work) {
    FATHOM_CHECK(m_out > 0);
    --m_out;
    if (!work.partial) advance(work, 0);
    const auto place = std::ranges::lower_bound(m_waiting, work.index, {}, &TileWork::index);
    m_waiting.insert(place, std::move(work));
}

void PictureWork::complete(const TileWork& work, const std::shared_ptr<const Tile>& tile,
                           const Escapes& escapes) {
    FATHOM_CHECK(m_out > 0);
    --m_out;
    m_samplesBegun -= work.share * static_cast<double>(samplesOf(work.task));
    if (isComplete()) m_samplesBegun = 0;  // without what roundings have left
    m_samplesDone += samplesOf(work.task);
    m_iterations += tile->iterations;
    if (work.task.step != 1) return;

    m_lateEscapes += escapes.late;
    m_hasEscapes = m_hasEscapes || escapes.all > 0;
    if (!work.previous) {
        m_computed += tile->samples.size();
        m_enginePixels[tile->engineId] += tile->samples.size();
    }
    if (m_isAutomatic && tile->state) m_unfinished[work.index] = tile;
}

bool PictureWork::raiseLimit() {
    FATHOM_CHECK(isComplete());
    const bool isWorthIt = m_hasEscapes ? m_lateEscapes * kOneLateEscapeIn > m_computed
                                        : m_limit / kBlindRaise < m_firstLimit;
    const bool canGoOn = std::ranges::any_of(m_unfinished, [](const auto& tile) { return !!tile; });
    if (!isWorthIt || !canGoOn || m_limit >= kMaximumAutomaticLimit) return false;

    m_limit = std::min(2 * m_limit, kMaximumAutomaticLimit);
    m_lateEscapes = 0;
    for (std::size_t index = 0; index < m_unfinished.size(); ++index) {
        auto tile = std::exchange(m_unfinished[index], nullptr);
        if (!tile) continue;
        TileTask task = tile->task;
        task.iterationLimit = m_limit;
        enqueue({.index = index, .task = task, .previous = std::move(tile), .partial = nullptr});
    }
    return true;
}

double PictureWork::fraction() const {
    return (static_cast<double>(m_samplesDone) + m_samplesBegun) /
           static_cast<double>(m_samplesKnown);
}

}  // namespace fathom
