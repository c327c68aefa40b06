#include "opencl/opencl_delta_renderer.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <span>
#include <utility>

#include "opencl/delta_kernels.h"
#include "opencl/item_memory.h"
#include "opencl/slice_pace.h"
#include "render/cell_square.h"
#include "render/delta_state.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

// The pixel, and its place in three lists.
constexpr std::size_t kBytesOfPixel = sizeof(DeltaPixel) + 3 * sizeof(cl_uint);

/// One thread's way to the device: a queue and the pixels of the tile that it computes. All
/// transfers block.
class DeltaLane {
public:
    DeltaLane(const DeltaPrograms& programs, const cl::Device& device,
              const std::shared_ptr<const DeltaTables>& tables, const DeltaSquare& square,
              std::unique_ptr<ItemMemory> memory)
        : m_queue(programs.items.context, device),
          m_kernels(programs.items.program, tables),
          m_memory(std::move(memory)),
          m_lengths(programs.items.context, CL_MEM_READ_WRITE, sizeof m_running) {
        if (!programs.cells) return;
        m_cellKernels.emplace(programs.cells->program, tables, square);
        m_cells = tables->cells;
    }

    /// All pixels of a tile at their starts.
    void begin(const DeltaStart& start, const DeltaPlace& place, std::uint32_t pixels) {
        reserve(pixels);
        const bool isWide = start.scale == 0;
        m_kernels.enqueueBegin(m_queue, start, place, pixels, m_memory->items, listOf(isWide));
        setLengths(isWide ? 0 : pixels, isWide ? pixels : 0);
    }

    /// Those that go on from earlier steps.
    void begin(const std::vector<DeltaPixel>& pixels) {
        reserve(pixels.size());
        std::array<std::vector<cl_uint>, 2> lists;
        for (std::size_t i = 0; i < pixels.size(); ++i)
            lists[pixels[i].status == DELTA_WIDE].push_back(static_cast<cl_uint>(i));
        write(m_memory->items, pixels);
        for (const bool isWide : {false, true})
            write(listOf(isWide), lists[isWide]);
        setLengths(lists[0].size(), lists[1].size());
    }

    /// Takes all pixels to the end or to the limit; false when stopped.
    bool advance(const DeltaBounds& bounds, const TileControl& control) {
        const auto all = static_cast<double>(running());
        while (running() > 0) {
            if (control.stop.stop_requested()) return false;
            if (!m_cells)
                step(m_running[kWide] > 0, bounds);
            else if (!stepThroughCells(bounds, control.stop))
                return false;
            if (control.advanced) control.advanced(1 - static_cast<double>(running()) / all);
        }
        return true;
    }

    /// As ItemMemory has it, of the first `count` pixels.
    template <class Work>
    void read(std::size_t count, int threads, const std::stop_token& stop, Work&& work) {
        m_memory->readItems<DeltaPixel>(m_queue, count, threads, stop, std::forward<Work>(work));
    }

    /// After the last tile.
    std::unique_ptr<ItemMemory> releaseMemory() { return std::move(m_memory); }

private:
    // Of steps: in doubles, and in wide numbers.
    static constexpr std::size_t kNarrow = 0, kWide = 1;

    cl_uint running() const { return m_running[kNarrow] + m_running[kWide]; }

    void reserve(std::size_t pixels) {
        m_paces = {};
        m_mapPace = {};
        m_memory->reserve(m_memory->items, pixels * sizeof(DeltaPixel));
        for (cl::Buffer* list : {&m_memory->list, &m_memory->otherList, &m_memory->spareList})
            m_memory->reserve(*list, pixels * sizeof(cl_uint));
    }

    /// Of the items that run in one kind of steps.
    cl::Buffer& listOf(bool isWide) { return isWide ? m_memory->otherList : m_memory->list; }

    template <class Value>
    void write(const cl::Buffer& to, const std::vector<Value>& values) {
        if (!values.empty())
            m_queue.enqueueWriteBuffer(to, CL_TRUE, 0, values.size() * sizeof(Value),
                                       values.data());
    }

    void setLengths(std::size_t narrow, std::size_t wide) {
        m_running = {static_cast<cl_uint>(narrow), static_cast<cl_uint>(wide)};
        m_queue.enqueueWriteBuffer(m_lengths, CL_TRUE, 0, sizeof m_running, m_running.data());
    }

    /// One slice of all that run in one kind of steps.
    void step(bool isWide, const DeltaBounds& bounds) {
        const auto queued = SlicePace::Clock::now();
        const std::uint32_t steps = m_paces[isWide].steps();
        m_queue.enqueueFillBuffer(m_lengths, cl_uint{0}, isWide * sizeof(cl_uint), sizeof(cl_uint));
        m_kernels.enqueueSteps(m_queue, isWide, bounds,
                               {.pixels = m_memory->items,
                                .list = listOf(isWide),
                                .length = m_running[isWide],
                                .goingOn = m_memory->spareList,
                                .moving = listOf(!isWide),
                                .lengths = m_lengths},
                               steps);
        m_queue.enqueueReadBuffer(m_lengths, CL_TRUE, 0, sizeof m_running, m_running.data());
        std::swap(listOf(isWide), m_memory->spareList);
        m_paces[isWide].ended(steps, queued, SlicePace::Clock::now());
    }

    /// One slice of all, and then the maps that some of them wait for; false when stopped.
    bool stepThroughCells(const DeltaBounds& bounds, const std::stop_token& stop) {
        const std::lock_guard lock(m_cells->mutex);
        if (stop.stop_requested()) return false;
        const auto queued = SlicePace::Clock::now();
        const cl_uint items = m_running[kNarrow];
        m_queue.enqueueFillBuffer(m_lengths, cl_uint{0}, 0, sizeof m_running);
        m_cellKernels->enqueueSteps(m_queue, bounds,
                                    {.pixels = m_memory->items,
                                     .list = m_memory->list,
                                     .length = items,
                                     .goingOn = m_memory->spareList,
                                     .moving = {},
                                     .lengths = m_lengths},
                                    m_paces[kNarrow].steps());
        m_queue.enqueueReadBuffer(m_lengths, CL_TRUE, 0, sizeof m_running, m_running.data());
        std::swap(m_memory->list, m_memory->spareList);
        // Who waits takes fewer steps: the next slice is paced by those that were taken.
        const cl_uint steps = std::exchange(m_running[kWide], 0) / items;
        m_paces[kNarrow].ended(std::max(1u, steps), queued, SlicePace::Clock::now());
        return makeClaimed(stop);
    }

    bool makeClaimed(const std::stop_token& stop) {
        cl_uint claimed = 0;
        m_queue.enqueueReadBuffer(m_cells->claimed, CL_TRUE, 0, sizeof claimed, &claimed);
        while (m_cells->made < claimed) {
            if (stop.stop_requested()) return false;
            const auto queued = SlicePace::Clock::now();
            const cl_uint blocks =
                std::clamp(m_mapPace.steps() / kGroupSize, 1u, claimed - m_cells->made);
            m_cellKernels->enqueueMake(m_queue, m_cells->made, blocks);
            m_queue.finish();
            m_cells->made += blocks;
            m_mapPace.ended(blocks * kGroupSize, queued, SlicePace::Clock::now());
        }
        return true;
    }

    cl::CommandQueue m_queue;
    DeltaKernels m_kernels;
    std::optional<CellKernels> m_cellKernels;
    std::shared_ptr<DeltaCellMaps> m_cells;  // null where pixels go through none
    std::unique_ptr<ItemMemory> m_memory;
    std::array<cl_uint, 2> m_running{};  // items, by their kind of steps; as in m_lengths
    cl::Buffer m_lengths;
    std::array<SlicePace, 2> m_paces;
    SlicePace m_mapPace;  // whose steps are maps that are made
};

class OpenClDeltaRenderer final : public TileRenderer {
public:
    OpenClDeltaRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                        const cl::Device& device, const DeltaPrograms& programs,
                        std::shared_ptr<const DeltaTables> tables,
                        std::shared_ptr<ItemMemories> memories, int helpers)
        : m_job(std::move(job)),
          m_info(info),
          m_device(device),
          m_programs(programs),
          m_maker(sampleMaker(*m_job)),
          m_tables(std::move(tables)),
          m_memories(std::move(memories)),
          m_helpers(helpers) {}

    ~OpenClDeltaRenderer() override {
        for (const auto& lane : m_lanes)
            m_memories->giveBack(lane->releaseMemory());
    }

    Result<Tile> render(const TileTask& task, const TileControl& control) override;
    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override;

private:
    const DeltaBasis& basis() const { return *m_job->grid->deltas().basis; }
    DeltaBounds bounds(std::uint64_t limit) const;
    DeltaPlace place(const TileTask& task) const;

    /// Takes all pixels of a tile, or those of a state, to their ends from where `begin` puts them.
    template <class Begin>
    Result<Tile> computed(Tile tile, const DeltaState* from, const TileControl& control,
                          Begin&& begin);
    std::unique_ptr<DeltaLane> takeLane();
    /// Puts the ends of those pixels into the tile; of some when stopped.
    void finish(Tile& tile, const DeltaState* from, DeltaLane& lane,
                const std::stop_token& stop) const;

    struct Piece {
        std::uint64_t iterations = 0;
        std::vector<DeltaState::Pixel> running;
    };
    Piece finishPiece(Tile& tile, const DeltaState* from, std::size_t first,
                      std::span<const DeltaPixel> ends) const;

    std::shared_ptr<const RenderJob> m_job;
    EngineInfo m_info;
    cl::Device m_device;
    DeltaPrograms m_programs;
    SampleMaker m_maker;
    std::shared_ptr<const DeltaTables> m_tables;
    std::shared_ptr<ItemMemories> m_memories;
    const int m_helpers;  // make the samples of a tile
    std::mutex m_mutex;
    std::vector<std::unique_ptr<DeltaLane>> m_lanes;  // not in use; guarded by m_mutex
};

DeltaBounds OpenClDeltaRenderer::bounds(std::uint64_t limit) const {
    const DeltaJob job = basis().table.job();
    return {.pixel = job.pixel,
            .pixel_mantissa = job.pixel_mantissa,
            .escape_radius2 = job.escape_radius2,
            .direct_slope2 = job.direct_slope2,
            .limit = limit,
            .last = job.last,
            .is_closed = job.is_closed,
            .has_wide_steps = job.wide_steps != nullptr,
            .wide_point_count = job.wide_point_count,
            .pixel_exponent = job.pixel_exponent,
            .first_offset = job.offsets[0]};
}

DeltaPlace OpenClDeltaRenderer::place(const TileTask& task) const {
    const DeltaCoordinates& deltas = m_job->grid->deltas();
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

std::unique_ptr<DeltaLane> OpenClDeltaRenderer::takeLane() {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_lanes.empty()) {
            auto lane = std::move(m_lanes.back());
            m_lanes.pop_back();
            return lane;
        }
    }
    return std::make_unique<DeltaLane>(m_programs, m_device, m_tables,
                                       squareOf(m_job->grid->deltas()),
                                       m_memories->take(m_programs.items.context, m_device));
}

template <class Begin>
Result<Tile> OpenClDeltaRenderer::computed(Tile tile, const DeltaState* from,
                                           const TileControl& control, Begin&& begin) {
    return withOpenClErrors(m_info.label, [&]() -> Result<Tile> {
        auto lane = takeLane();  // lost with its queue when an error is thrown
        begin(*lane);
        tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
        const bool isComplete = lane->advance(bounds(tile.task.iterationLimit), control);
        if (isComplete) finish(tile, from, *lane, control.stop);
        {
            const std::lock_guard lock(m_mutex);
            m_lanes.push_back(std::move(lane));
        }
        if (!isComplete || control.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The render was cancelled.");
        return std::move(tile);
    });
}

Result<Tile> OpenClDeltaRenderer::render(const TileTask& task, const TileControl& control) {
    Tile tile{.render = m_job->id, .task = task, .samples = {}, .state = {}, .engineId = m_info.id};
    const auto count = static_cast<std::uint32_t>(tile.columns() * tile.rows());
    return computed(std::move(tile), nullptr, control,
                    [&](DeltaLane& lane) { lane.begin(basis().start.data(), place(task), count); });
}

Result<Tile> OpenClDeltaRenderer::resume(const Tile& from, std::uint64_t iterationLimit,
                                         const TileControl& control) {
    Tile tile = continued(from, iterationLimit, m_info.id);
    const auto* kept = dynamic_cast<const DeltaState*>(from.state.get());
    if (!kept) return tile;

    std::vector<DeltaPixel> pixels;
    pixels.reserve(kept->pixels.size());
    for (const DeltaState::Pixel& pixel : kept->pixels)
        pixels.push_back(pixel.at);
    return computed(std::move(tile), kept, control, [&](DeltaLane& lane) { lane.begin(pixels); });
}

void OpenClDeltaRenderer::finish(Tile& tile, const DeltaState* from, DeltaLane& lane,
                                 const std::stop_token& stop) const {
    const std::size_t count = from ? from->pixels.size() : tile.samples.size();
    std::vector<Piece> pieces((count + ItemMemory::kPiece - 1) / ItemMemory::kPiece);
    lane.read(count, m_helpers, stop, [&](std::size_t first, std::span<const DeltaPixel> ends) {
        pieces[first / ItemMemory::kPiece] = finishPiece(tile, from, first, ends);
    });

    auto state = std::make_shared<DeltaState>();
    for (const Piece& piece : pieces) {
        tile.iterations += piece.iterations;
        state->pixels.insert(state->pixels.end(), piece.running.begin(), piece.running.end());
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
}

OpenClDeltaRenderer::Piece OpenClDeltaRenderer::finishPiece(
    Tile& tile, const DeltaState* from, std::size_t first, std::span<const DeltaPixel> ends) const {
    Piece piece;
    const double scale = m_job->grid->deltas().scale;
    const auto indexOf = [&](std::size_t i) {
        return from ? from->pixels[first + i].index : static_cast<std::uint32_t>(first + i);
    };
    m_maker.makeSamples(
        ends.size(), [&](std::size_t i) { return endOf(ends[i], scale); },
        [&](std::size_t i) -> TileSample& { return tile.samples[indexOf(i)]; });
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const DeltaPixel& end = ends[i];
        piece.iterations += end.count - (from ? from->pixels[first + i].at.count : 0);
        if (end.status != FATHOM_ESCAPED) piece.running.push_back({indexOf(i), goingOn(end)});
    }
    return piece;
}

}  // namespace

Result<std::unique_ptr<TileRenderer>> makeOpenClDeltaRenderer(
    std::shared_ptr<const RenderJob> job, const EngineInfo& info, const OpenClDevice& device,
    const DeltaPrograms& programs, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads) {
    return withOpenClErrors(info.label, [&]() -> Result<std::unique_ptr<TileRenderer>> {
        const std::size_t pixels =
            job->plan.tileSize.area() * static_cast<std::size_t>(threads.callers);
        auto tables = uploads.tablesOf(job->grid->deltas().basis, device, programs.items.context,
                                       programs.cells.has_value(), pixels * kBytesOfPixel,
                                       threads.callers * threads.helpers);
        if (!tables) return tl::make_unexpected(std::move(tables.error()));
        return std::make_unique<OpenClDeltaRenderer>(std::move(job), info, device.handle, programs,
                                                     *std::move(tables), std::move(memories),
                                                     threads.helpers);
    });
}

}  // namespace fathom
