// The scheduler thread: plans pictures, deals with engines that failed, and ends pictures.
#include <algorithm>
#include <utility>

#include "base/exception.h"
#include "orbit/step_device.h"
#include "render/scheduler_core.h"
#include "render/tile_size.h"
#include "render/view_probe.h"

namespace fathom {

namespace {

/// What steps orbits on the first graphics device that the person allows; null if there is none.
std::shared_ptr<StepDevice> stepDeviceOf(const std::vector<Engine*>& engines,
                                         const std::vector<std::string>& allowedIds) {
    for (Engine* const engine : engines) {
        const EngineInfo& info = engine->info();
        const bool isAllowed =
            allowedIds.empty() || std::ranges::find(allowedIds, info.id) != allowedIds.end();
        if (!isGpu(info) || !isAllowed) continue;
        if (auto device = engine->steps()) return device;
    }
    return nullptr;
}

double secondsBetween(std::chrono::steady_clock::time_point from,
                      std::chrono::steady_clock::time_point to) {
    return std::chrono::duration<double>(to - from).count();
}

Phrase nameInSentence(const EngineInfo& info) {
    return info.kind == DeviceKind::BuiltInCpu ? phrase("the built-in CPU engine")
                                               : Phrase(info.label);
}

/// "A, B and C"
Phrase joined(const std::vector<Phrase>& names) {
    Phrase list;
    for (std::size_t i = 0; i < names.size(); ++i)
        list = i == 0 ? names[i]
                      : Phrase(i + 1 < names.size() ? "%1, %2" : "%1 and %2", {list, names[i]});
    return list;
}

Phrase continuingOn(const std::vector<EngineInfo>& engines) {
    std::vector<Phrase> names;
    names.reserve(engines.size());
    for (const EngineInfo& engine : engines)
        names.push_back(nameInSentence(engine));
    return Phrase{"continuing on %1", {joined(names)}};
}

}  // namespace

void RenderScheduler::Core::scheduleUntilClosed() {
    Lock lock(m_mutex);
    while (!m_isClosing || !m_pictures.empty())
        if (!doOneStep(lock)) m_schedulerWork.wait(lock);
}

/// Does one step. A step may release the lock, so the next step starts again from the state that it
/// finds. Sinks hear of engine failures before their picture ends.
bool RenderScheduler::Core::doOneStep(Lock& lock) {
    try {
        return dealWithRemoval(lock) || tellNotice(lock) || finishOne(lock) || planOne(lock);
    } catch (...) {
        endAll(lock, "The picture could not be planned");
        return true;
    }
}

bool RenderScheduler::Core::planOne(Lock& lock) {
    // A sink's new picture waits until finished() was called for the old one, so that no stale tile
    // can follow.
    const auto isFirstOfItsSink = [this](const PicturePointer& picture) {
        const auto first =
            std::ranges::find(m_pictures, picture->sinkIdentity, &Picture::sinkIdentity);
        return *first == picture;
    };
    const auto found = std::ranges::find_if(m_pictures, [&](const PicturePointer& picture) {
        return picture->stage == Picture::Stage::Waiting && picture->isLive() &&
               isFirstOfItsSink(picture);
    });
    if (found == m_pictures.end()) return false;
    const PicturePointer picture = *found;

    picture->stage = Picture::Stage::Planning;
    auto plan = makePlan(lock, picture->request, picture->stop.get_token());
    if (!plan) {
        end(lock, *picture, std::move(plan.error()));
        return true;
    }
    picture->plan = std::move(*plan);
    if (isQuick(*picture)) {
        picture->plan.passes = {1};
        picture->plan.standInIds.clear();
    }
    const auto planned = [&](TileSink& sink) {
        sink.planned(picture->id, picture->plan);
        picture->pieces = sink.piecesOf(picture->id, picture->request.size);
    };
    if (!tell(lock, *picture, planned)) return true;
    assignEngines(*picture);
    picture->stage = Picture::Stage::Planned;
    m_workerWork.notify_all();
    return true;
}

/// While a user moves, pictures of graphics devices follow each other so quickly that coarse passes
/// and stand-ins only delay them. One picture's time tells that of the next.
bool RenderScheduler::Core::isQuick(const Picture& picture) const {
    constexpr double kAtOnce = 0.05;  // seconds
    const bool isSimilar = m_lastPicture.rung == picture.plan.rung &&
                           picture.request.size.area() <= 2 * m_lastPicture.pixels;
    const auto isPlannedGpu = [&](const EngineSlot& slot) {
        const EngineInfo& info = slot.engine->info();
        const auto& planned = picture.plan.engineIds;
        return isGpu(info) && std::ranges::find(planned, info.id) != planned.end();
    };
    return isSimilar && m_lastPicture.seconds < kAtOnce &&
           std::ranges::any_of(m_engines, isPlannedGpu);
}

Result<RenderPlan> RenderScheduler::Core::makePlan(Lock& lock, const RenderRequest& request,
                                                   const std::stop_token& stop) const {
    const std::vector<EngineInfo> remaining = remainingEngines();
    DeviceSpeeds speeds = m_speeds;
    std::vector<Engine*> engines;
    std::vector<std::string> removedIds;
    std::vector<Phrase> removedWords;
    for (const EngineSlot& slot : m_engines) {
        if (!slot.removedBecause) {
            engines.push_back(slot.engine.get());
            continue;
        }
        const EngineInfo& info = slot.engine->info();
        removedIds.push_back(info.id);
        removedWords.push_back({"%1 (%2)", {nameInSentence(info), *slot.removedBecause}});
    }

    const auto choose = [&]() -> Result<RenderPlan> {
        try {
            const Unlocked unlocked(lock);
            if (auto valid = validate(request); !valid)
                return tl::make_unexpected(std::move(valid.error()));
            // A request may name devices that were taken out: that is no mistake of the person.
            RenderRequest possible = request;
            std::erase_if(possible.devices, [&](const std::string& id) {
                return std::ranges::find(removedIds, id) != removedIds.end();
            });
            if (possible.devices.empty() && !request.devices.empty())
                return fail(ErrorCode::DeviceUnavailable,
                            "None of the devices chosen for this picture is still available.");
            const PlanHints hints =
                hintsFor(possible, engines, std::move(speeds), {.stop = stop, .seconds = {}});
            auto plan = choosePlan(possible, remaining, hints);
            if (plan && hasLongOrbit(*plan))
                plan->stepDevice = stepDeviceOf(engines, possible.devices);
            return plan;
        } catch (const std::exception&) {
            return tl::make_unexpected(
                fathom::errorOfException("The picture could not be planned"));
        }
    };
    auto chosen = choose();

    const bool lacksEngine = !chosen && chosen.error().code == ErrorCode::DeviceUnavailable;
    if (lacksEngine && !removedWords.empty())
        return fail(ErrorCode::DeviceUnavailable, {"%1; no longer used after a failure: %2.",
                                                   {chosen.error().phrase, joined(removedWords)}});
    return chosen;
}

bool RenderScheduler::Core::dealWithRemoval(Lock& lock) {
    if (m_removals.empty()) return false;
    const Removal removal = m_removals.front();
    m_removals.pop_front();

    // Pictures that the engine worked on continue without it, on the same rung or on another.
    Phrase continuation = continuingOn(remainingEngines());
    for (const PicturePointer& picture : std::vector(m_pictures)) {
        if (!picture->isLive() || picture->assignments.empty() ||
            !picture->assignments[removal.engine].isTaken)
            continue;
        const Replanned outcome = planAnew(lock, *picture);
        if (picture->id != removal.picture || outcome == Replanned::NotNeeded) continue;
        if (outcome == Replanned::Impossible) markRemovedAsTold();
        continuation = continuingOn(assignedEngines(*picture));
        if (outcome == Replanned::OtherRung)
            continuation = Phrase{"%1, from the start in %2",
                                  {continuation, std::string(picture->plan.rung->label)}};
    }

    // A removal is told once: by this notice, or by the error of the picture that cannot continue.
    EngineSlot& slot = m_engines[removal.engine];
    if (!std::exchange(slot.isRemovalTold, true) && !remainingEngines().empty())
        m_notices.push_back(
            {Phrase{"%1 failed and is no longer used: %2; %3.",
                    {slot.engine->info().label, *slot.removedBecause, continuation}},
             removal.picture});
    return true;
}

/// The error of a picture without engines names all engines that were taken out, so no notices need
/// follow.
void RenderScheduler::Core::markRemovedAsTold() {
    for (EngineSlot& slot : m_engines)
        if (slot.removedBecause) slot.isRemovalTold = true;
    m_notices.clear();
}

std::vector<EngineInfo> RenderScheduler::Core::assignedEngines(const Picture& picture) const {
    std::vector<EngineInfo> infos;
    for (std::size_t index = 0; index < m_engines.size(); ++index)
        if (picture.assignments[index].isTaken) infos.push_back(m_engines[index].engine->info());
    return infos;
}

RenderScheduler::Core::Replanned RenderScheduler::Core::planAnew(Lock& lock, Picture& picture) {
    auto plan = makePlan(lock, picture.request, picture.stop.get_token());
    if (!picture.isLive()) return Replanned::NotNeeded;
    if (!plan) {
        end(lock, picture, std::move(plan.error()));
        return Replanned::Impossible;
    }

    // The rung determines the samples. On the same rung all tiles stay valid, on another none.
    const bool isSameRung = plan->rung == picture.plan.rung;
    if (isSameRung) plan->passes = picture.plan.passes;
    picture.plan = std::move(*plan);
    if (!isSameRung) {
        retireRenderers(picture);
        picture.job.reset();
        picture.work.reset();
        picture.stage = Picture::Stage::Planned;
    }
    assignEngines(picture);
    m_workerWork.notify_all();
    return isSameRung ? Replanned::SameRung : Replanned::OtherRung;
}

bool RenderScheduler::Core::tellNotice(Lock& lock) {
    if (m_notices.empty()) return false;

    // The notice goes to the picture during which the engine failed, or else to the newest picture
    // that can hear it.
    PicturePointer listener;
    for (const PicturePointer& picture : m_pictures) {
        const bool canHear = !picture->error && !picture->assignments.empty();
        if (!canHear) continue;
        listener = picture;
        if (picture->id == m_notices.front().picture) break;
    }
    if (!listener) return false;

    const Notice notice = std::move(m_notices.front());
    m_notices.pop_front();
    tell(lock, *listener, [&](TileSink& sink) { sink.noticed(listener->id, notice.text); });
    return true;
}

bool RenderScheduler::Core::finishOne(Lock& lock) {
    const auto found = std::ranges::find_if(m_pictures, [](const PicturePointer& picture) {
        return !picture->isLive() && picture->sinkCalls == 0;
    });
    if (found == m_pictures.end()) return false;
    PicturePointer picture = *found;

    const Result<RenderSummary> outcome = outcomeOf(*picture);
    // A picture that is left once all of its colours are there was a whole one to see.
    const std::size_t pixels = picture->request.size.area();
    if (isSeen(picture->request) && (outcome || picture->colored->pixels >= pixels))
        m_lastPicture = {
            picture->plan.rung, pixels,
            secondsBetween(picture->submitted,
                           outcome ? picture->lastShown : picture->colored->last.load())};
    picture->isFinishing = true;
    retireRenderers(*picture);
    auto job = std::move(picture->job);
    auto work = std::move(picture->work);
    auto sink = std::move(picture->sink);
    {
        const Unlocked unlocked(lock);
        picture->stop.request_stop();  // for engines that still prepare for it
        try {
            sink->finished(picture->id, outcome);
        } catch (...) {
            // This was the last call for this picture, so nobody is left to hear of the exception.
        }
        job.reset();
        work.reset();
        sink.reset();
    }
    std::erase(m_pictures, picture);
    m_workerWork.notify_all();  // for the retired renderers
    if (isIdleLocked()) m_idle.notify_all();
    return true;
}

void RenderScheduler::Core::assignEngines(Picture& picture) const {
    picture.assignments.resize(m_engines.size());
    const auto names = [](const std::vector<std::string>& ids, const std::string& id) {
        return std::ranges::find(ids, id) != ids.end();
    };
    for (std::size_t index = 0; index < m_engines.size(); ++index) {
        const std::string& id = m_engines[index].engine->info().id;
        Assignment& assignment = picture.assignments[index];
        assignment.isStandIn = names(picture.plan.standInIds, id);
        assignment.isTaken = assignment.isStandIn || names(picture.plan.engineIds, id);
        assignment.portion = portionOf(picture, m_engines[index].engine->info());
    }
}

/// Processors take small parts of the tiles of graphics devices. A graphics device wants many
/// pixels at once, but must leave some for the other engines. It computes two portions at a time,
/// and each is half of its share of the samples that wait. But a portion takes as long as its
/// longest pixel, and some launches, however small it is. Of perturbation, and where pictures
/// follow each other quickly, that is nearly all: devices that are alike then take whole tiles, and
/// each of them as many as the others.
Portion RenderScheduler::Core::portionOf(const Picture& picture, const EngineInfo& info) const {
    const RenderPlan& plan = picture.plan;
    if (info.kind != DeviceKind::OpenClGpu) return {.tile = plan.processorTile};
    const auto place = std::ranges::find(plan.engineIds, info.id) - plan.engineIds.begin();
    if (plan.engineIds.size() < 2 || place == std::ssize(plan.engineIds))
        return {.tile = plan.tileSize};
    const auto [least, most] = std::ranges::minmax(plan.shares);
    const bool areAlike = most < 1.25 * least;
    if (areAlike && (plan.rung->method == Method::Delta || isQuick(picture))) {
        const TileRect area = picture.request.area();
        const std::size_t pixels = Size{area.width, area.height}.area();
        const std::size_t ofEach = plan.tileSize.area() * plan.engineIds.size();
        return {.tile = plan.tileSize,
                .mostTiles = static_cast<int>((pixels + ofEach - 1) / ofEach)};
    }
    constexpr std::size_t kLeastPart = 4;  // of a tile
    return {.tile = plan.tileSize,
            .share = plan.shares[static_cast<std::size_t>(place)] / kSharedPortions,
            .fewest = std::max(kLeastShared, plan.tileSize.area() / kLeastPart)};
}

void RenderScheduler::Core::retireRenderers(Picture& picture) noexcept {
    try {
        for (std::size_t index = 0; index < picture.assignments.size(); ++index)
            if (auto& renderer = picture.assignments[index].renderer)
                m_engines[index].retired.push_back(std::move(renderer));
    } catch (const std::bad_alloc&) {  // frees the rest here, though that may take time
    }
    picture.assignments.clear();
}

Result<RenderSummary> RenderScheduler::Core::outcomeOf(Picture& picture) {
    if (picture.error) return tl::make_unexpected(*std::move(picture.error));
    try {
        return summaryOf(picture);
    } catch (const std::bad_alloc&) {
        return tl::make_unexpected(std::move(picture.outOfMemory));
    }
}

RenderSummary RenderScheduler::Core::summaryOf(const Picture& picture) {
    const Clock::time_point firstTile = picture.firstTile.value_or(picture.ended);
    std::map<std::string, double> phases{{"prepare", secondsBetween(picture.submitted, firstTile)},
                                         {"pixels", secondsBetween(firstTile, picture.ended)}};
    std::shared_ptr<const Reference> reference;
    if (picture.plan.rung->method == Method::Delta) {
        const PixelDeltas& deltas = picture.job->grid->deltas();
        if (!isSeen(picture.request)) reference = deltas.reference;
        phases["reference"] = deltas.times.orbit.wall;
        phases["tables"] = deltas.times.tables.wall;
    }
    return {.plan = picture.plan,
            .iterationLimit = picture.work->iterationLimit(),
            .iterations = picture.work->iterations(),
            .isDecided = picture.work->isDecided(),
            .phaseSeconds = std::move(phases),
            .enginePixels = picture.work->enginePixels(),
            .seconds = secondsBetween(picture.submitted, picture.ended),
            .reference = std::move(reference)};
}

}  // namespace fathom
