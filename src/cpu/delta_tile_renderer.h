// What both renderers of perturbation on the processor share: tiles.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "base/fresh_vector.h"
#include "cpu/cpu_engine.h"
#include "render/delta_tile.h"

namespace fathom {

/// Steps of all lanes between two checks of the stop tokens: about a millisecond.
inline constexpr std::uint32_t kStepsOfSlice = 1u << 14;

template <class Item>
class DeltaTileRenderer : public TileRenderer {
public:
    Result<Tile> render(const TileTask& task, const TileControl& control) final {
        Work work(*m_job, m_maker, task, CpuEngine::kId);
        FreshVector<Item> pixels(work.count());
        for (std::size_t i = 0; i < pixels.size(); ++i)
            pixels[i] = startOf(work.pointOf(i));
        begin(pixels);
        return advanced(std::move(work), std::move(pixels), control);
    }
    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) final {
        Work work(*m_job, m_maker, from, iterationLimit, CpuEngine::kId);
        FreshVector<Item> pixels = work.kept();
        return advanced(std::move(work), std::move(pixels), control);
    }

    bool canPause() const final { return true; }

protected:
    explicit DeltaTileRenderer(std::shared_ptr<const RenderJob> job)
        : m_job(std::move(job)), m_maker(sampleMaker(*m_job)) {}

    const Reference& reference() const { return *m_job->grid->deltas().reference; }

    /// Told the number of pixels that have ended.
    using Ended = std::function<void(std::size_t)>;

private:
    using Work = DeltaTile<Item>;

    virtual Item startOf(std::complex<double> point) const = 0;
    /// Takes all pixels of a new tile, at their starts, through steps that they have in common.
    virtual void begin(FreshVector<Item>&) const {}
    /// Iterates the pixels to their ends or to the limit, or until it is paused. Returns those that
    /// still run; none when stopped.
    virtual std::optional<std::size_t> run(FreshVector<Item>& pixels, std::uint64_t limit,
                                           const TileControl& control,
                                           const Ended& ended) const = 0;

    Result<Tile> advanced(Work work, FreshVector<Item> pixels, const TileControl& control) const {
        const auto all = static_cast<double>(pixels.size());
        const auto tell = [&](std::size_t ended) {
            if (control.advanced) control.advanced(static_cast<double>(ended) / all);
        };
        const auto running = run(pixels, work.task().iterationLimit, control, tell);
        if (!running) return fail(ErrorCode::Cancelled, "The render was cancelled.");
        const auto rest = work.finish(0, pixels);
        Tile tile = std::move(work).finished({&rest, 1});
        tile.isPaused = *running > 0;
        return tile;
    }

    const std::shared_ptr<const RenderJob> m_job;
    const SampleMaker m_maker;
};

}  // namespace fathom
