#include "opencl/opencl_formula_renderer.h"

#include "opencl/delta_tile_renderer.h"
#include "opencl/formula_kernels.h"

namespace fathom {

namespace {

class FormulaDeviceTile final : public DeltaDeviceTile<FormulaPixel> {
public:
    FormulaDeviceTile(const FormulaPrograms& programs, const cl::Device& device,
                      const std::shared_ptr<const FormulaTables>& tables,
                      std::unique_ptr<ItemMemory> memory)
        : DeltaDeviceTile(programs.items.context, device, std::move(memory)),
          m_kernels(programs.items.program, tables) {
        if (programs.wide) m_wideKernel.emplace(programs.wide->program, tables);
    }

    void begin(const std::vector<FormulaPixel>& pixels) {
        clearKept(pixels.size());
        DeltaDeviceTile::begin(pixels);
    }
    void begin(const FormulaStart& start, const DeltaPlace& place, std::uint32_t pixels) {
        clearKept(pixels);
        DeltaDeviceTile::begin(
            pixels, start.exponent != 0, [&](const auto& items, const auto& list) {
                m_kernels.enqueueBegin(m_queue, start, place, pixels, items, list);
            });
    }

    bool advance(const FormulaBounds& bounds, const TileControl& control) {
        return DeltaDeviceTile::advance(control, [&] {
            const bool isWide = m_running[kWide] > 0;
            step(isWide, [&](const DeltaItems& items, std::uint32_t steps) {
                if (isWide)
                    m_wideKernel->enqueueSteps(m_queue, bounds, items, steps);
                else
                    m_kernels.enqueueSteps(m_queue, bounds, m_memory->scouts, items, steps);
            });
            return true;
        });
    }

private:
    /// Kept points outlast a slice: slices of large tiles are shorter than most cycles of orbits. A
    /// new tile starts without any.
    void clearKept(std::size_t pixels) {
        const std::size_t bytes = pixels * sizeof(FormulaKept);
        m_memory->reserve(m_memory->scouts, bytes);
        m_queue.enqueueFillBuffer(m_memory->scouts, cl_uint{0}, 0, bytes);
    }

    FormulaKernels m_kernels;
    std::optional<FormulaWideKernel> m_wideKernel;  // none if doubles have enough range
};

class OpenClFormulaRenderer final : public DeltaTileRenderer<FormulaDeviceTile> {
public:
    OpenClFormulaRenderer(const std::shared_ptr<const RenderJob>& job, const EngineInfo& info,
                          const cl::Device& device, const FormulaPrograms& programs,
                          std::shared_ptr<const FormulaTables> tables,
                          std::shared_ptr<ItemMemories> memories, int helpers)
        : DeltaTileRenderer(job, info, std::move(memories), helpers),
          m_device(device),
          m_programs(programs),
          m_tables(std::move(tables)),
          m_start(deltas().formula->start(job->grid->dynamical)) {}

private:
    std::unique_ptr<FormulaDeviceTile> newDeviceTile(ItemMemories& memories) override {
        return std::make_unique<FormulaDeviceTile>(
            m_programs, m_device, m_tables,
            takeItemMemory(memories, m_programs.items.context, m_device));
    }
    void begin(FormulaDeviceTile& deviceTile, const DeltaPlace& place,
               std::uint32_t count) override {
        deviceTile.begin(m_start, place, count);
    }
    bool advance(FormulaDeviceTile& deviceTile, std::uint64_t limit,
                 const TileControl& control) override {
        FormulaBounds bounds = deltas().formula->table.job().bounds;
        bounds.limit = limit;
        return deviceTile.advance(bounds, control);
    }

    cl::Device m_device;
    FormulaPrograms m_programs;
    std::shared_ptr<const FormulaTables> m_tables;
    FormulaStart m_start;
};

}  // namespace

Result<std::unique_ptr<DeviceRenderer>> makeOpenClFormulaRenderer(
    const std::shared_ptr<const RenderJob>& job, const EngineInfo& info, const OpenClDevice& device,
    const FormulaPrograms& programs, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads) {
    const std::size_t pixels =
        job->plan.tileSize.area() * static_cast<std::size_t>(threads.callers);
    auto tables = uploads.tablesOf(job->grid->deltas().formula, device, programs.items.context,
                                   pixels * (kBytesOfItem<FormulaPixel> + sizeof(FormulaKept)),
                                   threads.callers * threads.helpers);
    if (!tables) return tl::make_unexpected(std::move(tables.error()));
    return std::make_unique<OpenClFormulaRenderer>(job, info, device.handle, programs,
                                                   *std::move(tables), std::move(memories),
                                                   threads.helpers);
}

}  // namespace fathom
