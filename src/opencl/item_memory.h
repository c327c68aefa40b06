// Memory for the pixels of tiles: on the device, and on the host where the device writes at full
// speed. Kept between pictures, because drivers take milliseconds to allocate it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "base/pool.h"
#include "opencl/opencl_api.h"
#include "render/sample.h"

namespace fathom {

/// Threads that work on a picture: `callers` threads have a tile each at once, and each caller has
/// `helpers` threads that make the samples of its tile.
struct ItemThreads {
    int callers = 1, helpers = 1;
};

/// Memory for one tile at a time.
class ItemMemory {
public:
    ItemMemory(const cl::Context& context, const cl::Device& device)
        : m_context(context), m_queue(context, device) {}
    ~ItemMemory();
    ItemMemory(const ItemMemory&) = delete;
    ItemMemory& operator=(const ItemMemory&) = delete;

    /// Makes one of the buffers below hold at least `bytes` bytes; its content is then undefined.
    void reserve(cl::Buffer& buffer, std::size_t bytes);
    cl::Buffer items, scouts, list, otherList, spareList, samples;

    /// Reads the first `count` values of `items` and calls work(first, values) for each piece, in
    /// up to `threads` threads in parallel while more pieces are read; until stopped.
    template <class Item, class Work>
    void readItems(const cl::CommandQueue& queue, std::size_t count, int threads,
                   const std::stop_token& stop, Work&& work) {
        readPieces(queue, {{items, sizeof(Item)}, {}}, count, threads, stop,
                   [&](const Piece& piece) {
                       work(piece.first, spanOf<Item>(piece.items, piece.length));
                   });
    }
    /// Same for `samples`.
    template <class Work>
    void readSamples(const cl::CommandQueue& queue, std::size_t count, int threads,
                     const std::stop_token& stop, Work&& work) {
        readPieces(queue, {{samples, sizeof(PackedSample)}, {}}, count, threads, stop,
                   [&](const Piece& piece) {
                       work(piece.first, spanOf<PackedSample>(piece.items, piece.length));
                   });
    }
    /// Same, but reads as many of `scouts` too: work(first, items, scouts).
    template <class Item, class Scout, class Work>
    void readBoth(const cl::CommandQueue& queue, std::size_t count, int threads,
                  const std::stop_token& stop, Work&& work) {
        readPieces(queue, {{items, sizeof(Item)}, {scouts, sizeof(Scout)}}, count, threads, stop,
                   [&](const Piece& piece) {
                       work(piece.first, spanOf<Item>(piece.items, piece.length),
                            spanOf<Scout>(piece.scouts, piece.length));
                   });
    }

    static constexpr std::size_t kPiece = 1 << 12;

private:
    /// A buffer to read, with the bytes of one value.
    struct Source {
        cl::Buffer from;
        std::size_t bytes = 0;
    };
    /// Up to two buffers to read together.
    struct Sources {
        Source items, scouts;
    };
    struct Piece {
        std::size_t first, length;
        const std::byte *items, *scouts;
    };
    template <class Value>
    static std::span<const Value> spanOf(const std::byte* values, std::size_t length) {
        return {reinterpret_cast<const Value*>(values), length};
    }
    void readPieces(const cl::CommandQueue& queue, const Sources& sources, std::size_t count,
                    int threads, const std::stop_token& stop,
                    const std::function<void(const Piece&)>& work);
    /// At least `bytes` bytes of host memory to read into, where the device writes at full speed.
    std::byte* landing(std::size_t bytes);
    void unmap() noexcept;

    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Buffer m_landing;
    void* m_mapped = nullptr;
};

using ItemMemories = Pool<ItemMemory>;

inline std::unique_ptr<ItemMemory> takeItemMemory(ItemMemories& memories,
                                                  const cl::Context& context,
                                                  const cl::Device& device) {
    return memories.take([&] { return std::make_unique<ItemMemory>(context, device); });
}

}  // namespace fathom
