#include "render/delta_coordinates.h"

#include <algorithm>
#include <cmath>
#include <compare>

#include "base/parallel.h"
#include "formula/formula_list.h"
#include "render/cell_square.h"

namespace fathom {

namespace {

/// Least length of a reference orbit if the limit is automatic: the limit may rise far, and the
/// orbit must reach it. Long enough for all views except those without a nucleus nearby.
constexpr std::uint64_t kAutomaticLength = std::uint64_t{1} << 22;
/// The same for formulas that fold: their bounded orbits may be chaotic for ever.
constexpr std::uint64_t kAutomaticFormulaLength = std::uint64_t{1} << 20;

// Surplus for later pictures: bits for zooming in by 2^128, and a table that reaches far enough for
// a pan by half a picture and for zooming out by 2.
constexpr int kSurplusBits = 128;
constexpr double kSurplusReach = 2.5;

/// A table serves pixels down to this part of its own pixel's width. Smaller pixels get longer
/// steps from a table of their own.
constexpr double kSmallestScale = 1.0 / 8;

/// Largest distance from a source at which a nearby orbit is computed from it, in pixels: some 2^20
/// pictures. Over 2^26 steps, rounding then shifts the orbit by 2^-10 of a pixel.
constexpr double kMostSourceShift = 0x1p30;

/// For formulas other than z^2 + c: largest distance from the reference at which pixels may follow
/// it, in pixels. Doubles still resolve 2^-33 of a pixel there.
constexpr double kMostFormulaReach = 0x1p20;
/// Largest value of that distance raised to the power that a step may take it to: doubles then
/// still resolve 2^-20 of a pixel.
constexpr double kMostFlattening = 0x1p33;
/// Below this epsilon, steps cut off less than doubles round.
constexpr double kLeastEpsilon = 0x1p-50;

/// max(|re|, |im|) of the picture's corners.
double reachOf(const Matrix2& matrix, Size size) {
    const double right = (size.width + 1) * 0.5, up = (size.height + 1) * 0.5;
    return std::max(std::fabs(matrix.xx) * right + std::fabs(matrix.xy) * up,
                    std::fabs(matrix.yx) * right + std::fabs(matrix.yy) * up);
}

double epsilonOf(const Rung& rung, double usual) {
    return rung.isOnDemand() ? std::exp2(-rung.stepBits) : usual;
}

/// What a picture needs from its reference.
struct Needs {
    OrbitRequest reference;
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
                          .bits = plan.precisionBits,
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

/// The picture's centre relative to the point of a reference, in units of `pixel`.
template <class Reference>
std::complex<double> shiftFrom(const Reference& reference, const Needs& needs, FloatExp pixel) {
    const auto part = [pixel](const Decimal& to, const Decimal& from) {
        return ((to + -from).toFloatExp() / pixel).toDouble();
    };
    return {part(needs.reference.re, reference.re), part(needs.reference.im, reference.im)};
}

bool sourceServes(const DeltaSource& source, const Needs& needs) {
    const OrbitRequest& has = source.request;
    return needs.reference.bits <= has.bits && needs.escapeRadius == has.escapeRadius &&
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

bool areEqual(FloatExp a, FloatExp b) {
    return std::is_eq(a <=> b);
}

/// True if a DeltaBasis that was made without surplus is the one that the picture would make.
bool isBasisOf(const DeltaBasis& basis, const Needs& needs) {
    const OrbitRequest &has = basis.reference, &wants = needs.reference;
    return has.re == wants.re && has.im == wants.im && has.bits == wants.bits &&
           areEqual(has.reach, wants.reach) && has.escapeRadius == wants.escapeRadius &&
           has.iterations == wants.iterations && areEqual(basis.steps.pixel, needs.pixel) &&
           basis.steps.reach == needs.reach && areStepsFor(basis, needs);
}

/// A DeltaBasis for the picture, along the orbit of its own centre.
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
    const StartPolynomial start(*table);
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
    OrbitRequest reference = needs.reference;
    if (isKept)
        reference.bits += kSurplusBits;
    else
        reference.smallestPixel = needs.pixel;
    auto orbit = ReferenceOrbit::compute(reference, stop,
                                         [&](std::uint64_t steps) { tellOrbit(stage, steps); });
    if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
    times.reference = watch.spent();
    const auto shared = std::make_shared<const ReferenceOrbit>(*std::move(orbit));
    return basisAlong(shared, {reference, shared}, needs, isKept ? kSurplusReach : 1, times, stop);
}

/// A DeltaBasis for the picture, along an orbit that is computed near the source of `last`.
Result<std::shared_ptr<const DeltaBasis>> nearbyBasis(const DeltaBasis& last, const Needs& needs,
                                                      DeltaTimes& times,
                                                      const std::stop_token& stop) {
    const Stopwatch watch;
    const OrbitRequest& from = last.source.request;
    auto orbit =
        last.source.orbit->nearbyOrbit({.shift = {(needs.reference.re + -from.re).toFloatExp(),
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

/// A wanted Basis from the memory, or a new one. Waits for a picture that is making one.
template <class Basis, class Test, class Make>
Result<std::shared_ptr<const Basis>> basisFrom(DeltaMemory& memory, Test&& isWanted, Make&& make,
                                               const std::stop_token& stop) {
    if (auto basis = memory.find<Basis>(isWanted)) return basis;
    const DeltaMemory::Turn turn(memory, stop);
    if (!turn) return fail(ErrorCode::Cancelled, "The picture was cancelled.");
    if (auto basis = memory.find<Basis>(isWanted)) return basis;
    auto made = make();
    if (made) memory.keep(*made);
    return made;
}

Result<std::shared_ptr<const DeltaBasis>> basisFor(const Needs& needs,
                                                   const std::function<void(Phrase)>& stage,
                                                   DeltaTimes& times, const std::stop_token& stop,
                                                   DeltaMemory* memory) {
    if (!memory) return newBasis(needs, false, stage, times, stop);
    const bool isKept = memory->serves() == DeltaMemory::Serves::Around;
    const auto isWanted = [&](const DeltaBasis& basis) {
        return isKept ? sourceServes(basis.source, needs) && tableServes(basis, needs)
                      : isBasisOf(basis, needs);
    };
    const auto make = [&] {
        const auto last = isKept ? memory->last() : nullptr;
        return last && sourceServes(last->source, needs)
                   ? nearbyBasis(*last, needs, times, stop)
                   : newBasis(needs, isKept, stage, times, stop);
    };
    return basisFrom<DeltaBasis>(*memory, isWanted, make, stop);
}

// ---- Formulas but z^2 + c --------------------------------------------------------------------

struct FormulaNeeds : Needs {
    OrbitRequest orbit;  // of the picture's centre
};

FormulaNeeds formulaNeedsOf(const RenderRequest& request, const RenderPlan& plan) {
    const IterationLimit& limit = request.location.iterations;
    FormulaNeeds needs{needsOf(request, plan), {}};
    needs.epsilon = epsilonOf(*plan.rung, BlaTable::kDefaultEpsilon);
    needs.orbit = {.formula = request.location.formula,
                   .re = needs.reference.re,
                   .im = needs.reference.im,
                   .bits = plan.precisionBits,
                   .reach = needs.reference.reach,
                   .escapeRadius = needs.escapeRadius,
                   .convergence = request.location.convergence,
                   .iterations = limit.automatic ? std::max(limit.limit, kAutomaticFormulaLength)
                                                 : limit.limit};
    return needs;
}

/// The farthest distance of the picture's pixels from the reference, in pixels of the picture.
double reachFrom(const GenericOrbit& orbit, const FormulaNeeds& needs) {
    return chebyshev(shiftFrom(orbit.request(), needs, needs.pixel)) + needs.reach;
}

/// True if the orbit belongs to the same formula and limits, at any point, and has enough digits.
bool isOrbitFor(const GenericOrbit& orbit, const FormulaNeeds& needs) {
    return orbit.request().isAlike(needs.orbit) && needs.orbit.bits <= orbit.request().bits;
}

/// The power to which a step may take distances where the step is flat. A pixel that comes near 0
/// rebases to the orbit of 0, but on a Julia set not before the first step. Formulas that divide
/// have steps that are flat elsewhere.
int flatteningOf(const GenericOrbit& orbit, const FormulaNeeds& needs) {
    const FormulaInstance& formula = needs.orbit.formula;
    const int power = formula.spec->divides ? formula.spec->convergenceOrder : 1;
    if (!formula.julia) return power;
    const JuliaConstant origin{};
    const double to0 = chebyshev(shiftFrom(origin, needs, needs.pixel)) - needs.reach;
    return to0 < reachFrom(orbit, needs) ? std::max(power, formula.power) : power;
}

/// True if the picture's pixels can follow the orbit.
bool isNear(const GenericOrbit& orbit, const FormulaNeeds& needs) {
    const double reach = reachFrom(orbit, needs);
    return reach == needs.reach ||  // the orbit is that of the centre
           (reach <= kMostFormulaReach &&
            std::pow(reach, flatteningOf(orbit, needs)) <= kMostFlattening);
}

bool basisServes(const FormulaBasis& basis, const FormulaNeeds& needs) {
    const double scale = (needs.pixel / basis.pixel).toDouble();
    return isOrbitFor(*basis.orbit, needs) && isNear(*basis.orbit, needs) &&
           basis.orbit->lasts(needs.orbit.iterations) && basis.epsilon == needs.epsilon &&
           scale >= kSmallestScale && scale * reachFrom(*basis.orbit, needs) <= basis.reach;
}

/// Same as isBasisOf() for a DeltaBasis.
bool isBasisOf(const FormulaBasis& basis, const FormulaNeeds& needs) {
    const OrbitRequest &has = basis.orbit->request(), &wants = needs.orbit;
    return has.isAlike(wants) && has.re == wants.re && has.im == wants.im &&
           has.bits == wants.bits && areEqual(has.reach, wants.reach) &&
           has.iterations == wants.iterations && areEqual(basis.pixel, needs.pixel) &&
           basis.reach == needs.reach && basis.epsilon == needs.epsilon;
}

/// A kept orbit that the picture's orbit begins with, or that its pixels can follow; null if there
/// is none.
std::shared_ptr<const GenericOrbit> sourceFor(const FormulaNeeds& needs,
                                              const DeltaMemory& memory) {
    const auto basis = memory.find<FormulaBasis>([&](const FormulaBasis& kept) {
        // On a Julia set, the orbit of 0 is the same for all points.
        return isOrbitFor(*kept.orbit, needs) &&
               (needs.orbit.formula.julia || isNear(*kept.orbit, needs));
    });
    return basis ? basis->orbit : nullptr;
}

/// The orbit that the picture needs: that of the source's point, or that of its own centre if the
/// source's point is far away.
OrbitRequest requestFrom(const GenericOrbit& source, const FormulaNeeds& needs) {
    OrbitRequest request = needs.orbit;
    request.bits = source.request().bits;
    if (!isNear(source, needs)) return request;
    request.re = source.request().re;
    request.im = source.request().im;
    request.reach = needs.pixel * (reachFrom(source, needs) * std::sqrt(2.0));
    return request;
}

/// A FormulaBasis along an orbit. Its table reaches `surplus` times as far as the picture, around
/// the picture's centre.
Result<std::shared_ptr<const FormulaBasis>> formulaBasisAlong(
    std::shared_ptr<const GenericOrbit> orbit, const FormulaNeeds& needs, double surplus,
    DeltaTimes& times, std::stop_token stop) {
    const Stopwatch watch;
    const FormulaInstance& formula = needs.orbit.formula;
    const double farthest = reachFrom(*orbit, needs);
    const double reach = farthest + needs.reach * (surplus - 1);
    // The error of a step is proportional to the distance from the reference.
    const double epsilon =
        std::min(needs.epsilon, std::max(needs.epsilon * (needs.reach / farthest), kLeastEpsilon));
    auto table = BlaTable::build({.orbit = orbit,
                                  .power = formula.power,
                                  .isJulia = formula.julia.has_value(),
                                  .pixel = needs.pixel,
                                  .reach = formula.julia ? 0 : reach,
                                  .escapeRadius = needs.escapeRadius,
                                  .convergence = needs.orbit.convergence,
                                  .epsilon = epsilon},
                                 std::move(stop));
    if (!table) return tl::make_unexpected(std::move(table.error()));
    times.tables = watch.spent();
    return std::make_shared<const FormulaBasis>(
        FormulaBasis{std::move(orbit), *std::move(table), needs.pixel, reach, needs.epsilon});
}

/// `source`: an orbit of sourceFor(), if there is one; `isKept`: made for pictures around as well.
Result<std::shared_ptr<const FormulaBasis>> newFormulaBasis(
    const FormulaNeeds& needs, std::shared_ptr<const GenericOrbit> source, bool isKept,
    const std::function<void(Phrase)>& stage, DeltaTimes& times, const std::stop_token& stop) {
    OrbitRequest request = source ? requestFrom(*source, needs) : needs.orbit;
    const int power = request.formula.julia ? request.formula.power : 1;
    if (isKept && !source) request.bits += kSurplusBits * power;

    if (!source || !source->has(request)) {
        const Stopwatch watch;
        const auto advanced = [&](std::uint64_t steps) { tellOrbit(stage, steps); };
        auto orbit = GenericOrbit::compute(request, stop, advanced, source.get());
        if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
        source = std::make_shared<const GenericOrbit>(*std::move(orbit));
        times.reference = watch.spent();
    }
    return formulaBasisAlong(std::move(source), needs, isKept ? kSurplusReach : 1, times, stop);
}

Result<std::shared_ptr<const FormulaBasis>> basisFor(const FormulaNeeds& needs,
                                                     const std::function<void(Phrase)>& stage,
                                                     DeltaTimes& times, const std::stop_token& stop,
                                                     DeltaMemory* memory) {
    if (!memory) return newFormulaBasis(needs, nullptr, false, stage, times, stop);
    const bool isKept = memory->serves() == DeltaMemory::Serves::Around;
    const auto isWanted = [&](const FormulaBasis& basis) {
        return isKept ? basisServes(basis, needs) : isBasisOf(basis, needs);
    };
    const auto make = [&] {
        auto source = isKept ? sourceFor(needs, *memory) : nullptr;
        return newFormulaBasis(needs, std::move(source), isKept, stage, times, stop);
    };
    return basisFrom<FormulaBasis>(*memory, isWanted, make, stop);
}

/// The coordinates of a picture relative to the point of `reference`, in units of `pixel`.
template <class Reference>
DeltaCoordinates coordinatesFrom(const RenderRequest& request, const Needs& needs,
                                 const Reference& reference, FloatExp pixel, DeltaTimes times) {
    return {.basis = nullptr,
            .formula = nullptr,
            .shift = shiftFrom(reference, needs, pixel),
            .scale = (needs.pixel / pixel).toDouble(),
            .matrix = matrixOf(request.location.view.transform),
            .size = request.size,
            .subpixel = request.subpixel,
            .times = times};
}

Result<DeltaCoordinates> makeFormulaCoordinates(const RenderRequest& request,
                                                const RenderPlan& plan,
                                                const std::function<void(Phrase)>& stage,
                                                const std::stop_token& stop, DeltaMemory* memory) {
    const FormulaNeeds needs = formulaNeedsOf(request, plan);
    DeltaTimes times;
    auto made = basisFor(needs, stage, times, stop, memory);
    if (!made) return tl::make_unexpected(std::move(made.error()));
    const std::shared_ptr<const FormulaBasis> basis = *std::move(made);
    auto deltas = coordinatesFrom(request, needs, basis->orbit->request(), basis->pixel, times);
    deltas.formula = basis;
    return deltas;
}

}  // namespace

FormulaStart FormulaBasis::start(bool isJulia) const {
    const bool isWide = table.job().bounds.is_wide != 0;
    return {.unit = isWide ? pixel.mantissa : pixel.toDouble(),
            .exponent = isWide ? static_cast<int>(pixel.exponent) : 0,
            .m = orbit->runs().back().first,
            .is_julia = isJulia};
}

Result<DeltaCoordinates> makeDeltaCoordinates(const RenderRequest& request, const RenderPlan& plan,
                                              const std::function<void(Phrase)>& stage,
                                              std::stop_token stop, DeltaMemory* memory) {
    if (!isMandelbrotSet(request.location.formula))
        return makeFormulaCoordinates(request, plan, stage, stop, memory);
    const Needs needs = needsOf(request, plan);
    DeltaTimes times;
    auto made = basisFor(needs, stage, times, stop, memory);
    if (!made) return tl::make_unexpected(std::move(made.error()));
    const std::shared_ptr<const DeltaBasis> basis = *std::move(made);
    auto deltas = coordinatesFrom(request, needs, basis->reference, basis->steps.pixel, times);
    deltas.basis = basis;
    deltas.hasCells = squareOf(*basis).period > 0 &&
                      takesManySteps(deltas, plan.iterationLimit, needs.threads, stop);
    if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The picture was cancelled.");
    return deltas;
}

}  // namespace fathom
