// Direct iteration in vector lanes, for the formulas and rungs that have lane kernels.
#pragma once

#include <memory>
#include <span>

#include "cpu/isa/lane_table.h"
#include "render/engine.h"

namespace fathom {

/// The lane kernels for the best instruction set of this processor; empty if it has no vectors with
/// fused operations.
kernel::LaneTable laneTable();

/// The entries of laneTable().
std::span<const kernel::LaneEntry> laneKernels();

/// A renderer for the job's rung; any number of threads may call it at once. Its samples have the
/// same bits as those of makeDirectRenderer(). Null if the formula or the rung has no lane kernels,
/// or if the escape radius is too small for scouting.
std::unique_ptr<TileRenderer> makeLaneRenderer(
    std::shared_ptr<const RenderJob> job,
    std::span<const kernel::LaneEntry> kernels = laneKernels());

}  // namespace fathom
