// A tile between its task and its samples, for engines that iterate by perturbation.
#pragma once

#include <complex>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/fresh_vector.h"
#include "render/delta_state.h"
#include "render/direct_state.h"
#include "render/engine.h"

namespace fathom {

/// The pixels of one call of a renderer: all of a new tile, or those that the tile's state kept. An
/// engine takes them to their ends. Refers to its job and its maker.
template <class Item>
class DeltaTile {
public:
    using State = DeltaStateOf<Item>;

    /// All pixels of a task.
    DeltaTile(const RenderJob& job, const SampleMaker& maker, const TileTask& task,
              std::string engineId)
        : m_deltas(job.grid->deltas()),
          m_maker(maker),
          m_tile{.render = job.id,
                 .task = task,
                 .samples = Samples(static_cast<std::size_t>(task.columns()) * task.rows()),
                 .state = {},
                 .engineId = std::move(engineId)} {}
    /// The pixels that `from` kept, up to another limit.
    DeltaTile(const RenderJob& job, const SampleMaker& maker, Tile from,
              std::uint64_t iterationLimit, const std::string& engineId)
        : m_deltas(job.grid->deltas()),
          m_maker(maker),
          m_state(std::move(from.state)),
          m_kept(dynamic_cast<const State*>(m_state.get())),
          m_isNew(false),
          m_tile(continued(std::move(from), iterationLimit, engineId)) {}

    const TileTask& task() const { return m_tile.task; }
    /// Whether these are all pixels of a new tile, in the order of its samples.
    bool isNew() const { return m_isNew; }
    std::span<const TileSample> samples() const { return m_tile.samples; }
    std::size_t count() const {
        return m_isNew ? m_tile.samples.size() : m_kept ? m_kept->pixels.size() : 0;
    }
    /// The pixels as they were kept; empty for a new tile.
    FreshVector<Item> kept() const {
        FreshVector<Item> items;
        if (!m_kept) return items;
        items.reserve(count());
        for (const auto& pixel : m_kept->pixels)
            items.push_back(pixel.at);
        return items;
    }
    /// The point of pixel i of a new tile.
    std::complex<double> pointOf(std::size_t i) const {
        return m_deltas.pointOf(m_tile.task, static_cast<std::uint32_t>(i));
    }

    /// What neighbouring pixels leave behind besides their samples.
    struct Rest {
        std::uint64_t iterations = 0;
        typename State::Pixels running;
    };
    /// Writes the samples of the pixels from `first` on, which have ended or reached the limit.
    /// Several threads may write different pixels.
    Rest finish(std::size_t first, std::span<const Item> ends) {
        m_maker.makeSamples(
            ends.size(), [&](std::size_t i) { return endOf(ends[i], m_deltas.scale); },
            [&](std::size_t i) -> TileSample& { return sampleOf(first + i); });
        Rest rest;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const Item& end = ends[i];
            rest.iterations += end.count - iterationsBefore(first + i);
            if (mayEscape(end)) rest.running.push_back(runningPixel(first + i, end));
        }
        return rest;
    }
    /// What finish() needs of pixel i, for those who make samples elsewhere: the place of its
    /// sample, the iterations that earlier calls have done, and what is kept of it if it goes on.
    TileSample& sampleOf(std::size_t i) { return m_tile.samples[indexOf(i)]; }
    std::uint64_t iterationsBefore(std::size_t i) const {
        return m_kept ? m_kept->pixels[i].at.count : 0;
    }
    typename State::Pixel runningPixel(std::size_t i, const Item& end) const {
        return {indexOf(i), goingOn(end)};
    }

    /// For those who count them while they make the samples of a new tile.
    void setEscapes(const Escapes& escapes) { m_tile.escapes = escapes; }

    /// The tile, after all pixels are finished; `rests` are by ascending pixels.
    Tile finished(std::span<const Rest> rests) && {
        auto state = std::make_shared<State>();
        for (const Rest& rest : rests) {
            m_tile.iterations += rest.iterations;
            state->pixels.insert(state->pixels.end(), rest.running.begin(), rest.running.end());
        }
        m_tile.state = state->pixels.empty() ? nullptr : std::move(state);
        return std::move(m_tile);
    }

private:
    std::uint32_t indexOf(std::size_t i) const {
        return m_kept ? m_kept->pixels[i].index : static_cast<std::uint32_t>(i);
    }

    const PixelDeltas& m_deltas;
    const SampleMaker& m_maker;
    std::shared_ptr<const TileState> m_state;
    const State* m_kept = nullptr;  // m_state, if it is of these pixels
    bool m_isNew = true;
    Tile m_tile;
};

}  // namespace fathom
