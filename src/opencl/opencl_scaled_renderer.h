// One OpenCL device's work on one picture by perturbation of z^2 + c in floats.
#pragma once

#include <memory>

#include "opencl/delta_tables.h"
#include "opencl/device_renderer.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// Makes a renderer for a job with a DeltaBasis whose steps are for floats, from the program
/// "perturbation/scaled_items". Otherwise the same as makeOpenClDeltaRenderer().
Result<std::unique_ptr<DeviceRenderer>> makeOpenClScaledRenderer(
    const std::shared_ptr<const RenderJob>& job, const EngineInfo& info, const OpenClDevice& device,
    const ReadyProgram& program, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads);

}  // namespace fathom
