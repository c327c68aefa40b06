// Arithmetic of colours in sixteen bits. Compilers know the vector instructions by these forms.
#pragma once

#include <cmath>
#include <cstdint>

namespace fathom {

/// Linear light of 1 in sixteen bits. Factors and parts have steps of 1 / 32768 instead, so that 1
/// is just out of their reach.
inline constexpr std::int16_t kShortOne = 32767;

/// The square root of 1, in sixteen bits. It leaves room for what is twice as much.
inline constexpr std::int16_t kRootOne = 1 << 14;

/// Rounds toward 0. The number must be in the range of sixteen bits.
inline std::int16_t toShort(float number) {
    return static_cast<std::int16_t>(static_cast<std::int32_t>(number));
}

/// a * b / 32768, rounded.
inline std::int16_t scaled(std::int16_t a, std::int16_t b) {
    return static_cast<std::int16_t>((((a * b) >> 14) + 1) >> 1);
}

/// From a to b, `part` / 32768 of the way.
inline std::int16_t between(std::int16_t a, std::int16_t b, std::int16_t part) {
    return static_cast<std::int16_t>(a + scaled(static_cast<std::int16_t>(b - a), part));
}

/// The square root of linear light in [0, 1], in steps of 1 / kRootOne, and its square.
inline std::int16_t rootOf(float linear) {
    return toShort(std::sqrt(linear) * kRootOne + 0.5f);
}
inline float squareOf(std::int16_t root) {
    const float exact = root * (1.0f / kRootOne);
    return exact * exact;
}

}  // namespace fathom
