// Perturbation on the processor: orbits by their distance from the reference orbit.
#pragma once

#include <memory>

#include "cpu/isa/delta_kernels.h"
#include "render/engine.h"

namespace fathom {

/// The steps in lanes for the best instruction set that this processor has.
kernel::DeltaRun bestDeltaRun();

/// A renderer for the job's rung; any number of threads may call it at once.
std::unique_ptr<TileRenderer> makeDeltaRenderer(std::shared_ptr<const RenderJob> job,
                                                kernel::DeltaRun run = bestDeltaRun());

}  // namespace fathom
