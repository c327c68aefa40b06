// The layout of a table of steps. The steps from index m of an orbit take 1, 2, 4, ... iterations.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "orbit/delta_types.h"

namespace fathom {

/// The steps from one index lie one after the other, the shortest first.
struct StepPlaces {
    std::uint32_t first, count;

    static StepPlaces of(std::uint32_t offset) {
        return {offset >> DELTA_LEVEL_BITS, offset & ((1u << DELTA_LEVEL_BITS) - 1)};
    }
    bool has(int place) const { return place >= 0 && place < static_cast<int>(count); }
    std::uint32_t at(int place) const { return first + static_cast<std::uint32_t>(place); }
};

/// The level of the longest step, of 2^level iterations, from an index that is `place` indices
/// after the first one with long steps and `left` indices before the orbit's end.
inline int longestLevel(std::uint32_t place, std::uint32_t left) {
    return std::min(std::countr_zero(place), static_cast<int>(std::bit_width(left)) - 1);
}

/// The offset of the next index, whose steps have the levels from `first` to `top`; `count` is the
/// number of all steps so far.
inline std::uint32_t nextOffset(std::uint32_t& count, int first, int top) {
    const auto levels =
        static_cast<std::uint32_t>(std::clamp(top + 1 - first, 0, DELTA_MOST_LEVELS));
    const std::uint32_t offset = count << DELTA_LEVEL_BITS | levels;
    count += levels;
    return offset;
}

}  // namespace fathom
