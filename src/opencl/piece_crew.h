// Threads that work on what devices send, for all tiles of a device together: at the end of a
// picture they all help with the last tile.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <list>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace fathom {

class PieceCrew {
public:
    /// Starts up to `threads` threads with the first transfer. Callers of transfer() work too.
    explicit PieceCrew(int threads) : m_threads(threads) {}
    ~PieceCrew();
    PieceCrew(const PieceCrew&) = delete;
    PieceCrew& operator=(const PieceCrew&) = delete;

    /// How `count` values arrive: in blocks of `block` values, of which two can be in memory at
    /// once, and which are worked on in pieces of `piece` values.
    struct Transfer {
        std::size_t count, block, piece;
        std::function<void(std::size_t first, std::size_t length)> read;  // fetches a block
        std::function<void(std::size_t first, std::size_t length)> work;  // on a piece
    };
    static constexpr std::size_t kBlocks = 2;

    /// Reads all blocks on this thread, while others work on the pieces that are there. Returns
    /// when all is done or, soon after a stop, when no thread is working on it. Rethrows the first
    /// exception of either kind of call.
    void transfer(const Transfer& what, const std::stop_token& stop);

private:
    struct Progress;
    using Lock = std::unique_lock<std::mutex>;

    void startThreads();
    void serve();
    /// Works on the next piece of a transfer that has one; with the lock, which it releases
    /// meanwhile.
    static void workOnPiece(Lock& lock, Progress& progress);

    const int m_threads;
    std::mutex m_mutex;  // guards all below
    std::condition_variable m_arrived;
    std::list<Progress*> m_transfers;  // the oldest first
    bool m_isClosing = false;
    std::vector<std::jthread> m_crew;
};

}  // namespace fathom
