// One OpenCL processor's work on one picture in vector lanes.
#pragma once

#include <memory>

#include "opencl/device_renderer.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// Makes a renderer for a job that can use lanes, from the program "lanes/lanes". Its samples have
/// the same bits as those of makeOpenClRenderer(). Any number of threads may call it at once, each
/// with its own queue.
std::unique_ptr<DeviceRenderer> makeOpenClLaneRenderer(std::shared_ptr<const RenderJob> job,
                                                       const EngineInfo& info,
                                                       const OpenClDevice& device,
                                                       const ReadyProgram& program);

}  // namespace fathom
