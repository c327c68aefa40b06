#include "opencl/opencl_baseline.h"

#include <numeric>

#include "opencl/busy_time.h"
#include "opencl/direct_kernel.h"
#include "render/direct_state.h"

namespace fathom {

namespace {

constexpr std::uint32_t kLimitRounds = 1u << 16;
constexpr std::size_t kCopiedBytes = std::size_t{1} << 28;
// Work-items that hide the latencies of one unit of a GPU; a processor's core runs one at a time.
constexpr std::size_t kItemsOfGpuUnit = 2048, kItemsOfCore = 64;

template <class Number>
class OpenClBaseline final : public Baseline {
public:
    OpenClBaseline(std::shared_ptr<const RenderJob> job, const OpenClDevice& device,
                   const ReadyProgram& plain, const ReadyProgram& limit)
        : m_lanes(lanesOf(device, job->plan.rung->number)),
          m_pixels(static_cast<std::size_t>(job->grid->area.width) * job->grid->area.height),
          m_context(plain.context),
          m_queue(m_context, device.handle, CL_QUEUE_PROFILING_ENABLE),
          m_tables(uploadedTables(plain.context, job->grid->of<Number>())),
          m_counts(plain.context, CL_MEM_WRITE_ONLY, m_pixels * sizeof(cl_uint)),
          m_plain(plain.program, "plain"),
          m_limit(limit.program, "limit_loop") {
        m_limitItems = device.computeUnits *
                       (device.kind == DeviceKind::OpenClGpu ? kItemsOfGpuUnit : kItemsOfCore);
        m_sums = cl::Buffer(limit.context, CL_MEM_WRITE_ONLY,
                            m_limitItems * m_lanes * sizeof(WordOf<Number>));
        m_limit.setArg(0, kLimitRounds);
        m_limit.setArg(1, m_sums);
        m_plain.setArg(0, directJob<Number>(*job));
        m_plain.setArg(1, static_cast<cl_uint>(job->grid->area.width));
        m_plain.setArg(2, static_cast<cl_uint>(m_pixels));
        m_plain.setArg(4, m_tables.reFromX);
        m_plain.setArg(5, m_tables.imFromX);
        m_plain.setArg(6, m_tables.reFromY);
        m_plain.setArg(7, m_tables.imFromY);
        m_plain.setArg(8, m_counts);
    }

    Result<std::uint64_t> iteratePlainly(std::uint32_t limit) override {
        m_plain.setArg(3, limit);
        run(m_plain, (m_pixels + kGroupSize - 1) / kGroupSize * kGroupSize, kGroupSize);
        std::vector<cl_uint> counts(m_pixels);
        m_queue.read(m_counts, 0, m_pixels * sizeof(cl_uint), counts.data());
        return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    }

    Result<std::uint64_t> reachLimit() override {
        run(m_limit, m_limitItems, m_lanes > 1 ? 1 : kGroupSize);
        const std::size_t steps = m_lanes * sizeof(WordOf<Number>) == 64 ? 6 : 3;  // as in limit.h
        return kLimitRounds * steps * m_lanes * m_limitItems;
    }

    Result<std::uint64_t> copyMemory() override {
        if (!m_from) {
            m_from = cl::Buffer(m_context, CL_MEM_READ_WRITE, kCopiedBytes);
            m_to = cl::Buffer(m_context, CL_MEM_READ_WRITE, kCopiedBytes);
            m_queue.enqueueFillBuffer(m_from, 0, 0, kCopiedBytes);
        }
        cl::Event ended;
        m_queue.enqueueCopyBuffer(m_from, m_to, kCopiedBytes, &ended);
        m_busy.add(ended);
        return 2 * kCopiedBytes;
    }

    double deviceSeconds() const override { return m_busy.seconds(); }

private:
    void run(const cl::Kernel& kernel, std::size_t items, std::size_t groupSize) {
        cl::Event ended;
        m_queue.enqueueNDRangeKernel(kernel, cl::NDRange(items), cl::NDRange(groupSize), &ended);
        m_busy.add(ended);
    }

    std::size_t m_lanes, m_pixels, m_limitItems = 0;
    cl::Context m_context;
    cl::CommandQueue m_queue;
    DeviceTables m_tables;
    cl::Buffer m_counts, m_sums, m_from, m_to;
    cl::Kernel m_plain, m_limit;
    BusyTime m_busy;
};

}  // namespace

std::unique_ptr<Baseline> makeOpenClBaseline(std::shared_ptr<const RenderJob> job,
                                             const OpenClDevice& device, const ReadyProgram& plain,
                                             const ReadyProgram& limit) {
    return visitMachineNumber(
        job->plan.rung->number, [&]<class Number>() -> std::unique_ptr<Baseline> {
            return std::make_unique<OpenClBaseline<Number>>(job, device, plain, limit);
        });
}

}  // namespace fathom
