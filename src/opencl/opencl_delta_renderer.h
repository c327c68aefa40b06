// One OpenCL device's work on one picture by perturbation of z^2 + c.
#pragma once

#include <memory>
#include <optional>

#include "opencl/delta_tables.h"
#include "opencl/device_renderer.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// "delta/items", and "delta/cells" for a job whose pixels go through cells.
struct DeltaPrograms {
    ReadyProgram items;
    std::optional<ReadyProgram> cells;
};

/// A renderer for a job of Method::Delta with a DeltaBasis. Any number of threads may call it at
/// once, each with a queue of its own and memory from `memories`; the device has room for those of
/// `threads`. Fails as DeltaUploads does.
Result<std::unique_ptr<DeviceRenderer>> makeOpenClDeltaRenderer(
    std::shared_ptr<const RenderJob> job, const EngineInfo& info, const OpenClDevice& device,
    const DeltaPrograms& programs, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads);

}  // namespace fathom
