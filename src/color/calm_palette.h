// A palette that becomes calmer at pixels that cover much of it. Immutable; any number of threads.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

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
    /// Copies from one level to the next: pixels take the nearest one. More would not look
    /// different, and tables larger than the second-level cache would be slower.
    static constexpr std::int32_t kCopiesPerLevel = 4;
    static constexpr std::int32_t kCopies = (kLevels - 1) * kCopiesPerLevel + 1;
    static constexpr std::uint32_t kHues = 6;

    static constexpr float kLevelsPerTurn = 2048;  // level = log2(1 + turns * kLevelsPerTurn)

    /// Makes the tables. Takes a few milliseconds, or ten times that with basins. The last few
    /// palettes are cached.
    static std::shared_ptr<const CalmPalette> of(const Palette& palette, bool hasBasins);

    /// A colour in linear light, in steps of 1 / kShortOne: blue, green, red, and an unused one.
    using Short = std::array<std::int16_t, 4>;
    /// All colours by hue, then by copy, then by entry: neighbouring pixels mostly look up the same
    /// copies. Hue 0 is the palette itself.
    const Short* shorts() const { return m_shorts.data(); }
    static constexpr std::int32_t kCopySize = kEntries + 2;  // the first entries repeat
    static constexpr std::int32_t kHueSize = kCopySize * kCopies;

private:
    CalmPalette(const std::vector<RgbF>& colors, bool hasBasins);

    std::vector<Short> m_shorts;
};

}  // namespace fathom
