#include "opencl/opencl_scaled_renderer.h"

#include "opencl/delta_tile_renderer.h"
#include "opencl/scaled_kernels.h"

namespace fathom {

namespace {

/// The exponent of 2 of direct_slope (see kernels/perturbation/structs.h) for floats: the least
/// |dz/dc|, over a pixel, at which orbits are iterated directly. In each iteration, two floats
/// shift orbits by as small a part of a pixel as doubles do, 2^-18; one float by 2^-14.
int directExponentOf(NumberKind number) {
    return number == NumberKind::DeltaFf ? -25 : -8;
}

void setParts(ScaledPart (&parts)[2], std::complex<double> value) {
    parts[0] = scaledPart(value.real());
    parts[1] = scaledPart(value.imag());
}

ScaledStart scaledStart(const DeltaStart& start) {
    ScaledStart scaled{.s = {},
                       .per_radius = scaledPart(1 / start.radius),
                       .exponent = start.exponent,
                       .steps = start.steps,
                       .m = start.m};
    for (int k = 0; k <= kernel::DELTA_START_DEGREE; ++k)
        setParts(scaled.s[k], {start.s[k][0], start.s[k][1]});
    return scaled;
}

ScaledPlace scaledPlace(const DeltaCoordinates& deltas, const DeltaPlace& place) {
    ScaledPlace scaled{.origin = {},
                       .column = {},
                       .row = {},
                       .x = place.x,
                       .y = place.y,
                       .right = place.right,
                       .bottom = place.bottom,
                       .step = place.step,
                       .columns = place.columns};
    const Matrix2& matrix = deltas.matrix;
    setParts(scaled.origin, deltas.pointOf(0, 0));
    setParts(scaled.column, {deltas.scale * matrix.xx, deltas.scale * matrix.yx});
    setParts(scaled.row, {-deltas.scale * matrix.xy, -deltas.scale * matrix.yy});
    return scaled;
}

class ScaledDeviceTile final : public DeltaDeviceTile<ScaledPixel> {
public:
    ScaledDeviceTile(const ReadyProgram& program, const cl::Device& device,
                     const std::shared_ptr<const ScaledTables>& tables,
                     std::unique_ptr<ItemMemory> memory)
        : DeltaDeviceTile(program.context, device, std::move(memory)),
          m_kernels(program.program, tables) {}

    using DeltaDeviceTile::begin;
    void begin(const ScaledStart& start, const ScaledPlace& place, std::uint32_t pixels) {
        DeltaDeviceTile::begin(pixels, false, [&](const auto& items, const auto& list) {
            m_kernels.enqueueBegin(m_queue, start, place, pixels, items, list);
        });
    }

    bool advance(const ScaledBounds& bounds, const TileControl& control) {
        return DeltaDeviceTile::advance(control, [&] {
            step(false, [&](const DeltaItems& items, std::uint32_t steps) {
                m_kernels.enqueueSteps(m_queue, bounds, items, steps);
            });
            return true;
        });
    }

private:
    ScaledKernels m_kernels;
};

class OpenClScaledRenderer final : public DeltaTileRenderer<ScaledDeviceTile> {
public:
    OpenClScaledRenderer(const std::shared_ptr<const RenderJob>& job, const EngineInfo& info,
                         const cl::Device& device, const ReadyProgram& program,
                         std::shared_ptr<const ScaledTables> tables,
                         std::shared_ptr<ItemMemories> memories, int helpers)
        : DeltaTileRenderer(job, info, std::move(memories), helpers),
          m_device(device),
          m_program(program),
          m_tables(std::move(tables)),
          m_start(scaledStart(job->grid->deltas().basis->start.data())),
          m_directExponent(directExponentOf(job->plan.rung->number)) {}

private:
    std::unique_ptr<ScaledDeviceTile> newDeviceTile(ItemMemories& memories) override {
        return std::make_unique<ScaledDeviceTile>(
            m_program, m_device, m_tables, takeItemMemory(memories, m_program.context, m_device));
    }
    void begin(ScaledDeviceTile& deviceTile, const DeltaPlace& place,
               std::uint32_t count) override {
        deviceTile.begin(m_start, scaledPlace(deltas(), place), count);
    }
    bool advance(ScaledDeviceTile& deviceTile, std::uint64_t limit,
                 const TileControl& control) override {
        return deviceTile.advance(bounds(limit), control);
    }
    ScaledBounds bounds(std::uint64_t limit) const;

    cl::Device m_device;
    ReadyProgram m_program;
    std::shared_ptr<const ScaledTables> m_tables;
    ScaledStart m_start;
    int m_directExponent;
};

ScaledBounds OpenClScaledRenderer::bounds(std::uint64_t limit) const {
    const DeltaJob job = deltas().basis->table.job();
    return {.limit = limit,
            .pixel = scaledPart(job.bounds.pixel_mantissa),
            .pixel_exponent = job.bounds.pixel_exponent,
            .escape_radius2 = static_cast<float>(job.bounds.escape_radius2),
            .direct_exponent = m_directExponent,
            .lowest_key = m_tables->lowestKey,
            .key_shift = m_tables->keyShift,
            .last = job.bounds.last,
            .is_closed = job.bounds.is_closed};
}

}  // namespace

Result<std::unique_ptr<DeviceRenderer>> makeOpenClScaledRenderer(
    const std::shared_ptr<const RenderJob>& job, const EngineInfo& info, const OpenClDevice& device,
    const ReadyProgram& program, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads) {
    const std::size_t pixels =
        job->plan.tileSize.area() * static_cast<std::size_t>(threads.callers);
    auto tables = uploads.scaledTablesOf(job->grid->deltas().basis, device, program.context,
                                         pixels * kBytesOfItem<ScaledPixel>,
                                         threads.callers * threads.helpers);
    if (!tables) return tl::make_unexpected(std::move(tables.error()));
    return std::make_unique<OpenClScaledRenderer>(job, info, device.handle, program,
                                                  *std::move(tables), std::move(memories),
                                                  threads.helpers);
}

}  // namespace fathom
