// Queues pictures, plans them, and hands their tiles to the engines' threads.
//
// submit() and cancel() return at once and may be called from any thread, sinks included. One
// thread (the scheduler thread) plans and keeps order. Each engine has concurrency() workers, which
// prepare pictures and compute tiles. All engines of a plan take tiles from one queue, so each
// engine gets a share in proportion to its speed. Interactive pictures overtake background pictures
// between tiles, and within tiles that take longer than a moment.
//
// planned(), noticed() and finished() are called on the scheduler thread and should return soon.
// tileReady() and progressed() are called on workers. A sink may block in tileReady() to slow its
// picture down (the worker does nothing else meanwhile). But it must not wait there for a certain
// other tile: if an engine fails, its tile may wait for just this worker.
#pragma once

#include <memory>
#include <vector>

#include "render/engine.h"
#include "render/tile_sink.h"

namespace fathom {

class RenderScheduler {
public:
    /// Yielding workers have a low priority, in favour of the rest of the program and of others.
    enum class Workers { Eager, Yielding };

    explicit RenderScheduler(std::vector<std::unique_ptr<Engine>> engines,
                             Workers workers = Workers::Eager);
    ~RenderScheduler();  // cancels everything and joins

    /// Starts a picture. If the same sink still waits for another picture, that picture is
    /// cancelled, and its finished() arrives before this picture's planned(). Failures, bad
    /// requests included, arrive in finished().
    ///
    /// An engine that fails (lost, out of memory, no kernel) is not used again, for this and all
    /// later pictures, and noticed() says so once. Its pictures are planned anew for the remaining
    /// engines, which take its tiles. A picture that stays on its rung goes on; on another rung it
    /// starts again from the coarse pass.
    ///
    /// Automatic iterations: a pass over all pixels ends, and more than one pixel in 2,000 of those
    /// computed escaped in the last half of the limit; or none has escaped at all, and the limit is
    /// below 16 times the first one. Then the limit doubles, up to kMaximumAutomaticLimit, and the
    /// running pixels continue from their kept state; their tiles arrive again, whole. The decision
    /// depends only on the samples.
    RenderId submit(RenderRequest request, std::shared_ptr<TileSink> sink);

    /// Cancels a picture: finished() arrives with Cancelled, unless the picture has already ended.
    /// It arrives as soon as no call of the sink is in progress; engines may need a moment longer
    /// to stop.
    void cancel(RenderId id);
    void cancelAll();

    /// The plan of a picture if it were submitted now. Takes some milliseconds on the calling
    /// thread if the view is probed (see setSpeeds()).
    Result<RenderPlan> plan(const RenderRequest& request, std::stop_token stop = {}) const;

    /// While a picture is paused, no new work on it begins; tiles in progress are finished or put
    /// back. What is done stays, and a paused picture can be cancelled. Does nothing to a picture
    /// that has ended. waitIdle() does not return while a picture is paused.
    void setPaused(RenderId id, bool isPaused);

    /// Sets the speeds of the engines, for the plans of pictures that are submitted later. If
    /// direct iteration and perturbation compete, the built-in engine probes the view first.
    void setSpeeds(DeviceSpeeds speeds);

    /// Keeps reference orbits that take long in the user's orbitFolder(), and takes them from
    /// there, for pictures that are submitted later; or does not, as at first.
    void setKeepsOrbits(bool areKept);

    /// Times an engine's rungs while there is no picture. Takes seconds of the calling thread and
    /// of helper threads with the same priority. Fails with Cancelled if there is a picture, or as
    /// soon as one is submitted, and as the engine does; the engine stays in use. The scheduler
    /// must outlive the call, and only one caller at a time may measure.
    Result<std::vector<RungSpeed>> measureSpeeds(const std::string& engineId, std::stop_token stop);

    /// Waits until no picture is left and every worker is idle. Only for tests and shutdown, and
    /// never from a sink.
    void waitIdle();
    bool isIdle() const;

    /// The engines that are still in use.
    std::vector<EngineInfo> engines() const;
    struct RemovedEngine {
        EngineInfo info;
        Phrase reason;
    };
    std::vector<RemovedEngine> removedEngines() const;

private:
    class Core;
    std::unique_ptr<Core> m_core;
};

}  // namespace fathom
