#include "base/kept_memory.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <mutex>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace fathom {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsWatched = true;
#else
constexpr bool kIsWatched = false;
#endif

constexpr std::align_val_t kAlignment{kBlockAlignment};
constexpr std::size_t kLargePage = std::size_t{1} << 21;

struct Block {
    void* memory;
    std::size_t bytes;
};

/// Rounds sizes up, so that similar sizes can share their blocks. Up to a quarter of a block may be
/// left over; that part is never written to. A block of more than half a large page is one: its
/// pages would take the system longer.
std::size_t roomFor(std::size_t bytes) {
    if (bytes > kLargePage / 2 && bytes < kLargePage) return kLargePage;
    const std::size_t grain = std::max(kLeastKept, std::bit_floor(bytes)) / 4;
    return bytes > PTRDIFF_MAX ? bytes : (bytes + grain - 1) / grain * grain;
}

void* allocate(std::size_t bytes) {
    const bool isLarge = bytes >= kLargePage;
    void* memory = nullptr;
    if (::posix_memalign(&memory, isLarge ? kLargePage : kBlockAlignment, bytes) != 0)
        return nullptr;
#ifdef MADV_HUGEPAGE
    if (isLarge) ::madvise(memory, bytes, MADV_HUGEPAGE);  // only advice, which may fail
#endif
    return memory;
}

class KeptBlocks {
public:
    /// The most recently freed block of this size; null if there is none.
    void* take(std::size_t bytes) {
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = m_count; i-- > 0;) {
            if (m_blocks[i].bytes != bytes) continue;
            void* const memory = m_blocks[i].memory;
            remove(i);
            return memory;
        }
        return nullptr;
    }

    /// Returns false if the block is too large to keep. Frees the oldest blocks to make room.
    bool keep(Block block) {
        if (block.bytes > kMostKept / 2) return false;
        const std::lock_guard lock(m_mutex);
        while (m_count == m_blocks.size() || m_bytes + block.bytes > kMostKept)
            freeOldest();
        m_blocks[m_count++] = block;
        m_bytes += block.bytes;
        return true;
    }

    void freeAll() {
        const std::lock_guard lock(m_mutex);
        while (m_count > 0)
            freeOldest();
    }

private:
    void remove(std::size_t i) {
        m_bytes -= m_blocks[i].bytes;
        std::copy(m_blocks.begin() + i + 1, m_blocks.begin() + m_count, m_blocks.begin() + i);
        --m_count;
    }
    void freeOldest() {
        std::free(m_blocks.front().memory);
        remove(0);
    }

    std::mutex m_mutex;                  // guards the members below
    std::array<Block, 1024> m_blocks{};  // the oldest first
    std::size_t m_count = 0, m_bytes = 0;
};

constinit KeptBlocks keptBlocks;

}  // namespace

void* takeMemory(std::size_t bytes) {
    if (kIsWatched || bytes < kLeastKept) return ::operator new(bytes, kAlignment);
    const std::size_t room = roomFor(bytes);
    if (void* const kept = keptBlocks.take(room)) return kept;
    if (void* const fresh = allocate(room)) return fresh;
    freeKeptMemory();
    if (void* const fresh = allocate(room)) return fresh;
    throw std::bad_alloc();
}

void giveMemory(void* memory, std::size_t bytes) noexcept {
    if (kIsWatched || bytes < kLeastKept) return ::operator delete(memory, kAlignment);
    if (!keptBlocks.keep({memory, roomFor(bytes)})) std::free(memory);
}

void freeKeptMemory() noexcept {
    keptBlocks.freeAll();
}

}  // namespace fathom
