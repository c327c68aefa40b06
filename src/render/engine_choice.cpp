#include "render/engine_choice.h"

#include <algorithm>

#include "formula/formula_list.h"
#include "render/accuracy.h"

namespace fathom {

namespace {

/// Whether the engine has steps for the request's formula and its points. Direct kernels of devices
/// have flat pictures only.
bool canCompute(const EngineInfo& engine, const Rung& rung, const RenderRequest& request) {
    const bool hasPoints =
        !request.contour || rung.method == Method::Delta || engine.kind == DeviceKind::BuiltInCpu;
    return hasPoints && canCompute(engine, rung, request.location.formula);
}

std::string namesOf(std::span<const EngineInfo> engines) {
    std::string names;
    for (const EngineInfo& engine : engines)
        names += (names.empty() ? "" : ", ") + engine.id;
    return names.empty() ? "none" : names;
}

bool hasLanes(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula) {
    return std::ranges::find(engine.laneNumbers, rung.number) != engine.laneNumbers.end() &&
           std::ranges::find(engine.laneFormulas, kernelName(*formula.spec)) !=
               engine.laneFormulas.end();
}

}  // namespace

Result<EngineList> allowedEngines(const RenderRequest& request,
                                  std::span<const EngineInfo> engines) {
    for (const std::string& id : request.devices)
        if (std::ranges::find(engines, id, &EngineInfo::id) == engines.end())
            return fail(
                ErrorCode::InvalidInput,
                {"There is no device '%1'; the devices here are: %2.", {id, namesOf(engines)}});
    EngineList allowed;
    for (const EngineInfo& engine : engines)
        if (request.devices.empty() ||
            std::ranges::find(request.devices, engine.id) != request.devices.end())
            allowed.push_back(&engine);
    return allowed;
}

bool hasGpu(const EngineList& engines) {
    return std::ranges::any_of(engines, [](const EngineInfo* engine) { return isGpu(*engine); });
}

// ---- Sets

namespace {

/// A rung whose speed is measured, and the share of the pixels that iterate on it.
struct RungPart {
    const Rung* rung;
    double share;
};

std::vector<RungPart> partsOf(const Rung& rung, const RenderRequest& request,
                              std::span<const double> distances) {
    std::vector<RungPart> parts{{&plainRung(rung), 1}};
    if (const Rung* const second = recheckRung(rung, request))
        parts.push_back({second, CountDoubt(rung, request).share(distances)});
    return parts;
}

}  // namespace

std::optional<double> EngineSetMaker::pixelsPerSecond(const EngineInfo& engine,
                                                      const Rung& rung) const {
    double seconds = 0;
    for (const auto& [part, share] : partsOf(rung, m_request, m_distances)) {
        const FormulaFamily family = familyOn(*part, m_request.location.formula);
        const RungSpeed* const speed = findSpeed(m_speeds, speedKey(engine), part->id, family);
        if (!speed) return std::nullopt;
        seconds += share * secondsOfPixel(*speed, m_work);
    }
    return 1 / std::max(seconds, 1e-15);
}

/// Chooses one of the engines that use the processor's cores.
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

/// Whether graphics devices finish the window's picture so soon that processors would only be in
/// the way: they feed the devices, colour and paint. Assumed if a speed is not known.
bool EngineSetMaker::isSoonThere(const EngineList& able, const Rung& rung) const {
    constexpr double kSoon = 0.05;  // seconds
    if (m_request.priority != Priority::Interactive) return false;
    double sum = 0;
    for (const EngineInfo* engine : able) {
        if (!isGpu(*engine)) continue;
        const auto speed = pixelsPerSecond(*engine, rung);
        if (!speed) return true;
        sum += *speed;
    }
    const TileRect area = m_request.area();
    return static_cast<double>(area.width) * area.height <= sum * kSoon;
}

EngineList EngineSetMaker::directEngines(EngineList able, const Rung& rung) const {
    const EngineInfo* const processor =
        isSoonThere(able, rung) ? nullptr : chooseProcessor(able, rung);
    std::erase_if(able, [processor](const EngineInfo* engine) {
        return engine->kind != DeviceKind::OpenClGpu && engine != processor;
    });
    return able;
}

/// Perturbation uses devices of one kind: the fastest kind, or graphics devices before the built-in
/// engine if a speed is not known. A graphics device takes as long for a small tile as for a large
/// one, so sharing a picture costs more than it saves.
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
        if (canCompute(*engine, rung, m_request)) able.push_back(engine);
    EngineSet set{.rung = &rung,
                  .engines = rung.method == Method::Delta ? deltaEngines(able, rung)
                                                          : directEngines(able, rung),
                  .shares = {},
                  .pixelsPerSecond = std::nullopt};
    if (set.engines.empty()) return set;
    set.exact = exactShare(rung, m_request, m_distances);
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
            isGpu(*engine) ? kLeastShared : processorTileOf(rung, m_request, {engine}).area();
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
        // Without distances nothing tells how many pixels would iterate twice.
        if (rung.isComposed() && m_distances.empty()) continue;
        if (rung.isOnDemand() || !isAccurate(rung, m_request)) continue;
        EngineSet formed = set(rung);
        if (!formed.engines.empty()) sets.push_back(std::move(formed));
    }
    return sets;
}

std::vector<EngineSet> comparableSets(std::vector<EngineSet> sets) {
    std::erase_if(sets,
                  [](const EngineSet& set) { return set.rung->number == NumberKind::BigFloat; });
    const bool areKnown = std::ranges::all_of(
        sets, [](const EngineSet& set) { return set.pixelsPerSecond.has_value(); });
    return areKnown ? std::move(sets) : std::vector<EngineSet>();
}

bool isExactEnough(const ExactShare& share) {
    return share.mean - share.error >= 0.995;
}

const EngineSet& bestSet(const std::vector<EngineSet>& comparable) {
    // Speeds are not known so well that less would tell; a cheaper rung is the safer choice.
    constexpr double kTie = 1.1;
    // The most exact rung need not be more exact than the faster one by less.
    constexpr double kShareTie = 0.002;

    std::vector<const EngineSet*> candidates;
    const auto speedOf = [](const EngineSet* set) { return *set->pixelsPerSecond; };
    const auto shareOf = [](const EngineSet* set) { return set->exact.mean; };
    const auto highest = [&](const auto& of) {
        return of(*std::ranges::max_element(candidates, {}, of));
    };
    for (const EngineSet& set : comparable)
        candidates.push_back(&set);
    std::erase_if(candidates, [&, fastest = highest(speedOf)](const EngineSet* set) {
        return speedOf(set) * kMostTimeForExactness < fastest;
    });
    const auto isExact = [](const EngineSet* set) { return isExactEnough(set->exact); };
    const bool isAnyExact = std::ranges::any_of(candidates, isExact);
    std::erase_if(candidates, [&, share = highest(shareOf)](const EngineSet* set) {
        return isAnyExact ? !isExact(set) : shareOf(set) < share - kShareTie;
    });
    return **std::ranges::find_if(candidates,
                                  [&, fastest = highest(speedOf)](const EngineSet* set) {
                                      return speedOf(set) * kTie >= fastest;
                                  });
}

const EngineSet* firstSet(const std::vector<EngineSet>& sets) {
    // A graphics device on a dearer rung (float-float where it has no doubles) beats the processor
    // on a cheaper one.
    const auto withGpu =
        std::ranges::find_if(sets, [](const EngineSet& set) { return hasGpu(set.engines); });
    if (withGpu != sets.end()) return &*withGpu;
    return sets.empty() ? nullptr : &sets.front();
}

std::vector<std::string> standInIdsOf(const Rung& rung, const RenderRequest& request,
                                      const EngineList& allowed, const EngineList& set) {
    std::vector<std::string> ids;
    if (request.priority != Priority::Interactive || rung.method == Method::Delta) return ids;
    for (const EngineInfo* engine : allowed)
        if (engine->kind == DeviceKind::BuiltInCpu && canCompute(*engine, rung, request) &&
            std::ranges::find(set, engine) == set.end())
            ids.push_back(engine->id);
    return ids;
}

}  // namespace fathom
