#include "render/cell_square.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <complex>
#include <vector>

#include "base/instruction_set.h"
#include "base/parallel.h"
#include "number/big_float.h"

namespace fathom {

namespace kernel {

namespace {

#define FATHOM_VECTOR_BYTES 16
#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
enum { FOLLOW_VECTORS = 1, START_VECTORS = 1, CELL_VECTORS = 1 };
// clang-format off
#include "program/vector_lanes.h"
namespace series {
#include "program/slopes.h"
#include "program/series.h"
#include "perturbation/start_values.h"
#include "perturbation/start_lanes.h"
}
namespace generic {
#include "program/generic_numbers.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_FORMULA "formula/mandelbrot.h"
// Squares are compared by the errors of maps alone: where terms in c end maps, squares that are too
// small for the orbits look as good as others.
#define FATHOM_BESIDE 0
template <int FATHOM_POWER>
struct power {
#include "program/generic_cells.h"
};
}
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

/// Bits of c's orbit beyond those of the reference, so that its points at dips have all bits.
constexpr int kDipBits = 256;

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
/// 2^-32 of a cell, which is 2^-18 of that distance. Farther away, orbits of z^2 + c that pass 0
/// follow the reference in short steps for too long.
constexpr double kNearest = 0x1p-14;

/// The same if pixels nearer to the reference take maps as well (kernels/perturbation/beside.h).
/// Then a map errs by up to 2^-26 of that distance.
constexpr double kNearestBeside = 0x1p-6;

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
    kernel::series::series_run(job, pixel, &first, 1, kProbedSteps);
}
template <int p>
void advanceGeneric(const GenericJob* job, GenericPixel* pixel) {
    std::uint32_t first = 0;
    kernel::generic::power<p>::follow_run(job, pixel, &first, 1, kProbedSteps);
}
template <int p>
void makeMaps(const DeltaCells* cells, const std::uint32_t* list, std::uint32_t length,
              DeltaCell* maps, std::uint32_t* blocks) {
    kernel::generic::power<p>::cell_make(cells, list, length, maps, blocks);
}

/// Functions of z^p + c for the best instruction set of this processor.
struct OfPower {
    void (*advance)(const GenericJob*, GenericPixel*);
    void (*makeMaps)(const DeltaCells*, const std::uint32_t*, std::uint32_t, DeltaCell*,
                     std::uint32_t*);
};
OfPower ofPower(int power) {
    const auto of = []<int p>() {
        const InstructionSet best = instructionSets().back();
        return OfPower{versionsOf<advanceGeneric<p>>().on(best),
                       versionsOf<makeMaps<p>>().on(best)};
    };
    switch (power) {
        case 2:
            return of.operator()<2>();
        case 3:
            return of.operator()<3>();
        case 4:
            return of.operator()<4>();
        case 5:
            return of.operator()<5>();
        case 6:
            return of.operator()<6>();
        case 7:
            return of.operator()<7>();
        default:
            return of.operator()<8>();
    }
}

CellPoint cellPoint(const BigFloat& re, const BigFloat& im) {
    const auto rest = [](const BigFloat& part) {
        return (part - BigFloat(part.toDouble(), BigFloat::kMinimumPrecision)).toDouble();
    };
    return {{re.toDouble(), im.toDouble(), rest(re), rest(im)}};
}

/// Consecutive points of a reference, in kernels' memory.
struct Points {
    const double* first;
    std::size_t stride;    // between two points, in doubles
    std::uint32_t length;  // index of the last

    std::complex<double> operator[](std::size_t m) const {
        return {first[m * stride], first[m * stride + 1]};
    }
};

/// What cells need of a reference.
struct Source {
    const OrbitRequest& point;
    Points zero;    // the orbit of 0
    Points pixels;  // the longest orbit that pixels follow
    int power;
    double pixel, reach, epsilon, escapeRadius;
    double nearest;  // kNearest or kNearestBeside
};

Source sourceOf(const OrbitRequest& point, const MandelbrotReference& reference) {
    const StepTable::Request& request = reference.table.request();
    const DeltaJob job = reference.table.job();
    const Points orbit{*job.orbit, 2, reference.orbit().length()};
    return {.point = point,
            .zero = orbit,
            .pixels = orbit,
            .power = 2,
            .pixel = job.bounds.pixel,
            .reach = request.reach,
            .epsilon = request.epsilon,
            .escapeRadius = request.escapeRadius,
            .nearest = kNearest};
}

Source sourceOf(const OrbitRequest& point, const GenericReference& reference) {
    const BlaTable::Request& request = reference.table.request();
    const GenericOrbit& orbit = reference.orbit();
    const auto pointsOf = [&](const GenericOrbit::Run& run) {
        return Points{orbit.points()[run.first].z, sizeof(GenericPoint) / sizeof(double),
                      run.last - run.first};
    };
    return {
        .point = point,
        .zero = pointsOf(orbit.runs().front()),
        .pixels = pointsOf(*std::ranges::max_element(
            orbit.runs(), {}, [](const GenericOrbit::Run& run) { return run.last - run.first; })),
        .power = request.power,
        .pixel = reference.table.job().bounds.pixel,
        .reach = request.reach,
        .epsilon = std::min(request.epsilon, StepTable::kDefaultEpsilon),
        .escapeRadius = request.escapeRadius,
        .nearest = kNearestBeside};
}

Source sourceOf(const Reference& reference) {
    return std::visit([&](const auto& kind) { return sourceOf(reference.point, kind); },
                      reference.parts);
}

/// Whether a reference may have cells: one of z^p + c whose steps doubles can hold.
bool mayHaveCells(const Reference& reference) {
    return reference.point.formula.spec->id == "mandelbrot" && !reference.isExtended();
}

DeltaSquare squareWith(const Source& source, std::uint32_t period, double halfWidth) {
    const double side = 2 * halfWidth / DELTA_CELLS;
    return {.side = side,
            .per_side = 1 / side,
            .nearest = side * source.nearest,
            .pixel = source.pixel,
            .reach = source.reach * std::sqrt(2.0),
            .epsilon = source.epsilon,
            .period = period,
            .most_blocks = kComparedBlocks};
}

/// z^n, n > 0.
std::complex<double> raised(std::complex<double> z, int n) {
    std::complex<double> power = z;
    for (int i = 1; i < n; ++i)
        power *= z;
    return power;
}

/// |multiplier| of the fixed point of u^p + c that attracts 0, or is next in turn.
double multiplierOf(std::complex<double> c, int power) {
    if (power == 2) return std::abs(1.0 - std::sqrt(1.0 - 4.0 * c));
    // By Newton's method from 0. At a double root, each step halves the error.
    constexpr int kSteps = 40;
    std::complex<double> u = 0, slope = 0;
    for (int i = 0; i < kSteps; ++i) {
        u -= (raised(u, power) - u + c) / (slope - 1.0);
        slope = static_cast<double>(power) * raised(u, power - 1);
    }
    return std::abs(slope);
}

/// Squares at the dips Z_n, each nearer to 0 than those before, at which the map from 0 to 0 has a
/// neutral fixed point. That map is Z_n + l w^p for a small w, with
/// l = p^(n-1) (Z_1 ... Z_(n-1))^(p-1). So with s^(p-1) = l, s w moves by z^p + s Z_n, and orbits
/// stay within about 1/|s|. If there is none, the square at the first strong dip.
std::vector<DeltaSquare> squaresAtDips(const Source& source) {
    const Points& orbit = source.zero;
    const std::uint32_t last = std::min(orbit.length, kLongestPeriod);
    const int power = source.power;
    std::vector<DeltaSquare> neutral, strong;
    double nearest = 4;
    std::complex<double> l = 1;
    for (std::uint32_t n = 1; n <= last;
         l *= static_cast<double>(power) * raised(orbit[n], power - 1), ++n) {
        const double size = std::abs(orbit[n]);
        if (size >= nearest) continue;
        nearest = size;
        if (std::pow(size, power - 1) < kStrongestDip) break;
        if (strong.empty() && chebyshev(orbit[n]) < kWeakestDip)
            strong = {squareWith(source, n, std::exp2(std::round(std::log2(size)) + 1))};
        const std::complex<double> s = power == 2 ? l : std::pow(l, 1.0 / (power - 1));
        const double multiplier = multiplierOf(s * orbit[n], power);
        if (multiplier < kLeastNeutral || multiplier > kMostNeutral) continue;
        const double least = std::exp2(std::ceil(-std::log2(std::abs(s))));
        for (const double halfWidth : {least, 2 * least, 4 * least})
            if (halfWidth <= 2) neutral.push_back(squareWith(source, n, halfWidth));
    }
    return neutral.empty() ? strong : neutral;
}

bool isWeak(const Source& source, const DeltaSquare& square) {
    return chebyshev(source.zero[square.period]) >= kWeakestDip;
}

/// How far a map leads on average, in iterations, for orbits like the reference. An iteration
/// without a map counts as a map.
double lengthOfMaps(const Source& source, const DeltaSquare& square) {
    // Walkers along the reference, from map to map; each goes this far to come into the square.
    constexpr std::uint32_t kWalkers = 8, kRounds = 8, kFarthest = 1000;
    const Points& orbit = source.pixels;
    const std::vector<CellPoint> returning = cellOrbit(source.point, square.period);
    const DeltaCells cells{
        .maps = nullptr, .known = nullptr, .orbit = &returning.data()->parts, .square = square};
    const auto isInside = [&](std::complex<double> w) {
        return chebyshev(w) < square.side * (DELTA_CELLS / 2 - 1);
    };
    const auto rowOf = [&](double part) {
        return static_cast<std::uint32_t>(std::nearbyint(part / square.side) + DELTA_CELLS * 0.5);
    };
    const auto makeBest = ofPower(source.power).makeMaps;
    std::array<std::uint32_t, kWalkers> walkers;
    for (std::uint32_t i = 0; i < kWalkers; ++i)
        walkers[i] = static_cast<std::uint32_t>(std::uint64_t{orbit.length} * i / kWalkers + 1);
    double iterations = 0, maps = 0;
    for (std::uint32_t round = 0; round < kRounds; ++round) {
        std::array<std::uint32_t, kWalkers> list, blocks, walkerOf;
        std::array<DeltaCell, kWalkers> made;
        std::uint32_t count = 0;
        for (std::uint32_t i = 0; i < kWalkers; ++i) {
            std::uint32_t& m = walkers[i];
            for (std::uint32_t n = 0; n < kFarthest && m < orbit.length && !isInside(orbit[m]);
                 ++n, ++m)
                ++iterations, ++maps;
            if (m >= orbit.length || !isInside(orbit[m])) continue;
            walkerOf[count] = i;
            list[count++] = rowOf(orbit[m].real()) | rowOf(orbit[m].imag()) << DELTA_CELL_BITS;
        }
        makeBest(&cells, list.data(), count, made.data(), blocks.data());
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint32_t length = std::max(blocks[i] * square.period, 1u);
            std::uint32_t& m = walkers[walkerOf[i]];
            m += std::min(length, orbit.length - m);
            iterations += length, ++maps;
        }
    }
    return maps > 0 ? iterations / maps : 0;
}

/// Pixels of a picture that take steps.
class Probe {
public:
    Probe(const PixelDeltas& deltas, std::uint64_t limit, int threads, const std::stop_token& stop)
        : m_deltas(deltas), m_limit(limit), m_threads(threads), m_stop(stop) {}

    /// True if the pixels take more than `many` steps on average.
    bool takesMoreSteps(std::uint64_t many) const {
        const Reference& reference = *m_deltas.reference;
        return std::visit([&](const auto& kind) { return takesMoreSteps(kind, many); },
                          reference.parts);
    }

private:
    bool takesMoreSteps(const MandelbrotReference& reference, std::uint64_t many) const {
        const auto begin = [&](std::complex<double> c) {
            DeltaPixel pixel = {.c = {c.real(), c.imag()}};
            kernel::series::delta_begin(&reference.start.data(), &pixel, 1);
            return pixel;
        };
        return takesMoreSteps(many, reference.table.job(), begin,
                              versionsOf<advance>().on(instructionSets().back()));
    }
    bool takesMoreSteps(const GenericReference& reference, std::uint64_t many) const {
        const GenericStart start = reference.table.start();
        const auto begin = [&](std::complex<double> point) {
            return kernel::generic_started(&start, point.real(), point.imag());
        };
        return takesMoreSteps(many, reference.table.job(), begin,
                              ofPower(reference.table.request().power).advance);
    }
    template <class Job, class Begin, class Advance>
    bool takesMoreSteps(std::uint64_t many, Job job, Begin&& begin, Advance advance) const;

    const PixelDeltas& m_deltas;
    const std::uint64_t m_limit;
    const int m_threads;
    const std::stop_token& m_stop;
};

template <class Job, class Begin, class Advance>
bool Probe::takesMoreSteps(std::uint64_t many, Job job, Begin&& begin, Advance advance) const {
    job.bounds.limit = m_limit;
    if (m_limit <= many) return false;
    std::atomic<std::uint64_t> steps = 0;
    const auto isDecided = [&] { return steps > many * kProbedPixels || m_stop.stop_requested(); };
    parallelFor(m_threads, kProbedPixels, [&](std::size_t i) {
        const int column = static_cast<int>(i) % kProbedRow, row = static_cast<int>(i) / kProbedRow;
        const Size size = m_deltas.size;
        auto pixel = begin(m_deltas.pointOf((2 * column + 1) * size.width / (2 * kProbedRow),
                                            (2 * row + 1) * size.height / (2 * kProbedRow)));
        while (pixel.status == FATHOM_RUNNING && !isDecided()) {
            advance(&job, &pixel);
            steps += kProbedSteps;
        }
    });
    return steps > many * kProbedPixels && !m_stop.stop_requested();
}

/// The square whose maps have the best length.
struct BestSquare {
    DeltaSquare square{};
    double length = 0;  // of its maps
};

BestSquare bestSquareOf(const Source& source) {
    BestSquare best;
    double least = 0;
    for (const DeltaSquare& square : squaresAtDips(source)) {
        // An orbit beyond 2 never comes back, and grows from there on. So with an escape radius
        // beyond 2 and the square's corners, no map skips an escape.
        const double farthest = std::max(2.0, square.side * DELTA_CELLS);
        if (source.escapeRadius < farthest) continue;
        const double length = lengthOfMaps(source, square);
        if (isWeak(source, square) && length < kShortestLength) continue;
        const double off = std::abs(std::log(std::max(length, 1.0) / kBestLength));
        if (best.square.period == 0 || off < least) best = {square, length}, least = off;
    }
    if (best.square.period > 0)
        best.square.most_blocks =
            std::min<std::uint32_t>(kLongestMap / best.square.period, DELTA_MOST_BLOCKS);
    return best;
}

}  // namespace

DeltaSquare squareOf(const Reference& reference) {
    return mayHaveCells(reference) ? bestSquareOf(sourceOf(reference)).square : DeltaSquare{};
}

DeltaSquare squareFor(const PixelDeltas& deltas, std::uint64_t iterationLimit, int threads,
                      const std::stop_token& stop) {
    if (!mayHaveCells(*deltas.reference)) return {};
    const Source source = sourceOf(*deltas.reference);
    const Probe probe(deltas, iterationLimit, threads, stop);
    if (squaresAtDips(source).empty() || !probe.takesMoreSteps(kManySteps)) return {};
    const auto [square, length] = bestSquareOf(source);
    if (square.period == 0 || !isWeak(source, square)) return square;
    const double pixels = std::max(1.0, 1.0 * deltas.size.width * deltas.size.height);
    const auto many = static_cast<std::uint64_t>(
        std::min(kMostProbedSteps, kStepsOfMaps * std::min<double>(length, kLongestMap) / pixels));
    return probe.takesMoreSteps(std::max(kManyDirectSteps, many)) ? square : DeltaSquare{};
}

std::vector<CellPoint> cellOrbit(const OrbitRequest& point, std::uint32_t last) {
    // Points that are small next to c keep their bits.
    const int bits = point.bits + kDipBits;
    const std::optional<JuliaConstant>& julia = point.formula.julia;
    const auto number = [&](const Decimal& value) { return BigFloat::fromDecimal(value, bits); };
    const BigFloat cRe = number(julia ? julia->re : point.re);
    const BigFloat cIm = number(julia ? julia->im : point.im);
    BigFloat re(0, bits), im(0, bits);
    std::vector<CellPoint> points;
    for (std::uint32_t m = 0; m < last; ++m) {
        points.push_back(cellPoint(re, im));
        BigFloat x = re, y = im;
        for (int i = 1; i < point.formula.power; ++i) {
            BigFloat next = x * re - y * im;
            y = x * im + y * re;
            x = std::move(next);
        }
        re = x + cRe;
        im = y + cIm;
    }
    points.push_back(cellPoint(re, im));
    return points;
}

}  // namespace fathom
