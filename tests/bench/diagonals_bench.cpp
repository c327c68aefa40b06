// Products of a sparse matrix, kept by diagonals, and a vector that is read from a buffer, from
// local memory or from an image, on each OpenCL device; after "OpenCL Optimization Case Study:
// Diagonal Sparse Matrix Vector Multiplication" (AMD, 2010). Results are compared with the host's,
// exactly.
//
// bench_diagonals
#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/measure.h"
#include "opencl/opencl_api.h"
#include "opencl/opencl_device.h"

namespace fathom {
namespace {

constexpr int kRows = 1 << 20, kDiagonals = 64, kReach = 1024, kGroup = 64, kWidth = 1024;

/// Small integers, whose sums of products are exact in floats.
std::vector<float> smallIntegers(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<float> values(count);
    for (float& value : values)
        value = static_cast<float>(static_cast<int>(random() % 17) - 8);
    return values;
}

std::vector<cl_int> makeOffsets() {
    std::mt19937 random(3);
    std::vector<cl_int> offsets{0};
    while (offsets.size() < kDiagonals) {
        const auto offset = static_cast<cl_int>(random() % (2 * kReach)) - kReach;
        if (std::ranges::find(offsets, offset) == offsets.end()) offsets.push_back(offset);
    }
    std::ranges::sort(offsets);
    return offsets;
}

struct Problem {
    std::vector<cl_int> offsets = makeOffsets();
    std::vector<float> a = smallIntegers(std::size_t{kRows} * kDiagonals, 1);
    std::vector<float> x = smallIntegers(kRows, 2);

    std::vector<float> product() const {
        std::vector<float> y(kRows);
        for (int d = 0; d < kDiagonals; ++d)
            for (int i = 0; i < kRows; ++i) {
                const int at = i + offsets[static_cast<std::size_t>(d)];
                if (at >= 0 && at < kRows)
                    y[static_cast<std::size_t>(i)] +=
                        a[static_cast<std::size_t>(d) * kRows + static_cast<std::size_t>(i)] *
                        x[static_cast<std::size_t>(at)];
            }
        return y;
    }
};

class Products {
public:
    Products(const cl::Device& device, const Problem& problem)
        : m_device(device),
          m_context(device),
          m_queue(m_context, device),
          m_problem(problem),
          m_a(uploaded(problem.a)),
          m_x(uploaded(problem.x)),
          m_offsets(uploaded(problem.offsets)),
          m_y(m_context, CL_MEM_READ_WRITE, kRows * sizeof(float)) {}

    struct Outcome {
        double seconds;
        bool isRight;
    };
    Outcome time(const char* option, const std::vector<float>& expected) {
        const cl::Kernel kernel(program(option), "multiply");
        const bool isImage = std::string(option) == "-DFATHOM_IMAGE";
        cl_mem image = isImage ? imageOfX() : nullptr;
        kernel.setArg(0, m_a);
        if (isImage)
            kernel.setArg(1, image);
        else
            kernel.setArg(1, m_x);
        kernel.setArgs(2, m_offsets, m_y);
        const double seconds = secondsOf(kernel, kRows / 4, kGroup);
        std::vector<float> y(kRows);
        m_queue.read(m_y, 0, kRows * sizeof(float), y.data());
        if (image) clReleaseMemObject(image);
        return {seconds, y == expected};
    }

    /// Bytes per second that a copy reads and writes.
    double copyRate() {
        const cl::Buffer to(m_context, CL_MEM_WRITE_ONLY, m_a.bytes());
        const cl::Kernel kernel(program(""), "copy");
        kernel.setArgs(0, m_a, to);
        return 2.0 * static_cast<double>(m_a.bytes()) /
               secondsOf(kernel, m_a.bytes() / sizeof(cl_float4), kGroup);
    }

private:
    template <class Value>
    cl::Buffer uploaded(const std::vector<Value>& values) const {
        cl::Buffer buffer(m_context, CL_MEM_READ_ONLY, values.size() * sizeof(Value));
        m_queue.write(buffer, 0, buffer.bytes(), values.data());
        return buffer;
    }

    cl::Program program(const std::string& option) const {
        cl::Program program(
            m_context,
            readFile(FATHOM_SOURCE_DIR "/tests/bench/diagonals_bench.cl", 1 << 16).value());
        program.build(m_device, ("-cl-std=CL1.2 -DROWS=" + std::to_string(kRows) +
                                 " -DDIAGONALS=" + std::to_string(kDiagonals) +
                                 " -DREACH=" + std::to_string(kReach) + " " + option)
                                    .c_str());
        return program;
    }

    cl_mem imageOfX() const {
        const cl_image_format format{CL_RGBA, CL_FLOAT};
        cl_image_desc image{};
        image.image_type = CL_MEM_OBJECT_IMAGE2D;
        image.image_width = kWidth;
        image.image_height = kRows / 4 / kWidth;
        const cl_mem made =
            clCreateImage(m_context.get(), CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, &format, &image,
                          const_cast<float*>(m_problem.x.data()), nullptr);  // it is copied
        FATHOM_CHECK(made);
        return made;
    }

    double secondsOf(const cl::Kernel& kernel, std::size_t items, std::size_t group) const {
        std::vector<double> seconds;
        for (int i = 0; i < 15; ++i) {
            const Stopwatch watch;
            m_queue.enqueueNDRangeKernel(kernel, cl::NDRange(items), cl::NDRange(group));
            m_queue.finish();
            seconds.push_back(watch.spent().wall);
        }
        return medianOf(std::move(seconds));
    }

    const cl::Device m_device;
    const cl::Context m_context;
    const cl::CommandQueue m_queue;
    const Problem& m_problem;
    const cl::Buffer m_a, m_x, m_offsets, m_y;
};

void benchDevice(const OpenClDevice& device, const Problem& problem,
                 const std::vector<float>& expected) {
    Products products(device.handle, problem);
    const double rate = products.copyRate();
    const double bound = rate / sizeof(float) * 2;  // 2 operations for each entry of the matrix
    std::printf("%s, a copy reads and writes %.1f GB/s: at most %.1f GFLOP/s\n",
                device.label.c_str(), rate / 1e9, bound / 1e9);
    const std::pair<const char*, const char*> ways[]{{"buffer", "-DFATHOM_BUFFER"},
                                                     {"local memory", "-DFATHOM_LOCAL"},
                                                     {"image", "-DFATHOM_IMAGE"}};
    for (const auto& [name, option] : ways) {
        if (std::string(name) == "image" && !device.handle.info<cl_bool>(CL_DEVICE_IMAGE_SUPPORT)) {
            std::printf("  %-14s%12s\n", name, "has none");
            continue;
        }
        const auto [seconds, isRight] = products.time(option, expected);
        const double flops = 2.0 * kRows * kDiagonals / seconds;
        std::printf("  %-14s%8.1f GFLOP/s%6.0f %%  %s\n", name, flops / 1e9, 100 * flops / bound,
                    isRight ? "exact" : "WRONG");
    }
}

}  // namespace
}  // namespace fathom

int main() {
    using namespace fathom;
    const Problem problem;
    const auto expected = problem.product();
    for (const OpenClDevice& device : listOpenClDevices(0, nullptr))
        benchDevice(device, problem, expected);
}
