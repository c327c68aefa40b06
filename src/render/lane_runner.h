// What runs the kernels of kernels/lanes, whatever the device.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>

#include "render/direct_number.h"
#include "render/lane_types.h"

namespace fathom {

inline constexpr std::uint32_t kLaneBlock = 64;  // iterations between checks for ended pixels

template <class Number>
inline constexpr bool kHasLanes = DirectNumber<Number>::kHasLanes;

enum class LaneKernel { Counted, Scout };

/// Runs the kernels of kernels/lanes, on one tile at a time. For one thread at a time.
template <class Number>
class LaneRunner {
public:
    using Word = WordOf<Number>;
    using Part = LanePart<Word>;

    /// `lanes`: lanes of a vector; `power`: of the formula; `cores`: cores that share a call.
    LaneRunner(unsigned lanes, int power, std::size_t cores)
        : m_lanes(lanes),
          m_sliceIterations((std::uint64_t{lanes} << (sizeof(Number) == sizeof(Word) ? 22 : 18)) /
                            static_cast<unsigned>(power - 1)),
          m_cores(cores) {}
    virtual ~LaneRunner() = default;

    /// Iterations that `pixels` pixels can each take in some milliseconds.
    std::uint64_t stepsOf(LaneKernel kernel, std::size_t pixels) const {
        // Fewer pixels than lanes take as long as full lanes. Derivatives take longer than z.
        const std::uint64_t cost = kernel == LaneKernel::Counted ? 4 : 1;
        const std::size_t busy = std::max<std::size_t>(pixels / coresFor(pixels), 8 * m_lanes);
        return m_sliceIterations / (cost * busy);
    }

    std::size_t cores() const { return m_cores; }
    /// Cores to use for `pixels` pixels. A core with fewer than LANE_PLACES pixels would not keep
    /// the lanes of its vectors busy to the end.
    std::size_t coresFor(std::size_t pixels) const {
        return std::clamp<std::size_t>(pixels / LaneTypes<Word>::LANE_PLACES, 1, m_cores);
    }

    /// Most pixels to scout at once. As few as keep all lanes busy, so that each can run longer.
    virtual std::size_t mostScouts() const { return std::numeric_limits<std::size_t>::max(); }

    /// Begins a tile: returns room for `words` uninitialised words, which kernels see directly.
    virtual Word* reserve(std::size_t words) = 0;

    /// Counts the pixels of all parts; a part has `partWords` words.
    virtual void count(const LaneRows<Word>& rows, std::span<Part> parts,
                       std::size_t partWords) = 0;
    virtual void scout(const LaneRows<Word>& rows) = 0;

private:
    const unsigned m_lanes;
    const std::uint64_t m_sliceIterations;  // of all pixels of a core together
    const std::size_t m_cores;
};

}  // namespace fathom
