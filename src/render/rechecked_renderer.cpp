#include "render/rechecked_renderer.h"

#include "render/accuracy.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/exactness.h"

namespace fathom {

namespace {

/// The running pixels of the plain rung, and those of each call that began to iterate some pixels
/// again. All of them have reached the tile's limit.
struct RecheckedState final : TileState {
    std::shared_ptr<const TileState> plain;
    std::vector<std::shared_ptr<const TileState>> again;
};

bool hasEscaped(const TileSample& sample) {
    return sample.count != kInteriorCount;
}

class RecheckedRenderer final : public TileRenderer {
public:
    RecheckedRenderer(std::shared_ptr<const RenderJob> second,
                      std::unique_ptr<TileRenderer> plainRenderer,
                      std::unique_ptr<TileRenderer> secondRenderer, const CountDoubt& isDoubtful)
        : m_second(std::move(second)),
          m_plainRenderer(std::move(plainRenderer)),
          m_secondRenderer(std::move(secondRenderer)),
          m_isDoubtful(isDoubtful) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        auto tile = m_plainRenderer->render(task, inner(control));
        if (!tile) return tile;
        std::vector<std::uint32_t> doubtful;
        for (std::uint32_t i = 0; i < tile->samples.size(); ++i)
            if (m_isDoubtful(tile->samples[i])) doubtful.push_back(i);
        return recheck(*std::move(tile), {}, doubtful, control);
    }

    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        const auto* kept = dynamic_cast<const RecheckedState*>(from.state.get());
        if (!kept) return continued(from, iterationLimit, from.engineId);
        auto tile =
            m_plainRenderer->resume(withState(from, kept->plain), iterationLimit, inner(control));
        if (!tile) return tile;
        std::vector<std::uint32_t> doubtful;
        for (std::uint32_t i = 0; i < tile->samples.size(); ++i)
            if (!hasEscaped(from.samples[i]) && m_isDoubtful(tile->samples[i]))
                doubtful.push_back(i);
        return recheck(*std::move(tile), kept->again, doubtful, control);
    }

private:
    /// Samples may still change after the first pass, and a paused tile would have pixels at
    /// different iterations.
    static TileControl inner(const TileControl& control) {
        return {.stop = control.stop, .advanced = control.advanced, .pause = {}};
    }

    static Tile withState(Tile tile, std::shared_ptr<const TileState> state) {
        tile.state = std::move(state);
        return tile;
    }

    /// Iterates the doubtful pixels from their start, and continues those of earlier calls.
    Result<Tile> recheck(Tile tile, std::vector<std::shared_ptr<const TileState>> earlier,
                         const std::vector<std::uint32_t>& doubtful,
                         const TileControl& control) const {
        auto state = std::make_shared<RecheckedState>();
        state->plain = std::exchange(tile.state, nullptr);
        if (!doubtful.empty()) earlier.push_back(startsOf(tile.task, doubtful));
        for (auto& pixels : earlier) {
            const std::uint64_t before = tile.iterations, limit = tile.task.iterationLimit;
            auto next = m_secondRenderer->resume(withState(std::move(tile), std::move(pixels)),
                                                 limit, {.stop = control.stop});
            if (!next) return next;
            tile = *std::move(next);
            tile.iterations += before;
            if (tile.state) state->again.push_back(std::exchange(tile.state, nullptr));
        }
        if (state->plain || !state->again.empty()) tile.state = std::move(state);
        return tile;
    }

    /// Pixels before their first iteration on the second rung.
    std::shared_ptr<const TileState> startsOf(const TileTask& task,
                                              const std::vector<std::uint32_t>& indices) const {
        return visitMachineNumber(
            m_second->plan.rung->number, [&]<class Number>() -> std::shared_ptr<const TileState> {
                const auto direct = directJob<Number>(*m_second);
                auto state = std::make_shared<DirectState<Number>>();
                for (const std::uint32_t index : indices) {
                    const auto point = pointOf<Number>(*m_second->grid, task, index);
                    state->pixels.push_back({index, startOf<Number>(*m_second, direct, point)});
                }
                return state;
            });
    }

    std::shared_ptr<const RenderJob> m_second;
    std::unique_ptr<TileRenderer> m_plainRenderer, m_secondRenderer;
    CountDoubt m_isDoubtful;
};

}  // namespace

Result<std::unique_ptr<TileRenderer>> makeRecheckedRenderer(
    std::shared_ptr<const RenderJob> job,
    const std::function<
        Result<std::unique_ptr<TileRenderer>>(std::shared_ptr<const RenderJob> job)>& make,
    std::stop_token stop) {
    const Rung& rung = *job->plan.rung;
    auto second = std::make_shared<RenderJob>(*job);
    second->plan.rung = recheckRung(rung, job->request);
    second->plan.precisionBits = precisionBitsOf(*second->plan.rung, job->request);
    auto grid = makePixelGrid(
        second->request, second->plan, [](const Phrase&) {}, std::move(stop));
    if (!grid) return tl::make_unexpected(std::move(grid.error()));
    second->grid = std::make_shared<const PixelGrid>(*std::move(grid));

    const CountDoubt isDoubtful(rung, job->request);
    auto plainRenderer = make(std::move(job));
    if (!plainRenderer) return plainRenderer;
    auto secondRenderer = make(second);
    if (!secondRenderer) return secondRenderer;
    return std::make_unique<RecheckedRenderer>(std::move(second), *std::move(plainRenderer),
                                               *std::move(secondRenderer), isDoubtful);
}

}  // namespace fathom
