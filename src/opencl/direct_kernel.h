// The entry point of kernels/direct.cl with typed arguments.
// A kernel object belongs to one thread at a time.
#pragma once

#include <algorithm>
#include <cstdint>

#include "number/double_word.h"
#include "opencl/opencl_api.h"
#include "opencl/program_source.h"

namespace fathom {

// The kernel headers are meant to be included once for each kind of number.
// NOLINTBEGIN(readability-duplicate-include)
namespace device_fp32 {
#include "portable.h"
using word = float;
using real = float;
#include "direct_structs.h"
}  // namespace device_fp32

namespace device_ff {
#include "portable.h"
using word = float;
using real = FloatFloat;
#include "direct_structs.h"
}  // namespace device_ff

namespace device_fp64 {
#include "portable.h"
using word = double;
using real = double;
#include "direct_structs.h"
}  // namespace device_fp64

namespace device_dd {
#include "portable.h"
using word = double;
using real = DoubleDouble;
#include "direct_structs.h"
}  // namespace device_dd
// NOLINTEND(readability-duplicate-include)

static_assert(sizeof(device_fp32::DirectPixel) == 32 && sizeof(device_ff::DirectPixel) == 40 &&
                  sizeof(device_fp64::DirectPixel) == 48 && sizeof(device_dd::DirectPixel) == 64,
              "the layout must be that of OpenCL C");

template <class Number>
struct DirectTypes;

template <>
struct DirectTypes<float> {
    using Job = device_fp32::DirectJob;
    using Tile = device_fp32::DirectTile;
    using Pixel = device_fp32::DirectPixel;
};

template <>
struct DirectTypes<FloatFloat> {
    using Job = device_ff::DirectJob;
    using Tile = device_ff::DirectTile;
    using Pixel = device_ff::DirectPixel;
};

template <>
struct DirectTypes<double> {
    using Job = device_fp64::DirectJob;
    using Tile = device_fp64::DirectTile;
    using Pixel = device_fp64::DirectPixel;
};

template <>
struct DirectTypes<DoubleDouble> {
    using Job = device_dd::DirectJob;
    using Tile = device_dd::DirectTile;
    using Pixel = device_dd::DirectPixel;
};

/// The four coordinate tables on the device.
struct DeviceTables {
    cl::Buffer reFromX, imFromX, reFromY, imFromY;
};

template <class Number>
class DirectKernel {
public:
    using Job = typename DirectTypes<Number>::Job;
    using Tile = typename DirectTypes<Number>::Tile;

    DirectKernel(const cl::Program& program, const Job& job, const DeviceTables& tables)
        : m_kernel(program, "direct_slice"), m_tables(tables) {
        m_kernel.setArg(0, job);
        m_kernel.setArg(3, m_tables.reFromX);
        m_kernel.setArg(4, m_tables.imFromX);
        m_kernel.setArg(5, m_tables.reFromY);
        m_kernel.setArg(6, m_tables.imFromY);
    }

    /// Advances the pixels of a tile by at most `steps`; adds those still running to `running`.
    void enqueue(const cl::CommandQueue& queue, const Tile& tile, std::uint32_t steps,
                 const cl::Buffer& pixels, const cl::Buffer& running) {
        m_kernel.setArg(1, tile);
        m_kernel.setArg(2, steps);
        m_kernel.setArg(7, pixels);
        m_kernel.setArg(8, running);
        const std::size_t groups = std::max(1u, (tile.pixels + kGroupSize - 1) / kGroupSize);
        queue.enqueueNDRangeKernel(m_kernel, cl::NullRange, cl::NDRange(groups * kGroupSize),
                                   cl::NDRange(kGroupSize));
    }

private:
    cl::Kernel m_kernel;
    DeviceTables m_tables;  // a kernel object does not keep its arguments alive
};

}  // namespace fathom
