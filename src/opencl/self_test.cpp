#include "opencl/self_test.h"

#include <cmath>
#include <limits>

#include "render/direct_number.h"

namespace fathom {

namespace {

// Near -3/4 the iteration count is pi divided by the distance to it (D. Boll, 1991; A. Klebanoff,
// Fractals 9, 2001).
constexpr double kPointRe = -0.75, kPointIm = 0.0009765625, kEscapeRadius2 = 4;
constexpr cl_uint kKnownCount = 3217, kEscaped = 1;

template <class Number>
Result<void> judge(const OpenClDevice& device, const cl::Context& context,
                   const cl::Program& program, bool hasTwoWords) {
    // (1 + e)(1 - e) - 1 is -e^2 when fused, and 0 when the product is rounded on its own.
    const Number e = std::ldexp(Number{1}, -(std::numeric_limits<Number>::digits / 2 + 2));
    const Number smallest = std::numeric_limits<Number>::min();
    const Number half{0.5};
    const Number tiny = std::ldexp(Number{1}, -(std::numeric_limits<Number>::digits + 8));
    Number in[] = {1 + e,
                   1 - e,
                   -1,
                   smallest,
                   half,
                   static_cast<Number>(kPointRe),
                   static_cast<Number>(kPointIm),
                   static_cast<Number>(kEscapeRadius2),
                   tiny};
    Number out[4] = {};
    cl_uint count[2] = {};

    const cl::Buffer input(context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, sizeof in, in);
    const cl::Buffer output(context, CL_MEM_WRITE_ONLY, sizeof out);
    const cl::Buffer counted(context, CL_MEM_WRITE_ONLY, sizeof count);
    const auto queue = cl::CommandQueue::ofFirstRuns(context, device.handle);
    const cl::Kernel kernel(program, "self_test");
    kernel.setArg(0, input);
    kernel.setArg(1, output);
    kernel.setArg(2, counted);
    queue.enqueueNDRangeKernel(kernel, cl::NDRange(1), cl::NDRange(1));
    queue.read(output, 0, sizeof out, out);
    queue.read(counted, 0, sizeof count, count);

    const auto rejected = [&](const char* reason) {
        return fail(ErrorCode::DeviceUnavailable, {"%1 failed its self-test because it %2, and is "
                                                   "not used; updating its driver may help.",
                                                   {device.label, reason}});
    };
    if (out[0] != -e * e)
        return rejected(phrase("does not fuse a multiplication with an addition"));
    if (out[1] != 0) return rejected(phrase("fuses operations that must be rounded one by one"));
    if (out[2] != smallest * half) return rejected(phrase("drops the smallest numbers"));
    if (out[3] != (hasTwoWords ? tiny : 0)) return rejected(phrase("loses the low words of sums"));
    if (count[0] != kKnownCount || count[1] != kEscaped)
        return rejected(phrase("miscounts iterations"));
    return {};
}

}  // namespace

Result<void> selfTest(const OpenClDevice& device, const cl::Context& context, NumberKind number,
                      const ProgramCache& cache, const std::filesystem::path& kernelFolder) {
    const auto source = assembleProgram(
        {.number = number, .formula = "mandelbrot", .power = 2, .entry = "self_test"},
        kernelFolder);
    if (!source) return tl::make_unexpected(source.error());
    const auto loaded = cache.load(device, context, *source);
    if (!loaded) return tl::make_unexpected(loaded.error());

    auto passed = visitMachineNumber(number, [&]<class Number>() {
        using Word = typename DirectNumber<Number>::Word;
        return judge<Word>(device, context, loaded->program, !std::is_same_v<Word, Number>);
    });
    if (passed && !loaded->isKept) cache.keep(device, loaded->program, *source);
    return passed;
}

}  // namespace fathom
