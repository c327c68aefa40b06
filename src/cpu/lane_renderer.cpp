#include "cpu/lane_renderer.h"

#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "formula/formula_list.h"
#include "render/lane_tile.h"

namespace fathom {

namespace {

template <class Number>
class CpuLaneRunner final : public LaneRunner<Number> {
public:
    using typename LaneRunner<Number>::Memory;
    using typename LaneRunner<Number>::Part;
    using Word = WordOf<Number>;

    CpuLaneRunner(const kernel::Lanes<Word>& lanes, int power)
        : m_lanes(lanes),
          m_sliceIterations((lanes.lanes << (kIsOneWord ? 22 : 18)) / (power - 1u)) {}

    std::size_t parts(std::size_t) const override { return 1; }

    std::uint64_t stepsOf(LaneKernel kernel, std::size_t pixels) const override {
        // Fewer pixels than lanes take as long as all lanes, and derivatives longer than z.
        const std::uint64_t cost = kernel == LaneKernel::Counted ? 4 : 1;
        return m_sliceIterations / (cost * std::max<std::uint64_t>(pixels, 8 * m_lanes.lanes));
    }
    std::size_t mostScouts() const override { return 2048; }

    Memory reserve(std::size_t words, std::size_t counts) override {
        if (m_words.size() < words) m_words.resize(words);
        if (m_counts.size() < counts) m_counts.resize(counts);
        return {m_words.data(), m_counts.data()};
    }

    void count(const LaneRows<Word>& all, std::span<Part> parts) override {
        LaneRows<Word> rows = all;
        rows.part = &parts.front();
        m_lanes.counted(rows);
    }
    void scout(const LaneRows<Word>& rows) override { m_lanes.scout(rows); }

private:
    static constexpr bool kIsOneWord = sizeof(Number) == sizeof(Word);

    const kernel::Lanes<Word> m_lanes;
    const std::uint64_t m_sliceIterations;  // of all pixels: a few milliseconds
    std::vector<Word> m_words;
    std::vector<std::uint32_t> m_counts;
};

}  // namespace

kernel::LaneTable laneTable() {
    kernel::LaneTable table{};
#ifdef FATHOM_X86_64
    if (__builtin_cpu_supports("x86-64-v4"))
        table = kernel::v4::laneTable();
    else if (__builtin_cpu_supports("x86-64-v3"))
        table = kernel::v3::laneTable();
#endif
    return table;
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
            return std::make_unique<LaneRenderer<Number>>(job, CpuEngine::kId, makeRunner);
        } else {
            return nullptr;
        }
    });
}

}  // namespace fathom
