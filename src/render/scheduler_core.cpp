#include "render/scheduler_core.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/exception.h"
#include "base/thread.h"
#include "base/thread_priority.h"
#include "orbit/kept_orbits.h"
#include "render/calibration.h"

namespace fathom {

// ---- What callers see ------------------------------------------------------------------------

RenderScheduler::Core::Core(std::vector<std::unique_ptr<Engine>> engines, Workers workers)
    : m_priority(workers) {
    std::size_t wanted = 0;
    for (auto& engine : engines) {
        wanted += static_cast<std::size_t>(engine->concurrency());
        EngineSlot& slot = m_engines.emplace_back();
        slot.engine = std::move(engine);
        slot.removedBecause =
            phrase("the system could not start a thread for it");  // until startThreads()
    }
    m_workers.reserve(wanted);
    startThreads();
}

bool RenderScheduler::Core::startThreads() noexcept {
    const auto isStarted = [](std::jthread& thread, auto&& work) {
        try {
            auto started = startThread(work);
            if (started) thread = *std::move(started);
        } catch (const std::bad_alloc&) {  // no memory even for the error
        }
        return thread.joinable();
    };
    const Lock lock(m_mutex);
    if (!m_scheduler.joinable() && !isStarted(m_scheduler, [this] { scheduleUntilClosed(); }))
        return false;

    bool isMissing = std::ranges::any_of(m_engines, &EngineSlot::lacksWorkers);
    for (int round = 0; isMissing; ++round) {
        isMissing = false;
        for (std::size_t index = 0; index < m_engines.size(); ++index) {
            EngineSlot& slot = m_engines[index];
            if (slot.workers != round || slot.engine->concurrency() == round) continue;
            const auto work = [this, index] {
                if (m_priority == Workers::Yielding) lowerThreadPriority();
                serve(index);
            };
            std::jthread worker;
            if (!isStarted(worker, work)) continue;
            m_workers.push_back(std::move(worker));  // reserved for all workers
            if (slot.workers++ == 0) slot.removedBecause.reset();
            ++m_busyWorkers;  // until the worker first looks for a task
            isMissing = true;
        }
    }
    return true;
}

RenderScheduler::Core::~Core() {
    {
        const Lock lock(m_mutex);
        m_isClosing = true;
    }
    cancelAll();
    m_schedulerWork.notify_all();
    m_workerWork.notify_all();
    if (m_scheduler.joinable()) m_scheduler.join();
    for (std::jthread& worker : m_workers)
        worker.join();
}

RenderId RenderScheduler::Core::submit(RenderRequest request, std::shared_ptr<TileSink> sink) {
    FATHOM_CHECK(sink);
    const bool isRunning = startThreads();
    const auto picture = std::make_shared<Picture>();
    picture->request = std::move(request);
    picture->sinkIdentity = sink.get();
    picture->sink = std::move(sink);
    picture->submitted = picture->lastShown = Clock::now();
    picture->cancelled = {ErrorCode::Cancelled, "The picture was cancelled."};
    picture->outOfMemory = {ErrorCode::OutOfMemory,
                            "There is not enough memory for this picture; ask for a smaller one."};

    std::vector<PicturePointer> superseded;
    std::stop_source measuring;
    {
        const Lock lock(m_mutex);
        superseded.reserve(m_pictures.size());
        m_pictures.push_back(picture);
        picture->id = RenderId{++m_lastId};
        for (const PicturePointer& other : m_pictures)
            if (other != picture && other->sinkIdentity == picture->sinkIdentity &&
                other->isLive()) {
                other->error = std::move(other->cancelled);
                superseded.push_back(other);
            }
        if (m_isClosing) picture->error = std::move(picture->cancelled);
        measuring = m_measuring;
    }
    m_schedulerWork.notify_one();
    // NOLINTNEXTLINE(clang-analyzer-cplusplus.Move): the assignment above moves from a copy.
    measuring.request_stop();
    for (const PicturePointer& other : superseded)
        other->stop.request_stop();
    if (!isRunning) {
        Lock lock(m_mutex);
        end(lock, *picture,
            {ErrorCode::OutOfMemory,
             "The system cannot start more threads; close other programs."});
        while (finishOne(lock)) {
        }
    }
    return picture->id;
}

void RenderScheduler::Core::cancel(RenderId id) {
    Lock lock(m_mutex);
    const auto found = std::ranges::find(m_pictures, id, &Picture::id);
    if (found == m_pictures.end()) return;
    const PicturePointer picture = *found;
    cancel(lock, *picture);
}

void RenderScheduler::Core::cancelAll() {
    Lock lock(m_mutex);
    for (;;) {
        const auto live = std::ranges::find_if(
            m_pictures, [](const PicturePointer& picture) { return picture->isLive(); });
        if (live == m_pictures.end()) return;
        const PicturePointer picture = *live;
        cancel(lock, *picture);
    }
}

void RenderScheduler::Core::setPaused(RenderId id, bool isPaused) {
    const Lock lock(m_mutex);
    const auto found = std::ranges::find(m_pictures, id, &Picture::id);
    if (found == m_pictures.end()) return;
    (*found)->isPaused = isPaused;
    if (!isPaused) m_workerWork.notify_all();
}

Result<RenderPlan> RenderScheduler::Core::plan(const RenderRequest& request,
                                               const std::stop_token& stop) const {
    Lock lock(m_mutex);
    return makePlan(lock, request, stop);
}

void RenderScheduler::Core::setSpeeds(DeviceSpeeds speeds) {
    const Lock lock(m_mutex);
    m_speeds = std::move(speeds);
}

void RenderScheduler::Core::setKeepsOrbits(bool areKept) {
    const auto orbits = areKept ? std::make_shared<const KeptOrbits>(orbitFolder()) : nullptr;
    for (ReferenceCache* const cache : {&m_seenReferences, &m_fileReferences})
        cache->setKeptOrbits(orbits);
}

Result<std::vector<RungSpeed>> RenderScheduler::Core::measureSpeeds(const std::string& engineId,
                                                                    const std::stop_token& stop) {
    const std::stop_source source;
    Engine* engine = nullptr;
    {
        const Lock lock(m_mutex);
        if (!m_pictures.empty()) return fail(ErrorCode::Cancelled, "A picture is being computed.");
        m_measuring = source;
        const auto found = std::ranges::find(
            m_engines, engineId, [](const EngineSlot& slot) { return slot.engine->info().id; });
        FATHOM_CHECK(found != m_engines.end());
        engine = found->engine.get();
    }
    const std::stop_callback passOn(stop, [source]() mutable { source.request_stop(); });
    return fathom::measureSpeeds(*engine,
                                 {.progress = {}, .stop = source.get_token(), .seconds = {}});
}

void RenderScheduler::Core::waitIdle() {
    Lock lock(m_mutex);
    m_idle.wait(lock, [this] { return isIdleLocked(); });
}

bool RenderScheduler::Core::isIdle() const {
    const Lock lock(m_mutex);
    return isIdleLocked();
}

std::vector<EngineInfo> RenderScheduler::Core::engines() const {
    const Lock lock(m_mutex);
    return remainingEngines();
}

std::vector<RenderScheduler::RemovedEngine> RenderScheduler::Core::removedEngines() const {
    const Lock lock(m_mutex);
    std::vector<RemovedEngine> removed;
    for (const EngineSlot& slot : m_engines)
        if (slot.removedBecause) removed.push_back({slot.engine->info(), *slot.removedBecause});
    return removed;
}

// ---- Tools of both kinds of thread -----------------------------------------------------------

Error RenderScheduler::Core::errorOfException(const char* what, Picture& picture) noexcept {
    try {
        Error error = fathom::errorOfException(what);
        if (error.code != ErrorCode::OutOfMemory) return error;
    } catch (const std::bad_alloc&) {
    }
    return std::move(picture.outOfMemory);
}

void RenderScheduler::Core::endAll(Lock& lock, const char* what) noexcept {
    for (;;) {
        const auto live = std::ranges::find_if(
            m_pictures, [](const PicturePointer& picture) { return picture->isLive(); });
        if (live == m_pictures.end()) return;
        const PicturePointer picture = *live;
        end(lock, *picture, errorOfException(what, *picture));
    }
}

void RenderScheduler::Core::end(Lock& lock, Picture& picture, Error error) noexcept {
    if (!picture.isLive()) return;
    picture.error = std::move(error);
    m_schedulerWork.notify_one();
    const Unlocked unlocked(lock);
    picture.stop.request_stop();  // may run callbacks of engines
}

void RenderScheduler::Core::cancel(Lock& lock, Picture& picture) noexcept {
    if (picture.isLive()) end(lock, picture, std::move(picture.cancelled));
}

bool RenderScheduler::Core::isIdleLocked() const {
    return m_pictures.empty() && m_busyWorkers == 0 &&
           std::ranges::all_of(m_engines,
                               [](const EngineSlot& slot) { return slot.retired.empty(); });
}

std::vector<EngineInfo> RenderScheduler::Core::remainingEngines() const {
    std::vector<EngineInfo> infos;
    for (const EngineSlot& slot : m_engines)
        if (!slot.removedBecause) infos.push_back(slot.engine->info());
    return infos;
}

}  // namespace fathom
