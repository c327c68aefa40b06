// Direct iteration of whole tiles in vector lanes for formulas that divide, whatever device runs
// the kernels of kernels/lanes/settle.h.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <vector>

#include "render/lane_job.h"
#include "render/lane_runner.h"

namespace fathom {

/// The pixels of one tile as kernels see them; its memory is kept from tile to tile.
template <class Number>
class SettlingPixels {
    using Word = WordOf<Number>;
    using Types = DirectTypesOf<Number>;
    using Part = LanePart<Word>;
    // NOLINTNEXTLINE(bugprone-sizeof-expression): a number is some words, or one.
    using Words = std::array<Word, sizeof(Number) / sizeof(Word)>;
    using Bits = std::conditional_t<sizeof(Word) == 4, std::uint32_t, std::uint64_t>;
    static constexpr std::uint32_t kWords = std::tuple_size_v<Words>;

    // The same order as in lane_rows.
    enum Row : std::uint32_t {
        kZ = 0,
        kDerivative = 2 * kWords,
        kRemainder = kDerivative + 2,
        kIndex = kRemainder + 2,
        kC,
        kEnded = kC + 2 * kWords,
        kBefore = kEnded + kC,
        kCount = kBefore + 2,
        kConstants,
        kRows
    };
    static constexpr std::uint32_t kPlaces = LaneTypes<Word>::LANE_PLACES;
    static constexpr std::uint32_t kRowWords = LaneTypes<Word>::LANE_ROW_WORDS;

public:
    static constexpr std::size_t kPartWords = std::size_t{kRows} * kRowWords;

    explicit SettlingPixels(std::unique_ptr<LaneRunner<Number>> runner)
        : m_runner(std::move(runner)) {}

    /// Begins a tile of at most `pixels` pixels.
    void reserve(std::size_t pixels, const typename Types::plane& at) {
        m_parts.assign((pixels + kPlaces - 1) / kPlaces, {});
        m_words = m_runner->reserve(m_parts.size() * kPartWords);
        for (std::size_t part = 0; part < m_parts.size(); ++part) {
            Word* const constants = m_words + part * kPartWords + kConstants * kRowWords;
            constants[0] = at.convergence2;
            std::memcpy(constants + 1, at.parameters, sizeof at.parameters);
        }
        m_added = 0;
    }

    void add(std::uint32_t index, const typename Types::orbit& at, const typename Types::cplx& c) {
        const std::size_t place = m_added++;
        setPoint(kZ, place, at.z);
        setPoint(kC, place, c);
        word(kDerivative, place) = at.derivative.by_re.re;
        word(kDerivative + 1, place) = at.derivative.by_re.im;
        word(kRemainder, place) = at.remainder.re;
        word(kRemainder + 1, place) = at.remainder.im;
        word(kIndex, place) = std::bit_cast<Word>(Bits{index});
        ++m_parts[place / kPlaces].running;
    }

    std::size_t running() const {
        std::size_t sum = 0;
        for (const Part& part : m_parts)
            sum += part.running;
        return sum;
    }

    LaneRunner<Number>& runner() { return *m_runner; }

    void run(LaneRows<Word> rows) {
        rows.words = m_words;
        m_runner->count(rows, m_parts, kPartWords);
    }

    /// An orbit, the index of its pixel, and its iterations in the last call.
    struct Pixel {
        typename Types::orbit at;
        std::uint32_t index, taken, status;
    };

    /// Calls visit(count, pixelAt) with the pixels of each part that have ended, then forgets them.
    template <class Visit>
    void takeEnded(Visit visit) {
        for (std::size_t first = 0; Part & part : m_parts) {
            visit(part.escaped, [this, first](std::size_t i) {
                const std::size_t place = first + i;
                Pixel pixel{orbit(kEnded, place), bits(kEnded + kIndex, place), 0, 0};
                pixel.at.remainder_before = {word(kBefore, place), word(kBefore + 1, place)};
                const std::uint32_t count = bits(kCount, place);
                pixel.taken = count & LANES_COUNT;
                pixel.status = count >> LANES_SETTLED;
                return pixel;
            });
            part.escaped = 0;
            first += kPlaces;
        }
    }

    /// Calls visit(pixel) with each running pixel.
    template <class Visit>
    void visitRunning(Visit visit) const {
        for (std::size_t first = 0; const Part& part : m_parts) {
            for (std::size_t place = first; place < first + part.running; ++place)
                visit(Pixel{orbit(0, place), bits(kIndex, place), 0, FATHOM_RUNNING});
            first += kPlaces;
        }
    }

private:
    Word& word(std::uint32_t row, std::size_t place) const {
        return m_words[place / kPlaces * kPartWords + row * kRowWords + place % kPlaces];
    }
    std::uint32_t bits(std::uint32_t row, std::size_t place) const {
        return static_cast<std::uint32_t>(std::bit_cast<Bits>(word(row, place)));
    }

    Number number(std::uint32_t row, std::size_t place) const {
        Words words;
        for (std::uint32_t w = 0; w < kWords; ++w)
            words[w] = word(row + w, place);
        return std::bit_cast<Number>(words);
    }

    void setPoint(std::uint32_t row, std::size_t place, const typename Types::cplx& value) {
        for (std::uint32_t w = 0; w < kWords; ++w) {
            word(row + w, place) = std::bit_cast<Words>(value.re)[w];
            word(row + kWords + w, place) = std::bit_cast<Words>(value.im)[w];
        }
    }

    /// The orbit in the rows from `row` on. Formulas that divide are conformal.
    typename Types::orbit orbit(std::uint32_t row, std::size_t place) const {
        typename Types::orbit at;
        at.z = {number(row + kZ, place), number(row + kZ + kWords, place)};
        const Word re = word(row + kDerivative, place), im = word(row + kDerivative + 1, place);
        at.derivative = {{re, im}, {-im, re}};
        at.remainder = {word(row + kRemainder, place), word(row + kRemainder + 1, place)};
        at.remainder_before = at.remainder;
        return at;
    }

    std::unique_ptr<LaneRunner<Number>> m_runner;
    std::vector<Part> m_parts;
    std::size_t m_added = 0;
    Word* m_words = nullptr;
};

/// One tile that iterates to its limit.
template <class Number>
class SettlingTile {
    using Word = WordOf<Number>;
    using State = DirectState<Number>;

public:
    using Pixels = SettlingPixels<Number>;

    SettlingTile(const LaneJob<Number>& job, Pixels& pixels, Tile& tile, const TileControl& control)
        : m_job(job),
          m_pixels(pixels),
          m_tile(tile),
          m_control(control),
          m_limit(tile.task.iterationLimit) {}

    static std::unique_ptr<Pixels> makePixels(const LaneJob<Number>&,
                                              std::unique_ptr<LaneRunner<Number>> runner) {
        return std::make_unique<Pixels>(std::move(runner));
    }

    /// False when stopped.
    bool render() {
        m_pixels.reserve(m_tile.samples.size(), m_job.direct.at);
        forEachRun<Number>(
            *m_job.job->grid, m_tile.task, [&](std::uint32_t first, const PointRun<Number>& run) {
                for (std::uint32_t i = 0; i < run.count; ++i) {
                    const Point point{run.re[i], run.im[i]};
                    m_pixels.add(first + i, startOf<Number>(*m_job.job, m_job.direct, point),
                                 constantOf(point));
                }
            });
        return advance(0);
    }

    bool resume(const State& kept) {
        m_pixels.reserve(kept.pixels.size(), m_job.direct.at);
        for (const auto& [index, at] : kept.pixels)
            m_pixels.add(index, at,
                         constantOf(pointOf<Number>(*m_job.job->grid, m_tile.task, index)));
        return advance(kept.iterations);
    }

private:
    using Point = typename DirectTypesOf<Number>::cplx;

    Point constantOf(const Point& point) const {
        return m_job.job->grid->dynamical ? m_job.direct.at.c : point;
    }

    /// Takes all pixels, which have done `before` iterations, to the limit. False when stopped.
    bool advance(std::uint64_t before) {
        LaneRows<Word> rows{};
        rows.seed = m_job.direct.at.seed;
        rows.escape_radius2 = m_job.direct.at.escape_radius2;
        for (std::uint64_t done = before; done < m_limit && m_pixels.running() > 0;) {
            if (m_control.stop.stop_requested()) return false;
            // A step that divides takes several times as long as a square.
            const std::uint64_t most =
                m_pixels.runner().stepsOf(LaneKernel::Counted, m_pixels.running()) / 4;
            rows.steps = static_cast<std::uint32_t>(
                std::min({std::max(most, kLeastSteps), kMostSteps, m_limit - done}));
            m_pixels.run(rows);
            makeSamples(done, before);
            done += rows.steps;
            if (m_control.advanced && done < m_limit)
                m_control.advanced(static_cast<double>(done - before) /
                                   static_cast<double>(m_limit - before));
        }
        keepRunning(before);
        return true;
    }

    /// Makes the samples of the pixels that ended in the last slice. All of them had done `done`
    /// iterations at its start.
    void makeSamples(std::uint64_t done, std::uint64_t before) {
        m_pixels.takeEnded([&](std::size_t count, auto pixelAt) {
            std::array<std::uint32_t, EscapeRun::kLongest> indices;
            m_job.maker.makeSamples(
                count,
                [&](std::size_t i) {
                    const auto pixel = pixelAt(i);
                    indices[i % indices.size()] = pixel.index;
                    m_tile.iterations += done + pixel.taken - before;
                    return endOf<Number>(pixel.at, done + pixel.taken, pixel.status);
                },
                [&](std::size_t i) -> TileSample& {
                    return m_tile.samples[indices[i % indices.size()]];
                });
        });
    }

    void keepRunning(std::uint64_t before) {
        auto state = std::make_shared<State>();
        state->iterations = m_limit;
        const TileSample running = m_job.maker.sample({.count = m_limit, .status = FATHOM_RUNNING});
        m_pixels.visitRunning([&](const typename Pixels::Pixel& pixel) {
            m_tile.iterations += m_limit - before;
            m_tile.samples[pixel.index] = running;
            state->pixels.push_back({pixel.index, pixel.at});
        });
        m_tile.state = state->pixels.empty() ? nullptr : std::move(state);
    }

    static constexpr std::uint64_t kLeastSteps = 64, kMostSteps = LANES_COUNT;

    const LaneJob<Number>& m_job;
    Pixels& m_pixels;
    Tile& m_tile;
    const TileControl& m_control;
    const std::uint64_t m_limit;
};

}  // namespace fathom
