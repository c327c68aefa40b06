#include "cpu/direct_renderer.h"

#include <algorithm>
#include <array>
#include <bit>

#include "base/check.h"
#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "render/direct_number.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

// The kernels' own sum of two-word numbers, for coordinates.
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
// clang-format on
// NOLINTEND(readability-duplicate-include)

template <class Number>
Number sum(const Number& a, const Number& b) {
    return a + b;
}
template <>
FloatFloat sum(const FloatFloat& a, const FloatFloat& b) {
    return std::bit_cast<FloatFloat>(
        ff::real_add(std::bit_cast<ff::real>(a), std::bit_cast<ff::real>(b)));
}
template <>
DoubleDouble sum(const DoubleDouble& a, const DoubleDouble& b) {
    return std::bit_cast<DoubleDouble>(
        dd::real_add(std::bit_cast<dd::real>(a), std::bit_cast<dd::real>(b)));
}

// A pixel on its way: {re, im} pairs in the rung's numbers and words.
template <class Number, class Word>
struct Orbit {
    std::array<Number, 2> z;
    std::array<Word, 2> derivative;
};

/// The running pixels of a big-float tile; values keep their full precision.
struct BigState final : TileState {
    struct Pixel {
        std::uint32_t index;
        Orbit<BigFloat, BigFloat> orbit;
    };
    std::uint64_t iterations = 0;
    std::vector<Pixel> pixels;
};

// What differs between machine numbers and big floats.
template <class Number>
struct NumberTraits {
    using Direct = DirectNumber<Number>;
    using Word = typename Direct::Word;
    static Number zero(int) { return {}; }
    static Word word(FloatExp value) { return static_cast<Word>(value.toDouble()); }
    static double toDouble(const Number& value) {
        const DoubleDouble wide = Direct::widened(value);
        return wide.hi + wide.lo;
    }
    static double wordToDouble(Word value) { return value; }
    /// Iterations between looks at the stop token: a few milliseconds at most.
    static std::uint32_t sliceLength(int) { return 1u << 16; }

    using State = DirectState;
    static DirectState::Pixel keep(std::uint32_t index, const Orbit<Number, Word>& orbit) {
        return {index,
                Direct::widened(orbit.z[0]),
                Direct::widened(orbit.z[1]),
                {orbit.derivative[0], orbit.derivative[1]}};
    }
    static Orbit<Number, Word> restore(const DirectState::Pixel& pixel) {
        return {{Direct::narrowed(pixel.re), Direct::narrowed(pixel.im)},
                {static_cast<Word>(pixel.derivative.real()),
                 static_cast<Word>(pixel.derivative.imag())}};
    }
};

template <>
struct NumberTraits<BigFloat> {
    using Word = BigFloat;
    static BigFloat zero(int bits) { return BigFloat(0, bits); }
    // Derivatives need a few digits and much range.
    static BigFloat word(FloatExp value) { return BigFloat::fromFloatExp(value, 64); }
    static double toDouble(const BigFloat& value) { return value.toDouble(); }
    static double wordToDouble(const BigFloat& value) { return value.toDouble(); }
    // A multiplication of n limbs costs at most about n^2 nanoseconds, an iteration four of them.
    static std::uint32_t sliceLength(int bits) {
        const double limbs = bits / 64.0 + 1;
        return static_cast<std::uint32_t>(std::max(1.0, 1e6 / (16 * limbs * limbs)));
    }

    using State = BigState;
    static BigState::Pixel keep(std::uint32_t index, const Orbit<BigFloat, BigFloat>& orbit) {
        return {index, orbit};
    }
    static Orbit<BigFloat, BigFloat> restore(const BigState::Pixel& pixel) { return pixel.orbit; }
};

template <class Number>
class DirectRenderer final : public TileRenderer {
    using Traits = NumberTraits<Number>;
    using Word = typename Traits::Word;
    using Advance = kernel::Advance<Number, Word>;
    using State = typename Traits::State;

public:
    DirectRenderer(std::shared_ptr<const RenderJob> job, Advance advance)
        : m_job(std::move(job)),
          m_advance(advance),
          m_maker(m_job->request.location),
          m_tables(m_job->grid->of<Number>()),
          m_bits(m_job->plan.precisionBits),
          m_pixelSize(Traits::word(m_job->grid->pixelSize)) {
        const double radius = m_job->request.location.escapeRadius;
        m_escapeRadius2 = Traits::word(FloatExp::of(radius * radius));
        m_seed = m_job->grid->dynamical ? Traits::word({}) : m_pixelSize;
    }

    Result<Tile> render(const TileTask& task, std::stop_token stop) override;
    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        std::stop_token stop) override;

private:
    /// The coordinates of a sample, {re, im}.
    std::array<Number, 2> pointOf(const TileTask& task, std::uint32_t index) const;
    Orbit<Number, Word> startOf(const std::array<Number, 2>& point) const;

    // Takes one pixel from `done` iterations to the tile's limit; false when stopped.
    bool finish(Tile& tile, State& state, std::uint32_t index, Orbit<Number, Word> orbit,
                std::uint64_t done, const std::stop_token& stop) const;

    // The tile with what it keeps of its running pixels.
    static Tile withState(Tile tile, std::shared_ptr<State> state);

    std::shared_ptr<const RenderJob> m_job;
    Advance m_advance;
    SampleMaker m_maker;
    const CoordinateTables<Number>& m_tables;
    int m_bits;
    Word m_pixelSize, m_escapeRadius2, m_seed;
};

tl::unexpected<Error> cancelled() {
    return fail(ErrorCode::Cancelled, "The render was cancelled.");
}

template <class Number>
Result<Tile> DirectRenderer<Number>::render(const TileTask& task, std::stop_token stop) {
    Tile tile{.render = m_job->id,
              .task = task,
              .samples = {},
              .state = {},
              .iterations = 0,
              .engineId = CpuEngine::kId};
    tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
    auto state = std::make_shared<State>();
    for (std::uint32_t index = 0; index < tile.samples.size(); ++index)
        if (!finish(tile, *state, index, startOf(pointOf(task, index)), 0, stop))
            return cancelled();
    return withState(std::move(tile), std::move(state));
}

template <class Number>
Result<Tile> DirectRenderer<Number>::resume(const Tile& from, std::uint64_t iterationLimit,
                                            std::stop_token stop) {
    Tile tile = from;
    tile.task.iterationLimit = iterationLimit;
    tile.iterations = 0;
    tile.engineId = CpuEngine::kId;
    const auto* kept = dynamic_cast<const State*>(from.state.get());
    if (!kept) return tile;
    auto state = std::make_shared<State>();
    for (const auto& pixel : kept->pixels)
        if (!finish(tile, *state, pixel.index, Traits::restore(pixel), kept->iterations, stop))
            return cancelled();
    return withState(std::move(tile), std::move(state));
}

template <class Number>
std::array<Number, 2> DirectRenderer<Number>::pointOf(const TileTask& task,
                                                      std::uint32_t index) const {
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
auto DirectRenderer<Number>::startOf(const std::array<Number, 2>& point) const
    -> Orbit<Number, Word> {
    const Word flat = Traits::word({});
    if (m_job->grid->dynamical) return {point, {m_pixelSize, flat}};
    const Number zero = Traits::zero(m_bits);
    return {{zero, zero}, {flat, flat}};
}

template <class Number>
bool DirectRenderer<Number>::finish(Tile& tile, State& state, std::uint32_t index,
                                    Orbit<Number, Word> orbit, std::uint64_t done,
                                    const std::stop_token& stop) const {
    std::array<Number, 2> c = m_job->grid->dynamical
                                  ? std::array<Number, 2>{m_tables.juliaRe, m_tables.juliaIm}
                                  : pointOf(tile.task, index);
    const std::uint64_t limit = tile.task.iterationLimit;
    const std::uint64_t slice = Traits::sliceLength(m_bits);
    const std::uint64_t before = done;
    std::uint32_t status = FATHOM_RUNNING;
    do {
        if (stop.stop_requested()) return false;
        const auto steps = static_cast<std::uint32_t>(std::min(slice, limit - done));
        done += m_advance(orbit.z.data(), orbit.derivative.data(), c.data(), m_seed,
                          m_escapeRadius2, steps, &status);
    } while (status == FATHOM_RUNNING && done < limit);

    const std::complex<double> value(Traits::toDouble(orbit.z[0]), Traits::toDouble(orbit.z[1]));
    const std::complex<double> slope(Traits::wordToDouble(orbit.derivative[0]),
                                     Traits::wordToDouble(orbit.derivative[1]));
    tile.iterations += done - before;
    tile.samples[index] = m_maker.sample({done, status, value, slope});
    if (status == FATHOM_RUNNING) state.pixels.push_back(Traits::keep(index, orbit));
    return true;
}

template <class Number>
Tile DirectRenderer<Number>::withState(Tile tile, std::shared_ptr<State> state) {
    if constexpr (std::is_same_v<State, DirectState>) state->number = Traits::Direct::kKind;
    state->iterations = tile.task.iterationLimit;
    tile.state = state->pixels.empty() ? nullptr : std::move(state);
    return tile;
}

}  // namespace

Result<std::unique_ptr<TileRenderer>> makeDirectRenderer(std::shared_ptr<const RenderJob> job) {
    const FormulaInstance& formula = job->request.location.formula;
    const auto* machine = findKernel(hostKernels(), formula.spec->id, formula.power);
    const auto* big = findKernel(bigKernels(), formula.spec->id, formula.power);
    FATHOM_CHECK(machine && big);  // every formula of the list is compiled in
    switch (job->plan.rung->number) {
        case NumberKind::Fp32:
            return std::make_unique<DirectRenderer<float>>(std::move(job), machine->fp32);
        case NumberKind::Ff:
            return std::make_unique<DirectRenderer<FloatFloat>>(std::move(job), machine->ff);
        case NumberKind::Fp64:
            return std::make_unique<DirectRenderer<double>>(std::move(job), machine->fp64);
        case NumberKind::Dd:
            return std::make_unique<DirectRenderer<DoubleDouble>>(std::move(job), machine->dd);
        case NumberKind::BigFloat:
            break;
    }
    return std::make_unique<DirectRenderer<BigFloat>>(std::move(job), big->advance);
}

}  // namespace fathom
