// Direct iteration in vector lanes, for the formulas and rungs that have them.
#pragma once

#include <memory>
#include <span>

#include "cpu/isa/lane_table.h"
#include "render/engine.h"

namespace fathom {

/// For the best instruction set that this processor has; empty on others.
kernel::LaneTable laneTable();

/// Its kernels.
std::span<const kernel::LaneEntry> laneKernels();

/// A renderer for the job's rung whose samples have the same bits as makeDirectRenderer()'s; any
/// number of threads may call it at once. Null where there are no lanes for the formula, the rung,
/// or so small an escape radius.
std::unique_ptr<TileRenderer> makeLaneRenderer(
    std::shared_ptr<const RenderJob> job,
    std::span<const kernel::LaneEntry> kernels = laneKernels());

}  // namespace fathom
