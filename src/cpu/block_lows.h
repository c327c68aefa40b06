// How near the points of a reference orbit come to 0 inside the steps of a table.
#pragma once

#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "orbit/step_places.h"

namespace fathom {

/// log2 |Z| of a point, rounded down.
inline float roundedLog2(double log2) {
    return static_cast<float>(log2 - std::fabs(log2) * 0x1p-20 - 0x1p-16);
}

/// Steps of 2^level iterations begin at the places that 2^level divides.
class BlockLows {
public:
    /// `logs`: roundedLog2() of the points, by place.
    explicit BlockLows(std::span<const float> logs) {
        constexpr float kNone = std::numeric_limits<float>::infinity();
        m_levels.emplace_back(logs.size(), kNone);
        for (std::size_t half = 1; 2 * half <= logs.size(); half *= 2) {
            const std::vector<float>& lower = m_levels.back();
            std::vector<float> level(lower.size() / 2);
            for (std::size_t i = 0; i < level.size(); ++i)
                level[i] = std::min({lower[2 * i], logs[(2 * i + 1) * half], lower[2 * i + 1]});
            m_levels.push_back(std::move(level));
        }
    }

    /// The least of the points that the step passes over: neither its first point nor its end.
    float of(std::size_t place, int level) const {
        const std::vector<float>& lows = m_levels[static_cast<std::size_t>(level)];
        return lows[place >> level];
    }

private:
    std::vector<std::vector<float>> m_levels;
};

/// For pixels that are still together: their steps may lead up to index `end` and not beyond.
inline constexpr float kMayPass = std::numeric_limits<float>::infinity(), kMustNotPass = -kMayPass;

/// Writes the lows of the steps from the indices after `first`, which has place -1, up to `last`.
/// `offsets` lead to the steps, and levelOf(step) is a step's level.
template <class LevelOf>
void writeLows(std::span<const float> logs, std::uint32_t first, std::uint32_t last,
               const std::uint32_t* offsets, LevelOf levelOf, std::vector<float>& lows) {
    const BlockLows blocks(logs);
    for (std::uint32_t m = first + 1; m < last; ++m) {
        const StepPlaces places = StepPlaces::of(offsets[m]);
        lows.resize(std::max<std::size_t>(lows.size(), places.first + places.count));
        for (std::uint32_t i = 0; i < places.count; ++i)
            lows[places.first + i] = blocks.of(m - first - 1, levelOf(places, i));
    }
}

}  // namespace fathom
