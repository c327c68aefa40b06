#include "render/cell_square.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <complex>
#include <vector>

#include "base/instruction_set.h"
#include "base/parallel.h"

namespace fathom {

namespace kernel {

namespace {

#define FATHOM_VECTOR_BYTES 16
#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
enum { FOLLOW_VECTORS = 1, CELL_VECTORS = 1 };
// clang-format off
#include "program/vector_lanes.h"
#include "program/slopes.h"
#include "program/series.h"
#include "perturbation/start_values.h"
#include "perturbation/start_lanes.h"
#include "perturbation/cell_map.h"
#include "perturbation/cells.h"
// clang-format on

}  // namespace

}  // namespace kernel

namespace {

/// A dip must come within kLongestPeriod iterations, and must not be so strong that its powers
/// leave the range of doubles. A dip of at least kWeakestDip is weak.
constexpr std::uint32_t kLongestPeriod = 64;
constexpr double kWeakestDip = 0x1p-6, kStrongestDip = 0x1p-100;

/// A fixed point is called neutral if its multiplier is between these. The multiplier comes from
/// the first terms of a series, which err by up to a tenth for the largest minibrots.
constexpr double kLeastNeutral = 0.85, kMostNeutral = 1.11;

/// The best length of maps in iterations, on average: with shorter maps pixels take more jumps,
/// with longer maps more time goes into making them. If N pixels take n iterations each, a jump
/// takes 13 ns and one iteration of a map takes 26 ns, N n / length jumps take as long as M maps at
/// a length of sqrt(N n / 2 M). This is 1000 for 640 x 360 pixels, two million iterations and the
/// 100,000 to 300,000 maps of the views in tests/bench.
constexpr double kBestLength = 1000;

/// The maps of a picture end after this many iterations. Without that end, most of the time goes
/// into long maps that few pixels use: four fifths of it for a period of 60.
constexpr std::uint32_t kLongestMap = 2000;

/// Squares are compared by maps of up to this many blocks. With maps of at most kLongestMap
/// iterations, squares that are too small for the orbits look as good as others.
constexpr std::uint32_t kComparedBlocks = 512;

/// The least length that is worth while at a weak dip: a jump takes as long as some 20 direct
/// iterations.
constexpr double kShortestLength = 50;

/// Orbits enter the square at this part of a cell from the reference. A map errs by up to
/// 2^-32 of a cell, which is 2^-18 of that distance. Farther away, orbits that pass 0 follow the
/// reference in short steps for too long.
constexpr double kNearest = 0x1p-14;

/// Cells are used if the probed pixels take more steps than this on average. At a weak dip, pixels
/// that are iterated directly go on as fast as by short steps, so there they must take more.
constexpr std::uint64_t kManySteps = 5000, kManyDirectSteps = 25'000;

/// The maps of a picture at a weak dip take as long as kStepsOfMaps steps for each iteration of
/// their average length: there are 50,000 or more, and an iteration of a map takes as long as 2.6
/// steps. So small pictures do without cells where maps are long. The probe never counts more than
/// kMostProbedSteps.
constexpr double kStepsOfMaps = 50'000 * 2.6, kMostProbedSteps = 500'000;
constexpr int kProbedRow = 8;
constexpr int kProbedPixels = kProbedRow * kProbedRow;
constexpr std::uint32_t kProbedSteps = 256;  // between two checks

void advance(const DeltaJob* job, DeltaPixel* pixel) {
    std::uint32_t first = 0;
    kernel::series_run(job, pixel, &first, 1, kProbedSteps);
}

void makeMaps(const DeltaCells* cells, const std::uint32_t* list, std::uint32_t length,
              DeltaCell* maps, std::uint32_t* blocks) {
    kernel::cell_make(cells, list, length, maps, blocks);
}

DeltaSquare squareWith(const MandelbrotReference& reference, std::uint32_t period,
                       double halfWidth) {
    const StepTable::Request& request = reference.table.request();
    const double side = 2 * halfWidth / DELTA_CELLS;
    return {.side = side,
            .per_side = 1 / side,
            .nearest = side * kNearest,
            .pixel = reference.table.job().bounds.pixel,
            .reach = request.reach * std::sqrt(2.0),
            .epsilon = request.epsilon,
            .period = period,
            .most_blocks = kComparedBlocks};
}

/// Squares at the dips Z_n, each nearer to 0 than those before, at which the map from 0 to 0 has a
/// neutral fixed point. That map is Z_n + l w^2 for a small w, with l = 2^(n-1) Z_1 ... Z_(n-1). So
/// l w moves by z^2 + l Z_n, and orbits stay within about 1/l. If there is none, the square at the
/// first strong dip. None if doubles cannot hold the steps.
std::vector<DeltaSquare> squaresAtDips(const MandelbrotReference& reference) {
    if (reference.isExtended()) return {};
    const ReferenceOrbit& orbit = reference.orbit();
    const std::uint32_t last = std::min(orbit.length(), kLongestPeriod);
    std::vector<DeltaSquare> neutral, strong;
    double nearest = 4;
    std::complex<double> l = 1;
    for (std::uint32_t n = 1; n <= last; l *= 2.0 * orbit[n], ++n) {
        const double size = std::abs(orbit[n]);
        if (size >= nearest) continue;
        nearest = size;
        if (size < kStrongestDip) break;
        if (strong.empty() && chebyshev(orbit[n]) < kWeakestDip)
            strong = {squareWith(reference, n, std::exp2(std::round(std::log2(size)) + 1))};
        const double multiplier = std::abs(1.0 - std::sqrt(1.0 - 4.0 * l * orbit[n]));
        if (multiplier < kLeastNeutral || multiplier > kMostNeutral) continue;
        const double least = std::exp2(std::ceil(-std::log2(std::abs(l))));
        for (const double halfWidth : {least, 2 * least, 4 * least})
            if (halfWidth <= 2) neutral.push_back(squareWith(reference, n, halfWidth));
    }
    return neutral.empty() ? strong : neutral;
}

bool isWeak(const MandelbrotReference& reference, const DeltaSquare& square) {
    return chebyshev(reference.orbit()[square.period]) >= kWeakestDip;
}

/// How far a map leads on average, in iterations, for orbits like the reference. An iteration
/// without a map counts as a map.
double lengthOfMaps(const MandelbrotReference& reference, const DeltaSquare& square) {
    // Walkers along the reference, from map to map; each goes this far to come into the square.
    constexpr std::uint32_t kWalkers = 8, kRounds = 8, kFarthest = 1000;
    const ReferenceOrbit& orbit = reference.orbit();
    const DeltaCells cells{
        .maps = nullptr, .known = nullptr, .orbit = reference.table.job().orbit, .square = square};
    const auto isInside = [&](std::complex<double> w) {
        return chebyshev(w) < square.side * (DELTA_CELLS / 2 - 1);
    };
    const auto rowOf = [&](double part) {
        return static_cast<std::uint32_t>(std::nearbyint(part / square.side) + DELTA_CELLS * 0.5);
    };
    const auto makeBest = versionsOf<makeMaps>().on(instructionSets().back());
    std::array<std::uint32_t, kWalkers> walkers;
    for (std::uint32_t i = 0; i < kWalkers; ++i)
        walkers[i] = static_cast<std::uint32_t>(std::uint64_t{orbit.length()} * i / kWalkers + 1);
    double iterations = 0, maps = 0;
    for (std::uint32_t round = 0; round < kRounds; ++round) {
        std::array<std::uint32_t, kWalkers> list, blocks, walkerOf;
        std::array<DeltaCell, kWalkers> made;
        std::uint32_t count = 0;
        for (std::uint32_t i = 0; i < kWalkers; ++i) {
            std::uint32_t& m = walkers[i];
            for (std::uint32_t n = 0; n < kFarthest && m < orbit.length() && !isInside(orbit[m]);
                 ++n, ++m)
                ++iterations, ++maps;
            if (m >= orbit.length() || !isInside(orbit[m])) continue;
            walkerOf[count] = i;
            list[count++] = rowOf(orbit[m].real()) | rowOf(orbit[m].imag()) << DELTA_CELL_BITS;
        }
        makeBest(&cells, list.data(), count, made.data(), blocks.data());
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint32_t length = std::max(blocks[i] * square.period, 1u);
            std::uint32_t& m = walkers[walkerOf[i]];
            m += std::min(length, orbit.length() - m);
            iterations += length, ++maps;
        }
    }
    return maps > 0 ? iterations / maps : 0;
}

/// True if the probed pixels take more than `many` steps on average.
bool takesMoreSteps(std::uint64_t many, const PixelDeltas& deltas, const DeltaJob& job, int threads,
                    const std::stop_token& stop) {
    if (job.bounds.limit <= many) return false;
    const auto advanceBest = versionsOf<advance>().on(instructionSets().back());
    std::atomic<std::uint64_t> steps = 0;
    const auto isDecided = [&] { return steps > many * kProbedPixels || stop.stop_requested(); };
    parallelFor(threads, kProbedPixels, [&](std::size_t i) {
        const int column = static_cast<int>(i) % kProbedRow, row = static_cast<int>(i) / kProbedRow;
        const std::complex<double> c =
            deltas.pointOf((2 * column + 1) * deltas.size.width / (2 * kProbedRow),
                           (2 * row + 1) * deltas.size.height / (2 * kProbedRow));
        DeltaPixel pixel = {.c = {c.real(), c.imag()}};
        kernel::delta_begin(&deltas.reference->mandelbrot().start.data(), &pixel, 1);
        while (pixel.status == FATHOM_RUNNING && !isDecided()) {
            advanceBest(&job, &pixel);
            steps += kProbedSteps;
        }
    });
    return steps > many * kProbedPixels && !stop.stop_requested();
}

/// The square whose maps have the best length.
struct BestSquare {
    DeltaSquare square{};
    double length = 0;  // of its maps
};

BestSquare bestSquareOf(const MandelbrotReference& reference) {
    BestSquare best;
    double least = 0;
    for (const DeltaSquare& square : squaresAtDips(reference)) {
        // An orbit beyond 2 never comes back, and grows from there on. So with an escape radius
        // beyond 2 and the square's corners, no map skips an escape.
        const double farthest = std::max(2.0, square.side * DELTA_CELLS);
        if (reference.table.request().escapeRadius < farthest) continue;
        const double length = lengthOfMaps(reference, square);
        if (isWeak(reference, square) && length < kShortestLength) continue;
        const double off = std::abs(std::log(std::max(length, 1.0) / kBestLength));
        if (best.square.period == 0 || off < least) best = {square, length}, least = off;
    }
    if (best.square.period > 0)
        best.square.most_blocks =
            std::min<std::uint32_t>(kLongestMap / best.square.period, DELTA_MOST_BLOCKS);
    return best;
}

}  // namespace

DeltaSquare squareOf(const MandelbrotReference& reference) {
    return bestSquareOf(reference).square;
}

DeltaSquare squareFor(const PixelDeltas& deltas, std::uint64_t iterationLimit, int threads,
                      const std::stop_token& stop) {
    const MandelbrotReference& reference = deltas.reference->mandelbrot();
    DeltaJob job = reference.table.job();
    job.bounds.limit = iterationLimit;
    if (squaresAtDips(reference).empty() || !takesMoreSteps(kManySteps, deltas, job, threads, stop))
        return {};
    const auto [square, length] = bestSquareOf(reference);
    if (square.period == 0 || !isWeak(reference, square)) return square;
    const double pixels = std::max(1.0, 1.0 * deltas.size.width * deltas.size.height);
    const auto many = static_cast<std::uint64_t>(
        std::min(kMostProbedSteps, kStepsOfMaps * std::min<double>(length, kLongestMap) / pixels));
    if (takesMoreSteps(std::max(kManyDirectSteps, many), deltas, job, threads, stop)) return square;
    return {};
}

}  // namespace fathom
