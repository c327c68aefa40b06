// Direct iteration of whole tiles, whatever runs the kernels in vector lanes: which kernel takes
// which pixels, and for how long.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <mutex>
#include <span>

#include "base/check.h"
#include "formula/formula_list.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/known_interior.h"
#include "render/lane_types.h"

namespace fathom {

inline constexpr std::uint32_t kLaneBlock = 64;  // iterations between two looks at what has ended

/// Whether a kind of number is made of floats or doubles.
template <class Number>
inline constexpr bool kHasLanes =
    !std::is_same_v<Number, Fixed128> && !std::is_same_v<Number, BigFloat>;

enum class LaneKernel { Counted, Scout };
inline constexpr std::array kLaneKernels{LaneKernel::Counted, LaneKernel::Scout};

/// What runs the kernels of kernels/lanes, on one tile at a time. One thread.
template <class Number>
class LaneRunner {
public:
    using Word = WordOf<Number>;
    using Part = LanePart<Word>;

    virtual ~LaneRunner() = default;

    /// How many parts of so many pixels it takes at once.
    virtual std::size_t parts(std::size_t pixels) const = 0;
    /// How many iterations of so many pixels take some milliseconds.
    virtual std::uint64_t stepsOf(LaneKernel kernel, std::size_t pixels) const = 0;

    /// Begins a tile: room for so many words and counts, with whatever in them.
    struct Memory {
        Word* words;
        std::uint32_t* counts;
    };
    virtual Memory reserve(std::size_t words, std::size_t counts) = 0;

    /// Kernels see these words as they were at upload(), and after download() the memory has those
    /// of the kernels. Counts are there after each run.
    virtual void upload(std::size_t first, std::size_t count) = 0;
    virtual void download(std::size_t first, std::size_t count) = 0;

    virtual void count(const LaneRows<Word>& rows, std::span<Part> parts) = 0;
    virtual void scout(const LaneRows<Word>& rows) = 0;
};

/// The pixels of one call as kernels see them; kept from tile to tile.
template <class Number>
class LanePixels {
    using Word = WordOf<Number>;
    using Types = DirectTypesOf<Number>;
    using Words = std::array<Word, sizeof(Number) / sizeof(Word)>;
    using Part = LanePart<Word>;
    using Bits = std::conditional_t<sizeof(Word) == 4, std::uint32_t, std::uint64_t>;
    static constexpr std::uint32_t kWords = std::tuple_size_v<Words>;

    // As in lane_rows.
    enum Row : std::uint32_t {
        kZ = 0,
        kC = 2 * kWords,
        kIndex = kC + 2 * kWords,
        kDerivative,
        kAhead = kDerivative + 4,
        kKept = kAhead + 2 * kWords,
        kEscaped = kKept + 2 * kWords,
        kRows = kEscaped + kAhead
    };
    // Kernels write whole vectors, some behind a part's last pixel. A pixel's words are read
    // together: its rows begin in different sets of the cache.
    static constexpr std::uint32_t kBetweenParts = 64, kBetweenRows = 144;

public:
    /// Kernels leave the second column of a conformal formula's Jacobians alone.
    LanePixels(std::unique_ptr<LaneRunner<Number>> runner, bool isConformal)
        : m_runner(std::move(runner)), m_isConformal(isConformal) {}

    /// Begins a tile of at most so many pixels.
    void reserve(std::size_t pixels) {
        m_parts.assign(m_runner->parts(pixels), {});
        m_adding = m_run.length = 0;
        m_share = static_cast<std::uint32_t>((pixels + m_parts.size() - 1) / m_parts.size());
        for (std::size_t i = 1; i < m_parts.size(); ++i)
            m_parts[i].first = m_parts[i - 1].first + m_share + kBetweenParts;
        m_stride = m_parts.back().first + m_share + kBetweenParts + kBetweenRows;
        m_memory = m_runner->reserve(std::size_t{kRows} * m_stride, std::size_t{2} * m_stride);
    }

    /// Adds a running pixel. It is there after flush().
    void add(std::uint32_t index, const typename Types::orbit& at, const typename Types::cplx& c) {
        m_run.index[m_run.length] = index;
        m_run.z[m_run.length] = at.z;
        m_run.c[m_run.length] = c;
        m_run.derivative[m_run.length] = at.derivative;
        if (++m_run.length == Run::kLongest) flush();
    }
    void flush();

    /// Where the pixel is that was added after so many others, until some have escaped.
    std::uint32_t placeOf(std::size_t before) const {
        return m_parts[before / m_share].first + static_cast<std::uint32_t>(before % m_share);
    }

    /// Keeps those of the running pixels that have escaped as scouts, in their order.
    void keepEscaped() {
        for (Part& part : m_parts) {
            std::uint32_t to = part.first;
            for (std::uint32_t place = part.first; place < part.first + part.running; ++place) {
                if (count(place) & ~LANES_COUNT) continue;
                for (std::uint32_t row = 0; row < kAhead; ++row)
                    word(row, to) = word(row, place);
                ++to;
            }
            part.running = to - part.first;
        }
    }

    /// Sets z where it is known without its derivative.
    void setAhead(std::uint32_t place, const typename Types::cplx& z) {
        setPoints(kAhead, place, {&z, 1});
        setPoints(kKept, place, {&z, 1});
    }

    typename Types::cplx ahead(std::uint32_t place) const { return point(kAhead, place); }
    std::uint32_t index(std::uint32_t place) const { return indexAt(kIndex, place); }
    typename Types::orbit orbit(std::uint32_t place) const {
        typename Types::orbit at;
        at.z = point(kZ, place);
        const Word re = word(kDerivative, place), im = word(kDerivative + 1, place);
        at.derivative = {{re, im}, {-im, re}};
        if (!m_isConformal)
            at.derivative.by_im = {word(kDerivative + 2, place), word(kDerivative + 3, place)};
        at.remainder = at.remainder_before = {Word{1}, Word{0}};
        return at;
    }

    /// Of escaped pixels.
    std::uint32_t escapedIndex(std::uint32_t place) const {
        return indexAt(kEscaped + kIndex, place);
    }
    /// Their iterations in the call in which they escaped.
    const std::uint32_t* escapedCounts(std::uint32_t place) const {
        return m_memory.counts + m_stride + place;
    }
    void describeEscaped(std::uint32_t place, std::size_t length, EscapeRun& run) const {
        for (std::size_t i = 0; i < length; ++i) {
            const auto z = point(kEscaped + kZ, place + static_cast<std::uint32_t>(i));
            run.re[i] = DirectNumber<Number>::toDouble(z.re);
            run.im[i] = DirectNumber<Number>::toDouble(z.im);
        }
        const auto column = [this, place](std::uint32_t row) {
            return &word(kEscaped + kDerivative + row, place);
        };
        std::copy_n(column(0), length, run.byReX.data());
        std::copy_n(column(1), length, run.byReY.data());
        if (m_isConformal) {
            std::copy_n(column(0), length, run.byImY.data());
            std::transform(column(1), column(1) + length, run.byImX.data(), std::negate());
        } else {
            std::copy_n(column(2), length, run.byImX.data());
            std::copy_n(column(3), length, run.byImY.data());
        }
    }

    /// Between the memory here and kernels': running pixels, z's that are known without
    /// derivatives, and escaped pixels.
    void uploadRunning() { m_runner->upload(0, std::size_t{kAhead} * m_stride); }
    void downloadRunning() { m_runner->download(0, std::size_t{kAhead} * m_stride); }
    void uploadAhead() { transfer(&LaneRunner<Number>::upload, kAhead, kEscaped); }
    void downloadAhead() { transfer(&LaneRunner<Number>::download, kAhead, kEscaped); }
    void downloadEscaped() { transfer(&LaneRunner<Number>::download, kEscaped, kRows); }

    std::span<Part> parts() { return m_parts; }
    std::uint32_t count(std::uint32_t place) const { return m_memory.counts[place]; }
    LaneRunner<Number>& runner() { return *m_runner; }

    LaneRows<Word> rows() const {
        LaneRows<Word> rows{};
        rows.words = m_memory.words;
        rows.stride = m_stride;
        rows.counts = m_memory.counts;
        return rows;
    }

private:
    /// Pixels that are put into their rows together.
    struct Run {
        static constexpr std::size_t kLongest = 64;
        std::array<std::uint32_t, kLongest> index;
        std::array<typename Types::cplx, kLongest> z, c;
        std::array<typename Types::tangent, kLongest> derivative;
        std::size_t length = 0;
    };

    void transfer(void (LaneRunner<Number>::*move)(std::size_t, std::size_t), Row first, Row end) {
        (*m_runner.*move)(std::size_t{first} * m_stride, std::size_t{end - first} * m_stride);
    }

    Word& word(std::uint32_t row, std::uint32_t place) const {
        return m_memory.words[std::size_t{row} * m_stride + place];
    }

    std::uint32_t indexAt(std::uint32_t row, std::uint32_t place) const {
        return static_cast<std::uint32_t>(std::bit_cast<Bits>(word(row, place)));
    }

    typename Types::cplx point(std::uint32_t row, std::uint32_t place) const {
        Words re, im;
        for (std::uint32_t w = 0; w < kWords; ++w) {
            re[w] = word(row + w, place);
            im[w] = word(row + kWords + w, place);
        }
        return {std::bit_cast<Number>(re), std::bit_cast<Number>(im)};
    }

    void setPoints(std::uint32_t row, std::uint32_t place,
                   std::span<const typename Types::cplx> values) {
        for (std::uint32_t w = 0; w < kWords; ++w) {
            Word *const re = &word(row + w, place), *const im = &word(row + kWords + w, place);
            for (std::size_t i = 0; i < values.size(); ++i) {
                re[i] = std::bit_cast<Words>(values[i].re)[w];
                im[i] = std::bit_cast<Words>(values[i].im)[w];
            }
        }
    }

    std::unique_ptr<LaneRunner<Number>> m_runner;
    const bool m_isConformal;
    std::vector<Part> m_parts;
    std::size_t m_adding = 0;  // the part that pixels are added to
    Run m_run;
    std::uint32_t m_share = 0, m_stride = 0;
    typename LaneRunner<Number>::Memory m_memory{};
};

template <class Number>
void LanePixels<Number>::flush() {
    for (std::size_t i = 0; i < m_run.length;) {
        Part& part = m_parts[m_adding];
        const std::size_t length = std::min<std::size_t>(m_run.length - i, m_share - part.running);
        const std::uint32_t place = part.first + part.running;
        setPoints(kZ, place, {&m_run.z[i], length});
        setPoints(kC, place, {&m_run.c[i], length});
        for (std::size_t k = 0; k < length; ++k) {
            const auto& [byRe, byIm] = m_run.derivative[i + k];
            (&word(kIndex, place))[k] = std::bit_cast<Word>(Bits{m_run.index[i + k]});
            (&word(kDerivative, place))[k] = byRe.re;
            (&word(kDerivative + 1, place))[k] = byRe.im;
            (&word(kDerivative + 2, place))[k] = byIm.re;
            (&word(kDerivative + 3, place))[k] = byIm.im;
        }
        part.running += static_cast<std::uint32_t>(length);
        if (part.running == m_share) ++m_adding;
        i += length;
    }
    m_run.length = 0;
}

/// Of the formulas that have lanes.
inline bool isConformal(const FormulaSpec& formula) {
    return kernelName(formula) == "mandelbrot";
}

/// What a picture's tiles have in common.
template <class Number>
struct LaneJob {
    explicit LaneJob(std::shared_ptr<const RenderJob> what)
        : job(std::move(what)),
          maker(sampleMaker(*job)),
          interior(*job),
          isConformal(fathom::isConformal(*job->request.location.formula.spec)),
          direct(directJob<Number>(*job)) {}

    std::shared_ptr<const RenderJob> job;
    SampleMaker maker;
    KnownInterior interior;
    bool isConformal;
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
    using Part = LanePart<Word>;
    using List = std::vector<std::uint32_t>;
    static constexpr std::uint64_t kFirstSteps = 32;

    /// From where all pixels run.
    bool advance();

    /// Takes the running pixels on with their derivatives, from where these are known.
    bool count(std::uint64_t limit);
    /// How far that pays: while most of the running pixels will escape. Some are scouted to tell.
    std::uint64_t turn();
    /// Takes them to the limit without; of their places those stay in the list that still run.
    bool scout(List& running);
    /// All running pixels have done so many iterations.
    void tellDone(std::uint64_t done);
    /// A slice: at most `left` iterations of each pixel; returns how many. `rows` says the rest.
    std::uint32_t run(LaneKernel kernel, std::size_t pixels, std::uint64_t left,
                      LaneRows<Word> rows);

    Point pointOf(std::uint32_t index) const {
        return fathom::pointOf<Number>(*m_job.job->grid, m_tile.task, index);
    }
    Point constantOf(const Point& point) const {
        return m_job.job->grid->dynamical ? m_job.direct.at.c : point;
    }

    std::size_t running() {
        std::size_t sum = 0;
        for (const Part& part : m_pixels.parts())
            sum += part.running;
        return sum;
    }
    List runningPlaces() {
        List places;
        places.reserve(running());
        for (const Part& part : m_pixels.parts())
            for (std::uint32_t i = 0; i < part.running; ++i)
                places.push_back(part.first + i);
        return places;
    }

    void makeSamples();
    void keepRunning(const List& places);

    /// Escaped pixels that had done so many iterations before they were counted.
    struct Escaped {
        std::uint32_t first, end;  // places
        std::uint64_t before;
    };

    const LaneJob<Number>& m_job;
    LanePixels<Number>& m_pixels;
    Tile& m_tile;
    const TileControl& m_control;
    const std::uint64_t m_limit;
    std::vector<Escaped> m_escaped;
    std::uint64_t m_before = 0;  // iterations of the running pixels before this call,
    std::uint64_t m_done = 0;    //   now,
    std::uint64_t m_known = 0;   //   and with derivatives
    bool m_isAhead = false;      // whether kernels have z's without derivatives
};

template <class Number>
bool LaneTile<Number>::render() {
    if (m_control.stop.stop_requested()) return false;
    m_pixels.reserve(m_tile.samples.size());
    const TileSample inside = m_job.maker.sample({.status = FATHOM_INTERIOR});
    forEachPoint<Number>(
        *m_job.job->grid, m_tile.task, [&](std::uint32_t index, const Point& point) {
            if (m_job.interior.has(nearest<Number>(point)))
                m_tile.samples[index] = inside;
            else
                m_pixels.add(index, startOf<Number>(*m_job.job, m_job.direct, point),
                             constantOf(point));
        });
    m_pixels.flush();
    m_pixels.uploadRunning();
    std::size_t before;
    do {
        before = running();
        if (!count(std::min(std::max(2 * m_done, kFirstSteps), m_limit))) return false;
    } while (2 * running() < before);
    return advance();
}

template <class Number>
bool LaneTile<Number>::resume(const State& kept) {
    m_pixels.reserve(kept.pixels.size());
    for (const auto& [index, at] : kept.pixels) {
        const Point point = pointOf(index);
        m_pixels.add(index,
                     kept.hasDerivatives ? at : startOf<Number>(*m_job.job, m_job.direct, point),
                     constantOf(point));
    }
    m_pixels.flush();
    if (!kept.hasDerivatives)
        for (std::size_t i = 0; i < kept.pixels.size(); ++i)
            m_pixels.setAhead(m_pixels.placeOf(i), kept.pixels[i].at.z);
    m_pixels.uploadRunning();
    if (!kept.hasDerivatives) m_pixels.uploadAhead();
    m_before = m_done = kept.iterations;
    m_known = kept.hasDerivatives ? m_done : 0;
    m_isAhead = !kept.hasDerivatives;
    return advance();
}

template <class Number>
bool LaneTile<Number>::advance() {
    if (!m_isAhead && !count(std::max(m_done, turn()))) return false;
    List running = runningPlaces();
    const bool hasScouts = m_done < m_limit;
    m_pixels.downloadRunning();
    if (!scout(running)) return false;
    if (m_isAhead) m_pixels.downloadAhead();
    keepRunning(running);
    if (hasScouts) {
        m_pixels.keepEscaped();
        m_pixels.uploadRunning();
        if (!count(m_done)) return false;
        FATHOM_CHECK(this->running() == 0);  // the same steps lead to the same end
    }
    m_pixels.downloadEscaped();
    makeSamples();
    return true;
}

template <class Number>
bool LaneTile<Number>::count(std::uint64_t limit) {
    List before;
    for (const Part& part : m_pixels.parts())
        before.push_back(part.escaped);
    while (m_known < limit && running() > 0) {
        if (m_control.stop.stop_requested()) return false;
        // Few may be left at twice as many iterations, which are then brought together.
        const std::uint64_t most = std::min(limit - m_known, std::max(m_known, kFirstSteps));
        const std::uint32_t steps = run(LaneKernel::Counted, running(), most, m_pixels.rows());
        for (std::size_t i = 0; i < before.size(); ++i) {
            const Part& part = m_pixels.parts()[i];
            m_escaped.push_back({part.first + before[i], part.first + part.escaped, m_known});
            before[i] = part.escaped;
        }
        m_known += steps;
        if (m_known > m_done) tellDone(m_known);
    }
    m_known = limit;
    m_done = std::max(m_done, m_known);
    return true;
}

template <class Number>
std::uint64_t LaneTile<Number>::turn() {
    constexpr std::size_t kLeast = 256, kProbes = 64;
    constexpr std::uint64_t kFarthest = 1u << 14;
    const List all = runningPlaces();
    if (all.size() < kLeast || m_done == m_limit) return 0;
    List probes;
    for (std::size_t i = 0; i < all.size(); i += all.size() / kProbes)
        probes.push_back(all[i]);

    LaneRows<Word> rows = m_pixels.rows();
    rows.list = probes.data();
    const std::uint64_t left = std::min(m_limit - m_done, kFarthest);
    run(LaneKernel::Scout, probes.size(), left, rows);
    std::vector<std::uint32_t> counts;  // of those that escape
    for (const std::uint32_t place : probes)
        if (!(m_pixels.count(place) & ~LANES_COUNT)) counts.push_back(m_pixels.count(place));
    const std::size_t staying = probes.size() - counts.size();
    if (staying == 0) return m_limit;
    if (staying >= counts.size()) return 0;
    const auto last = counts.end() - static_cast<std::ptrdiff_t>(staying);
    std::ranges::nth_element(counts, last);
    return m_done + *last;
}

template <class Number>
bool LaneTile<Number>::scout(List& running) {
    std::uint32_t blocks = 0;
    const TileSample inside = m_job.maker.sample({.status = FATHOM_INTERIOR});
    while (m_done < m_limit && !running.empty()) {
        if (m_control.stop.stop_requested()) return false;
        LaneRows<Word> rows = m_pixels.rows();
        rows.list = running.data();
        rows.blocks = blocks;
        rows.is_ahead = m_isAhead;
        const std::uint32_t steps = run(LaneKernel::Scout, running.size(), m_limit - m_done, rows);
        m_isAhead = true;
        std::erase_if(running, [&](std::uint32_t place) {
            const std::uint32_t taken = m_pixels.count(place);
            if (taken & LANES_INTERIOR) {
                m_tile.iterations += m_done + (taken & LANES_COUNT) - m_before;
                m_tile.samples[m_pixels.index(place)] = inside;
            }
            return !(taken & LANES_RUNNING);
        });
        blocks += steps / kLaneBlock;
        tellDone(m_done + steps);
    }
    return true;
}

template <class Number>
void LaneTile<Number>::tellDone(std::uint64_t done) {
    m_done = done;
    if (m_control.advanced && done < m_limit)
        m_control.advanced(static_cast<double>(done - m_before) /
                           static_cast<double>(m_limit - m_before));
}

template <class Number>
std::uint32_t LaneTile<Number>::run(LaneKernel kernel, std::size_t pixels, std::uint64_t left,
                                    LaneRows<Word> rows) {
    LaneRunner<Number>& runner = m_pixels.runner();
    const std::uint64_t most = runner.stepsOf(kernel, pixels) / kLaneBlock * kLaneBlock;
    const std::uint64_t steps =
        std::min<std::uint64_t>(std::max<std::uint64_t>(most, kLaneBlock), left);

    rows.pixels = static_cast<std::uint32_t>(pixels);
    rows.block = static_cast<std::uint32_t>(std::min<std::uint64_t>(kLaneBlock, steps));
    rows.steps = static_cast<std::uint32_t>(steps / rows.block * rows.block);
    rows.seed = m_job.direct.at.seed;
    rows.escape_radius2 = m_job.direct.at.escape_radius2;
    if (kernel == LaneKernel::Counted)
        runner.count(rows, m_pixels.parts());
    else
        runner.scout(rows);
    return rows.steps;
}

template <class Number>
void LaneTile<Number>::makeSamples() {
    for (const auto& [first, end, before] : m_escaped) {
        const std::uint32_t* counts = m_pixels.escapedCounts(first);
        m_job.maker.makeEscapes(
            end - first,
            [&, start = first](std::size_t i, std::size_t length, EscapeRun& run) {
                m_pixels.describeEscaped(start + static_cast<std::uint32_t>(i), length, run);
            },
            [&, start = first, done = before](std::size_t i, const TileSample& sample) {
                TileSample& own =
                    m_tile.samples[m_pixels.escapedIndex(start + static_cast<std::uint32_t>(i))];
                own = sample;
                own.count = done + counts[i];
                m_tile.iterations += own.count - m_before;
            });
    }
}

template <class Number>
void LaneTile<Number>::keepRunning(const List& places) {
    auto state = std::make_shared<State>();
    state->iterations = m_limit;
    state->hasDerivatives = m_known == m_done;
    state->pixels.reserve(places.size());
    const TileSample running = m_job.maker.sample({.count = m_limit, .status = FATHOM_RUNNING});
    for (const std::uint32_t place : places) {
        m_tile.iterations += m_limit - m_before;
        const std::uint32_t index = m_pixels.index(place);
        m_tile.samples[index] = running;
        state->pixels.push_back({index, m_pixels.orbit(place)});
        if (m_isAhead) state->pixels.back().at.z = m_pixels.ahead(place);
    }
    m_tile.state = places.empty() ? nullptr : std::move(state);
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
        Tile tile = continued(from, iterationLimit, m_engineId);
        const auto* kept = directStateOf<Number>(from);
        if (!kept) return tile;
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
        return std::make_unique<Pixels>(m_makeRunner(), m_job.isConformal);
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

/// Whether the formula has kernels in vector lanes: z^p + c, to the power 2 between folds and
/// reflections too, which keep the modulus.
inline bool hasLaneKernels(const FormulaInstance& formula) {
    return formula.spec->hasDeltas && (isConformal(*formula.spec) || formula.power == 2);
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
    if (rung.method != Method::Direct || !hasLaneKernels(job.request.location.formula))
        return false;
    return visitNumber(rung.number, [&]<class Number>() {
        if constexpr (kHasLanes<Number>)
            return growsOutside<Number>(job);
        else
            return false;
    });
}

}  // namespace fathom
