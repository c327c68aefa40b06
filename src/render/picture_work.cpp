#include "render/picture_work.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <span>
#include <utility>

#include "base/check.h"
#include "base/parallel.h"
#include "render/tile_grid.h"

namespace fathom {

namespace {

// The limit rises while more than one in this many samples escaped late.
constexpr std::size_t kOneLateEscapeIn = 2000;

// While nothing at all has escaped, the limit rises to this many times the first limit: in deep
// views the first guess may lie below every count.
constexpr std::uint64_t kBlindRaise = 16;

}  // namespace

std::size_t samplesOf(const TileTask& task) {
    const auto along = [&task](int edge) {
        return static_cast<std::size_t>((edge + task.step - 1) / task.step);
    };
    return along(task.rect.width) * along(task.rect.height);
}

Escapes escapesOf(const Tile& tile) {
    if (tile.escapes) return *tile.escapes;
    // In pieces: tiles of graphics devices are as large as the window.
    constexpr std::size_t kPiece = std::size_t{1} << 17;
    const std::uint64_t limit = tile.task.iterationLimit;
    const std::span<const TileSample> samples = tile.samples;
    std::atomic<std::size_t> all = 0, late = 0;
    const auto count = [&](std::size_t first, std::size_t length) {
        Escapes escapes;
        for (const TileSample& sample : samples.subspan(first, length))
            escapes.add(sample.count, limit);
        all += escapes.all;
        late += escapes.late;
    };
    parallelPieces(threadsOf(0), samples.size(), kPiece, count);
    return {all, late};
}

PictureWork::PictureWork(const RenderRequest& request, const RenderPlan& plan)
    : m_isAutomatic(request.location.iterations.automatic),
      m_firstLimit(plan.iterationLimit),
      m_limit(plan.iterationLimit) {
    std::size_t index = 0;
    for (const int step : plan.passes)
        for (TileTask& task : tileTasks(request, plan, step))
            enqueue({.index = index++, .task = task, .previous = nullptr, .partial = nullptr});
}

void PictureWork::enqueue(TileWork work) {
    m_samplesKnown += samplesOf(work.task);
    m_waiting.push_back(std::move(work));
}

TileWork PictureWork::take(const Portion& portion) {
    FATHOM_CHECK(!m_waiting.empty());
    const TileTask& next = m_waiting.front().task;
    const int step = next.step;
    const double wanted = std::max(portion.share * static_cast<double>(waitingOf(step)),
                                   static_cast<double>(portion.fewest));
    const int columns = (next.rect.width + step - 1) / step;
    const double rows = std::ceil(wanted / columns);

    TileWork work = std::move(m_waiting.front());
    m_waiting.pop_front();
    ++m_out;
    if (work.previous || work.partial) return work;
    const int height = tileEdge(portion.tile.height, step);
    cut(work, tileEdge(portion.tile.width, step),
        rows * step < height ? static_cast<int>(rows) * step : height);
    return work;
}

void PictureWork::cut(TileWork& work, int width, int height) {
    TileRect& rect = work.task.rect;
    const auto putFirst = [&](TileRect rest) {
        m_waiting.push_front(work);
        m_waiting.front().task.rect = rest;
    };
    if (rect.height > height) {
        putFirst({rect.x, rect.y + height, rect.width, rect.height - height});
        rect.height = height;
    }
    if (rect.width > width) {
        putFirst({rect.x + width, rect.y, rect.width - width, rect.height});
        rect.width = width;
    }
}

std::size_t PictureWork::waitingOf(int step) const {
    std::size_t sum = 0;
    for (const TileWork& work : m_waiting)
        if (work.task.step == step) sum += samplesOf(work.task);
    return sum;
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
                           const std::shared_ptr<const TileState>& state, const Escapes& escapes) {
    FATHOM_CHECK(m_out > 0);
    --m_out;
    m_samplesBegun -= work.share * static_cast<double>(samplesOf(work.task));
    if (isComplete()) m_samplesBegun = 0;  // removes rounding errors
    m_samplesDone += samplesOf(work.task);
    m_iterations += tile->iterations;
    if (work.task.step != 1) return;

    m_lateEscapes += escapes.late;
    m_hasEscapes = m_hasEscapes || escapes.all > 0;
    if (!work.previous) {
        m_computed += tile->samples.size();
        m_enginePixels[tile->engineId] += tile->samples.size();
    }
    if (state) ++m_runningTiles;
    if (m_isAutomatic && state)
        m_unfinished.push_back({.index = work.index,
                                .task = tile->task,
                                .previous = tile,
                                .state = state,
                                .partial = nullptr});
}

bool PictureWork::raiseLimit() {
    FATHOM_CHECK(isComplete());
    const bool isWorthIt = m_hasEscapes ? m_lateEscapes * kOneLateEscapeIn > m_computed
                                        : m_limit / kBlindRaise < m_firstLimit;
    if (!isWorthIt || m_unfinished.empty() || m_limit >= kMaximumAutomaticLimit) return false;

    m_limit = std::min(2 * m_limit, kMaximumAutomaticLimit);
    m_lateEscapes = 0;
    m_runningTiles = 0;
    std::ranges::sort(m_unfinished, {}, &TileWork::index);
    for (TileWork& work : std::exchange(m_unfinished, {})) {
        work.task.iterationLimit = m_limit;
        enqueue(std::move(work));
    }
    return true;
}

double PictureWork::fraction() const {
    return (static_cast<double>(m_samplesDone) + m_samplesBegun) /
           static_cast<double>(m_samplesKnown);
}

}  // namespace fathom
