#include "cpu/delta_renderer.h"

#include <algorithm>
#include <numeric>

#include "cpu/cpu_engine.h"
#include "render/delta_state.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

/// Steps of all lanes between looks at the stop token: about a millisecond.
constexpr std::uint32_t kStepsOfSlice = 1u << 14;

/// Pixels that run together. Each part waits for its longest pixel, which may take 10^5 steps.
constexpr std::size_t kPixelsOfPart = 1u << 14;

class DeltaRenderer final : public TileRenderer {
public:
    DeltaRenderer(std::shared_ptr<const RenderJob> job, const kernel::DeltaKernels& kernels)
        : m_job(std::move(job)), m_kernels(kernels), m_maker(sampleMaker(*m_job)) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        Tile tile{.render = m_job->id, .task = task, .samples = {}, .state = {}, .engineId = {}};
        tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
        const DeltaStart& start = m_job->grid->deltas().basis->start.data();
        return inParts(std::move(tile), tile.samples.size(), control, [&](Part& part) {
            for (std::uint32_t i = 0; i < part.pixels.size(); ++i) {
                part.indices[i] = part.first + i;
                const std::complex<double> c = pointOf(task, part.indices[i]);
                part.pixels[i].c[0] = c.real();
                part.pixels[i].c[1] = c.imag();
            }
            m_kernels.start(start, part.pixels.data(),
                            static_cast<std::uint32_t>(part.pixels.size()));
        });
    }

    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        Tile tile = from;
        tile.task.iterationLimit = iterationLimit;
        tile.iterations = 0;
        const auto* kept = dynamic_cast<const DeltaState*>(from.state.get());
        return inParts(std::move(tile), kept ? kept->pixels.size() : 0, control, [&](Part& part) {
            for (std::size_t i = 0; i < part.pixels.size(); ++i) {
                const DeltaState::Pixel& pixel = kept->pixels[part.first + i];
                part.indices[i] = pixel.index;
                part.pixels[i] = pixel.at;
            }
        });
    }

private:
    /// Pixels that run together.
    struct Part {
        std::uint32_t first = 0;  // of all that the tile has to run
        std::vector<DeltaPixel> pixels;
        std::vector<std::uint32_t> indices;  // of them into Tile::samples
    };

    std::complex<double> pointOf(const TileTask& task, std::uint32_t index) const;

    /// The tile after all iterations that its limit allows to `count` pixels, with which `fill`
    /// fills one part after the other.
    template <class Fill>
    Result<Tile> inParts(Tile tile, std::size_t count, const TileControl& control,
                         Fill&& fill) const;

    /// False when stopped. `advanced` is called with how many have ended.
    template <class Advanced>
    bool run(std::vector<DeltaPixel>& pixels, const DeltaJob& job, const std::stop_token& stop,
             Advanced&& advanced) const;

    std::shared_ptr<const RenderJob> m_job;
    kernel::DeltaKernels m_kernels;
    SampleMaker m_maker;
};

std::complex<double> DeltaRenderer::pointOf(const TileTask& task, std::uint32_t index) const {
    const TileRect& rect = task.rect;
    const int columns = (rect.width + task.step - 1) / task.step;
    const int column = static_cast<int>(index) % columns, row = static_cast<int>(index) / columns;
    return m_job->grid->deltas().pointOf(samplePixel(rect.x, rect.right(), task.step, column),
                                         samplePixel(rect.y, rect.bottom(), task.step, row));
}

template <class Fill>
Result<Tile> DeltaRenderer::inParts(Tile tile, std::size_t count, const TileControl& control,
                                    Fill&& fill) const {
    tile.engineId = CpuEngine::kId;
    DeltaJob job = m_job->grid->deltas().basis->table.job();
    job.limit = tile.task.iterationLimit;

    auto state = std::make_shared<DeltaState>();
    const double scale = m_job->grid->deltas().scale;
    Part part;
    for (std::size_t first = 0; first < count; first += kPixelsOfPart) {
        part.first = static_cast<std::uint32_t>(first);
        part.pixels.resize(std::min(count - first, kPixelsOfPart));
        part.indices.resize(part.pixels.size());
        fill(part);
        for (const DeltaPixel& pixel : part.pixels)
            tile.iterations -= pixel.count;
        const auto advanced = [&](std::size_t ended) {
            if (control.advanced)
                control.advanced(static_cast<double>(first + ended) / static_cast<double>(count));
        };
        if (!run(part.pixels, job, control.stop, advanced))
            return fail(ErrorCode::Cancelled, "The render was cancelled.");

        m_maker.makeSamples(
            part.pixels.size(), [&](std::size_t i) { return endOf(part.pixels[i], scale); },
            [&](std::size_t i) -> TileSample& { return tile.samples[part.indices[i]]; });
        for (std::size_t i = 0; i < part.pixels.size(); ++i) {
            const DeltaPixel& pixel = part.pixels[i];
            tile.iterations += pixel.count;
            if (pixel.status == FATHOM_ESCAPED) continue;
            state->pixels.push_back({part.indices[i], goingOn(pixel)});
        }
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

template <class Advanced>
bool DeltaRenderer::run(std::vector<DeltaPixel>& pixels, const DeltaJob& job,
                        const std::stop_token& stop, Advanced&& advanced) const {
    std::vector<std::uint32_t> running(pixels.size()), narrow, wide;
    std::iota(running.begin(), running.end(), 0u);
    const auto runList = [&](kernel::DeltaRun kernel, const std::vector<std::uint32_t>& list) {
        if (!list.empty())
            kernel(job, pixels.data(), list.data(), static_cast<std::uint32_t>(list.size()),
                   kStepsOfSlice);
    };
    for (bool areNeighbours = true; !running.empty(); areNeighbours = false) {
        if (stop.stop_requested()) return false;
        narrow.clear(), wide.clear();
        for (const std::uint32_t i : running)
            (pixels[i].status == DELTA_WIDE ? wide : narrow).push_back(i);
        runList(m_kernels.wide, wide);
        if (areNeighbours) {
            runList(m_kernels.abreast, narrow);
            std::erase_if(narrow,
                          [&](std::uint32_t i) { return pixels[i].status != FATHOM_RUNNING; });
        }
        runList(m_kernels.narrow, narrow);
        std::erase_if(running, [&](std::uint32_t i) {
            return pixels[i].status == FATHOM_ESCAPED || pixels[i].status == DELTA_AT_LIMIT;
        });
        advanced(pixels.size() - running.size());
    }
    return true;
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
