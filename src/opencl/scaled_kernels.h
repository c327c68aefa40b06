// The entry points of kernels/perturbation/scaled_items.cl with typed arguments. Kernel objects
// belong to one thread at a time.
#pragma once

#include "opencl/delta_kernels.h"

namespace fathom {

/// The entry of the programs over one float or two.
inline constexpr const char* kScaledEntry = "perturbation/scaled_items";

class ScaledKernels {
public:
    ScaledKernels(const cl::Program& program, std::shared_ptr<const ScaledTables> tables)
        : m_begin(program, "scaled_begin"),
          m_run(program, "scaled_run"),
          m_tables(std::move(tables)) {
        setArgs(m_run, 1, m_tables->steps, m_tables->keys, m_tables->offsets, m_tables->orbit);
    }

    /// Puts all pixels of a tile at their starts and onto the list.
    void enqueueBegin(const cl::CommandQueue& queue, const ScaledStart& start,
                      const ScaledPlace& place, std::uint32_t count, const cl::Buffer& pixels,
                      const cl::Buffer& list) {
        setArgs(m_begin, 0, start, place, count, pixels, list);
        enqueueItems(queue, m_begin, count);
    }

    void enqueueSteps(const cl::CommandQueue& queue, const ScaledBounds& bounds,
                      const DeltaItems& items, std::uint32_t steps) {
        setArgs(m_run, 0, bounds);
        setArgs(m_run, 5, items.pixels, items.list, items.length, steps, items.goingOn,
                items.lengths);
        enqueueItems(queue, m_run, items.length);
    }

private:
    cl::Kernel m_begin, m_run;
    std::shared_ptr<const ScaledTables> m_tables;  // kernels do not keep their arguments alive
};

}  // namespace fathom
