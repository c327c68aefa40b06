#include "film/film_pixels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "base/parallel.h"
#include "color/srgb.h"

namespace fathom {

namespace {

constexpr int kLights = 1 << 16;

/// The codes of even steps of linear light.
const std::array<std::uint16_t, kLights>& codes() {
    static const auto table = [] {
        std::array<std::uint16_t, kLights> made{};
        for (int i = 0; i < kLights; ++i)
            made[static_cast<std::size_t>(i)] = toSrgb16(static_cast<float>(i) / (kLights - 1));
        return made;
    }();
    return table;
}

std::uint16_t codeOf(const std::array<std::uint16_t, kLights>& table, float light) {
    return table[static_cast<std::size_t>(std::clamp(light, 0.0f, 1.0f) * (kLights - 1) + 0.5f)];
}

/// What is added before a code of 16 bits is cut to 8: 0 to 255, each as often, as unlike that of
/// the neighbours as can be (J. Jimenez, "Next generation post processing in Call of Duty", 2014).
std::uint32_t ditherAt(int x, int y) {
    const double place = 52.9829189 * std::fmod(0.06711056 * x + 0.00583715 * y, 1.0);
    return static_cast<std::uint32_t>((place - std::floor(place)) * 256);
}

/// Side of the square in which the pattern repeats.
constexpr int kPattern = 64;

const std::array<std::uint8_t, kPattern * kPattern>& pattern() {
    static const auto made = [] {
        std::array<std::uint8_t, kPattern * kPattern> values{};
        for (int y = 0; y < kPattern; ++y)
            for (int x = 0; x < kPattern; ++x)
                values[static_cast<std::size_t>(y * kPattern + x)] =
                    static_cast<std::uint8_t>(ditherAt(x, y));
        return values;
    }();
    return made;
}

}  // namespace

void encodePixels(std::span<const RgbF> colors, int width, int bits, int threads,
                  std::span<std::byte> bytes) {
    const auto& table = codes();
    const auto& dither = pattern();
    const auto row = static_cast<std::size_t>(width);
    parallelFor(threads, colors.size() / row, [&](std::size_t y) {
        const RgbF* const from = &colors[y * row];
        std::byte* to = &bytes[y * row * 3 * static_cast<std::size_t>(bits / 8)];
        for (std::size_t x = 0; x < row; ++x) {
            const std::uint16_t code[3] = {codeOf(table, from[x].r), codeOf(table, from[x].g),
                                           codeOf(table, from[x].b)};
            if (bits == 16) {
                std::memcpy(to, code, sizeof code);
                to += sizeof code;
                continue;
            }
            // 65535 / 255 = 257: a code of 16 bits is one of 8 bits and as much of a step again.
            const std::uint32_t more = dither[y % kPattern * kPattern + x % kPattern];
            for (const std::uint16_t part : code)
                *to++ = static_cast<std::byte>((part - (part >> 8) + more) >> 8);
        }
    });
}

}  // namespace fathom
