#include "color/short_run.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "color/shorts.h"

namespace fathom {

namespace {

constexpr std::size_t kLength = SampleRows::kLength;

// Runs are looked up in blocks, whose lanes all stay in the first-level cache.
constexpr std::size_t kBlock = 64;
static_assert(kLength % kBlock == 0);
using Block = std::array<std::int16_t, 4 * kBlock>;

constexpr float kStep = 1.0f / kShortOne;

// Repeats each value for the lanes of its sample.
void spread(const std::int16_t* values, std::int16_t* lanes) {
    for (std::size_t i = 0; i < kBlock; ++i)
        for (std::size_t lane = 0; lane < 4; ++lane)
            lanes[4 * i + lane] = values[i];
}

// Parts pairs of colours: the first ones go to `first`, the others to `second`.
void part(const std::int16_t* pairs, std::int16_t* first, std::int16_t* second) {
    using Colors [[gnu::vector_size(64)]] = std::uint64_t;
    static_assert(sizeof(Colors) == 8 * sizeof(PaletteColor));
    constexpr std::size_t kShorts = sizeof(Colors) / sizeof *pairs;
    for (std::size_t lane = 0; lane < 4 * kBlock; lane += kShorts) {
        std::array<Colors, 2> both;
        std::memcpy(both.data(), pairs + 2 * lane, sizeof both);
        const Colors firsts = __builtin_shufflevector(both[0], both[1], 0, 2, 4, 6, 8, 10, 12, 14);
        const Colors seconds = __builtin_shufflevector(both[0], both[1], 1, 3, 5, 7, 9, 11, 13, 15);
        std::memcpy(first + lane, &firsts, sizeof firsts);
        std::memcpy(second + lane, &seconds, sizeof seconds);
    }
}

// Looks up the colours of a block, those of the entries and of the next ones, and mixes them.
void lookUp(const PaletteColor* table, const std::int32_t* entries, const std::int16_t* parts,
            std::int16_t* colors) {
    alignas(64) std::array<std::int16_t, 8 * kBlock> pairs;
#pragma GCC unroll 8
    for (std::size_t i = 0; i < kBlock; ++i)
        std::memcpy(&pairs[8 * i], table + entries[i], 2 * sizeof *table);
    alignas(64) Block here, next, shares;
    part(pairs.data(), here.data(), next.data());
    spread(parts, shares.data());
    for (std::size_t lane = 0; lane < here.size(); ++lane)
        colors[lane] = between_shorts(here[lane], next[lane], shares[lane]);
}

void lightUp(const std::int16_t* lights, std::int16_t* colors) {
    alignas(64) Block factors;
    spread(lights, factors.data());
    for (std::size_t lane = 0; lane < factors.size(); ++lane)
        colors[lane] = kernel::lit_channel(colors[lane], factors[lane]);
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
    alignas(64) SampleRows::Row<std::int32_t> entries;  // in the basin's hue, or in the chains' one
    alignas(64) SampleRows::Row<std::int16_t> chains;   // share of the chains' colour
    std::array<bool, kLength / kBlock> isMixed;         // blocks in which there are mixtures
};

void findHues(const ShadedRun& shaded, const AutoPlaces& places, BasinRun& run) {
    alignas(64) SampleRows::Row<std::int32_t> mixtures;
    for (std::size_t i = 0; i < kLength; ++i) {
        const float chain = chainShare(places.heights[i]) * COLOR_PART_ONE;
        const auto share = static_cast<std::int32_t>(chain);
        const std::int32_t basin = share < COLOR_PART_ONE ? shaded.basins[i] : 0;
        run.entries[i] = places.entries[i] + basin * CalmPalette::kHueSize;
        run.chains[i] = static_cast<std::int16_t>(std::min(share, COLOR_PART_ONE - 1));
        mixtures[i] = basin * share;
    }
    for (std::size_t block = 0; block < run.isMixed.size(); ++block) {
        std::int32_t any = 0;
        for (std::size_t i = block * kBlock; i < (block + 1) * kBlock; ++i)
            any |= mixtures[i];
        run.isMixed[block] = any != 0;
    }
}

void mixHues(const Block& plain, const std::int16_t* shares, std::int16_t* own) {
    alignas(64) Block chains;
    spread(shares, chains.data());
    for (std::size_t lane = 0; lane < plain.size(); ++lane)
        own[lane] = between_shorts(own[lane], plain[lane], chains[lane]);
}

// Square roots take long. Processors compute them while they look up the next block. The unused
// lane is 0: adding it lets compilers read all lanes in whole vectors, without a slow remainder.
void takeRoots(const std::int16_t* colors, std::size_t start, ColorRun& roots) {
    auto& [red, green, blue] = roots.channels;
    for (std::size_t i = 0; i < kBlock; ++i) {
        const std::int16_t* const color = &colors[4 * i];
        blue[start + i] = rootOf(color[0] * kStep);
        green[start + i] = rootOf(color[1] * kStep);
        red[start + i] = rootOf((color[2] + color[3]) * kStep);
    }
}

void paint(const ShadedRun& shaded, const ShadedRun& next, const AutoPlaces& places,
           const ShortPaint& paint, ShortRun& run) {
    const PaletteColor* const table = paint.palette.shorts().data();
    BasinRun basins;
    if (paint.hasBasins) findHues(shaded, places, basins);
    const auto& entries = paint.hasBasins ? basins.entries : places.entries;
    for (std::size_t start = 0; start < kLength; start += kBlock) {
        std::int16_t* const colors = &run.lanes[4 * start];
        prefetchBlock(next, start / kBlock);
        lookUp(table, &entries[start], &places.parts[start], colors);
        if (paint.hasBasins && basins.isMixed[start / kBlock]) {
            alignas(64) Block plain;
            lookUp(table, &places.entries[start], &places.parts[start], plain.data());
            mixHues(plain, &basins.chains[start], colors);
        }
        lightUp(&places.lights[start], colors);
        if (paint.roots) takeRoots(colors, start, *paint.roots);
    }
}

void write(const ShortRun& run, const ShadedRun& shaded, const RunOutput& output) {
    const SrgbCodes& codes = *output.codes;
#pragma GCC unroll 8
    for (std::size_t i = 0; i < kLength; ++i) {
        const std::int16_t* const color = &run.lanes[4 * i];
        output.pixels[i] = codes.ofShorts(color[2], color[1], color[0]);
    }
    writeUndecided(shaded.kinds, output);
}

void toLinear(const ShortRun& run, PixelRun& linear) {
    for (std::size_t i = 0; i < kLength; ++i) {
        const std::int16_t* const color = &run.lanes[4 * i];
        linear.colors[i] = Float4{static_cast<float>(color[2]), static_cast<float>(color[1]),
                                  static_cast<float>(color[0]), 0} *
                           kStep;
    }
}

}  // namespace

Versions<PaintShorts> paintShorts() {
    return versionsOf<paint>();
}
Versions<WriteShorts> writeShorts() {
    return versionsOf<write>();
}
Versions<LinearShorts> linearShorts() {
    return versionsOf<toLinear>();
}

}  // namespace fathom
