// The sRGB curve between 8-bit codes and linear light. Pure; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "color/color_settings.h"
#include "color/float4.h"
#include "color/shorts.h"

namespace fathom {

/// 8 bits a channel as 0xffRRGGBB, sRGB: the layout of QImage::Format_RGB32.
using Rgb32 = std::uint32_t;

/// Linear light to 0xffRRGGBB by the sRGB curve (IEC 61966-2-1), rounded to the nearest code as
/// SrgbCodes does. Values outside [0, 1] are clamped; NaN becomes 0.
Rgb32 toSrgb8(RgbF linear);

/// Same for many colours; both spans have the same length.
void toSrgb8(std::span<const RgbF> linear, std::span<Rgb32> colors);

/// One channel of linear light to 16 bits by the sRGB curve, clamped to [0, 1].
std::uint16_t toSrgb16(float linear);

/// The inverse of toSrgb8(): 0xRRGGBB (higher bits are ignored) to linear light.
RgbF fromSrgb8(Rgb32 color);

/// The curve as a table over even steps of linear light. A code may be rounded the other way within
/// 0.03 of the border between two codes, and is right everywhere else.
class SrgbCodes {
public:
    static constexpr float kSteps = 1 << 16;

    static const SrgbCodes& instance();

    /// For channels in [0, kSteps]; the fourth is ignored.
    Rgb32 of(Float4 steps) const {
        using Indices [[gnu::vector_size(16)]] = std::int32_t;
        const Indices indices = __builtin_convertvector(steps, Indices);
        return of(indices[0], indices[1], indices[2]);
    }
    Rgb32 of(std::int32_t red, std::int32_t green, std::int32_t blue) const {
        return codesIn(m_codes, red, green, blue);
    }
    /// For channels in [0, kShortOne]: the same codes as those of channel / kShortOne.
    Rgb32 ofShorts(std::int16_t red, std::int16_t green, std::int16_t blue) const {
        return codesIn(m_shortCodes, red, green, blue);
    }
    /// The codes of all channels that ofShorts() takes.
    std::span<const std::uint8_t> shortCodes() const { return m_shortCodes; }
    /// For square roots in [0, kRootOne]: the same codes as those of squareOf().
    Rgb32 ofRoots(std::int16_t red, std::int16_t green, std::int16_t blue) const {
        return codesIn(m_rootCodes, red, green, blue);
    }

private:
    SrgbCodes();

    template <class Place, class Codes>
    static Rgb32 codesIn(const Codes& codes, Place red, Place green, Place blue) {
        const auto code = [&codes](Place place) -> Rgb32 {
            return codes[static_cast<std::make_unsigned_t<Place>>(place)];
        };
        return 0xff000000u | code(red) << 16 | code(green) << 8 | code(blue);
    }

    std::array<std::uint8_t, (1 << 16) + 1> m_codes;  // the last entry is for 1 alone
    std::array<std::uint8_t, kShortOne + 1> m_shortCodes;
    std::array<std::uint8_t, kRootOne + 1> m_rootCodes;
};

}  // namespace fathom
