#include "film/film_pixels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "base/instruction_set.h"
#include "color/srgb.h"

namespace fathom {

namespace {

/// Side of the square in which the dither's pattern repeats.
constexpr int kPattern = 64;
using Pattern = std::array<std::array<float, kPattern>, kPattern>;

/// What is added before a code is cut to an integer: 0 to 1, each as often, as unlike that of the
/// neighbours as can be (J. Jimenez, "Next generation post processing in Call of Duty", 2014).
const Pattern& pattern() {
    static const Pattern made = [] {
        Pattern values{};
        for (int y = 0; y < kPattern; ++y)
            for (int x = 0; x < kPattern; ++x) {
                const double place = 52.9829189 * std::fmod(0.06711056 * x + 0.00583715 * y, 1.0);
                values[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] =
                    static_cast<float>(place - std::floor(place));
            }
        return values;
    }();
    return made;
}

/// The sRGB curve to 1.5e-4, a seventh of a code of 10 bits. Above its straight part it is a
/// polynomial in the square root, of which the greatest error is the least.
inline float srgbOf(float light) {
    const float q = std::sqrt(light);
    const float high = ((-0.9476722f * q + 3.4186902f) * q - 5.0031737f) * q + 3.8984456f;
    const float curve = ((high * q - 1.8994781f) * q + 1.5752711f) * q - 0.042231966f;
    return light < 0.0031308f ? light * 12.92f : curve;
}

/// The weights of red, green and blue in BT.709, and the ranges of the other two differences.
constexpr float kRed = 0.2126f, kGreen = 0.7152f, kBlue = 0.0722f;
constexpr float kBlueRange = 2 * (1 - kBlue), kRedRange = 2 * (1 - kRed);

/// Pixels or chromas that are computed at once. Loops of this length become vectors.
constexpr int kRun = 16;

/// Two neighbouring rows of a frame, and where their codes go.
struct RowPair {
    std::array<const float*, 3> lights[2];  // red, green, blue
    const float* dithers[2];                // kPattern numbers
    /// Scratch space: of both rows together, blue and red less luma. The pixel left of the first
    /// one is number kRun - 1.
    float *blueDifferences, *redDifferences;
    void *luma[2], *blueChroma, *redChroma;
    int width;
    float step;  // codes to a code of 8 bits
};

/// Writes up to kRun codes.
template <class Code>
inline void writeCodes(const float* values, int count, Code* to) {
    Code codes[kRun];
    for (int x = 0; x < kRun; ++x)
        codes[x] = static_cast<Code>(static_cast<std::int32_t>(values[x]));
    std::memcpy(to, codes, sizeof(Code) * static_cast<std::size_t>(std::min(count, kRun)));
}

template <class Code>
void writePair(const RowPair* pair) {
    const int width = pair->width;
    const float step = pair->step;
    float* const blueDifferences = pair->blueDifferences + kRun;
    float* const redDifferences = pair->redDifferences + kRun;
    for (int left = 0; left < width; left += kRun) {
        float blueSum[kRun] = {}, redSum[kRun] = {};
        for (int y = 0; y < 2; ++y) {
            const auto& [reds, greens, blues] = pair->lights[y];
            const float* const dither = pair->dithers[y] + left % kPattern;
            float codes[kRun];
            for (int x = 0; x < kRun; ++x) {
                const float red = srgbOf(reds[left + x]), green = srgbOf(greens[left + x]),
                            blue = srgbOf(blues[left + x]);
                const float luma = kRed * red + kGreen * green + kBlue * blue;
                codes[x] = (16 + 219 * luma) * step + dither[x];
                blueSum[x] += blue - luma;
                redSum[x] += red - luma;
            }
            writeCodes(codes, width - left, static_cast<Code*>(pair->luma[y]) + left);
        }
        std::memcpy(blueDifferences + left, blueSum, sizeof blueSum);
        std::memcpy(redDifferences + left, redSum, sizeof redSum);
    }
    blueDifferences[-1] = blueDifferences[0];
    redDifferences[-1] = redDifferences[0];

    // Chroma at the left one of each two pixels: means by the weights 1, 2, 1 of two rows.
    const auto writeChroma = [&](const float* differences, float range, void* to) {
        const float scale = 224 * step / (8 * range), zero = 128 * step;
        for (int left = 0; left < width / 2; left += kRun) {
            const float* const at = differences + 2 * left;
            const float* const dither = pair->dithers[0] + left % kPattern;
            float codes[kRun];
            for (int x = 0; x < kRun; ++x)
                codes[x] =
                    (at[2 * x - 1] + 2 * at[2 * x] + at[2 * x + 1]) * scale + zero + dither[x];
            writeCodes(codes, width / 2 - left, static_cast<Code*>(to) + left);
        }
    };
    writeChroma(blueDifferences, kBlueRange, pair->blueChroma);
    writeChroma(redDifferences, kRedRange, pair->redChroma);
}

constexpr auto kWriteBytes = versionsOf<writePair<std::uint8_t>>();
constexpr auto kWriteShorts = versionsOf<writePair<std::uint16_t>>();

void encodeYuv(const FrameBand& band, Size frame, int bytesOfCode, std::byte* bytes) {
    const auto size = static_cast<std::size_t>(bytesOfCode);
    const auto width = static_cast<std::size_t>(frame.width);
    // What lies to the right of a row is computed and not used.
    const auto scratch = static_cast<std::size_t>(band.stride + 2 * kRun);
    std::vector<float> numbers(2 * scratch);
    const auto lightsOf = [&](int y) {
        return std::array{band.row(0, y), band.row(1, y), band.row(2, y)};
    };
    const InstructionSet set = instructionSets().back();
    const auto write = bytesOfCode == 1 ? kWriteBytes.on(set) : kWriteShorts.on(set);
    for (int y = 0; y < band.rows; y += 2) {
        const auto top = static_cast<std::size_t>(band.top + y);
        std::byte* const luma = bytes + top * width * size;
        std::byte* const blue = bytes + (frame.area() + top / 2 * (width / 2)) * size;
        const Pattern& dither = pattern();
        const RowPair pair{
            .lights = {lightsOf(y), lightsOf(y + 1)},
            .dithers = {dither[top % kPattern].data(), dither[(top + 1) % kPattern].data()},
            .blueDifferences = numbers.data(),
            .redDifferences = numbers.data() + scratch,
            .luma = {luma, luma + width * size},
            .blueChroma = blue,
            .redChroma = blue + frame.area() / 4 * size,
            .width = band.width,
            .step = bytesOfCode == 1 ? 1.0f : 4.0f};
        write(&pair);
    }
}

void encodeRgb(const FrameBand& band, std::byte* bytes) {
    for (int y = 0; y < band.rows; ++y)
        for (int x = 0; x < band.width; ++x) {
            const RgbF light = band.at(x, y);
            const std::array codes{toSrgb16(light.r), toSrgb16(light.g), toSrgb16(light.b)};
            const auto pixel =
                static_cast<std::size_t>(band.top + y) * static_cast<std::size_t>(band.width) +
                static_cast<std::size_t>(x);
            std::memcpy(bytes + pixel * sizeof codes, codes.data(), sizeof codes);
        }
}

}  // namespace

std::size_t bytesOf(FrameFormat format, Size frame) {
    switch (format) {
        case FrameFormat::Rgb48:
            return frame.area() * 6;
        case FrameFormat::Yuv420:
            return frame.area() * 3 / 2;
        case FrameFormat::Yuv420In10Bits:
            return frame.area() * 3;
    }
    return 0;
}

void encodeBand(const FrameBand& band, Size frame, FrameFormat format, std::span<std::byte> bytes) {
    switch (format) {
        case FrameFormat::Rgb48:
            return encodeRgb(band, bytes.data());
        case FrameFormat::Yuv420:
            return encodeYuv(band, frame, 1, bytes.data());
        case FrameFormat::Yuv420In10Bits:
            return encodeYuv(band, frame, 2, bytes.data());
    }
}

}  // namespace fathom
