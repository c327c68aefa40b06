// Speed of z^2 + c in layouts of 128-bit fixed point, on each OpenCL device: iterations per second
// (of one core on processors, of the whole device otherwise), and the largest error of the first
// steps.
//
// bench_fp128
#include <gmp.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/measure.h"
#include "opencl/opencl_api.h"
#include "opencl/opencl_device.h"

namespace fathom {
namespace {

struct Layout {
    const char* name;
    const char* options;
    unsigned lanes, vectors;             // per work-item
    std::vector<const char*> headers{};  // in kernels/
};

const std::vector<const char*> kOwnHeaders{"portable.h", "shared_structs.h", "number/float.h",
                                           "number/fixed_point.h"};
const std::vector<Layout> kLayouts{
    {"Bainville's Q32.96", "-DFATHOM_Q32_96", 1, 1, {"portable.h", "reference/fp128_q32_96.h"}},
    {"fp128, Q8.120", "-DFATHOM_WORDS", 1, 1, kOwnHeaders},
    {"  without 128-bit integers", "-DFATHOM_WORDS -DFATHOM_FIXED_POINT_BY_WORDS", 1, 1,
     kOwnHeaders},
    {"4 x 2^32, Q4.124", "-DFATHOM_RADIX_32", 1, 1},
    {"  in long8", "-DFATHOM_RADIX_32", 8, 1},
    {"4 x 2^28, Q4.108", "-DFATHOM_RADIX_28 -DDIGITS=4", 1, 1},
    {"  with 32-bit factors", "-DFATHOM_RADIX_28 -DDIGITS=4 -DFATHOM_NARROW", 1, 1},
    {"  in long8", "-DFATHOM_RADIX_28 -DDIGITS=4", 8, 1},
    {"  in two long8", "-DFATHOM_RADIX_28 -DDIGITS=4", 8, 2},
    {"5 x 2^28, Q4.136", "-DFATHOM_RADIX_28 -DDIGITS=5", 1, 1},
    {"  with 32-bit factors", "-DFATHOM_RADIX_28 -DDIGITS=5 -DFATHOM_NARROW", 1, 1},
    {"  in long8", "-DFATHOM_RADIX_28 -DDIGITS=5", 8, 1},
    {"  in two long8", "-DFATHOM_RADIX_28 -DDIGITS=5", 8, 2},
};

std::string textOf(const Layout& layout) {
    const std::filesystem::path root(FATHOM_SOURCE_DIR);
    std::string text;
    for (const char* header : layout.headers)
        text += readFile(root / "kernels" / header, 1 << 20).value();
    return text + readFile(root / "tests/bench/fp128_bench.cl", 1 << 20).value();
}

using Words = std::vector<cl_ulong>;  // Q8.120: re (low words, high words), then im

/// Points near the centre of the main cardioid; none of their orbits escapes.
Words interiorPoints(unsigned pixels) {
    Words c(4 * std::size_t{pixels});
    std::uint64_t random = 1;
    for (unsigned i = 0; i < pixels; ++i)
        for (unsigned part = 0; part < 2; ++part) {
            random = random * 6364136223846793005u + 1442695040888963407u;
            const double value =
                (part ? 0.05 : -0.15) + std::ldexp(static_cast<double>(random >> 11), -53) * 0.1;
            c[(2 * part + 1) * std::size_t{pixels} + i] =
                static_cast<cl_ulong>(static_cast<cl_long>(std::ldexp(value, 56)));
            c[2 * part * std::size_t{pixels} + i] = random * 2862933555777941757u & ~0xffffffull;
        }
    return c;
}

/// A pixel's orbit in integers, in units of 2^-240.
class ExactOrbit {
public:
    ExactOrbit(const Words& c, std::size_t pixel) {
        mpz_inits(m_x, m_y, m_cx, m_cy, m_t, m_u, nullptr);
        load(m_cx, c, pixel, 0);
        load(m_cy, c, pixel, 1);
        mpz_set(m_x, m_cx);
        mpz_set(m_y, m_cy);
    }
    ~ExactOrbit() { mpz_clears(m_x, m_y, m_cx, m_cy, m_t, m_u, nullptr); }
    ExactOrbit(const ExactOrbit&) = delete;
    ExactOrbit& operator=(const ExactOrbit&) = delete;

    void step() {
        mpz_mul(m_t, m_x, m_x);
        mpz_submul(m_t, m_y, m_y);
        mpz_mul(m_u, m_x, m_y);
        mpz_tdiv_q_2exp(m_x, m_t, kBits);
        mpz_add(m_x, m_x, m_cx);
        mpz_tdiv_q_2exp(m_y, m_u, kBits - 1);
        mpz_add(m_y, m_y, m_cy);
    }

    double error(const Words& z, std::size_t pixel) {
        double largest = 0;
        for (const unsigned part : {0u, 1u}) {
            load(m_t, z, pixel, part);
            mpz_sub(m_t, m_t, part ? m_y : m_x);
            largest = std::max(largest, std::fabs(std::ldexp(mpz_get_d(m_t), -kBits)));
        }
        return largest;
    }

private:
    static constexpr int kBits = 240;

    static void load(mpz_ptr value, const Words& words, std::size_t pixel, unsigned part) {
        const std::size_t pixels = words.size() / 4;
        mpz_set_si(value, static_cast<long>(words[(2 * part + 1) * pixels + pixel]));
        mpz_mul_2exp(value, value, 64);
        mpz_add_ui(value, value, words[2 * part * pixels + pixel]);
        mpz_mul_2exp(value, value, kBits - 120);
    }

    mpz_t m_x, m_y, m_cx, m_cy, m_t, m_u;
};

class Device {
public:
    Device(const OpenClDevice& device, const Layout& layout, const Words& c)
        : m_context(device.handle),
          m_queue(m_context, device.handle),
          m_program(m_context, textOf(layout)),
          m_pixels(static_cast<unsigned>(c.size() / 4)),
          m_items(m_pixels / (layout.lanes * layout.vectors)) {
        const std::string options = std::string("-cl-std=CL1.2 ") + layout.options +
                                    " -DLANES=" + std::to_string(layout.lanes) +
                                    " -DVECTORS=" + std::to_string(layout.vectors);
        m_program.build(device.handle, options.c_str());
        m_c = cl::Buffer(m_context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, bytes(4),
                         const_cast<cl_ulong*>(c.data()));  // copied, never written
        m_z = cl::Buffer(m_context, CL_MEM_WRITE_ONLY, bytes(4));
        m_counts = cl::Buffer(m_context, CL_MEM_WRITE_ONLY, bytes(1));
        m_kernel = cl::Kernel(m_program, "iterate");
        m_kernel.setArg(0, m_c);
        m_kernel.setArg(1, m_z);
        m_kernel.setArg(2, m_counts);
        m_kernel.setArg(3, m_pixels);
    }

    void iterate(cl_uint steps) {
        m_kernel.setArg(4, steps);
        m_queue.enqueueNDRangeKernel(m_kernel, cl::NDRange(m_items));
        m_queue.finish();
    }

    Words z() { return read(m_z, 4); }
    Words counts() { return read(m_counts, 1); }

private:
    std::size_t bytes(std::size_t rows) const { return rows * m_pixels * sizeof(cl_ulong); }

    Words read(const cl::Buffer& buffer, std::size_t rows) {
        Words words(rows * m_pixels);
        m_queue.read(buffer, 0, bytes(rows), words.data());
        return words;
    }

    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Program m_program;
    cl_uint m_pixels;
    std::size_t m_items;
    cl::Kernel m_kernel;
    cl::Buffer m_c, m_z, m_counts;
};

double largestError(Device& device, const Words& c) {
    constexpr cl_uint kSteps = 8;
    device.iterate(kSteps);
    const Words z = device.z();
    double largest = 0;
    for (std::size_t pixel = 0; pixel < 256; ++pixel) {
        ExactOrbit exact(c, pixel);
        for (cl_uint n = 0; n < kSteps; ++n)
            exact.step();
        largest = std::max(largest, exact.error(z, pixel));
    }
    return largest;
}

void measure(const OpenClDevice& described) {
    const bool isCpu = described.kind == DeviceKind::OpenClCpu;
    const unsigned pixels = isCpu ? 1u << 12 : 1u << 20;
    const cl_uint steps = isCpu ? 200 : 1000;
    const Words c = interiorPoints(pixels);

    std::vector<std::unique_ptr<Device>> devices;
    std::vector<std::function<void()>> works;
    std::vector<double> errors;
    for (const Layout& layout : kLayouts) {
        Device& device = *devices.emplace_back(std::make_unique<Device>(described, layout, c));
        errors.push_back(largestError(device, c));
        works.emplace_back([&device, steps] { device.iterate(steps); });
    }
    const auto seconds =
        medianSeconds(works, {.clock = isCpu ? Clock::ProcessCpu : Clock::Wall, .rounds = 5});

    std::printf("%s\n  %-28s%12s%14s%14s\n", described.label.c_str(), "", "Git/s", "x Bainville's",
                "log2 error");
    for (std::size_t i = 0; i < kLayouts.size(); ++i) {
        for (const cl_ulong count : devices[i]->counts())
            FATHOM_CHECK(count == steps);  // no orbit escapes
        std::printf("  %-28s%12.4f%14.1f%14.1f\n", kLayouts[i].name,
                    1e-9 * pixels * steps / seconds[i], seconds[0] / seconds[i],
                    std::log2(errors[i]));
    }
}

}  // namespace
}  // namespace fathom

int main() {
    for (const fathom::OpenClDevice& device : fathom::listOpenClDevices(0, nullptr))
        fathom::measure(device);
}
