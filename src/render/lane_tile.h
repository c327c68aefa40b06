// Direct iteration of whole tiles, whatever runs the kernels in vector lanes: which kernel takes
// which pixels, and for how long.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <mutex>

#include "base/check.h"
#include "formula/formula_list.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/known_interior.h"
#include "render/lane_types.h"

namespace fathom {

inline constexpr std::uint32_t kLaneBlock = 32;  // iterations between two looks at what has ended

/// Whether a kind of number is made of floats or doubles.
template <class Number>
inline constexpr bool kHasLanes =
    !std::is_same_v<Number, Fixed128> && !std::is_same_v<Number, BigFloat>;

enum class LaneKernel { First, Counted, Scout };
inline constexpr std::array kLaneKernels{LaneKernel::First, LaneKernel::Counted, LaneKernel::Scout};

/// What runs the kernels of kernels/lanes, on one tile at a time. One thread.
template <class Number>
class LaneRunner {
public:
    using Word = WordOf<Number>;

    virtual ~LaneRunner() = default;

    /// The pixels that LaneKernel::First takes at once: it gets a multiple of them.
    virtual std::uint32_t group() const = 0;
    /// How many iterations of so many pixels take some milliseconds.
    virtual std::uint64_t stepsOf(LaneKernel kernel, std::size_t pixels) const = 0;

    /// Begins a tile: room for so many words, with whatever in them, and for pixels' counts.
    struct Memory {
        Word* words;
        std::uint32_t* counts;
    };
    virtual Memory reserve(std::size_t words, std::size_t pixels) = 0;

    /// Kernels see the first so many words as they were at upload(), and after download() the
    /// memory has those of the kernels. Counts are there after each run.
    virtual void upload(std::size_t words) = 0;
    virtual void run(LaneKernel kernel, const LaneRows<Word>& rows) = 0;
    virtual void download(std::size_t words) = 0;
};

/// The pixels of one call as kernels see them; kept from tile to tile. Slot i is a pixel.
template <class Number>
class LanePixels {
    using Word = WordOf<Number>;
    using Types = DirectTypesOf<Number>;
    using Words = std::array<Word, sizeof(Number) / sizeof(Word)>;
    static constexpr std::uint32_t kWords = std::tuple_size_v<Words>;

    // As in lane_rows.
    enum Row : std::uint32_t {
        kZ = 0,
        kDerivative = 2 * kWords,
        kC = kDerivative + 2,
        kAhead = kC + 2 * kWords,
        kKept = kAhead + 2 * kWords,
        kRows = kKept + 2 * kWords
    };

public:
    explicit LanePixels(std::unique_ptr<LaneRunner<Number>> runner) : m_runner(std::move(runner)) {}

    /// Begins a tile of at most so many pixels.
    void reserve(std::size_t pixels) {
        const std::size_t padded = paddedTo(pixels);
        // A pixel's words are read together: its rows begin in different sets of the cache.
        m_stride = padded + 144;
        m_memory = m_runner->reserve(kRows * m_stride, padded);
    }

    /// What Kernel::First takes where there are so many pixels: whole groups.
    std::size_t padded(std::size_t pixels) {
        const std::size_t padded = paddedTo(pixels);
        for (std::size_t i = pixels; i < padded; ++i)
            set(i, {}, {});
        return padded;
    }

    void set(std::size_t i, const typename Types::orbit& at, const typename Types::cplx& c) {
        setPoint(kZ, i, at.z);
        word(kDerivative, i) = at.derivative.by_re.re;
        word(kDerivative + 1, i) = at.derivative.by_re.im;
        setPoint(kC, i, c);
    }

    /// Sets z where it is known without its derivative.
    void setAhead(std::size_t i, const typename Types::cplx& z) {
        setPoint(kAhead, i, z);
        setPoint(kKept, i, z);
    }

    typename Types::cplx ahead(std::size_t i) const { return point(kAhead, i); }

    typename Types::orbit orbit(std::size_t i) const {
        typename Types::orbit at;
        at.z = point(kZ, i);
        const Word re = word(kDerivative, i), im = word(kDerivative + 1, i);
        at.derivative = {{re, im}, {-im, re}};
        at.remainder = at.remainder_before = {Word{1}, Word{0}};
        return at;
    }

    /// Between the memory here and kernels', with the z's that are known without derivatives or
    /// not.
    void upload(bool isAhead) { m_runner->upload((isAhead ? kRows : kAhead) * m_stride); }
    void download(bool isAhead) { m_runner->download((isAhead ? kKept : kC) * m_stride); }

    std::uint32_t count(std::size_t i) const { return m_memory.counts[i]; }
    LaneRunner<Number>& runner() { return *m_runner; }

    LaneRows<Word> rows() const {
        LaneRows<Word> rows{};
        rows.words = m_memory.words;
        rows.stride = static_cast<std::uint32_t>(m_stride);
        rows.counts = m_memory.counts;
        return rows;
    }

private:
    std::size_t paddedTo(std::size_t pixels) const {
        const std::size_t group = m_runner->group();
        return (pixels + group - 1) / group * group;
    }

    Word& word(std::uint32_t row, std::size_t i) const {
        return m_memory.words[row * m_stride + i];
    }

    typename Types::cplx point(Row row, std::size_t i) const {
        Words re, im;
        for (std::uint32_t w = 0; w < kWords; ++w) {
            re[w] = word(row + w, i);
            im[w] = word(row + kWords + w, i);
        }
        return {std::bit_cast<Number>(re), std::bit_cast<Number>(im)};
    }

    void setPoint(Row row, std::size_t i, const typename Types::cplx& value) {
        const auto re = std::bit_cast<Words>(value.re), im = std::bit_cast<Words>(value.im);
        for (std::uint32_t w = 0; w < kWords; ++w) {
            word(row + w, i) = re[w];
            word(row + kWords + w, i) = im[w];
        }
    }

    std::unique_ptr<LaneRunner<Number>> m_runner;
    std::size_t m_stride = 0;
    typename LaneRunner<Number>::Memory m_memory{};
};

/// What a picture's tiles have in common.
template <class Number>
struct LaneJob {
    explicit LaneJob(std::shared_ptr<const RenderJob> what)
        : job(std::move(what)),
          maker(sampleMaker(*job)),
          interior(*job),
          direct(directJob<Number>(*job)) {}

    std::shared_ptr<const RenderJob> job;
    SampleMaker maker;
    KnownInterior interior;
    typename DirectTypesOf<Number>::DirectJob direct;
};

/// One tile on its way to its limit. Where many pixels end, all iterate with their derivatives;
/// where most stay, they are scouted: z goes ahead alone, and those that have escaped iterate again
/// with their derivatives from where these are known.
template <class Number>
class LaneTile {
    using Word = WordOf<Number>;
    using State = DirectState<Number>;

public:
    LaneTile(const LaneJob<Number>& job, LanePixels<Number>& pixels, Tile& tile,
             const TileControl& control)
        : m_job(job),
          m_pixels(pixels),
          m_tile(tile),
          m_control(control),
          m_limit(tile.task.iterationLimit) {}

    /// False when stopped.
    bool render();
    bool resume(const State& kept);

private:
    using Point = typename DirectTypesOf<Number>::cplx;
    using List = std::vector<std::uint32_t>;
    static constexpr std::uint32_t kFirstSteps = 32;

    /// All pixels' first iterations.
    void begin();
    bool advance(bool isEnding);

    /// Takes the pixels of a list from `done` iterations to `limit` with their derivatives.
    bool count(List& list, std::uint64_t done, std::uint64_t limit);
    bool scout();
    /// A slice: at most `left` iterations of each pixel; returns how many. `rows` says the rest.
    std::uint32_t run(LaneKernel kernel, const List& list, std::uint64_t left, LaneRows<Word> rows);
    void run(LaneKernel kernel, LaneRows<Word> rows);

    Point pointOf(std::uint32_t slot) const {
        return fathom::pointOf<Number>(*m_job.job->grid, m_tile.task, m_index[slot]);
    }
    Point constantOf(const Point& point) const {
        return m_job.job->grid->dynamical ? m_job.direct.at.c : point;
    }

    /// Of a pixel that will be made a sample when all have come to an end.
    struct End {
        std::uint32_t slot, status;
        std::uint64_t iterations;
    };
    void end(std::uint32_t slot, std::uint64_t iterations, std::uint32_t status) {
        m_ends.push_back({slot, status, iterations});
    }
    void makeSamples();
    void keepRunning();

    const LaneJob<Number>& m_job;
    LanePixels<Number>& m_pixels;
    Tile& m_tile;
    const TileControl& m_control;
    const std::uint64_t m_limit;
    List m_index;    // by slot: into Tile::samples
    List m_running;  // slots
    std::vector<End> m_ends;
    std::uint64_t m_before = 0;  // iterations of the running pixels before this call,
    std::uint64_t m_done = 0;    //   now,
    std::uint64_t m_known = 0;   //   and with derivatives
    bool m_isAhead = false;      // whether kernels have z's without derivatives
};

template <class Number>
bool LaneTile<Number>::render() {
    if (m_control.stop.stop_requested()) return false;
    const std::size_t count = m_tile.samples.size();
    m_pixels.reserve(count);
    m_index.reserve(count);
    const TileSample inside = m_job.maker.sample({.status = FATHOM_INTERIOR});
    forEachPoint<Number>(
        *m_job.job->grid, m_tile.task, [&](std::uint32_t index, const Point& point) {
            if (m_job.interior.has(nearest<Number>(point))) {
                m_tile.samples[index] = inside;
                return;
            }
            m_pixels.set(m_index.size(), startOf<Number>(*m_job.job, m_job.direct, point),
                         constantOf(point));
            m_index.push_back(index);
        });
    if (m_index.empty()) return true;
    m_ends.reserve(m_index.size());
    begin();
    return advance(2 * m_running.size() < m_index.size());
}

template <class Number>
bool LaneTile<Number>::resume(const State& kept) {
    const std::size_t count = kept.pixels.size();
    m_pixels.reserve(count);
    for (std::uint32_t slot = 0; slot < count; ++slot) {
        const auto& [index, at] = kept.pixels[slot];
        m_index.push_back(index);
        m_running.push_back(slot);
        const Point point = pointOf(slot), c = constantOf(point);
        if (kept.hasDerivatives) {
            m_pixels.set(slot, at, c);
        } else {
            m_pixels.set(slot, startOf<Number>(*m_job.job, m_job.direct, point), c);
            m_pixels.setAhead(slot, at.z);
        }
    }
    m_pixels.upload(!kept.hasDerivatives);
    m_before = m_done = kept.iterations;
    m_known = kept.hasDerivatives ? m_done : 0;
    m_isAhead = !kept.hasDerivatives;
    return advance(false);
}

template <class Number>
void LaneTile<Number>::begin() {
    LaneRows<Word> rows = m_pixels.rows();
    rows.pixels = static_cast<std::uint32_t>(m_pixels.padded(m_index.size()));
    m_pixels.upload(false);
    rows.steps = static_cast<std::uint32_t>(std::min<std::uint64_t>(kFirstSteps, m_limit));
    rows.block = rows.steps % 4 == 0 ? 4 : 1;
    run(LaneKernel::First, rows);
    m_done = m_known = rows.steps;
    for (std::uint32_t slot = 0; slot < m_index.size(); ++slot) {
        if (m_pixels.count(slot) & LANES_RUNNING)
            m_running.push_back(slot);
        else
            end(slot, m_pixels.count(slot), FATHOM_ESCAPED);
    }
}

template <class Number>
bool LaneTile<Number>::advance(bool isEnding) {
    while (isEnding && m_done < m_limit) {
        const std::size_t before = m_running.size();
        const std::uint64_t next = std::min(2 * m_done, m_limit);
        if (!count(m_running, m_done, next)) return false;
        m_done = m_known = next;
        isEnding = 2 * m_running.size() < before;
    }
    if (!scout()) return false;
    m_pixels.download(m_isAhead);
    makeSamples();
    keepRunning();
    return true;
}

template <class Number>
bool LaneTile<Number>::count(List& list, std::uint64_t done, std::uint64_t limit) {
    while (done < limit && !list.empty()) {
        if (m_control.stop.stop_requested()) return false;
        const std::uint32_t steps = run(LaneKernel::Counted, list, limit - done, m_pixels.rows());
        std::erase_if(list, [&](std::uint32_t slot) {
            const std::uint32_t taken = m_pixels.count(slot);
            if (taken & LANES_RUNNING) return false;
            end(slot, done + taken, FATHOM_ESCAPED);
            return true;
        });
        done += steps;
    }
    return true;
}

template <class Number>
bool LaneTile<Number>::scout() {
    List escaped;
    std::uint32_t blocks = 0;
    while (m_done < m_limit && !m_running.empty()) {
        if (m_control.stop.stop_requested()) return false;
        LaneRows<Word> rows = m_pixels.rows();
        rows.blocks = blocks;
        rows.is_ahead = m_isAhead;
        const std::uint32_t steps = run(LaneKernel::Scout, m_running, m_limit - m_done, rows);
        m_isAhead = true;
        std::erase_if(m_running, [&](std::uint32_t slot) {
            const std::uint32_t taken = m_pixels.count(slot);
            if (taken & LANES_RUNNING) return false;
            if (taken & LANES_INTERIOR)
                end(slot, m_done + (taken & LANES_COUNT), FATHOM_INTERIOR);
            else
                escaped.push_back(slot);
            return true;
        });
        m_done += steps;
        blocks += steps / kLaneBlock;
        if (m_control.advanced && m_done < m_limit)
            m_control.advanced(static_cast<double>(m_done - m_before) /
                               static_cast<double>(m_limit - m_before));
    }
    if (!count(escaped, m_known, m_done)) return false;
    FATHOM_CHECK(escaped.empty());  // the same steps lead to the same end
    return true;
}

template <class Number>
std::uint32_t LaneTile<Number>::run(LaneKernel kernel, const List& list, std::uint64_t left,
                                    LaneRows<Word> rows) {
    const std::uint64_t most =
        m_pixels.runner().stepsOf(kernel, list.size()) / kLaneBlock * kLaneBlock;
    const std::uint64_t steps =
        std::min<std::uint64_t>(std::max<std::uint64_t>(most, kLaneBlock), left);

    rows.list = list.data();
    rows.pixels = static_cast<std::uint32_t>(list.size());
    rows.block = static_cast<std::uint32_t>(std::min<std::uint64_t>(kLaneBlock, steps));
    rows.steps = static_cast<std::uint32_t>(steps / rows.block * rows.block);
    run(kernel, rows);
    return rows.steps;
}

template <class Number>
void LaneTile<Number>::run(LaneKernel kernel, LaneRows<Word> rows) {
    rows.seed = m_job.direct.at.seed;
    rows.escape_radius2 = m_job.direct.at.escape_radius2;
    m_pixels.runner().run(kernel, rows);
}

template <class Number>
void LaneTile<Number>::makeSamples() {
    const auto endAt = [&](std::size_t i) {
        const auto& [slot, status, iterations] = m_ends[i];
        m_tile.iterations += iterations - m_before;
        return endOf<Number>(m_pixels.orbit(slot), iterations, status);
    };
    m_job.maker.makeSamples(m_ends.size(), endAt, [&](std::size_t i) -> TileSample& {
        return m_tile.samples[m_index[m_ends[i].slot]];
    });
}

template <class Number>
void LaneTile<Number>::keepRunning() {
    auto state = std::make_shared<State>();
    state->iterations = m_limit;
    state->hasDerivatives = m_known == m_done;
    state->pixels.reserve(m_running.size());
    for (const std::uint32_t slot : m_running) {
        m_tile.iterations += m_limit - m_before;
        m_tile.samples[m_index[slot]] =
            m_job.maker.sample({.count = m_limit, .status = FATHOM_RUNNING});
        state->pixels.push_back({m_index[slot], m_pixels.orbit(slot)});
        if (m_isAhead) state->pixels.back().at.z = m_pixels.ahead(slot);
    }
    m_tile.state = m_running.empty() ? nullptr : std::move(state);
}

/// Tiles in lanes, in as many threads as call.
template <class Number>
class LaneRenderer final : public TileRenderer {
public:
    using Runner = LaneRunner<Number>;

    LaneRenderer(std::shared_ptr<const RenderJob> job, std::string engineId,
                 std::function<std::unique_ptr<Runner>()> makeRunner)
        : m_job(std::move(job)),
          m_engineId(std::move(engineId)),
          m_makeRunner(std::move(makeRunner)) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        Tile tile;
        tile.render = m_job.job->id;
        tile.task = task;
        tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
        return computed(std::move(tile), control,
                        [](LaneTile<Number>& lanes) { return lanes.render(); });
    }

    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        Tile tile = from;
        tile.task.iterationLimit = iterationLimit;
        tile.iterations = 0;
        const auto* kept = directStateOf<Number>(from);
        if (!kept) {
            tile.engineId = m_engineId;
            return tile;
        }
        return computed(std::move(tile), control,
                        [kept](LaneTile<Number>& lanes) { return lanes.resume(*kept); });
    }

private:
    using Pixels = LanePixels<Number>;

    template <class Work>
    Result<Tile> computed(Tile tile, const TileControl& control, Work work) {
        tile.engineId = m_engineId;
        std::unique_ptr<Pixels> pixels = takePixels();
        LaneTile<Number> lanes(m_job, *pixels, tile, control);
        const bool isComplete = work(lanes);
        giveBack(std::move(pixels));
        if (!isComplete) return fail(ErrorCode::Cancelled, "The render was cancelled.");
        return tile;
    }

    std::unique_ptr<Pixels> takePixels() {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_pixels.empty()) {
                auto pixels = std::move(m_pixels.back());
                m_pixels.pop_back();
                return pixels;
            }
        }
        return std::make_unique<Pixels>(m_makeRunner());
    }

    void giveBack(std::unique_ptr<Pixels> pixels) {
        const std::lock_guard lock(m_mutex);
        m_pixels.push_back(std::move(pixels));
    }

    const LaneJob<Number> m_job;
    const std::string m_engineId;
    const std::function<std::unique_ptr<Runner>()> m_makeRunner;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Pixels>> m_pixels;  // not in use; guarded by m_mutex
};

/// Whether the formula has kernels in lanes: one that is holomorphic and ends by escape alone.
inline bool hasLaneKernels(const FormulaSpec& formula) {
    return kernelName(formula) == "mandelbrot";
}

/// Whether |z^p + c| > |z| for every running pixel's c and |z| > R, with more to spare than
/// rounding takes: |c| <= R gives |z^p + c| >= |z| (|z| - 1). On the parameter plane, which starts
/// at 0, the first iteration is c. Scouts need it.
template <class Number>
bool growsOutside(const RenderJob& job) {
    const auto& tables = job.grid->of<Number>();
    const auto number = [](const Number& value) { return DirectNumber<Number>::toDouble(value); };
    const double radius = job.request.location.escapeRadius;
    const double first = job.grid->dynamical
                             ? std::hypot(number(tables.juliaRe), number(tables.juliaIm))
                             : std::fabs(number(tables.start));
    return radius >= 2.125 && first <= (job.grid->dynamical ? radius : 0);
}

/// Whether there are kernels in lanes for the job's formula and number, and scouts are right.
inline bool canUseLanes(const RenderJob& job) {
    const Rung& rung = *job.plan.rung;
    if (rung.method != Method::Direct || !hasLaneKernels(*job.request.location.formula.spec))
        return false;
    return visitNumber(rung.number, [&]<class Number>() {
        if constexpr (kHasLanes<Number>)
            return growsOutside<Number>(job);
        else
            return false;
    });
}

}  // namespace fathom
