// One OpenCL device's work on one picture by perturbation.
#pragma once

#include <memory>

#include "opencl/delta_device_tile.h"
#include "opencl/device_renderer.h"

namespace fathom {

/// Makes a renderer for a job of Method::Delta. Any number of threads may call it at once, each
/// with its own queue and with memory from `memories`. Fails as DeltaUploads does if the device has
/// no room for the tables and for one tile of each of `threads.callers` threads.
Result<std::unique_ptr<DeviceRenderer>> makeOpenClDeltaRenderer(
    const std::shared_ptr<const RenderJob>& job, const EngineInfo& info, const OpenClDevice& device,
    const DeltaPrograms& programs, DeltaUploads& uploads,
    const std::shared_ptr<ItemMemories>& memories, DeviceThreads threads);

}  // namespace fathom
