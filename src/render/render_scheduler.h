// Queues pictures, plans them, and hands their tiles to the engines' threads.
//
// submit() and cancel() return at once and may be called from any thread, sinks included.
// One thread plans and keeps order; each engine has concurrency() threads of its own, which prepare
// pictures and compute tiles. All engines of a plan take tiles from one queue, so each has a share
// in proportion to its speed; interactive pictures overtake background ones at tile borders, and
// within tiles that take longer than a moment.
//
// planned(), noticed() and finished() come from the first thread and should return soon;
// tileReady() and progressed() come from the engines' threads. A sink may block in tileReady() to
// slow its picture down (the thread is lost to others meanwhile), but must not wait there for a
// certain other tile: an engine may fail, and its tile then waits for just this thread.
#pragma once

#include <memory>
#include <vector>

#include "render/engine.h"
#include "render/tile_sink.h"

namespace fathom {

class RenderScheduler {
public:
    /// Workers that yield leave the processor to the rest of the program and to others.
    enum class Workers { Eager, Yielding };

    explicit RenderScheduler(std::vector<std::unique_ptr<Engine>> engines,
                             Workers workers = Workers::Eager);
    ~RenderScheduler();  // cancels everything and joins

    /// Starts a picture. A picture that the same sink still waits for is superseded: it is
    /// cancelled, and its finished() arrives before this one's planned(). Failures, bad requests
    /// included, arrive in finished().
    ///
    /// An engine that fails (lost, out of memory, no kernel) is used no more, here and for all
    /// later pictures, and noticed() says so once. Its tiles go to the others. When the plan has no
    /// engine left the picture is planned anew; on another rung it starts again from the coarse
    /// pass.
    ///
    /// Automatic iterations: when a pass over all pixels has ended and more than one pixel in 2,000
    /// of those computed escaped in the last half of the limit, or while none has escaped at all
    /// and the limit is below 16 times the first one, the limit doubles and the running pixels go
    /// on from their kept state, up to kMaximumAutomaticLimit; their tiles arrive again, whole. The
    /// decision depends on the samples alone.
    RenderId submit(RenderRequest request, std::shared_ptr<TileSink> sink);

    /// finished() arrives with Cancelled, unless the picture has already ended. It arrives as soon
    /// as no call of the sink is under way; engines may need a moment longer to come to rest.
    void cancel(RenderId id);
    void cancelAll();

    /// How a picture would be computed if it were submitted now. Takes some milliseconds where the
    /// view is probed (see setSpeeds()), on the calling thread.
    Result<RenderPlan> plan(const RenderRequest& request, std::stop_token stop = {}) const;

    /// While paused, nothing more of the picture is begun; tiles under way come to their end, or to
    /// rest. What is done stays, and a paused picture can be cancelled. Nothing happens to one that
    /// has ended. waitIdle() does not return while a picture is paused.
    void setPaused(RenderId id, bool isPaused);

    /// How fast the engines are, for the plans of pictures that are submitted later. Where direct
    /// iteration and perturbation compete, the built-in engine probes a view first.
    void setSpeeds(DeviceSpeeds speeds);

    /// Times an engine's rungs while there is no picture: takes seconds of the calling thread and
    /// of others, which have its priority. Fails with Cancelled where there is a picture or as soon
    /// as one is submitted, and as the engine does, which stays in use. The scheduler must not go
    /// meanwhile, and one caller at a time may measure.
    Result<std::vector<RungSpeed>> measureSpeeds(const std::string& engineId, std::stop_token stop);

    /// Until no picture is left and every engine thread rests; for tests and shutdown alone, and
    /// never from a sink.
    void waitIdle();
    bool isIdle() const;

    /// The engines still in use, and why the others are not.
    std::vector<EngineInfo> engines() const;
    struct RemovedEngine {
        EngineInfo info;
        std::string reason;
    };
    std::vector<RemovedEngine> removedEngines() const;

private:
    class Core;
    std::unique_ptr<Core> m_core;
};

}  // namespace fathom
