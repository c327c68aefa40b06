#include "opencl/item_memory.h"

namespace fathom {

ItemMemory::~ItemMemory() {
    unmap();
}

void ItemMemory::reserve(cl::Buffer& buffer, std::size_t bytes) {
    if (buffer() && buffer.getInfo<CL_MEM_SIZE>() >= bytes) return;
    buffer = cl::Buffer(m_context, CL_MEM_READ_WRITE, bytes);
}

std::byte* ItemMemory::landing(std::size_t bytes) {
    if (!m_mapped || m_landing.getInfo<CL_MEM_SIZE>() < bytes) {
        unmap();
        m_landing = cl::Buffer(m_context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes);
        m_mapped = m_queue.enqueueMapBuffer(m_landing, CL_TRUE, CL_MAP_WRITE, 0, bytes);
    }
    return static_cast<std::byte*>(m_mapped);
}

void ItemMemory::unmap() {
    if (!m_mapped) return;
    try {
        m_queue.enqueueUnmapMemObject(m_landing, std::exchange(m_mapped, nullptr));
        m_queue.finish();
    } catch (const cl::Error&) {  // the device is gone, and its memory with it
    }
}

std::unique_ptr<ItemMemory> ItemMemories::take(const cl::Context& context,
                                               const cl::Device& device) {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_memories.empty()) {
            auto memory = std::move(m_memories.back());
            m_memories.pop_back();
            return memory;
        }
    }
    return std::make_unique<ItemMemory>(context, device);
}

void ItemMemories::giveBack(std::unique_ptr<ItemMemory> memory) {
    const std::lock_guard lock(m_mutex);
    m_memories.push_back(std::move(memory));
}

}  // namespace fathom
