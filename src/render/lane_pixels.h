// The pixels of tiles in vector lanes: their words as kernels see them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <span>

#include "base/check.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/lane_runner.h"

namespace fathom {

/// The pixels of one call as kernels see them; its memory is kept from tile to tile.
template <class Number>
class LanePixels {
    using Word = WordOf<Number>;
    using Types = DirectTypesOf<Number>;
    // NOLINTNEXTLINE(bugprone-sizeof-expression): a number is some words, or one.
    using Words = std::array<Word, sizeof(Number) / sizeof(Word)>;
    using Part = LanePart<Word>;
    using Bits = std::conditional_t<sizeof(Word) == 4, std::uint32_t, std::uint64_t>;
    static constexpr std::uint32_t kWords = std::tuple_size_v<Words>;

    // The same order as in lane_rows.
    enum Row : std::uint32_t {
        kZ = 0,
        kC = 2 * kWords,
        kIndex = kC + 2 * kWords,
        kDerivative,
        kAhead = kDerivative + 4,
        kKept = kAhead + 2 * kWords,
        kTaken = kKept + 2 * kWords,
        kEscaped,
        kCount = kEscaped + kAhead,
        kRows
    };
    static constexpr std::uint32_t kPlaces = LaneTypes<Word>::LANE_PLACES;
    static constexpr std::uint32_t kRowWords = LaneTypes<Word>::LANE_ROW_WORDS;

public:
    static constexpr std::size_t kPartWords = std::size_t{kRows} * kRowWords;

    /// For a conformal formula, kernels do not touch the second column of the Jacobians.
    LanePixels(std::unique_ptr<LaneRunner<Number>> runner, bool isConformal)
        : m_runner(std::move(runner)), m_isConformal(isConformal) {}

    /// Begins a tile of at most `pixels` pixels.
    void reserve(std::size_t pixels) {
        m_parts.assign((pixels + kPlaces - 1) / kPlaces, {});
        m_adding = 0;
        m_words = m_runner->reserve(m_parts.size() * kPartWords);
    }

    /// Adds a running pixel.
    void add(std::uint32_t index, const typename Types::orbit& at, const typename Types::cplx& c) {
        append(1, [&](std::size_t, std::size_t, std::uint32_t place) {
            setIndices(kIndex, place, {&index, 1});
            setPoints(kZ, place, 1, [&](std::size_t) { return at.z; });
            setPoints(kC, place, 1, [&](std::size_t) { return c; });
            setDerivatives(place, 1, at.derivative);
        });
    }

    /// Adds pixels before their first iteration: copies of `start`, each at its own point. On a
    /// dynamical plane `constant` is c, and the points are z_0; otherwise `constant` is null, and
    /// the points are c.
    void addStarts(const std::uint32_t* indices, const PointRun<Number>& points,
                   const typename Types::orbit& start, const typename Types::cplx* constant) {
        append(points.count, [&](std::size_t first, std::size_t length, std::uint32_t place) {
            const auto point = [&](std::size_t i) {
                return typename Types::cplx{points.re[first + i], points.im[first + i]};
            };
            setIndices(kIndex, place, {indices + first, length});
            setDerivatives(place, length, start.derivative);
            setPoints(constant ? kZ : kC, place, length, point);
            if (constant)
                setPoints(kC, place, length, [&](std::size_t) { return *constant; });
            else
                setPoints(kZ, place, length, [&](std::size_t) { return start.z; });
        });
    }

    /// Keeps only the running pixels that escaped while they were scouted, in their order.
    void keepEscaped() {
        for (std::uint32_t first = 0; Part & part : m_parts) {
            std::uint32_t to = first;
            for (std::uint32_t place = first; place < first + part.running; ++place)
                if (!(taken(place) & ~LANES_COUNT)) copyPixels(place, 1, to++);
            part.running = to - first;
            first += kPlaces;
        }
    }

    /// Moves running pixels into fewer parts if the parts hold few, but leaves some for each core.
    /// Must not be called while escaped pixels wait for takeEscaped().
    void bringTogether() {
        const std::size_t all = running(), share = all / m_runner->cores();
        if (m_parts.size() < 2 || 4 * all > 3 * m_parts.size() * kPlaces) return;
        const auto enough =
            static_cast<std::uint32_t>(std::clamp<std::size_t>(share, kPlaces / 4, kPlaces));
        std::uint32_t to = 0, from = 1;
        while (from < m_parts.size()) {
            Part &target = m_parts[to], &source = m_parts[from];
            const std::uint32_t room = target.running < enough ? enough - target.running : 0;
            const std::uint32_t moved = std::min(room, source.running);
            copyPixels(from * kPlaces + source.running - moved, moved,
                       to * kPlaces + target.running);
            target.running += moved;
            source.running -= moved;
            if (moved == room) ++to;
            if (source.running == 0 || to == from) ++from;
        }
        while (!m_parts.empty() && m_parts.back().running == 0)
            m_parts.pop_back();
    }

    /// Sets a z whose derivative is not known.
    void setAhead(std::uint32_t place, const typename Types::cplx& z) {
        for (const Row row : {kAhead, kKept})
            setPoints(row, place, 1, [&](std::size_t) { return z; });
    }

    typename Types::cplx ahead(std::uint32_t place) const { return point(kAhead, place); }
    std::uint32_t index(std::uint32_t place) const { return bitsAt(kIndex, place); }
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

    std::size_t running() const {
        return std::accumulate(
            m_parts.begin(), m_parts.end(), std::size_t{0},
            [](std::size_t sum, const Part& part) { return sum + part.running; });
    }
    std::vector<std::uint32_t> runningPlaces() const {
        std::vector<std::uint32_t> places;
        places.reserve(running());
        for (std::uint32_t first = 0; const Part& part : m_parts) {
            for (std::uint32_t i = 0; i < part.running; ++i)
                places.push_back(first + i);
            first += kPlaces;
        }
        return places;
    }

    /// Calls make(count, index, taken, describe) with the escaped pixels of each part, then forgets
    /// them. index(i) is a pixel's index in the tile, taken(i) its iterations in the call in which
    /// it escaped, and describe(first, length, run) writes the ends of `length` pixels to `run`.
    template <class Make>
    void takeEscaped(Make make) {
        for (std::uint32_t first = 0; Part & part : m_parts) {
            const auto bits = [this, first](std::uint32_t row) {
                return [words = &word(row, first)](std::size_t i) {
                    return static_cast<std::uint32_t>(std::bit_cast<Bits>(words[i]));
                };
            };
            const auto describe = [this, first](std::size_t i, std::size_t length, EscapeRun& run) {
                describeEscaped(first + i, length, run);
            };
            make(part.escaped, bits(kEscaped + kIndex), bits(kCount), describe);
            part.escaped = 0;
            first += kPlaces;
        }
    }

    std::span<Part> parts() { return m_parts; }
    /// Marks a scout that is known to be interior.
    void endInside(std::uint32_t place) {
        word(kTaken, place) = std::bit_cast<Word>(Bits{LANES_INTERIOR});
    }
    /// A scout's iterations in the last call, with flags for what became of it (see LANES_COUNT).
    std::uint32_t taken(std::uint32_t place) const { return bitsAt(kTaken, place); }
    LaneRunner<Number>& runner() { return *m_runner; }

    LaneRows<Word> rows() const {
        LaneRows<Word> rows{};
        rows.words = m_words;
        return rows;
    }

private:
    /// Makes room for `count` running pixels. Calls set(first, length, place) for each group of
    /// `length` pixels from `first` on, which is stored from `place` on.
    template <class Set>
    void append(std::size_t count, Set set) {
        for (std::size_t first = 0; first < count;) {
            Part& part = m_parts[m_adding];
            const std::size_t length = std::min<std::size_t>(count - first, kPlaces - part.running);
            set(first, length, m_adding * kPlaces + part.running);
            part.running += static_cast<std::uint32_t>(length);
            if (part.running == kPlaces) ++m_adding;
            first += length;
        }
    }

    Word& word(std::uint32_t row, std::size_t place) const {
        return m_words[place / kPlaces * kPartWords + row * kRowWords + place % kPlaces];
    }

    void copyPixels(std::uint32_t from, std::uint32_t count, std::uint32_t to) {
        if (count == 0 || from == to) return;
        for (std::uint32_t row = 0; row < kAhead; ++row)
            std::copy_n(&word(row, from), count, &word(row, to));
    }

    std::uint32_t bitsAt(std::uint32_t row, std::size_t place) const {
        return static_cast<std::uint32_t>(std::bit_cast<Bits>(word(row, place)));
    }

    void describeEscaped(std::size_t place, std::size_t length, EscapeRun& run) const {
        const Word* const z = &word(kEscaped + kZ, place);
        for (std::size_t i = 0; i < length; ++i) {
            Words re, im;
            for (std::size_t w = 0; w < kWords; ++w) {
                re[w] = z[w * kRowWords + i];
                im[w] = z[(kWords + w) * kRowWords + i];
            }
            run.re[i] = DirectNumber<Number>::toDouble(std::bit_cast<Number>(re));
            run.im[i] = DirectNumber<Number>::toDouble(std::bit_cast<Number>(im));
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

    typename Types::cplx point(std::uint32_t row, std::uint32_t place) const {
        Words re, im;
        for (std::uint32_t w = 0; w < kWords; ++w) {
            re[w] = word(row + w, place);
            im[w] = word(row + kWords + w, place);
        }
        return {std::bit_cast<Number>(re), std::bit_cast<Number>(im)};
    }

    void setIndices(std::uint32_t row, std::uint32_t place,
                    std::span<const std::uint32_t> indices) {
        std::ranges::transform(indices, &word(row, place), [](std::uint32_t index) {
            return std::bit_cast<Word>(Bits{index});
        });
    }

    void setDerivatives(std::uint32_t place, std::size_t length,
                        const typename Types::tangent& value) {
        std::fill_n(&word(kDerivative, place), length, value.by_re.re);
        std::fill_n(&word(kDerivative + 1, place), length, value.by_re.im);
        if (m_isConformal) return;
        std::fill_n(&word(kDerivative + 2, place), length, value.by_im.re);
        std::fill_n(&word(kDerivative + 3, place), length, value.by_im.im);
    }

    template <class PointAt>
    void setPoints(std::uint32_t row, std::uint32_t place, std::size_t length, PointAt pointAt) {
        for (std::uint32_t w = 0; w < kWords; ++w) {
            Word *const re = &word(row + w, place), *const im = &word(row + kWords + w, place);
            for (std::size_t i = 0; i < length; ++i) {
                const typename Types::cplx value = pointAt(i);
                re[i] = std::bit_cast<Words>(value.re)[w];
                im[i] = std::bit_cast<Words>(value.im)[w];
            }
        }
    }

    std::unique_ptr<LaneRunner<Number>> m_runner;
    const bool m_isConformal;
    std::vector<Part> m_parts;
    std::uint32_t m_adding = 0;  // the part that pixels are added to
    Word* m_words = nullptr;
};

}  // namespace fathom
