#include "opencl/item_memory.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <exception>

#include "base/parallel.h"
#include "base/thread.h"

namespace fathom {

namespace {

// The landing memory has two slots of several pieces. A read waits until its data has come, and
// reads from several threads wait for each other; so only one thread reads, a whole slot at once.
constexpr std::size_t kSlots = 2, kSlotBytes = std::size_t{1} << 22;

/// Bookkeeping of a transfer: how many items have landed, how many are taken, and how many of each
/// slot are not done.
class Landed {
public:
    explicit Landed(std::size_t count) : m_count(count) {}

    /// Waits until a slot is free; false if the transfer was given up.
    bool awaitRoom(std::size_t slot) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_left[slot] == 0 || m_isOver; });
        return !m_isOver;
    }
    void add(std::size_t slot, std::size_t items) {
        const std::lock_guard lock(m_mutex);
        m_landed += m_left[slot] = items;
        m_changed.notify_all();
    }

    struct Piece {
        std::size_t first = 0, length = 0;
    };
    /// The next piece that has landed; empty if there will be none.
    Piece take() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_taken < m_landed || m_taken == m_count || m_isOver; });
        if (m_isOver) return {};
        const std::size_t first = m_taken;
        m_taken = std::min(first + ItemMemory::kPiece, m_landed);
        return {first, m_taken - first};
    }
    void finish(std::size_t slot, std::size_t items) {
        const std::lock_guard lock(m_mutex);
        if ((m_left[slot] -= items) == 0) m_changed.notify_all();
    }

    void giveUp() {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
        m_changed.notify_all();
    }

private:
    const std::size_t m_count;
    std::mutex m_mutex;  // guards all below
    std::condition_variable m_changed;
    std::size_t m_landed = 0, m_taken = 0;
    std::array<std::size_t, kSlots> m_left{};
    bool m_isOver = false;
};

/// For when no other thread can be started: reads and works on one slot after the other.
template <class Read, class Work>
void readAndWork(std::size_t count, std::size_t slotItems, const std::stop_token& stop, Read&& read,
                 Work&& work) {
    for (std::size_t first = 0; first < count; first += slotItems) {
        const std::size_t end = first + read(first);
        for (std::size_t i = first; i < end; i += ItemMemory::kPiece) {
            if (stop.stop_requested()) return;
            work(i, std::min(ItemMemory::kPiece, end - i));
        }
    }
}

}  // namespace

ItemMemory::~ItemMemory() {
    unmap();
}

void ItemMemory::reserve(cl::Buffer& buffer, std::size_t bytes) {
    if (buffer.bytes() >= bytes) return;
    buffer = cl::Buffer(m_context, CL_MEM_READ_WRITE, bytes);
}

std::byte* ItemMemory::landing(std::size_t bytes) {
    if (!m_mapped || m_landing.bytes() < bytes) {
        unmap();
        m_landing = cl::Buffer(m_context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes);
        m_mapped = m_queue.map(m_landing, CL_MAP_WRITE, bytes);
    }
    return static_cast<std::byte*>(m_mapped);
}

void ItemMemory::readPieces(const cl::CommandQueue& queue, const Sources& sources,
                            std::size_t count, int threads, const std::stop_token& stop,
                            const std::function<void(const Piece&)>& work) {
    const auto& [itemSource, scoutSource] = sources;
    const std::size_t both = itemSource.bytes + scoutSource.bytes;
    const std::size_t slotItems = kSlotBytes / (kPiece * both) * kPiece;
    const std::size_t room = std::min(count, kSlots * slotItems);
    std::byte* const itemRoom = landing(room * both);
    std::byte* const scoutRoom = itemRoom + room * itemSource.bytes;
    const auto read = [&](const Source& source, std::size_t first, std::size_t length,
                          std::byte* to) {
        queue.read(source.from, first * source.bytes, length * source.bytes,
                   to + first % (kSlots * slotItems) * source.bytes);
    };
    const auto readSlot = [&](std::size_t first) {
        const std::size_t length = std::min(slotItems, count - first);
        read(itemSource, first, length, itemRoom);
        if (scoutSource.bytes > 0) read(scoutSource, first, length, scoutRoom);
        return length;
    };
    const auto workOn = [&](std::size_t first, std::size_t length) {
        const std::size_t place = first % (kSlots * slotItems);
        work({first, length, itemRoom + place * itemSource.bytes,
              scoutRoom + place * scoutSource.bytes});
    };
    Landed landed(count);
    const auto readAll = [&] {
        for (std::size_t first = 0; first < count; first += slotItems) {
            const std::size_t slot = first / slotItems % kSlots;
            if (!landed.awaitRoom(slot)) return;
            if (stop.stop_requested()) return landed.giveUp();
            landed.add(slot, readSlot(first));
        }
    };
    const auto workOnSome = [&](std::size_t) {
        try {
            for (auto piece = landed.take(); piece.length > 0; piece = landed.take()) {
                workOn(piece.first, piece.length);
                landed.finish(piece.first / slotItems % kSlots, piece.length);
            }
        } catch (...) {
            landed.giveUp();
            throw;
        }
    };
    std::exception_ptr thrown;
    const auto workInThreads = [&] {
        try {
            parallelFor(threads, static_cast<std::size_t>(threads), workOnSome);
        } catch (...) {
            thrown = std::current_exception();
        }
    };
    // Only this thread reads: drivers take long to accept a new thread, and to release it.
    auto working = startThread(workInThreads);
    if (!working) return readAndWork(count, slotItems, stop, readSlot, workOn);
    try {
        readAll();
    } catch (...) {
        landed.giveUp();
        throw;
    }
    working->join();
    if (thrown) std::rethrow_exception(thrown);
}

/// The driver frees the memory after the commands before it.
void ItemMemory::unmap() noexcept {
    if (m_mapped) m_queue.enqueueUnmap(m_landing, std::exchange(m_mapped, nullptr));
}

}  // namespace fathom
