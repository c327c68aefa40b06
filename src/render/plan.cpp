#include "render/plan.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

#include "formula/formula_list.h"
#include "number/big_float.h"
#include "render/lane_tile.h"

namespace fathom {

namespace {

using EngineList = std::vector<const EngineInfo*>;

// ---- How well a rung holds a view ------------------------------------------------------------

/// The largest |re| or |im| of the view's points and of the Julia constant, at least 1; infinite
/// beyond double range.
double largestCoordinate(const RenderRequest& request) {
    const View& view = request.location.view;
    const Matrix2 matrix = matrixOf(view.transform);
    const double aspect = static_cast<double>(request.size.width) / request.size.height;
    const double radius = view.radius.toDouble();
    const double reach[] = {radius * (std::fabs(matrix.xx) * aspect + std::fabs(matrix.xy)),
                            radius * (std::fabs(matrix.yx) * aspect + std::fabs(matrix.yy))};

    double largest = std::max(
        {1.0, std::fabs(view.re.toDouble()) + reach[0], std::fabs(view.im.toDouble()) + reach[1]});
    if (const auto& julia = request.location.formula.julia)
        largest =
            std::max({largest, std::fabs(julia->re.toDouble()), std::fabs(julia->im.toDouble())});
    return largest;
}

/// Whether the rung's form is of the formula's step.
bool hasForm(const Rung& rung, const FormulaInstance& formula) {
    return rung.form == kNormalForm || (formula.spec->endsInPowerPlusC && formula.power == 2);
}

bool canDivide(const Rung& rung) {
    return !rung.isFixedPoint;
}

struct Fit {
    double bitsToSpare = 0;         // log2 of spacing over the smallest that is accurate enough
    bool inRange = true;            // no square overflows before the escape test has seen it
    bool isConvergenceSeen = true;  // the threshold is at least 2^4 ulp(1)
    bool isDefined = true;          // the rung has the formula's step and its divisions
    bool isKnown = true;            // the rung has steps for the formula

    bool isAccurate() const {
        return bitsToSpare >= 0 && inRange && isConvergenceSeen && isDefined && isKnown;
    }
};

/// Degree of the largest value that a step makes of z.
int degreeOf(const FormulaInstance& formula) {
    switch (formula.spec->kind) {
        case FormulaKind::Escape:
            break;
        case FormulaKind::EscapeOrOne:
            return 3;
        case FormulaKind::Rest:
            return 1;
    }
    return formula.power;
}

/// The last value that is iterated has |z| <= R, or is a start point; the next is at most
/// |z|^degree + |c|, and its square is compared.
bool staysInRange(const Rung& rung, const RenderRequest& request, double largest) {
    if (rung.maximumExponent == 0) return true;
    const Location& location = request.location;
    if (largest >= rung.coordinateEnd) return false;
    const double modulus = largest * std::sqrt(2.0);
    const double last = isDynamical(location.formula) ? std::max(location.escapeRadius, modulus)
                                                      : location.escapeRadius;
    const double next =
        std::max(degreeOf(location.formula) * std::log2(last), std::log2(modulus)) + 1;
    return 2 * next + 1 < rung.maximumExponent;
}

bool seesConvergence(const Rung& rung, const Location& location) {
    return location.formula.spec->kind == FormulaKind::Escape ||
           location.convergence >= std::ldexp(1.0, 4 - rung.valueBits());
}

bool knows(const Rung& rung, const FormulaInstance& formula) {
    if (rung.method == Method::Direct) return true;
    return rung.isDeltaInFloats() ? isMandelbrotSet(formula) : hasDeltas(formula);
}

Fit fitOfDeltas(const Rung& rung, const RenderRequest& request) {
    const double largest = largestCoordinate(request);
    return {.bitsToSpare = std::numeric_limits<double>::infinity(),
            .inRange = largest < 32 && staysInRange(rung, request, largest),
            .isConvergenceSeen = seesConvergence(rung, request.location),
            .isKnown = knows(rung, request.location.formula)};
}

Fit fitOf(const Rung& rung, const RenderRequest& request) {
    if (rung.method == Method::Delta) return fitOfDeltas(rung, request);
    if (rung.fractionBits == 0) return {.bitsToSpare = std::numeric_limits<double>::infinity()};
    const double largest = largestCoordinate(request);
    const double ulpScale = rung.isFixedPoint ? 1 : std::exp2(std::floor(std::log2(largest)));
    // Steps that divide round several times as often, and near a pole each error weighs more.
    const int guardBits = request.location.formula.spec->divides ? 8 : 5;
    const FloatExp smallestSpacing = FloatExp::of(ulpScale, guardBits - rung.fractionBits);
    const FloatExp ratio = request.location.view.spacing(request.size) / smallestSpacing;
    const Location& location = request.location;
    return {.bitsToSpare = ratio.log2(),
            .inRange = staysInRange(rung, request, largest),
            .isConvergenceSeen = seesConvergence(rung, location),
            .isDefined = hasForm(rung, location.formula) &&
                         (canDivide(rung) || !location.formula.spec->divides)};
}

const Rung& cheapestAccurateRung(const RenderRequest& request) {
    for (const Rung& rung : rungs())
        if (isAccurate(rung, request)) return rung;
    return rungs().back();
}

// ---- Which engines ---------------------------------------------------------------------------

std::string namesOf(std::span<const EngineInfo> engines) {
    std::string names;
    for (const EngineInfo& engine : engines)
        names += (names.empty() ? "" : ", ") + engine.id;
    return names.empty() ? "none" : names;
}

/// The engines that the request allows.
Result<EngineList> allowedEngines(const RenderRequest& request,
                                  std::span<const EngineInfo> engines) {
    for (const std::string& id : request.devices)
        if (std::ranges::find(engines, id, &EngineInfo::id) == engines.end())
            return fail(
                ErrorCode::InvalidInput,
                "There is no device '" + id + "'; the devices here are: " + namesOf(engines) + ".");
    EngineList allowed;
    for (const EngineInfo& engine : engines)
        if (request.devices.empty() ||
            std::ranges::find(request.devices, engine.id) != request.devices.end())
            allowed.push_back(&engine);
    return allowed;
}

bool hasLanes(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula) {
    return hasLaneKernels(formula) &&
           std::ranges::find(engine.laneNumbers, rung.number) != engine.laneNumbers.end() &&
           std::ranges::find(engine.laneFormulas, kernelName(*formula.spec)) !=
               engine.laneFormulas.end();
}

bool isGpu(const EngineInfo& engine) {
    return engine.kind == DeviceKind::OpenClGpu;
}

bool hasGpu(const EngineList& engines) {
    return std::ranges::any_of(engines, [](const EngineInfo* engine) { return isGpu(*engine); });
}

/// Slow pixels come in smaller tiles, so that all threads end together; where a driver's threads
/// wake for each of a tile's launches, that takes half as long as the pixels of a small one.
Size processorTileOf(const Rung& rung, const EngineList& engines) {
    if (rung.number == NumberKind::BigFloat) return {16, 16};
    const bool hasDriver = std::ranges::any_of(
        engines, [](const EngineInfo* engine) { return engine->kind == DeviceKind::OpenClCpu; });
    return hasDriver && rung.method == Method::Direct ? Size{256, 256} : Size{128, 128};
}

/// Of GPUs. In a background picture a tile comes back and forth several times instead.
Size wideTile(const RenderRequest& request, const EngineList& engines, std::size_t mostPixels) {
    // A pixel takes about 2^10 bytes where all threads have a tile, in an eighth of the device.
    constexpr std::size_t kBytesOfPixel = std::size_t{1} << 13;
    std::size_t pixels = mostPixels;
    for (const EngineInfo* engine : engines)
        pixels = std::min(pixels, engine->memoryBytes / kBytesOfPixel);
    constexpr Size kSmallest{256, 256};
    const TileRect area = request.area();
    if (request.priority == Priority::Background || pixels < kSmallest.area()) return kSmallest;
    const int width = std::min(area.width, static_cast<int>(pixels / kSmallest.height));
    const int most = std::min(static_cast<int>(pixels) / width, 0xffff);  // rows have 16 bits
    const int count = std::max(static_cast<int>(engines.size()),          // each is to have a part
                               (area.height + most - 1) / most);
    return {width, (area.height + count - 1) / count};
}

Size tileSizeOf(const Rung& rung, const RenderRequest& request, const EngineList& engines) {
    // Each tile waits for its longest pixel, in perturbation some 10^5 steps one after the other,
    // and GPUs take tiles one after the other: the fewest are best. Directly these are few, and
    // more tiles keep all threads busy with their samples.
    constexpr std::size_t kDeltaPixels = std::size_t{1} << 21, kDirectPixels = std::size_t{1} << 20;
    EngineList gpus = engines;
    std::erase_if(gpus, [](const EngineInfo* engine) { return !isGpu(*engine); });
    if (gpus.empty()) return processorTileOf(rung, engines);
    if (rung.method == Method::Delta) return wideTile(request, gpus, kDeltaPixels);
    const bool isListed =
        request.location.formula.spec->isConformal && rung.number != NumberKind::Fp128;
    return isListed ? wideTile(request, gpus, kDirectPixels) : Size{256, 256};
}

/// What computes a picture.
struct EngineSet {
    const Rung* rung = nullptr;
    EngineList engines;
    std::vector<double> shares;             // of each of them, of the work
    std::optional<double> pixelsPerSecond;  // where it is known for all
};

/// Forms sets for a request.
class EngineSetMaker {
public:
    EngineSetMaker(const RenderRequest& request, const EngineList& allowed, const PlanHints& hints)
        : m_request(request),
          m_allowed(allowed),
          m_speeds(hints.speeds),
          m_work(hints.work.value_or(unknownWork(request))) {}

    /// Those that compute a rung together: of all that run on the processor's cores, one. Without
    /// engines when none can.
    EngineSet set(const Rung& rung) const;

    /// By all accurate rungs that somebody can compute, cheapest first.
    std::vector<EngineSet> accurateSets() const;

private:
    std::optional<double> pixelsPerSecond(const EngineInfo& engine, const Rung& rung) const;
    const EngineInfo* chooseProcessor(const EngineList& able, const Rung& rung) const;
    EngineList deltaEngines(const EngineList& able, const Rung& rung) const;
    EngineList directEngines(EngineList able, const Rung& rung) const;

    const RenderRequest& m_request;
    const EngineList& m_allowed;
    const DeviceSpeeds& m_speeds;
    const PixelWork m_work;
};

std::optional<double> EngineSetMaker::pixelsPerSecond(const EngineInfo& engine,
                                                      const Rung& rung) const {
    const FormulaFamily family = familyOn(rung, m_request.location.formula);
    const RungSpeed* const speed = findSpeed(m_speeds, speedKey(engine), rung.id, family);
    if (!speed) return std::nullopt;
    return 1 / std::max(secondsOfPixel(*speed, m_work), 1e-15);
}

/// The one of the engines on the processor's cores that is to compute.
const EngineInfo* EngineSetMaker::chooseProcessor(const EngineList& able, const Rung& rung) const {
    const EngineInfo *fastest = nullptr, *inLanes = nullptr, *openCl = nullptr, *any = nullptr;
    double best = 0;
    bool areAllKnown = true;
    for (const EngineInfo* engine : able) {
        if (engine->kind == DeviceKind::OpenClGpu) continue;
        const auto speed = pixelsPerSecond(*engine, rung);
        areAllKnown = areAllKnown && speed;
        if (speed.value_or(0) > best) best = *speed, fastest = engine;
        if (!inLanes && hasLanes(*engine, rung, m_request.location.formula)) inLanes = engine;
        if (!openCl && engine->kind == DeviceKind::OpenClCpu) openCl = engine;
        any = engine;
    }
    if (areAllKnown && fastest) return fastest;
    return inLanes ? inLanes : openCl ? openCl : any;
}

EngineList EngineSetMaker::directEngines(EngineList able, const Rung& rung) const {
    const EngineInfo* const processor = chooseProcessor(able, rung);
    std::erase_if(able, [processor](const EngineInfo* engine) {
        return engine->kind != DeviceKind::OpenClGpu && engine != processor;
    });
    return able;
}

/// Of those that compute deltas: devices of one kind, the fastest, or else graphics devices before
/// the built-in engine. A small tile takes a graphics device as long as a large one, so that shares
/// for others cost more than they save.
EngineList EngineSetMaker::deltaEngines(const EngineList& able, const Rung& rung) const {
    EngineList first, fastest;
    double best = 0;
    bool areAllKnown = true;
    for (const DeviceKind kind :
         {DeviceKind::OpenClGpu, DeviceKind::BuiltInCpu, DeviceKind::OpenClCpu}) {
        EngineList engines;
        double sum = 0;
        for (const EngineInfo* engine : able) {
            if (engine->kind != kind) continue;
            const auto speed = pixelsPerSecond(*engine, rung);
            areAllKnown = areAllKnown && speed;
            sum += speed.value_or(0);
            engines.push_back(engine);
        }
        if (first.empty()) first = engines;
        if (sum > best) best = sum, fastest = engines;
    }
    return areAllKnown ? fastest : first;
}

EngineSet EngineSetMaker::set(const Rung& rung) const {
    EngineList able;
    for (const EngineInfo* engine : m_allowed)
        if (canCompute(*engine, rung, m_request.location.formula)) able.push_back(engine);
    EngineSet set{.rung = &rung,
                  .engines = rung.method == Method::Delta ? deltaEngines(able, rung)
                                                          : directEngines(able, rung),
                  .shares = {},
                  .pixelsPerSecond = std::nullopt};
    if (set.engines.empty()) return set;
    set.shares.assign(set.engines.size(), 1.0 / static_cast<double>(set.engines.size()));

    double sum = 0, fastest = 0;
    for (const EngineInfo* engine : set.engines) {
        const auto speed = pixelsPerSecond(*engine, rung);
        if (!speed) return set;
        sum += *speed;
        fastest = std::max(fastest, *speed);
    }
    const TileRect area = m_request.area();
    const double pixels = static_cast<double>(area.width) * area.height;
    std::erase_if(set.engines, [&](const EngineInfo* engine) {
        const double speed = *pixelsPerSecond(*engine, rung);
        const std::size_t least =
            isGpu(*engine) ? RenderPlan::kLeastShared : processorTileOf(rung, {engine}).area();
        return speed < fastest && speed * pixels < sum * static_cast<double>(least);
    });
    set.shares.clear();
    for (const EngineInfo* engine : set.engines)
        set.shares.push_back(*pixelsPerSecond(*engine, rung) / sum);
    set.pixelsPerSecond = sum;
    return set;
}

std::vector<EngineSet> EngineSetMaker::accurateSets() const {
    std::vector<EngineSet> sets;
    for (const Rung& rung : rungs()) {
        if (rung.isOnDemand() || !isAccurate(rung, m_request)) continue;
        EngineSet formed = set(rung);
        if (!formed.engines.empty()) sets.push_back(std::move(formed));
    }
    return sets;
}

/// Those whose speeds can be compared: big floats are slower than any other and have no part in it.
/// None unless the speeds of all of them are known.
std::vector<EngineSet> comparableSets(std::vector<EngineSet> sets) {
    std::erase_if(sets,
                  [](const EngineSet& set) { return set.rung->number == NumberKind::BigFloat; });
    const bool areKnown = std::ranges::all_of(
        sets, [](const EngineSet& set) { return set.pixelsPerSecond.has_value(); });
    return areKnown ? std::move(sets) : std::vector<EngineSet>();
}

/// Null when there is none.
const EngineSet* chooseSet(const std::vector<EngineSet>& sets,
                           const std::vector<EngineSet>& comparable) {
    if (!comparable.empty()) {
        // Speeds are not known so well that less would tell; a cheaper rung is the safer choice.
        constexpr double kTie = 1.1;
        const auto fastest = std::ranges::max_element(comparable, {}, &EngineSet::pixelsPerSecond);
        return &*std::ranges::find_if(comparable, [&](const EngineSet& set) {
            return *set.pixelsPerSecond * kTie >= *fastest->pixelsPerSecond;
        });
    }
    // A graphics device on a dearer rung (float-float where it has no doubles) beats the processor
    // on a cheaper one.
    const auto withGpu =
        std::ranges::find_if(sets, [](const EngineSet& set) { return hasGpu(set.engines); });
    if (withGpu != sets.end()) return &*withGpu;
    return sets.empty() ? nullptr : &sets.front();
}

/// Those that begin an interactive picture while the set gets ready: a driver may compile kernels
/// for seconds. An export does not wait for the first tile but for the last.
std::vector<std::string> standInIdsOf(const Rung& rung, const RenderRequest& request,
                                      const EngineList& allowed, const EngineList& set) {
    std::vector<std::string> ids;
    if (request.priority != Priority::Interactive || rung.method == Method::Delta) return ids;
    for (const EngineInfo* engine : allowed)
        if (engine->kind == DeviceKind::BuiltInCpu &&
            canCompute(*engine, rung, request.location.formula) &&
            std::ranges::find(set, engine) == set.end())
            ids.push_back(engine->id);
    return ids;
}

// ---- Words -----------------------------------------------------------------------------------

std::string capitalised(std::string_view words) {
    std::string text(words);
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string spacingText(const RenderRequest& request) {
    const double places = request.location.view.spacing(request.size).log10();
    return "10^" + std::to_string(std::lround(places));
}

Phrase bitsPhrase(double bits) {
    const auto whole = static_cast<long>(std::floor(bits));
    return whole == 1 ? Phrase("1 bit") : Phrase("%1 bits", {std::to_string(whole)});
}

std::string shortText(double value) {
    return Decimal::fromDouble(value).toString();
}

/// What the rung does for this picture: the second half of a reason.
Phrase virtueOf(const Rung& rung, const RenderRequest& request, const RenderPlan& plan) {
    const std::string label(rung.label);
    if (rung.method == Method::Delta)
        return {"%1 computes one point to %2 and the others by their distance from it",
                {label, bitsPhrase(plan.precisionBits)}};
    if (rung.fractionBits == 0)
        return {"%1 of %2 on the CPU", {label, bitsPhrase(plan.precisionBits)}};
    return {"%1 holds this depth with %2 to spare",
            {label, bitsPhrase(fitOf(rung, request).bitsToSpare)}};
}

/// The next cheaper rung that has the formula's step, as the cheapest of all does; of perturbation
/// that in doubles, which has most formulas.
const Rung& nextCheaper(const Rung& rung, const FormulaInstance& formula) {
    const Rung* cheaper = &rung - 1;
    while (cheaper->isOnDemand() || cheaper->isDeltaInFloats() || !hasForm(*cheaper, formula))
        --cheaper;
    return *cheaper;
}

/// Why a cheaper rung was not taken: the first half of a reason.
Phrase obstacleOf(const Rung& cheaper, const RenderRequest& request, bool isGpuWanted,
                  bool isFastestWanted) {
    const Fit fit = fitOf(cheaper, request);
    const std::string label(cheaper.label);
    if (!fit.isKnown) return {"Perturbation does not know this formula"};
    if (!fit.isDefined) return {"Nothing can be divided in %1", {label}};
    if (!fit.inRange) return {"Numbers grow too large for %1 here", {label}};
    if (!fit.isConvergenceSeen)
        return {"Convergence to %1 cannot be seen in %2",
                {shortText(request.location.convergence), label}};
    if (fit.bitsToSpare < 0)
        return {"Pixels are %1 wide, too fine for %2", {spacingText(request), label}};
    if (isFastestWanted) return {"It would take longer in %1", {label}};
    if (isGpuWanted) return {"No graphics device in use computes in %1", {label}};
    return {"No device in use computes in %1", {label}};
}

Phrase reasonOf(const Rung& rung, const RenderRequest& request, const RenderPlan& plan, bool hasGpu,
                bool isFastest) {
    if (!request.forcedRung.empty()) {
        const std::string id(rung.id);
        if (rung.fractionBits == 0 || !isAccurate(rung, request))
            return {"The rung %1 was asked for.", {id}};
        return {"The rung %1 was asked for; it holds this depth with %2 to spare.",
                {id, bitsPhrase(fitOf(rung, request).bitsToSpare)}};
    }
    if (&rung == &rungs().front())
        return {"The cheapest will do: %1.", {virtueOf(rung, request, plan)}};
    const Rung& cheaper = nextCheaper(rung, request.location.formula);
    return {"%1: %2.",
            {obstacleOf(cheaper, request, hasGpu, isFastest), virtueOf(rung, request, plan)}};
}

std::string warningOf(const Rung& rung, const RenderRequest& request) {
    const Fit fit = fitOf(rung, request);
    if (fit.isAccurate()) return {};
    const std::string remedy = "; " + std::string(cheapestAccurateRung(request).id) +
                               " is the cheapest rung that shows them right.";
    if (!fit.inRange)
        return "Numbers grow too large for " + std::string(rung.label) +
               " here, and some pixels will be wrong" + remedy;
    if (!fit.isConvergenceSeen)
        return capitalised(rung.label) + " is too coarse to see convergence to " +
               shortText(request.location.convergence) + ", and counts will be wrong" + remedy;
    return "Pixels are " + spacingText(request) + " wide, " +
           bitsPhrase(std::ceil(-fit.bitsToSpare)).text() + " beyond " + std::string(rung.label) +
           ", and will blur into blocks" + remedy;
}

Error noEngineError(const Rung& rung, const RenderRequest& request) {
    std::string message = "No device in use can compute ";
    message += request.forcedRung.empty()
                   ? "pixels " + spacingText(request) + " wide, which needs " + std::string(rung.id)
                   : "in " + std::string(rung.id);
    return {ErrorCode::DeviceUnavailable,
            message + "; allow another device, such as the built-in CPU engine (cpu)."};
}

// ---- The plan's numbers ----------------------------------------------------------------------

/// Bits below a pixel that big floats iterate with, for N steps.
///
/// Rounding z_n by e shifts the end of the orbit as a shift of c by e / (dz_n/dc) does. Orbits that
/// tell neighbouring pixels apart keep |dz_n/dc| at about 1 or above, so N steps are worth a shift
/// of at most N e: log2 N bits. A step of z^2 + c errs by up to 4 half units of 4, 2^3 ulp(1); the
/// other 13 of the 16 bits are for powers, for derivatives below 1, and for pixels to stay right to
/// 2^-13 of one if every error points the same way. Formulas that divide round several times as
/// often, and near a pole each error weighs more: 8 bits more.
///
/// No rule in log2 N saves chaotic orbits of formulas with absolute values. Their derivative is a
/// matrix whose smaller singular value may shrink at every step; where it does, e grows against the
/// pixels by up to about 0.8 bits a step, whatever the precision began with.
double guardBitsOf(const RenderRequest& request) {
    // A started picture keeps its precision, and its limit may rise: up to there N is the same.
    const std::uint64_t steps = std::max(request.location.iterations.limit, kMaximumAutomaticLimit);
    const int forEachStep = request.location.formula.spec->divides ? 24 : 16;
    return std::log2(static_cast<double>(steps)) + forEachStep;
}

/// Of coordinates, and of the iteration in big floats: -log2(spacing) + log2(largest coordinate) +
/// guard bits, in whole 64-bit words, which cost no more than their first bit, and in two at least,
/// which cost little more than one. The location's own digits may be more than that. Where orbits
/// of a Julia set pass 0, z^p brings neighbours p times as near, by their digits.
int precisionBitsOf(const Rung& rung, const RenderRequest& request) {
    const double largest = std::min(largestCoordinate(request), 1e300);  // infinite constants too
    const double spacing = request.location.view.spacing(request.size).log2();
    const FormulaInstance& formula = request.location.formula;
    const int power = formula.julia && hasDeltas(formula) ? formula.power : 1;
    const double place = std::log2(largest) - spacing * power;
    const double bits = std::max<double>(place + guardBitsOf(request), rung.fractionBits + 1);
    const double words = std::ceil(std::max(bits, 128.0) / 64);
    return static_cast<int>(std::min<double>(words * 64, BigFloat::kMaximumPrecision));
}

/// `isFastest`: of all that are accurate, by their speeds.
RenderPlan planFor(const EngineSet& set, const RenderRequest& request, bool isFastest) {
    const Rung& rung = *set.rung;
    const EngineList& engines = set.engines;
    RenderPlan plan;
    plan.rung = &rung;
    for (const EngineInfo* engine : engines) {
        plan.engineIds.push_back(engine->id);
        plan.threads = std::max(plan.threads, engine->threads);
    }
    plan.shares = set.shares;
    plan.precisionBits = precisionBitsOf(rung, request);
    plan.iterationLimit = request.location.iterations.limit;

    plan.tileSize = tileSizeOf(rung, request, engines);
    plan.processorTile = processorTileOf(rung, engines);
    // Slow pixels come from a coarser start, so that something is seen soon.
    const bool isSlow = rung.number == NumberKind::BigFloat;
    if (request.coarseFirst) plan.passes = isSlow ? std::vector{16, 4, 1} : std::vector{8, 1};

    plan.reason = reasonOf(rung, request, plan, hasGpu(engines), isFastest);
    plan.warning = warningOf(rung, request);
    return plan;
}

}  // namespace

bool isAccurate(const Rung& rung, const RenderRequest& request) {
    return fitOf(rung, request).isAccurate();
}

bool canCompute(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula) {
    const bool hasNumber = std::ranges::find(engine.numbers, rung.number) != engine.numbers.end();
    if (!hasNumber || !knows(rung, formula) || !hasForm(rung, formula)) return false;
    if (rung.method == Method::Delta || !formula.spec->divides) return true;
    const bool isFloat = rung.number == NumberKind::Fp32 || rung.number == NumberKind::Ff;
    return canDivide(rung) && (engine.dividesFloats || !isFloat);
}

std::string speedKey(const EngineInfo& engine) {
    return engine.label + ", " + (engine.driver.empty() ? engine.processor : engine.driver);
}

std::vector<RungVerdict> explainLadder(const RenderRequest& request,
                                       std::span<const EngineInfo> engines,
                                       const RenderPlan& plan) {
    const FormulaInstance& formula = request.location.formula;
    std::vector<RungVerdict> ladder;
    for (const Rung& rung : rungs()) {
        const bool isTaken = &rung == plan.rung;
        const bool isComputed = std::ranges::any_of(
            engines, [&](const EngineInfo& engine) { return canCompute(engine, rung, formula); });
        const bool isSpecial = rung.isOnDemand() || rung.isDeltaInFloats();
        if (!isTaken && (isSpecial || !hasForm(rung, formula))) continue;
        ladder.push_back({&rung, isTaken,
                          isTaken ? plan.reason
                                  : Phrase("%1.", {obstacleOf(rung, request, false, isComputed)})});
    }
    return ladder;
}

std::optional<Contest> contestOf(const RenderRequest& request, std::span<const EngineInfo> engines,
                                 const PlanHints& hints) {
    if (!request.forcedRung.empty()) return std::nullopt;
    const auto allowed = allowedEngines(request, engines);
    if (!allowed) return std::nullopt;
    Contest contest;
    for (const EngineSet& set :
         comparableSets(EngineSetMaker(request, *allowed, hints).accurateSets())) {
        Contest::Side& side = set.rung->method == Method::Direct ? contest.direct : contest.delta;
        const double seconds = 1 / *set.pixelsPerSecond;
        if (!side.rung || seconds < side.seconds) side = {set.rung, seconds};
    }
    if (!contest.direct.rung || !contest.delta.rung) return std::nullopt;
    return contest;
}

Result<RenderPlan> choosePlan(const RenderRequest& request, std::span<const EngineInfo> engines,
                              const PlanHints& hints) {
    const Rung* const forced = request.forcedRung.empty() ? nullptr : findRung(request.forcedRung);
    if (!request.forcedRung.empty() && !forced)
        return fail(ErrorCode::InvalidInput, "There is no rung '" + request.forcedRung +
                                                 "'; the rungs are " + rungNames() + ".");
    const FormulaSpec& formula = *request.location.formula.spec;
    if (forced && !knows(*forced, request.location.formula))
        return fail(ErrorCode::InvalidInput, "The rung " + request.forcedRung + " does not know " +
                                                 std::string(formula.label) + "; choose another.");
    if (forced && formula.divides && !canDivide(*forced))
        return fail(ErrorCode::InvalidInput,
                    "The rung " + request.forcedRung + " cannot divide, as " +
                        std::string(formula.label) + " does; choose another.");
    if (forced && !hasForm(*forced, request.location.formula))
        return fail(ErrorCode::InvalidInput, "The rung " + request.forcedRung +
                                                 " iterates z^2 + c alone, which " +
                                                 std::string(formula.label) + " to the power " +
                                                 std::to_string(request.location.formula.power) +
                                                 " is not; choose another.");
    const auto allowed = allowedEngines(request, engines);
    if (!allowed) return tl::make_unexpected(allowed.error());

    const EngineSetMaker maker(request, *allowed, hints);
    std::vector<EngineSet> sets = forced ? std::vector{maker.set(*forced)} : maker.accurateSets();
    std::erase_if(sets, [](const EngineSet& set) { return set.engines.empty(); });
    const std::vector<EngineSet> comparable = comparableSets(sets);
    if (const EngineSet* const set = chooseSet(sets, comparable)) {
        RenderPlan plan = planFor(*set, request, !comparable.empty());
        plan.standInIds = standInIdsOf(*set->rung, request, *allowed, set->engines);
        return plan;
    }
    const Rung& wanted = forced ? *forced : cheapestAccurateRung(request);
    return tl::make_unexpected(noEngineError(wanted, request));
}

}  // namespace fathom
