#include "opencl/color_kernel.h"

#include <utility>

#include "opencl/delta_kernels.h"

namespace fathom {

namespace {

template <class Value>
void upload(const cl::CommandQueue& queue, ItemMemory& memory, std::span<const Value> table,
            cl::Buffer& buffer) {
    memory.reserve(buffer, table.size_bytes());
    queue.write(buffer, 0, table.size_bytes(), table.data());
}

/// Tables do not change, and those that are kept have their addresses to themselves.
bool haveSameTables(const DeviceColors& a, const DeviceColors& b) {
    return a.curve.data() == b.curve.data() && a.palette.data() == b.palette.data() &&
           a.codes.data() == b.codes.data();
}

}  // namespace

void ColorKernel::enqueue(const cl::CommandQueue& queue, ItemMemory& memory,
                          const std::shared_ptr<const DeviceColors>& colors, std::uint32_t count) {
    ItemMemory::Colors& there = memory.colors;
    if (!there.of || !haveSameTables(*there.of, *colors)) {
        there.of = nullptr;
        upload(queue, memory, colors->curve, there.curve);
        upload(queue, memory, colors->palette, there.palette);
        upload(queue, memory, colors->codes, there.codes);
        there.of = colors;
    }
    memory.reserve(there.pixels, count * sizeof(cl_uint));
    m_paint.setArg(0, colors->terms);
    m_paint.setArgs(1, there.curve, there.palette, there.codes, memory.samples, count,
                    there.pixels);
    enqueueItems(queue, m_paint, count);
}

void ColorKernel::runOnNothing(const cl::CommandQueue& queue, const cl::Buffer& scratch) {
    m_paint.setArg(0, ColorTerms{});
    m_paint.setArgs(1, scratch, scratch, scratch, scratch, cl_uint{0}, scratch);
    enqueueItems(queue, m_paint, 0);
}

}  // namespace fathom
