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

// Pixels are looked at for cycles after so many scouted iterations, and whenever these have grown
// by a factor. A look takes a limited number of iterations, and finds nothing with too few.
inline constexpr std::uint32_t kFirstLook = 2048, kNextLook = 4;
inline constexpr std::uint32_t kLeastLooked = 1024, kMostLooked = 1 << 14;
// One in so many work-groups looks first; the others do if one in so many looks has found a cycle.
inline constexpr cl_uint kProbed = 16, kWorthLooking = 4;

// With fewer items, a unit of the device is not busy; then stopping to drop pixels that have ended
// gains nothing.
inline constexpr cl_uint kItemsOfUnit = 512;

// How many times longer slices may take than the device says that it was busy. Some devices' clocks
// are wrong.
inline constexpr double kMostAside = 16;

/// Computes one tile at a time. As in LaneTile, all pixels iterate with their derivatives while
/// many end, and are scouted once most stay. The device knows how many pixels run, so that several
/// slices, and what makes samples of their ends, are queued without waiting for each other.
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
          m_program(program.program.get()),
          m_kernels(program.program, *job.job->request.location.formula.spec, job.direct, tables),
          m_mayLook(m_kernels.findsCycles() && job.job->request.looksForCycles &&
                    !job.job->grid->dynamical),
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
        return m_samples->readColors(m_queue, *m_memory, task, control, announced,
                                     [this] { noteTimes(); });
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

    /// Adds the times of kernels, once commands behind them have ended. Returns how long the device
    /// was busy with them, or 0 if it does not tell.
    double noteTimes();

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
    /// Queues one slice of scouting for the running pixels.
    void scout(std::uint64_t limit);
    /// Queues a look at which of them are attracted by a cycle, if it is time and may save more.
    void look(std::uint64_t limit);

    /// Whether all pixels reach the limit soon, even if none ends before. Then looks at how many
    /// still run would take longer than what they may save.
    bool isNear(std::uint64_t done, std::uint64_t limit) const {
        return limit - done <= m_counting.steps() / 2;
    }
    /// Whether pixels may still run. Waits for slices that are queued, unless the limit is near.
    bool mayRun(std::uint64_t done, std::uint64_t limit) {
        const bool goOnAnyway = !m_isScouting && !m_queued.empty() && isNear(done, limit);
        return goOnAnyway || running() > 0;
    }

    /// Whether scouting is less work from now on. A scouted pixel that escapes iterates twice, so
    /// more than a third of the pixels must stay to the limit. From iteration `since` to m_done,
    /// m_running of `before` pixels stayed; assumes the same share whenever iterations grow by that
    /// factor.
    bool isScoutingWorth(cl_uint before, std::uint64_t since, std::uint64_t limit) {
        if (running() == 0 || !m_kernels.hasScouts()) return false;
        const double share = static_cast<double>(running()) / before;
        const double rounds = std::log(static_cast<double>(limit) / static_cast<double>(m_done)) /
                              std::log(static_cast<double>(m_done) / static_cast<double>(since));
        return std::pow(share, rounds) > 1.0 / 3;
    }

    /// Queues a kernel that makes the next list of running pixels.
    template <class Enqueue>
    void queueSlice(SlicePace& pace, std::uint32_t steps, Enqueue&& enqueue);
    /// Waits for all slices that are queued.
    void settle();
    /// Remembers the pace of the slices that were queued, for the next tile. Those from a tile's
    /// start tell little, as most pixels may have escaped in them at once.
    void notePace(double busy);
    /// How many pixels still run.
    cl_uint running() {
        settle();
        return m_running;
    }

    std::unique_ptr<ItemMemory> m_memory;
    cl::CommandQueue m_queue;
    const cl_program m_program;
    Kernels m_kernels;
    const bool m_mayLook;  // a cycle tells of c, which is a pixel in the parameter plane
    std::optional<SampleKernels> m_samples;
    const WordOf<Number> m_margin;
    const cl_uint m_fewPixels;
    std::size_t m_pixels = 0;
    std::array<cl_uint, LANE_LENGTHS> m_lengths{};
    cl::Buffer m_lengthsThere;       // on the device
    bool m_areLengthsClear = false;  // but for those that the last tile's calls have left 0
    cl_uint m_turn = 0;              // of the next call
    cl_uint m_from = 0;              // the number of the list's length
    SlicePace m_counting, m_scouting, m_looking;
    std::vector<cl::Event> m_queued;          // slices that are not known to have ended
    SlicePace* m_queuedPace = nullptr;        // of all of them
    std::uint32_t m_queuedSteps = 0;          // of all of them
    SlicePace::Clock::time_point m_queuedAt;  // the first of them
    bool m_areFirstQueued = false;            // the first slice of the tile is among them
    double m_slowest = 0;                     // KnownPace.seconds by this tile
    cl_uint m_running = 0;                    // before the slices that are queued
    std::uint64_t m_done = 0;                 // iterations of the running pixels
    std::uint64_t m_known = 0;                // of these, iterations with derivatives
    std::uint32_t m_scouted = 0;
    std::uint64_t m_nextLook = 0;  // when so many are scouted
    bool m_isScouting = false;
    bool m_isAhead = false;
    BusyTime& m_busy;
};

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::begin(const KernelTile& tile, std::uint64_t limit) {
    reserve(tile, tile.pixels);
    if (!m_areLengthsClear) {
        m_queue.enqueueFillBuffer(m_lengthsThere, 0, 0, sizeof m_lengths);
        m_areLengthsClear = true;
    }
    const auto steps =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(kFirstSteps<Number>, limit));
    queueSlice(m_counting, steps, [&](const ItemLengths& lengths) {
        return m_kernels.enqueueBegin(m_queue, *m_memory, lengths, m_margin, steps);
    });
    m_areFirstQueued = true;
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
    m_from = (m_turn + LANE_TURNS - 1) % LANE_TURNS;
    m_lengths[m_from] = m_running;
    m_queue.write(m_lengthsThere, 0, sizeof m_lengths, m_lengths.data());
    m_done = done;
    m_known = scouts.empty() ? done : 0;
    m_isScouting = m_kernels.hasScouts();
    m_scouted = scouts.empty() ? 0 : kScoutBlock;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::reserve(const KernelTile& tile, std::size_t pixels) {
    m_counting = m_scouting = m_looking = {};
    m_nextLook = kFirstLook;
    if (ItemMemory::KnownPace& pace = m_memory->pace; pace.of != m_program)
        pace = {.of = m_program};
    else if (pace.seconds > 0)
        m_counting = SlicePace(std::chrono::duration<double>(pace.seconds * pixels));
    m_slowest = 0;
    m_areFirstQueued = false;
    m_lengths = {};
    m_running = static_cast<cl_uint>(pixels);
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
    while (m_done < limit && !control.pause.stop_requested() && mayRun(m_done, limit)) {
        if (control.stop.stop_requested()) return false;
        if (m_isScouting) {
            scout(limit);
            look(limit);
        } else {
            const cl_uint before = m_running;
            const std::uint64_t since = m_done;
            const std::uint64_t twice = (before < m_fewPixels ? 8 : 2) * m_done;
            const std::uint64_t next = isNear(m_done, limit) ? limit : std::min(limit, twice);
            m_done = m_known = count(m_done, next, control);
            if (m_done < next || next == limit) continue;
            m_isScouting = isScoutingWorth(before, since, limit);
            m_scouting = m_counting;
        }
        if (control.advanced && m_done < limit)
            control.advanced(static_cast<double>(m_done - first) /
                             static_cast<double>(limit - first));
    }
    if (control.stop.stop_requested()) return false;

    m_isAhead = m_scouted > 0 && running() > 0;
    if (m_scouted == 0) return true;
    // Repeat those that escaped while they were scouted, now with derivatives.
    std::swap(m_memory->list, m_memory->otherList);
    m_from = LANE_ESCAPED;
    m_running = m_lengths[m_from];
    const bool haveEscaped = m_running > 0;
    count(m_known, m_done, {.stop = control.stop, .advanced = {}, .pause = {}});
    if (control.stop.stop_requested()) return false;
    // The same steps lead to the same end, unless the device fails.
    if (haveEscaped && running() > 0)
        throw cl::Failure(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "clEnqueueNDRangeKernel");
    return true;
}

template <class Number, class ItemType>
std::uint64_t ItemDeviceTile<Number, ItemType>::count(std::uint64_t done, std::uint64_t end,
                                                      const TileControl& control) {
    while (done < end && !control.stop.stop_requested() && !control.pause.stop_requested() &&
           mayRun(done, end)) {
        // Pixels that have ended are dropped whenever the iterations have doubled.
        const std::uint64_t pause = std::min<std::uint64_t>(end, done + m_counting.steps());
        while (done < pause) {
            const auto steps = static_cast<std::uint32_t>(
                std::min(pause - done, std::max<std::uint64_t>(done, kFirstSteps<Number>)));
            queueSlice(m_counting, steps, [&](const ItemLengths& lengths) {
                return m_kernels.enqueueCount(m_queue, *m_memory, lengths,
                                              {m_running, m_from, done, steps});
            });
            done += steps;
        }
    }
    return done;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::scout(std::uint64_t limit) {
    std::uint64_t most = std::max(m_scouting.steps() / kScoutBlock * kScoutBlock, kScoutBlock);
    if (m_mayLook && m_scouted < m_nextLook) most = std::min(most, m_nextLook - m_scouted);
    const auto steps = static_cast<std::uint32_t>(std::min(most, limit - m_done));
    queueSlice(m_scouting, steps, [&](const ItemLengths& lengths) {
        return m_kernels.enqueueScout(m_queue, *m_memory, lengths,
                                      {m_running, m_from, m_done, steps}, m_scouted);
    });
    m_areLengthsClear = false;
    m_done += steps;
    m_scouted = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(std::uint64_t{m_scouted} + steps, 1u << 31));
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::look(std::uint64_t limit) {
    if (!m_mayLook || m_scouted < m_nextLook || running() == 0) return;
    if (m_nextLook == kFirstLook) m_looking = m_scouting;
    m_nextLook = std::uint64_t{kNextLook} * m_scouted;
    const std::uint32_t steps = std::min(kMostLooked, m_looking.steps());
    if (steps < kLeastLooked || limit - m_done < steps) return;
    const auto lookAtOneIn = [&](cl_uint stride) {
        queueSlice(m_looking, steps, [&](const ItemLengths& lengths) {
            return m_kernels.enqueueAttracted(m_queue, *m_memory, lengths,
                                              {m_running, m_from, m_done, steps}, stride);
        });
    };
    const cl_uint before = m_running;
    lookAtOneIn(kProbed);
    const cl_uint found = before - running();
    if (found > before / kProbed / kWorthLooking) lookAtOneIn(1);
}

template <class Number, class ItemType>
template <class Enqueue>
void ItemDeviceTile<Number, ItemType>::queueSlice(SlicePace& pace, std::uint32_t steps,
                                                  Enqueue&& enqueue) {
    if (m_queued.empty()) {
        m_queuedPace = &pace;
        m_queuedSteps = 0;
        m_queuedAt = SlicePace::Clock::now();
    }
    m_queued.push_back(enqueue(ItemLengths{m_lengthsThere, m_turn}));
    m_queuedSteps += steps;
    m_from = m_turn;
    m_turn = LANE_TURN_AFTER(m_turn);
    std::swap(m_memory->list, m_memory->spareList);
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::settle() {
    if (m_queued.empty()) return;
    // NVIDIA's driver lets no other thread call it while a blocking read waits for the kernel.
    cl::settled(m_queue, [&] {
        const cl::Event read =
            m_queue.enqueueRead(m_lengthsThere, 0, sizeof m_lengths, m_lengths.data());
        m_queue.flush();
        read.wait();
    });
    const double busy = noteTimes();
    if (busy > 0)
        m_queuedPace->worked(m_queuedSteps, std::chrono::duration<double>(busy));
    else
        m_queuedPace->ended(m_queuedSteps, m_queuedAt, SlicePace::Clock::now());
    m_running = m_lengths[m_from];
}

template <class Number, class ItemType>
double ItemDeviceTile<Number, ItemType>::noteTimes() {
    double busy = 0;
    for (const cl::Event& slice : std::exchange(m_queued, {}))
        busy += m_busy.add(slice);
    if (busy == 0) return 0;
    const std::chrono::duration<double> passed = SlicePace::Clock::now() - m_queuedAt;
    busy = std::max(busy, passed.count() / kMostAside);
    notePace(busy);
    return busy;
}

template <class Number, class ItemType>
void ItemDeviceTile<Number, ItemType>::notePace(double busy) {
    const bool areFirst = std::exchange(m_areFirstQueued, false);
    if (areFirst || m_queuedPace != &m_counting || m_running < m_fewPixels) return;
    m_slowest = std::max(m_slowest, busy / (1.0 * m_queuedSteps * m_running));
    m_memory->pace.seconds = m_slowest;
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
