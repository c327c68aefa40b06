// The stages that colourings are made of. Each stage goes over a whole run in short loops without
// branches, which compilers turn into vector instructions.
#pragma once

#include <algorithm>
#include <cmath>

#include "color/color_kernel.h"
#include "color/coloring.h"

namespace fathom {

/// The fractional part of a turn, in [0, 1). Truncation equals floor, as turns are not negative
/// here.
inline float fractionOf(float turn) {
    return turn - static_cast<float>(static_cast<std::int32_t>(turn));
}

/// The whole count, at least 1 for any sample so that loops need no branch.
template <class Number>
Number wholeCount(const TileSample& sample) {
    return std::max(Number{1}, static_cast<Number>(static_cast<std::int64_t>(sample.count)));
}

/// Whether the distance estimate is known: both components are 0 if it is not. Does not use the
/// square, which may underflow for a known distance.
inline bool isDistanceKnown(const TileSample& sample) {
    return sample.distance_x != 0 || sample.distance_y != 0;
}

inline float squaredDistance(const TileSample& sample) {
    return sample.distance_x * sample.distance_x + sample.distance_y * sample.distance_y;
}

/// Light that rises from `darkest` on the boundary to 1 at `reach` pixels from it.
inline float boundaryDimming(float squared, float reach, float darkest) {
    return darkest + (1 - darkest) * std::min(1.0f, squared * (1 / (reach * reach)));
}

/// The turn of a period: larger periods lie further along the palette, and periods of about the
/// same size are spread over a part of it.
inline float turnOfPeriod(std::uint32_t period, float density, float offset) {
    constexpr float kOctaveRate = 0.16f;  // turns per octave
    constexpr float kGolden = 0.61803399f, kSpread = 0.22f;
    // Beyond these numbers turns repeat, so that loops stay in 32-bit integers.
    constexpr std::uint32_t kMost = (1u << 30) - 1, kMostSpread = 1023;
    const auto octaves = kernel::fast_log2(
        static_cast<float>(static_cast<std::int32_t>((period & kMost) | (period == 0))));
    const auto spread =
        fractionOf(static_cast<float>(static_cast<std::int32_t>(period & kMostSpread)) * kGolden);
    return fractionOf(octaves * kOctaveRate * density + spread * kSpread + offset);
}

/// Fills the turns by the mapping of the count, either of whole iterations or smooth.
template <bool smooth>
void fillTurns(std::span<const TileSample> samples, const ColorSettings& settings, Shades& shades) {
    // Turns per squared octave of the count, and per iteration.
    constexpr double kLogarithmicRate = 0.035;
    constexpr double kLinearRate = 1.0 / 64;
    auto& turns = shades.turns;
    if (settings.mapping == ColorMapping::Logarithmic) {
        // The square of the logarithm: slow where counts are small and each step is a broad band,
        // and still fast enough where all counts of a picture lie within an octave or two.
        const auto rate = static_cast<float>(settings.density * kLogarithmicRate);
        const auto offset = static_cast<float>(settings.offset);
        for (std::size_t i = 0; i < samples.size(); ++i)
            turns[i] = wholeCount<float>(samples[i]) + (smooth ? samples[i].fraction : 0.0f);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const float octaves = kernel::fast_log2(turns[i]);
            turns[i] = fractionOf(octaves * octaves * rate + offset);
        }
    } else {
        const double rate = settings.density * kLinearRate;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const double count =
                wholeCount<double>(samples[i]) + (smooth ? samples[i].fraction : 0.0f);
            const double turn = count * rate + settings.offset;
            turns[i] = static_cast<float>(turn - std::floor(turn));
        }
    }
}

}  // namespace fathom
