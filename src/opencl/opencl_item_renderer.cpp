#include "opencl/opencl_item_renderer.h"

#include <algorithm>
#include <span>
#include <utility>

#include "base/check.h"
#include "base/pool.h"
#include "opencl/busy_time.h"
#include "opencl/item_device_tile.h"
#include "render/lane_job.h"
#include "render/lane_runner.h"

namespace fathom {

namespace {

template <class Number, class ItemType>
class OpenClItemRenderer final : public DeviceRenderer {
public:
    OpenClItemRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                       const OpenClDevice& device, const ReadyProgram& program,
                       const std::optional<ReadyProgram>& colors,
                       std::shared_ptr<ItemMemories> memories)
        : m_job(std::move(job)),
          m_info(info),
          m_device(device),
          m_program(program),
          m_tables(uploadedTables(program.context, m_job.job->grid->template of<Number>())),
          m_samples{deviceTerms(*m_job.job, m_job.maker, device, 1), colors},
          m_memories(std::move(memories)) {}

    ~OpenClItemRenderer() override {
        for (const auto& deviceTile : m_deviceTiles.takeAll())
            m_memories->giveBack(deviceTile->releaseMemory());
    }

    Result<Tile> render(const TileTask& task, const TileControl& control) override;
    Result<Tile> resume(Tile from, std::uint64_t iterationLimit,
                        const TileControl& control) override;
    bool canPause() const override { return true; }
    double deviceSeconds() const override { return m_busy.seconds(); }

private:
    using DeviceTile = ItemDeviceTile<Number, ItemType>;
    using Item = typename DeviceTile::Item;
    using Scout = typename DeviceTile::Scout;
    using Ends = typename DeviceTile::Ends;
    using KernelTile = typename DeviceTile::KernelTile;
    using State = DirectState<Number>;

    KernelTile deviceTile(const Tile& tile) const;
    /// Puts the pixels of a state at their points.
    void begin(DeviceTile& deviceTile, const KernelTile& there, const TileTask& task,
               const State& kept) const;

    /// Calls `begin` to place the pixels, which are those of `kept` or all of a new tile, then
    /// computes them to their ends.
    template <class Begin>
    Result<Tile> computed(Tile tile, const State* kept, const TileControl& control, Begin&& begin);
    std::unique_ptr<DeviceTile> newDeviceTile();

    /// Writes the ends of the pixels into the tile; only some of them if stopped. `kept`: the
    /// pixels that the tile began with; null for a new tile.
    void finish(Tile& tile, const State* kept, DeviceTile& deviceTile, const TileControl& control,
                std::optional<PieceCrew::Announcement>& colors) const;
    using RunningPixels = typename State::Pixels;
    /// These write the samples and return the running pixels: from samples that the device makes,
    /// or from the orbits.
    RunningPixels readPacked(Tile& tile, const State* kept, DeviceTile& deviceTile,
                             const TileControl& control,
                             std::optional<PieceCrew::Announcement>& colors) const;
    RunningPixels readItems(Tile& tile, const State* kept, DeviceTile& deviceTile,
                            const std::stop_token& stop) const;

    struct Piece {
        std::uint64_t iterations = 0;
        RunningPixels running;
    };
    /// `done`: iterations of the running pixels, of which `before` were done before this call.
    Piece finishPiece(Tile& tile, std::uint64_t before, std::uint64_t done, const Ends& ends) const;

    const LaneJob<Number> m_job;
    EngineInfo m_info;
    const OpenClDevice m_device;
    ReadyProgram m_program;
    DeviceTables m_tables;
    const SampleTask m_samples;
    std::shared_ptr<ItemMemories> m_memories;
    BusyTime m_busy;
    Pool<DeviceTile> m_deviceTiles;
};

template <class Number, class ItemType>
auto OpenClItemRenderer<Number, ItemType>::deviceTile(const Tile& tile) const -> KernelTile {
    const TileRect& area = m_job.job->grid->area;
    const TileRect& rect = tile.task.rect;
    FATHOM_CHECK(tile.columns() <= 0x10000 && tile.rows() <= 0x10000);  // places have 16 bits each
    return {.x = rect.x - area.x,
            .y = rect.y - area.y,
            .right = rect.right() - area.x,
            .bottom = rect.bottom() - area.y,
            .step = tile.task.step,
            .columns = tile.columns(),
            .dynamical = m_job.job->grid->dynamical,
            .fresh = 1,
            .pixels = static_cast<std::uint32_t>(tile.columns() * tile.rows())};
}

template <class Number, class ItemType>
auto OpenClItemRenderer<Number, ItemType>::newDeviceTile() -> std::unique_ptr<DeviceTile> {
    return std::make_unique<DeviceTile>(m_program, m_device, m_job, m_tables, m_samples,
                                        m_memories->take(m_program.context, m_device.handle),
                                        m_busy);
}

template <class Number, class ItemType>
template <class Begin>
Result<Tile> OpenClItemRenderer<Number, ItemType>::computed(Tile tile, const State* kept,
                                                            const TileControl& control,
                                                            Begin&& begin) {
    const auto cancelled = [] { return fail(ErrorCode::Cancelled, "The render was cancelled."); };
    if (control.stop.stop_requested()) return cancelled();
    // Lost with its queue when an error is thrown.
    auto deviceTile = m_deviceTiles.take([this] { return newDeviceTile(); });
    tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
    auto colors =
        !kept && canPackSamples(tile.task) ? deviceTile->announceColors(control) : std::nullopt;
    begin(*deviceTile);
    const bool isComplete = deviceTile->advance(tile.task.iterationLimit, control);
    if (isComplete) finish(tile, kept, *deviceTile, control, colors);
    deviceTile->noteTimes();
    m_deviceTiles.giveBack(std::move(deviceTile));
    if (!isComplete || control.stop.stop_requested()) return cancelled();
    return tile;
}

template <class Number, class ItemType>
Result<Tile> OpenClItemRenderer<Number, ItemType>::render(const TileTask& task,
                                                          const TileControl& control) {
    Tile tile{.render = m_job.job->id,
              .task = task,
              .samples = {},
              .state = {},
              .iterations = 0,
              .engineId = m_info.id};
    const auto there = deviceTile(tile);
    return computed(std::move(tile), nullptr, control,
                    [&](DeviceTile& deviceTile) { deviceTile.begin(there, task.iterationLimit); });
}

template <class Number, class ItemType>
Result<Tile> OpenClItemRenderer<Number, ItemType>::resume(Tile from, std::uint64_t iterationLimit,
                                                          const TileControl& control) {
    const std::shared_ptr<const TileState> state = from.state;
    const State* const kept = directStateOf<Number>(from);
    Tile tile = continued(std::move(from), iterationLimit, m_info.id);
    if (!kept) return tile;
    const KernelTile there = deviceTile(tile);
    const TileTask task = tile.task;
    return computed(std::move(tile), kept, control,
                    [&](DeviceTile& deviceTile) { begin(deviceTile, there, task, *kept); });
}

template <class Number, class ItemType>
void OpenClItemRenderer<Number, ItemType>::begin(DeviceTile& deviceTile, const KernelTile& there,
                                                 const TileTask& task, const State& kept) const {
    const auto columns = static_cast<std::uint32_t>(there.columns);
    std::vector<Item> items;
    std::vector<Scout> scouts;
    items.reserve(kept.pixels.size());
    for (const auto& [index, at] : kept.pixels) {
        auto known = at;
        if (!kept.hasDerivatives) {
            known = startOf<Number>(*m_job.job, m_job.direct,
                                    pointOf<Number>(*m_job.job->grid, task, index));
            scouts.push_back({.z = at.z, .kept = at.z});
        }
        Item& item = items.emplace_back();
        setOrbit<Number>(item, known);
        item.status = FATHOM_RUNNING;
        item.place = index % columns | index / columns << 16;
    }
    deviceTile.begin(there, items, scouts, kept.iterations);
}

template <class Number, class ItemType>
void OpenClItemRenderer<Number, ItemType>::finish(
    Tile& tile, const State* kept, DeviceTile& deviceTile, const TileControl& control,
    std::optional<PieceCrew::Announcement>& colors) const {
    auto state = std::make_shared<State>();
    state->iterations = deviceTile.done();
    state->hasDerivatives = !deviceTile.isAhead();
    if (deviceTile.makesSamples() && canPackSamples(tile.task))
        state->pixels = readPacked(tile, kept, deviceTile, control, colors);
    else
        state->pixels = readItems(tile, kept, deviceTile, control.stop);
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    tile.isPaused = tile.state && deviceTile.done() < tile.task.iterationLimit;
}

template <class Number, class ItemType>
auto OpenClItemRenderer<Number, ItemType>::readPacked(
    Tile& tile, const State* kept, DeviceTile& deviceTile, const TileControl& control,
    std::optional<PieceCrew::Announcement>& colors) const -> RunningPixels {
    const std::uint64_t before = kept ? kept->iterations : 0, done = deviceTile.done();
    const auto indexOf = [kept](std::size_t i) {
        return kept ? kept->pixels[i].index : static_cast<std::uint32_t>(i);
    };
    const auto sampleAt = [&](std::size_t i) -> TileSample& { return tile.samples[indexOf(i)]; };
    const auto iterationsOf = [&](std::size_t, const PackedSample& packed) {
        // A pixel that was known to be interior from the start has a count of 0.
        return isRunning(packed) ? done - before : packed.count > 0 ? packed.count - before : 0;
    };
    deviceTile.makeSamples();
    const bool areColored = deviceTile.readColors(tile.task, control, colors);
    const std::vector<PackedRest> rests = deviceTile.readSamples(
        control.stop, [&](std::size_t first, std::span<const PackedSample> packed) {
            PackedRest rest =
                unpackPiece(first, packed, tile.task.iterationLimit, sampleAt, iterationsOf);
            if (control.written && !kept && !areColored)
                control.written(first, std::span(tile.samples).subspan(first, packed.size()));
            return rest;
        });
    for (const PackedRest& rest : rests)
        tile.iterations += rest.iterations;
    if (!kept) tile.escapes = escapesOf(rests);

    const std::vector<std::uint32_t> numbers = runningOf(rests);
    RunningPixels running(numbers.size());
    deviceTile.readItems(
        numbers, control.stop, [&](std::size_t first, std::span<const Item> items) {
            for (std::size_t i = 0; i < items.size(); ++i)
                running[first + i] = {indexOf(numbers[first + i]), orbitOf<Number>(items[i])};
        });
    deviceTile.readScouts(numbers, control.stop,
                          [&](std::size_t first, std::span<const Scout> scouts) {
                              for (std::size_t i = 0; i < scouts.size(); ++i)
                                  running[first + i].at.z = scouts[i].z;
                          });
    return running;
}

template <class Number, class ItemType>
auto OpenClItemRenderer<Number, ItemType>::readItems(Tile& tile, const State* kept,
                                                     DeviceTile& deviceTile,
                                                     const std::stop_token& stop) const
    -> RunningPixels {
    const std::uint64_t before = kept ? kept->iterations : 0;
    std::vector<Piece> pieces((deviceTile.pixels() + ItemMemory::kPiece - 1) / ItemMemory::kPiece);
    deviceTile.read(stop, [&](std::size_t piece, const Ends& ends) {
        pieces[piece] = finishPiece(tile, before, deviceTile.done(), ends);
    });
    RunningPixels running;
    for (const Piece& piece : pieces) {
        tile.iterations += piece.iterations;
        running.insert(running.end(), piece.running.begin(), piece.running.end());
    }
    return running;
}

template <class Number, class ItemType>
auto OpenClItemRenderer<Number, ItemType>::finishPiece(Tile& tile, std::uint64_t before,
                                                       std::uint64_t done, const Ends& ends) const
    -> Piece {
    Piece piece;
    const std::span<const Item> items = ends.items;
    const auto columns = static_cast<std::uint32_t>(tile.columns());
    const auto indexOf = [columns](const Item& item) {
        return (item.place >> 16) * columns + (item.place & 0xffff);
    };
    m_job.maker.makeSamples(
        items.size(),
        [&](std::size_t i) {
            return endOf<Number>(orbitOf<Number>(items[i]), items[i].count, items[i].status);
        },
        [&](std::size_t i) -> TileSample& { return tile.samples[indexOf(items[i])]; });

    for (std::size_t i = 0; i < items.size(); ++i) {
        const Item& item = items[i];
        if (item.status == FATHOM_RUNNING) {
            piece.iterations += done - before;
            piece.running.push_back({indexOf(item), orbitOf<Number>(item)});
            if (!ends.scouts.empty()) piece.running.back().at.z = ends.scouts[i].z;
        } else if (item.count > 0) {  // it was not known to be interior from the start
            piece.iterations += item.count - before;
        }
    }
    return piece;
}

}  // namespace

std::unique_ptr<DeviceRenderer> makeOpenClItemRenderer(std::shared_ptr<const RenderJob> job,
                                                       const EngineInfo& info,
                                                       const OpenClDevice& device,
                                                       const ReadyProgram& program,
                                                       const std::optional<ReadyProgram>& colors,
                                                       std::shared_ptr<ItemMemories> memories) {
    return visitNumber(
        job->plan.rung->number, [&]<class Number>() -> std::unique_ptr<DeviceRenderer> {
            if constexpr (kHasLanes<Number>) {
                using Types = ItemTypes<Number>;
                const FormulaSpec& formula = *job->request.location.formula.spec;
                const auto make = [&]<class Item>() -> std::unique_ptr<DeviceRenderer> {
                    return std::make_unique<OpenClItemRenderer<Number, Item>>(
                        job, info, device, program, colors, memories);
                };
                return formula.isConformal && !formula.divides
                           ? make.template operator()<typename Types::lane_item>()
                           : make.template operator()<typename Types::lane_orbit_item>();
            } else {
                FATHOM_CHECK(!"a number that has lanes");
                return nullptr;
            }
        });
}

}  // namespace fathom
