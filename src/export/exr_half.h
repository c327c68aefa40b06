// Half floats, numbers of 16 bits in EXR files. Pure.
#pragma once

#include <bit>
#include <cstdint>

namespace fathom {

/// The bits of the nearest half float; of two that are as near, the one whose last bit is 0.
/// Numbers from 65520 on become infinite.
inline std::uint16_t halfOf(float value) {
    constexpr std::uint32_t kInfinite = 0x7C00;
    constexpr std::uint32_t kLeastNormal = 0x38800000;    // 2^-14
    constexpr std::uint32_t kLeastInfinite = 0x477FF000;  // 65520
    constexpr std::uint32_t kFloatInfinite = 0x7F800000;
    constexpr std::uint32_t kBiases = (127 - 15) << 23;  // difference of the exponents' biases
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t sign = bits >> 16 & 0x8000, size = bits & 0x7FFFFFFF;
    std::uint32_t half = 0;
    if (size >= kLeastInfinite) {
        half = kInfinite | static_cast<std::uint32_t>(size > kFloatInfinite);  // or not a number
    } else if (size >= kLeastNormal) {
        half = (size - kBiases + 0xFFF + (size >> 13 & 1)) >> 13;
    } else {
        // The sum is rounded to multiples of 2^-24, the least half float.
        const float sum = std::bit_cast<float>(size) + 0.5f;
        half = std::bit_cast<std::uint32_t>(sum) - std::bit_cast<std::uint32_t>(0.5f);
    }
    return static_cast<std::uint16_t>(sign | half);
}

}  // namespace fathom
