// One OpenCL device's work on one picture.
#pragma once

#include <memory>

#include "opencl/device_renderer.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// A renderer for the job's rung, fp32 or fp64, with its tables on the device; any number of
/// threads may call it at once, each with a queue of its own.
std::unique_ptr<DeviceRenderer> makeOpenClRenderer(std::shared_ptr<const RenderJob> job,
                                                   const EngineInfo& info,
                                                   const OpenClDevice& device,
                                                   const ReadyProgram& program);

}  // namespace fathom
