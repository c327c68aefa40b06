// One OpenCL device's work on one picture where work-items are lanes, as those of GPUs.
#pragma once

#include <memory>

#include "opencl/device_renderer.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// A renderer for a job that can use lanes, from the program "lanes/items"; its samples have the
/// same bits as those of makeOpenClRenderer(). Any number of threads may call it at once, each with
/// a queue of its own, memory from `memories`, and so many that make samples with it.
std::unique_ptr<DeviceRenderer> makeOpenClItemRenderer(
    std::shared_ptr<const RenderJob> job, const EngineInfo& info, const OpenClDevice& device,
    const ReadyProgram& program, std::shared_ptr<ItemMemories> memories, int helpers);

}  // namespace fathom
