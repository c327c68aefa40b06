// What renderers of deltas share beside their lanes: tiles from pixels and back.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "opencl/delta_lane.h"
#include "opencl/device_renderer.h"
#include "render/delta_state.h"
#include "render/direct_state.h"

namespace fathom {

/// Where the samples of a task lie.
inline DeltaPlace placeOf(const DeltaCoordinates& deltas, const TileTask& task) {
    const Matrix2& matrix = deltas.matrix;
    return {.shift = {deltas.shift.real(), deltas.shift.imag()},
            .scale = deltas.scale,
            .matrix = {matrix.xx, matrix.xy, matrix.yx, matrix.yy},
            .subpixel = {deltas.subpixel.x, deltas.subpixel.y},
            .middle = {deltas.size.width * 0.5, deltas.size.height * 0.5},
            .x = task.rect.x,
            .y = task.rect.y,
            .right = task.rect.right(),
            .bottom = task.rect.bottom(),
            .step = task.step,
            .columns = (task.rect.width + task.step - 1) / task.step};
}

/// Any number of threads may call it at once, each with a lane of its own. A Lane is a DeltaLane.
template <class Lane>
class DeltaTileRenderer : public DeviceRenderer {
public:
    /// `helpers` make the samples of a tile.
    DeltaTileRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                      std::shared_ptr<ItemMemories> memories, int helpers)
        : m_job(std::move(job)),
          m_info(info),
          m_maker(sampleMaker(*m_job)),
          m_memories(std::move(memories)),
          m_helpers(helpers) {}

    ~DeltaTileRenderer() override {
        for (const auto& lane : m_lanes)
            m_memories->giveBack(lane->releaseMemory());
    }

    Result<Tile> render(const TileTask& task, const TileControl& control) final {
        Tile tile{
            .render = m_job->id, .task = task, .samples = {}, .state = {}, .engineId = m_info.id};
        const auto count = static_cast<std::uint32_t>(tile.columns() * tile.rows());
        return computed(std::move(tile), nullptr, control,
                        [&](Lane& lane) { begin(lane, placeOf(deltas(), task), count); });
    }

    Result<Tile> resume(Tile from, std::uint64_t iterationLimit, const TileControl& control) final {
        const std::shared_ptr<const TileState> state = from.state;
        Tile tile = continued(std::move(from), iterationLimit, m_info.id);
        const auto* kept = dynamic_cast<const State*>(state.get());
        if (!kept) return tile;

        std::vector<Pixel> pixels;
        pixels.reserve(kept->pixels.size());
        for (const auto& pixel : kept->pixels)
            pixels.push_back(pixel.at);
        return computed(std::move(tile), kept, control, [&](Lane& lane) { lane.begin(pixels); });
    }

protected:
    const DeltaCoordinates& deltas() const { return m_job->grid->deltas(); }

private:
    using Pixel = typename Lane::Pixel;
    using State = DeltaStateOf<Pixel>;

    // ---- What the formula decides

    virtual std::unique_ptr<Lane> newLane(ItemMemories& memories) = 0;
    /// All pixels of a tile at their starts.
    virtual void begin(Lane& lane, const DeltaPlace& place, std::uint32_t count) = 0;
    /// To their ends, or to the limit; false when stopped.
    virtual bool advance(Lane& lane, std::uint64_t limit, const TileControl& control) = 0;

    // ---- Tiles

    /// Takes all pixels of a tile, or those of a state, to their ends from where `put` puts them.
    template <class Put>
    Result<Tile> computed(Tile tile, const State* from, const TileControl& control, Put&& put);
    std::unique_ptr<Lane> takeLane();
    /// Puts the ends of those pixels into the tile; of some when stopped.
    void finish(Tile& tile, const State* from, Lane& lane, const std::stop_token& stop) const;

    struct Piece {
        std::uint64_t iterations = 0;
        std::vector<typename State::Pixel> running;
    };
    Piece finishPiece(Tile& tile, const State* from, std::size_t first,
                      std::span<const Pixel> ends) const;

    const std::shared_ptr<const RenderJob> m_job;
    const EngineInfo m_info;
    const SampleMaker m_maker;
    const std::shared_ptr<ItemMemories> m_memories;
    const int m_helpers;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Lane>> m_lanes;  // not in use; guarded by m_mutex
};

template <class Lane>
std::unique_ptr<Lane> DeltaTileRenderer<Lane>::takeLane() {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_lanes.empty()) {
            auto lane = std::move(m_lanes.back());
            m_lanes.pop_back();
            return lane;
        }
    }
    return newLane(*m_memories);
}

template <class Lane>
template <class Put>
Result<Tile> DeltaTileRenderer<Lane>::computed(Tile tile, const State* from,
                                               const TileControl& control, Put&& put) {
    auto lane = takeLane();  // lost with its queue when an error is thrown
    put(*lane);
    tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
    const bool isComplete = advance(*lane, tile.task.iterationLimit, control);
    if (isComplete) finish(tile, from, *lane, control.stop);
    {
        const std::lock_guard lock(m_mutex);
        m_lanes.push_back(std::move(lane));
    }
    if (!isComplete || control.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "The render was cancelled.");
    return tile;
}

template <class Lane>
void DeltaTileRenderer<Lane>::finish(Tile& tile, const State* from, Lane& lane,
                                     const std::stop_token& stop) const {
    const std::size_t count = from ? from->pixels.size() : tile.samples.size();
    std::vector<Piece> pieces((count + ItemMemory::kPiece - 1) / ItemMemory::kPiece);
    lane.read(count, m_helpers, stop, [&](std::size_t first, std::span<const Pixel> ends) {
        pieces[first / ItemMemory::kPiece] = finishPiece(tile, from, first, ends);
    });

    auto state = std::make_shared<State>();
    for (const Piece& piece : pieces) {
        tile.iterations += piece.iterations;
        state->pixels.insert(state->pixels.end(), piece.running.begin(), piece.running.end());
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
}

template <class Lane>
auto DeltaTileRenderer<Lane>::finishPiece(Tile& tile, const State* from, std::size_t first,
                                          std::span<const Pixel> ends) const -> Piece {
    Piece piece;
    const double scale = deltas().scale;
    const auto indexOf = [&](std::size_t i) {
        return from ? from->pixels[first + i].index : static_cast<std::uint32_t>(first + i);
    };
    m_maker.makeSamples(
        ends.size(), [&](std::size_t i) { return endOf(ends[i], scale); },
        [&](std::size_t i) -> TileSample& { return tile.samples[indexOf(i)]; });
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const Pixel& end = ends[i];
        piece.iterations += end.count - (from ? from->pixels[first + i].at.count : 0);
        if (mayEscape(end)) piece.running.push_back({indexOf(i), goingOn(end)});
    }
    return piece;
}

}  // namespace fathom
