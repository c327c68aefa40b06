// One OpenCL device's work on one picture by perturbation of z^2 + c.
#pragma once

#include <memory>
#include <optional>

#include "opencl/delta_tables.h"
#include "opencl/device_renderer.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// The programs "perturbation/series_items"; "perturbation/series_extended_items" for a job beyond
/// the range of doubles; and "perturbation/cells" if the job's pixels go through cells.
struct DeltaPrograms {
    ReadyProgram items;
    std::optional<ReadyProgram> wide, cells;
};

/// Makes a renderer for a job of Method::Delta with a DeltaBasis. Any number of threads may call it
/// at once, each with its own queue and with memory from `memories`. Fails as DeltaUploads does if
/// the device has no room for the tables and for one tile of each of `threads.callers` threads.
Result<std::unique_ptr<DeviceRenderer>> makeOpenClDeltaRenderer(
    std::shared_ptr<const RenderJob> job, const EngineInfo& info, const OpenClDevice& device,
    const DeltaPrograms& programs, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads);

}  // namespace fathom
