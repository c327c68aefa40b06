#include "cpu/generic_delta_renderer.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "base/check.h"
#include "cpu/best_kernels.h"
#include "cpu/delta_tile_renderer.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

class GenericDeltaRenderer final : public DeltaTileRenderer<FormulaPixel> {
public:
    GenericDeltaRenderer(std::shared_ptr<const RenderJob> job, kernel::FormulaRun plain,
                         kernel::FormulaRun extended)
        : DeltaTileRenderer(std::move(job)),
          m_plain(plain),
          m_extended(extended),
          m_start(reference().generic().table.start()) {}

private:
    FormulaPixel startOf(std::complex<double> point) const override {
        return kernel::formula_started(&m_start, point.real(), point.imag());
    }

    bool run(std::vector<FormulaPixel>& pixels, std::uint64_t limit, const std::stop_token& stop,
             const Ended& ended) const override {
        FormulaJob job = reference().generic().table.job();
        job.bounds.limit = limit;
        // Lanes take pixels from the end of a list.
        std::vector<std::uint32_t> running(pixels.size()), list;
        std::iota(running.rbegin(), running.rend(), 0u);
        const auto advance = [&](std::uint32_t status, kernel::FormulaRun kernel) {
            list.clear();
            std::ranges::copy_if(running, std::back_inserter(list),
                                 [&](std::uint32_t i) { return pixels[i].status == status; });
            kernel(&job, pixels.data(), list.data(), static_cast<unsigned>(list.size()),
                   kStepsOfSlice);
        };
        while (!running.empty()) {
            if (stop.stop_requested()) return false;
            advance(DELTA_WIDE, m_extended);
            advance(FATHOM_RUNNING, m_plain);
            std::erase_if(running, [&](std::uint32_t i) {
                return pixels[i].status != FATHOM_RUNNING && pixels[i].status != DELTA_WIDE;
            });
            ended(pixels.size() - running.size());
        }
        return true;
    }

    const kernel::FormulaRun m_plain, m_extended;  // in plain doubles, and with extended exponents
    const FormulaStart m_start;
};

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

std::unique_ptr<TileRenderer> makeGenericDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                       kernel::FormulaDeltaTable kernels) {
    const FormulaInstance& formula = job->request.location.formula;
    const kernel::FormulaRun plain = runOf(kernels, formula);
    const kernel::FormulaRun extended = runOf(kernel::wideFormulaDeltas(), formula);
    FATHOM_CHECK(plain && extended);  // every formula with perturbation is compiled
    return std::make_unique<GenericDeltaRenderer>(std::move(job), plain, extended);
}

}  // namespace fathom
