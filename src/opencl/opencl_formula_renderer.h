// One OpenCL device's work on one picture by perturbation of any formula except z^2 + c.
#pragma once

#include <memory>
#include <optional>

#include "opencl/delta_tables.h"
#include "opencl/device_renderer.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// The program "perturbation/generic_items", and "perturbation/generic_extended_items" for a job
/// beyond the range of doubles.
struct FormulaPrograms {
    ReadyProgram items;
    std::optional<ReadyProgram> wide;
};

/// Same as makeOpenClDeltaRenderer(), for all jobs of that method with a FormulaBasis.
Result<std::unique_ptr<DeviceRenderer>> makeOpenClFormulaRenderer(
    const std::shared_ptr<const RenderJob>& job, const EngineInfo& info, const OpenClDevice& device,
    const FormulaPrograms& programs, DeltaUploads& uploads, std::shared_ptr<ItemMemories> memories,
    ItemThreads threads);

}  // namespace fathom
