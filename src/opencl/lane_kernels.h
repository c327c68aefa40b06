// The entry points of kernels/lanes/lanes.cl with typed arguments.
// Kernel objects belong to one thread at a time.
#pragma once

#include "opencl/opencl_api.h"
#include "opencl/program_source.h"
#include "render/lane_tile.h"

namespace fathom {

/// A lane_rows' memory on the device.
struct LaneBuffers {
    cl::Buffer words, counts, list;
};

/// How the pixels of a call are shared among work-items.
struct LaneShares {
    std::size_t items = 1;
    std::uint32_t pixels = 1;  // of each item
};

template <class Word>
class LaneKernels {
public:
    explicit LaneKernels(const cl::Program& program)
        : m_kernels{cl::Kernel(program, "first"), cl::Kernel(program, "counted"),
                    cl::Kernel(program, "scout")} {}

    /// The pointers of `rows` are not read.
    void enqueue(const cl::CommandQueue& queue, LaneKernel which, const LaneRows<Word>& rows,
                 const LaneBuffers& buffers, const LaneShares& shares) {
        cl::Kernel& kernel = m_kernels[static_cast<std::size_t>(which)];
        kernel.setArg(0, buffers.words);
        kernel.setArg(1, rows.stride);
        kernel.setArg(2, buffers.counts);
        kernel.setArg(3, buffers.list);
        kernel.setArg(4, rows.pixels);
        kernel.setArg(5, shares.pixels);
        kernel.setArg(6, rows.steps);
        kernel.setArg(7, rows.block);
        kernel.setArg(8, rows.blocks);
        kernel.setArg(9, rows.is_ahead);
        kernel.setArg(10, rows.seed);
        kernel.setArg(11, rows.escape_radius2);
        queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(shares.items),
                                   cl::NDRange(1));
    }

private:
    std::array<cl::Kernel, kLaneKernels.size()> m_kernels;
};

}  // namespace fathom
