// What renderers of deltas share of one thread's way to a device.
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

/// What the device needs for an item of a tile: the pixel, and its place in three lists.
template <class Item>
constexpr std::size_t kBytesOfItem = sizeof(Item) + 3 * sizeof(cl_uint);

/// A queue and the pixels of the tile that it computes, a DeltaPixel or FormulaPixel each. All
/// transfers block.
template <class Item>
class DeltaDeviceTile {
public:
    using Pixel = Item;

    /// Pixels that go on from earlier steps.
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

    /// As ItemMemory has it, of the first `count` pixels.
    template <class Work>
    void read(std::size_t count, int threads, const std::stop_token& stop, Work&& work) {
        m_memory->template readItems<Pixel>(m_queue, count, threads, stop,
                                            std::forward<Work>(work));
    }

    /// After the last tile.
    std::unique_ptr<ItemMemory> releaseMemory() { return std::move(m_memory); }

protected:
    // Of steps: in doubles, and in wide numbers.
    static constexpr std::size_t kNarrow = 0, kWide = 1;

    DeltaDeviceTile(const cl::Context& context, const cl::Device& device,
                    std::unique_ptr<ItemMemory> memory)
        : m_queue(context, device),
          m_memory(std::move(memory)),
          m_lengths(context, CL_MEM_READ_WRITE, sizeof m_running) {}

    /// All pixels of a tile, which enqueue(pixels, list) puts at their starts.
    template <class Enqueue>
    void begin(std::uint32_t pixels, bool isWide, Enqueue&& enqueue) {
        reserve(pixels);
        enqueue(m_memory->items, listOf(isWide));
        setLengths(isWide ? 0 : pixels, isWide ? pixels : 0);
    }

    /// Takes all pixels to the end or to the limit by calls of slice(), each of which advances
    /// some; false when stopped, or when that is.
    template <class Slice>
    bool advance(const TileControl& control, Slice&& slice) {
        const auto all = static_cast<double>(running());
        while (running() > 0) {
            if (control.stop.stop_requested() || !slice()) return false;
            if (control.advanced) control.advanced(1 - static_cast<double>(running()) / all);
        }
        return true;
    }

    /// One slice of all that run in one kind of steps, of which enqueue(items, steps) is a call.
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

    /// Those that run in one kind of steps.
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
    std::array<cl_uint, 2> m_running{};  // items, by their kind of steps; as in m_lengths
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

    /// Of the items that run in one kind of steps.
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
