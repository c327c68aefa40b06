#include "color/srgb.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace fathom {

namespace {

// IEC 61966-2-1, for one channel from [0, 1] to [0, 1].
double decode(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

// Codes are found without a power: a linear value becomes a fixed-point number of 20 bits, whose
// upper 12 choose an entry. The borders between neighbouring codes stand at least 1/(255 * 12.92)
// apart, so an entry's range has at most one of them inside. The entry is the code at its lower end
// in the upper byte, and in the lower byte what carries into the code when the number's lower 8
// bits, added to it, reach the border. So values within 2^-20 of a border may fall to its other
// side, no others.
constexpr int kUpperBits = 12, kLowerBits = 8;
constexpr int kOne = 1 << (kUpperBits + kLowerBits);
using CodeTable = std::array<std::uint16_t, (1 << kUpperBits) + 1>;  // the last one is for 1 alone

CodeTable makeCodeTable() {
    CodeTable table;
    int code = 0;
    const auto border = [&code] {  // to the next code, as a fixed-point number
        return code < 255 ? static_cast<int>(std::lround(kOne * decode((code + 0.5) / 255)))
                          : kOne + 1;
    };
    for (std::size_t entry = 0; entry < table.size(); ++entry) {
        const int lowerEnd = static_cast<int>(entry) << kLowerBits;
        while (border() <= lowerEnd)
            ++code;
        const int untilBorder = std::min(border() - lowerEnd, 1 << kLowerBits);
        table[entry] =
            static_cast<std::uint16_t>((code << kLowerBits) + (1 << kLowerBits) - untilBorder);
    }
    return table;
}

const CodeTable kCodes = makeCodeTable();

std::uint32_t toFixed(float linear) {
    // Clamped by its bits, which have the order of the values (negative ones are negative
    // integers): unlike comparisons of floats, this becomes vector instructions.
    constexpr auto kBitsOfOne = std::bit_cast<std::int32_t>(1.0f);
    const std::int32_t bits = std::clamp(std::bit_cast<std::int32_t>(linear), 0, kBitsOfOne);
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::bit_cast<float>(bits) * kOne));
}

std::uint32_t encode(std::uint32_t fixed) {
    return (kCodes[fixed >> kLowerBits] + (fixed & ((1u << kLowerBits) - 1))) >> kLowerBits;
}

Rgb32 packed(std::uint32_t fixedR, std::uint32_t fixedG, std::uint32_t fixedB) {
    return 0xff000000u | encode(fixedR) << 16 | encode(fixedG) << 8 | encode(fixedB);
}

}  // namespace

Rgb32 toSrgb8(RgbF linear) {
    return packed(toFixed(linear.r), toFixed(linear.g), toFixed(linear.b));
}

void toSrgb8(std::span<const RgbF> linear, std::span<Rgb32> colors) {
    // Channel by channel in short runs: the first loop becomes vector instructions.
    constexpr std::size_t kRun = 128;
    static_assert(sizeof(RgbF) == 3 * sizeof(float));
    std::array<float, 3 * kRun> channels{};
    std::array<std::uint32_t, 3 * kRun> fixed;
    for (std::size_t start = 0; start < linear.size(); start += kRun) {
        const std::size_t length = std::min(kRun, linear.size() - start);
        std::memcpy(channels.data(), linear.data() + start, length * sizeof(RgbF));
        for (std::size_t i = 0; i < fixed.size(); ++i)
            fixed[i] = toFixed(channels[i]);
        for (std::size_t i = 0; i < length; ++i)
            colors[start + i] = packed(fixed[3 * i], fixed[3 * i + 1], fixed[3 * i + 2]);
    }
}

RgbF fromSrgb8(Rgb32 color) {
    const auto channel = [color](int shift) {
        return static_cast<float>(decode((color >> shift & 0xff) / 255.0));
    };
    return {channel(16), channel(8), channel(0)};
}

}  // namespace fathom
