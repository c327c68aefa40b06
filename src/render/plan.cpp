#include "render/plan.h"

#include <algorithm>

#include "formula/formula_list.h"
#include "orbit/orbit_steps.h"
#include "render/accuracy.h"
#include "render/engine_choice.h"
#include "render/exactness.h"
#include "render/plan_words.h"
#include "render/tile_size.h"

namespace fathom {

namespace {

EngineSetMaker setMaker(const RenderRequest& request, const EngineList& allowed,
                        const PlanHints& hints) {
    return {request, allowed, hints.speeds, hints.work ? *hints.work : unknownWork(request),
            hints.distances};
}

/// Why a rung that was asked for cannot compute the formula; none when it can.
std::optional<Error> refusalOf(const Rung& forced, const FormulaInstance& formula) {
    const std::vector<Phrase> names{std::string(forced.id), std::string(formula.spec->label),
                                    std::to_string(formula.power)};
    const char* pattern = nullptr;
    if (!hasSteps(forced, formula))
        pattern = phrase("The rung %1 does not support %2; choose another.");
    else if (formula.spec->divides && !canDivide(forced))
        pattern = phrase("The rung %1 cannot divide, as %2 does; choose another.");
    else if (!hasForm(forced, formula))
        pattern = phrase(
            "The rung %1 iterates z^2 + c alone, which %2 to the power %3 is not; choose another.");
    else
        return std::nullopt;
    return Error{ErrorCode::InvalidInput, {pattern, names}};
}

/// `isBySpeed`: the set is the best of all accurate ones by known speeds.
RenderPlan planFor(const EngineSet& set, const RenderRequest& request,
                   const std::vector<double>& distances, bool isBySpeed) {
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
    plan.processorTile = processorTileOf(rung, request, engines);
    // Slow pixels come from a coarser start, so that something is seen soon.
    const bool isSlow = rung.number == NumberKind::BigFloat;
    if (request.coarseFirst) plan.passes = isSlow ? std::vector{16, 4, 1} : std::vector{8, 1};

    plan.distances = distances;
    plan.reason = reasonOf(
        rung, request, {plan.precisionBits, hasGpu(engines), isBySpeed, distances, set.exact.mean});
    plan.warning = warningOf(rung, request);
    return plan;
}

/// The set on the rung that would be best at usual speeds, among the sets with a graphics device or
/// among those without, as `first` is.
const EngineSet* usualSet(const std::vector<EngineSet>& sets, const EngineSet& first,
                          const RenderRequest& request, const EngineList& allowed,
                          const PlanHints& hints) {
    PlanHints usual = hints;
    for (const EngineInfo* engine : allowed)
        usual.speeds[speedKey(*engine)] = usualSpeeds();
    std::vector<EngineSet> known = comparableSets(setMaker(request, allowed, usual).accurateSets());
    std::erase_if(known, [&](const EngineSet& set) {
        const auto real = std::ranges::find(sets, set.rung, &EngineSet::rung);
        return real == sets.end() || hasGpu(real->engines) != hasGpu(first.engines);
    });
    if (known.empty()) return &first;
    return &*std::ranges::find(sets, bestSet(known).rung, &EngineSet::rung);
}

}  // namespace

std::vector<RungVerdict> explainLadder(const RenderRequest& request,
                                       std::span<const EngineInfo> engines,
                                       const RenderPlan& plan) {
    const FormulaInstance& formula = request.location.formula;
    const double share = exactShare(*plan.rung, request, plan.distances).mean;
    std::vector<RungVerdict> ladder;
    for (const Rung& rung : rungs()) {
        const bool isTaken = &rung == plan.rung;
        const bool isComputed = std::ranges::any_of(
            engines, [&](const EngineInfo& engine) { return canCompute(engine, rung, formula); });
        const bool isSpecial = rung.isOnDemand() || rung.isDeltaInFloats();
        const bool isPossible = hasForm(rung, formula) && (!rung.isComposed() || isComputed);
        if (!isTaken && (isSpecial || !isPossible)) continue;
        ladder.push_back({&rung, isTaken, plan.reason});
        if (!isTaken)
            ladder.back().reason = {
                "%1.",
                {obstacleOf(
                    rung, request,
                    {.isBySpeed = isComputed, .distances = plan.distances, .exactShare = share})}};
    }
    return ladder;
}

std::optional<Contest> contestOf(const RenderRequest& request, std::span<const EngineInfo> engines,
                                 const PlanHints& hints) {
    if (!request.forcedRung.empty()) return std::nullopt;
    const auto allowed = allowedEngines(request, engines);
    if (!allowed) return std::nullopt;
    Contest contest;
    const EngineSetMaker maker = setMaker(request, *allowed, hints);
    for (const EngineSet& set : comparableSets(maker.accurateSets())) {
        Contest::Side& side = set.rung->method == Method::Direct ? contest.direct : contest.delta;
        const double seconds = 1 / *set.pixelsPerSecond;
        if (!side.rung || seconds < side.seconds) side = {set.rung, seconds};
    }
    if (!contest.direct.rung || !contest.delta.rung) return std::nullopt;
    return contest;
}

bool hasLongOrbit(const RenderPlan& plan) {
    return plan.rung->method == Method::Delta &&
           plan.precisionBits >= OrbitSteps::kFewestDeviceBits;
}

Result<RenderPlan> choosePlan(const RenderRequest& request, std::span<const EngineInfo> engines,
                              const PlanHints& hints) {
    const Rung* const forced = request.forcedRung.empty() ? nullptr : findRung(request.forcedRung);
    if (!request.forcedRung.empty() && !forced)
        return fail(ErrorCode::InvalidInput, {"There is no rung '%1'; the rungs are %2.",
                                              {request.forcedRung, rungNames()}});
    if (forced)
        if (auto refused = refusalOf(*forced, request.location.formula))
            return tl::make_unexpected(*std::move(refused));
    const auto allowed = allowedEngines(request, engines);
    if (!allowed) return tl::make_unexpected(allowed.error());

    const EngineSetMaker maker = setMaker(request, *allowed, hints);
    std::vector<EngineSet> sets = forced ? std::vector{maker.set(*forced)} : maker.accurateSets();
    std::erase_if(sets, [](const EngineSet& set) { return set.engines.empty(); });
    const std::vector<EngineSet> comparable = comparableSets(sets);
    const EngineSet* set = comparable.empty() ? firstSet(sets) : &bestSet(comparable);
    if (set && comparable.empty() && !forced && !hints.distances.empty())
        set = usualSet(sets, *set, request, *allowed, hints);
    if (set) {
        RenderPlan plan = planFor(*set, request, hints.distances, !comparable.empty());
        plan.standInIds = standInIdsOf(*set->rung, request, *allowed, set->engines);
        return plan;
    }
    const Rung& wanted = forced ? *forced : cheapestAccurateRung(request);
    return tl::make_unexpected(noEngineError(wanted, request));
}

}  // namespace fathom
