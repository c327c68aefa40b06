// The entry points of kernels/perturbation/series_items.cl and series_extended_items.cl with typed
// arguments.
// Kernel objects belong to one thread at a time.
#pragma once

#include <memory>

#include "opencl/delta_tables.h"
#include "opencl/program_source.h"

namespace fathom {

namespace kernel {
#include "perturbation/item_structs.h"
}

using DeltaPlace = kernel::delta_place;
static_assert(sizeof(DeltaPixel) == 72 && sizeof(DeltaStart) == 576 && sizeof(DeltaPlace) == 112 &&
                  sizeof(DeltaBounds) == 64 && sizeof(DeltaSquare) == 56,
              "the layout must be that of OpenCL C");

/// The entries of the programs over doubles.
inline constexpr const char* kDeltaEntry = "perturbation/series_items";
inline constexpr const char* kDeltaWideEntry = "perturbation/series_extended_items";
inline constexpr const char* kCellEntry = "perturbation/cells";

/// Pixels that still run, and the list of those that a call advances.
struct DeltaItems {
    cl::Buffer pixels, list;
    std::uint32_t length = 0;    // of the list
    cl::Buffer goingOn, moving;  // still running: by these steps, by the other kind
    cl::Buffer lengths;          // lengths of the plain and the extended list; kernels raise them
};

template <class... Values>
void setArgs(cl::Kernel& kernel, cl_uint first, const Values&... values) {
    (kernel.setArg(first++, values), ...);
}

inline void enqueueItems(const cl::CommandQueue& queue, const cl::Kernel& kernel,
                         std::uint32_t items) {
    const std::size_t groups = std::max(1u, (items + kGroupSize - 1) / kGroupSize);
    queue.enqueueNDRangeKernel(kernel, cl::NDRange(groups * kGroupSize), cl::NDRange(kGroupSize));
}

/// Queues a kernel that advances the items of a list by at most `steps` steps. The kernel's
/// argument 0 is `bounds`; the items start at argument `first`.
template <class Bounds>
void enqueueSteps(const cl::CommandQueue& queue, cl::Kernel& kernel, cl_uint first,
                  const Bounds& bounds, const DeltaItems& items, std::uint32_t steps) {
    kernel.setArg(0, bounds);
    setArgs(kernel, first, items.pixels, items.list, items.length, steps, items.goingOn,
            items.moving, items.lengths);
    enqueueItems(queue, kernel, items.length);
}

class DeltaKernels {
public:
    DeltaKernels(const cl::Program& program, std::shared_ptr<const DeltaTables> tables)
        : m_begin(program, "series_begin"),
          m_run(program, "series_run"),
          m_tables(std::move(tables)) {
        setArgs(m_run, 1, m_tables->steps, m_tables->keys, m_tables->offsets, m_tables->orbit);
    }

    /// Puts all pixels of a tile at their starts and onto the list.
    void enqueueBegin(const cl::CommandQueue& queue, const DeltaStart& start,
                      const DeltaPlace& place, std::uint32_t count, const cl::Buffer& pixels,
                      const cl::Buffer& list) {
        setArgs(m_begin, 0, start, place, count, pixels, list);
        enqueueItems(queue, m_begin, count);
    }

    void enqueueSteps(const cl::CommandQueue& queue, const DeltaBounds& bounds,
                      const DeltaItems& items, std::uint32_t steps) {
        fathom::enqueueSteps(queue, m_run, 5, bounds, items, steps);
    }

private:
    cl::Kernel m_begin, m_run;
    std::shared_ptr<const DeltaTables> m_tables;  // kernels do not keep their arguments alive
};

/// Kernel for pixels beyond the range of doubles.
class DeltaWideKernel {
public:
    DeltaWideKernel(const cl::Program& program, std::shared_ptr<const DeltaTables> tables)
        : m_run(program, "series_extended_run"), m_tables(std::move(tables)) {
        setArgs(m_run, 1, m_tables->wideSteps, m_tables->wideKeys, m_tables->wideOffsets,
                m_tables->widePoints, m_tables->orbit);
    }

    void enqueueSteps(const cl::CommandQueue& queue, const DeltaBounds& bounds,
                      const DeltaItems& items, std::uint32_t steps) {
        fathom::enqueueSteps(queue, m_run, 6, bounds, items, steps);
    }

private:
    cl::Kernel m_run;
    std::shared_ptr<const DeltaTables> m_tables;
};

/// The entry points of kernels/perturbation/cells.cl. Only the thread that has locked the cells
/// calls them.
class CellKernels {
public:
    CellKernels(const cl::Program& program, std::shared_ptr<const DeltaTables> tables,
                const DeltaSquare& square)
        : m_run(program, "cell_run"), m_make(program, "cell_make"), m_tables(std::move(tables)) {
        const DeltaCellMaps& cells = *m_tables->cells;
        setArgs(m_run, 1, square, m_tables->steps, m_tables->keys, m_tables->offsets,
                m_tables->orbit, cells.maps, cells.known, cells.claimed);
        setArgs(m_make, 0, square, m_tables->orbit, cells.claimed);
        setArgs(m_make, 5, cells.maps, cells.known);
    }

    /// Advances the items of a list by at most `steps` steps each. `lengths` receives the length of
    /// goingOn and the sum of all steps.
    void enqueueSteps(const cl::CommandQueue& queue, const DeltaBounds& bounds,
                      const DeltaItems& items, std::uint32_t steps) {
        m_run.setArg(0, bounds);
        setArgs(m_run, 9, items.pixels, items.list, items.length, steps, items.goingOn,
                items.lengths);
        enqueueItems(queue, m_run, items.length);
    }

    /// Makes the maps of `blocks` claimed blocks, from block `first` on.
    void enqueueMake(const cl::CommandQueue& queue, std::uint32_t first, std::uint32_t blocks) {
        setArgs(m_make, 3, first, blocks);
        enqueueItems(queue, m_make, blocks * kGroupSize);
    }

private:
    cl::Kernel m_run, m_make;
    std::shared_ptr<const DeltaTables> m_tables;
};

}  // namespace fathom
