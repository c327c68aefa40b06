// The entry point of kernels/direct.cl with typed arguments.
// A kernel object belongs to one thread at a time.
#pragma once

#include <algorithm>
#include <cstdint>

#include "opencl/opencl_api.h"
#include "opencl/program_source.h"
#include "render/direct_number.h"
#include "render/pixel_grid.h"

namespace fathom {

static_assert(sizeof(DirectTypes<float, float>::DirectPixel) == 56 &&
                  sizeof(DirectTypes<FloatFloat, float>::DirectPixel) == 64 &&
                  sizeof(DirectTypes<double, double>::DirectPixel) == 96 &&
                  sizeof(DirectTypes<DoubleDouble, double>::DirectPixel) == 112,
              "the layout must be that of OpenCL C");

/// The four coordinate tables on the device.
struct DeviceTables {
    cl::Buffer reFromX, imFromX, reFromY, imFromY;
};

template <class Number>
DeviceTables uploadedTables(const cl::Context& context, const CoordinateTables<Number>& tables) {
    const auto uploaded = [&](const std::vector<Number>& values) {
        return cl::Buffer(context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR,
                          values.size() * sizeof(Number),
                          const_cast<Number*>(values.data()));  // copied, never written
    };
    return {uploaded(tables.reFromX), uploaded(tables.imFromX), uploaded(tables.reFromY),
            uploaded(tables.imFromY)};
}

template <class Number>
class DirectKernel {
public:
    using Job = typename DirectTypesOf<Number>::DirectJob;
    using Tile = typename DirectTypesOf<Number>::DirectTile;

    DirectKernel(const cl::Program& program, const Job& job, const DeviceTables& tables)
        : m_kernel(program, "direct_slice"), m_tables(tables) {
        m_kernel.setArg(0, job);
        m_kernel.setArgs(3, m_tables.reFromX, m_tables.imFromX, m_tables.reFromY, m_tables.imFromY);
    }

    /// Advances the pixels of a tile by at most `steps`; adds the number of those that still run to
    /// `running`.
    void enqueue(const cl::CommandQueue& queue, const Tile& tile, std::uint32_t steps,
                 const cl::Buffer& pixels, const cl::Buffer& running) {
        m_kernel.setArgs(1, tile, steps);
        m_kernel.setArgs(7, pixels, running);
        const std::size_t groups = std::max(1u, (tile.pixels + kGroupSize - 1) / kGroupSize);
        queue.enqueueNDRangeKernel(m_kernel, cl::NDRange(groups * kGroupSize),
                                   cl::NDRange(kGroupSize));
    }

private:
    cl::Kernel m_kernel;
    DeviceTables m_tables;  // a kernel object does not keep its arguments alive
};

}  // namespace fathom
