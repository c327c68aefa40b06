// One OpenCL device's work on one picture.
#pragma once

#include <memory>

#include "opencl/device_renderer.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// Makes a renderer for the job's rung, a direct one of machine numbers, with its tables on the
/// device. Any number of threads may call it at once, each with its own queue.
std::unique_ptr<DeviceRenderer> makeOpenClRenderer(std::shared_ptr<const RenderJob> job,
                                                   const EngineInfo& info,
                                                   const OpenClDevice& device,
                                                   const ReadyProgram& program);

}  // namespace fathom
