#include "cpu/lane_renderer.h"

#include "cpu/best_kernels.h"
#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "formula/formula_list.h"
#include "render/lane_renderer.h"

namespace fathom {

namespace {

template <class Number>
class CpuLaneRunner final : public LaneRunner<Number> {
public:
    using typename LaneRunner<Number>::Part;
    using Word = WordOf<Number>;

    CpuLaneRunner(const kernel::Lanes<Word>& lanes, int power)
        : LaneRunner<Number>(lanes.lanes, power, 1), m_lanes(lanes) {}

    std::size_t mostScouts() const override { return 2048; }

    Word* reserve(std::size_t words) override {
        if (m_words.size() < words) m_words.resize(words);
        return m_words.data();
    }

    void count(const LaneRows<Word>& all, std::span<Part> parts, std::size_t partWords) override {
        LaneRows<Word> rows = all;
        for (Part& part : parts) {
            rows.part = &part;
            m_lanes.counted(rows);
            rows.words += partWords;
        }
    }
    void scout(const LaneRows<Word>& rows) override { m_lanes.scout(rows); }

private:
    const kernel::Lanes<Word> m_lanes;
    FreshVector<Word> m_words;
};

}  // namespace

kernel::LaneTable kernel::baseline::laneTable() {
    return {};
}

kernel::LaneTable laneTable() {
    return FATHOM_BEST_LANES(laneTable)();
}

std::span<const kernel::LaneEntry> laneKernels() {
    const kernel::LaneTable table = laneTable();
    return {table.entries, table.count};
}

std::unique_ptr<TileRenderer> makeLaneRenderer(std::shared_ptr<const RenderJob> job,
                                               std::span<const kernel::LaneEntry> kernels) {
    if (!canUseLanes(*job)) return nullptr;
    const FormulaInstance& formula = job->request.location.formula;
    const Rung& rung = *job->plan.rung;
    const kernel::LaneEntry* row =
        findKernel(kernels, kernelName(*formula.spec), formula.power, rung.form);
    if (!row) return nullptr;
    return visitNumber(rung.number, [&]<class Number>() -> std::unique_ptr<TileRenderer> {
        if constexpr (kHasLanes<Number>) {
            const auto makeRunner = [lanes = row->of(Number{}), power = formula.power] {
                return std::make_unique<CpuLaneRunner<Number>>(lanes, power);
            };
            return makeLanes<Number>(formula, [&]<class Lanes>() -> std::unique_ptr<TileRenderer> {
                return std::make_unique<LaneRenderer<Number, Lanes>>(job, CpuEngine::kId,
                                                                     makeRunner);
            });
        } else {
            return nullptr;
        }
    });
}

}  // namespace fathom
