// A palette that calms down where a pixel covers much of it. Immutable; any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "color/lanes.h"
#include "color/palette.h"

namespace fathom {

/// Copies of a palette, each blurred more than the one before, and, for formulas whose attractors
/// have basins, all of them again in other hues.
///
/// A pixel that covers w turns has the mean of their colours: that of a copy blurred by a Gaussian
/// of 0.4 w turns, in linear light as a lens would do it. Such means are grey; part of the chroma
/// that the palette has there is given back.
class CalmPalette {
public:
    static constexpr std::int32_t kEntries = 1024;
    static constexpr std::int32_t kLevels = 11;
    static constexpr std::uint32_t kHues = 6;

    /// Of a pixel: nothing goes beyond, so that dense views keep some colour.
    static constexpr float kMostTurns = 0.45f;
    static constexpr float kLevelsPerTurn = 2048;  // level = log2(1 + turns * kLevelsPerTurn)

    /// Takes a few milliseconds, with basins ten times that; the last few are kept.
    static std::shared_ptr<const CalmPalette> of(const Palette& palette, bool hasBasins);

    /// Linear light at a turn in [0, 1] and a level in [0, kLevels - 2]. Basin 0 is the palette
    /// itself.
    Lanes at(float turn, float level, std::uint32_t basin = 0) const {
        const float place = turn * kEntries;
        const auto entry = static_cast<std::int32_t>(place);
        const float part = place - static_cast<float>(entry);
        const auto copy = static_cast<std::int32_t>(level);
        const float copyPart = level - static_cast<float>(copy);
        const Lanes* const sharp = m_tables.data() + static_cast<std::int32_t>(basin) * kHueSize +
                                   copy * kCopySize + entry;
        const Lanes* const blurred = sharp + kCopySize;
        const Lanes a = sharp[0] + part * (sharp[1] - sharp[0]);
        const Lanes b = blurred[0] + part * (blurred[1] - blurred[0]);
        return a + copyPart * (b - a);
    }

private:
    static constexpr std::int32_t kCopySize = kEntries + 2;  // the first entry twice again
    static constexpr std::int32_t kHueSize = kLevels * kCopySize;

    CalmPalette(const std::vector<RgbF>& colors, bool hasBasins);
    void append(const std::vector<RgbF>& copy);

    std::vector<Lanes> m_tables;  // hue after hue, in each copy after copy
};

}  // namespace fathom
