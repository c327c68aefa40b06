// The entry points of kernels/lanes/lanes.cl with typed arguments.
// Kernel objects belong to one thread at a time.
#pragma once

#include "opencl/opencl_api.h"
#include "opencl/program_source.h"
#include "render/lane_tile.h"

namespace fathom {

/// A lane_rows' memory on the device.
struct LaneBuffers {
    cl::Buffer words, counts, parts, list;
};

template <class Word>
class LaneKernels {
public:
    explicit LaneKernels(const cl::Program& program)
        : m_counted(program, "counted"), m_scout(program, "scout") {}

    // The pointers of `rows` are not read.
    void enqueueCount(const cl::CommandQueue& queue, const LaneRows<Word>& rows,
                      const LaneBuffers& buffers, std::size_t parts) {
        setRows(m_counted, rows, buffers);
        m_counted.setArg(6, buffers.parts);
        queue.enqueueNDRangeKernel(m_counted, cl::NullRange, cl::NDRange(parts), cl::NDRange(1));
    }

    /// The listed pixels are shared among so many work-items.
    void enqueueScout(const cl::CommandQueue& queue, const LaneRows<Word>& rows,
                      const LaneBuffers& buffers, std::size_t items) {
        setRows(m_scout, rows, buffers);
        m_scout.setArg(6, buffers.list);
        m_scout.setArg(7, rows.pixels);
        m_scout.setArg(8, static_cast<cl_uint>((rows.pixels + items - 1) / items));
        m_scout.setArg(9, rows.block);
        m_scout.setArg(10, rows.blocks);
        m_scout.setArg(11, rows.is_ahead);
        queue.enqueueNDRangeKernel(m_scout, cl::NullRange, cl::NDRange(items), cl::NDRange(1));
    }

private:
    static void setRows(cl::Kernel& kernel, const LaneRows<Word>& rows,
                        const LaneBuffers& buffers) {
        kernel.setArg(0, buffers.words);
        kernel.setArg(1, rows.stride);
        kernel.setArg(2, buffers.counts);
        kernel.setArg(3, rows.steps);
        kernel.setArg(4, rows.seed);
        kernel.setArg(5, rows.escape_radius2);
    }

    cl::Kernel m_counted, m_scout;
};

}  // namespace fathom
