// One thread's queue and buffers on a device: the part that all delta renderers share.
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "opencl/delta_kernels.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"
#include "opencl/slice_pace.h"
#include "render/engine.h"

namespace fathom {

/// Bytes on the device for each item of a tile: the pixel and its entries in three lists.
template <class Item>
constexpr std::size_t kBytesOfItem = sizeof(Item) + 3 * sizeof(cl_uint);

/// A device tile: a queue with the pixels of the tile that it computes, each a DeltaPixel or a
/// FormulaPixel. All transfers block.
template <class Item>
class DeltaDeviceTile {
public:
    using Pixel = Item;

    /// Begins with pixels that continue from earlier steps.
    void begin(const std::vector<Pixel>& pixels) {
        reserve(pixels.size());
        std::array<std::vector<cl_uint>, 2> lists;
        for (std::size_t i = 0; i < pixels.size(); ++i)
            lists[pixels[i].status == DELTA_WIDE].push_back(static_cast<cl_uint>(i));
        write(m_memory->items, pixels);
        for (const bool isWide : {false, true})
            write(listOf(isWide), lists[isWide]);
        setLengths(lists[0].size(), lists[1].size());
    }

    /// Same as ItemMemory::readItems(), for the first `count` pixels.
    template <class Work>
    void read(std::size_t count, int threads, const std::stop_token& stop, Work&& work) {
        m_memory->template readItems<Pixel>(m_queue, count, threads, stop,
                                            std::forward<Work>(work));
    }

    /// Call it after the last tile.
    std::unique_ptr<ItemMemory> releaseMemory() { return std::move(m_memory); }

protected:
    // Kinds of steps: in doubles, and in numbers with an extended exponent.
    static constexpr std::size_t kNarrow = 0, kWide = 1;

    DeltaDeviceTile(const cl::Context& context, const cl::Device& device,
                    std::unique_ptr<ItemMemory> memory)
        : m_queue(context, device),
          m_memory(std::move(memory)),
          m_lengths(context, CL_MEM_READ_WRITE, sizeof m_running) {}

    /// Begins with all pixels of a tile; enqueue(pixels, list) puts them at their starts.
    template <class Enqueue>
    void begin(std::uint32_t pixels, bool isWide, Enqueue&& enqueue) {
        reserve(pixels);
        enqueue(m_memory->items, listOf(isWide));
        setLengths(isWide ? 0 : pixels, isWide ? pixels : 0);
    }

    /// Calls slice() until all pixels have ended or reached the limit; each call advances some of
    /// them. Returns false if stopped or if slice() returns false.
    template <class Slice>
    bool advance(const TileControl& control, Slice&& slice) {
        const auto all = static_cast<double>(running());
        while (running() > 0) {
            if (control.stop.stop_requested() || !slice()) return false;
            if (control.advanced) control.advanced(1 - static_cast<double>(running()) / all);
        }
        return true;
    }

    /// Runs one slice for all pixels that use one kind of steps; enqueue(items, steps) queues it.
    template <class Enqueue>
    void step(bool isWide, Enqueue&& enqueue) {
        const auto queued = SlicePace::Clock::now();
        const std::uint32_t steps = m_paces[isWide].steps();
        m_queue.enqueueFillBuffer(m_lengths, cl_uint{0}, isWide * sizeof(cl_uint), sizeof(cl_uint));
        enqueue(items(isWide), steps);
        m_queue.read(m_lengths, 0, sizeof m_running, m_running.data());
        std::swap(listOf(isWide), m_memory->spareList);
        m_paces[isWide].ended(steps, queued, SlicePace::Clock::now());
    }

    /// The pixels that use one kind of steps.
    DeltaItems items(bool isWide) {
        return {.pixels = m_memory->items,
                .list = listOf(isWide),
                .length = m_running[isWide],
                .goingOn = m_memory->spareList,
                .moving = listOf(!isWide),
                .lengths = m_lengths};
    }

    cl::CommandQueue m_queue;
    std::unique_ptr<ItemMemory> m_memory;
    std::array<cl_uint, 2> m_running{};  // items that use each kind of steps; a copy of m_lengths
    cl::Buffer m_lengths;
    std::array<SlicePace, 2> m_paces;

private:
    cl_uint running() const { return m_running[kNarrow] + m_running[kWide]; }

    void reserve(std::size_t pixels) {
        m_paces = {};
        m_memory->reserve(m_memory->items, pixels * sizeof(Pixel));
        for (cl::Buffer* list : {&m_memory->list, &m_memory->otherList, &m_memory->spareList})
            m_memory->reserve(*list, pixels * sizeof(cl_uint));
    }

    /// The list of the items that use one kind of steps.
    cl::Buffer& listOf(bool isWide) { return isWide ? m_memory->otherList : m_memory->list; }

    template <class Value>
    void write(const cl::Buffer& to, const std::vector<Value>& values) {
        if (!values.empty()) m_queue.write(to, 0, values.size() * sizeof(Value), values.data());
    }

    void setLengths(std::size_t narrow, std::size_t wide) {
        m_running = {static_cast<cl_uint>(narrow), static_cast<cl_uint>(wide)};
        m_queue.write(m_lengths, 0, sizeof m_running, m_running.data());
    }
};

}  // namespace fathom
