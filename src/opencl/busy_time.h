// How long a device has run kernels, by the device's own clock. Safe from any thread.
#pragma once

#include <cstdint>
#include <mutex>
#include <vector>

#include "opencl/opencl_api.h"

namespace fathom {

class BusyTime {
public:
    /// Adds a kernel, and returns its seconds. It must have been queued on a profiling queue,
    /// before a command that has ended.
    double add(const cl::Event& kernel) {
        kernel.wait();  // drivers may know a kernel's times later than the end of the next command
        const cl_ulong start = kernel.profiled(CL_PROFILING_COMMAND_START),
                       end = kernel.profiled(CL_PROFILING_COMMAND_END);
        add(start, end);
        return 1e-9 * static_cast<double>(end - start);
    }

    /// Adds the time in which a kernel ran, in nanoseconds of the device's clock. Intervals may
    /// overlap and come in any order, unless kMostIntervals pauses lie between them.
    void add(std::uint64_t start, std::uint64_t end);

    /// Seconds in which at least one kernel ran.
    double seconds() const;

    static constexpr std::size_t kMostIntervals = 1024;

private:
    struct Interval {
        std::uint64_t start, end;
    };

    mutable std::mutex m_mutex;         // guards all below
    std::uint64_t m_before = 0;         // nanoseconds of intervals that are no longer kept
    std::vector<Interval> m_intervals;  // disjoint, sorted by start
};

}  // namespace fathom
