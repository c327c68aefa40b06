#include "opencl/opencl_renderer.h"

#include <array>

#include "base/check.h"
#include "base/pool.h"
#include "opencl/direct_kernel.h"
#include "opencl/slice_pace.h"
#include "render/direct_number.h"
#include "render/direct_points.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

/// One thread's device tile: a queue and the state of the tile that it computes.
template <class Number>
class DeviceTile {
public:
    using Job = typename DirectTypesOf<Number>::DirectJob;
    using KernelTile = typename DirectTypesOf<Number>::DirectTile;
    using Pixel = typename DirectTypesOf<Number>::DirectPixel;

    DeviceTile(const ReadyProgram& program, const cl::Device& device, const Job& job,
               const DeviceTables& tables)
        : m_context(program.context),
          m_queue(program.context, device),
          m_kernel(program.program, job, tables) {
        for (Slice& slice : m_slices)
            slice.counter = cl::Buffer(m_context, CL_MEM_READ_WRITE, sizeof(cl_uint));
    }

    /// Makes room for the state of `pixels` pixels.
    void reserve(std::size_t pixels) {
        if (pixels <= m_capacity) return;
        m_pixels = cl::Buffer(m_context, CL_MEM_READ_WRITE, pixels * sizeof(Pixel));
        m_capacity = pixels;
    }

    void write(const std::vector<Pixel>& pixels) {
        m_queue.write(m_pixels, 0, pixels.size() * sizeof(Pixel), pixels.data());
    }

    std::vector<Pixel> read(std::size_t count) {
        std::vector<Pixel> pixels(count);
        m_queue.read(m_pixels, 0, count * sizeof(Pixel), pixels.data());
        return pixels;
    }

    /// Takes all pixels from `done` iterations to `limit`, or until none is running; false if
    /// stopped.
    bool advance(const KernelTile& tile, std::uint64_t done, std::uint64_t limit,
                 const std::stop_token& stop) {
        // Reads of the slices write to this object.
        return cl::settled(m_queue, [&] { return runSlices(tile, done, limit, stop); });
    }

private:
    struct Slice {
        cl::Buffer counter;   // on the device: pixels that still run after this slice
        cl_uint running = 0;  // its copy on the host, valid once `end` has come
        cl::Event end;
        std::uint32_t steps = 0;
        SlicePace::Clock::time_point queued;
    };

    bool runSlices(KernelTile tile, std::uint64_t done, std::uint64_t limit,
                   const std::stop_token& stop) {
        SlicePace pace;
        bool isRunning = true;
        std::size_t queued = 0, ended = 0;
        for (;;) {
            while (queued - ended < m_slices.size() && isRunning && done < limit &&
                   !stop.stop_requested()) {
                const auto steps =
                    static_cast<std::uint32_t>(std::min<std::uint64_t>(pace.steps(), limit - done));
                enqueue(m_slices[queued++ % m_slices.size()], tile, steps);
                done += steps;
                tile.fresh = 0;
            }
            if (queued == ended) break;
            const Slice& oldest = m_slices[ended++ % m_slices.size()];
            oldest.end.wait();
            pace.ended(oldest.steps, oldest.queued, SlicePace::Clock::now());
            isRunning = isRunning && oldest.running > 0;
        }
        return !isRunning || done == limit;
    }

    void enqueue(Slice& slice, const KernelTile& tile, std::uint32_t steps) {
        slice.steps = steps;
        slice.queued = SlicePace::Clock::now();
        m_queue.enqueueFillBuffer(slice.counter, cl_uint{0}, 0, sizeof(cl_uint));
        m_kernel.enqueue(m_queue, tile, steps, m_pixels, slice.counter);
        slice.end = m_queue.enqueueRead(slice.counter, 0, sizeof(cl_uint), &slice.running);
        m_queue.flush();
    }

    cl::Context m_context;
    cl::CommandQueue m_queue;
    DirectKernel<Number> m_kernel;
    cl::Buffer m_pixels;
    std::size_t m_capacity = 0;
    std::array<Slice, 2> m_slices;
};

template <class Number>
class OpenClRenderer final : public DeviceRenderer {
public:
    OpenClRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                   const cl::Device& device, const ReadyProgram& program);

    Result<Tile> render(const TileTask& task, const TileControl& control) override;
    Result<Tile> resume(Tile from, std::uint64_t iterationLimit,
                        const TileControl& control) override;

private:
    using DeviceJob = typename DirectTypesOf<Number>::DirectJob;
    using KernelTile = typename DirectTypesOf<Number>::DirectTile;
    using Pixel = typename DirectTypesOf<Number>::DirectPixel;

    KernelTile kernelTile(const TileTask& task, std::size_t pixels, bool isFresh) const;

    /// Advances pixels on the device from `done` iterations; without `kept`, from their starts.
    Result<std::vector<Pixel>> computed(const TileTask& task, const std::vector<Pixel>* kept,
                                        std::size_t count, std::uint64_t done,
                                        const std::stop_token& stop);
    /// Iterates the pixels that have escaped again from their starts, now with derivatives; the
    /// others stay as they are.
    Result<std::vector<Pixel>> again(const TileTask& task, std::vector<Pixel> pixels,
                                     const std::stop_token& stop);
    /// Writes what the device returned into the tile.
    Tile finished(Tile tile, const std::vector<Pixel>& pixels, std::uint64_t done,
                  bool hasDerivatives) const;

    std::shared_ptr<const RenderJob> m_job;
    EngineInfo m_info;
    cl::Device m_device;
    ReadyProgram m_program;
    SampleMaker m_maker;
    DeviceJob m_deviceJob;
    DeviceTables m_tables;
    Pool<DeviceTile<Number>> m_deviceTiles;
};

template <class Number>
OpenClRenderer<Number>::OpenClRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                                       const cl::Device& device, const ReadyProgram& program)
    : m_job(std::move(job)),
      m_info(info),
      m_device(device),
      m_program(program),
      m_maker(sampleMaker(*m_job)),
      m_deviceJob(directJob<Number>(*m_job)),
      m_tables(uploadedTables(program.context, m_job->grid->template of<Number>())) {}

template <class Number>
auto OpenClRenderer<Number>::kernelTile(const TileTask& task, std::size_t pixels,
                                        bool isFresh) const -> KernelTile {
    const TileRect& area = m_job->grid->area;
    KernelTile tile{};
    tile.x = task.rect.x - area.x;
    tile.y = task.rect.y - area.y;
    tile.right = task.rect.right() - area.x;
    tile.bottom = task.rect.bottom() - area.y;
    tile.step = task.step;
    tile.columns = (task.rect.width + task.step - 1) / task.step;
    tile.dynamical = m_job->grid->dynamical;
    tile.fresh = isFresh;
    tile.pixels = static_cast<std::uint32_t>(pixels);
    return tile;
}

template <class Number>
auto OpenClRenderer<Number>::computed(const TileTask& task, const std::vector<Pixel>* kept,
                                      std::size_t count, std::uint64_t done,
                                      const std::stop_token& stop) -> Result<std::vector<Pixel>> {
    // Lost with its queue when an error is thrown.
    auto deviceTile = m_deviceTiles.take([this] {
        return std::make_unique<DeviceTile<Number>>(m_program, m_device, m_deviceJob, m_tables);
    });
    deviceTile->reserve(count);
    if (kept) deviceTile->write(*kept);
    const bool isComplete =
        deviceTile->advance(kernelTile(task, count, !kept), done, task.iterationLimit, stop);
    auto pixels = isComplete ? deviceTile->read(count) : std::vector<Pixel>();
    m_deviceTiles.giveBack(std::move(deviceTile));
    if (!isComplete) return fail(ErrorCode::Cancelled, "The render was cancelled.");
    return pixels;
}

template <class Number>
Result<Tile> OpenClRenderer<Number>::render(const TileTask& task, const TileControl& control) {
    Tile tile;
    tile.render = m_job->id;
    tile.task = task;
    tile.engineId = m_info.id;
    tile.samples.resize(static_cast<std::size_t>(tile.columns()) *
                        static_cast<std::size_t>(tile.rows()));
    const auto pixels = computed(task, nullptr, tile.samples.size(), 0, control.stop);
    if (!pixels) return tl::make_unexpected(pixels.error());
    return finished(std::move(tile), *pixels, 0, true);
}

template <class Number>
Result<Tile> OpenClRenderer<Number>::resume(Tile from, std::uint64_t iterationLimit,
                                            const TileControl& control) {
    const std::shared_ptr<const TileState> keptState = from.state;
    const DirectState<Number>* state = directStateOf<Number>(from);
    Tile tile = continued(std::move(from), iterationLimit, m_info.id);
    if (!state) return tile;

    std::vector<Pixel> kept;
    kept.reserve(state->pixels.size());
    for (const auto& pixel : state->pixels)
        kept.push_back({pixel.at, state->iterations, FATHOM_RUNNING, pixel.index});
    auto pixels = computed(tile.task, &kept, kept.size(), state->iterations, control.stop);
    if (pixels && !state->hasDerivatives)
        pixels = again(tile.task, std::move(*pixels), control.stop);
    if (!pixels) return tl::make_unexpected(pixels.error());
    return finished(std::move(tile), *pixels, state->iterations, state->hasDerivatives);
}

template <class Number>
auto OpenClRenderer<Number>::again(const TileTask& task, std::vector<Pixel> pixels,
                                   const std::stop_token& stop) -> Result<std::vector<Pixel>> {
    std::vector<Pixel> escaped;
    for (const Pixel& pixel : pixels) {
        if (pixel.status != FATHOM_ESCAPED) continue;
        const auto point = pointOf<Number>(*m_job->grid, task, pixel.index);
        escaped.push_back(
            {startOf<Number>(*m_job, m_deviceJob, point), 0, FATHOM_RUNNING, pixel.index});
    }
    if (escaped.empty()) return pixels;
    auto ends = computed(task, &escaped, escaped.size(), 0, stop);
    if (!ends) return ends;
    auto end = ends->begin();
    for (Pixel& pixel : pixels)
        if (pixel.status == FATHOM_ESCAPED) pixel = *end++;
    return pixels;
}

template <class Number>
Tile OpenClRenderer<Number>::finished(Tile tile, const std::vector<Pixel>& pixels,
                                      std::uint64_t done, bool hasDerivatives) const {
    auto state = std::make_shared<DirectState<Number>>();
    state->iterations = tile.task.iterationLimit;
    state->hasDerivatives = hasDerivatives;
    const auto endAt = [&](std::size_t i) {
        return endOf<Number>(pixels[i].at, pixels[i].count, pixels[i].status);
    };
    m_maker.makeSamples(pixels.size(), endAt, [&](std::size_t i) -> TileSample& {
        return tile.samples[pixels[i].index];
    });
    for (const Pixel& pixel : pixels) {
        tile.iterations += pixel.count - done;
        if (pixel.status == FATHOM_RUNNING) state->pixels.push_back({pixel.index, pixel.at});
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

}  // namespace

std::unique_ptr<DeviceRenderer> makeOpenClRenderer(std::shared_ptr<const RenderJob> job,
                                                   const EngineInfo& info,
                                                   const OpenClDevice& device,
                                                   const ReadyProgram& program) {
    return visitMachineNumber(
        job->plan.rung->number, [&]<class Number>() -> std::unique_ptr<DeviceRenderer> {
            return std::make_unique<OpenClRenderer<Number>>(job, info, device.handle, program);
        });
}

}  // namespace fathom
