#include "cpu/delta_renderer.h"

#include <algorithm>
#include <numeric>

#include "cpu/best_kernels.h"
#include "cpu/cell_run.h"
#include "cpu/delta_tile_renderer.h"
#include "render/interior_pixels.h"

namespace fathom {

namespace {

/// Steps of the search for cycles after each slice, one pixel at a time: a fifth of the slice.
constexpr std::uint32_t kStepsOfLooks = 1u << 12;

class DeltaRenderer final : public DeltaTileRenderer<DeltaPixel> {
public:
    DeltaRenderer(std::shared_ptr<const RenderJob> job, const kernel::DeltaKernels& kernels,
                  std::shared_ptr<CellMaps> cells)
        : DeltaTileRenderer(job),
          m_reference(reference().mandelbrot()),
          m_table(m_reference.table.job()),
          m_kernels(kernels),
          m_cells(cells ? std::move(cells) : newCellMaps(job->grid->deltas())) {}

private:
    DeltaPixel startOf(std::complex<double> point) const override {
        return {.c = {point.real(), point.imag()}};
    }
    void begin(FreshVector<DeltaPixel>& pixels) const override {
        m_kernels.start(m_reference.start.data(), pixels.data(),
                        static_cast<std::uint32_t>(pixels.size()));
    }
    std::optional<std::size_t> run(FreshVector<DeltaPixel>& pixels, std::uint64_t limit,
                                   const TileControl& control, const Ended& ended) const override {
        if (m_cells || limit >= StepTable::kNotMade) m_reference.table.makeAll();
        DeltaJob job = m_table;
        job.bounds.limit = limit;
        return m_cells ? runThroughCells(*m_cells, m_kernels.cells, job, pixels, control, ended)
                       : runBySteps(pixels, job, control, ended);
    }

    std::optional<std::size_t> runBySteps(FreshVector<DeltaPixel>& pixels, const DeltaJob& job,
                                          const TileControl& control, const Ended& ended) const;

    const MandelbrotReference& m_reference;
    const DeltaJob m_table;  // without a limit
    const kernel::DeltaKernels m_kernels;
    const std::shared_ptr<CellMaps> m_cells;  // set if pixels go through cells
};

std::optional<std::size_t> DeltaRenderer::runBySteps(FreshVector<DeltaPixel>& pixels,
                                                     const DeltaJob& job,
                                                     const TileControl& control,
                                                     const Ended& ended) const {
    FreshVector<std::uint32_t> running(pixels.size()), plain, extended;
    std::vector<std::uint32_t> wanted;  // indices whose steps the table lacks
    std::iota(running.begin(), running.end(), 0u);
    const auto runList = [&](kernel::DeltaRun kernel, FreshVector<std::uint32_t>& list) {
        if (!list.empty())
            kernel(job, pixels.data(), list.data(), static_cast<std::uint32_t>(list.size()),
                   kStepsOfSlice);
    };
    InteriorPixels interior(m_reference, pixels.size());
    for (bool areNeighbours = true; !running.empty() && !control.pause.stop_requested();
         areNeighbours = false) {
        if (control.stop.stop_requested()) return std::nullopt;
        m_reference.table.makeFrom(wanted);
        const auto reading = m_reference.table.reading();
        plain.clear(), extended.clear(), wanted.clear();
        for (const std::uint32_t i : running)
            (pixels[i].status == DELTA_EXTENDED ? extended : plain).push_back(i);
        runList(m_kernels.extended, extended);
        if (areNeighbours) {
            runList(m_kernels.batched, plain);
            std::erase_if(plain,
                          [&](std::uint32_t i) { return pixels[i].status != FATHOM_RUNNING; });
        }
        runList(m_kernels.plain, plain);
        const auto hasEnded = [&](std::uint32_t i) {
            return pixels[i].status != FATHOM_RUNNING && pixels[i].status != DELTA_EXTENDED;
        };
        for (const std::uint32_t i : running) {
            if (pixels[i].status != DELTA_AT_LIMIT || !m_reference.table.lacks(pixels[i].m))
                continue;
            wanted.push_back(pixels[i].m);
            pixels[i] = goingOn(pixels[i]);
        }
        std::erase_if(running, hasEnded);
        interior.find(pixels, running, kStepsOfLooks);
        std::erase_if(running, hasEnded);
        ended(pixels.size() - running.size());
    }
    return running.size();
}

}  // namespace

const kernel::DeltaKernels& deltaKernels() {
    return *FATHOM_BEST_KERNELS(kDeltaKernels);
}

std::unique_ptr<TileRenderer> makeDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                const kernel::DeltaKernels& kernels,
                                                std::shared_ptr<CellMaps> cells) {
    return std::make_unique<DeltaRenderer>(std::move(job), kernels, std::move(cells));
}

}  // namespace fathom
