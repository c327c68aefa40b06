// One OpenCL device's work on one picture, if work-items are lanes, as on GPUs.
#pragma once

#include <memory>
#include <optional>

#include "opencl/device_renderer.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// Makes a renderer for a job that can use lanes, from the program "lanes/items". Its samples have
/// the same bits as those of makeOpenClRenderer(). Any number of threads may call it at once, each
/// with its own queue and with memory from `memories`. `colors`: the program of colorProgram();
/// none if the host colours.
std::unique_ptr<DeviceRenderer> makeOpenClItemRenderer(std::shared_ptr<const RenderJob> job,
                                                       const EngineInfo& info,
                                                       const OpenClDevice& device,
                                                       const ReadyProgram& program,
                                                       const std::optional<ReadyProgram>& colors,
                                                       std::shared_ptr<ItemMemories> memories);

}  // namespace fathom
