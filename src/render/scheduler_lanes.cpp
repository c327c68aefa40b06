// The lanes of RenderScheduler: threads that belong to an engine and do what takes time.
#include <algorithm>
#include <cmath>
#include <utility>

#include "render/scheduler_core.h"

namespace fathom {

namespace {

constexpr std::chrono::milliseconds kProgressInterval{50};

// Background tiles are computed in slices of about so many seconds, so that an interactive picture
// need not wait for a tile of minutes. Until an engine's speed is known, a slice is small on any.
constexpr double kSliceSeconds = 0.03;
constexpr double kFirstSlice = 1 << 22, kFirstBigFloatSlice = 1 << 16;
constexpr double kShortestSlice = 64, kShortestBigFloatSlice = 1;  // iterations of a pixel

/// Whether an engine that says so is of no further use. A lack of memory on the built-in engine is
/// the program's own: the next picture may be smaller.
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

}  // namespace

void RenderScheduler::Core::serve(std::size_t engine) {
    // Duties are freed outside the lock: one may be the last owner of a large picture.
    for (;;) {
        std::optional<Duty> duty;
        try {
            duty = nextDuty(engine);
            if (!duty) return;
        } catch (...) {
            Lock lock(m_mutex);
            endAll(lock, "Handing out work failed");
            continue;
        }
        perform(engine, *duty);
    }
}

// ---- Choosing --------------------------------------------------------------------------------

std::optional<RenderScheduler::Core::Duty> RenderScheduler::Core::nextDuty(std::size_t engine) {
    Lock lock(m_mutex);
    for (;;) {
        if (auto& retired = m_engines[engine].retired; !retired.empty()) {
            auto renderers = std::exchange(retired, {});
            const Unlocked unlocked(lock);
            renderers.clear();
            continue;
        }
        if (m_isClosing) break;
        if (auto duty = findDuty(engine)) return duty;

        --m_busyLanes;
        if (isIdleLocked()) m_idle.notify_all();
        m_laneWork.wait(lock);
        ++m_busyLanes;
    }
    --m_busyLanes;
    if (isIdleLocked()) m_idle.notify_all();
    return std::nullopt;
}

std::optional<RenderScheduler::Core::Duty> RenderScheduler::Core::findDuty(std::size_t engine) {
    if (m_engines[engine].removedBecause) return std::nullopt;
    for (const Priority priority : {Priority::Interactive, Priority::Background})
        for (const PicturePointer& picture : m_pictures) {
            if (picture->request.priority != priority) continue;
            if (auto duty = findDuty(engine, picture)) return duty;
        }
    return std::nullopt;
}

/// Whether none of the engines that the picture is planned for is ready yet.
bool RenderScheduler::Core::isStoodInFor(const Picture& picture) {
    return std::ranges::none_of(picture.seats, [](const Seat& seat) {
        return seat.isTaken && !seat.isStandIn && seat.state == Seat::State::Ready;
    });
}

/// Whether there is something to do for the picture that this engine's lanes can do.
bool RenderScheduler::Core::needsLane(std::size_t engine, const Picture& picture) const {
    using Stage = Picture::Stage;
    if (!picture.isLive() || picture.isPaused || picture.seats.empty() ||
        !picture.seats[engine].isTaken)
        return false;
    // A tile of a former plan may be on its way to the sink: none must come after the new ones.
    if (picture.stage == Stage::Planned) return picture.sinkCalls == 0;
    const Seat& seat = picture.seats[engine];
    if (seat.isStandIn && !isStoodInFor(picture)) return false;
    if (seat.portion.share < 1 && seat.tilesOut == kSharedPortions) return false;
    return picture.stage == Stage::Running && picture.work->hasWaiting() &&
           seat.state != Seat::State::Preparing;
}

/// Whether a lane at a tile of this picture is wanted elsewhere.
bool RenderScheduler::Core::mustYield(std::size_t engine, const Picture& picture) const {
    return picture.isPaused || std::ranges::any_of(m_pictures, [&](const PicturePointer& other) {
               return other->request.priority == Priority::Interactive && needsLane(engine, *other);
           });
}

std::optional<RenderScheduler::Core::Duty> RenderScheduler::Core::findDuty(
    std::size_t engine, const PicturePointer& picture) {
    if (!needsLane(engine, *picture)) return std::nullopt;

    Duty duty;
    duty.picture = picture;
    if (picture->stage == Picture::Stage::Planned) {
        picture->stage = Picture::Stage::LayingOut;
        duty.kind = Duty::Kind::LayOut;
        duty.plan = picture->plan;
        return duty;
    }

    Seat& seat = picture->seats[engine];
    duty.job = picture->job;
    duty.work = picture->work;
    if (seat.state == Seat::State::Empty) {
        seat.state = Seat::State::Preparing;
        duty.kind = Duty::Kind::Prepare;
        return duty;
    }
    if (!picture->firstTile) picture->firstTile = Clock::now();
    duty.kind = Duty::Kind::Compute;
    duty.renderer = seat.renderer;
    duty.speed = seat.speed;
    duty.tile = picture->work->take(seat.portion);
    ++seat.tilesOut;
    return duty;
}

// ---- Doing -----------------------------------------------------------------------------------

void RenderScheduler::Core::perform(std::size_t engine, Duty& duty) {
    try {
        switch (duty.kind) {
            case Duty::Kind::LayOut:
                return layOut(duty);
            case Duty::Kind::Prepare:
                return prepare(engine, duty);
            case Duty::Kind::Compute:
                return compute(engine, duty);
        }
    } catch (...) {
        // An exception is of the program, not of the device: it ends the picture, not the engine.
        Lock lock(m_mutex);
        Picture& picture = *duty.picture;
        end(lock, picture, errorOfException("Computing the picture failed", picture));
    }
}

void RenderScheduler::Core::layOut(Duty& duty) {
    Picture& picture = *duty.picture;
    const auto tellStage = [&](Phrase words) {
        Lock lock(m_mutex);
        if (Clock::now() - picture.lastProgress >= kProgressInterval)
            tellProgress(lock, picture, std::move(words));
    };
    for (const EngineSlot& slot : m_engines) {
        const bool isSeated = std::ranges::find(duty.plan->engineIds, slot.engine->info().id) !=
                              duty.plan->engineIds.end();
        if (isSeated) slot.engine->expect(picture.request, *duty.plan);
    }
    // A file must not depend on what was looked at before it, and needs nothing for views around.
    const bool isSeen =
        picture.request.priority == Priority::Interactive && picture.request.coarseFirst;
    auto grid = makePixelGrid(picture.request, *duty.plan, tellStage, picture.stop.get_token(),
                              isSeen ? &m_seenDeltas : &m_fileDeltas);
    if (!grid) {
        Lock lock(m_mutex);
        return end(lock, picture, std::move(grid.error()));
    }
    auto job = std::make_shared<const RenderJob>(
        RenderJob{.id = picture.id,
                  .request = picture.request,
                  .plan = *duty.plan,
                  .grid = std::make_shared<const PixelGrid>(*std::move(grid))});
    auto work = std::make_shared<PictureWork>(picture.request, *duty.plan);

    const Lock lock(m_mutex);
    const bool isWanted = picture.isLive() && picture.stage == Picture::Stage::LayingOut &&
                          picture.plan.rung == duty.plan->rung;
    if (!isWanted) return;
    picture.job = std::move(job);
    picture.work = std::move(work);
    picture.stage = Picture::Stage::Running;
    m_laneWork.notify_all();
}

void RenderScheduler::Core::prepare(std::size_t engine, Duty& duty) {
    Picture& picture = *duty.picture;
    const auto tellStage = [&](Phrase words) {
        Lock lock(m_mutex);
        if (picture.job == duty.job) tellProgress(lock, picture, std::move(words));
    };
    auto prepared =
        m_engines[engine].engine->prepare(duty.job, tellStage, picture.stop.get_token());

    Lock lock(m_mutex);
    if (picture.job == duty.job) {
        Seat& seat = picture.seats[engine];
        seat.state = prepared ? Seat::State::Ready : Seat::State::Empty;
        if (prepared) seat.renderer = std::move(*prepared);
        m_laneWork.notify_all();
    }
    if (!prepared) failed(lock, engine, duty, std::move(prepared.error()));
}

void RenderScheduler::Core::compute(std::size_t engine, Duty& duty) {
    Picture& picture = *duty.picture;
    auto computed = picture.request.priority == Priority::Background ? computeInSlices(engine, duty)
                                                                     : computeTile(duty);
    duty.renderer.reset();  // perhaps its last owner, if the picture has ended meanwhile
    if (!computed || !*computed) {
        Lock lock(m_mutex);
        if (picture.job == duty.job) {
            --picture.seats[engine].tilesOut;
            duty.work->putBack(std::move(duty.tile));
            m_laneWork.notify_all();  // one may have looked while it was out
        }
        if (!computed) failed(lock, engine, duty, std::move(computed.error()));
        return;
    }

    Tile& finished = **computed;
    finished.render = picture.id;
    finished.task = duty.tile.task;
    finished.engineId = m_engines[engine].engine->info().id;
    const bool mayRise = picture.request.location.iterations.automatic;
    const Escapes escapes = mayRise ? escapesOf(finished) : Escapes{};
    const auto tile = std::make_shared<const Tile>(std::move(finished));

    Lock lock(m_mutex);
    if (picture.job == duty.job) {
        Seat& seat = picture.seats[engine];
        --seat.tilesOut;
        if (seat.portion.share < 1) m_laneWork.notify_all();  // this lane may be wanted elsewhere
    }
    deliver(lock, duty, tile, escapes);
}

Result<std::optional<Tile>> RenderScheduler::Core::computeTile(Duty& duty) {
    const TileWork& work = duty.tile;
    const TileControl control{.stop = duty.picture->stop.get_token(),
                              .advanced = [&](double share) { tellShare(duty, share); }};
    return work.previous ? duty.renderer->resume(*work.previous, work.task.iterationLimit, control)
                         : duty.renderer->render(work.task, control);
}

/// Notes how far a tile is, and tells it unless something was told just before. Takes no lock more
/// often than that, as engines may call it from many threads.
void RenderScheduler::Core::tellShare(Duty& duty, double share) {
    const Clock::time_point now = Clock::now();
    if (now - duty.shareNoted < kProgressInterval) return;
    duty.shareNoted = now;
    Picture& picture = *duty.picture;
    Lock lock(m_mutex);
    if (picture.job != duty.job) return;
    duty.work->advance(duty.tile, share);
    if (now - picture.lastProgress >= kProgressInterval) tellPixels(lock, picture);
}

/// Raises the tile's limit slice by slice, as its pixels can go on from their kept state. No tile
/// when the lane is wanted elsewhere: what was done stays in duty.tile.
Result<std::optional<Tile>> RenderScheduler::Core::computeInSlices(std::size_t engine, Duty& duty) {
    const Picture& picture = *duty.picture;
    TileWork& work = duty.tile;
    const bool isBig = duty.job->plan.rung->number == NumberKind::BigFloat;
    // Multiplications grow with the square of the precision, at most.
    const double growth = std::max(1.0, std::pow(duty.job->plan.precisionBits / 512.0, 2));
    const double first = isBig ? kFirstBigFloatSlice / growth : kFirstSlice;
    const double shortest = isBig ? kShortestBigFloatSlice : kShortestSlice;
    // The first slice may be twice as long, as if every pixel ran on: most tiles need no other.
    double span = (duty.speed > 0 ? duty.speed * 2 * kSliceSeconds : first) /
                  static_cast<double>(samplesOf(work.task));
    for (;;) {
        const auto from = work.partial ? work.partial : work.previous;
        const std::uint64_t reached = from ? from->task.iterationLimit : 0;
        const std::uint64_t left = work.task.iterationLimit - reached;
        span = std::max(span, shortest);
        TileTask task = work.task;
        task.iterationLimit =
            reached + (span < static_cast<double>(left) ? static_cast<std::uint64_t>(span) : left);
        const auto slice = static_cast<double>(task.iterationLimit - reached);
        const TileControl control{.stop = picture.stop.get_token(), .advanced = [&](double share) {
                                      tellShare(duty,
                                                (static_cast<double>(reached) + share * slice) /
                                                    static_cast<double>(work.task.iterationLimit));
                                  }};
        const Clock::time_point begin = Clock::now();
        auto computed = from ? duty.renderer->resume(*from, task.iterationLimit, control)
                             : duty.renderer->render(task, control);
        if (!computed) return tl::make_unexpected(std::move(computed.error()));
        const double seconds =
            std::max(1e-6, std::chrono::duration<double>(Clock::now() - begin).count());
        const double speed = static_cast<double>(computed->iterations) / seconds;
        work.iterations += computed->iterations;
        computed->iterations = work.iterations;
        const bool isDone = task.iterationLimit == work.task.iterationLimit || !computed->state;
        if (isDone) return *std::move(computed);

        computed->task = task;
        work.partial = std::make_shared<const Tile>(*std::move(computed));
        span *= std::clamp(kSliceSeconds / seconds, 0.25, 4.0);
        const Lock lock(m_mutex);
        if (picture.job != duty.job || !picture.isLive()) return std::nullopt;
        // Orbits that are seen to repeat end early, as if the cores were faster than they are: the
        // slowest slice counts, among those whose beginning and end do not. A GPU looks slower than
        // it is until its slices are long.
        double& known = duty.picture->seats[engine].speed;
        const bool isGpu = m_engines[engine].engine->info().kind == DeviceKind::OpenClGpu;
        if (isGpu)
            known = speed;
        else if (seconds > kSliceSeconds / 4)
            known = known == 0 ? speed : std::min(known, speed);
        if (mustYield(engine, picture)) return std::nullopt;
    }
}

void RenderScheduler::Core::deliver(Lock& lock, Duty& duty, const std::shared_ptr<const Tile>& tile,
                                    const Escapes& escapes) {
    Picture& picture = *duty.picture;
    const auto isCurrent = [&] { return picture.job == duty.job; };
    if (!isCurrent()) return;
    if (!tell(lock, picture, [&](TileSink& sink) { sink.tileReady(tile); })) return;
    if (!isCurrent()) return;

    PictureWork& work = *duty.work;
    work.complete(duty.tile, tile, escapes);
    const bool isPassOver = work.isComplete();
    if (isPassOver && work.raiseLimit()) {
        m_laneWork.notify_all();
    } else if (isPassOver) {
        picture.isComplete = true;
        picture.ended = Clock::now();
        m_schedulerWork.notify_one();
    }

    if (isPassOver || Clock::now() - picture.lastProgress >= kProgressInterval)
        tellPixels(lock, picture);
}

void RenderScheduler::Core::failed(Lock& lock, std::size_t engine, Duty& duty, Error error) {
    Picture& picture = *duty.picture;
    EngineSlot& slot = m_engines[engine];
    if (error.code == ErrorCode::Cancelled) {
        if (picture.stop.stop_requested()) return;
        error = {ErrorCode::Internal, "it stopped without being asked to."};
    }
    if (!takesEngineOut(error.code, slot.engine->info().kind))
        return end(lock, picture, std::move(error));
    if (slot.removedBecause) return;

    while (!error.message.empty() && error.message.back() == '.')
        error.message.pop_back();
    m_removals.push_back({engine, picture.id});
    slot.removedBecause = std::move(error.message);
    m_schedulerWork.notify_one();
    m_laneWork.notify_all();  // its tile waits for another lane
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
