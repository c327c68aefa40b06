#include "render/cell_square.h"

#include <atomic>
#include <cmath>

#include "base/instruction_set.h"
#include "base/parallel.h"

namespace fathom {

namespace kernel {

namespace {

#define FATHOM_VECTOR_BYTES 16
#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
enum { FOLLOW_VECTORS = 1 };
// clang-format off
#include "program/vector_lanes.h"
#include "program/slopes.h"
#include "program/series.h"
#include "perturbation/start_values.h"
#include "perturbation/start_lanes.h"
// clang-format on

}  // namespace

}  // namespace kernel

namespace {

/// A dip must be at least this strong, but not so strong that its powers leave the range of
/// doubles. It must come within kLongestPeriod iterations.
constexpr double kWeakestDip = 0x1p-6, kStrongestDip = 0x1p-100;
constexpr std::uint32_t kLongestPeriod = 64;

/// Orbits enter the square at this part of a cell from the reference. A map errs by up to
/// 2^-32 of a cell, which is 2^-20 of that distance. Farther away, orbits that pass 0 follow the
/// reference in short steps for too long.
constexpr double kNearest = 0x1p-12;

/// Cells are used if the probed pixels take more steps than this on average.
constexpr std::uint64_t kManySteps = 5000;
constexpr int kProbedRow = 8;
constexpr int kProbedPixels = kProbedRow * kProbedRow;
constexpr std::uint32_t kProbedSteps = 256;  // between two checks

void advance(const DeltaJob* job, DeltaPixel* pixel) {
    std::uint32_t first = 0;
    kernel::series_run(job, pixel, &first, 1, kProbedSteps);
}

}  // namespace

DeltaSquare squareOf(const MandelbrotReference& reference) {
    const StepTable::Request& request = reference.table.request();
    const ReferenceOrbit& orbit = reference.orbit();
    const DeltaJob job = reference.table.job();
    // An orbit beyond 2 never comes back. So with an escape radius of at least 2, no map skips an
    // escape.
    if (job.bounds.has_extended_steps || request.escapeRadius < 2) return {};
    const std::uint32_t last = std::min(orbit.length(), kLongestPeriod);
    std::uint32_t period = 1;
    while (period <= last && chebyshev(orbit[period]) >= kWeakestDip)
        ++period;
    if (period > last || chebyshev(orbit[period]) < kStrongestDip) return {};
    const double side = std::exp2(std::round(std::log2(std::abs(orbit[period]))) + 2) / DELTA_CELLS;
    return {.side = side,
            .per_side = 1 / side,
            .nearest = side * kNearest,
            .pixel = job.bounds.pixel,
            .reach = request.reach * std::sqrt(2.0),
            .epsilon = request.epsilon,
            .period = period,
            .unused = 0};
}

bool takesManySteps(const PixelDeltas& deltas, std::uint64_t iterationLimit, int threads,
                    const std::stop_token& stop) {
    const MandelbrotReference& reference = deltas.reference->mandelbrot();
    DeltaJob job = reference.table.job();
    job.bounds.limit = iterationLimit;
    if (job.bounds.limit <= kManySteps) return false;
    const auto advanceBest = versionsOf<advance>().on(instructionSets().back());
    std::atomic<std::uint64_t> steps = 0;
    const auto isDecided = [&] {
        return steps > kManySteps * kProbedPixels || stop.stop_requested();
    };
    parallelFor(threads, kProbedPixels, [&](std::size_t i) {
        const int column = static_cast<int>(i) % kProbedRow, row = static_cast<int>(i) / kProbedRow;
        const std::complex<double> c =
            deltas.pointOf((2 * column + 1) * deltas.size.width / (2 * kProbedRow),
                           (2 * row + 1) * deltas.size.height / (2 * kProbedRow));
        DeltaPixel pixel = {.c = {c.real(), c.imag()}};
        kernel::delta_begin(&reference.start.data(), &pixel, 1);
        while (pixel.status == FATHOM_RUNNING && !isDecided()) {
            advanceBest(&job, &pixel);
            steps += kProbedSteps;
        }
    });
    return steps > kManySteps * kProbedPixels && !stop.stop_requested();
}

}  // namespace fathom
