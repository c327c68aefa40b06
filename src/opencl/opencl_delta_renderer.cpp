#include "opencl/opencl_delta_renderer.h"

#include <span>

#include "render/delta_tile.h"

namespace fathom {

namespace {

// ---- The arguments of each kind of kernels ---------------------------------------------------

/// The position of a task's samples, as kernels take it.
DeltaPlace placeOf(const PixelDeltas& deltas, const TileTask& task) {
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
            .columns = task.columns(),
            .is_given = deltas.rings != nullptr,
            .unused = 0};
}

/// The arguments of a picture's kernels; its bounds have no limit.
template <class Kernels>
class Arguments;

template <>
class Arguments<MandelbrotKernels> {
public:
    Arguments(const RenderJob& job, const DeltaTables&)
        : m_deltas(job.grid->deltas()),
          m_bounds(m_deltas.reference->mandelbrot().table.job().bounds) {}

    const DeltaStart& start() const { return m_deltas.reference->mandelbrot().start.data(); }
    bool isExtended() const { return start().scale == 0; }
    DeltaPlace place(const TileTask& task) const { return placeOf(m_deltas, task); }
    const DeltaBounds& bounds() const { return m_bounds; }

private:
    const PixelDeltas& m_deltas;
    const DeltaBounds m_bounds;
};

template <>
class Arguments<GenericKernels> {
public:
    Arguments(const RenderJob& job, const DeltaTables&)
        : m_deltas(job.grid->deltas()),
          m_start(m_deltas.reference->generic().table.start()),
          m_bounds(m_deltas.reference->generic().table.job().bounds) {}

    const GenericStart& start() const { return m_start; }
    bool isExtended() const { return m_start.exponent != 0; }
    DeltaPlace place(const TileTask& task) const { return placeOf(m_deltas, task); }
    const GenericBounds& bounds() const { return m_bounds; }

private:
    const PixelDeltas& m_deltas;
    const GenericStart m_start;
    const GenericBounds m_bounds;
};

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

template <>
class Arguments<ScaledKernels> {
public:
    Arguments(const RenderJob& job, const DeltaTables& tables)
        : m_deltas(job.grid->deltas()),
          m_start(scaledStart(m_deltas.reference->mandelbrot().start.data())) {
        const DeltaBounds table = m_deltas.reference->mandelbrot().table.job().bounds;
        m_bounds = {.limit = 0,
                    .pixel = scaledPart(table.pixel_mantissa),
                    .pixel_exponent = table.pixel_exponent,
                    .escape_radius2 = static_cast<float>(table.escape_radius2),
                    .direct_exponent = directExponentOf(job.plan.rung->number),
                    .lowest_key = tables.lowestKey,
                    .key_shift = tables.keyShift,
                    .last = table.last,
                    .is_closed = table.is_closed};
    }

    const ScaledStart& start() const { return m_start; }
    bool isExtended() const { return false; }
    ScaledPlace place(const TileTask& task) const {
        ScaledPlace place{.origin = {},
                          .column = {},
                          .row = {},
                          .x = task.rect.x,
                          .y = task.rect.y,
                          .right = task.rect.right(),
                          .bottom = task.rect.bottom(),
                          .step = task.step,
                          .columns = task.columns()};
        const Matrix2& matrix = m_deltas.matrix;
        setParts(place.origin, m_deltas.pointOf(0, 0));
        setParts(place.column, {m_deltas.scale * matrix.xx, m_deltas.scale * matrix.yx});
        setParts(place.row, {-m_deltas.scale * matrix.xy, -m_deltas.scale * matrix.yy});
        return place;
    }
    const ScaledBounds& bounds() const { return m_bounds; }

private:
    const PixelDeltas& m_deltas;
    const ScaledStart m_start;
    ScaledBounds m_bounds;
};

// ---- The renderer ----------------------------------------------------------------------------

template <class Kernels>
class OpenClDeltaRenderer final : public DeviceRenderer {
public:
    OpenClDeltaRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                        const OpenClDevice& device, const DeltaPrograms& programs,
                        std::shared_ptr<const DeltaTables> tables,
                        std::shared_ptr<ItemMemories> memories)
        : m_job(std::move(job)),
          m_info(info),
          m_device(device.handle),
          m_programs(programs),
          m_tables(std::move(tables)),
          m_arguments(*m_job, *m_tables),
          m_maker(sampleMaker(*m_job)),
          m_samples{deviceTerms(*m_job, m_maker, device, m_job->grid->deltas().scale),
                    programs.colors},
          m_memories(std::move(memories)) {}

    ~OpenClDeltaRenderer() override {
        for (const auto& deviceTile : m_deviceTiles.takeAll())
            m_memories->giveBack(deviceTile->releaseMemory());
    }

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        Work work(*m_job, m_maker, task, m_info.id);
        const auto count = static_cast<std::uint32_t>(work.count());
        return computed(std::move(work), control, [&](DeviceTile& deviceTile) {
            std::vector<std::complex<double>> given;
            if (m_job->grid->deltas().rings)
                for (std::uint32_t i = 0; i < count; ++i)
                    given.push_back(work.pointOf(i));
            deviceTile.begin(m_arguments.start(), m_arguments.isExtended(), m_arguments.place(task),
                             given, count);
        });
    }

    Result<Tile> resume(Tile from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        Work work(*m_job, m_maker, std::move(from), iterationLimit, m_info.id);
        if (work.count() == 0) return std::move(work).finished({});
        const FreshVector<typename Kernels::Pixel> pixels = work.kept();
        return computed(std::move(work), control,
                        [&](DeviceTile& deviceTile) { deviceTile.begin(pixels); });
    }

    bool canPause() const override { return true; }
    double deviceSeconds() const override { return m_busy.seconds(); }

private:
    using DeviceTile = DeltaDeviceTile<Kernels>;
    using Work = DeltaTile<typename Kernels::Pixel>;

    std::unique_ptr<DeviceTile> newDeviceTile() const {
        return std::make_unique<DeviceTile>(
            m_programs, m_tables, m_job->grid->deltas().square, m_samples,
            m_memories->take(m_programs.items.context, m_device), m_busy);
    }

    /// Calls `put` to place the pixels, then computes them to their ends or until it is paused.
    template <class Put>
    Result<Tile> computed(Work work, const TileControl& control, Put&& put) {
        // Lost with its queue when an error is thrown.
        auto deviceTile = m_deviceTiles.take([this] { return newDeviceTile(); });
        auto colors = work.isNew() && canPackSamples(work.task())
                          ? deviceTile->announceColors(control)
                          : std::nullopt;
        put(*deviceTile);
        typename Kernels::Bounds bounds = m_arguments.bounds();
        bounds.limit = work.task().iterationLimit;
        const bool isComplete = deviceTile->advance(bounds, control);
        std::vector<Rest> rests;
        if (isComplete) rests = finish(work, *deviceTile, control, colors);
        const bool isPaused = deviceTile->isRunning();
        m_deviceTiles.giveBack(std::move(deviceTile));
        if (!isComplete || control.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The render was cancelled.");
        Tile tile = std::move(work).finished(rests);
        tile.isPaused = isPaused;
        return tile;
    }

    using Pixel = typename Kernels::Pixel;
    using Rest = typename Work::Rest;

    /// Writes the samples of the pixels; only some of them if stopped. By ascending pixels.
    std::vector<Rest> finish(Work& work, DeviceTile& deviceTile, const TileControl& control,
                             std::optional<PieceCrew::Announcement>& colors) const {
        if (deviceTile.makesSamples() && canPackSamples(work.task()))
            return {finishPacked(work, deviceTile, control, colors)};
        std::vector<Rest> rests((work.count() + ItemMemory::kPiece - 1) / ItemMemory::kPiece);
        deviceTile.read(work.count(), control.stop,
                        [&](std::size_t first, std::span<const Pixel> ends) {
                            rests[first / ItemMemory::kPiece] = work.finish(first, ends);
                        });
        return rests;
    }

    /// Same, if the device makes the samples.
    Rest finishPacked(Work& work, DeviceTile& deviceTile, const TileControl& control,
                      std::optional<PieceCrew::Announcement>& colors) const {
        const auto sampleAt = [&](std::size_t i) -> TileSample& { return work.sampleOf(i); };
        const auto iterationsOf = [&](std::size_t i, const PackedSample& packed) {
            return packed.count - work.iterationsBefore(i);
        };
        deviceTile.makeSamples(work.count());
        const bool areColored = deviceTile.readColors(work.task(), control, colors);
        const std::vector<PackedRest> rests = deviceTile.readSamples(
            work.count(), control.stop,
            [&](std::size_t first, std::span<const PackedSample> packed) {
                PackedRest rest =
                    unpackPiece(first, packed, work.task().iterationLimit, sampleAt, iterationsOf);
                if (control.written && work.isNew() && !areColored)
                    control.written(first, work.samples().subspan(first, packed.size()));
                return rest;
            });
        Rest all;
        for (const PackedRest& rest : rests)
            all.iterations += rest.iterations;
        if (work.isNew()) work.setEscapes(escapesOf(rests));
        const std::vector<std::uint32_t> numbers = runningOf(rests);
        all.running.resize(numbers.size());
        deviceTile.readPixels(
            numbers, control.stop, [&](std::size_t first, std::span<const Pixel> pixels) {
                for (std::size_t i = 0; i < pixels.size(); ++i)
                    all.running[first + i] = work.runningPixel(numbers[first + i], pixels[i]);
            });
        return all;
    }

    const std::shared_ptr<const RenderJob> m_job;
    const EngineInfo m_info;
    const cl::Device m_device;
    const DeltaPrograms m_programs;
    const std::shared_ptr<const DeltaTables> m_tables;
    const Arguments<Kernels> m_arguments;
    const SampleMaker m_maker;
    const SampleTask m_samples;
    const std::shared_ptr<ItemMemories> m_memories;
    mutable BusyTime m_busy;
    Pool<DeviceTile> m_deviceTiles;
};

}  // namespace

Result<std::unique_ptr<DeviceRenderer>> makeOpenClDeltaRenderer(
    const std::shared_ptr<const RenderJob>& job, const EngineInfo& info, const OpenClDevice& device,
    const DeltaPrograms& programs, DeltaUploads& uploads,
    const std::shared_ptr<ItemMemories>& memories, DeviceThreads threads) {
    const auto made = [&]<class Kernels>(Kernels) -> Result<std::unique_ptr<DeviceRenderer>> {
        const std::size_t pixels =
            job->plan.tileSize.area() * static_cast<std::size_t>(threads.callers);
        auto tables =
            uploads.tablesOf(job->grid->deltas().reference, device, programs.items.context,
                             programs.cells ? job->grid->deltas().square : DeltaSquare{},
                             pixels * kBytesOfItem<Kernels>, threads.all);
        if (!tables) return tl::make_unexpected(std::move(tables.error()));
        return std::make_unique<OpenClDeltaRenderer<Kernels>>(job, info, device, programs,
                                                              *std::move(tables), memories);
    };
    if (job->plan.rung->isDeltaInFloats()) return made(ScaledKernels());
    return job->grid->deltas().reference->isGeneric() ? made(GenericKernels())
                                                      : made(MandelbrotKernels());
}

}  // namespace fathom
