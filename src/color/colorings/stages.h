// The stages that colourings are made of. Each stage goes over a whole run in short loops without
// branches, which compilers turn into vector instructions.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>

#include "color/coloring.h"

namespace fathom {

/// std::min and std::max by value: compilers do not vectorize loops over their references.
inline float lesser(float a, float b) {
    return b < a ? b : a;
}
inline float greater(float a, float b) {
    return a < b ? b : a;
}

/// log2 of a value >= 1, to within 2 ulp or 1e-7: the exponent, plus for the mantissa m in
/// [sqrt(1/2), sqrt(2)) the series log m = 2 artanh((m - 1) / (m + 1)).
inline float fastLog2(float value) {
    constexpr std::int32_t kSqrtHalf = 0x3f3504f3;
    const auto bits = std::bit_cast<std::int32_t>(value);
    const std::int32_t exponent = (bits - kSqrtHalf) >> 23;
    const auto mantissa = std::bit_cast<float>(bits - exponent * (1 << 23));
    const float s = (mantissa - 1) / (mantissa + 1);
    const float square = s * s;
    const float series = s * (1 + square * (1.0f / 3 + square * (1.0f / 5 + square * (1.0f / 7))));
    return static_cast<float>(exponent) + series * 2.88539008f;  // 2 / ln 2
}

/// log2 of a value >= 1 without a division: the exponent, plus a polynomial in the rest t of the
/// mantissa. It is t + t (1 - t) (bend[0] + bend[1] t + ...), so it is exact at both ends.
template <std::size_t terms>
float log2By(const float (&bend)[terms], float value) {
    const auto bits = std::bit_cast<std::int32_t>(value);
    const std::int32_t exponent = (bits >> 23) - 127;
    const float t = std::bit_cast<float>((bits & 0x7fffff) | 0x3f800000) - 1;
    float sum = bend[terms - 1];
    for (std::size_t i = terms - 1; i > 0; --i)
        sum = bend[i - 1] + t * sum;
    return static_cast<float>(exponent) + t + t * (1 - t) * sum;
}
/// To within 3e-6, and to within 0.008: the polynomials with the least errors.
inline float nearLog2(float value) {
    constexpr float kBend[] = {0.442544937f, -0.275600314f, 0.181948885f, -0.0959564596f,
                               0.0258414484f};
    return log2By(kBend, value);
}
inline float roughLog2(float value) {
    constexpr float kBend[] = {0.3437f};
    return log2By(kBend, value);
}

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
    const auto octaves =
        fastLog2(static_cast<float>(static_cast<std::int32_t>((period & kMost) | (period == 0))));
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
            const float octaves = fastLog2(turns[i]);
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
