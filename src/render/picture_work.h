// The tiles of one picture: which wait, which are out, what the finished ones mean for the limit.
// Plain bookkeeping without threads or locks; its user guards it.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "render/plan.h"
#include "render/tile.h"

namespace fathom {

std::size_t samplesOf(const TileTask& task);

/// What a thread is given: a task to compute, or a finished tile to continue.
struct TileWork {
    std::size_t index = 0;  // the place in the picture's order; parts have that of their tile
    TileTask task;
    std::shared_ptr<const Tile> previous;  // set: continue its running pixels to task's limit
    std::shared_ptr<const Tile> partial;   // set: how far it came before it was put back
    std::uint64_t iterations = 0;          // done for `partial`
    double share = 0;                      // of the task that is known to be done
};

/// How many samples of a tile escaped, and how many of them in the last half of its limit.
struct Escapes {
    std::size_t all = 0, late = 0;
};
Escapes escapesOf(const Tile& tile);

/// What a thread takes at once.
struct Portion {
    Size tile{1 << 16, 1 << 16};  // at most, in pixels of the last pass,
    double share = 1;             //   and of the pass that waits,
    std::size_t fewest = 1;       //   but so many samples
};

class PictureWork {
public:
    /// All passes of the plan, one after the other.
    PictureWork(const RenderRequest& request, const RenderPlan& plan);

    bool hasWaiting() const { return !m_waiting.empty(); }
    /// The next tile; of one that was not begun before, no more than `portion`. The rest of it is
    /// the next one then.
    TileWork take(const Portion& portion = {});
    /// Notes what share of a tile that is out has been done.
    void advance(TileWork& work, double share);
    /// Of a tile that was not finished after all: it is the next to go out, in the old order.
    void putBack(TileWork work);
    /// The escapes matter where the limit is automatic.
    void complete(const TileWork& work, const std::shared_ptr<const Tile>& tile,
                  const Escapes& escapes);
    /// Nothing waits and nothing is out.
    bool isComplete() const { return m_waiting.empty() && m_out == 0; }

    /// When all is complete: doubles an automatic limit if the samples ask for it, and queues the
    /// tiles that go on. The answer depends on the samples of the last pass alone.
    bool raiseLimit();

    std::uint64_t iterationLimit() const { return m_limit; }
    std::uint64_t iterations() const { return m_iterations; }
    /// Samples of the last pass by engine, each counted once.
    const std::map<std::string, std::size_t>& enginePixels() const { return m_enginePixels; }
    /// The share of the known work that is done: it falls when the limit is raised.
    double fraction() const;
    /// The pixel step that is being handed out.
    int pass() const { return m_waiting.empty() ? 1 : m_waiting.front().task.step; }

private:
    void enqueue(TileWork work);
    /// Takes from `work` what is more, to the front of what waits.
    void cut(TileWork& work, int width, int height);
    /// Samples of a pass that wait.
    std::size_t waitingOf(int step) const;

    const bool m_isAutomatic;
    const std::uint64_t m_firstLimit;
    std::uint64_t m_limit;
    std::deque<TileWork> m_waiting;  // by ascending index
    std::size_t m_out = 0;
    /// Tiles of the last pass with running pixels; kept for automatic limits alone.
    std::vector<TileWork> m_unfinished;

    // Of the last pass: what raiseLimit() looks at.
    bool m_hasEscapes = false;
    std::size_t m_lateEscapes = 0;
    std::size_t m_computed = 0;

    std::size_t m_samplesKnown = 0, m_samplesDone = 0;
    double m_samplesBegun = 0;  // of unfinished tiles, by their shares
    std::uint64_t m_iterations = 0;
    std::map<std::string, std::size_t> m_enginePixels;
};

}  // namespace fathom
