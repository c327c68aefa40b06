// A palette that becomes calmer at pixels that cover much of it. Immutable; any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "color/palette.h"
#include "render/device_colors.h"

namespace fathom {

/// Copies of a palette, each more blurred than the one before. For formulas whose attractors have
/// basins, it holds all copies again in other hues.
///
/// A pixel that covers w turns gets the mean of their colours, which is that of a copy blurred by a
/// Gaussian with sigma 0.4 w turns, in linear light as a lens would do it. Such means are grey, so
/// part of the chroma that the palette has there is given back.
class CalmPalette {
public:
    static constexpr std::int32_t kEntries = COLOR_ENTRIES;
    static constexpr std::int32_t kLevels = COLOR_LEVELS;
    /// Copies from one level to the next: pixels take the nearest one. More would not look
    /// different, and tables larger than the second-level cache would be slower.
    static constexpr std::int32_t kCopiesPerLevel = COLOR_COPIES_PER_LEVEL;
    static constexpr std::int32_t kCopies = COLOR_COPIES;
    static constexpr std::uint32_t kHues = 6;

    /// Makes the tables. Takes a few milliseconds, or ten times that with basins. The last few
    /// palettes are cached.
    static std::shared_ptr<const CalmPalette> of(const Palette& palette, bool hasBasins);

    /// All colours by hue, then by copy, then by entry: neighbouring pixels mostly look up the same
    /// copies. Hue 0 is the palette itself.
    std::span<const PaletteColor> shorts() const { return m_shorts; }
    static constexpr std::int32_t kCopySize = COLOR_COPY_SIZE;
    static constexpr std::int32_t kHueSize = kCopySize * kCopies;

private:
    CalmPalette(const std::vector<RgbF>& colors, bool hasBasins);

    std::vector<PaletteColor> m_shorts;
};

}  // namespace fathom
