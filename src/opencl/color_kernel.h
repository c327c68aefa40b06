// Colours that a device makes of the samples that it has made: the entry point of
// kernels/colors/paint.cl with typed arguments. Kernel objects belong to one thread at a time.
#pragma once

#include <memory>

#include "opencl/item_memory.h"
#include "opencl/opencl_device.h"
#include "opencl/program_source.h"
#include "render/device_colors.h"

namespace fathom {

static_assert(sizeof(ColorTerms) == 64 && sizeof(PaletteColor) == 8,
              "the layout must be that of OpenCL C");

/// The program for any formula and rung.
inline ProgramId colorProgram() {
    return {.number = NumberKind::Fp64, .dividesFloats = true, .entry = "colors/paint"};
}

/// Whether the device should colour what interactive pictures show: graphics devices make samples
/// faster than their host colours them.
inline bool paintsColors(const OpenClDevice& device) {
    return hasDoubles(device) && device.dividesFloats && lanesOf(device, NumberKind::Fp64) == 1;
}

class ColorKernel {
public:
    explicit ColorKernel(const cl::Program& program) : m_paint(program, "colors_paint") {}

    /// Colours the first `count` of memory.samples to memory.colors.pixels.
    void enqueue(const cl::CommandQueue& queue, ItemMemory& memory,
                 const std::shared_ptr<const DeviceColors>& colors, std::uint32_t count);

    /// Runs the kernel on no samples; `scratch` is any buffer.
    void runOnNothing(const cl::CommandQueue& queue, const cl::Buffer& scratch);

private:
    cl::Kernel m_paint;
};

}  // namespace fathom
