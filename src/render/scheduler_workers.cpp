// The workers of RenderScheduler: threads that belong to an engine and do all work that takes time.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

#include "render/scheduler_core.h"

namespace fathom {

namespace {

constexpr std::chrono::milliseconds kProgressInterval{50};
/// Between looks whether a background tile must pause.
constexpr std::chrono::milliseconds kLookInterval{5};

// Background tiles of renderers that cannot pause are computed in slices of about kSliceSeconds, so
// that an interactive picture need not wait for a tile of minutes. Until an engine's speed is
// known, the first slice is short enough for any engine. kFirstSlice counts iterations of all
// pixels together.
constexpr double kSliceSeconds = 0.03;
constexpr double kFirstSlice = 1 << 22, kFirstBigFloatSlice = 1 << 16;
constexpr double kShortestSlice = 64, kShortestBigFloatSlice = 1;  // iterations of a pixel

/// True if an engine that reports this error must not be used again. If the built-in engine runs
/// out of memory, so does the program, and the next picture may be smaller.
bool takesEngineOut(ErrorCode code, DeviceKind kind) {
    switch (code) {
        case ErrorCode::DeviceLost:
        case ErrorCode::DeviceUnavailable:
        case ErrorCode::KernelBuild:
        case ErrorCode::Internal:
            return true;
        case ErrorCode::OutOfMemory:
            return kind != DeviceKind::BuiltInCpu;
        default:
            return false;
    }
}

/// Computes a tile, or goes on with what was done of it, to the limit of `task`.
Result<Tile> rendered(TileRenderer& renderer, const TileWork& work, const TileTask& task,
                      const TileControl& control) {
    if (work.partial) return renderer.resume(*work.partial, task.iterationLimit, control);
    if (!work.previous) return renderer.render(task, control);
    Tile from = *work.previous;
    from.state = work.state;
    return renderer.resume(std::move(from), task.iterationLimit, control);
}

}  // namespace

void RenderScheduler::Core::serve(std::size_t engine) {
    // Tasks are freed outside the lock: a task may be the last owner of a large picture.
    for (;;) {
        std::optional<Task> task;
        try {
            task = nextTask(engine);
            if (!task) return;
        } catch (...) {
            Lock lock(m_mutex);
            endAll(lock, "Assigning work failed");
            continue;
        }
        perform(engine, *task);
    }
}

// ---- Choosing --------------------------------------------------------------------------------

std::optional<RenderScheduler::Core::Task> RenderScheduler::Core::nextTask(std::size_t engine) {
    Lock lock(m_mutex);
    for (;;) {
        if (auto& retired = m_engines[engine].retired; !retired.empty()) {
            auto renderers = std::exchange(retired, {});
            const Unlocked unlocked(lock);
            renderers.clear();
            continue;
        }
        if (m_isClosing) break;
        if (auto task = findTask(engine)) return task;

        --m_busyWorkers;
        if (isIdleLocked()) m_idle.notify_all();
        m_workerWork.wait(lock);
        ++m_busyWorkers;
    }
    --m_busyWorkers;
    if (isIdleLocked()) m_idle.notify_all();
    return std::nullopt;
}

std::optional<RenderScheduler::Core::Task> RenderScheduler::Core::findTask(std::size_t engine) {
    if (m_engines[engine].removedBecause) return std::nullopt;
    for (const Priority priority : {Priority::Interactive, Priority::Background})
        for (const PicturePointer& picture : m_pictures) {
            if (picture->request.priority != priority) continue;
            if (auto task = findTask(engine, picture)) return task;
        }
    return std::nullopt;
}

/// True if none of the engines that the picture is planned for is ready yet.
bool RenderScheduler::Core::isStoodInFor(const Picture& picture) {
    return std::ranges::none_of(picture.assignments, [](const Assignment& assignment) {
        return assignment.isTaken && !assignment.isStandIn &&
               assignment.state == Assignment::State::Ready;
    });
}

/// True if the picture has work that this engine's workers can do.
bool RenderScheduler::Core::needsWorker(std::size_t engine, const Picture& picture) const {
    using Stage = Picture::Stage;
    if (!picture.isLive() || picture.isPaused || picture.assignments.empty() ||
        !picture.assignments[engine].isTaken)
        return false;
    // The sink may be receiving a tile of a former plan, which must not arrive after new tiles.
    if (picture.stage == Stage::Planned) return picture.sinkCalls == 0;
    const Assignment& assignment = picture.assignments[engine];
    if (assignment.isStandIn && !isStoodInFor(picture)) return false;
    return picture.stage == Stage::Running && picture.work->hasWaiting() &&
           assignment.state != Assignment::State::Preparing &&
           !hasItsShare(assignment, *picture.work);
}

/// True if a device that shares a picture with others has its part of what waits: two portions, or
/// more if each is only a tile.
bool RenderScheduler::Core::hasItsShare(const Assignment& assignment, const PictureWork& work) {
    const Portion& portion = assignment.portion;
    if (assignment.tilesOut >= portion.mostTiles) return true;
    if (portion.share == 1) return false;
    const double part =
        kSharedPortions * portion.share * static_cast<double>(work.waitingSamples());
    const double tiles = part / static_cast<double>(portion.tile.area());
    return assignment.tilesOut >= std::max<double>(kSharedPortions, tiles);
}

/// True if a worker that computes a tile of this picture must stop, for a pause or for an
/// interactive picture.
bool RenderScheduler::Core::mustYield(std::size_t engine, const Picture& picture) const {
    return picture.isPaused || std::ranges::any_of(m_pictures, [&](const PicturePointer& other) {
               return other->request.priority == Priority::Interactive &&
                      needsWorker(engine, *other);
           });
}

std::optional<RenderScheduler::Core::Task> RenderScheduler::Core::findTask(
    std::size_t engine, const PicturePointer& picture) {
    if (!needsWorker(engine, *picture)) return std::nullopt;

    Task task;
    task.picture = picture;
    if (picture->stage == Picture::Stage::Planned) {
        picture->stage = Picture::Stage::LayingOut;
        task.kind = Task::Kind::LayOut;
        task.plan = picture->plan;
        return task;
    }

    Assignment& assignment = picture->assignments[engine];
    task.job = picture->job;
    task.periods = picture->periods;
    task.work = picture->work;
    if (assignment.state == Assignment::State::Empty) {
        assignment.state = Assignment::State::Preparing;
        task.kind = Task::Kind::Prepare;
        return task;
    }
    if (!picture->firstTile) picture->firstTile = Clock::now();
    task.kind = Task::Kind::Compute;
    task.renderer = assignment.renderer;
    task.speed = assignment.speed;
    task.tile = picture->work->take(assignment.portion);
    ++assignment.tilesOut;
    return task;
}

// ---- Doing -----------------------------------------------------------------------------------

void RenderScheduler::Core::perform(std::size_t engine, Task& task) {
    try {
        switch (task.kind) {
            case Task::Kind::LayOut:
                return layOut(task);
            case Task::Kind::Prepare:
                return prepare(engine, task);
            case Task::Kind::Compute:
                return compute(engine, task);
        }
    } catch (...) {
        // An exception is a fault of the program, not of the device. It ends the picture, not the
        // use of the engine.
        Lock lock(m_mutex);
        Picture& picture = *task.picture;
        end(lock, picture, errorOfException("Computing the picture failed", picture));
    }
}

void RenderScheduler::Core::layOut(Task& task) {
    Picture& picture = *task.picture;
    const auto tellStage = [&](Phrase words) {
        Lock lock(m_mutex);
        if (Clock::now() - picture.lastProgress >= kProgressInterval)
            tellProgress(lock, picture, std::move(words));
    };
    for (const EngineSlot& slot : m_engines) {
        const bool isAssigned = std::ranges::find(task.plan->engineIds, slot.engine->info().id) !=
                                task.plan->engineIds.end();
        if (isAssigned) slot.engine->expect(picture.request, *task.plan);
    }
    // A file must not depend on the views seen before it, and needs no surplus for views around.
    auto grid = makePixelGrid(picture.request, *task.plan, tellStage, picture.stop.get_token(),
                              isSeen(picture.request) ? &m_seenReferences : &m_fileReferences);
    if (!grid) {
        Lock lock(m_mutex);
        return end(lock, picture, std::move(grid.error()));
    }
    auto job = std::make_shared<const RenderJob>(
        RenderJob{.id = picture.id,
                  .request = picture.request,
                  .plan = *task.plan,
                  .grid = std::make_shared<const PixelGrid>(*std::move(grid))});
    auto periods = periodsOf(job, picture.stop.get_token());
    auto work = std::make_shared<PictureWork>(picture.request, *task.plan);

    const Lock lock(m_mutex);
    const bool isWanted = picture.isLive() && picture.stage == Picture::Stage::LayingOut &&
                          picture.plan.rung == task.plan->rung;
    if (!isWanted) return;
    picture.job = std::move(job);
    picture.periods = std::move(periods);
    picture.work = std::move(work);
    picture.stage = Picture::Stage::Running;
    m_workerWork.notify_all();
}

/// Periods are found on the host, whichever engine computes the tiles.
std::shared_ptr<const PeriodFinder> RenderScheduler::Core::periodsOf(
    const std::shared_ptr<const RenderJob>& job, const std::stop_token& stop) const {
    if (!job->request.periods.any()) return nullptr;
    for (const EngineSlot& slot : m_engines)
        if (auto periods = slot.engine->periods(job, stop)) return periods;
    return nullptr;
}

void RenderScheduler::Core::prepare(std::size_t engine, Task& task) {
    Picture& picture = *task.picture;
    const auto tellStage = [&](Phrase words) {
        Lock lock(m_mutex);
        if (picture.job == task.job) tellProgress(lock, picture, std::move(words));
    };
    auto prepared =
        m_engines[engine].engine->prepare(task.job, tellStage, picture.stop.get_token());

    Lock lock(m_mutex);
    if (picture.job == task.job) {
        Assignment& assignment = picture.assignments[engine];
        assignment.state = prepared ? Assignment::State::Ready : Assignment::State::Empty;
        if (prepared) assignment.renderer = std::move(*prepared);
        m_workerWork.notify_all();
    }
    if (!prepared) failed(lock, engine, task, std::move(prepared.error()));
}

void RenderScheduler::Core::compute(std::size_t engine, Task& task) {
    Picture& picture = *task.picture;
    auto computed = picture.request.priority == Priority::Interactive ? computeTile(task)
                    : task.renderer->canPause() ? computeUntilPause(engine, task)
                                                : computeInSlices(engine, task);
    task.renderer.reset();  // this may be its last owner, if the picture has ended meanwhile
    if (computed && *computed && task.periods &&
        !task.periods->find(**computed, picture.stop.get_token()))
        computed = fail(ErrorCode::Cancelled, "The render was cancelled.");
    if (!computed || !*computed) {
        Lock lock(m_mutex);
        if (picture.job == task.job) {
            --picture.assignments[engine].tilesOut;
            task.work->putBack(std::move(task.tile));
            m_workerWork.notify_all();  // a worker may have found no work while the tile was out
        }
        if (!computed) failed(lock, engine, task, std::move(computed.error()));
        return;
    }

    Tile& finished = **computed;
    finished.render = picture.id;
    finished.task = task.tile.task;
    finished.engineId = m_engines[engine].engine->info().id;
    const bool mayRise = picture.request.location.iterations.automatic;
    const Escapes escapes = mayRise ? escapesOf(finished) : Escapes{};
    // Sinks keep tiles for long, and a state may be many times larger than the samples.
    const std::shared_ptr<const TileState> state = std::exchange(finished.state, nullptr);
    const auto tile = std::make_shared<const Tile>(std::move(finished));

    Lock lock(m_mutex);
    if (picture.job == task.job) {
        Assignment& assignment = picture.assignments[engine];
        --assignment.tilesOut;
        if (assignment.portion.isLimited())
            m_workerWork.notify_all();  // any worker of the engine may take the next tile
        // A device may send samples and unfinished pixels long after the colours.
        const bool hadPieces = task.lastPiece != Clock::time_point{};
        picture.lastShown = std::max(picture.lastShown, hadPieces ? task.lastPiece : Clock::now());
    }
    deliver(lock, task, tile, state, escapes);
}

Result<std::optional<Tile>> RenderScheduler::Core::computeTile(Task& task) {
    const TileWork& work = task.tile;
    TileControl control{.stop = task.picture->stop.get_token(),
                        .advanced = [&](double share) { tellShare(task, share); }};
    const TilePieces& pieces = task.picture->pieces;
    const bool areFinal = !task.periods;  // which would change samples afterwards
    const auto shown = std::make_shared<std::atomic<Clock::time_point>>();  // of the last piece
    if (areFinal && pieces.samples)
        control.written = [take = pieces.samples, tile = work.task, shown](
                              std::size_t first, std::span<const TileSample> samples) {
            take(tile, first, samples);
            *shown = Clock::now();
        };
    if (areFinal && pieces.colors) {
        control.colors = pieces.colors;
        control.colored = [take = pieces.colored, tile = work.task, shown,
                           all = task.picture->colored](std::size_t first,
                                                        std::span<const std::uint32_t> colors) {
            take(tile, first, colors);
            const Clock::time_point now = Clock::now();
            *shown = now;
            all->last = now;
            if (tile.step == 1) all->pixels += colors.size();
        };
        if (pieces.some) {
            control.some = [take = pieces.some, tile = work.task](
                               std::span<const TileSample> samples) { take(tile, samples); };
            control.someStep = pieces.someStep;
        }
    }
    auto tile = rendered(*task.renderer, work, work.task, control);
    task.lastPiece = *shown;
    return tile;
}

/// Notes the progress of a tile, and reports it unless progress was reported just before. Takes the
/// lock at most once per kProgressInterval and task, because many workers may call it.
void RenderScheduler::Core::tellShare(Task& task, double share) {
    const Clock::time_point now = Clock::now();
    if (now - task.shareNoted < kProgressInterval) return;
    task.shareNoted = now;
    Picture& picture = *task.picture;
    Lock lock(m_mutex);
    if (picture.job != task.job) return;
    task.work->advance(task.tile, share);
    if (now - picture.lastProgress >= kProgressInterval) tellPixels(lock, picture);
}

/// Computes the tile to its limit. Returns no tile if the worker is wanted elsewhere; what was done
/// stays in task.tile.
Result<std::optional<Tile>> RenderScheduler::Core::computeUntilPause(std::size_t engine,
                                                                     Task& task) {
    const Picture& picture = *task.picture;
    TileWork& work = task.tile;
    std::stop_source pause;
    const double before = work.share;
    Clock::time_point looked = Clock::now();
    const auto advanced = [&](double share) {
        tellShare(task, std::lerp(before, 1.0, share));
        const Clock::time_point now = Clock::now();
        if (now - looked < kLookInterval) return;
        looked = now;
        const Lock lock(m_mutex);
        const bool isWanted = picture.job == task.job && picture.isLive();
        if (!isWanted || mustYield(engine, picture)) pause.request_stop();
    };
    const TileControl control{
        .stop = picture.stop.get_token(), .advanced = advanced, .pause = pause.get_token()};
    auto computed = rendered(*task.renderer, work, work.task, control);
    if (!computed) return tl::make_unexpected(std::move(computed.error()));
    work.iterations += computed->iterations;
    computed->iterations = work.iterations;
    if (!computed->isPaused) return *std::move(computed);
    work.partial = std::make_shared<const Tile>(*std::move(computed));
    return std::nullopt;
}

/// Raises the tile's limit slice by slice; its pixels continue from their kept state. Returns no
/// tile if the worker is wanted elsewhere; what was done stays in task.tile.
Result<std::optional<Tile>> RenderScheduler::Core::computeInSlices(std::size_t engine, Task& task) {
    const Picture& picture = *task.picture;
    TileWork& work = task.tile;
    const bool isBig = task.job->plan.rung->number == NumberKind::BigFloat;
    // The time of a multiplication grows at most with the square of the precision.
    const double growth = std::max(1.0, std::pow(task.job->plan.precisionBits / 512.0, 2));
    const double first = isBig ? kFirstBigFloatSlice / growth : kFirstSlice;
    const double shortest = isBig ? kShortestBigFloatSlice : kShortestSlice;
    // The first slice is twice as long, and is sized as if every pixel ran on, so that most tiles
    // need only one.
    double span = (task.speed > 0 ? task.speed * 2 * kSliceSeconds : first) /
                  static_cast<double>(samplesOf(work.task));
    for (;;) {
        const auto from = work.partial ? work.partial : work.previous;
        const std::uint64_t reached = from ? from->task.iterationLimit : 0;
        const std::uint64_t left = work.task.iterationLimit - reached;
        span = std::max(span, shortest);
        TileTask part = work.task;
        part.iterationLimit =
            reached + (span < static_cast<double>(left) ? static_cast<std::uint64_t>(span) : left);
        const auto slice = static_cast<double>(part.iterationLimit - reached);
        const TileControl control{.stop = picture.stop.get_token(), .advanced = [&](double share) {
                                      tellShare(task,
                                                (static_cast<double>(reached) + share * slice) /
                                                    static_cast<double>(work.task.iterationLimit));
                                  }};
        const Clock::time_point begin = Clock::now();
        auto computed = rendered(*task.renderer, work, part, control);
        if (!computed) return tl::make_unexpected(std::move(computed.error()));
        const double seconds =
            std::max(1e-6, std::chrono::duration<double>(Clock::now() - begin).count());
        const double speed = static_cast<double>(computed->iterations) / seconds;
        work.iterations += computed->iterations;
        computed->iterations = work.iterations;
        const bool isDone = part.iterationLimit == work.task.iterationLimit || !computed->state;
        if (isDone) return *std::move(computed);

        computed->task = part;
        work.partial = std::make_shared<const Tile>(*std::move(computed));
        span *= std::clamp(kSliceSeconds / seconds, 0.25, 4.0);
        const Lock lock(m_mutex);
        if (picture.job != task.job || !picture.isLive()) return std::nullopt;
        // Orbits that are found to repeat end early, which makes the cores look faster than they
        // are. So the slowest slice counts, among those long enough that the overhead at their ends
        // does not matter. A GPU looks slower than it is until its slices are long.
        double& known = task.picture->assignments[engine].speed;
        const bool isGpu = m_engines[engine].engine->info().kind == DeviceKind::OpenClGpu;
        if (isGpu)
            known = speed;
        else if (seconds > kSliceSeconds / 4)
            known = known == 0 ? speed : std::min(known, speed);
        if (mustYield(engine, picture)) return std::nullopt;
    }
}

void RenderScheduler::Core::deliver(Lock& lock, Task& task, const std::shared_ptr<const Tile>& tile,
                                    const std::shared_ptr<const TileState>& state,
                                    const Escapes& escapes) {
    Picture& picture = *task.picture;
    const auto isCurrent = [&] { return picture.job == task.job; };
    if (!isCurrent()) return;
    if (!tell(lock, picture, [&](TileSink& sink) { sink.tileReady(tile); })) return;
    if (!isCurrent()) return;

    PictureWork& work = *task.work;
    work.complete(task.tile, tile, state, escapes);
    const bool isPassOver = work.isComplete();
    if (isPassOver && work.raiseLimit()) {
        m_workerWork.notify_all();
    } else if (isPassOver) {
        picture.isComplete = true;
        picture.ended = Clock::now();
        m_schedulerWork.notify_one();
    }

    if (isPassOver || Clock::now() - picture.lastProgress >= kProgressInterval)
        tellPixels(lock, picture);
}

void RenderScheduler::Core::failed(Lock& lock, std::size_t engine, Task& task, Error error) {
    Picture& picture = *task.picture;
    EngineSlot& slot = m_engines[engine];
    if (error.code == ErrorCode::Cancelled) {
        if (picture.stop.stop_requested()) return;
        error = {ErrorCode::Internal, "it stopped without being asked to."};
    }
    if (!takesEngineOut(error.code, slot.engine->info().kind))
        return end(lock, picture, std::move(error));
    if (slot.removedBecause) return;

    m_removals.push_back({engine, picture.id});
    slot.removedBecause = std::move(error.phrase);
    m_schedulerWork.notify_one();
    m_workerWork.notify_all();  // the tile waits for another worker
}

void RenderScheduler::Core::tellPixels(Lock& lock, Picture& picture) {
    const std::uint64_t limit = picture.work->iterationLimit();
    tellProgress(lock, picture,
                 limit > picture.plan.iterationLimit
                     ? Phrase("Raising the iterations to %1", {std::to_string(limit)})
                     : Phrase("Computing pixels"));
}

void RenderScheduler::Core::tellProgress(Lock& lock, Picture& picture, Phrase stage) {
    const Clock::time_point now = Clock::now();
    picture.lastProgress = now;
    const RenderProgress progress{
        .stage = std::move(stage),
        .fraction = picture.work ? picture.work->fraction() : 0,
        .seconds = std::chrono::duration<double>(now - picture.submitted).count(),
        .pass = picture.work ? picture.work->pass() : 0};
    tell(lock, picture, [&](TileSink& sink) { sink.progressed(picture.id, progress); });
}

}  // namespace fathom
