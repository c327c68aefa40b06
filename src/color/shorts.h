// Arithmetic of colours in sixteen bits. Compilers know the vector instructions by these forms.
#pragma once

#include <cstdint>

namespace fathom {

/// Linear light of 1 in sixteen bits. Factors and parts have steps of 1 / 32768 instead, so that 1
/// is just out of their reach.
inline constexpr std::int16_t kShortOne = 32767;

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

}  // namespace fathom
