// The entry points of kernels/lanes/lanes.cl with typed arguments.
// Kernel objects belong to one thread at a time.
#pragma once

#include <optional>
#include <span>
#include <type_traits>

#include "opencl/opencl_api.h"
#include "opencl/program_source.h"
#include "render/lane_runner.h"

namespace fathom {

/// An array that a device's kernels and the host both see without transfers; for devices with
/// lanes.
template <class T>
class SharedArray {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    explicit SharedArray(cl::Context context) : m_context(std::move(context)) {}

    /// Room for at least `count` values, content undefined. No kernel may still use the earlier
    /// values.
    T* reserve(std::size_t count) {
        if (m_memory.bytes() < count * sizeof(T)) {
            m_memory = {};
            m_memory = cl::SharedMemory(m_context, count * sizeof(T));
        }
        return static_cast<T*>(m_memory.data());
    }

private:
    cl::Context m_context;
    cl::SharedMemory m_memory;
};

/// Kernels over rows and parts that lie in shared memory.
template <class Word>
class LaneKernels {
public:
    LaneKernels(const cl::Program& program, bool hasScouts) : m_counted(program, "counted") {
        if (hasScouts) m_scout.emplace(program, "scout");
    }

    cl::Event enqueueCount(const cl::CommandQueue& queue, const LaneRows<Word>& rows,
                           std::span<LanePart<Word>> parts) {
        setRows(m_counted, rows);
        m_counted.setArg(4, parts.data());
        return enqueue(queue, m_counted, parts.size());
    }

    /// Shares the listed pixels among `items` work-items.
    cl::Event enqueueScout(const cl::CommandQueue& queue, const LaneRows<Word>& rows,
                           std::size_t items) {
        setRows(*m_scout, rows);
        const auto pixelsOfItem = static_cast<cl_uint>((rows.pixels + items - 1) / items);
        m_scout->setArgs(4, rows.list, rows.pixels, pixelsOfItem, rows.block, rows.blocks,
                         rows.is_ahead);
        return enqueue(queue, *m_scout, items);
    }

private:
    static void setRows(cl::Kernel& kernel, const LaneRows<Word>& rows) {
        kernel.setArgs(0, rows.words, rows.steps, rows.seed, rows.escape_radius2);
    }

    static cl::Event enqueue(const cl::CommandQueue& queue, const cl::Kernel& kernel,
                             std::size_t items) {
        cl::Event ended;
        queue.enqueueNDRangeKernel(kernel, cl::NDRange(items), cl::NDRange(1), &ended);
        return ended;
    }

    cl::Kernel m_counted;
    std::optional<cl::Kernel> m_scout;
};

}  // namespace fathom
