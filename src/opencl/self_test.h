// Whether a device rounds as the kernels need: tried once before its first picture.
// A free function; safe from any thread.
#pragma once

#include "opencl/program_cache.h"

namespace fathom {

/// Fails with DeviceUnavailable and a sentence when fused and unfused operations or the smallest
/// numbers come out wrong, or a known count does. Throws cl::Failure for what the driver reports.
Result<void> selfTest(const OpenClDevice& device, const cl::Context& context, NumberKind number,
                      const ProgramCache& cache, const std::filesystem::path& kernelFolder);

}  // namespace fathom
