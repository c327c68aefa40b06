// How long a device was at work on kernels, by its own clock. Safe from any thread.
#pragma once

#include <cstdint>
#include <mutex>
#include <vector>

#include "opencl/opencl_api.h"

namespace fathom {

class BusyTime {
public:
    /// A kernel that was queued, with profiling, before something that has ended.
    void add(const cl::Event& kernel) {
        kernel.wait();  // drivers may know the times later than what comes after the kernel
        add(kernel.profiled(CL_PROFILING_COMMAND_START), kernel.profiled(CL_PROFILING_COMMAND_END));
    }

    /// Nanoseconds in which a kernel ran, maybe beside others; in any order, but for those that lie
    /// kMostIntervals pauses apart.
    void add(std::uint64_t start, std::uint64_t end);

    /// Time in which several ran counts once.
    double seconds() const;

    static constexpr std::size_t kMostIntervals = 1024;

private:
    struct Interval {
        std::uint64_t start, end;
    };

    mutable std::mutex m_mutex;         // guards all below
    std::uint64_t m_before = 0;         // nanoseconds of intervals that are not kept any more
    std::vector<Interval> m_intervals;  // that do not touch, by their starts
};

}  // namespace fathom
