#include "cpu/formula_delta_renderer.h"

#include <algorithm>
#include <numeric>

#include "base/check.h"
#include "cpu/best_kernels.h"
#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "render/delta_state.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

/// Steps of all lanes between two checks of the stop token: about a millisecond.
constexpr std::uint32_t kStepsOfSlice = 1u << 14;

/// The running pixels of a tile.
struct Running {
    std::vector<FormulaPixel> pixels;
    std::vector<std::uint32_t> indices;  // of the pixels in Tile::samples, ascending
};

class FormulaDeltaRenderer final : public TileRenderer {
public:
    FormulaDeltaRenderer(std::shared_ptr<const RenderJob> job, kernel::FormulaRun run,
                         kernel::FormulaRun runWide)
        : m_job(std::move(job)),
          m_run(run),
          m_runWide(runWide),
          m_maker(sampleMaker(*m_job)),
          m_start(m_job->grid->deltas().formula->start(m_job->grid->dynamical)),
          m_delta(m_job->grid->deltas().formula->table.job()) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        Tile tile{.render = m_job->id,
                  .task = task,
                  .samples = {},
                  .state = {},
                  .engineId = CpuEngine::kId};
        tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
        Running running;
        for (std::uint32_t index = 0; index < tile.samples.size(); ++index) {
            running.pixels.push_back(startOf(task, index));
            running.indices.push_back(index);
        }
        return advanced(std::move(tile), std::move(running), control);
    }

    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        Tile tile = continued(from, iterationLimit, CpuEngine::kId);
        const auto* kept = dynamic_cast<const FormulaDeltaState*>(from.state.get());
        if (!kept) return tile;
        Running running;
        for (const FormulaDeltaState::Pixel& pixel : kept->pixels) {
            running.pixels.push_back(pixel.at);
            running.indices.push_back(pixel.index);
        }
        return advanced(std::move(tile), std::move(running), control);
    }

private:
    FormulaPixel startOf(const TileTask& task, std::uint32_t index) const;

    /// Iterates the pixels of `now` to the tile's limit, and returns the tile with their samples.
    Result<Tile> advanced(Tile tile, Running now, const TileControl& control) const;

    std::shared_ptr<const RenderJob> m_job;
    kernel::FormulaRun m_run, m_runWide;
    SampleMaker m_maker;
    FormulaStart m_start;
    FormulaJob m_delta;  // without a limit
};

FormulaPixel FormulaDeltaRenderer::startOf(const TileTask& task, std::uint32_t index) const {
    const DeltaCoordinates& deltas = m_job->grid->deltas();
    const TileRect& rect = task.rect;
    const int columns = (rect.width + task.step - 1) / task.step;
    const int column = static_cast<int>(index) % columns, row = static_cast<int>(index) / columns;
    const std::complex<double> point =
        deltas.pointOf(samplePixel(rect.x, rect.right(), task.step, column),
                       samplePixel(rect.y, rect.bottom(), task.step, row));
    return kernel::formula_started(&m_start, point.real(), point.imag());
}

Result<Tile> FormulaDeltaRenderer::advanced(Tile tile, Running now,
                                            const TileControl& control) const {
    FormulaJob job = m_delta;
    job.bounds.limit = tile.task.iterationLimit;
    const std::size_t count = now.pixels.size();
    for (const FormulaPixel& pixel : now.pixels)
        tile.iterations -= pixel.count;
    // Lanes take pixels from the end of a list.
    std::vector<std::uint32_t> running(count), list;
    std::iota(running.rbegin(), running.rend(), 0u);
    const auto runThose = [&](std::uint32_t status, kernel::FormulaRun run) {
        list.clear();
        std::ranges::copy_if(running, std::back_inserter(list),
                             [&](std::uint32_t i) { return now.pixels[i].status == status; });
        run(&job, now.pixels.data(), list.data(), static_cast<unsigned>(list.size()),
            kStepsOfSlice);
    };
    while (!running.empty()) {
        if (control.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The render was cancelled.");
        runThose(DELTA_WIDE, m_runWide);
        runThose(FATHOM_RUNNING, m_run);
        std::erase_if(running, [&](std::uint32_t i) {
            return now.pixels[i].status != FATHOM_RUNNING && now.pixels[i].status != DELTA_WIDE;
        });
        if (control.advanced)
            control.advanced(1 - static_cast<double>(running.size()) / static_cast<double>(count));
    }

    const double scale = m_job->grid->deltas().scale;
    auto state = std::make_shared<FormulaDeltaState>();
    for (std::size_t i = 0; i < count; ++i) {
        const FormulaPixel& pixel = now.pixels[i];
        tile.samples[now.indices[i]] = m_maker.sample(endOf(pixel, scale));
        tile.iterations += pixel.count;
        if (mayEscape(pixel)) state->pixels.push_back({now.indices[i], goingOn(pixel)});
    }
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

kernel::FormulaRun runOf(kernel::FormulaDeltaTable kernels, const FormulaInstance& formula) {
    const std::string name = kernelName(*formula.spec);
    for (const kernel::FormulaDeltaEntry& row : std::span(kernels.entries, kernels.count))
        if (name == row.formula && row.power == formula.power) return row.run;
    return nullptr;
}

}  // namespace

kernel::FormulaDeltaTable formulaDeltas() {
    return FATHOM_BEST_KERNELS(formulaDeltas)();
}

std::unique_ptr<TileRenderer> makeFormulaDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                       kernel::FormulaDeltaTable kernels) {
    const FormulaInstance& formula = job->request.location.formula;
    const kernel::FormulaRun run = runOf(kernels, formula);
    const kernel::FormulaRun runWide = runOf(kernel::wideFormulaDeltas(), formula);
    FATHOM_CHECK(run && runWide);  // every formula with perturbation is compiled
    return std::make_unique<FormulaDeltaRenderer>(std::move(job), run, runWide);
}

}  // namespace fathom
