#include "cpu/generic_delta_renderer.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "base/check.h"
#include "cpu/best_kernels.h"
#include "cpu/cell_run.h"
#include "cpu/delta_tile_renderer.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

class GenericDeltaRenderer final : public DeltaTileRenderer<GenericPixel> {
public:
    GenericDeltaRenderer(std::shared_ptr<const RenderJob> job, kernel::GenericRun plain,
                         kernel::GenericRun extended, std::shared_ptr<CellMaps> cells)
        : DeltaTileRenderer(job),
          m_plain(plain),
          m_extended(extended),
          m_start(reference().generic().table.start()),
          m_cells(cells ? std::move(cells) : newCellMaps(job->grid->deltas())) {
        if (m_cells) m_cellKernels = &genericCellKernels(job->request.location.formula.power);
    }

private:
    GenericPixel startOf(std::complex<double> point) const override {
        return kernel::generic_started(&m_start, point.real(), point.imag());
    }

    std::optional<std::size_t> run(FreshVector<GenericPixel>& pixels, std::uint64_t limit,
                                   const TileControl& control, const Ended& ended) const override {
        GenericJob job = reference().generic().table.job();
        job.bounds.limit = limit;
        if (m_cells) return runThroughCells(*m_cells, *m_cellKernels, job, pixels, control, ended);
        // Lanes take pixels from the end of a list.
        FreshVector<std::uint32_t> running(pixels.size()), list;
        std::iota(running.rbegin(), running.rend(), 0u);
        const auto advance = [&](std::uint32_t status, kernel::GenericRun kernel) {
            list.clear();
            std::ranges::copy_if(running, std::back_inserter(list),
                                 [&](std::uint32_t i) { return pixels[i].status == status; });
            kernel(&job, pixels.data(), list.data(), static_cast<unsigned>(list.size()),
                   kStepsOfSlice);
        };
        while (!running.empty() && !control.pause.stop_requested()) {
            if (control.stop.stop_requested()) return std::nullopt;
            advance(DELTA_EXTENDED, m_extended);
            advance(FATHOM_RUNNING, m_plain);
            std::erase_if(running, [&](std::uint32_t i) {
                return pixels[i].status != FATHOM_RUNNING && pixels[i].status != DELTA_EXTENDED;
            });
            ended(pixels.size() - running.size());
        }
        return running.size();
    }

    const kernel::GenericRun m_plain, m_extended;  // in plain doubles, and with extended exponents
    const GenericStart m_start;
    const std::shared_ptr<CellMaps> m_cells;  // set if pixels go through cells
    const kernel::GenericCellKernels* m_cellKernels = nullptr;
};

}  // namespace

const kernel::GenericDeltaEntry* findGenericDelta(kernel::GenericDeltaTable kernels,
                                                  const FormulaInstance& formula) {
    const std::string name = kernelName(*formula.spec);
    for (const kernel::GenericDeltaEntry& row : std::span(kernels.entries, kernels.count))
        if (name == row.formula && row.power == formula.power) return &row;
    return nullptr;
}

kernel::GenericDeltaTable genericDeltas() {
    return FATHOM_BEST_KERNELS(genericDeltas)();
}

kernel::GenericDeltaTable extendedGenericDeltas() {
#ifdef FATHOM_X86_64
    return bestOf(&kernel::baseline::extendedGenericDeltas, &kernel::v3::extendedGenericDeltas,
                  &kernel::v3::extendedGenericDeltas)();
#else
    return kernel::baseline::extendedGenericDeltas();
#endif
}

const kernel::GenericCellKernels& genericCellKernels(int power) {
    return FATHOM_BEST_KERNELS(kGenericCells)->of[power - kernel::kFirstCellPower];
}

std::unique_ptr<TileRenderer> makeGenericDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                       kernel::GenericDeltaTable kernels,
                                                       std::shared_ptr<CellMaps> cells) {
    const FormulaInstance& formula = job->request.location.formula;
    const auto* const plain = findGenericDelta(kernels, formula);
    const auto* const extended = findGenericDelta(extendedGenericDeltas(), formula);
    FATHOM_CHECK(plain && extended);  // every formula with perturbation is compiled
    return std::make_unique<GenericDeltaRenderer>(std::move(job), plain->run, extended->run,
                                                  std::move(cells));
}

}  // namespace fathom
