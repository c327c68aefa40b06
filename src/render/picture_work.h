// The tiles of one picture: which ones wait, which ones are being computed ("out"), and what the
// finished ones mean for the iteration limit. Plain bookkeeping without threads or locks; the
// caller guards it.
#pragma once

#include <deque>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "render/plan.h"
#include "render/tile.h"

namespace fathom {

std::size_t samplesOf(const TileTask& task);

/// What a worker is given: a task to compute, or a finished tile to continue.
struct TileWork {
    std::size_t index = 0;  // place in the picture's order; parts of a tile share its index
    TileTask task;
    std::shared_ptr<const Tile> previous;    // set: continue its running pixels to task's limit
    std::shared_ptr<const TileState> state;  // of these pixels
    std::shared_ptr<const Tile> partial;     // set: what was done before the tile was put back
    std::uint64_t iterations = 0;            // done for `partial`
    double share = 0;                        // share of the task that is known to be done
};

/// Those that the engine has counted, or else counts them.
Escapes escapesOf(const Tile& tile);

/// How much work a worker takes at once.
struct Portion {
    Size tile{1 << 16, 1 << 16};  // largest tile, in pixels of the last pass
    double share = 1;             // largest share of the samples that wait in the pass
    std::size_t fewest = 1;       // samples that are allowed even if they exceed the share
    int mostTiles = std::numeric_limits<int>::max();  // that are out at once

    bool isLimited() const { return share < 1 || mostTiles < std::numeric_limits<int>::max(); }
};

class PictureWork {
public:
    /// Queues all passes of the plan, one after the other.
    PictureWork(const RenderRequest& request, const RenderPlan& plan);

    bool hasWaiting() const { return !m_waiting.empty(); }
    /// Takes the next tile. If the tile was not begun before, takes no more of it than `portion`;
    /// the rest becomes the next tile.
    TileWork take(const Portion& portion = {});
    /// Notes what share of a tile has been done while it is out.
    void advance(TileWork& work, double share);
    /// Returns a tile that was not finished to its place in the order.
    void putBack(TileWork work);
    /// Counts a finished tile. `state` is that of its running pixels. `escapes` matters only if the
    /// limit is automatic.
    void complete(const TileWork& work, const std::shared_ptr<const Tile>& tile,
                  const std::shared_ptr<const TileState>& state, const Escapes& escapes);
    /// True if no tile waits and none is out.
    bool isComplete() const { return m_waiting.empty() && m_out == 0; }

    /// Call it when isComplete(). Doubles an automatic limit if the samples show that this pays,
    /// and queues the tiles that have running pixels. The decision depends only on the samples of
    /// the last pass.
    bool raiseLimit();

    std::uint64_t iterationLimit() const { return m_limit; }
    /// Whether no finished tile of the last pass has running pixels.
    bool isDecided() const { return m_runningTiles == 0; }
    std::uint64_t iterations() const { return m_iterations; }
    /// Samples of the last pass by engine, each counted once.
    const std::map<std::string, std::size_t>& enginePixels() const { return m_enginePixels; }
    /// The share of the known work that is done. It falls when the limit is raised.
    double fraction() const;
    /// Samples of the present pass that no engine has taken.
    std::size_t waitingSamples() const { return waitingOf(pass()); }
    /// The pixel step that is being handed out.
    int pass() const { return m_waiting.empty() ? 1 : m_waiting.front().task.step; }

private:
    void enqueue(TileWork work);
    /// Cuts `work` to this size; what remains goes to the front of the queue.
    void cut(TileWork& work, int width, int height);
    /// Number of samples that wait in the pass of this step.
    std::size_t waitingOf(int step) const;

    const bool m_isAutomatic;
    const std::uint64_t m_firstLimit;
    std::uint64_t m_limit;
    std::deque<TileWork> m_waiting;  // by ascending index
    std::size_t m_out = 0;
    /// Tiles of the last pass that have running pixels; kept only if the limit is automatic.
    std::vector<TileWork> m_unfinished;

    // What raiseLimit() looks at, from the last pass.
    bool m_hasEscapes = false;
    std::size_t m_lateEscapes = 0;
    std::size_t m_computed = 0;

    std::size_t m_runningTiles = 0;  // finished tiles of the last pass that have running pixels
    std::size_t m_samplesKnown = 0, m_samplesDone = 0;
    double m_samplesBegun = 0;  // samples of unfinished tiles times their shares
    std::uint64_t m_iterations = 0;
    std::map<std::string, std::size_t> m_enginePixels;
};

}  // namespace fathom
