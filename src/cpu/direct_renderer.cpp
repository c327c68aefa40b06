#include "cpu/direct_renderer.h"

#include <algorithm>

#include "base/check.h"
#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "formula/formula_list.h"
#include "render/direct_number.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/known_interior.h"

namespace fathom {

namespace {

/// Iterations between two checks of the stop token: a few milliseconds at most.
template <class Number>
std::uint32_t sliceLength(int) {
    return 1u << 16;
}
// A multiplication of n limbs takes at most about n^2 nanoseconds, and an iteration has four.
template <>
std::uint32_t sliceLength<BigFloat>(int bits) {
    const double limbs = bits / 64.0 + 1;
    return static_cast<std::uint32_t>(std::max(1.0, 1e6 / (16 * limbs * limbs)));
}

template <class Number>
class DirectRenderer final : public TileRenderer {
    using Types = DirectTypesOf<Number>;
    using Orbit = typename Types::orbit;
    using Advance = kernel::Advance<Number, WordOf<Number>>;
    using State = DirectState<Number>;

public:
    DirectRenderer(std::shared_ptr<const RenderJob> job, Advance advance)
        : m_job(std::move(job)),
          m_advance(advance),
          m_maker(sampleMaker(*m_job)),
          m_interior(*m_job),
          m_direct(directJob<Number>(*m_job)),
          m_sliceLength(sliceLength<Number>(m_job->plan.precisionBits)) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override;
    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        const TileControl& control) override;

private:
    // The place of a pixel among the `count` pixels of a call.
    struct Place {
        std::size_t index, count;
    };

    // Iterates a pixel from its start through `count` iterations, after which it escapes; false
    // when stopped.
    bool again(const TileTask& task, std::uint32_t index, std::uint64_t count, Orbit& orbit,
               const TileControl& control) const;

    // Iterates one pixel from `done` iterations to the tile's limit; false when stopped.
    bool finish(Tile& tile, State& state, std::uint32_t index, Orbit orbit, std::uint64_t done,
                Place place, const TileControl& control) const;

    // The tile with the state of its running pixels.
    static Tile withState(Tile tile, std::shared_ptr<State> state);

    std::shared_ptr<const RenderJob> m_job;
    Advance m_advance;
    SampleMaker m_maker;
    KnownInterior m_interior;
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
        const auto point = pointOf<Number>(*m_job->grid, task, index);
        if (m_interior.has(nearest<Number>(point))) {
            tile.samples[index] = m_maker.sample({.status = FATHOM_INTERIOR});
            continue;
        }
        Orbit start = startOf<Number>(*m_job, m_direct, point);
        const Place place{index, tile.samples.size()};
        if (!finish(tile, *state, index, std::move(start), 0, place, control)) return cancelled();
    }
    return withState(std::move(tile), std::move(state));
}

template <class Number>
Result<Tile> DirectRenderer<Number>::resume(const Tile& from, std::uint64_t iterationLimit,
                                            const TileControl& control) {
    Tile tile = continued(from, iterationLimit, CpuEngine::kId);
    const State* kept = directStateOf<Number>(from);
    if (!kept) return tile;
    auto state = std::make_shared<State>();
    state->hasDerivatives = kept->hasDerivatives;
    for (std::size_t i = 0; i < kept->pixels.size(); ++i) {
        const auto& pixel = kept->pixels[i];
        const Place place{i, kept->pixels.size()};
        if (!finish(tile, *state, pixel.index, pixel.at, kept->iterations, place, control))
            return cancelled();
    }
    return withState(std::move(tile), std::move(state));
}

template <class Number>
bool DirectRenderer<Number>::finish(Tile& tile, State& state, std::uint32_t index, Orbit orbit,
                                    std::uint64_t done, Place place,
                                    const TileControl& control) const {
    typename Types::plane at = m_direct.at;
    if (!m_job->grid->dynamical) at.c = pointOf<Number>(*m_job->grid, tile.task, index);
    const std::uint64_t limit = tile.task.iterationLimit;
    const std::uint64_t before = done;
    std::uint32_t status = FATHOM_RUNNING;
    for (;;) {
        if (control.stop.stop_requested()) return false;
        const auto steps =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(m_sliceLength, limit - done));
        setPhase(at, done);
        done += m_advance(&orbit, &at, steps, &status);
        if (status != FATHOM_RUNNING || done == limit) break;
        if (!control.advanced) continue;
        const double share =
            static_cast<double>(done - before) / static_cast<double>(limit - before);
        control.advanced((static_cast<double>(place.index) + share) /
                         static_cast<double>(place.count));
    }
    if (status == FATHOM_ESCAPED && !state.hasDerivatives &&
        !again(tile.task, index, done, orbit, control))
        return false;

    tile.iterations += done - before;
    tile.samples[index] = m_maker.sample(endOf<Number>(orbit, done, status));
    if (status == FATHOM_RUNNING) state.pixels.push_back({index, std::move(orbit)});
    return true;
}

template <class Number>
bool DirectRenderer<Number>::again(const TileTask& task, std::uint32_t index, std::uint64_t count,
                                   Orbit& orbit, const TileControl& control) const {
    const auto point = pointOf<Number>(*m_job->grid, task, index);
    typename Types::plane at = m_direct.at;
    if (!m_job->grid->dynamical) at.c = point;
    orbit = startOf<Number>(*m_job, m_direct, point);
    std::uint32_t status = FATHOM_RUNNING;
    for (std::uint64_t done = 0; status == FATHOM_RUNNING;) {
        if (control.stop.stop_requested()) return false;
        const auto steps =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(m_sliceLength, count - done));
        setPhase(at, done);
        done += m_advance(&orbit, &at, steps, &status);
    }
    return true;
}

template <class Number>
Tile DirectRenderer<Number>::withState(Tile tile, std::shared_ptr<State> state) {
    state->iterations = tile.task.iterationLimit;
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

/// The formula's kernel for a number type; null if there is none.
template <class Number>
kernel::Advance<Number, WordOf<Number>> kernelOf(std::string_view formula, int power,
                                                 std::string_view form) {
    if constexpr (std::is_same_v<Number, BigFloat>) {
        const BigKernel* row = findKernel(bigKernels(), formula, power);
        return row ? row->advance : nullptr;
    } else {
        const HostKernel* row = findKernel(hostKernels(), formula, power, form);
        return row ? row->advanceOf(Number{}) : nullptr;
    }
}

}  // namespace

Result<std::unique_ptr<TileRenderer>> makeDirectRenderer(std::shared_ptr<const RenderJob> job) {
    const FormulaInstance& formula = job->request.location.formula;
    const Rung& rung = *job->plan.rung;
    return visitNumber(rung.number, [&]<class Number>() -> std::unique_ptr<TileRenderer> {
        const auto advance = kernelOf<Number>(kernelName(*formula.spec), formula.power, rung.form);
        FATHOM_CHECK(advance);  // every formula of the list is compiled, in all its forms
        return std::make_unique<DirectRenderer<Number>>(std::move(job), advance);
    });
}

}  // namespace fathom
