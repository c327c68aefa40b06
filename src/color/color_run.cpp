#include "color/color_run.h"

#include "color/shorts.h"

namespace fathom {

namespace {

constexpr std::size_t kLength = SampleRows::kLength;

void write(const PixelRun& steps, const SampleRows& rows, const RunOutput& output) {
    const SrgbCodes& codes = *output.codes;
    for (std::size_t i = 0; i < kLength; ++i)
        output.pixels[i] = codes.of(steps.colors[i]);
    writeUndecided(rows.kinds, output);
}

void root(const PixelRun& linear, ColorRun& roots) {
    for (std::size_t channel = 0; channel < 3; ++channel)
        for (std::size_t i = 0; i < kLength; ++i)
            roots.channels[channel][i] = rootOf(linear.colors[i][channel]);
}

void square(const ColorRun& roots, PixelRun& linear) {
    const auto& [red, green, blue] = roots.channels;
    for (std::size_t i = 0; i < kLength; ++i)
        linear.colors[i] = Float4{squareOf(red[i]), squareOf(green[i]), squareOf(blue[i]), 0};
}

void writeRoot(const ColorRun& roots, const SampleRows::Row<SampleKind>& kinds,
               const RunOutput& output) {
    const auto& [red, green, blue] = roots.channels;
    const SrgbCodes& codes = *output.codes;
#pragma GCC unroll 8
    for (std::size_t i = 0; i < kLength; ++i)
        output.pixels[i] = codes.ofRoots(red[i], green[i], blue[i]);
    writeUndecided(kinds, output);
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
Versions<WriteRoots> writeRoots() {
    return versionsOf<writeRoot>();
}

}  // namespace fathom
