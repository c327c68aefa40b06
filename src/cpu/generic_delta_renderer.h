// Perturbation on the processor for all formulas but z^2 + c.
#pragma once

#include <memory>

#include "cpu/cell_maps.h"
#include "cpu/isa/generic_cell_kernels.h"
#include "cpu/isa/generic_delta_kernels.h"
#include "render/engine.h"

namespace fathom {

/// The kernels in vector lanes for the best instruction set of this processor. Every instruction
/// set gives the same bits.
kernel::GenericDeltaTable genericDeltas();
/// Same for numbers with an extended exponent.
kernel::GenericDeltaTable extendedGenericDeltas();

/// The row of a formula; null if there is none.
const kernel::GenericDeltaEntry* findGenericDelta(kernel::GenericDeltaTable kernels,
                                                  const FormulaInstance& formula);

/// The kernels of cells of z^power + c for the best instruction set of this processor.
const kernel::GenericCellKernels& genericCellKernels(int power);

/// A renderer for the job's rung; any number of threads may call it at once. `cells` are the maps
/// that other pictures have made, if any.
std::unique_ptr<TileRenderer> makeGenericDeltaRenderer(
    std::shared_ptr<const RenderJob> job, kernel::GenericDeltaTable kernels = genericDeltas(),
    std::shared_ptr<CellMaps> cells = nullptr);

}  // namespace fathom
