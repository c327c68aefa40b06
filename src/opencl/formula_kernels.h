// The entry points of kernels/perturbation/generic_items.cl and generic_extended_items.cl with
// typed arguments. Kernel objects belong to one thread at a time.
#pragma once

#include "opencl/delta_kernels.h"

namespace fathom {

static_assert(sizeof(FormulaPixel) == 96 && sizeof(FormulaPoint) == 32 &&
                  sizeof(FormulaWidePoint) == 72 && sizeof(LinearStep) == 64 &&
                  sizeof(LinearWideStep) == 72 && sizeof(FormulaKept) == 32 &&
                  sizeof(FormulaStart) == 24 && sizeof(FormulaBounds) == 104,
              "the layout must be that of OpenCL C");

/// The entries of the programs over doubles.
inline constexpr const char* kFormulaEntry = "perturbation/generic_items";
inline constexpr const char* kFormulaWideEntry = "perturbation/generic_extended_items";

class FormulaKernels {
public:
    FormulaKernels(const cl::Program& program, std::shared_ptr<const FormulaTables> tables)
        : m_begin(program, "generic_begin"),
          m_narrow(program, "generic_run"),
          m_tables(std::move(tables)) {
        setArgs(m_narrow, 1, m_tables->points, m_tables->steps, m_tables->keys, m_tables->offsets);
    }

    /// Puts all pixels of a tile at their starts and onto the list.
    void enqueueBegin(const cl::CommandQueue& queue, const FormulaStart& start,
                      const DeltaPlace& place, std::uint32_t count, const cl::Buffer& pixels,
                      const cl::Buffer& list) {
        setArgs(m_begin, 0, start, place, count, pixels, list);
        enqueueItems(queue, m_begin, count);
    }

    /// `kept`: one FormulaKept for each pixel.
    void enqueueSteps(const cl::CommandQueue& queue, const FormulaBounds& bounds,
                      const cl::Buffer& kept, const DeltaItems& items, std::uint32_t steps) {
        m_narrow.setArg(5, kept);
        fathom::enqueueSteps(queue, m_narrow, 6, bounds, items, steps);
    }

private:
    cl::Kernel m_begin, m_narrow;
    std::shared_ptr<const FormulaTables> m_tables;  // kernels do not keep their arguments alive
};

/// Kernel for pixels beyond the range of doubles.
class FormulaWideKernel {
public:
    FormulaWideKernel(const cl::Program& program, std::shared_ptr<const FormulaTables> tables)
        : m_wide(program, "generic_extended_run"), m_tables(std::move(tables)) {
        setArgs(m_wide, 1, m_tables->points, m_tables->wideSteps, m_tables->wideRadii,
                m_tables->offsets, m_tables->widePoints);
    }

    void enqueueSteps(const cl::CommandQueue& queue, const FormulaBounds& bounds,
                      const DeltaItems& items, std::uint32_t steps) {
        fathom::enqueueSteps(queue, m_wide, 6, bounds, items, steps);
    }

private:
    cl::Kernel m_wide;
    std::shared_ptr<const FormulaTables> m_tables;
};

}  // namespace fathom
