// A palette's colours for each attractor of a formula. Immutable; any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "color/color_settings.h"
#include "color/float4.h"

namespace fathom {

/// Linear light at even steps round a palette: kEntries entries, then the first one twice, as a
/// turn of 1 may round up to an index.
class TurnTable {
public:
    static constexpr std::size_t kEntries = 4096;
    static constexpr std::size_t kSize = kEntries + 2;

    /// The colour at a turn in [0, 1], interpolated between the two nearest entries.
    static RgbF at(const RgbF* entries, float turn) {
        const float place = turn * static_cast<float>(kEntries);
        const int index = static_cast<int>(place);
        const float part = place - static_cast<float>(index);
        const RgbF& low = entries[index];
        const RgbF& high = entries[index + 1];
        return {low.r + part * (high.r - low.r), low.g + part * (high.g - low.g),
                low.b + part * (high.b - low.b)};
    }
};

/// Attractor 0 has the palette's own colours. Those of attractor k are turned by k golden angles
/// (137.5 degrees) about OKLab's axis of lightness, so that no two attractors have the same hue at
/// the same turn. If a palette has next to no chroma to turn, its colours are tinted. Lightness
/// does not change.
class HueFamilies {
public:
    /// Number of attractors with hues of their own; further attractors repeat these hues.
    static constexpr std::uint32_t kAttractors = 8;

    /// `table` has TurnTable::kSize entries. Takes a few milliseconds.
    explicit HueFamilies(std::span<const RgbF> table);

    /// Linear light at a turn in [0, 1].
    RgbF at(float turn, std::uint32_t attractor) const {
        const Float4 color = at(placeOf(turn, attractor));
        return {color[0], color[1], color[2]};
    }

    /// Same as above, in two steps: a place, for vector loops, and a look-up of all channels at
    /// once.
    struct Place {
        std::uint32_t entry;
        float part;  // fraction of the way to the next entry
    };
    static Place placeOf(float turn, std::uint32_t attractor) {
        const std::uint32_t isAny = attractor != 0 ? 1 : 0;  // arithmetic: loops need no branch
        const std::uint32_t family = (attractor - isAny) % kAttractors + isAny;
        const float place = turn * static_cast<float>(TurnTable::kEntries);
        const auto index = static_cast<std::int32_t>(place);
        return {static_cast<std::uint32_t>(family * TurnTable::kSize) +
                    static_cast<std::uint32_t>(index),
                place - static_cast<float>(index)};
    }
    Float4 at(Place place) const {
        const Float4* const entry = m_tables.data() + place.entry;
        return entry[0] + place.part * (entry[1] - entry[0]);
    }

private:
    void append(RgbF color) { m_tables.push_back(Float4{color.r, color.g, color.b, 0}); }

    std::vector<Float4> m_tables;  // one table per attractor, turned beforehand
};

}  // namespace fathom
