// Perturbation of z^2 + c on the processor: orbits by their distance from the reference orbit.
#pragma once

#include <memory>

#include "cpu/cell_maps.h"
#include "cpu/isa/delta_kernels.h"
#include "render/engine.h"

namespace fathom {

/// The kernels in vector lanes for the best instruction set of this processor.
const kernel::DeltaKernels& deltaKernels();

/// A renderer for the job's rung; any number of threads may call it at once. `cells` are the maps
/// that other pictures have made, if any.
std::unique_ptr<TileRenderer> makeDeltaRenderer(
    std::shared_ptr<const RenderJob> job, const kernel::DeltaKernels& kernels = deltaKernels(),
    std::shared_ptr<CellMaps> cells = nullptr);

}  // namespace fathom
