// The entry points of kernels/lanes/items.cl with typed arguments.
// Kernel objects belong to one thread at a time.
#pragma once

#include <array>
#include <optional>

#include "opencl/direct_kernel.h"
#include "opencl/item_memory.h"

namespace fathom {

/// The structs of kernels/lanes/item_structs.h for each kind of number. Plain data.
template <class Number>
struct ItemTypes : DirectTypesOf<Number> {
    using typename DirectTypesOf<Number>::cplx;
    using typename DirectTypesOf<Number>::slope;
    using typename DirectTypesOf<Number>::orbit;
#include "lanes/item_structs.h"
};
static_assert(sizeof(ItemTypes<float>::lane_orbit_item) == 64 &&
                  sizeof(ItemTypes<FloatFloat>::lane_orbit_item) == 64 &&
                  sizeof(ItemTypes<double>::lane_orbit_item) == 96 &&
                  sizeof(ItemTypes<DoubleDouble>::lane_orbit_item) == 112,
              "the layout must be that of OpenCL C");
static_assert(sizeof(ItemTypes<float>::lane_item) == 32 &&
                  sizeof(ItemTypes<FloatFloat>::lane_item) == 48 &&
                  sizeof(ItemTypes<double>::lane_item) == 48 &&
                  sizeof(ItemTypes<DoubleDouble>::lane_item) == 64,
              "the layout must be that of OpenCL C");

/// The orbit that an item holds.
template <class Number>
using OrbitOf = typename DirectTypesOf<Number>::orbit;

template <class Number>
OrbitOf<Number> orbitOf(const typename ItemTypes<Number>::lane_item& item) {
    OrbitOf<Number> at{};
    at.z = item.z;
    const auto [re, im] = item.derivative;
    at.derivative = {{re, im}, {-im, re}};
    at.remainder = at.remainder_before = {WordOf<Number>{1}, WordOf<Number>{0}};
    return at;
}
template <class Number>
OrbitOf<Number> orbitOf(const typename ItemTypes<Number>::lane_orbit_item& item) {
    return item.at;
}

template <class Number>
void setOrbit(typename ItemTypes<Number>::lane_item& item, const OrbitOf<Number>& at) {
    item.z = at.z;
    item.derivative = at.derivative.by_re;
}
template <class Number>
void setOrbit(typename ItemTypes<Number>::lane_orbit_item& item, const OrbitOf<Number>& at) {
    item.at = at;
}

/// The entry of the program.
inline constexpr const char* kItemsEntry = "lanes/items";

/// Lengths of lists on the device, LANE_LENGTHS of them: lengths[turn] is 0 before a call, which
/// adds to it the pixels that still run, and sets that of the next turn to 0 for the next call. So
/// nothing is to be done between calls.
struct ItemLengths {
    const cl::Buffer& lengths;
    cl_uint turn;
};

/// Which pixels a call advances, and how far.
struct ItemSlice {
    std::uint32_t pixels = 0;  // on the list, at most
    cl_uint from = 0;          // the number of the list's length
    std::uint64_t done = 0;    // iterations that each of them has done
    std::uint32_t steps = 0;
};

template <class Number>
class ItemKernels {
public:
    using Job = typename ItemTypes<Number>::DirectJob;
    using Tile = typename ItemTypes<Number>::DirectTile;
    using Word = WordOf<Number>;

    ItemKernels(const cl::Program& program, const FormulaSpec& formula, const Job& job,
                const DeviceTables& tables)
        : m_begin(program, "items_begin"), m_count(program, "items_count"), m_tables(tables) {
        // Single floats have too few bits to find a cycle.
        constexpr bool kFindsCycles = !std::is_same_v<Number, float>;
        if (!formula.divides) m_scout.emplace(program, "items_scout");
        if (m_scout && formula.isConformal && kFindsCycles)
            m_attracted.emplace(program, "items_attracted");
        forEach([&](cl::Kernel& kernel) {
            kernel.setArg(0, job);
            kernel.setArgs(2, tables.reFromX, tables.imFromX, tables.reFromY, tables.imFromY);
        });
    }

    bool hasScouts() const { return m_scout.has_value(); }
    bool findsCycles() const { return m_attracted.has_value(); }

    void setTile(const Tile& tile) {
        forEach([&](cl::Kernel& kernel) { kernel.setArg(1, tile); });
        m_tile = tile;
    }

    /// Starts all pixels of the tile, except those that are interior by more than the margin. Like
    /// the other calls, it puts the pixels that still run onto `spareList`.
    cl::Event enqueueBegin(const cl::CommandQueue& queue, const ItemMemory& memory,
                           const ItemLengths& lengths, Word margin, std::uint32_t steps) {
        setState(m_begin, memory, lengths);
        m_begin.setArgs(10, margin, steps);
        const auto columns = static_cast<std::size_t>(m_tile.columns);
        const std::size_t rows = m_tile.pixels / std::max<std::size_t>(columns, 1);
        return enqueue(queue, m_begin, {columns, rows}, {kGroupWidth, kGroupSize / kGroupWidth});
    }

    /// Advances the pixels of `list` and their derivatives.
    cl::Event enqueueCount(const cl::CommandQueue& queue, const ItemMemory& memory,
                           const ItemLengths& lengths, const ItemSlice& slice) {
        setState(m_count, memory, lengths);
        m_count.setArgs(10, memory.list, slice.from, slice.done, slice.steps);
        return enqueue(queue, m_count, {slice.pixels, 1}, {kGroupSize, 1});
    }

    /// Advances the pixels of `list` without derivatives; the last `scouted` of their iterations so
    /// far were scouted. Adds those that have escaped to `otherList`.
    cl::Event enqueueScout(const cl::CommandQueue& queue, const ItemMemory& memory,
                           const ItemLengths& lengths, const ItemSlice& slice,
                           std::uint32_t scouted) {
        setState(*m_scout, memory, lengths);
        m_scout->setArgs(10, memory.list, slice.from, slice.done, slice.steps, memory.scouts,
                         scouted, memory.otherList);
        return enqueue(queue, *m_scout, {slice.pixels, 1}, {kGroupSize, 1});
    }

    /// Ends the pixels of `list` whose scouts have settled on a cycle that attracts them: of one in
    /// `stride` work-groups, with up to `slice.steps` iterations for each to find out.
    cl::Event enqueueAttracted(const cl::CommandQueue& queue, const ItemMemory& memory,
                               const ItemLengths& lengths, const ItemSlice& slice, cl_uint stride) {
        setState(*m_attracted, memory, lengths);
        m_attracted->setArgs(10, memory.list, slice.from, slice.done, slice.steps, memory.scouts,
                             stride);
        return enqueue(queue, *m_attracted, {slice.pixels, 1}, {kGroupSize, 1});
    }

private:
    static void setState(cl::Kernel& kernel, const ItemMemory& memory, const ItemLengths& lengths) {
        kernel.setArgs(6, memory.items, memory.spareList, lengths.lengths, lengths.turn);
    }

    using Extent = std::array<std::size_t, 2>;
    static constexpr std::size_t kGroupWidth = 8;  // of items_begin

    /// Rounds the number of items up to whole groups, at least one.
    static cl::Event enqueue(const cl::CommandQueue& queue, const cl::Kernel& kernel, Extent items,
                             Extent group) {
        for (std::size_t i = 0; i < items.size(); ++i)
            items[i] = std::max<std::size_t>(1, (items[i] + group[i] - 1) / group[i]) * group[i];
        cl::Event ended;
        queue.enqueueNDRangeKernel(kernel, cl::NDRange(items[0], items[1]),
                                   cl::NDRange(group[0], group[1]), &ended);
        return ended;
    }

    template <class Visit>
    void forEach(Visit visit) {
        visit(m_begin);
        visit(m_count);
        if (m_scout) visit(*m_scout);
        if (m_attracted) visit(*m_attracted);
    }

    cl::Kernel m_begin, m_count;
    std::optional<cl::Kernel> m_scout, m_attracted;
    DeviceTables m_tables;  // a kernel object does not keep its arguments alive
    Tile m_tile{};
};

}  // namespace fathom
