// Threads that work on what devices send, for all tiles of a device together: at the end of a
// picture they all help with the last tile. What is seen first crosses the bus first.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <list>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace fathom {

class PieceCrew {
public:
    /// The most that a transfer waits for urgent ones: one frame. A tile may be computed for hours
    /// before it sends what it has announced.
    static constexpr std::chrono::milliseconds kPatience{16};

    /// Starts up to `threads` threads with the first transfer. Callers of transfer() work too.
    explicit PieceCrew(int threads, std::chrono::milliseconds patience = kPatience)
        : m_threads(threads), m_patience(patience) {}
    ~PieceCrew();
    PieceCrew(const PieceCrew&) = delete;
    PieceCrew& operator=(const PieceCrew&) = delete;

    static constexpr std::size_t kMostBlocks = 8;
    /// Waits until a block has arrived.
    using Arrival = std::function<void()>;
    /// How `count` values arrive: in blocks of `block` values, of which `blocks` (up to
    /// kMostBlocks) can be in memory or on their way at once, and which are worked on in pieces of
    /// `piece` values.
    struct Transfer {
        std::size_t count, block, blocks, piece;
        /// Begins to read a block. If that or the arrival throws, no block is on its way any more.
        std::function<Arrival(std::size_t first, std::size_t length)> read;
        std::function<void(std::size_t first, std::size_t length)> work;  // on a piece
        std::function<void()> landed;  // when all blocks are there; may be empty
        bool isUrgent = false;
    };

    /// Announces an urgent transfer. While any is announced, other transfers wait before each
    /// block, so that they do not delay it on the bus.
    class Announcement {
    public:
        explicit Announcement(PieceCrew& crew);
        ~Announcement();
        Announcement(Announcement&& other) noexcept
            : m_crew(std::exchange(other.m_crew, nullptr)) {}
        Announcement& operator=(Announcement&&) = delete;

    private:
        PieceCrew* m_crew;
    };

    /// Reads all blocks on this thread, while others work on the pieces that are there. Returns
    /// when all is done or, soon after a stop, when nothing is on its way and no thread is working
    /// on it. Rethrows the first exception of any kind of call.
    void transfer(const Transfer& what, const std::stop_token& stop);

private:
    struct Progress;
    using Lock = std::unique_lock<std::mutex>;

    void startThreads();
    void serve();
    template <class Call>
    static void callUnlocked(Lock& lock, Progress& progress, Call&& call);
    /// Works on the next piece of a transfer that has one; with the lock, which it releases
    /// meanwhile.
    static void workOnPiece(Lock& lock, Progress& progress);

    const int m_threads;
    const std::chrono::milliseconds m_patience;
    std::mutex m_mutex;   // guards all below
    int m_announced = 0;  // urgent transfers
    std::condition_variable_any m_noneUrgent;
    std::condition_variable m_arrived;
    std::list<Progress*> m_transfers;  // the oldest first
    bool m_isClosing = false;
    std::vector<std::jthread> m_crew;
};

}  // namespace fathom
