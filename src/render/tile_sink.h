// The interface of receivers of a picture: the window, the exporter, the tests.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>

#include "base/result.h"
#include "render/device_colors.h"
#include "render/plan.h"
#include "render/tile.h"

namespace fathom {

struct Reference;

struct RenderProgress {
    Phrase stage;         // "Compiling kernels for NVIDIA H200", "Computing pixels"
    double fraction = 0;  // of the whole picture, 0 ... 1
    double seconds = 0;   // since submit()
    int pass = 1;         // the pixel step being computed
};

/// What was done for a picture; --stats writes it.
struct RenderSummary {
    RenderPlan plan;
    std::uint64_t iterationLimit = 0;  // after automatic raises
    std::uint64_t iterations = 0;      // done in total
    bool isDecided = false;            // no pixel is running: a higher limit would change none
    /// "prepare" and "pixels"; with perturbation also "reference" and "tables", parts of "prepare".
    std::map<std::string, double> phaseSeconds;
    std::map<std::string, std::size_t> enginePixels;  // final samples by engine id
    double seconds = 0;
    /// The reference of a picture by perturbation, unless it came with a coarse pass to be seen.
    /// While somebody holds it, other pictures of the same file need not make it again.
    std::shared_ptr<const Reference> reference = nullptr;
};

/// What a sink wants of new tiles before they are ready. The functions receive pieces from index
/// `first` on, which are final. Several threads call them at once, also after TileSink::finished(),
/// so that they must own what they use. If a device fails in the middle of a tile, another one
/// sends that tile's pieces again.
struct TilePieces {
    /// May be empty.
    std::function<void(const TileTask& task, std::size_t first,
                       std::span<const TileSample> samples)>
        samples;
    /// A device that can make these colours sends all of a tile's colours to `colored`, before it
    /// sends the samples, and no pieces of samples. Null: no colours are wanted, and `colored` may
    /// be empty.
    std::shared_ptr<const DeviceColors> colors;
    std::function<void(const TileTask& task, std::size_t first,
                       std::span<const std::uint32_t> colors)>
        colored;
    /// After a tile's colours, that device sends the samples that evenlySpread() names for
    /// `someStep`, which tell about the whole tile long before all of its samples have crossed the
    /// bus. May be empty.
    std::function<void(const TileTask& task, std::span<const TileSample> samples)> some;
    int someStep = 0;
};

/// Called from the scheduler's threads, never with a lock held, never after finished(). Order:
/// planned() once (if planning succeeds), then tiles and progress in any order, then finished()
/// exactly once.
class TileSink {
public:
    virtual ~TileSink() = default;
    virtual void planned(RenderId, const RenderPlan&) {}
    /// For sinks that begin with the pieces of large tiles, if an engine has any. Called once,
    /// after planned(), with the size of the whole picture.
    virtual TilePieces piecesOf(RenderId, Size) { return {}; }
    virtual void tileReady(std::shared_ptr<const Tile> tile) = 0;
    virtual void progressed(RenderId, const RenderProgress&) {}
    /// One sentence for the person, for example about a device that is no longer used.
    virtual void noticed(RenderId, const Phrase&) {}
    virtual void finished(RenderId, const Result<RenderSummary>&) = 0;
};

}  // namespace fathom
