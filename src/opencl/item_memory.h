// A queue and memory for the pixels of tiles: on the device, and on the host where the device
// writes at full speed. Kept between pictures, because drivers take up to milliseconds to make
// them.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "base/pool.h"
#include "opencl/opencl_api.h"
#include "opencl/piece_crew.h"
#include "render/device_colors.h"
#include "render/sample.h"

namespace fathom {

/// Threads that use a device for one picture: `callers` of them have a tile each at once. `all` is
/// the number of threads that may prepare tables.
struct DeviceThreads {
    int callers = 1, all = 1;
};

/// The pieces in which values are read.
struct ReadPieces {
    static constexpr std::size_t kLength = 1 << 14;

    std::size_t length = kLength;
    bool isUrgent = false;           // they come before others
    std::function<void()> landed{};  // is called when all have come, while they are worked on
};

/// Memory for one tile at a time.
class ItemMemory {
public:
    /// `crew`: the threads that work on what is read.
    ItemMemory(const cl::Context& context, const cl::Device& device,
               std::shared_ptr<PieceCrew> crew)
        : m_context(context),
          m_queue(context, device, CL_QUEUE_PROFILING_ENABLE),
          m_crew(std::move(crew)) {}
    ~ItemMemory();
    ItemMemory(const ItemMemory&) = delete;
    ItemMemory& operator=(const ItemMemory&) = delete;

    const cl::CommandQueue& queue() const { return m_queue; }

    /// Makes one of the buffers below hold at least `bytes` bytes; its content is then undefined.
    void reserve(cl::Buffer& buffer, std::size_t bytes);
    cl::Buffer items, scouts, list, otherList, spareList, samples, listed;

    /// The colours of `samples`, and the tables that they were last made of.
    struct Colors {
        std::shared_ptr<const DeviceColors> of;
        cl::Buffer curve, palette, codes, pixels;
    };
    Colors colors;

    /// The most that an iteration of a pixel took the device in lately computed tiles, by slices of
    /// one program: what the next tile begins with.
    struct KnownPace {
        cl_program of = nullptr;
        double seconds = 0;
    };
    KnownPace pace;

    /// Announces that colours will be read, so that those of all tiles come before the samples of
    /// any.
    PieceCrew::Announcement announceColors() { return PieceCrew::Announcement(*m_crew); }

    /// Reads the first `count` values of a buffer and calls work(first, values) for each piece, in
    /// several threads while more pieces are read; until stopped.
    template <class Value, class Work>
    void read(const cl::CommandQueue& queue, const cl::Buffer& from, std::size_t count,
              const std::stop_token& stop, Work&& work, ReadPieces pieces = {}) {
        readPieces(
            queue, {{from, sizeof(Value)}, {}}, count, stop,
            [&](const Piece& piece) {
                work(piece.first, spanOf<Value>(piece.items, piece.length));
            },
            pieces);
    }
    /// Same for `items` and as many of `scouts`: work(first, items, scouts).
    template <class Item, class Scout, class Work>
    void readBoth(const cl::CommandQueue& queue, std::size_t count, const std::stop_token& stop,
                  Work&& work) {
        readPieces(queue, {{items, sizeof(Item)}, {scouts, sizeof(Scout)}}, count, stop,
                   [&](const Piece& piece) {
                       work(piece.first, spanOf<Item>(piece.items, piece.length),
                            spanOf<Scout>(piece.scouts, piece.length));
                   });
    }

    static constexpr std::size_t kPiece = ReadPieces::kLength;

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
                    const std::stop_token& stop, const std::function<void(const Piece&)>& work,
                    ReadPieces pieces = {});
    /// At least `bytes` bytes of host memory to read into, where the device writes at full speed.
    std::byte* landing(std::size_t bytes);
    void unmap() noexcept;

    cl::Context m_context;
    cl::CommandQueue m_queue;
    std::shared_ptr<PieceCrew> m_crew;
    cl::Buffer m_landing;
    void* m_mapped = nullptr;
};

/// The memories of a device, and the threads that they share.
class ItemMemories {
public:
    explicit ItemMemories(int threads) : m_crew(std::make_shared<PieceCrew>(threads)) {}

    std::unique_ptr<ItemMemory> take(const cl::Context& context, const cl::Device& device) {
        return m_pool.take([&] { return std::make_unique<ItemMemory>(context, device, m_crew); });
    }
    void giveBack(std::unique_ptr<ItemMemory> memory) { m_pool.giveBack(std::move(memory)); }

private:
    std::shared_ptr<PieceCrew> m_crew;
    Pool<ItemMemory> m_pool;
};

}  // namespace fathom
