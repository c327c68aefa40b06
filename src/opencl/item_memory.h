// Memory for the pixels of tiles, on a device and where it reaches the host at full speed. Kept
// from picture to picture, as drivers take milliseconds for it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <vector>

#include "opencl/opencl_api.h"

namespace fathom {

/// The threads that work on a picture: so many have a tile at once, and each of these so many that
/// make samples of it.
struct ItemThreads {
    int callers = 1, helpers = 1;
};

/// Of one tile at a time.
class ItemMemory {
public:
    ItemMemory(const cl::Context& context, const cl::Device& device)
        : m_context(context), m_queue(context, device) {}
    ~ItemMemory();
    ItemMemory(const ItemMemory&) = delete;
    ItemMemory& operator=(const ItemMemory&) = delete;

    /// One of these below with so many bytes or more, and whatever in them.
    void reserve(cl::Buffer& buffer, std::size_t bytes);
    cl::Buffer items, scouts, list, otherList, spareList;

    /// Reads the first `count` of `items`, and calls work(first, values) with pieces of them, in so
    /// many threads at once while more are read; until stopped.
    template <class Item, class Work>
    void readItems(const cl::CommandQueue& queue, std::size_t count, int threads,
                   const std::stop_token& stop, Work&& work) {
        readPieces(queue, {sizeof(Item), 0}, count, threads, stop, [&](const Piece& piece) {
            work(piece.first, spanOf<Item>(piece.items, piece.length));
        });
    }
    /// The same with as many of `scouts`: work(first, items, scouts).
    template <class Item, class Scout, class Work>
    void readBoth(const cl::CommandQueue& queue, std::size_t count, int threads,
                  const std::stop_token& stop, Work&& work) {
        readPieces(queue, {sizeof(Item), sizeof(Scout)}, count, threads, stop,
                   [&](const Piece& piece) {
                       work(piece.first, spanOf<Item>(piece.items, piece.length),
                            spanOf<Scout>(piece.scouts, piece.length));
                   });
    }

    static constexpr std::size_t kPiece = 1 << 12;

private:
    struct Bytes {
        std::size_t item, scout;  // of one; 0 where they are not read
    };
    struct Piece {
        std::size_t first, length;
        const std::byte *items, *scouts;
    };
    template <class Value>
    static std::span<const Value> spanOf(const std::byte* values, std::size_t length) {
        return {reinterpret_cast<const Value*>(values), length};
    }
    void readPieces(const cl::CommandQueue& queue, Bytes bytes, std::size_t count, int threads,
                    const std::stop_token& stop, const std::function<void(const Piece&)>& work);
    /// So many bytes of the host, to be read into: where the device writes at full speed.
    std::byte* landing(std::size_t bytes);
    void unmap() noexcept;

    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Buffer m_landing;
    void* m_mapped = nullptr;
};

/// Those that are not in use. Safe from any thread.
class ItemMemories {
public:
    std::unique_ptr<ItemMemory> take(const cl::Context& context, const cl::Device& device);
    void giveBack(std::unique_ptr<ItemMemory> memory) noexcept;

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<ItemMemory>> m_memories;
};

}  // namespace fathom
