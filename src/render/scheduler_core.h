// The inside of RenderScheduler: its state, all behind one mutex, and the threads that change it.
//
// Callers' requests are taken in scheduler_core.cpp. The scheduler thread (scheduler_thread.cpp)
// plans pictures, deals with engines that failed, and calls planned(), noticed() and finished().
// Workers (scheduler_workers.cpp), concurrency() for each engine, lay pictures out, prepare
// engines, compute tiles, and call tileReady() and progressed(). The mutex is released around every
// call of a sink or an engine, and around all work that takes time.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "render/picture_work.h"
#include "render/render_scheduler.h"

namespace fathom {

class RenderScheduler::Core {
public:
    Core(std::vector<std::unique_ptr<Engine>> engines, Workers workers);
    ~Core();

    RenderId submit(RenderRequest request, std::shared_ptr<TileSink> sink);
    void cancel(RenderId id);
    void cancelAll();
    void setPaused(RenderId id, bool isPaused);
    Result<RenderPlan> plan(const RenderRequest& request, const std::stop_token& stop) const;
    void setSpeeds(DeviceSpeeds speeds);
    void setKeepsOrbits(bool areKept);
    Result<std::vector<RungSpeed>> measureSpeeds(const std::string& engineId,
                                                 const std::stop_token& stop);
    void waitIdle();
    bool isIdle() const;
    std::vector<EngineInfo> engines() const;
    std::vector<RemovedEngine> removedEngines() const;

private:
    using Lock = std::unique_lock<std::mutex>;
    using Clock = std::chrono::steady_clock;

    struct EngineSlot {
        std::unique_ptr<Engine> engine;
        std::optional<Phrase> removedBecause;
        bool isRemovalTold = false;
        int workers = 0;  // threads that serve the engine

        bool lacksWorkers() const { return workers == 0 && engine->concurrency() > 0; }
        /// Renderers of pictures that ended. A worker frees them, because that may take time.
        std::vector<std::shared_ptr<TileRenderer>> retired;
    };

    /// Tiles that an engine computes at a time if it leaves a share to other engines.
    static constexpr int kSharedPortions = 2;

    /// An engine's part in a picture.
    struct Assignment {
        enum class State { Empty, Preparing, Ready };
        bool isTaken = false;    // the plan names the engine
        bool isStandIn = false;  // it computes only until another engine is ready
        State state = State::Empty;
        Portion portion;
        int tilesOut = 0;
        std::shared_ptr<TileRenderer> renderer;
        double speed = 0;  // iterations per second of one worker, measured on background tiles
    };

    /// What the sink has got of a picture's colours from devices. Their pieces may come after the
    /// picture's end.
    struct Colored {
        std::atomic<std::size_t> pixels = 0;  // of the last pass
        std::atomic<Clock::time_point> last{};
    };

    struct Picture {
        enum class Stage { Waiting, Planning, Planned, LayingOut, Running };

        // Set before any other thread sees the picture.
        RenderId id{};
        RenderRequest request;
        const TileSink* sinkIdentity = nullptr;
        std::stop_source stop;
        Clock::time_point submitted;
        TilePieces pieces;
        const std::shared_ptr<Colored> colored = std::make_shared<Colored>();

        // The progress; `job` and `work` are set from Running on.
        std::shared_ptr<TileSink> sink;
        Stage stage = Stage::Waiting;
        bool isPaused = false;
        RenderPlan plan;
        std::vector<Assignment> assignments;  // by engine; empty before planned()
        std::shared_ptr<const RenderJob> job;
        std::shared_ptr<const PeriodFinder> periods;  // if the request asks for any
        std::shared_ptr<PictureWork> work;
        std::optional<Clock::time_point> firstTile;
        Clock::time_point lastShown;  // when the sink got the last tile or the last of its pieces
        Clock::time_point lastProgress;

        // The end: an error or completion; then, when no sink call is in progress, finished(). The
        // two reserve errors let the picture end if there is no memory for another message.
        std::optional<Error> error;
        Error cancelled, outOfMemory;
        bool isComplete = false;
        bool isFinishing = false;
        int sinkCalls = 0;
        Clock::time_point ended;

        bool isLive() const { return !error && !isComplete; }
    };
    using PicturePointer = std::shared_ptr<Picture>;

    /// The next work of a worker for a picture.
    struct Task {
        enum class Kind { LayOut, Prepare, Compute };
        Kind kind{};
        PicturePointer picture;
        std::optional<RenderPlan> plan;  // for LayOut
        std::shared_ptr<const RenderJob> job;
        std::shared_ptr<const PeriodFinder> periods;
        std::shared_ptr<PictureWork> work;
        std::shared_ptr<TileRenderer> renderer;
        TileWork tile;
        double speed = 0;               // Assignment::speed
        Clock::time_point shareNoted;   // when the tile's share was last noted
        Clock::time_point lastPiece{};  // when it was passed on, before the tile; 0 if none was
    };

    struct Removal {
        std::size_t engine;
        RenderId picture;  // the picture during which it failed
    };
    struct Notice {
        Phrase text;
        RenderId picture;  // its sink gets the notice, if that is still possible
    };

    /// Releases the lock for the duration of a scope.
    class Unlocked {
    public:
        explicit Unlocked(Lock& lock) : m_lock(lock) { m_lock.unlock(); }
        ~Unlocked() { m_lock.lock(); }
        Unlocked(const Unlocked&) = delete;
        Unlocked& operator=(const Unlocked&) = delete;

    private:
        Lock& m_lock;
    };

    /// Starts the missing threads, as far as the system allows. Each engine gets one worker before
    /// any gets a second, and an engine without workers is not used. False if the scheduler thread
    /// cannot be started.
    bool startThreads() noexcept;

    // Tools of both kinds of thread.
    /// The current exception as the error of a picture. May use the picture's reserve error.
    static Error errorOfException(const char* what, Picture& picture) noexcept;
    /// Ends all pictures with the current exception, which left the scheduler's own work half done.
    void endAll(Lock& lock, const char* what) noexcept;
    /// Calls the sink, unless the picture has failed. An exception of the sink ends the picture.
    /// False if the caller has nothing more to do for the picture.
    template <class Call>
    bool tell(Lock& lock, Picture& picture, Call&& call);
    /// Ends the picture with an error, unless it has ended already, and stops its engines.
    void end(Lock& lock, Picture& picture, Error error) noexcept;
    void cancel(Lock& lock, Picture& picture) noexcept;
    bool isIdleLocked() const;
    std::vector<EngineInfo> remainingEngines() const;

    // The scheduler thread. Each step does one thing and returns true, or returns false if there is
    // nothing to do.
    void scheduleUntilClosed();
    bool doOneStep(Lock& lock);
    bool dealWithRemoval(Lock& lock);
    void markRemovedAsTold();
    bool tellNotice(Lock& lock);
    bool finishOne(Lock& lock);
    bool planOne(Lock& lock);
    bool isQuick(const Picture& picture) const;
    Result<RenderPlan> makePlan(Lock& lock, const RenderRequest& request,
                                const std::stop_token& stop) const;
    enum class Replanned { NotNeeded, Impossible, SameRung, OtherRung };
    Replanned planAnew(Lock& lock, Picture& picture);
    void assignEngines(Picture& picture) const;
    Portion portionOf(const Picture& picture, const EngineInfo& info) const;
    std::vector<EngineInfo> assignedEngines(const Picture& picture) const;
    void retireRenderers(Picture& picture) noexcept;
    static RenderSummary summaryOf(const Picture& picture);
    static Result<RenderSummary> outcomeOf(Picture& picture);
    /// Whether a user looks at the picture, so that it need not be a part of a file.
    static bool isSeen(const RenderRequest& request) {
        return request.priority == Priority::Interactive && request.coarseFirst;
    }

    // The workers.
    void serve(std::size_t engine);
    std::optional<Task> nextTask(std::size_t engine);
    std::optional<Task> findTask(std::size_t engine);
    std::optional<Task> findTask(std::size_t engine, const PicturePointer& picture);
    bool needsWorker(std::size_t engine, const Picture& picture) const;
    static bool isStoodInFor(const Picture& picture);
    static bool hasItsShare(const Assignment& assignment, const PictureWork& work);
    bool mustYield(std::size_t engine, const Picture& picture) const;
    void perform(std::size_t engine, Task& task);
    void layOut(Task& task);
    std::shared_ptr<const PeriodFinder> periodsOf(const std::shared_ptr<const RenderJob>& job,
                                                  const std::stop_token& stop) const;
    void prepare(std::size_t engine, Task& task);
    void compute(std::size_t engine, Task& task);
    Result<std::optional<Tile>> computeTile(Task& task);
    void tellShare(Task& task, double share);
    Result<std::optional<Tile>> computeUntilPause(std::size_t engine, Task& task);
    Result<std::optional<Tile>> computeInSlices(std::size_t engine, Task& task);
    void deliver(Lock& lock, Task& task, const std::shared_ptr<const Tile>& tile,
                 const std::shared_ptr<const TileState>& state, const Escapes& escapes);
    void failed(Lock& lock, std::size_t engine, Task& task, Error error);
    void tellPixels(Lock& lock, Picture& picture);
    void tellProgress(Lock& lock, Picture& picture, Phrase stage);

    mutable std::mutex m_mutex;
    std::condition_variable m_schedulerWork, m_workerWork, m_idle;

    std::vector<EngineSlot> m_engines;       // all engines, in their first order
    std::vector<PicturePointer> m_pictures;  // by ascending id; until finished() has returned
    std::deque<Removal> m_removals;          // not yet dealt with
    std::deque<Notice> m_notices;            // not yet told
    std::uint64_t m_lastId = 0;
    struct {
        const Rung* rung = nullptr;
        std::size_t pixels = 0;
        double seconds = 0;  // until all of it was seen
    } m_lastPicture;         // the last one that was completed, of those with a coarse pass
    std::size_t m_busyWorkers = 0;
    bool m_isClosing = false;

    DeviceSpeeds m_speeds;
    std::stop_source m_measuring;  // while an engine's speeds are measured
    // These have their own mutexes.
    ReferenceCache m_seenReferences, m_fileReferences{ReferenceCache::Serves::Same};

    const Workers m_priority;
    std::vector<std::jthread> m_workers;
    std::jthread m_scheduler;
};

template <class Call>
bool RenderScheduler::Core::tell(Lock& lock, Picture& picture, Call&& call) {
    if (picture.error || picture.isFinishing) return false;

    ++picture.sinkCalls;
    std::optional<Error> thrown;
    try {
        const Unlocked unlocked(lock);
        call(*picture.sink);
    } catch (...) {
        thrown = errorOfException("The receiver of the picture failed", picture);
    }
    --picture.sinkCalls;

    if (thrown) end(lock, picture, *std::move(thrown));
    // finished(), or a picture that was planned anew, may wait for this call to end.
    if (!picture.isLive()) m_schedulerWork.notify_one();
    if (picture.stage == Picture::Stage::Planned) m_workerWork.notify_all();
    return !picture.error;
}

}  // namespace fathom
