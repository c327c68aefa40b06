#include "color/srgb.h"

#include <algorithm>
#include <cmath>

namespace fathom {

namespace {

// The sRGB curve of IEC 61966-2-1, for one channel, from [0, 1] to [0, 1].
double decode(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

// Clamps to [0, 1]. NaN becomes 0, as comparisons with NaN are false.
float clamped(float linear) {
    return linear > 0 ? std::min(linear, 1.0f) : 0;
}

}  // namespace

std::uint16_t toSrgb16(float linear) {
    const double value = std::clamp(static_cast<double>(linear), 0.0, 1.0);
    const double encoded =
        value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return static_cast<std::uint16_t>(std::lround(65535 * encoded));
}

SrgbCodes::SrgbCodes() {
    std::size_t step = 0;
    for (int code = 0; code < 255; ++code) {
        // The linear light at the border to the next code.
        const double border = kSteps * decode((code + 0.5) / 255);
        for (; static_cast<double>(step) + 0.5 < border; ++step)
            m_codes[step] = static_cast<std::uint8_t>(code);
    }
    std::fill(m_codes.begin() + static_cast<std::ptrdiff_t>(step), m_codes.end(), 255);
    for (std::size_t i = 0; i < m_shortCodes.size(); ++i)
        m_shortCodes[i] = m_codes[(i << 16) / kShortOne];
    for (std::size_t i = 0; i < m_rootCodes.size(); ++i)
        m_rootCodes[i] =
            m_codes[static_cast<std::size_t>(squareOf(static_cast<std::int16_t>(i)) * kSteps)];
}

const SrgbCodes& SrgbCodes::instance() {
    static const SrgbCodes codes;
    return codes;
}

Rgb32 toSrgb8(RgbF linear) {
    Rgb32 color = 0;
    toSrgb8({&linear, 1}, {&color, 1});
    return color;
}

void toSrgb8(std::span<const RgbF> linear, std::span<Rgb32> colors) {
    const SrgbCodes& codes = SrgbCodes::instance();
    std::ranges::transform(linear, colors.begin(), [&codes](RgbF color) {
        return codes.of(Float4{clamped(color.r), clamped(color.g), clamped(color.b), 0} *
                        SrgbCodes::kSteps);
    });
}

RgbF fromSrgb8(Rgb32 color) {
    const auto channel = [color](int shift) {
        return static_cast<float>(decode((color >> shift & 0xff) / 255.0));
    };
    return {channel(16), channel(8), channel(0)};
}

}  // namespace fathom
