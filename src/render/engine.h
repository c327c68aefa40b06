// Engines compute tiles. There is one implementation for each kind of hardware interface.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <stop_token>

#include "render/baseline.h"
#include "render/device_colors.h"
#include "render/period_finder.h"
#include "render/pixel_grid.h"
#include "render/tile.h"

namespace fathom {

class StepDevice;

/// One picture that is being computed. Immutable, shared by the engines that work on it.
struct RenderJob {
    RenderId id{};
    RenderRequest request;
    RenderPlan plan;
    std::shared_ptr<const PixelGrid> grid;
};

/// How a caller and a renderer communicate during a call.
struct TileControl {
    std::stop_token stop;
    /// Called with the share of the call's work that is done, from 0 to 1 and never falling.
    /// Engines call it at most about once a millisecond, or never. (Deep pixels can take hours.)
    std::function<void(double share)> advanced;
    /// Once requested, a renderer that canPause() soon returns the tile as it is: paused, with all
    /// pixels that have not ended in its state.
    std::stop_token pause;
    /// Receives samples of a new tile as soon as they are final: those from index `first` on. See
    /// TilePieces. Only engines with large tiles call it.
    std::function<void(std::size_t first, std::span<const TileSample> samples)> written = {};
    /// Receives the colours of a new tile before its samples are read from the device, if the
    /// device can make `colors`. It gets all of them, and `written` then none of the samples.
    std::function<void(std::size_t first, std::span<const std::uint32_t> colors)> colored = {};
    std::shared_ptr<const DeviceColors> colors = {};
    /// Receives some samples right after all colours, and before the samples are read: those that
    /// evenlySpread() names for `someStep`. May be empty.
    std::function<void(std::span<const TileSample> samples)> some = {};
    int someStep = 0;
};

/// One engine's work on one picture. render() and resume() may be called from concurrency() threads
/// at once. The destructor frees everything that belongs to the picture.
class TileRenderer {
public:
    virtual ~TileRenderer() = default;

    /// Computes the samples of a task. Returns Cancelled within a tenth of a second after the stop,
    /// or after one iteration if an iteration takes longer.
    virtual Result<Tile> render(const TileTask& task, const TileControl& control) = 0;

    /// Continues a tile's running pixels up to a higher limit, without repeating an iteration.
    virtual Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                                const TileControl& control) = 0;

    /// Whether calls heed TileControl::pause. If not, short limits keep them short.
    virtual bool canPause() const { return false; }

    /// Seconds that kernels have taken so far on the device itself; 0 if the device does not tell.
    virtual double deviceSeconds() const { return 0; }
};

class Engine {
public:
    virtual ~Engine() = default;
    virtual const EngineInfo& info() const = 0;
    /// Threads that the scheduler gives to this engine.
    virtual int concurrency() const = 0;
    /// Announces a picture with this plan. The engine starts what it can do before the job exists,
    /// such as compiling kernels, and returns at once. Any thread may call it.
    virtual void expect(const RenderRequest&, const RenderPlan&) {}
    /// Gets ready for a picture: compiles kernels, uploads tables. `stage` tells the person what
    /// takes time. Called once for each job, from any thread.
    virtual Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                          const std::function<void(Phrase)>& stage,
                                                          std::stop_token stop) = 0;
    /// What finds the periods that the job's request asks for, on any rung; null if the engine
    /// cannot.
    virtual std::shared_ptr<const PeriodFinder> periods(std::shared_ptr<const RenderJob>,
                                                        std::stop_token) {
        return nullptr;
    }
    /// What steps the orbits of huge numbers on the engine's device; null if the device cannot, or
    /// is the processor itself.
    virtual std::shared_ptr<StepDevice> steps() { return nullptr; }
    /// For benchmarks: the baseline for this engine's speed at a job of the rungs fp32, ff, fp64
    /// and dd. Fails with Unsupported if the engine has none.
    virtual Result<std::unique_ptr<Baseline>> baseline(std::shared_ptr<const RenderJob> job,
                                                       std::stop_token stop);
};

}  // namespace fathom
