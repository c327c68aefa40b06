// Samples that a device makes: the entry points of kernels/samples/item_calls.h with typed
// arguments, and what the host does with their results.
// Kernel objects belong to one thread at a time.
#pragma once

#include <algorithm>
#include <optional>

#include "opencl/color_kernel.h"
#include "opencl/delta_kernels.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"
#include "opencl/opencl_device.h"
#include "render/engine.h"

namespace fathom {

static_assert(sizeof(EscapeTerms) == 56 && sizeof(PackedSample) == 20 &&
                  sizeof(EscapeTermsList) == 56 * FATHOM_MAXIMUM_STEPS + 16,
              "the layout must be that of OpenCL C");

/// What a device needs to make the samples of a job; none if the host makes them, because the
/// device has no doubles or because orbits can end at rest. `scale`: as in
/// SampleMaker::escapeTerms().
std::optional<EscapeTermsList> deviceTerms(const RenderJob& job, const SampleMaker& maker,
                                           const OpenClDevice& device, double scale);

/// What a device makes of a job's orbits besides: the samples, if it has the terms, and the colours
/// that a sink may want of them, if it has that program.
struct SampleTask {
    std::optional<EscapeTermsList> terms;
    std::optional<ReadyProgram> colors;
};

/// Packed samples have counts of 32 bits.
inline bool canPackSamples(const TileTask& task) {
    return task.iterationLimit <= 0xffffffff;
}

/// What neighbouring pixels leave behind besides their samples.
struct PackedRest {
    std::uint64_t iterations = 0;
    Escapes escapes;
    std::vector<std::uint32_t> running;  // numbers of the items that go on, ascending
};

/// Writes the samples of the items from `first` on, which were iterated to `limit`. sampleAt(i) is
/// the place of item i, and iterationsOf(i, packed) are the iterations that this call has done for
/// it.
template <class SampleAt, class IterationsOf>
PackedRest unpackPiece(std::size_t first, std::span<const PackedSample> packed, std::uint64_t limit,
                       SampleAt sampleAt, IterationsOf iterationsOf) {
    PackedRest rest;
    for (std::size_t i = 0; i < packed.size(); ++i) {
        const TileSample sample = unpacked(packed[i]);
        sampleAt(first + i) = sample;
        rest.escapes.add(sample.count, limit);
        rest.iterations += iterationsOf(first + i, packed[i]);
        if (isRunning(packed[i])) rest.running.push_back(static_cast<std::uint32_t>(first + i));
    }
    return rest;
}

/// How many samples of all pieces escaped.
inline Escapes escapesOf(std::span<const PackedRest> rests) {
    Escapes all;
    for (const PackedRest& rest : rests) {
        all.all += rest.escapes.all;
        all.late += rest.escapes.late;
    }
    return all;
}

/// The numbers of all items that go on, by ascending pieces.
inline std::vector<std::uint32_t> runningOf(std::span<const PackedRest> rests) {
    std::vector<std::uint32_t> all;
    for (const PackedRest& rest : rests)
        all.insert(all.end(), rest.running.begin(), rest.running.end());
    return all;
}

class SampleKernels {
public:
    /// `task` must have terms.
    SampleKernels(const cl::Program& program, const SampleTask& task)
        : m_make(program, "samples_make"), m_gather(program, "samples_gather") {
        m_make.setArg(0, *task.terms);
        if (task.colors) m_colors.emplace(task.colors->program);
    }

    /// Begins to make the samples of the first `count` items.
    void make(const cl::CommandQueue& queue, ItemMemory& memory, std::size_t count) {
        const auto items = static_cast<std::uint32_t>(count);
        memory.reserve(memory.samples, count * sizeof(PackedSample));
        m_make.setArgs(1, memory.items, items, memory.samples);
        enqueueItems(queue, m_make, items);
    }

    /// Announces the colours of a tile that begins, if the control wants any and the device can
    /// make them.
    std::optional<PieceCrew::Announcement> announceColors(ItemMemory& memory,
                                                          const TileControl& control) const {
        if (!m_colors || !control.colors) return std::nullopt;
        return memory.announceColors();
    }
    /// Passes the colours of a tile's samples to the control, and then some samples, if they were
    /// announced; until stopped. `landed`: as in ReadPieces. Returns whether it did.
    bool readColors(const cl::CommandQueue& queue, ItemMemory& memory, const TileTask& task,
                    const TileControl& control, std::optional<PieceCrew::Announcement>& announced,
                    std::function<void()> landed = {}) {
        if (!announced) return false;
        const std::size_t count = static_cast<std::size_t>(task.columns()) * task.rows();
        m_colors->enqueue(queue, memory, control.colors, static_cast<std::uint32_t>(count));
        memory.read<cl_uint>(queue, memory.colors.pixels, count, control.stop, control.colored,
                             {kColorsOfPiece, true, std::move(landed)});
        if (control.some) readSome(queue, memory, task, control);
        announced.reset();
        return true;
    }

    /// Reads the samples: calls take(first, samples) for each piece, in several threads; until
    /// stopped. Returns what each piece left.
    template <class Take>
    std::vector<PackedRest> read(const cl::CommandQueue& queue, ItemMemory& memory,
                                 std::size_t count, const std::stop_token& stop, Take&& take) {
        std::vector<PackedRest> rests((count + ItemMemory::kPiece - 1) / ItemMemory::kPiece);
        memory.read<PackedSample>(queue, memory.samples, count, stop,
                                  [&](std::size_t first, std::span<const PackedSample> samples) {
                                      rests[first / ItemMemory::kPiece] = take(first, samples);
                                  });
        return rests;
    }

    /// Reads the records with these numbers: calls take(first, records) for each piece of the list,
    /// in several threads; until stopped. Uses memory.list and memory.listed.
    template <class Record, class Take>
    void readListed(const cl::CommandQueue& queue, ItemMemory& memory, const cl::Buffer& from,
                    const std::vector<std::uint32_t>& list, const std::stop_token& stop,
                    Take&& take, bool isUrgent = false) {
        if (list.empty()) return;
        const auto words = static_cast<std::uint32_t>(sizeof(Record) / sizeof(cl_uint));
        const auto count = static_cast<std::uint32_t>(list.size());
        memory.reserve(memory.list, list.size() * sizeof(cl_uint));
        memory.reserve(memory.listed, list.size() * sizeof(Record));
        queue.write(memory.list, 0, list.size() * sizeof(cl_uint), list.data());
        m_gather.setArgs(0, from, words, memory.list, count, memory.listed);
        enqueueItems(queue, m_gather, count * words);
        memory.read<Record>(queue, memory.listed, list.size(), stop, std::forward<Take>(take),
                            {.isUrgent = isUrgent});
    }

    /// Runs both kernels on no items; `scratch` is any buffer.
    void runOnNothing(const cl::CommandQueue& queue, const cl::Buffer& scratch) {
        m_make.setArgs(1, scratch, cl_uint{0}, scratch);
        m_gather.setArgs(0, scratch, cl_uint{1}, scratch, cl_uint{0}, scratch);
        for (const cl::Kernel& kernel : {m_make, m_gather})
            enqueueItems(queue, kernel, 0);
    }

private:
    void readSome(const cl::CommandQueue& queue, ItemMemory& memory, const TileTask& task,
                  const TileControl& control) {
        const std::vector<std::uint32_t> numbers = evenlySpread(task, control.someStep);
        std::vector<TileSample> some(numbers.size());
        readListed<PackedSample>(
            queue, memory, memory.samples, numbers, control.stop,
            [&](std::size_t first, std::span<const PackedSample> packed) {
                std::ranges::transform(packed, some.begin() + static_cast<std::ptrdiff_t>(first),
                                       unpacked);
            },
            true);
        if (!control.stop.stop_requested()) control.some(some);
    }

    /// Colours are small, and soon copied: threads that take them more often wait for each other.
    static constexpr std::size_t kColorsOfPiece = 4 * ItemMemory::kPiece;

    cl::Kernel m_make, m_gather;
    std::optional<ColorKernel> m_colors;
};

}  // namespace fathom
