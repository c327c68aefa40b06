// A palette that becomes calmer at pixels that cover much of it. Immutable; any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "color/float4.h"
#include "color/palette.h"

namespace fathom {

/// Copies of a palette, each more blurred than the one before. For formulas whose attractors have
/// basins, it holds all copies again in other hues.
///
/// A pixel that covers w turns gets the mean of their colours, which is that of a copy blurred by a
/// Gaussian with sigma 0.4 w turns, in linear light as a lens would do it. Such means are grey, so
/// part of the chroma that the palette has there is given back.
class CalmPalette {
public:
    static constexpr std::int32_t kEntries = 1024;
    static constexpr std::int32_t kLevels = 11;
    static constexpr std::uint32_t kHues = 6;

    /// The most turns that a pixel may cover, so that dense views keep some colour.
    static constexpr float kMostTurns = 0.45f;
    static constexpr float kLevelsPerTurn = 2048;  // level = log2(1 + turns * kLevelsPerTurn)

    /// Makes the tables. Takes a few milliseconds, or ten times that with basins. The last few
    /// palettes are cached.
    static std::shared_ptr<const CalmPalette> of(const Palette& palette, bool hasBasins);

    /// A place between two entries of two neighbouring copies.
    struct Place {
        std::int32_t entry;
        float part;      // fraction of the way to the next entry
        float copyPart;  // fraction of the way to the next copy
    };
    /// The place of a turn in [0, 1] and a level in [0, kLevels - 2].
    static Place placeOf(float turn, float level) {
        const float place = turn * kEntries;
        const auto entry = static_cast<std::int32_t>(place);
        const auto copy = static_cast<std::int32_t>(level);
        return {entry * kLevels + copy, place - static_cast<float>(entry),
                level - static_cast<float>(copy)};
    }

    /// The colour at a place, in linear light. Basin 0 is the palette itself.
    Float4 at(Place place, std::uint32_t basin = 0) const {
        const Float4* const start =
            m_tables.data() + static_cast<std::int32_t>(basin) * kHueSize + place.entry;
        Float4Pair here, next;
        std::memcpy(&here, start, sizeof here);
        std::memcpy(&next, start + kLevels, sizeof next);
        const Float4Pair both = here + place.part * (next - here);
        const Float4 sharp = __builtin_shufflevector(both, both, 0, 1, 2, 3);
        const Float4 blurred = __builtin_shufflevector(both, both, 4, 5, 6, 7);
        return sharp + place.copyPart * (blurred - sharp);
    }
    Float4 at(float turn, float level) const { return at(placeOf(turn, level)); }

private:
    static constexpr std::int32_t kHueSize = (kEntries + 2) * kLevels;  // the first entries repeat

    /// The colours of an entry in two neighbouring copies.
    using Float4Pair [[gnu::vector_size(32)]] = float;

    CalmPalette(const std::vector<RgbF>& colors, bool hasBasins);

    std::vector<Float4> m_tables;  // by hue, then by entry, then by copy
};

}  // namespace fathom
