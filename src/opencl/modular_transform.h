// The baseline of transforms of huge numbers: see kernels/reference/modular_transform.cl. Calls
// throw what the driver reports, except where they return a Result.
#pragma once

#include "opencl/device_orbit.h"

namespace fathom {

/// Same contract as StepDevice::modularTransform().
Result<StepDevice::ModularTransform> modularTransformOnDevice(
    const OpenClDevice& device, const ObtainProgram& programs,
    StepDevice::ModularTransform transform, int times, const std::stop_token& stop);

}  // namespace fathom
