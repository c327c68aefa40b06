#include "base/spare_memory.h"

#include <cstdlib>
#include <functional>
#include <mutex>
#include <new>

namespace fathom {

namespace {

constexpr std::size_t kAlignment = alignof(std::max_align_t);

/// Hands out blocks one after the other. All room becomes free when the last block is given back.
class Spare {
public:
    void* take(std::size_t bytes) {
        const std::size_t size = (bytes + kAlignment - 1) / kAlignment * kAlignment;
        const std::lock_guard lock(m_mutex);
        if (size < bytes || size > kSpareBytes - m_used) throw std::bad_alloc();
        void* const block = m_bytes + m_used;
        m_used += size;
        ++m_blocks;
        return block;
    }

    bool owns(const void* memory) const {
        const std::less_equal<const void*> isUpTo;
        return isUpTo(m_bytes, memory) && !isUpTo(m_bytes + kSpareBytes, memory);
    }

    void giveBack() {
        const std::lock_guard lock(m_mutex);
        if (--m_blocks == 0) m_used = 0;
    }

private:
    std::mutex m_mutex;
    std::size_t m_used = 0, m_blocks = 0;
    alignas(kAlignment) std::byte m_bytes[kSpareBytes] = {};
};

constinit Spare spareOfProcess;

}  // namespace

void* allocateOrSpare(std::size_t bytes) {
    if (void* const memory = std::malloc(bytes > 0 ? bytes : 1)) return memory;
    return spareOfProcess.take(bytes);
}

void releaseOrSpare(void* memory) noexcept {
    if (spareOfProcess.owns(memory))
        spareOfProcess.giveBack();
    else
        std::free(memory);
}

}  // namespace fathom
