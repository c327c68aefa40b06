#include "cpu/delta_renderer.h"

#include <numeric>

#include "cpu/cpu_engine.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

/// Steps of all lanes between looks at the stop token: about a millisecond.
constexpr std::uint32_t kStepsOfSlice = 1u << 14;

/// The pixels of a tile that have not escaped: where each took its last step below the limit.
struct DeltaState final : TileState {
    struct Pixel {
        std::uint32_t index = 0;  // into Tile::samples
        DeltaPixel at;
    };
    std::vector<Pixel> pixels;  // by ascending index
};

class DeltaRenderer final : public TileRenderer {
public:
    DeltaRenderer(std::shared_ptr<const RenderJob> job, kernel::DeltaRun run)
        : m_job(std::move(job)), m_run(run), m_maker(sampleMaker(*m_job)) {}

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

    PixelEnd endOf(const DeltaPixel& pixel) const;

    std::shared_ptr<const RenderJob> m_job;
    kernel::DeltaRun m_run;
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
    const StartPolynomial::Value start = deltas.start.at(c);
    return {.z = {start.z.real(), start.z.imag()},
            .derivative = {start.derivative.real(), start.derivative.imag()},
            .c = {c.real(), c.imag()},
            .count = deltas.start.steps(),
            .m = deltas.start.steps(),
            .status = FATHOM_RUNNING};
}

Result<Tile> DeltaRenderer::advanced(Tile tile, const std::vector<DeltaState::Pixel>& pixels,
                                     const TileControl& control) const {
    tile.engineId = CpuEngine::kId;
    DeltaJob job = m_job->grid->deltas().table->job();
    job.limit = tile.task.iterationLimit;

    std::vector<DeltaPixel> now;
    now.reserve(pixels.size());
    for (const DeltaState::Pixel& pixel : pixels)
        now.push_back(pixel.at);
    std::vector<std::uint32_t> running(pixels.size());
    std::iota(running.begin(), running.end(), 0u);
    auto state = std::make_shared<DeltaState>();
    while (!running.empty()) {
        if (control.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The render was cancelled.");
        m_run(job, now.data(), running.data(), static_cast<std::uint32_t>(running.size()),
              kStepsOfSlice);
        std::erase_if(running, [&](std::uint32_t i) { return now[i].status != FATHOM_RUNNING; });
        if (control.advanced)
            control.advanced(1 - static_cast<double>(running.size()) /
                                     static_cast<double>(pixels.size()));
    }

    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const std::uint32_t index = pixels[i].index;
        tile.samples[index] = m_maker.sample(endOf(now[i]));
        tile.iterations += now[i].count - pixels[i].at.count;
        if (now[i].status == FATHOM_ESCAPED) continue;
        state->pixels.push_back({index, now[i]});
        state->pixels.back().at.status = FATHOM_RUNNING;
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

PixelEnd DeltaRenderer::endOf(const DeltaPixel& pixel) const {
    const std::complex<double> slope(pixel.derivative[0], pixel.derivative[1]);
    return {.count = pixel.count,
            .status = pixel.status == FATHOM_ESCAPED ? FATHOM_ESCAPED : FATHOM_RUNNING,
            .value = {pixel.z[0], pixel.z[1]},
            .byRe = slope,
            .byIm = slope * std::complex<double>(0, 1),
            .remainder = {},
            .remainderBefore = {}};
}

}  // namespace

kernel::DeltaRun bestDeltaRun() {
#ifdef FATHOM_X86_64
    if (__builtin_cpu_supports("x86-64-v4")) return kernel::v4::deltaRun;
    if (__builtin_cpu_supports("x86-64-v3")) return kernel::v3::deltaRun;
#endif
    return kernel::baseline::deltaRun;
}

std::unique_ptr<TileRenderer> makeDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                kernel::DeltaRun run) {
    return std::make_unique<DeltaRenderer>(std::move(job), run);
}

}  // namespace fathom
