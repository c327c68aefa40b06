// Checks that a device rounds as the kernels need; runs once before its first picture. A free
// function; safe from any thread.
#pragma once

#include "opencl/program_cache.h"

namespace fathom {

/// Fails with DeviceUnavailable and a message if fused or unfused operations, the smallest numbers,
/// or a known iteration count come out wrong. Throws cl::Failure for what the driver reports.
Result<void> selfTest(const OpenClDevice& device, const cl::Context& context, NumberKind number,
                      const ProgramCache& cache, const std::filesystem::path& kernelFolder);

}  // namespace fathom
