#include "opencl/piece_crew.h"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

#include "base/thread.h"

namespace fathom {

/// Guarded by the crew's mutex; its transfer() owns it.
struct PieceCrew::Progress {
    const Transfer& what;
    std::size_t begun = 0, landed = 0, taken = 0;
    std::array<std::size_t, kMostBlocks> left{};  // values of each block that are not done
    int working = 0;                              // threads that work on a piece
    bool isOver = false;                          // by a stop or an exception
    std::exception_ptr thrown;
    std::condition_variable changed;  // a piece is done

    std::size_t placeOf(std::size_t first) const { return first / what.block % what.blocks; }
    std::size_t& leftOf(std::size_t first) { return left[placeOf(first)]; }
    std::size_t lengthOf(std::size_t first) const {
        return std::min(what.block, what.count - first);
    }
    bool hasRoom() {
        return begun < what.count && begun - landed < what.blocks * what.block &&
               leftOf(begun) == 0;
    }
    bool hasPiece() const { return !isOver && taken < landed; }
    bool isDone() const { return working == 0 && (isOver || taken == what.count); }
    void giveUp(std::exception_ptr exception) {
        isOver = true;
        if (!thrown) thrown = std::move(exception);
    }
};

PieceCrew::Announcement::Announcement(PieceCrew& crew) : m_crew(&crew) {
    const Lock lock(crew.m_mutex);
    ++crew.m_announced;
}

PieceCrew::Announcement::~Announcement() {
    if (!m_crew) return;
    const Lock lock(m_crew->m_mutex);
    if (--m_crew->m_announced == 0) m_crew->m_noneUrgent.notify_all();
}

PieceCrew::~PieceCrew() {
    {
        const Lock lock(m_mutex);
        m_isClosing = true;
    }
    m_arrived.notify_all();
}

void PieceCrew::startThreads() {
    if (!m_crew.empty()) return;
    m_crew.reserve(static_cast<std::size_t>(m_threads));  // a started thread must find its place
    for (int i = 0; i < m_threads; ++i) {
        auto started = startThread([this] { serve(); });
        if (!started) return;
        m_crew.push_back(*std::move(started));
    }
}

void PieceCrew::serve() {
    Lock lock(m_mutex);
    while (!m_isClosing) {
        const auto next = std::ranges::find_if(m_transfers, &Progress::hasPiece);
        if (next == m_transfers.end())
            m_arrived.wait(lock);
        else
            workOnPiece(lock, **next);
    }
}

/// Calls `call` without the lock. Its exception ends the transfer.
template <class Call>
void PieceCrew::callUnlocked(Lock& lock, Progress& progress, Call&& call) {
    std::exception_ptr thrown;
    lock.unlock();
    try {
        call();
    } catch (...) {
        thrown = std::current_exception();
    }
    lock.lock();
    if (thrown) progress.giveUp(std::move(thrown));
}

void PieceCrew::workOnPiece(Lock& lock, Progress& progress) {
    const std::size_t first = progress.taken;
    const std::size_t length = std::min(progress.what.piece, progress.landed - first);
    progress.taken += length;
    ++progress.working;
    callUnlocked(lock, progress, [&] { progress.what.work(first, length); });
    --progress.working;
    if ((progress.leftOf(first) -= length) == 0 || progress.isDone()) progress.changed.notify_one();
}

void PieceCrew::transfer(const Transfer& what, const std::stop_token& stop) {
    Progress progress{.what = what};
    Lock lock(m_mutex);
    startThreads();
    m_transfers.push_back(&progress);
    const auto place = std::prev(m_transfers.end());
    const auto helpUntil = [&](const auto& isReached) {
        while (!isReached()) {
            if (progress.hasPiece())
                workOnPiece(lock, progress);
            else
                progress.changed.wait(lock);
        }
    };

    std::array<Arrival, kMostBlocks> arrivals;
    const auto patience = std::chrono::steady_clock::now() + m_patience;
    const auto beginBlock = [&] {
        if (!what.isUrgent)
            m_noneUrgent.wait_until(lock, stop, patience, [this] { return m_announced == 0; });
        if (stop.stop_requested()) progress.isOver = true;
        if (progress.isOver) return;
        const std::size_t first = progress.begun, length = progress.lengthOf(first);
        progress.begun += length;
        callUnlocked(lock, progress,
                     [&] { arrivals[progress.placeOf(first)] = what.read(first, length); });
    };
    const auto awaitBlock = [&] {
        const std::size_t first = progress.landed, length = progress.lengthOf(first);
        const Arrival arrival = std::exchange(arrivals[progress.placeOf(first)], nullptr);
        callUnlocked(lock, progress, [&] {
            if (arrival) arrival();
        });
        progress.leftOf(first) = length;
        progress.landed += length;
        m_arrived.notify_all();
    };
    while (progress.landed < what.count && !progress.isOver) {
        while (!progress.isOver && progress.hasRoom())
            beginBlock();
        if (progress.landed < progress.begun)
            awaitBlock();
        else
            helpUntil([&] { return progress.isOver || progress.hasRoom(); });
    }
    while (progress.landed < progress.begun)
        awaitBlock();
    if (what.landed && !progress.isOver) callUnlocked(lock, progress, what.landed);
    helpUntil([&] { return progress.isDone(); });
    m_transfers.erase(place);
    if (progress.thrown) std::rethrow_exception(progress.thrown);
}

}  // namespace fathom
