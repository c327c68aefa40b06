#include "render/delta_coordinates.h"

#include <algorithm>
#include <cmath>

#include "base/abreast.h"
#include "formula/formula_list.h"
#include "render/cell_square.h"

namespace fathom {

namespace {

/// An automatic limit may rise to any height, and the reference must be there then. It is long
/// enough for all but views without a nucleus near.
constexpr std::uint64_t kAutomaticLength = std::uint64_t{1} << 22;
/// Of formulas that fold, whose bounded orbits may be chaotic for ever.
constexpr std::uint64_t kAutomaticFormulaLength = std::uint64_t{1} << 20;

// What is kept for later pictures: bits for zooming in by 2^128, and a table that reaches far
// enough for a pan by half a picture and for zooming out by 2.
constexpr int kSurplusBits = 128;
constexpr double kSurplusReach = 2.5;

/// A table serves pixels down to this part of its own size: beyond, one of their own has longer
/// steps.
constexpr double kSmallestScale = 1.0 / 8;

/// Orbits are found beside a source as far away as this, in pixels: some 2^20 pictures. Of 2^26
/// steps, rounding then shifts them by 2^-10 of a pixel.
constexpr double kMostSourceShift = 0x1p30;

// How much is kept: a basis takes up to 300 bytes for an iteration of its orbit.
constexpr std::size_t kMostBases = 4;
constexpr std::uint64_t kMostKeptIterations = std::uint64_t{1} << 20;

/// max(|re|, |im|) of the picture's corners.
double reachOf(const Matrix2& matrix, Size size) {
    const double right = (size.width + 1) * 0.5, up = (size.height + 1) * 0.5;
    return std::max(std::fabs(matrix.xx) * right + std::fabs(matrix.xy) * up,
                    std::fabs(matrix.yx) * right + std::fabs(matrix.yy) * up);
}

double epsilonOf(const Rung& rung, double usual) {
    return rung.isOnDemand() ? std::exp2(-rung.stepBits) : usual;
}

/// What a picture needs.
struct Needs {
    ReferenceOrbit::Request reference;
    FloatExp pixel;
    double reach;  // in pixels
    double escapeRadius;
    double epsilon;  // of the steps
    bool areForFloats;
    int threads;
};

Needs needsOf(const RenderRequest& request, const RenderPlan& plan) {
    const Location& location = request.location;
    const IterationLimit& limit = location.iterations;
    const FloatExp pixel = location.view.radius.toFloatExp() * (2.0 / request.size.height);
    const int threads = threadsOf(plan.threads);
    const double reach = reachOf(matrixOf(location.view.transform), request.size);
    return {.reference = {.re = location.view.re,
                          .im = location.view.im,
                          .fractionBits = plan.precisionBits,
                          .reach = pixel * (reach * std::sqrt(2.0)),
                          .escapeRadius = location.escapeRadius,
                          .iterations = limit.automatic ? std::max(limit.limit, kAutomaticLength)
                                                        : limit.limit,
                          .threads = std::min(threads, 2)},
            .pixel = pixel,
            .reach = reach,
            .escapeRadius = location.escapeRadius,
            .epsilon = epsilonOf(*plan.rung, StepTable::kDefaultEpsilon),
            .areForFloats = plan.rung->isDeltaInFloats(),
            .threads = threads};
}

/// The picture's centre from a reference, in units of `pixel`.
std::complex<double> shiftFrom(const ReferenceOrbit::Request& reference, const Needs& needs,
                               FloatExp pixel) {
    const auto part = [pixel](const Decimal& to, const Decimal& from) {
        return ((to + -from).toFloatExp() / pixel).toDouble();
    };
    return {part(needs.reference.re, reference.re), part(needs.reference.im, reference.im)};
}

bool sourceServes(const DeltaSource& source, const Needs& needs) {
    const ReferenceOrbit::Request& has = source.request;
    return needs.reference.fractionBits <= has.fractionBits &&
           needs.escapeRadius == has.escapeRadius &&
           (source.orbit->isClosed() || needs.reference.iterations <= source.orbit->length()) &&
           chebyshev(shiftFrom(has, needs, needs.pixel)) <= kMostSourceShift;
}

bool areStepsFor(const DeltaBasis& basis, const Needs& needs) {
    return basis.steps.epsilon == needs.epsilon && basis.steps.areForFloats == needs.areForFloats;
}

bool tableServes(const DeltaBasis& basis, const Needs& needs) {
    const ReferenceOrbit& orbit = *basis.steps.orbit;
    const double scale = (needs.pixel / basis.steps.pixel).toDouble();
    const double shift = chebyshev(shiftFrom(basis.reference, needs, basis.steps.pixel));
    return (orbit.isClosed() || needs.reference.iterations <= orbit.length()) &&
           areStepsFor(basis, needs) && scale >= kSmallestScale &&
           shift + scale * needs.reach <= basis.steps.reach;
}

/// Whether a basis that was made without surplus is what the picture would make.
bool isBasisOf(const DeltaBasis& basis, const Needs& needs) {
    const auto areEqual = [](FloatExp a, FloatExp b) { return (a <=> b) == 0; };
    const ReferenceOrbit::Request &has = basis.reference, &wants = needs.reference;
    return has.re == wants.re && has.im == wants.im && has.fractionBits == wants.fractionBits &&
           areEqual(has.reach, wants.reach) && has.escapeRadius == wants.escapeRadius &&
           has.iterations == wants.iterations && areEqual(basis.steps.pixel, needs.pixel) &&
           basis.steps.reach == needs.reach && areStepsFor(basis, needs);
}

/// A basis for the picture, along the orbit of its own centre.
Result<std::shared_ptr<const DeltaBasis>> basisAlong(std::shared_ptr<const ReferenceOrbit> orbit,
                                                     const DeltaSource& source, const Needs& needs,
                                                     double surplus, DeltaTimes& times,
                                                     std::stop_token stop) {
    const Stopwatch watch;
    const StepTable::Request steps{.orbit = std::move(orbit),
                                   .pixel = needs.pixel,
                                   .reach = needs.reach * surplus,
                                   .escapeRadius = needs.escapeRadius,
                                   .epsilon = needs.epsilon,
                                   .areForFloats = needs.areForFloats,
                                   .threads = needs.threads};
    auto table = StepTable::build(steps, std::move(stop));
    if (!table) return tl::make_unexpected(std::move(table.error()));
    const StartPolynomial start(steps, *table);
    times.tables = watch.spent();
    return std::make_shared<const DeltaBasis>(
        DeltaBasis{needs.reference, source, steps, *std::move(table), start});
}

void tellOrbit(const std::function<void(Phrase)>& stage, std::uint64_t steps) {
    stage({"Computing the reference orbit: %1 iterations", {std::to_string(steps)}});
}

Result<std::shared_ptr<const DeltaBasis>> newBasis(const Needs& needs, bool isKept,
                                                   const std::function<void(Phrase)>& stage,
                                                   DeltaTimes& times, const std::stop_token& stop) {
    const Stopwatch watch;
    ReferenceOrbit::Request reference = needs.reference;
    if (isKept)
        reference.fractionBits += kSurplusBits;
    else
        reference.smallestPixel = needs.pixel;
    auto orbit = ReferenceOrbit::compute(reference, stop,
                                         [&](std::uint64_t steps) { tellOrbit(stage, steps); });
    if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
    times.reference = watch.spent();
    const auto shared = std::make_shared<const ReferenceOrbit>(*std::move(orbit));
    return basisAlong(shared, {reference, shared}, needs, isKept ? kSurplusReach : 1, times, stop);
}

/// A basis for the picture, along an orbit that is found beside the last one's source.
Result<std::shared_ptr<const DeltaBasis>> basisBeside(const DeltaBasis& last, const Needs& needs,
                                                      DeltaTimes& times,
                                                      const std::stop_token& stop) {
    const Stopwatch watch;
    const ReferenceOrbit::Request& from = last.source.request;
    auto orbit =
        last.source.orbit->computeBeside({.shift = {(needs.reference.re + -from.re).toFloatExp(),
                                                    (needs.reference.im + -from.im).toFloatExp()},
                                          .reach = needs.reference.reach,
                                          .escapeRadius = needs.escapeRadius,
                                          .iterations = needs.reference.iterations},
                                         stop);
    if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
    times.reference = watch.spent();
    return basisAlong(std::make_shared<const ReferenceOrbit>(*std::move(orbit)), last.source, needs,
                      kSurplusReach, times, stop);
}

/// A basis of the memory's that serves; null where there is none.
std::shared_ptr<const DeltaBasis> findBasis(const DeltaMemory& memory, const Needs& needs) {
    return memory.find([&](const DeltaBasis& basis) {
        return memory.serves() == DeltaMemory::Serves::Same
                   ? isBasisOf(basis, needs)
                   : sourceServes(basis.source, needs) && tableServes(basis, needs);
    });
}

Result<std::shared_ptr<const DeltaBasis>> basisFrom(DeltaMemory& memory, const Needs& needs,
                                                    const std::function<void(Phrase)>& stage,
                                                    DeltaTimes& times,
                                                    const std::stop_token& stop) {
    if (auto basis = findBasis(memory, needs)) return basis;
    const DeltaMemory::Turn turn(memory, stop);
    if (!turn) return fail(ErrorCode::Cancelled, "The picture was cancelled.");
    if (auto basis = findBasis(memory, needs)) return basis;

    const bool isKept = memory.serves() == DeltaMemory::Serves::Around;
    const auto last = isKept ? memory.last() : nullptr;
    auto made = last && sourceServes(last->source, needs)
                    ? basisBeside(*last, needs, times, stop)
                    : newBasis(needs, isKept, stage, times, stop);
    if (made) memory.keep(*made);
    return made;
}

// ---- Formulas but z^2 + c --------------------------------------------------------------------

Result<DeltaCoordinates> makeFormulaCoordinates(const RenderRequest& request,
                                                const RenderPlan& plan,
                                                const std::function<void(Phrase)>& stage,
                                                const std::stop_token& stop) {
    const FormulaInstance& formula = request.location.formula;
    const Needs needs = needsOf(request, plan);
    const IterationLimit& limit = request.location.iterations;
    const FormulaOrbit::Request reference{
        .formula = formula,
        .re = needs.reference.re,
        .im = needs.reference.im,
        .precisionBits = plan.precisionBits,
        .reach = needs.reference.reach,
        .escapeRadius = needs.escapeRadius,
        .convergence = request.location.convergence,
        .iterations =
            limit.automatic ? std::max(limit.limit, kAutomaticFormulaLength) : limit.limit};
    DeltaTimes times;
    const Stopwatch orbitWatch;
    auto orbit = FormulaOrbit::compute(reference, stop,
                                       [&](std::uint64_t steps) { tellOrbit(stage, steps); });
    if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
    times.reference = orbitWatch.spent();

    const Stopwatch tableWatch;
    const auto shared = std::make_shared<const FormulaOrbit>(*std::move(orbit));
    auto table =
        LinearTable::build({.orbit = shared,
                            .power = formula.power,
                            .isJulia = formula.julia.has_value(),
                            .pixel = needs.pixel,
                            .reach = formula.julia ? 0 : needs.reach,
                            .escapeRadius = needs.escapeRadius,
                            .convergence = request.location.convergence,
                            .epsilon = epsilonOf(*plan.rung, LinearTable::kDefaultEpsilon)},
                           stop);
    if (!table) return tl::make_unexpected(std::move(table.error()));
    times.tables = tableWatch.spent();
    return DeltaCoordinates{
        .basis = nullptr,
        .formula = std::make_shared<const FormulaBasis>(shared, *std::move(table), needs.pixel),
        .shift = {},
        .scale = 1,
        .matrix = matrixOf(request.location.view.transform),
        .size = request.size,
        .subpixel = request.subpixel,
        .times = times};
}

}  // namespace

FormulaStart FormulaBasis::start(bool isJulia) const {
    const bool isWide = table.job().bounds.is_wide != 0;
    return {.unit = isWide ? pixel.mantissa : pixel.toDouble(),
            .exponent = isWide ? static_cast<int>(pixel.exponent) : 0,
            .m = orbit->runs().back().first,
            .is_julia = isJulia};
}

void DeltaMemory::keep(const std::shared_ptr<const DeltaBasis>& basis) {
    const std::lock_guard lock(m_mutex);
    m_last = basis;
    if (m_serves == Serves::Same) return;
    m_kept.push_front(basis);
    std::uint64_t iterations = 0;
    const auto isTooMuch = [&](const std::shared_ptr<const DeltaBasis>& kept) {
        return (iterations += kept->steps.orbit->length()) > kMostKeptIterations;
    };
    const auto end = std::find_if(m_kept.begin() + 1, m_kept.end(), isTooMuch);
    m_kept.erase(end, m_kept.end());
    if (m_kept.size() > kMostBases) m_kept.pop_back();
}

Result<DeltaCoordinates> makeDeltaCoordinates(const RenderRequest& request, const RenderPlan& plan,
                                              const std::function<void(Phrase)>& stage,
                                              std::stop_token stop, DeltaMemory* memory) {
    if (!isMandelbrotSet(request.location.formula))
        return makeFormulaCoordinates(request, plan, stage, stop);
    const Needs needs = needsOf(request, plan);
    DeltaTimes times;
    auto made = memory ? basisFrom(*memory, needs, stage, times, stop)
                       : newBasis(needs, false, stage, times, stop);
    if (!made) return tl::make_unexpected(std::move(made.error()));
    const std::shared_ptr<const DeltaBasis> basis = *std::move(made);
    const FloatExp unit = basis->steps.pixel;
    DeltaCoordinates deltas{.basis = basis,
                            .formula = nullptr,
                            .shift = shiftFrom(basis->reference, needs, unit),
                            .scale = (needs.pixel / unit).toDouble(),
                            .matrix = matrixOf(request.location.view.transform),
                            .size = request.size,
                            .subpixel = request.subpixel,
                            .times = times};
    deltas.hasCells = squareOf(*basis).period > 0 &&
                      takesManySteps(deltas, plan.iterationLimit, needs.threads, stop);
    if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The picture was cancelled.");
    return deltas;
}

}  // namespace fathom
