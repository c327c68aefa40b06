// The pixels of tiles in vector lanes: their words as kernels see them, and what runs these.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <span>

#include "base/check.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
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
    /// How many pixels it scouts at once, for the longer: as few as keep all lanes busy.
    virtual std::size_t mostScouts() const { return std::numeric_limits<std::size_t>::max(); }

    /// Begins a tile: room for so many words and counts, with whatever in them, that kernels see as
    /// it is.
    struct Memory {
        Word* words;
        std::uint32_t* counts;
    };
    virtual Memory reserve(std::size_t words, std::size_t counts) = 0;

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
        m_adding = 0;
        m_share = static_cast<std::uint32_t>((pixels + m_parts.size() - 1) / m_parts.size());
        for (std::size_t i = 1; i < m_parts.size(); ++i)
            m_parts[i].first = m_parts[i - 1].first + m_share + kBetweenParts;
        m_stride = m_parts.back().first + m_share + kBetweenParts + kBetweenRows;
        m_memory = m_runner->reserve(std::size_t{kRows} * m_stride, std::size_t{2} * m_stride);
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

    /// Adds pixels before their first iteration: like `start`, but at their own points, and of a
    /// dynamical plane with this constant; else null, and their points are c.
    void addStarts(std::span<const std::uint32_t> indices,
                   std::span<const typename Types::cplx> points, const typename Types::orbit& start,
                   const typename Types::cplx* constant) {
        append(points.size(), [&](std::size_t first, std::size_t length, std::uint32_t place) {
            const auto point = [&](std::size_t i) { return points[first + i]; };
            setIndices(kIndex, place, indices.subspan(first, length));
            setDerivatives(place, length, start.derivative);
            setPoints(constant ? kZ : kC, place, length, point);
            if (constant)
                setPoints(kC, place, length, [&](std::size_t) { return *constant; });
            else
                setPoints(kZ, place, length, [&](std::size_t) { return start.z; });
        });
    }

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
        for (const Row row : {kAhead, kKept})
            setPoints(row, place, 1, [&](std::size_t) { return z; });
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
        const Word* const z = &word(kEscaped + kZ, place);
        for (std::size_t i = 0; i < length; ++i) {
            Words re, im;
            for (std::size_t w = 0; w < kWords; ++w) {
                re[w] = z[w * m_stride + i];
                im[w] = z[(kWords + w) * m_stride + i];
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
    /// Makes room for so many running pixels: calls set(first, length, place) for those from the
    /// first on that come to lie at `place` and behind it.
    template <class Set>
    void append(std::size_t count, Set set) {
        for (std::size_t first = 0; first < count;) {
            Part& part = m_parts[m_adding];
            const std::size_t length = std::min<std::size_t>(count - first, m_share - part.running);
            set(first, length, part.first + part.running);
            part.running += static_cast<std::uint32_t>(length);
            if (part.running == m_share) ++m_adding;
            first += length;
        }
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
    std::size_t m_adding = 0;  // the part that pixels are added to
    std::uint32_t m_share = 0, m_stride = 0;
    typename LaneRunner<Number>::Memory m_memory{};
};

}  // namespace fathom
