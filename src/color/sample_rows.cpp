#include "color/sample_rows.h"

#include <algorithm>
#include <cstring>

#include "color/color_kernel.h"

namespace fathom {

namespace {

constexpr std::size_t kLength = SampleRows::kLength;

// Four samples are a matrix of 4 x 4 such words. The words of a sample are: count; fraction and the
// distance's x; the distance's y and the angle; the attractor, which has 16 bits, and periods.
using Words [[gnu::vector_size(32)]] = std::uint64_t;
using Halves [[gnu::vector_size(32)]] = std::uint32_t;
static_assert(sizeof(TileSample) == sizeof(Words));

template <class Row>
void put(const Halves& halves, Row& row, std::size_t start) {
    std::memcpy(&row[start], &halves, sizeof halves);
}

// Prefetches eight samples of the next run, so that they come from memory while this run is
// coloured. An address beyond the last sample does no harm.
void prefetchAfter(const TileSample* samples) {
    constexpr std::uintptr_t kCacheLine = 64;
    const auto next = reinterpret_cast<std::uintptr_t>(samples) + kLength * sizeof(TileSample);
    for (std::uintptr_t line = 0; line < 8 * sizeof(TileSample); line += kCacheLine)
        __builtin_prefetch(reinterpret_cast<const void*>(next + line));
}

// Hand-written shuffles: compilers turn loops over the components into four times as many.
void transpose(const TileSample* samples, SampleRows& rows, SampleRows::Row<float>& x,
               SampleRows::Row<float>& y) {
    for (std::size_t start = 0; start < kLength; start += 8) {
        prefetchAfter(samples + start);
        std::array<Words, 2> fractionAndX, yAndAngle, attractor;
        for (std::size_t half = 0; half < 2; ++half) {
            std::array<Words, 4> four;
            std::memcpy(four.data(), samples + start + 4 * half, sizeof four);
            const Words even01 = __builtin_shufflevector(four[0], four[1], 0, 4, 2, 6);
            const Words even23 = __builtin_shufflevector(four[2], four[3], 0, 4, 2, 6);
            const Words odd01 = __builtin_shufflevector(four[0], four[1], 1, 5, 3, 7);
            const Words odd23 = __builtin_shufflevector(four[2], four[3], 1, 5, 3, 7);
            const Words counts = __builtin_shufflevector(even01, even23, 0, 1, 4, 5);
            std::memcpy(&rows.counts[start + 4 * half], &counts, sizeof counts);
            fractionAndX[half] = __builtin_shufflevector(odd01, odd23, 0, 1, 4, 5);
            yAndAngle[half] = __builtin_shufflevector(even01, even23, 2, 3, 6, 7);
            attractor[half] = __builtin_shufflevector(odd01, odd23, 2, 3, 6, 7);
        }
        std::array<Halves, 2> pair;
        std::memcpy(pair.data(), fractionAndX.data(), sizeof pair);
        put(__builtin_shufflevector(pair[0], pair[1], 0, 2, 4, 6, 8, 10, 12, 14), rows.fractions,
            start);
        put(__builtin_shufflevector(pair[0], pair[1], 1, 3, 5, 7, 9, 11, 13, 15), x, start);
        std::memcpy(pair.data(), yAndAngle.data(), sizeof pair);
        put(__builtin_shufflevector(pair[0], pair[1], 0, 2, 4, 6, 8, 10, 12, 14), y, start);
        put(__builtin_shufflevector(pair[0], pair[1], 1, 3, 5, 7, 9, 11, 13, 15), rows.angles,
            start);
        std::memcpy(pair.data(), attractor.data(), sizeof pair);
        put(__builtin_shufflevector(pair[0], pair[1], 0, 2, 4, 6, 8, 10, 12, 14) & 0xffff,
            rows.attractors, start);
    }
}

void readAll(const TileSample* samples, SampleRows& rows) {
    alignas(64) SampleRows::Row<float> x, y;
    transpose(samples, rows, x, y);
    for (std::size_t i = 0; i < kLength; ++i) {
        constexpr auto kInterior = static_cast<std::int64_t>(kInteriorCount);
        const std::int64_t count = rows.counts[i];
        rows.kinds[i] = static_cast<SampleKind>((count != 0) + (count != 0 && count != kInterior));
        rows.counts[i] = std::max(std::int64_t{1}, count);
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        const kernel::color_slope slope = kernel::color_slope_of(x[i], y[i]);
        rows.slopes.distances[i] = slope.distance;
        rows.slopes.x[i] = slope.x;
        rows.slopes.y[i] = slope.y;
    }
}

}  // namespace

void readRows(std::span<const TileSample> samples, SampleRows& rows, InstructionSet set) {
    const auto read = versionsOf<readAll>().on(set);
    if (samples.size() == SampleRows::kLength) return read(samples.data(), rows);
    std::array<TileSample, SampleRows::kLength> padded{};
    std::ranges::copy(samples, padded.begin());
    read(padded.data(), rows);
}

}  // namespace fathom
