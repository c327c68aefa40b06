#include "opencl/opencl_item_renderer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "base/check.h"
#include "base/pool.h"
#include "opencl/busy_time.h"
#include "opencl/item_kernels.h"
#include "opencl/slice_pace.h"
#include "render/lane_job.h"
#include "render/lane_runner.h"

namespace fathom {

namespace {

// Iterations of the first slice, for all pixels: after it, most have escaped or stay for long.
// Numbers of several words iterate more slowly, so that fewer iterations take as long.
template <class Number>
constexpr std::uint32_t kFirstSteps = sizeof(Number) == sizeof(WordOf<Number>) ? 256 : 32;

// Iterations in one block of the scout kernel. Slices of scouting are whole blocks, except for a
// remainder.
constexpr std::uint32_t kScoutBlock = 64;

// With fewer items, a unit of the device is not busy; then stopping to drop pixels that have ended
// gains nothing.
constexpr cl_uint kItemsOfUnit = 512;

/// One thread's device tile: a queue and the pixels of the tile that it computes. As in LaneTile,
/// all pixels iterate with their derivatives while many end, and are scouted once most stay. All
/// transfers block.
template <class Number, class ItemType>
class ItemDeviceTile {
public:
    using Kernels = ItemKernels<Number>;
    using KernelTile = typename Kernels::Tile;
    using Item = ItemType;
    using Scout = typename ItemTypes<Number>::lane_scout;

    ItemDeviceTile(const ReadyProgram& program, const OpenClDevice& device,
                   const LaneJob<Number>& job, const DeviceTables& tables,
                   std::unique_ptr<ItemMemory> memory, BusyTime& busy)
        : m_queue(program.context, device.handle, CL_QUEUE_PROFILING_ENABLE),
          m_kernels(program.program, !job.job->request.location.formula.spec->divides, job.direct,
                    tables),
          m_margin(marginOf(job)),
          m_fewPixels(kItemsOfUnit * device.computeUnits),
          m_memory(std::move(memory)),
          m_lengthsThere(program.context, CL_MEM_READ_WRITE, sizeof m_lengths),
          m_busy(busy) {}

    /// Takes all pixels of a tile through their first iterations.
    void begin(const KernelTile& tile, std::uint64_t limit);

    /// Begins with pixels that have done `done` iterations: with their derivatives or, if `scouts`
    /// are given, without.
    void begin(const KernelTile& tile, const std::vector<Item>& items,
               const std::vector<Scout>& scouts, std::uint64_t done);

    /// Takes all pixels to their ends or to the limit, or until it is paused; false if stopped.
    bool advance(std::uint64_t limit, const TileControl& control);
    /// Iterations of the pixels that still run.
    std::uint64_t done() const { return m_done; }

    std::size_t pixels() const { return m_pixels; }
    /// Whether the running pixels are at the points of their scouts.
    bool isAhead() const { return m_isAhead; }

    /// Pixels in their order, and their scouts if the running ones have any.
    struct Ends {
        std::span<const Item> items;
        std::span<const Scout> scouts;
    };
    /// Calls work(piece, ends), as ItemMemory does.
    template <class Work>
    void read(int threads, const std::stop_token& stop, Work&& work);

    /// Call it after the last tile.
    std::unique_ptr<ItemMemory> releaseMemory() { return std::move(m_memory); }

private:
    /// Same as in KnownInterior, but for one machine word.
    static WordOf<Number> marginOf(const LaneJob<Number>& job) {
        constexpr int kBits = std::numeric_limits<WordOf<Number>>::digits;
        return static_cast<WordOf<Number>>(
            std::max(job.interior.margin(), std::ldexp(1.0, 6 - kBits)));
    }

    void reserve(const KernelTile& tile, std::size_t pixels);

    template <class Value>
    void write(const cl::Buffer& to, const std::vector<Value>& values) {
        if (!values.empty()) m_queue.write(to, 0, values.size() * sizeof(Value), values.data());
    }

    /// Takes the pixels of the list from iteration `done` toward `end` with their derivatives,
    /// until none is running or it is stopped or paused. Returns the iterations that are done.
    std::uint64_t count(std::uint64_t done, std::uint64_t end, const TileControl& control);
    /// Runs one slice of scouting for the running pixels.
    void scout(std::uint64_t limit);

    /// Whether scouting is less work from now on. A scouted pixel that escapes iterates twice, so
    /// more than a third of the pixels must stay to the limit. From iteration `since` to m_done,
    /// m_running of `before` pixels stayed; assumes the same share whenever iterations grow by that
    /// factor.
    bool isScoutingWorth(cl_uint before, std::uint64_t since, std::uint64_t limit) const {
        if (m_running == 0 || !m_kernels.hasScouts()) return false;
        const double share = static_cast<double>(m_running) / before;
        const double rounds = std::log(static_cast<double>(limit) / static_cast<double>(m_done)) /
                              std::log(static_cast<double>(m_done) / static_cast<double>(since));
        return std::pow(share, rounds) > 1.0 / 3;
    }

    /// Calls a kernel that makes the next list of running pixels.
    template <class Enqueue>
    void run(SlicePace& pace, std::uint32_t steps, Enqueue&& enqueue);

    cl::CommandQueue m_queue;
    Kernels m_kernels;
    const WordOf<Number> m_margin;
    const cl_uint m_fewPixels;
    std::unique_ptr<ItemMemory> m_memory;
    std::size_t m_pixels = 0;
    std::array<cl_uint, 2> m_lengths{};  // of the lists of running and of escaped pixels
    cl::Buffer m_lengthsThere;           // on the device
    SlicePace m_counting, m_scouting;
    cl_uint m_running = 0;
    std::uint64_t m_done = 0;   // iterations of the running pixels
    std::uint64_t m_known = 0;  // of these, iterations with derivatives
    std::uint32_t m_scouted = 0;
    bool m_isScouting = false;
    bool m_isAhead = false;
    BusyTime& m_busy;
};

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::begin(const KernelTile& tile, std::uint64_t limit) {
    reserve(tile, tile.pixels);
    const auto steps =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(kFirstSteps<Number>, limit));
    run(m_counting, steps, [&] {
        return m_kernels.enqueueBegin(m_queue, *m_memory, m_lengthsThere, m_margin, steps);
    });
    m_done = m_known = steps;
    m_isScouting = false;
    m_scouted = 0;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::begin(const KernelTile& tile, const std::vector<Item>& items,
                                             const std::vector<Scout>& scouts, std::uint64_t done) {
    reserve(tile, items.size());
    std::vector<cl_uint> list(items.size());
    std::iota(list.begin(), list.end(), 0u);
    write(m_memory->items, items);
    write(m_memory->scouts, scouts);
    write(m_memory->list, list);
    m_running = static_cast<cl_uint>(items.size());
    m_done = done;
    m_known = scouts.empty() ? done : 0;
    m_isScouting = m_kernels.hasScouts();
    m_scouted = scouts.empty() ? 0 : kScoutBlock;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::reserve(const KernelTile& tile, std::size_t pixels) {
    m_counting = m_scouting = {};
    m_lengths = {};
    m_queue.write(m_lengthsThere, 0, sizeof m_lengths, m_lengths.data());
    m_kernels.setTile(tile);
    m_pixels = pixels;
    m_memory->reserve(m_memory->items, pixels * sizeof(Item));
    m_memory->reserve(m_memory->scouts, pixels * sizeof(Scout));
    for (cl::Buffer* list : {&m_memory->list, &m_memory->spareList, &m_memory->otherList})
        m_memory->reserve(*list, pixels * sizeof(cl_uint));
}

template <class Number, class ItemType>
bool ItemDeviceTile<Number, ItemType>::advance(std::uint64_t limit, const TileControl& control) {
    const std::uint64_t first = m_done;
    while (m_running > 0 && m_done < limit && !control.pause.stop_requested()) {
        if (control.stop.stop_requested()) return false;
        if (m_isScouting) {
            scout(limit);
        } else {
            const cl_uint before = m_running;
            const std::uint64_t since = m_done;
            const std::uint64_t next = std::min(limit, (before < m_fewPixels ? 8 : 2) * m_done);
            m_done = m_known = count(m_done, next, control);
            if (m_done < next) continue;
            m_isScouting = isScoutingWorth(before, since, limit);
            m_scouting = m_counting;
        }
        if (control.advanced && m_done < limit)
            control.advanced(static_cast<double>(m_done - first) /
                             static_cast<double>(limit - first));
    }

    m_isAhead = m_scouted > 0 && m_running > 0;
    // Repeat those that escaped while they were scouted, now with derivatives.
    std::swap(m_memory->list, m_memory->otherList);
    m_running = m_lengths[1];
    count(m_known, m_done, {.stop = control.stop, .advanced = {}, .pause = {}});
    if (control.stop.stop_requested()) return false;
    // The same steps lead to the same end, unless the device fails.
    if (m_lengths[1] > 0 && m_running > 0)
        throw cl::Failure(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "clEnqueueNDRangeKernel");
    return true;
}

template <class Number, class ItemType>
std::uint64_t ItemDeviceTile<Number, ItemType>::count(std::uint64_t done, std::uint64_t end,
                                                      const TileControl& control) {
    while (done < end && m_running > 0 && !control.stop.stop_requested() &&
           !control.pause.stop_requested()) {
        const auto steps =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(m_counting.steps(), end - done));
        run(m_counting, steps, [&] {
            return m_kernels.enqueueCount(m_queue, *m_memory, m_lengthsThere,
                                          {m_running, done, steps});
        });
        done += steps;
    }
    return done;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::scout(std::uint64_t limit) {
    const std::uint32_t most = m_scouting.steps() / kScoutBlock * kScoutBlock;
    const auto steps = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(std::max(most, kScoutBlock), limit - m_done));
    run(m_scouting, steps, [&] {
        return m_kernels.enqueueScout(m_queue, *m_memory, m_lengthsThere,
                                      {m_running, m_done, steps}, m_scouted);
    });
    m_done += steps;
    m_scouted = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(std::uint64_t{m_scouted} + steps, 1u << 31));
}

template <class Number, class ItemType>
template <class Enqueue>
void ItemDeviceTile<Number, ItemType>::run(SlicePace& pace, std::uint32_t steps,
                                           Enqueue&& enqueue) {
    const auto queued = SlicePace::Clock::now();
    m_queue.enqueueFillBuffer(m_lengthsThere, cl_uint{0}, 0, sizeof(cl_uint));
    const cl::Event kernel = enqueue();
    m_queue.read(m_lengthsThere, 0, sizeof m_lengths, m_lengths.data());
    pace.ended(steps, queued, SlicePace::Clock::now());
    m_running = m_lengths[0];
    std::swap(m_memory->list, m_memory->spareList);
    m_busy.add(kernel);
}

template <class Number, class ItemType>
template <class Work>
void ItemDeviceTile<Number, ItemType>::read(int threads, const std::stop_token& stop, Work&& work) {
    if (m_isAhead)
        return m_memory->readBoth<Item, Scout>(
            m_queue, m_pixels, threads, stop,
            [&](std::size_t first, std::span<const Item> items, std::span<const Scout> scouts) {
                work(first / ItemMemory::kPiece, Ends{items, scouts});
            });
    m_memory->readItems<Item>(m_queue, m_pixels, threads, stop,
                              [&](std::size_t first, std::span<const Item> items) {
                                  work(first / ItemMemory::kPiece, Ends{items, {}});
                              });
}

template <class Number, class ItemType>
class OpenClItemRenderer final : public DeviceRenderer {
public:
    /// `helpers`: number of threads that make the samples of a tile.
    OpenClItemRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                       const OpenClDevice& device, const ReadyProgram& program,
                       std::shared_ptr<ItemMemories> memories, int helpers)
        : m_job(std::move(job)),
          m_info(info),
          m_device(device),
          m_program(program),
          m_tables(uploadedTables(program.context, m_job.job->grid->template of<Number>())),
          m_memories(std::move(memories)),
          m_helpers(helpers) {}

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

    /// Calls `begin` to place pixels that have done `before` iterations, then computes them to
    /// their ends.
    template <class Begin>
    Result<Tile> computed(Tile tile, std::uint64_t before, const TileControl& control,
                          Begin&& begin);
    std::unique_ptr<DeviceTile> newDeviceTile();

    /// Writes the ends of the pixels into the tile; only some of them if stopped.
    void finish(Tile& tile, std::uint64_t before, DeviceTile& deviceTile,
                const std::stop_token& stop) const;

    struct Piece {
        std::uint64_t iterations = 0;
        std::vector<typename State::Pixel> running;
    };
    /// `done`: iterations of the running pixels, of which `before` were done before this call.
    Piece finishPiece(Tile& tile, std::uint64_t before, std::uint64_t done, const Ends& ends) const;

    const LaneJob<Number> m_job;
    EngineInfo m_info;
    const OpenClDevice m_device;
    ReadyProgram m_program;
    DeviceTables m_tables;
    std::shared_ptr<ItemMemories> m_memories;
    const int m_helpers;
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
    return std::make_unique<DeviceTile>(
        m_program, m_device, m_job, m_tables,
        takeItemMemory(*m_memories, m_program.context, m_device.handle), m_busy);
}

template <class Number, class ItemType>
template <class Begin>
Result<Tile> OpenClItemRenderer<Number, ItemType>::computed(Tile tile, std::uint64_t before,
                                                            const TileControl& control,
                                                            Begin&& begin) {
    const auto cancelled = [] { return fail(ErrorCode::Cancelled, "The render was cancelled."); };
    if (control.stop.stop_requested()) return cancelled();
    // Lost with its queue when an error is thrown.
    auto deviceTile = m_deviceTiles.take([this] { return newDeviceTile(); });
    tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
    begin(*deviceTile);
    const bool isComplete = deviceTile->advance(tile.task.iterationLimit, control);
    if (isComplete) finish(tile, before, *deviceTile, control.stop);
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
    return computed(std::move(tile), 0, control,
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
    return computed(std::move(tile), kept->iterations, control,
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
void OpenClItemRenderer<Number, ItemType>::finish(Tile& tile, std::uint64_t before,
                                                  DeviceTile& deviceTile,
                                                  const std::stop_token& stop) const {
    auto state = std::make_shared<State>();
    state->iterations = deviceTile.done();
    state->hasDerivatives = !deviceTile.isAhead();
    std::vector<Piece> pieces((deviceTile.pixels() + ItemMemory::kPiece - 1) / ItemMemory::kPiece);
    deviceTile.read(m_helpers, stop, [&](std::size_t piece, const Ends& ends) {
        pieces[piece] = finishPiece(tile, before, deviceTile.done(), ends);
    });
    for (const Piece& piece : pieces) {
        tile.iterations += piece.iterations;
        state->pixels.insert(state->pixels.end(), piece.running.begin(), piece.running.end());
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    tile.isPaused = tile.state && deviceTile.done() < tile.task.iterationLimit;
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

std::unique_ptr<DeviceRenderer> makeOpenClItemRenderer(
    std::shared_ptr<const RenderJob> job, const EngineInfo& info, const OpenClDevice& device,
    const ReadyProgram& program, std::shared_ptr<ItemMemories> memories, int helpers) {
    return visitNumber(
        job->plan.rung->number, [&]<class Number>() -> std::unique_ptr<DeviceRenderer> {
            if constexpr (kHasLanes<Number>) {
                using Types = ItemTypes<Number>;
                const FormulaSpec& formula = *job->request.location.formula.spec;
                const auto make = [&]<class Item>() -> std::unique_ptr<DeviceRenderer> {
                    return std::make_unique<OpenClItemRenderer<Number, Item>>(
                        job, info, device, program, memories, helpers);
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
