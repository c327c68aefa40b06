// Cost of a look-up on each OpenCL device through a buffer, constant memory or an image: a colour
// in a palette, a point of an orbit, or a step in a table of steps.
//
// bench_lookups
#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <random>
#include <string>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/measure.h"
#include "opencl/opencl_api.h"
#include "opencl/opencl_device.h"

namespace fathom {
namespace {

using Words = std::vector<cl_uint>;

struct Table {
    const char* name;
    cl_uint entries, rows;  // entries of 16 bytes
    std::size_t bytes() const { return std::size_t{16} * entries * rows; }
};
constexpr Table kTables[]{
    {"palette, 16 KiB", 1u << 10, 1},        {"short orbit, 64 KiB", 1u << 12, 1},
    {"orbit, 4 MiB", 1u << 18, 1},           {"short table of steps, 512 KiB", 1u << 12, 8},
    {"table of steps, 64 MiB", 1u << 19, 8},
};

struct Way {
    const char* name;
    const char* option;
};
constexpr Way kWays[]{
    {"buffer", "-DFATHOM_BUFFER"}, {"constant", "-DFATHOM_CONSTANT"}, {"image", "-DFATHOM_IMAGE"}};

bool holds(const cl::Device& device, const Way& way, const Table& table) {
    const std::string name = way.name;
    if (name == "constant")
        return table.bytes() <= device.info<cl_ulong>(CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE);
    return name == "buffer" ||
           (device.info<cl_bool>(CL_DEVICE_IMAGE_SUPPORT) &&
            table.bytes() / 16 <= device.info<std::size_t>(CL_DEVICE_IMAGE_MAX_BUFFER_SIZE));
}

class Lookups {
public:
    Lookups(const cl::Device& device, const Way& way, const Table& table, std::size_t items)
        : m_context(device),
          m_queue(m_context, device),
          m_program(m_context,
                    readFile(FATHOM_SOURCE_DIR "/tests/bench/lookups_bench.cl", 1 << 16).value()),
          m_items(items) {
        const std::string rows = " -DROWS=" + std::to_string(table.rows);
        m_program.build(device, (std::string("-cl-std=CL1.2 ") + way.option + rows).c_str());
        Words words(table.bytes() / sizeof(cl_uint));
        std::mt19937 random(1);
        for (cl_uint& word : words)
            word = static_cast<cl_uint>(random());
        m_table = cl::Buffer(m_context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, table.bytes(),
                             words.data());
        m_ends = cl::Buffer(m_context, CL_MEM_WRITE_ONLY, m_items * sizeof(cl_uint));
        m_kernel = cl::Kernel(m_program, "look_up");
        if (std::string(way.name) == "image") {
            const cl_image_format format{CL_RGBA, CL_UNSIGNED_INT32};
            cl_image_desc image{};
            image.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER;
            image.image_width = table.bytes() / 16;
            image.mem_object = m_table.get();
            m_image =
                clCreateImage(m_context.get(), CL_MEM_READ_ONLY, &format, &image, nullptr, nullptr);
            FATHOM_CHECK(m_image);
            m_kernel.setArg(0, m_image);
        } else {
            m_kernel.setArg(0, m_table);
        }
        m_kernel.setArg(1, table.entries - 1);
        m_kernel.setArg(4, m_ends);
    }

    ~Lookups() {
        if (m_image) clReleaseMemObject(m_image);
    }
    Lookups(const Lookups&) = delete;
    Lookups& operator=(const Lookups&) = delete;

    void run(cl_uint steps, cl_uint neighbours) {
        m_kernel.setArg(2, steps);
        m_kernel.setArg(3, neighbours);
        m_queue.enqueueNDRangeKernel(m_kernel, cl::NDRange(m_items));
        m_queue.finish();
    }

    Words ends() {
        Words words(m_items);
        m_queue.read(m_ends, 0, m_items * sizeof(cl_uint), words.data());
        return words;
    }

private:
    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Program m_program;
    std::size_t m_items;
    cl::Kernel m_kernel;
    cl::Buffer m_table, m_ends;  // kernels do not own their arguments
    cl_mem m_image = nullptr;
};

/// Prints the nanoseconds per look-up: of one core on processors, of the whole device otherwise.
void measure(const OpenClDevice& described, const Table& table, cl_uint neighbours) {
    const bool isCpu = described.kind == DeviceKind::OpenClCpu;
    const std::size_t items = isCpu ? 1u << 10 : 1u << 18;
    constexpr cl_uint kSteps = 256;
    std::array<std::unique_ptr<Lookups>, std::size(kWays)> lookups;
    std::vector<std::function<void()>> works;
    Words expected;
    for (std::size_t i = 0; i < lookups.size(); ++i) {
        if (!holds(described.handle, kWays[i], table)) continue;
        lookups[i] = std::make_unique<Lookups>(described.handle, kWays[i], table, items);
        works.emplace_back([&way = *lookups[i], neighbours] { way.run(kSteps, neighbours); });
        works.back()();
        if (expected.empty()) expected = lookups[i]->ends();
        FATHOM_CHECK(lookups[i]->ends() == expected);
    }
    const auto seconds =
        medianSeconds(works, {.clock = isCpu ? Clock::ProcessCpu : Clock::Wall, .rounds = 7});
    std::printf("  %-32s%12u", table.name, neighbours);
    auto next = seconds.begin();
    for (const auto& way : lookups)
        if (way)
            std::printf("%12.3g", 1e9 * *next++ / (static_cast<double>(items) * kSteps));
        else
            std::printf("%12s", "-");
    std::printf("\n");
}

}  // namespace
}  // namespace fathom

int main() {
    for (const fathom::OpenClDevice& device : fathom::listOpenClDevices(0, nullptr)) {
        std::printf("%s: ns a look-up\n  %-32s%12s%12s%12s%12s\n", device.label.c_str(), "",
                    "neighbours", "buffer", "constant", "image");
        for (const fathom::Table& table : fathom::kTables)
            for (const cl_uint neighbours : {32u, 1u})
                fathom::measure(device, table, neighbours);
    }
}
