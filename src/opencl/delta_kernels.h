// The entry points of kernels/perturbation/*.cl with typed arguments.
// Kernel objects belong to one thread at a time.
#pragma once

#include <algorithm>
#include <span>
#include <type_traits>

#include "opencl/opencl_api.h"
#include "opencl/program_source.h"
#include "orbit/generic_delta_types.h"

namespace fathom {

namespace kernel {
#include "perturbation/item_structs.h"
}

using DeltaPlace = kernel::delta_place;
static_assert(sizeof(DeltaPixel) == 72 && sizeof(DeltaStart) == 576 && sizeof(DeltaPlace) == 120 &&
                  sizeof(DeltaBounds) == 64 && sizeof(DeltaSquare) == 56,
              "the layout must be that of OpenCL C");
static_assert(sizeof(GenericPixel) == 112 && sizeof(GenericPoint) == 32 &&
                  sizeof(GenericExtendedPoint) == 72 && sizeof(LinearStep) == 64 &&
                  sizeof(LinearExtendedStep) == 72 && sizeof(GenericKept) == 32 &&
                  sizeof(GenericStart) == 24 && sizeof(GenericBounds) == 680,
              "the layout must be that of OpenCL C");

// ---- What differs between formulas and numbers -----------------------------------------------

/// z^2 + c in doubles. The kernel for pixels beyond the range of doubles has a program of its own,
/// and so have cells.
struct MandelbrotKernels {
    static constexpr const char* kEntry = "perturbation/series_items";
    static constexpr const char* kExtendedEntry = "perturbation/series_extended_items";
    static constexpr const char* kCellEntry = "perturbation/cells";
    static constexpr const char *kBegin = "series_begin", *kPlain = "series_run",
                                *kExtended = "series_extended_run";
    static constexpr std::size_t kKeptBytes = 0;
    static constexpr bool kCanMove = true;
    using Pixel = DeltaPixel;
    using Start = DeltaStart;
    using Place = DeltaPlace;
    using Bounds = DeltaBounds;
};

/// z^2 + c in one float or two; all exponents are extended.
struct ScaledKernels {
    static constexpr const char* kEntry = "perturbation/scaled_items";
    static constexpr const char *kBegin = "scaled_begin", *kPlain = "scaled_run",
                                *kExtended = nullptr;
    static constexpr std::size_t kKeptBytes = 0;
    static constexpr bool kCanMove = false;
    using Pixel = ScaledPixel;
    using Start = ScaledStart;
    using Place = ScaledPlace;
    using Bounds = ScaledBounds;
};

/// All other formulas in doubles.
struct GenericKernels {
    static constexpr const char* kEntry = "perturbation/generic_items";
    static constexpr const char* kExtendedEntry = "perturbation/generic_extended_items";
    static constexpr const char* kCellEntry = "perturbation/generic_cells";  // of z^p + c
    static constexpr const char *kBegin = "generic_begin", *kPlain = "generic_run",
                                *kExtended = "generic_extended_run";
    static constexpr std::size_t kKeptBytes = sizeof(GenericKept);  // for each item
    static constexpr bool kCanMove = true;  // from plain steps to extended ones and back
    using Pixel = GenericPixel;
    using Start = GenericStart;
    using Place = DeltaPlace;
    using Bounds = GenericBounds;
};

// ---- Calls -----------------------------------------------------------------------------------

/// Items that still run, and the list of those that a call advances.
struct DeltaItems {
    cl::Buffer kept;  // null if the kernel keeps no points
    cl::Buffer pixels, list;
    std::uint32_t length = 0;  // of the list
    cl::Buffer goingOn;        // still running, by these steps
    cl::Buffer moving;         // still running, by the other kind; null if there is none
    cl::Buffer lengths;        // lengths of the plain and the extended list; kernels raise them
};

/// `ended` may be null.
inline void enqueueItems(const cl::CommandQueue& queue, const cl::Kernel& kernel,
                         std::uint32_t items, cl::Event* ended = nullptr) {
    const std::size_t groups = std::max(1u, (items + kGroupSize - 1) / kGroupSize);
    queue.enqueueNDRangeKernel(kernel, cl::NDRange(groups * kGroupSize), cl::NDRange(kGroupSize),
                               ended);
}

/// Puts all pixels of a tile at their starts and onto the list.
template <class Kernels>
class BeginKernel {
public:
    explicit BeginKernel(const cl::Program& program) : m_kernel(program, Kernels::kBegin) {}

    /// `given`: the points of the pixels, if place.is_given; else it may be null.
    void enqueue(const cl::CommandQueue& queue, const typename Kernels::Start& start,
                 const typename Kernels::Place& place, const cl::Buffer& given, std::uint32_t count,
                 const cl::Buffer& pixels, const cl::Buffer& list) {
        m_kernel.setArgs(0, start, place);
        cl_uint next = 2;
        if constexpr (std::is_same_v<typename Kernels::Place, DeltaPlace>)
            m_kernel.setArg(next++, given);
        m_kernel.setArgs(next, count, pixels, list);
        enqueueItems(queue, m_kernel, count);
    }

private:
    cl::Kernel m_kernel;
};

/// Advances items. Its arguments are the bounds, the tables, and the items.
template <class Bounds>
class StepKernel {
public:
    /// `square`: for the kernel that goes through cells. The kernel does not keep the tables alive.
    StepKernel(const cl::Program& program, const char* name, std::span<const cl::Buffer> tables,
               const DeltaSquare* square = nullptr)
        : m_kernel(program, name) {
        if (square) m_kernel.setArg(m_firstOfItems++, *square);
        for (const cl::Buffer& table : tables)
            m_kernel.setArg(m_firstOfItems++, table);
    }

    /// Advances each item of the list by at most `steps` steps.
    cl::Event enqueue(const cl::CommandQueue& queue, const Bounds& bounds, const DeltaItems& items,
                      std::uint32_t steps) {
        cl_uint next = m_firstOfItems;
        m_kernel.setArg(0, bounds);
        if (items.kept) m_kernel.setArg(next++, items.kept);
        m_kernel.setArgs(next, items.pixels, items.list, items.length, steps, items.goingOn);
        next += 5;
        if (items.moving) m_kernel.setArg(next++, items.moving);
        m_kernel.setArg(next, items.lengths);
        cl::Event ended;
        enqueueItems(queue, m_kernel, items.length, &ended);
        return ended;
    }

private:
    cl::Kernel m_kernel;
    cl_uint m_firstOfItems = 1;
};

/// Makes maps of cells: cell_make of kernels/perturbation/cell_calls.h.
class CellMaker {
public:
    CellMaker(const cl::Program& program, const DeltaSquare& square, const cl::Buffer& orbit,
              const cl::Buffer& maps, const cl::Buffer& known, const cl::Buffer& claimed)
        : m_kernel(program, "cell_make") {
        m_kernel.setArgs(0, square, orbit, claimed);
        m_kernel.setArgs(5, maps, known);
    }

    /// Makes the maps of `blocks` claimed blocks, from block `first` on.
    void enqueue(const cl::CommandQueue& queue, std::uint32_t first, std::uint32_t blocks) {
        m_kernel.setArgs(3, first, blocks);
        enqueueItems(queue, m_kernel, blocks * kGroupSize);
    }

private:
    cl::Kernel m_kernel;
};

}  // namespace fathom
