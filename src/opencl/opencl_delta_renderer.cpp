#include "opencl/opencl_delta_renderer.h"

#include <mutex>

#include "opencl/delta_tile_renderer.h"
#include "render/cell_square.h"

namespace fathom {

namespace {

class MandelbrotDeviceTile final : public DeltaDeviceTile<DeltaPixel> {
public:
    MandelbrotDeviceTile(const DeltaPrograms& programs, const cl::Device& device,
                         const std::shared_ptr<const DeltaTables>& tables,
                         const DeltaSquare& square, std::unique_ptr<ItemMemory> memory)
        : DeltaDeviceTile(programs.items.context, device, std::move(memory)),
          m_kernels(programs.items.program, tables) {
        if (programs.wide) m_wideKernel.emplace(programs.wide->program, tables);
        if (!programs.cells) return;
        m_cellKernels.emplace(programs.cells->program, tables, square);
        m_cells = tables->cells;
    }

    using DeltaDeviceTile::begin;
    void begin(const DeltaStart& start, const DeltaPlace& place, std::uint32_t pixels) {
        DeltaDeviceTile::begin(pixels, start.scale == 0, [&](const auto& items, const auto& list) {
            m_kernels.enqueueBegin(m_queue, start, place, pixels, items, list);
        });
    }

    bool advance(const DeltaBounds& bounds, const TileControl& control) {
        m_mapPace = {};
        return DeltaDeviceTile::advance(control, [&] {
            if (m_cells) return stepThroughCells(bounds, control.stop);
            const bool isWide = m_running[kWide] > 0;
            step(isWide, [&](const DeltaItems& items, std::uint32_t steps) {
                if (isWide)
                    m_wideKernel->enqueueSteps(m_queue, bounds, items, steps);
                else
                    m_kernels.enqueueSteps(m_queue, bounds, items, steps);
            });
            return true;
        });
    }

private:
    /// Runs one slice of all pixels, then makes the maps that some of them wait for; false if
    /// stopped.
    bool stepThroughCells(const DeltaBounds& bounds, const std::stop_token& stop);
    bool makeClaimed(const std::stop_token& stop);

    DeltaKernels m_kernels;
    std::optional<DeltaWideKernel> m_wideKernel;  // none if doubles have enough range
    std::optional<CellKernels> m_cellKernels;
    std::shared_ptr<DeltaCellMaps> m_cells;  // null if pixels do not go through cells
    SlicePace m_mapPace;                     // its steps are maps that are made
};

bool MandelbrotDeviceTile::stepThroughCells(const DeltaBounds& bounds,
                                            const std::stop_token& stop) {
    const std::lock_guard lock(m_cells->mutex);
    if (stop.stop_requested()) return false;
    const auto queued = SlicePace::Clock::now();
    const DeltaItems all = items(false);
    m_queue.enqueueFillBuffer(m_lengths, cl_uint{0}, 0, sizeof m_running);
    m_cellKernels->enqueueSteps(m_queue, bounds, all, m_paces[kNarrow].steps());
    m_queue.read(m_lengths, 0, sizeof m_running, m_running.data());
    std::swap(m_memory->list, m_memory->spareList);
    // A pixel that waits takes fewer steps, so the next slice is paced by the steps that were
    // taken.
    const cl_uint steps = std::exchange(m_running[kWide], 0) / all.length;
    m_paces[kNarrow].ended(std::max(1u, steps), queued, SlicePace::Clock::now());
    return makeClaimed(stop);
}

bool MandelbrotDeviceTile::makeClaimed(const std::stop_token& stop) {
    cl_uint claimed = 0;
    m_queue.read(m_cells->claimed, 0, sizeof claimed, &claimed);
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

class OpenClDeltaRenderer final : public DeltaTileRenderer<MandelbrotDeviceTile> {
public:
    OpenClDeltaRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                        const cl::Device& device, const DeltaPrograms& programs,
                        std::shared_ptr<const DeltaTables> tables,
                        std::shared_ptr<ItemMemories> memories, int helpers)
        : DeltaTileRenderer(std::move(job), info, std::move(memories), helpers),
          m_device(device),
          m_programs(programs),
          m_tables(std::move(tables)) {}

private:
    std::unique_ptr<MandelbrotDeviceTile> newDeviceTile(ItemMemories& memories) override {
        return std::make_unique<MandelbrotDeviceTile>(
            m_programs, m_device, m_tables, squareOf(deltas()),
            takeItemMemory(memories, m_programs.items.context, m_device));
    }
    void begin(MandelbrotDeviceTile& deviceTile, const DeltaPlace& place,
               std::uint32_t count) override {
        deviceTile.begin(deltas().basis->start.data(), place, count);
    }
    bool advance(MandelbrotDeviceTile& deviceTile, std::uint64_t limit,
                 const TileControl& control) override {
        return deviceTile.advance(bounds(limit), control);
    }
    DeltaBounds bounds(std::uint64_t limit) const;

    cl::Device m_device;
    DeltaPrograms m_programs;
    std::shared_ptr<const DeltaTables> m_tables;
};

DeltaBounds OpenClDeltaRenderer::bounds(std::uint64_t limit) const {
    DeltaBounds bounds = deltas().basis->table.job().bounds;
    bounds.limit = limit;
    return bounds;
}

}  // namespace

Result<std::unique_ptr<DeviceRenderer>> makeOpenClDeltaRenderer(
    std::shared_ptr<const RenderJob> job, const EngineInfo& info, const OpenClDevice& device,
    const DeltaPrograms& programs, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads) {
    const std::size_t pixels =
        job->plan.tileSize.area() * static_cast<std::size_t>(threads.callers);
    auto tables = uploads.tablesOf(job->grid->deltas().basis, device, programs.items.context,
                                   programs.cells.has_value(), pixels * kBytesOfItem<DeltaPixel>,
                                   threads.callers * threads.helpers);
    if (!tables) return tl::make_unexpected(std::move(tables.error()));
    return std::make_unique<OpenClDeltaRenderer>(std::move(job), info, device.handle, programs,
                                                 *std::move(tables), std::move(memories),
                                                 threads.helpers);
}

}  // namespace fathom
