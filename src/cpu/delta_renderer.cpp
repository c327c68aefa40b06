#include "cpu/delta_renderer.h"

#include <numeric>

#include "cpu/cpu_engine.h"
#include "render/delta_state.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

/// Steps of all lanes between looks at the stop token: about a millisecond.
constexpr std::uint32_t kStepsOfSlice = 1u << 14;

class DeltaRenderer final : public TileRenderer {
public:
    DeltaRenderer(std::shared_ptr<const RenderJob> job, const kernel::DeltaKernels& kernels)
        : m_job(std::move(job)), m_kernels(kernels), m_maker(sampleMaker(*m_job)) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        Tile tile{.render = m_job->id, .task = task, .samples = {}, .state = {}, .engineId = {}};
        tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
        std::vector<DeltaState::Pixel> pixels(tile.samples.size());
        for (std::uint32_t index = 0; index < pixels.size(); ++index)
            pixels[index] = {index, startOf(task, index)};
        return advanced(std::move(tile), pixels, control);
    }

    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        Tile tile = from;
        tile.task.iterationLimit = iterationLimit;
        tile.iterations = 0;
        const auto* kept = dynamic_cast<const DeltaState*>(from.state.get());
        return advanced(std::move(tile), kept ? kept->pixels : std::vector<DeltaState::Pixel>(),
                        control);
    }

private:
    DeltaPixel startOf(const TileTask& task, std::uint32_t index) const;

    /// The tile after all iterations that its limit allows to `pixels`.
    Result<Tile> advanced(Tile tile, const std::vector<DeltaState::Pixel>& pixels,
                          const TileControl& control) const;

    static void run(kernel::DeltaRun kernel, const DeltaJob& job, std::vector<DeltaPixel>& pixels,
                    const std::vector<std::uint32_t>& list) {
        if (!list.empty())
            kernel(job, pixels.data(), list.data(), static_cast<std::uint32_t>(list.size()),
                   kStepsOfSlice);
    }

    std::shared_ptr<const RenderJob> m_job;
    kernel::DeltaKernels m_kernels;
    SampleMaker m_maker;
};

DeltaPixel DeltaRenderer::startOf(const TileTask& task, std::uint32_t index) const {
    const DeltaCoordinates& deltas = m_job->grid->deltas();
    const TileRect& rect = task.rect;
    const int columns = (rect.width + task.step - 1) / task.step;
    const int column = static_cast<int>(index) % columns, row = static_cast<int>(index) / columns;
    const std::complex<double> c =
        deltas.pointOf(samplePixel(rect.x, rect.right(), task.step, column),
                       samplePixel(rect.y, rect.bottom(), task.step, row));
    return deltas.basis->start.at(c);
}

Result<Tile> DeltaRenderer::advanced(Tile tile, const std::vector<DeltaState::Pixel>& pixels,
                                     const TileControl& control) const {
    tile.engineId = CpuEngine::kId;
    DeltaJob job = m_job->grid->deltas().basis->table.job();
    job.limit = tile.task.iterationLimit;

    std::vector<DeltaPixel> now;
    now.reserve(pixels.size());
    for (const DeltaState::Pixel& pixel : pixels)
        now.push_back(pixel.at);
    std::vector<std::uint32_t> running(pixels.size()), narrow, wide;
    std::iota(running.begin(), running.end(), 0u);
    while (!running.empty()) {
        if (control.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The render was cancelled.");
        narrow.clear(), wide.clear();
        for (const std::uint32_t i : running)
            (now[i].status == DELTA_WIDE ? wide : narrow).push_back(i);
        run(m_kernels.wide, job, now, wide);
        run(m_kernels.narrow, job, now, narrow);
        std::erase_if(running, [&](std::uint32_t i) {
            return now[i].status == FATHOM_ESCAPED || now[i].status == DELTA_AT_LIMIT;
        });
        if (control.advanced)
            control.advanced(1 - static_cast<double>(running.size()) /
                                     static_cast<double>(pixels.size()));
    }

    auto state = std::make_shared<DeltaState>();
    const double scale = m_job->grid->deltas().scale;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const std::uint32_t index = pixels[i].index;
        tile.samples[index] = m_maker.sample(endOf(now[i], scale));
        tile.iterations += now[i].count - pixels[i].at.count;
        if (now[i].status == FATHOM_ESCAPED) continue;
        state->pixels.push_back({index, goingOn(now[i])});
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

}  // namespace

const kernel::DeltaKernels& deltaKernels() {
#ifdef FATHOM_X86_64
    if (__builtin_cpu_supports("x86-64-v4")) return kernel::v4::deltaKernels;
    if (__builtin_cpu_supports("x86-64-v3")) return kernel::v3::deltaKernels;
#endif
    return kernel::baseline::deltaKernels;
}

std::unique_ptr<TileRenderer> makeDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                const kernel::DeltaKernels& kernels) {
    return std::make_unique<DeltaRenderer>(std::move(job), kernels);
}

}  // namespace fathom
