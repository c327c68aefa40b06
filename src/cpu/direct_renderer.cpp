#include "cpu/direct_renderer.h"

#include <algorithm>
#include <bit>

#include "base/check.h"
#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "formula/formula_list.h"
#include "render/direct_number.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

// The kernels' own sums, for coordinates.
// NOLINTBEGIN(readability-duplicate-include)
// clang-format off
namespace ff {
#include "portable.h"
#include "number/float.h"
#include "number/two_words.h"
}  // namespace ff
namespace dd {
#include "portable.h"
#include "number/double.h"
#include "number/two_words.h"
}  // namespace dd
namespace fp128 {
#include "portable.h"
#include "number/float.h"
#include "number/fixed_point.h"
}  // namespace fp128
// clang-format on
// NOLINTEND(readability-duplicate-include)

template <class Number>
Number sum(const Number& a, const Number& b) {
    return a + b;
}
template <>
FloatFloat sum(const FloatFloat& a, const FloatFloat& b) {
    using ff::real;
    return std::bit_cast<FloatFloat>(ff::real_add(std::bit_cast<real>(a), std::bit_cast<real>(b)));
}
template <>
DoubleDouble sum(const DoubleDouble& a, const DoubleDouble& b) {
    using dd::real;
    return std::bit_cast<DoubleDouble>(
        dd::real_add(std::bit_cast<real>(a), std::bit_cast<real>(b)));
}
template <>
Fixed128 sum(const Fixed128& a, const Fixed128& b) {
    using fp128::real;
    return std::bit_cast<Fixed128>(fp128::real_add(std::bit_cast<real>(a), std::bit_cast<real>(b)));
}

/// Iterations between looks at the stop token: a few milliseconds at most.
template <class Number>
std::uint32_t sliceLength(int) {
    return 1u << 16;
}
// A multiplication of n limbs costs at most about n^2 nanoseconds, an iteration four of them.
template <>
std::uint32_t sliceLength<BigFloat>(int bits) {
    const double limbs = bits / 64.0 + 1;
    return static_cast<std::uint32_t>(std::max(1.0, 1e6 / (16 * limbs * limbs)));
}

template <class Number>
class DirectRenderer final : public TileRenderer {
    using Types = DirectTypesOf<Number>;
    using Orbit = typename Types::orbit;
    using Point = typename Types::cplx;
    using Advance = kernel::Advance<Number, WordOf<Number>>;
    using State = DirectState<Number>;

public:
    DirectRenderer(std::shared_ptr<const RenderJob> job, Advance advance)
        : m_job(std::move(job)),
          m_advance(advance),
          m_maker(sampleMaker(*m_job)),
          m_tables(m_job->grid->of<Number>()),
          m_direct(directJob<Number>(*m_job)),
          m_sliceLength(sliceLength<Number>(m_job->plan.precisionBits)) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override;
    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        const TileControl& control) override;

private:
    Point pointOf(const TileTask& task, std::uint32_t index) const;

    // Where a pixel stands among those of a call.
    struct Place {
        std::size_t index, count;
    };

    // Takes one pixel from `done` iterations to the tile's limit; false when stopped.
    bool finish(Tile& tile, State& state, std::uint32_t index, Orbit orbit, std::uint64_t done,
                Place place, const TileControl& control) const;

    // The tile with what it keeps of its running pixels.
    static Tile withState(Tile tile, std::shared_ptr<State> state);

    std::shared_ptr<const RenderJob> m_job;
    Advance m_advance;
    SampleMaker m_maker;
    const CoordinateTables<Number>& m_tables;
    typename Types::DirectJob m_direct;
    std::uint32_t m_sliceLength;
};

tl::unexpected<Error> cancelled() {
    return fail(ErrorCode::Cancelled, "The render was cancelled.");
}

template <class Number>
Result<Tile> DirectRenderer<Number>::render(const TileTask& task, const TileControl& control) {
    Tile tile{.render = m_job->id,
              .task = task,
              .samples = {},
              .state = {},
              .iterations = 0,
              .engineId = CpuEngine::kId};
    tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
    auto state = std::make_shared<State>();
    for (std::uint32_t index = 0; index < tile.samples.size(); ++index) {
        Orbit start = startOf<Number>(*m_job, m_direct, pointOf(task, index));
        const Place place{index, tile.samples.size()};
        if (!finish(tile, *state, index, std::move(start), 0, place, control)) return cancelled();
    }
    return withState(std::move(tile), std::move(state));
}

template <class Number>
Result<Tile> DirectRenderer<Number>::resume(const Tile& from, std::uint64_t iterationLimit,
                                            const TileControl& control) {
    Tile tile = from;
    tile.task.iterationLimit = iterationLimit;
    tile.iterations = 0;
    tile.engineId = CpuEngine::kId;
    const State* kept = directStateOf<Number>(from);
    if (!kept) return tile;
    auto state = std::make_shared<State>();
    for (std::size_t i = 0; i < kept->pixels.size(); ++i) {
        const auto& pixel = kept->pixels[i];
        const Place place{i, kept->pixels.size()};
        if (!finish(tile, *state, pixel.index, pixel.at, kept->iterations, place, control))
            return cancelled();
    }
    return withState(std::move(tile), std::move(state));
}

template <class Number>
auto DirectRenderer<Number>::pointOf(const TileTask& task, std::uint32_t index) const -> Point {
    const TileRect& rect = task.rect;
    const TileRect& area = m_job->grid->area;
    const int columns = (rect.width + task.step - 1) / task.step;
    const int column = static_cast<int>(index) % columns, row = static_cast<int>(index) / columns;
    const int x = samplePixel(rect.x, rect.right(), task.step, column) - area.x;
    const int y = samplePixel(rect.y, rect.bottom(), task.step, row) - area.y;
    return {sum(m_tables.reFromX[x], m_tables.reFromY[y]),
            sum(m_tables.imFromY[y], m_tables.imFromX[x])};
}

template <class Number>
bool DirectRenderer<Number>::finish(Tile& tile, State& state, std::uint32_t index, Orbit orbit,
                                    std::uint64_t done, Place place,
                                    const TileControl& control) const {
    typename Types::plane at = m_direct.at;
    if (!m_job->grid->dynamical) at.c = pointOf(tile.task, index);
    const std::uint64_t limit = tile.task.iterationLimit;
    const std::uint64_t before = done;
    std::uint32_t status = FATHOM_RUNNING;
    for (;;) {
        if (control.stop.stop_requested()) return false;
        const auto steps =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(m_sliceLength, limit - done));
        done += m_advance(&orbit, &at, steps, &status);
        if (status != FATHOM_RUNNING || done == limit) break;
        if (!control.advanced) continue;
        const double share =
            static_cast<double>(done - before) / static_cast<double>(limit - before);
        control.advanced((static_cast<double>(place.index) + share) /
                         static_cast<double>(place.count));
    }

    tile.iterations += done - before;
    tile.samples[index] = m_maker.sample(endOf<Number>(orbit, done, status));
    if (status == FATHOM_RUNNING) state.pixels.push_back({index, std::move(orbit)});
    return true;
}

template <class Number>
Tile DirectRenderer<Number>::withState(Tile tile, std::shared_ptr<State> state) {
    state->iterations = tile.task.iterationLimit;
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

/// The kernel of a kind of number; null when the formula has none.
template <class Number>
kernel::Advance<Number, WordOf<Number>> kernelOf(std::string_view formula, int power) {
    if constexpr (std::is_same_v<Number, BigFloat>) {
        const BigKernel* row = findKernel(bigKernels(), formula, power);
        return row ? row->advance : nullptr;
    } else {
        const HostKernel* row = findKernel(hostKernels(), formula, power);
        return row ? row->advanceOf(Number{}) : nullptr;
    }
}

}  // namespace

Result<std::unique_ptr<TileRenderer>> makeDirectRenderer(std::shared_ptr<const RenderJob> job) {
    const FormulaInstance& formula = job->request.location.formula;
    const NumberKind number = job->plan.rung->number;
    return visitNumber(number, [&]<class Number>() -> std::unique_ptr<TileRenderer> {
        const auto advance = kernelOf<Number>(kernelName(*formula.spec), formula.power);
        FATHOM_CHECK(advance);  // every formula of the list is compiled in
        return std::make_unique<DirectRenderer<Number>>(std::move(job), advance);
    });
}

}  // namespace fathom
