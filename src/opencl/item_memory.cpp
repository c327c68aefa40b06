#include "opencl/item_memory.h"

#include <algorithm>
#include <utility>

namespace fathom {

namespace {

// The landing memory has room for some blocks of one or more pieces. One thread reads for each
// tile; its next blocks are on their way while it waits for one. Each read takes the driver some
// time, but work begins with the first block and ends soon after the last.
constexpr std::size_t kBlockBytes = std::size_t{1} << 21, kLandingBytes = std::size_t{1} << 24;

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
    const std::size_t block =
        std::max<std::size_t>(1, kBlockBytes / (pieces.length * both)) * pieces.length;
    const std::size_t blocks =
        std::clamp<std::size_t>(kLandingBytes / (block * both), 2, PieceCrew::kMostBlocks);
    const std::size_t room = std::min(count, blocks * block);
    std::byte* const itemRoom = landing(room * both);
    std::byte* const scoutRoom = itemRoom + room * itemSource.bytes;
    const auto placeOf = [&](std::size_t first) { return first % (blocks * block); };
    const auto enqueueRead = [&](const Source& source, std::byte* to, std::size_t first,
                                 std::size_t length) {
        return queue.enqueueRead(source.from, first * source.bytes, length * source.bytes,
                                 to + placeOf(first) * source.bytes);
    };
    // NVIDIA's driver lets no other thread call it while a blocking read waits for kernels.
    const auto read = [&](std::size_t first, std::size_t length) -> PieceCrew::Arrival {
        return cl::settled(queue, [&] {
            const cl::Event itemsRead = enqueueRead(itemSource, itemRoom, first, length);
            // Commands end in their order.
            const cl::Event last = scoutSource.bytes > 0
                                       ? enqueueRead(scoutSource, scoutRoom, first, length)
                                       : itemsRead;
            queue.flush();
            return [&queue, last] { cl::settled(queue, [&] { last.wait(); }); };
        });
    };
    const auto workOn = [&](std::size_t first, std::size_t length) {
        work({first, length, itemRoom + placeOf(first) * itemSource.bytes,
              scoutRoom + placeOf(first) * scoutSource.bytes});
    };
    m_crew->transfer({count, block, blocks, pieces.length, read, workOn, std::move(pieces.landed),
                      pieces.isUrgent},
                     stop);
}

/// The driver frees the memory after the commands before it.
void ItemMemory::unmap() noexcept {
    if (m_mapped) m_queue.enqueueUnmap(m_landing, std::exchange(m_mapped, nullptr));
}

}  // namespace fathom
