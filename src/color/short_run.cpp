#include "color/short_run.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fathom {

namespace {

constexpr std::size_t kLength = SampleRows::kLength;
using Lanes = decltype(ShortRun::lanes);

// a * b, where b = 32768 would be 1, rounded. Compilers know the instruction by this form.
std::int16_t scaled(std::int16_t a, std::int16_t b) {
    return static_cast<std::int16_t>((((a * b) >> 14) + 1) >> 1);
}

std::int16_t between(std::int16_t a, std::int16_t b, std::int16_t part) {
    return static_cast<std::int16_t>(a + scaled(static_cast<std::int16_t>(b - a), part));
}

// Runs are looked up in blocks, whose lanes all stay in the first-level cache.
constexpr std::size_t kBlock = 64;
static_assert(kLength % kBlock == 0);
using Block = std::array<std::int16_t, 4 * kBlock>;

// Repeats each value for the lanes of its sample.
template <std::size_t count>
void spread(const std::int16_t* values, std::int16_t* lanes) {
    for (std::size_t i = 0; i < kBlock; ++i)
        for (std::size_t lane = 0; lane < count; ++lane)
            lanes[count * i + lane] = values[i];
}

// Looks up the colours of a block and mixes them between entries and then between copies.
void lookUp(const CalmPalette::Short* table, const AutoPlaces& places,
            const SampleRows::Row<std::int32_t>& entries, std::size_t start, std::int16_t* colors) {
    // The lanes of a sample: its colour in one copy, and in the next.
    alignas(64) std::array<std::int16_t, 8 * kBlock> here, next, entryParts;
    for (std::size_t i = 0; i < kBlock; ++i) {
        const CalmPalette::Short* const entry = table + entries[start + i];
        std::memcpy(&here[8 * i], entry, 2 * sizeof *entry);
        std::memcpy(&next[8 * i], entry + CalmPalette::kLevels, 2 * sizeof *entry);
    }
    spread<8>(&places.parts[start], entryParts.data());
    for (std::size_t lane = 0; lane < here.size(); ++lane)
        here[lane] = between(here[lane], next[lane], entryParts[lane]);

    alignas(64) Block sharp, blurred, blurs;
    for (std::size_t i = 0; i < kBlock; ++i) {
        std::memcpy(&sharp[4 * i], &here[8 * i], sizeof *table);
        std::memcpy(&blurred[4 * i], &here[8 * i + 4], sizeof *table);
    }
    spread<4>(&places.copyParts[start], blurs.data());
    for (std::size_t lane = 0; lane < sharp.size(); ++lane)
        colors[lane] = between(sharp[lane], blurred[lane], blurs[lane]);
}

// Brighter colours than white become white.
void lightUp(const std::int16_t* lights, std::int16_t* colors) {
    alignas(64) Block factors;
    spread<4>(lights, factors.data());
    for (std::size_t lane = 0; lane < factors.size(); ++lane) {
        const std::int16_t color = colors[lane];
        const auto most = static_cast<std::int16_t>((CalmPalette::kShortOne - color) >> 1);
        const std::int16_t half = std::min(scaled(color, factors[lane]), most);
        colors[lane] = static_cast<std::int16_t>(color + 2 * half);
    }
}

// Prefetches the second half of the next run, block by block.
void prefetchBlock(const ShadedRun& next, std::size_t block) {
    constexpr std::size_t kFirst = kLength / 8;  // lines that AutoPlaceRun prefetches
    constexpr std::size_t kLines = (sizeof next / 64 - kFirst) * kBlock / kLength + 1;
    for (std::size_t line = 0; line < kLines; ++line)
        prefetchLine(next, kFirst + block * kLines + line);
}

// Basins have different hues where counts are low; the chains between them have the palette's own
// colours, and between lie mixtures.
struct BasinRun {
    alignas(64) SampleRows::Row<std::int32_t> entries;  // in the basin's hue
    alignas(64) SampleRows::Row<std::int16_t> chains;   // share of the palette's own colour
};

void findHues(const ShadedRun& shaded, const AutoPlaces& places, BasinRun& run) {
    for (std::size_t i = 0; i < kLength; ++i) {
        const std::int32_t basin = shaded.basins[i];
        run.entries[i] = places.entries[i] + basin * CalmPalette::kHueSize;
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        const float chain =
            std::min(32767.0f, chainShare(places.heights[i]) * AutoPlaces::kPartOne);
        run.chains[i] = static_cast<std::int16_t>(static_cast<std::int32_t>(chain));
    }
}

void mixHues(const Block& plain, const std::int16_t* shares, std::int16_t* own) {
    alignas(64) Block chains;
    spread<4>(shares, chains.data());
    for (std::size_t lane = 0; lane < plain.size(); ++lane)
        own[lane] = between(own[lane], plain[lane], chains[lane]);
}

void paint(const ShadedRun& shaded, const ShadedRun& next, const AutoPlaces& places,
           const ShortPaint& paint, ShortRun& run) {
    const CalmPalette::Short* const table = paint.palette.shorts();
    BasinRun basins;
    if (paint.hasBasins) findHues(shaded, places, basins);
    for (std::size_t start = 0; start < kLength; start += kBlock) {
        std::int16_t* const colors = &run.lanes[4 * start];
        prefetchBlock(next, start / kBlock);
        lookUp(table, places, places.entries, start, colors);
        if (paint.hasBasins) {
            alignas(64) Block plain;
            std::copy_n(colors, plain.size(), plain.begin());
            lookUp(table, places, basins.entries, start, colors);
            mixHues(plain, &basins.chains[start], colors);
        }
        lightUp(&places.lights[start], colors);
    }
}

void write(const ShortRun& run, const ShadedRun& shaded, const RunOutput& output) {
    constexpr std::int32_t kScale = static_cast<std::int32_t>(SrgbCodes::kSteps) >> 15;
    const SrgbCodes& codes = *output.codes;
    alignas(64) SampleRows::Row<Rgb32> pixels;
    for (std::size_t i = 0; i < kLength; ++i) {
        const std::int16_t* const color = &run.lanes[4 * i];
        pixels[i] = codes.of(color[2] * kScale, color[1] * kScale, color[0] * kScale);
    }
    writeDecided(pixels, shaded.kinds, output);
}

void split(const ShortRun& run, ColorRun& roots) {
    auto& [red, green, blue] = roots.channels;
    constexpr float kStep = 1.0f / CalmPalette::kShortOne;
    for (std::size_t i = 0; i < kLength; ++i) {
        blue[i] = std::sqrt(static_cast<float>(run.lanes[4 * i]) * kStep);
        green[i] = std::sqrt(static_cast<float>(run.lanes[4 * i + 1]) * kStep);
        red[i] = std::sqrt(static_cast<float>(run.lanes[4 * i + 2]) * kStep);
    }
}

}  // namespace

Versions<PaintShorts> paintShorts() {
    return versionsOf<paint>();
}
Versions<WriteShorts> writeShorts() {
    return versionsOf<write>();
}
Versions<SplitShorts> splitShorts() {
    return versionsOf<split>();
}

}  // namespace fathom
