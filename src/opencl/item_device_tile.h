// One thread's queue, kernels and buffers on a device, for tiles by direct iteration.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "opencl/busy_time.h"
#include "opencl/item_kernels.h"
#include "opencl/sample_kernels.h"
#include "opencl/slice_pace.h"
#include "render/engine.h"
#include "render/lane_job.h"

namespace fathom {

// Iterations of the first slice, for all pixels: after it, most have escaped or stay for long.
// Numbers of several words iterate more slowly, so that fewer iterations take as long.
template <class Number>
constexpr std::uint32_t kFirstSteps = sizeof(Number) == sizeof(WordOf<Number>) ? 256 : 32;

// Iterations in one block of the scout kernel. Slices of scouting are whole blocks, except for a
// remainder.
inline constexpr std::uint32_t kScoutBlock = 64;

// With fewer items, a unit of the device is not busy; then stopping to drop pixels that have ended
// gains nothing.
inline constexpr cl_uint kItemsOfUnit = 512;

/// Computes one tile at a time. As in LaneTile, all pixels iterate with their derivatives while
/// many end, and are scouted once most stay. All transfers block.
template <class Number, class ItemType>
class ItemDeviceTile {
public:
    using Kernels = ItemKernels<Number>;
    using KernelTile = typename Kernels::Tile;
    using Item = ItemType;
    using Scout = typename ItemTypes<Number>::lane_scout;

    ItemDeviceTile(const ReadyProgram& program, const OpenClDevice& device,
                   const LaneJob<Number>& job, const DeviceTables& tables,
                   const SampleTask& samples, std::unique_ptr<ItemMemory> memory, BusyTime& busy)
        : m_memory(std::move(memory)),
          m_queue(m_memory->queue()),
          m_kernels(program.program, !job.job->request.location.formula.spec->divides, job.direct,
                    tables),
          m_margin(marginOf(job)),
          m_fewPixels(kItemsOfUnit * device.computeUnits),
          m_lengthsThere(program.context, CL_MEM_READ_WRITE, sizeof m_lengths),
          m_busy(busy) {
        if (samples.terms) m_samples.emplace(program.program, samples);
    }

    /// Takes all pixels of a tile through their first iterations.
    void begin(const KernelTile& tile, std::uint64_t limit);

    /// Begins with pixels that have done `done` iterations: with their derivatives or, if `scouts`
    /// are given, without.
    void begin(const KernelTile& tile, const std::vector<Item>& items,
               const std::vector<Scout>& scouts, std::uint64_t done);

    /// Takes all pixels to their ends or to the limit, or until it is paused; false if stopped.
    bool advance(std::uint64_t limit, const TileControl& control);
    /// Iterations of the pixels that still run.
    std::uint64_t done() const { return m_done; }

    std::size_t pixels() const { return m_pixels; }
    /// Whether the running pixels are at the points of their scouts.
    bool isAhead() const { return m_isAhead; }

    /// Pixels in their order, and their scouts if the running ones have any.
    struct Ends {
        std::span<const Item> items;
        std::span<const Scout> scouts;
    };
    /// Calls work(piece, ends), as ItemMemory does.
    template <class Work>
    void read(const std::stop_token& stop, Work&& work);

    /// Whether the device can make samples.
    bool makesSamples() const { return m_samples.has_value(); }
    /// Same as in SampleKernels, for all pixels.
    void makeSamples() { m_samples->make(m_queue, *m_memory, m_pixels); }
    std::optional<PieceCrew::Announcement> announceColors(const TileControl& control) const {
        return m_samples ? m_samples->announceColors(*m_memory, control) : std::nullopt;
    }
    bool readColors(const TileTask& task, const TileControl& control,
                    std::optional<PieceCrew::Announcement>& announced) {
        return m_samples->readColors(m_queue, *m_memory, task, control, announced);
    }
    template <class Take>
    std::vector<PackedRest> readSamples(const std::stop_token& stop, Take&& take) {
        return m_samples->read(m_queue, *m_memory, m_pixels, stop, std::forward<Take>(take));
    }
    /// Same for the pixels with these numbers, and for their scouts if isAhead().
    template <class Take>
    void readItems(const std::vector<std::uint32_t>& numbers, const std::stop_token& stop,
                   Take&& take) {
        m_samples->template readListed<Item>(m_queue, *m_memory, m_memory->items, numbers, stop,
                                             std::forward<Take>(take));
    }
    template <class Take>
    void readScouts(const std::vector<std::uint32_t>& numbers, const std::stop_token& stop,
                    Take&& take) {
        if (m_isAhead)
            m_samples->template readListed<Scout>(m_queue, *m_memory, m_memory->scouts, numbers,
                                                  stop, std::forward<Take>(take));
    }

    /// Call it after the last tile.
    std::unique_ptr<ItemMemory> releaseMemory() { return std::move(m_memory); }

private:
    /// Same as in KnownInterior, but for one machine word.
    static WordOf<Number> marginOf(const LaneJob<Number>& job) {
        constexpr int kBits = std::numeric_limits<WordOf<Number>>::digits;
        return static_cast<WordOf<Number>>(
            std::max(job.interior.margin(), std::ldexp(1.0, 6 - kBits)));
    }

    void reserve(const KernelTile& tile, std::size_t pixels);

    template <class Value>
    void write(const cl::Buffer& to, const std::vector<Value>& values) {
        if (!values.empty()) m_queue.write(to, 0, values.size() * sizeof(Value), values.data());
    }

    /// Takes the pixels of the list from iteration `done` toward `end` with their derivatives,
    /// until none is running or it is stopped or paused. Returns the iterations that are done.
    std::uint64_t count(std::uint64_t done, std::uint64_t end, const TileControl& control);
    /// Runs one slice of scouting for the running pixels.
    void scout(std::uint64_t limit);

    /// Whether scouting is less work from now on. A scouted pixel that escapes iterates twice, so
    /// more than a third of the pixels must stay to the limit. From iteration `since` to m_done,
    /// m_running of `before` pixels stayed; assumes the same share whenever iterations grow by that
    /// factor.
    bool isScoutingWorth(cl_uint before, std::uint64_t since, std::uint64_t limit) const {
        if (m_running == 0 || !m_kernels.hasScouts()) return false;
        const double share = static_cast<double>(m_running) / before;
        const double rounds = std::log(static_cast<double>(limit) / static_cast<double>(m_done)) /
                              std::log(static_cast<double>(m_done) / static_cast<double>(since));
        return std::pow(share, rounds) > 1.0 / 3;
    }

    /// Calls a kernel that makes the next list of running pixels.
    template <class Enqueue>
    void run(SlicePace& pace, std::uint32_t steps, Enqueue&& enqueue);

    std::unique_ptr<ItemMemory> m_memory;
    cl::CommandQueue m_queue;
    Kernels m_kernels;
    std::optional<SampleKernels> m_samples;
    const WordOf<Number> m_margin;
    const cl_uint m_fewPixels;
    std::size_t m_pixels = 0;
    std::array<cl_uint, 3> m_lengths{};  // see ItemLengths
    cl::Buffer m_lengthsThere;           // on the device
    cl_uint m_turn = 0;                  // of the next call
    SlicePace m_counting, m_scouting;
    cl_uint m_running = 0;
    std::uint64_t m_done = 0;   // iterations of the running pixels
    std::uint64_t m_known = 0;  // of these, iterations with derivatives
    std::uint32_t m_scouted = 0;
    bool m_isScouting = false;
    bool m_isAhead = false;
    BusyTime& m_busy;
};

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::begin(const KernelTile& tile, std::uint64_t limit) {
    reserve(tile, tile.pixels);
    const auto steps =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(kFirstSteps<Number>, limit));
    run(m_counting, steps, [&](const ItemLengths& lengths) {
        return m_kernels.enqueueBegin(m_queue, *m_memory, lengths, m_margin, steps);
    });
    m_done = m_known = steps;
    m_isScouting = false;
    m_scouted = 0;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::begin(const KernelTile& tile, const std::vector<Item>& items,
                                             const std::vector<Scout>& scouts, std::uint64_t done) {
    reserve(tile, items.size());
    std::vector<cl_uint> list(items.size());
    std::iota(list.begin(), list.end(), 0u);
    write(m_memory->items, items);
    write(m_memory->scouts, scouts);
    write(m_memory->list, list);
    m_running = static_cast<cl_uint>(items.size());
    m_done = done;
    m_known = scouts.empty() ? done : 0;
    m_isScouting = m_kernels.hasScouts();
    m_scouted = scouts.empty() ? 0 : kScoutBlock;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::reserve(const KernelTile& tile, std::size_t pixels) {
    m_counting = m_scouting = {};
    m_lengths = {};
    m_turn = 0;
    m_queue.enqueueFillBuffer(m_lengthsThere, 0, 0, sizeof m_lengths);
    m_kernels.setTile(tile);
    m_pixels = pixels;
    m_memory->reserve(m_memory->items, pixels * sizeof(Item));
    m_memory->reserve(m_memory->scouts, pixels * sizeof(Scout));
    for (cl::Buffer* list : {&m_memory->list, &m_memory->spareList, &m_memory->otherList})
        m_memory->reserve(*list, pixels * sizeof(cl_uint));
}

template <class Number, class ItemType>
bool ItemDeviceTile<Number, ItemType>::advance(std::uint64_t limit, const TileControl& control) {
    const std::uint64_t first = m_done;
    while (m_running > 0 && m_done < limit && !control.pause.stop_requested()) {
        if (control.stop.stop_requested()) return false;
        if (m_isScouting) {
            scout(limit);
        } else {
            const cl_uint before = m_running;
            const std::uint64_t since = m_done;
            const std::uint64_t next = std::min(limit, (before < m_fewPixels ? 8 : 2) * m_done);
            m_done = m_known = count(m_done, next, control);
            if (m_done < next) continue;
            m_isScouting = isScoutingWorth(before, since, limit);
            m_scouting = m_counting;
        }
        if (control.advanced && m_done < limit)
            control.advanced(static_cast<double>(m_done - first) /
                             static_cast<double>(limit - first));
    }

    m_isAhead = m_scouted > 0 && m_running > 0;
    // Repeat those that escaped while they were scouted, now with derivatives.
    std::swap(m_memory->list, m_memory->otherList);
    m_running = m_lengths[2];
    count(m_known, m_done, {.stop = control.stop, .advanced = {}, .pause = {}});
    if (control.stop.stop_requested()) return false;
    // The same steps lead to the same end, unless the device fails.
    if (m_lengths[2] > 0 && m_running > 0)
        throw cl::Failure(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "clEnqueueNDRangeKernel");
    return true;
}

template <class Number, class ItemType>
std::uint64_t ItemDeviceTile<Number, ItemType>::count(std::uint64_t done, std::uint64_t end,
                                                      const TileControl& control) {
    while (done < end && m_running > 0 && !control.stop.stop_requested() &&
           !control.pause.stop_requested()) {
        const auto steps =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(m_counting.steps(), end - done));
        run(m_counting, steps, [&](const ItemLengths& lengths) {
            return m_kernels.enqueueCount(m_queue, *m_memory, lengths, {m_running, done, steps});
        });
        done += steps;
    }
    return done;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::scout(std::uint64_t limit) {
    const std::uint32_t most = m_scouting.steps() / kScoutBlock * kScoutBlock;
    const auto steps = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(std::max(most, kScoutBlock), limit - m_done));
    run(m_scouting, steps, [&](const ItemLengths& lengths) {
        return m_kernels.enqueueScout(m_queue, *m_memory, lengths, {m_running, m_done, steps},
                                      m_scouted);
    });
    m_done += steps;
    m_scouted = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(std::uint64_t{m_scouted} + steps, 1u << 31));
}

template <class Number, class ItemType>
template <class Enqueue>
void ItemDeviceTile<Number, ItemType>::run(SlicePace& pace, std::uint32_t steps,
                                           Enqueue&& enqueue) {
    const auto queued = SlicePace::Clock::now();
    const cl::Event kernel = enqueue(ItemLengths{m_lengthsThere, m_turn});
    // NVIDIA's driver lets no other thread call it while a blocking read waits for the kernel.
    cl::settled(m_queue, [&] {
        const cl::Event read =
            m_queue.enqueueRead(m_lengthsThere, 0, sizeof m_lengths, m_lengths.data());
        m_queue.flush();
        read.wait();
    });
    pace.ended(steps, queued, SlicePace::Clock::now());
    m_running = m_lengths[m_turn];
    m_turn = 1 - m_turn;
    std::swap(m_memory->list, m_memory->spareList);
    m_busy.add(kernel);
}

template <class Number, class ItemType>
template <class Work>
void ItemDeviceTile<Number, ItemType>::read(const std::stop_token& stop, Work&& work) {
    if (m_isAhead)
        return m_memory->readBoth<Item, Scout>(
            m_queue, m_pixels, stop,
            [&](std::size_t first, std::span<const Item> items, std::span<const Scout> scouts) {
                work(first / ItemMemory::kPiece, Ends{items, scouts});
            });
    m_memory->read<Item>(m_queue, m_memory->items, m_pixels, stop,
                         [&](std::size_t first, std::span<const Item> items) {
                             work(first / ItemMemory::kPiece, Ends{items, {}});
                         });
}

}  // namespace fathom
