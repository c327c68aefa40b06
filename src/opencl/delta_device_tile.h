// One thread's queue, kernels and buffers on a device, for tiles by perturbation.
#pragma once

#include <array>
#include <complex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/fresh_vector.h"
#include "opencl/busy_time.h"
#include "opencl/delta_kernels.h"
#include "opencl/delta_tables.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"
#include "opencl/sample_kernels.h"
#include "opencl/slice_pace.h"
#include "render/engine.h"

namespace fathom {

/// What a picture's kernels need: the program of Kernels::kEntry; that of kCellEntry or
/// kExtendedEntry if the picture goes through cells or beyond the range of doubles; and that of
/// colorProgram() unless the host colours.
struct DeltaPrograms {
    ReadyProgram items;
    std::optional<ReadyProgram> cells, extended, colors;
};

/// Bytes on the device for each item of a tile: the pixel, its entries in three lists, and its kept
/// points.
template <class Kernels>
constexpr std::size_t kBytesOfItem = sizeof(typename Kernels::Pixel) +
                                     3 * sizeof(cl_uint) + Kernels::kKeptBytes;

/// Computes one tile at a time. All transfers block.
template <class Kernels>
class DeltaDeviceTile {
public:
    using Pixel = typename Kernels::Pixel;
    using Bounds = typename Kernels::Bounds;

    /// `square` is of the cells, if pixels go through cells.
    DeltaDeviceTile(const DeltaPrograms& programs, std::shared_ptr<const DeltaTables> tables,
                    const DeltaSquare& square, const SampleTask& samples,
                    std::unique_ptr<ItemMemory> memory, BusyTime& busy)
        : m_context(programs.items.context),
          m_memory(std::move(memory)),
          m_queue(m_memory->queue()),
          m_lengths(m_context, CL_MEM_READ_WRITE, sizeof m_running),
          m_tables(std::move(tables)),
          m_begin(programs.items.program),
          m_plain(programs.items.program, Kernels::kPlain, m_tables->plain),
          m_busy(busy) {
        if (samples.terms) m_samples.emplace(programs.items.program, samples);
        if (programs.extended)
            m_extended.emplace(programs.extended->program, Kernels::kExtended, m_tables->extended);
        if (programs.cells) m_cells.emplace(programs.cells->program, *m_tables, square);
    }

    /// Begins with pixels that continue from earlier steps.
    void begin(const FreshVector<Pixel>& pixels) {
        reserve(pixels.size());
        std::array<std::vector<cl_uint>, 2> lists;
        for (std::size_t i = 0; i < pixels.size(); ++i)
            lists[pixels[i].status == DELTA_EXTENDED].push_back(static_cast<cl_uint>(i));
        write(m_memory->items, pixels);
        for (const bool isExtended : {false, true})
            write(listOf(isExtended), lists[isExtended]);
        setLengths(lists[0].size(), lists[1].size());
    }
    /// Begins with all pixels of a tile at their starts; `isExtended`: with extended exponents.
    /// `given`: their points if place.is_given, else none.
    void begin(const typename Kernels::Start& start, bool isExtended,
               const typename Kernels::Place& place, const std::vector<std::complex<double>>& given,
               std::uint32_t pixels) {
        reserve(pixels);
        m_given = cl::Buffer();
        if (!given.empty()) {
            m_given = cl::Buffer(m_context, CL_MEM_READ_ONLY, given.size() * sizeof given[0]);
            write(m_given, given);
        }
        m_begin.enqueue(m_queue, start, place, m_given, pixels, m_memory->items,
                        listOf(isExtended));
        setLengths(isExtended ? 0 : pixels, isExtended ? pixels : 0);
    }

    /// Takes all pixels to their ends or to the limit, or until it is paused; false if stopped.
    bool advance(const Bounds& bounds, const TileControl& control) {
        m_mapPace = {};
        const auto all = static_cast<double>(running());
        while (running() > 0 && !control.pause.stop_requested()) {
            if (control.stop.stop_requested()) return false;
            if (!m_cells)
                step(bounds, m_running[kExtended] > 0);
            else if (!stepThroughCells(bounds, control.stop))
                return false;
            if (control.advanced) control.advanced(1 - static_cast<double>(running()) / all);
        }
        return true;
    }
    bool isRunning() const { return running() > 0; }

    /// Same as ItemMemory::read(), for the first `count` pixels.
    template <class Work>
    void read(std::size_t count, const std::stop_token& stop, Work&& work) {
        m_memory->template read<Pixel>(m_queue, m_memory->items, count, stop,
                                       std::forward<Work>(work));
    }

    /// Whether the device can make samples.
    bool makesSamples() const { return m_samples.has_value(); }
    /// Same as in SampleKernels.
    void makeSamples(std::size_t count) { m_samples->make(m_queue, *m_memory, count); }
    std::optional<PieceCrew::Announcement> announceColors(const TileControl& control) const {
        return m_samples ? m_samples->announceColors(*m_memory, control) : std::nullopt;
    }
    bool readColors(const TileTask& task, const TileControl& control,
                    std::optional<PieceCrew::Announcement>& announced) {
        return m_samples->readColors(m_queue, *m_memory, task, control, announced);
    }
    template <class Take>
    std::vector<PackedRest> readSamples(std::size_t count, const std::stop_token& stop,
                                        Take&& take) {
        return m_samples->read(m_queue, *m_memory, count, stop, std::forward<Take>(take));
    }
    /// Same for the pixels with these numbers.
    template <class Take>
    void readPixels(const std::vector<std::uint32_t>& numbers, const std::stop_token& stop,
                    Take&& take) {
        m_samples->template readListed<Pixel>(m_queue, *m_memory, m_memory->items, numbers, stop,
                                              std::forward<Take>(take));
    }

    /// Call it after the last tile.
    std::unique_ptr<ItemMemory> releaseMemory() { return std::move(m_memory); }

private:
    // Kinds of steps: in plain numbers, and in numbers with an extended exponent.
    static constexpr std::size_t kPlain = 0, kExtended = 1;

    /// The kernels of kernels/perturbation/cell_calls.h. Only the thread that has locked the maps
    /// calls them.
    struct Cells {
        Cells(const cl::Program& program, const DeltaTables& tables, const DeltaSquare& square)
            : maps(tables.cells),
              run(program, "cell_run", withMaps(tables), &square),
              maker(program, square, maps->orbit, maps->maps, maps->known, maps->claimed) {}
        static std::vector<cl::Buffer> withMaps(const DeltaTables& tables) {
            std::vector<cl::Buffer> all = tables.plain;
            const DeltaCellMaps& cells = *tables.cells;
            all.insert(all.end(), {cells.maps, cells.known, cells.claimed});
            return all;
        }

        std::shared_ptr<DeltaCellMaps> maps;
        StepKernel<Bounds> run;
        CellMaker maker;
    };

    cl_uint running() const { return m_running[kPlain] + m_running[kExtended]; }

    /// The list of the items that use one kind of steps.
    cl::Buffer& listOf(bool isExtended) {
        return isExtended ? m_memory->otherList : m_memory->list;
    }

    void reserve(std::size_t pixels) {
        m_paces = {};
        m_memory->reserve(m_memory->items, pixels * sizeof(Pixel));
        for (cl::Buffer* list : {&m_memory->list, &m_memory->otherList, &m_memory->spareList})
            m_memory->reserve(*list, pixels * sizeof(cl_uint));
        if constexpr (Kernels::kKeptBytes > 0) {
            // Kept points outlast a slice: slices of large tiles are shorter than most cycles of
            // orbits. A new tile starts without any.
            const std::size_t bytes = pixels * Kernels::kKeptBytes;
            m_memory->reserve(m_memory->scouts, bytes);
            m_queue.enqueueFillBuffer(m_memory->scouts, cl_uint{0}, 0, bytes);
        }
    }

    template <class Values>
    void write(const cl::Buffer& to, const Values& values) {
        const std::span bytes = std::as_bytes(std::span(values));
        if (!bytes.empty()) m_queue.write(to, 0, bytes.size(), bytes.data());
    }

    void setLengths(std::size_t plain, std::size_t extended) {
        m_running = {static_cast<cl_uint>(plain), static_cast<cl_uint>(extended)};
        m_queue.write(m_lengths, 0, sizeof m_running, m_running.data());
    }

    /// Runs one slice for all pixels that use one kind of steps.
    void step(const Bounds& bounds, bool isExtended) {
        const bool isKept = Kernels::kKeptBytes > 0 && !isExtended;
        const DeltaItems items{.kept = isKept ? m_memory->scouts : cl::Buffer(),
                               .pixels = m_memory->items,
                               .list = listOf(isExtended),
                               .length = m_running[isExtended],
                               .goingOn = m_memory->spareList,
                               .moving = Kernels::kCanMove ? listOf(!isExtended) : cl::Buffer(),
                               .lengths = m_lengths};
        const auto queued = SlicePace::Clock::now();
        const std::uint32_t steps = m_paces[isExtended].steps();
        m_queue.enqueueFillBuffer(m_lengths, cl_uint{0}, isExtended * sizeof(cl_uint),
                                  sizeof(cl_uint));
        const cl::Event kernel =
            (isExtended ? *m_extended : m_plain).enqueue(m_queue, bounds, items, steps);
        m_queue.read(m_lengths, 0, sizeof m_running, m_running.data());
        std::swap(listOf(isExtended), m_memory->spareList);
        m_paces[isExtended].ended(steps, queued, SlicePace::Clock::now());
        m_busy.add(kernel);
    }

    /// Runs one slice of all pixels, then makes the maps that some of them wait for; false if
    /// stopped.
    bool stepThroughCells(const Bounds& bounds, const std::stop_token& stop) {
        const std::lock_guard lock(m_cells->maps->mutex);
        if (stop.stop_requested()) return false;
        const DeltaItems items{.kept = {},
                               .pixels = m_memory->items,
                               .list = m_memory->list,
                               .length = m_running[kPlain],
                               .goingOn = m_memory->spareList,
                               .moving = {},
                               .lengths = m_lengths};
        const auto queued = SlicePace::Clock::now();
        m_queue.enqueueFillBuffer(m_lengths, cl_uint{0}, 0, sizeof m_running);
        const cl::Event kernel =
            m_cells->run.enqueue(m_queue, bounds, items, m_paces[kPlain].steps());
        m_queue.read(m_lengths, 0, sizeof m_running, m_running.data());
        std::swap(m_memory->list, m_memory->spareList);
        // The second length is the sum of all steps. A pixel that waits takes fewer steps, so the
        // next slice is paced by the steps that were taken.
        const cl_uint steps = std::exchange(m_running[kExtended], 0) / items.length;
        m_paces[kPlain].ended(std::max(1u, steps), queued, SlicePace::Clock::now());
        m_busy.add(kernel);
        return makeClaimed(stop);
    }

    bool makeClaimed(const std::stop_token& stop) {
        DeltaCellMaps& maps = *m_cells->maps;
        cl_uint claimed = 0;
        m_queue.read(maps.claimed, 0, sizeof claimed, &claimed);
        while (maps.made < claimed) {
            if (stop.stop_requested()) return false;
            const auto queued = SlicePace::Clock::now();
            const cl_uint blocks =
                std::clamp(m_mapPace.steps() / kGroupSize, 1u, claimed - maps.made);
            m_cells->maker.enqueue(m_queue, maps.made, blocks);
            m_queue.finish();
            maps.made += blocks;
            m_mapPace.ended(blocks * kGroupSize, queued, SlicePace::Clock::now());
        }
        return true;
    }

    cl::Context m_context;
    std::unique_ptr<ItemMemory> m_memory;
    cl::CommandQueue m_queue;
    std::array<cl_uint, 2> m_running{};  // items that use each kind of steps; a copy of m_lengths
    cl::Buffer m_lengths;
    cl::Buffer m_given;  // points of pixels that are not on a flat grid
    std::array<SlicePace, 2> m_paces;
    SlicePace m_mapPace;                          // its steps are maps that are made
    std::shared_ptr<const DeltaTables> m_tables;  // kernels do not keep their arguments alive
    BeginKernel<Kernels> m_begin;
    StepKernel<Bounds> m_plain;
    std::optional<SampleKernels> m_samples;        // none if the host makes them
    std::optional<StepKernel<Bounds>> m_extended;  // none if doubles have enough range
    std::optional<Cells> m_cells;
    BusyTime& m_busy;
};

}  // namespace fathom
