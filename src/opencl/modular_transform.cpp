#include "opencl/modular_transform.h"

#include <bit>
#include <utility>

#include "base/check.h"
#include "base/measure.h"

namespace fathom {

Result<StepDevice::ModularTransform> modularTransformOnDevice(
    const OpenClDevice& device, const ObtainProgram& programs,
    StepDevice::ModularTransform transform, int times, const std::stop_token& stop) {
    const unsigned count = transform.count, words = transform.words;
    FATHOM_CHECK(std::has_single_bit(count) && count >= 2 && 2 * words % count == 0 &&
                 transform.coefficients.size() == std::size_t{count} * words && times > 0);
    const auto ready = programs({.number = NumberKind::Fp32,
                                 .formula = "mandelbrot",
                                 .entry = "reference/modular_transform"},
                                stop);
    if (!ready) return tl::make_unexpected(ready.error());
    const cl::CommandQueue queue(ready->context, device.handle);
    const std::size_t bytes = transform.coefficients.size() * sizeof(cl_int);
    cl::Buffer from(ready->context, CL_MEM_READ_WRITE, bytes);
    cl::Buffer to(ready->context, CL_MEM_READ_WRITE, bytes);
    const cl::Kernel kernel(ready->program,
                            transform.isByWord ? "transform_words" : "transform_butterflies");
    kernel.setArgs(2, cl_uint{count}, cl_uint{words});
    const std::size_t items = std::size_t{count} / 2 * (transform.isByWord ? words : 1);
    const std::size_t groups = (items + kGroupSize - 1) / kGroupSize;

    double seconds = 0;
    for (int i = 0; i < times; ++i) {
        queue.write(from, 0, bytes, transform.coefficients.data());
        queue.finish();
        const Stopwatch watch;
        for (unsigned length = 1; length < count; length *= 2) {
            kernel.setArgs(0, from, to);
            kernel.setArg(4, cl_uint{length});
            queue.enqueueNDRangeKernel(kernel, cl::NDRange(groups * kGroupSize),
                                       cl::NDRange(kGroupSize));
            std::swap(from, to);
        }
        queue.finish();
        seconds += watch.spent().wall / times;
    }
    queue.read(from, 0, bytes, transform.coefficients.data());
    transform.seconds = seconds;
    return transform;
}

}  // namespace fathom
