#include "render/make_reference.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <numbers>

#include "base/parallel.h"
#include "formula/formula_list.h"
#include "orbit/kept_orbits.h"
#include "render/cell_square.h"

namespace fathom {

namespace {

/// Least length of a reference orbit if the limit is automatic: the limit may rise far, and the
/// orbit must reach it. Long enough for all views except those without a nucleus nearby.
constexpr std::uint64_t kAutomaticLength = std::uint64_t{1} << 22;
/// The same for formulas that fold: their bounded orbits may be chaotic for ever.
constexpr std::uint64_t kAutomaticGenericLength = std::uint64_t{1} << 20;

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
constexpr double kMostGenericReach = 0x1p20;
/// Largest value of that distance raised to the power that a step may take it to: doubles then
/// still resolve 2^-20 of a pixel.
constexpr double kMostFlattening = 0x1p33;
/// The same if pixels go through cells, in times of the distance of the picture's farthest pixel
/// from its centre. What maps leave out is a part of c and of the distance from the reference.
constexpr double kMostCellReach = 8;
/// Below this epsilon, steps cut off less than doubles round.
constexpr double kLeastEpsilon = 0x1p-50;

/// The largest max(|re|, |im|) of the picture's points, in pixels.
double reachOf(const RenderRequest& request) {
    const Matrix2 matrix = matrixOf(request.location.view.transform);
    const Size size = request.size;
    if (request.contour) {
        const double radius = request.contour->greatest() * size.width / (2 * std::numbers::pi);
        return radius *
               std::max(std::hypot(matrix.xx, matrix.xy), std::hypot(matrix.yx, matrix.yy));
    }
    const double right = (size.width + 1) * 0.5, up = (size.height + 1) * 0.5;
    return std::max(std::fabs(matrix.xx) * right + std::fabs(matrix.xy) * up,
                    std::fabs(matrix.yx) * right + std::fabs(matrix.yy) * up);
}

/// What a picture needs from its reference.
struct Needs {
    OrbitRequest orbit;  // of the picture's centre
    bool isGeneric;
    FloatExp pixel;
    double reach;    // in pixels
    double epsilon;  // of the steps
    bool areForFloats;
    int threads;
    std::shared_ptr<const ReferenceSource> source;  // may be null
    std::shared_ptr<const Reference> reference;     // may be null
    double farthest = kMostGenericReach;  // from the reference of another formula, in pixels
};

Needs needsOf(const RenderRequest& request, const RenderPlan& plan) {
    const Location& location = request.location;
    const IterationLimit& limit = location.iterations;
    const bool isGeneric = !isMandelbrotSet(location.formula);
    const std::uint64_t automatic = isGeneric ? kAutomaticGenericLength : kAutomaticLength;
    const FloatExp pixel = request.pixelSize();
    const int threads = threadsOf(plan.threads);
    const double reach = reachOf(request);
    const bool ends = location.formula.spec->kind == FormulaKind::Rest;  // and none escapes
    const double usual = isGeneric ? BlaTable::kDefaultEpsilon : StepTable::kDefaultEpsilon;
    return {
        .orbit = {.formula = location.formula,
                  .re = location.view.re,
                  .im = location.view.im,
                  .bits = plan.precisionBits,
                  .reach = pixel * (reach * std::sqrt(2.0)),
                  .smallestPixel = {},
                  .escapeRadius = ends ? HUGE_VAL : location.escapeRadius,
                  .convergence = location.convergence,
                  .iterations = limit.automatic ? std::max(limit.limit, automatic) : limit.limit,
                  .threads = std::min(threads, 2)},
        .isGeneric = isGeneric,
        .pixel = pixel,
        .reach = reach,
        .epsilon = plan.rung->isOnDemand() ? std::exp2(-plan.rung->stepBits) : usual,
        .areForFloats = plan.rung->isDeltaInFloats(),
        .threads = threads,
        .source = request.source,
        .reference = request.reference};
}

/// The picture's centre relative to the point of a request, in units of `pixel`.
std::complex<double> shiftFrom(const OrbitRequest& point, const Needs& needs, FloatExp pixel) {
    const auto part = [pixel](const Decimal& to, const Decimal& from) {
        return ((to + -from).toFloatExp() / pixel).toDouble();
    };
    return {part(needs.orbit.re, point.re), part(needs.orbit.im, point.im)};
}

/// The farthest distance of the picture's pixels from a point, in pixels of the picture.
double reachFrom(const OrbitRequest& point, const Needs& needs) {
    return chebyshev(shiftFrom(point, needs, needs.pixel)) + needs.reach;
}

/// True if an orbit belongs to the same formula and limits, at any point, and has enough digits.
bool isOrbitFor(const OrbitRequest& has, const Needs& needs) {
    return has.isAlike(needs.orbit) && needs.orbit.bits <= has.bits;
}

/// The power to which a step may take distances where the step is flat. A pixel that comes near 0
/// rebases to the orbit of 0, but on a Julia set not before the first step. Formulas that divide
/// have steps that are flat elsewhere.
int flatteningOf(const OrbitRequest& point, const Needs& needs) {
    const FormulaInstance& formula = needs.orbit.formula;
    const bool isAtRest = formula.spec->kind == FormulaKind::Rest;
    const int power = isAtRest ? 2 : formula.spec->divides ? formula.spec->convergenceOrder : 1;
    if (!formula.julia) return power;
    const OrbitRequest origin{};
    const double to0 = chebyshev(shiftFrom(origin, needs, needs.pixel)) - needs.reach;
    return to0 < reachFrom(point, needs) ? std::max(power, highestPower(formula)) : power;
}

/// True if the picture's pixels can follow the orbit of a point.
bool isNear(const OrbitRequest& point, const Needs& needs) {
    const double reach = reachFrom(point, needs);
    return reach == needs.reach ||  // it is the picture's centre
           (reach <= needs.farthest &&
            std::pow(reach, flatteningOf(point, needs)) <= kMostFlattening);
}

/// True for a picture around the pole 0 of a formula whose orbits end at rest. Its pixels iterate
/// directly from their first step, as values: as distances from 0.
bool aroundPole(const Needs& needs) {
    constexpr double kNear = 64;  // times the picture's reach
    const FormulaInstance& formula = needs.orbit.formula;
    return formula.spec->isNewtonOfPowers && isDynamical(formula) &&
           chebyshev(shiftFrom({}, needs, needs.pixel)) < kNear * needs.reach;
}

/// The request for the reference of such a picture: the orbit of the pole.
OrbitRequest requestOfPole(const Needs& needs) {
    OrbitRequest request = needs.orbit;
    request.re = request.im = {};
    request.reach = needs.pixel * (reachFrom(request, needs) * std::sqrt(2.0));
    return request;
}

// ---- What a reference serves -----------------------------------------------------------------

/// True if a nearby orbit for the picture can be computed from the source.
bool isSourceFor(const OrbitSource& source, const Needs& needs) {
    return isOrbitFor(source.request, needs) && source.orbit->lasts(needs.orbit.iterations) &&
           chebyshev(shiftFrom(source.request, needs, needs.pixel)) <= kMostSourceShift;
}
/// True if the picture's orbit begins with the source, or its pixels can follow that one.
bool isSourceFor(const std::shared_ptr<const GenericOrbit>& source, const Needs& needs) {
    const OrbitRequest& point = source->request();
    // On a Julia set, the orbit of 0 is the same for all points.
    return isOrbitFor(point, needs) && (needs.orbit.formula.julia || isNear(point, needs));
}
bool isSourceFor(const ReferenceSource& source, const Needs& needs) {
    return std::holds_alternative<OrbitSource>(source.orbit) != needs.isGeneric &&
           std::visit([&](const auto& kind) { return isSourceFor(kind, needs); }, source.orbit);
}

bool areStepsFor(const Reference& reference, const Needs& needs) {
    return reference.epsilon == needs.epsilon && reference.areForFloats == needs.areForFloats;
}

/// True if pictures around the reference's own can use it, and this one can.
bool serves(const Reference& reference, const Needs& needs) {
    const double scale = (needs.pixel / reference.pixel).toDouble();
    return isSourceFor(reference.source(), needs) && areStepsFor(reference, needs) &&
           reference.lasts(needs.orbit.iterations) && scale >= kSmallestScale &&
           scale * reachFrom(reference.point, needs) <= reference.reach &&
           (!needs.isGeneric || isNear(reference.point, needs));
}

bool areEqual(FloatExp a, FloatExp b) {
    return std::is_eq(a <=> b);
}

/// True if a reference that was made without surplus is the one that the picture would make.
bool isSame(const Reference& reference, const Needs& needs) {
    const OrbitRequest &has = reference.point, &wants = needs.orbit;
    return has.isAlike(wants) && has.re == wants.re && has.im == wants.im &&
           has.bits == wants.bits && areEqual(has.reach, wants.reach) &&
           has.iterations == wants.iterations && areEqual(reference.pixel, needs.pixel) &&
           reference.reach == needs.reach && areStepsFor(reference, needs) &&
           reference.from == needs.source;
}

// ---- Making ----------------------------------------------------------------------------------

/// Makes the reference of one picture.
class Maker {
public:
    using Made = Result<std::shared_ptr<const Reference>>;

    Maker(const Needs& needs, const std::function<void(Phrase)>& stage, const std::stop_token& stop,
          ReferenceCache* cache, std::shared_ptr<StepDevice> device)
        : m_needs(needs),
          m_stop(stop),
          m_cache(cache),
          m_isKept(cache && cache->serves() == ReferenceCache::Serves::Around),
          m_device(std::move(device)),
          m_advanced([stage](std::uint64_t steps, const std::string& name) {
              if (name.empty())
                  stage({"Computing the reference orbit: %1 iterations", {std::to_string(steps)}});
              else
                  stage({"Computing the reference orbit on %2: %1 iterations",
                         {std::to_string(steps), name}});
          }) {}

    /// The request's, from the cache, or new. Waits for a picture that is making one.
    Made reference() {
        if (m_needs.reference && serves(*m_needs.reference, m_needs)) return m_needs.reference;
        if (!m_cache) return made();
        const auto isWanted = [this](const Reference& kept) {
            return m_isKept ? serves(kept, m_needs) : isSame(kept, m_needs);
        };
        if (auto kept = m_cache->find(isWanted)) return kept;
        const ReferenceCache::Turn turn(*m_cache, m_stop);
        if (!turn) return fail(ErrorCode::Cancelled, "The picture was cancelled.");
        if (auto kept = m_cache->find(isWanted)) return kept;
        auto reference = made();
        if (reference) m_cache->keep(*reference);
        return reference;
    }
    /// Time that reference() took.
    const ReferenceTimes& times() const { return m_times; }

private:
    Made made() {
        const std::optional<ReferenceSource> source = this->source();
        if (m_needs.isGeneric) return madeGeneric(source ? std::get<1>(source->orbit) : nullptr);
        return madeMandelbrot(source ? &std::get<OrbitSource>(source->orbit) : nullptr);
    }
    /// What the orbit can be made from: the request's source, or one of the cache.
    std::optional<ReferenceSource> source() const {
        if (m_needs.source && isSourceFor(*m_needs.source, m_needs)) return *m_needs.source;
        if (!m_isKept) return std::nullopt;
        const auto kept = m_cache->find(
            [this](const Reference& any) { return isSourceFor(any.source(), m_needs); });
        return kept ? std::optional(kept->source()) : std::nullopt;
    }
    Made madeMandelbrot(const OrbitSource* from);
    Result<ReferenceOrbit> computed(const OrbitRequest& request) const;
    Made madeGeneric(std::shared_ptr<const GenericOrbit> orbit);

    /// Keeps the new orbit, and the time that it took.
    template <class Orbit>
    Result<std::shared_ptr<const Orbit>> shared(Result<Orbit> orbit, const Stopwatch& watch) {
        if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
        m_times.orbit = watch.spent();
        return std::make_shared<const Orbit>(*std::move(orbit));
    }
    Made whole(const OrbitRequest& point, double reach, decltype(Reference::parts) parts) const {
        return std::make_shared<const Reference>(Reference{.point = point,
                                                           .pixel = m_needs.pixel,
                                                           .reach = reach,
                                                           .epsilon = m_needs.epsilon,
                                                           .areForFloats = m_needs.areForFloats,
                                                           .parts = std::move(parts),
                                                           .from = m_needs.source});
    }
    /// How many times as far as the picture the tables reach, around the picture's centre.
    double surplus() const { return m_isKept ? kSurplusReach : 1; }

    const Needs& m_needs;
    const std::stop_token& m_stop;
    ReferenceCache* const m_cache;
    const bool m_isKept;  // made for pictures around as well
    const std::shared_ptr<StepDevice> m_device;
    const OrbitProgress m_advanced;
    ReferenceTimes m_times;
};

/// A new orbit, or one that a program kept.
Result<ReferenceOrbit> Maker::computed(const OrbitRequest& request) const {
    const auto compute = [&] {
        return ReferenceOrbit::compute(request, m_stop, m_advanced, m_device);
    };
    const auto kept = m_cache ? m_cache->keptOrbits() : nullptr;
    return kept ? kept->orbitOf(request, compute) : compute();
}

/// The orbit of the picture's centre: near that of `from`, if it is given.
Maker::Made Maker::madeMandelbrot(const OrbitSource* from) {
    const OrbitRequest& wanted = m_needs.orbit;
    const Stopwatch orbitWatch;
    OrbitSource source{wanted, nullptr};
    source.request.bits += m_isKept ? kSurplusBits : 0;
    if (!m_isKept) source.request.smallestPixel = m_needs.pixel;
    if (from) source = *from;
    auto orbit = shared(
        from ? source.orbit->nearbyOrbit({.shift = {(wanted.re + -source.request.re).toFloatExp(),
                                                    (wanted.im + -source.request.im).toFloatExp()},
                                          .reach = wanted.reach,
                                          .escapeRadius = wanted.escapeRadius,
                                          .iterations = wanted.iterations},
                                         m_stop)
             : computed(source.request),
        orbitWatch);
    if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
    if (!from) source.orbit = *orbit;

    const Stopwatch watch;
    const double reach = m_needs.reach * surplus();
    auto table = StepTable::build({.orbit = *std::move(orbit),
                                   .pixel = m_needs.pixel,
                                   .reach = reach,
                                   .escapeRadius = wanted.escapeRadius,
                                   .epsilon = m_needs.epsilon,
                                   .areForFloats = m_needs.areForFloats,
                                   .isLazy = true,
                                   .threads = m_needs.threads},
                                  m_stop);
    if (!table) return tl::make_unexpected(std::move(table.error()));
    const StartPolynomial start(*table);
    m_times.tables = watch.spent();
    return whole(wanted, reach, MandelbrotReference{std::move(source), *std::move(table), start});
}

/// This orbit, continued if it is too short, or that of the picture's centre if this one is far
/// away or null.
Maker::Made Maker::madeGeneric(std::shared_ptr<const GenericOrbit> orbit) {
    const FormulaInstance& formula = m_needs.orbit.formula;
    OrbitRequest request = aroundPole(m_needs) ? requestOfPole(m_needs) : m_needs.orbit;
    if (orbit) {
        const OrbitRequest& has = orbit->request();
        request.bits = has.bits;
        if (isNear(has, m_needs)) {
            request.re = has.re;
            request.im = has.im;
            request.reach = m_needs.pixel * (reachFrom(has, m_needs) * std::sqrt(2.0));
        }
    } else if (m_isKept) {
        request.bits += kSurplusBits * (formula.julia ? highestPower(formula) : 1);
    }
    if (!orbit || !orbit->has(request)) {
        const Stopwatch watch;
        auto made = shared(GenericOrbit::compute(request, m_stop, m_advanced, orbit.get()), watch);
        if (!made) return tl::make_unexpected(std::move(made.error()));
        orbit = *std::move(made);
    }

    const Stopwatch watch;
    const OrbitRequest& point = orbit->request();
    const double farthest = reachFrom(point, m_needs);
    const double reach = farthest + m_needs.reach * (surplus() - 1);
    // The error of a step is proportional to the distance from the reference.
    const double epsilon = std::min(
        m_needs.epsilon, std::max(m_needs.epsilon * (m_needs.reach / farthest), kLeastEpsilon));
    auto table = BlaTable::build({.orbit = orbit,
                                  .power = highestPower(formula),
                                  .isJulia = isDynamical(formula),
                                  .pixel = m_needs.pixel,
                                  .reach = isDynamical(formula) ? 0 : reach,
                                  .escapeRadius = m_needs.orbit.escapeRadius,
                                  .convergence = m_needs.orbit.convergence,
                                  .epsilon = epsilon},
                                 m_stop);
    if (!table) return tl::make_unexpected(std::move(table.error()));
    m_times.tables = watch.spent();
    return whole(point, reach, GenericReference{*std::move(table)});
}

}  // namespace

Result<PixelDeltas> makePixelDeltas(const RenderRequest& request, const RenderPlan& plan,
                                    const std::function<void(Phrase)>& stage, std::stop_token stop,
                                    ReferenceCache* cache) {
    Needs needs = needsOf(request, plan);
    const auto deltasFrom = [&](const std::shared_ptr<const Reference>& reference) {
        PixelDeltas deltas{.reference = reference,
                           .shift = shiftFrom(reference->point, needs, reference->pixel),
                           .scale = (needs.pixel / reference->pixel).toDouble(),
                           .matrix = matrixOf(request.location.view.transform),
                           .size = request.size,
                           .subpixel = request.subpixel,
                           .rings = ringsOf(request)};
        deltas.square = squareFor(deltas, plan.iterationLimit, needs.threads, stop);
        return deltas;
    };
    Maker maker(needs, stage, stop, cache, plan.stepDevice);
    auto made = maker.reference();
    if (!made) return tl::make_unexpected(std::move(made.error()));
    PixelDeltas deltas = deltasFrom(*made);

    const double most = kMostCellReach * needs.reach;
    if (needs.isGeneric && deltas.hasCells() && reachFrom((*made)->point, needs) > most) {
        needs.farthest = most;
        made = maker.reference();
        if (!made) return tl::make_unexpected(std::move(made.error()));
        deltas = deltasFrom(*made);
    }
    deltas.times = maker.times();
    if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The picture was cancelled.");
    return deltas;
}

}  // namespace fathom
