#include "cpu/generic_delta_renderer.h"

#include <algorithm>
#include <span>

#include "base/check.h"
#include "base/processor.h"
#include "cpu/delta_tile_renderer.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

class GenericDeltaRenderer final : public DeltaTileRenderer<FormulaPixel> {
public:
    GenericDeltaRenderer(std::shared_ptr<const RenderJob> job, kernel::FormulaRun plain,
                         kernel::FormulaRun extended)
        : DeltaTileRenderer(std::move(job)),
          m_runs{extended, plain},
          m_start(reference().generic().table.start()) {}

private:
    FormulaPixel startOf(std::complex<double> point) const override {
        return kernel::formula_started(&m_start, point.real(), point.imag());
    }

    bool run(std::vector<FormulaPixel>& pixels, std::uint64_t limit, const std::stop_token& stop,
             const Ended& ended) const override {
        FormulaJob job = reference().generic().table.job();
        job.bounds.limit = limit;
        for (std::size_t running = pixels.size(); running > 0;) {
            if (stop.stop_requested()) return false;
            for (const kernel::FormulaRun advance : m_runs)
                advance(&job, pixels.data(), static_cast<unsigned>(pixels.size()), kStepsOfSlice);
            running = static_cast<std::size_t>(
                std::ranges::count_if(pixels, [](const FormulaPixel& pixel) {
                    return pixel.status == FATHOM_RUNNING || pixel.status == DELTA_WIDE;
                }));
            ended(pixels.size() - running);
        }
        return true;
    }

    const kernel::FormulaRun m_runs[2];  // with extended exponents, and in plain doubles
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
#ifdef FATHOM_X86_64
    if (FATHOM_PROCESSOR_HAS("x86-64-v4")) return kernel::v4::formulaDeltas();
    if (FATHOM_PROCESSOR_HAS("x86-64-v3")) return kernel::v3::formulaDeltas();
#endif
    return kernel::baseline::formulaDeltas();
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
