// Memory for the pixels of tiles, on a device and where it reaches the host at full speed. Kept
// from picture to picture, as drivers take milliseconds for it.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "opencl/opencl_api.h"

namespace fathom {

/// Of one tile at a time. Throws cl::Error for what the driver reports.
class ItemMemory {
public:
    ItemMemory(const cl::Context& context, const cl::Device& device)
        : m_context(context), m_queue(context, device) {}
    ~ItemMemory();
    ItemMemory(const ItemMemory&) = delete;
    ItemMemory& operator=(const ItemMemory&) = delete;

    /// One of these below with so many bytes or more, and whatever in them.
    void reserve(cl::Buffer& buffer, std::size_t bytes);
    cl::Buffer items, scouts, list, spareList, escaped;

    /// So many bytes of the host, to be read into.
    std::byte* landing(std::size_t bytes);

private:
    void unmap();

    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Buffer m_landing;
    void* m_mapped = nullptr;
};

/// Those that are not in use. Safe from any thread.
class ItemMemories {
public:
    std::unique_ptr<ItemMemory> take(const cl::Context& context, const cl::Device& device);
    void giveBack(std::unique_ptr<ItemMemory> memory);

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<ItemMemory>> m_memories;
};

}  // namespace fathom
