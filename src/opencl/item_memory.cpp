#include "opencl/item_memory.h"

#include <algorithm>
#include <utility>

namespace fathom {

namespace {

// The landing memory has room for some blocks of several pieces. A read waits until its data has
// come, and reads from several threads wait for each other; so one thread reads, a whole block at
// once.
constexpr std::size_t kBlockBytes = std::size_t{1} << 22;

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
                            std::size_t count, const std::stop_token& stop,
                            const std::function<void(const Piece&)>& work, ReadPieces pieces) {
    const auto &itemSource = sources.items, &scoutSource = sources.scouts;
    const std::size_t both = itemSource.bytes + scoutSource.bytes;
    const std::size_t block = kBlockBytes / (pieces.length * both) * pieces.length;
    const std::size_t room = std::min(count, PieceCrew::kBlocks * block);
    std::byte* const itemRoom = landing(room * both);
    std::byte* const scoutRoom = itemRoom + room * itemSource.bytes;
    const auto placeOf = [&](std::size_t first) { return first % (PieceCrew::kBlocks * block); };
    const auto enqueueRead = [&](const Source& source, std::byte* to, std::size_t first,
                                 std::size_t length) {
        return queue.enqueueRead(source.from, first * source.bytes, length * source.bytes,
                                 to + placeOf(first) * source.bytes);
    };
    // NVIDIA's driver lets no other thread call it while a blocking read waits for kernels.
    const auto read = [&](std::size_t first, std::size_t length) {
        cl::settled(queue, [&] {
            const cl::Event itemsRead = enqueueRead(itemSource, itemRoom, first, length);
            const cl::Event scoutsRead = scoutSource.bytes > 0
                                             ? enqueueRead(scoutSource, scoutRoom, first, length)
                                             : cl::Event();
            queue.flush();
            itemsRead.wait();
            if (scoutSource.bytes > 0) scoutsRead.wait();
        });
    };
    const auto workOn = [&](std::size_t first, std::size_t length) {
        work({first, length, itemRoom + placeOf(first) * itemSource.bytes,
              scoutRoom + placeOf(first) * scoutSource.bytes});
    };
    m_crew->transfer({count, block, pieces.length, read, workOn, pieces.isUrgent}, stop);
}

/// The driver frees the memory after the commands before it.
void ItemMemory::unmap() noexcept {
    if (m_mapped) m_queue.enqueueUnmap(m_landing, std::exchange(m_mapped, nullptr));
}

}  // namespace fathom
