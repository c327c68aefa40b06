#include "color/color_run.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fathom {

namespace {

constexpr std::size_t kLength = SampleRows::kLength;

void write(const PixelRun& steps, const SampleRows& rows, const RunOutput& output) {
    const SrgbCodes& codes = *output.codes;
    alignas(64) SampleRows::Row<Rgb32> pixels;
    for (std::size_t i = 0; i < kLength; ++i)
        pixels[i] = codes.of(steps.colors[i]);
    writeDecided(pixels, rows.kinds, output);
}

// Takes four colours at a time as a matrix and transposes it. Its rows are then the channels, of
// which the fourth is dropped.
void root(const PixelRun& linear, ColorRun& roots) {
    auto& [red, green, blue] = roots.channels;
    for (std::size_t i = 0; i < kLength; i += 4) {
        const Float4* const four = &linear.colors[i];
        const Float4 low01 = __builtin_shufflevector(four[0], four[1], 0, 4, 1, 5);
        const Float4 low23 = __builtin_shufflevector(four[2], four[3], 0, 4, 1, 5);
        const Float4 high01 = __builtin_shufflevector(four[0], four[1], 2, 6, 3, 7);
        const Float4 high23 = __builtin_shufflevector(four[2], four[3], 2, 6, 3, 7);
        const Float4 reds = __builtin_shufflevector(low01, low23, 0, 1, 4, 5);
        const Float4 greens = __builtin_shufflevector(low01, low23, 2, 3, 6, 7);
        const Float4 blues = __builtin_shufflevector(high01, high23, 0, 1, 4, 5);
        std::memcpy(&red[i], &reds, sizeof reds);
        std::memcpy(&green[i], &greens, sizeof greens);
        std::memcpy(&blue[i], &blues, sizeof blues);
    }
    for (auto& channel : roots.channels)
        for (std::size_t i = 0; i < kLength; ++i)
            channel[i] = std::sqrt(channel[i]);
}

void square(const ColorRun& roots, PixelRun& linear) {
    const auto& [red, green, blue] = roots.channels;
    for (std::size_t i = 0; i < kLength; ++i)
        linear.colors[i] = Float4{red[i] * red[i], green[i] * green[i], blue[i] * blue[i], 0};
}

void writeSquared(const ColorRun& roots, const SampleRows::Row<SampleKind>& kinds,
                  const RunOutput& output) {
    alignas(64) std::array<SampleRows::Row<std::int32_t>, 3> steps;
    for (std::size_t channel = 0; channel < 3; ++channel)
        for (std::size_t i = 0; i < kLength; ++i) {
            const float linear = roots.channels[channel][i] * roots.channels[channel][i];
            const float clamped = linear > 0 ? std::min(linear, 1.0f) : 0.0f;
            steps[channel][i] = static_cast<std::int32_t>(clamped * SrgbCodes::kSteps);
        }
    const SrgbCodes& codes = *output.codes;
    alignas(64) SampleRows::Row<Rgb32> pixels;
    for (std::size_t i = 0; i < kLength; ++i)
        pixels[i] = codes.of(steps[0][i], steps[1][i], steps[2][i]);
    writeDecided(pixels, kinds, output);
}

}  // namespace

Versions<WritePixels> writePixels() {
    return versionsOf<write>();
}
Versions<TakeRoots> takeRoots() {
    return versionsOf<root>();
}
Versions<SquareRoots> squareRoots() {
    return versionsOf<square>();
}
Versions<WriteSquares> writeSquares() {
    return versionsOf<writeSquared>();
}

}  // namespace fathom
