#include "cpu/delta_renderer.h"

#include <algorithm>
#include <numeric>
#include <thread>

#include "cpu/best_kernels.h"
#include "cpu/cell_maps.h"
#include "cpu/cpu_engine.h"
#include "render/delta_state.h"
#include "render/direct_state.h"
#include "render/interior_pixels.h"

namespace fathom {

namespace {

/// Steps of all lanes between two checks of the stop token: about a millisecond.
constexpr std::uint32_t kStepsOfSlice = 1u << 14;
/// Steps of the search for cycles after each slice, one pixel at a time: a fifth of that time.
constexpr std::uint32_t kStepsOfLooks = 1u << 12;

/// The running pixels of a tile. A tile waits for its longest pixel, which may take 10^5 steps.
struct Running {
    std::vector<DeltaPixel> pixels;
    std::vector<std::uint32_t> indices;  // of the pixels in Tile::samples, ascending

    explicit Running(std::size_t count) : pixels(count), indices(count) {}
};

class DeltaRenderer final : public TileRenderer {
public:
    DeltaRenderer(std::shared_ptr<const RenderJob> job, const kernel::DeltaKernels& kernels)
        : m_job(std::move(job)), m_kernels(kernels), m_maker(sampleMaker(*m_job)) {
        const DeltaCoordinates& deltas = m_job->grid->deltas();
        if (const DeltaSquare square = squareOf(deltas); square.period > 0)
            m_cells = std::make_unique<CellMaps>(*deltas.basis, square);
    }

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        Tile tile{.render = m_job->id, .task = task, .samples = {}, .state = {}, .engineId = {}};
        tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
        Running running(tile.samples.size());
        std::iota(running.indices.begin(), running.indices.end(), 0u);
        for (const std::uint32_t index : running.indices) {
            const std::complex<double> c = pointOf(task, index);
            running.pixels[index].c[0] = c.real();
            running.pixels[index].c[1] = c.imag();
        }
        const StartPolynomial& start = m_job->grid->deltas().basis->start;
        m_kernels.start(start.data(), running.pixels.data(),
                        static_cast<std::uint32_t>(running.pixels.size()));
        tile.iterations = std::uint64_t{start.steps()} * running.pixels.size();
        return advanced(std::move(tile), std::move(running), control);
    }

    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        Tile tile = continued(from, iterationLimit, CpuEngine::kId);
        const auto* kept = dynamic_cast<const DeltaState*>(from.state.get());
        Running running(kept ? kept->pixels.size() : 0);
        for (std::size_t i = 0; i < running.pixels.size(); ++i) {
            running.pixels[i] = kept->pixels[i].at;
            running.indices[i] = kept->pixels[i].index;
        }
        return advanced(std::move(tile), std::move(running), control);
    }

private:
    std::complex<double> pointOf(const TileTask& task, std::uint32_t index) const;

    /// Iterates the pixels of `running` to the tile's limit, and returns the tile with their
    /// samples.
    Result<Tile> advanced(Tile tile, Running running, const TileControl& control) const;

    /// Iterates the pixels to the limit; false when stopped. Calls `advanced` with the number of
    /// pixels that have ended.
    template <class Advanced>
    bool run(std::vector<DeltaPixel>& pixels, const DeltaJob& job, const std::stop_token& stop,
             Advanced&& advanced) const;

    /// Same as run(), but through cells. Pixels outside the cells take steps.
    template <class Advanced>
    bool runThroughCells(std::vector<DeltaPixel>& pixels, const DeltaJob& job,
                         const std::stop_token& stop, Advanced&& advanced) const;

    std::shared_ptr<const RenderJob> m_job;
    kernel::DeltaKernels m_kernels;
    SampleMaker m_maker;
    std::unique_ptr<CellMaps> m_cells;  // set if pixels go through cells
};

std::complex<double> DeltaRenderer::pointOf(const TileTask& task, std::uint32_t index) const {
    const TileRect& rect = task.rect;
    const int columns = (rect.width + task.step - 1) / task.step;
    const int column = static_cast<int>(index) % columns, row = static_cast<int>(index) / columns;
    return m_job->grid->deltas().pointOf(samplePixel(rect.x, rect.right(), task.step, column),
                                         samplePixel(rect.y, rect.bottom(), task.step, row));
}

Result<Tile> DeltaRenderer::advanced(Tile tile, Running running, const TileControl& control) const {
    tile.engineId = CpuEngine::kId;
    DeltaJob job = m_job->grid->deltas().basis->table.job();
    job.bounds.limit = tile.task.iterationLimit;
    const std::size_t count = running.pixels.size();
    for (const DeltaPixel& pixel : running.pixels)
        tile.iterations -= pixel.count;
    const auto tell = [&](std::size_t ended) {
        if (control.advanced)
            control.advanced(static_cast<double>(ended) / static_cast<double>(count));
    };
    const bool isDone = m_cells ? runThroughCells(running.pixels, job, control.stop, tell)
                                : run(running.pixels, job, control.stop, tell);
    if (!isDone) return fail(ErrorCode::Cancelled, "The render was cancelled.");

    const double scale = m_job->grid->deltas().scale;
    m_maker.makeSamples(
        count, [&](std::size_t i) { return endOf(running.pixels[i], scale); },
        [&](std::size_t i) -> TileSample& { return tile.samples[running.indices[i]]; });
    auto state = std::make_shared<DeltaState>();
    for (std::size_t i = 0; i < count; ++i) {
        const DeltaPixel& pixel = running.pixels[i];
        tile.iterations += pixel.count;
        if (mayEscape(pixel)) state->pixels.push_back({running.indices[i], goingOn(pixel)});
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

template <class Advanced>
bool DeltaRenderer::run(std::vector<DeltaPixel>& pixels, const DeltaJob& job,
                        const std::stop_token& stop, Advanced&& advanced) const {
    std::vector<std::uint32_t> running(pixels.size()), narrow, wide;
    std::iota(running.begin(), running.end(), 0u);
    const auto runList = [&](kernel::DeltaRun kernel, std::vector<std::uint32_t>& list) {
        if (!list.empty())
            kernel(job, pixels.data(), list.data(), static_cast<std::uint32_t>(list.size()),
                   kStepsOfSlice);
    };
    InteriorPixels interior(*m_job->grid->deltas().basis, pixels.size());
    for (bool areNeighbours = true; !running.empty(); areNeighbours = false) {
        if (stop.stop_requested()) return false;
        narrow.clear(), wide.clear();
        for (const std::uint32_t i : running)
            (pixels[i].status == DELTA_WIDE ? wide : narrow).push_back(i);
        runList(m_kernels.wide, wide);
        if (areNeighbours) {
            runList(m_kernels.batched, narrow);
            std::erase_if(narrow,
                          [&](std::uint32_t i) { return pixels[i].status != FATHOM_RUNNING; });
        }
        runList(m_kernels.narrow, narrow);
        const auto hasEnded = [&](std::uint32_t i) {
            return pixels[i].status != FATHOM_RUNNING && pixels[i].status != DELTA_WIDE;
        };
        std::erase_if(running, hasEnded);
        interior.find(pixels, running, kStepsOfLooks);
        std::erase_if(running, hasEnded);
        advanced(pixels.size() - running.size());
    }
    return true;
}

template <class Advanced>
bool DeltaRenderer::runThroughCells(std::vector<DeltaPixel>& pixels, const DeltaJob& job,
                                    const std::stop_token& stop, Advanced&& advanced) const {
    using List = std::vector<std::uint32_t>;
    List running(pixels.size()), outside, inside, waiting;
    std::iota(running.begin(), running.end(), 0u);
    const auto runList = [&](kernel::CellRun kernel, List& list) {
        kernel(m_cells->data(), job, pixels.data(), list.data(),
               static_cast<std::uint32_t>(list.size()), kStepsOfSlice);
    };
    const auto addWith = [&](std::uint32_t status, const List& from, List& to) {
        std::ranges::copy_if(from, std::back_inserter(to),
                             [&](std::uint32_t i) { return pixels[i].status == status; });
    };
    while (!running.empty()) {
        if (stop.stop_requested()) return false;
        outside.clear(), inside.clear(), waiting.clear();
        addWith(FATHOM_RUNNING, running, outside);
        runList(m_kernels.approach, outside);
        addWith(DELTA_IN_CELLS, running, inside);
        addWith(DELTA_AT_NEW_CELL, running, inside);
        runList(m_kernels.cells, inside);
        addWith(DELTA_AT_NEW_CELL, inside, waiting);
        const std::size_t made = m_cells->makeFor(pixels, waiting, m_kernels.maps, stop);
        if (made == 0 && waiting.size() == running.size()) std::this_thread::yield();
        std::erase_if(running, [&](std::uint32_t i) {
            return pixels[i].status == FATHOM_ESCAPED || pixels[i].status == DELTA_AT_LIMIT ||
                   pixels[i].status == DELTA_CELLS_AT_LIMIT;
        });
        advanced(pixels.size() - running.size());
    }
    return true;
}

}  // namespace

const kernel::DeltaKernels& deltaKernels() {
    return *FATHOM_BEST_KERNELS(kDeltaKernels);
}

std::unique_ptr<TileRenderer> makeDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                const kernel::DeltaKernels& kernels) {
    return std::make_unique<DeltaRenderer>(std::move(job), kernels);
}

}  // namespace fathom
