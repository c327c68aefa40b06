// Arithmetic of colours in sixteen bits, over that of kernels/colors/shorts.h.
#pragma once

#include <cmath>
#include <cstdint>

#include "color/color_kernel.h"

namespace fathom {

using kernel::between_shorts;
using kernel::scaled_short;

/// Linear light of 1 in sixteen bits.
inline constexpr std::int16_t kShortOne = COLOR_ONE;

/// The square root of 1, in sixteen bits. It leaves room for what is twice as much.
inline constexpr std::int16_t kRootOne = 1 << 14;

/// Rounds toward 0. The number must be in the range of sixteen bits.
inline std::int16_t toShort(float number) {
    return static_cast<std::int16_t>(static_cast<std::int32_t>(number));
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
