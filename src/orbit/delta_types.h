// The structs of kernels/delta/structs.h. Plain data; includes nothing of the standard library with
// code in it, as code for every instruction set uses it.
#pragma once

namespace fathom {

namespace kernel {
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "delta/structs.h"
#include "delta/start.h"
#include "delta/cell_structs.h"
// clang-format on
}  // namespace kernel

using DeltaStep = kernel::delta_step;
using DeltaWideStep = kernel::delta_wide_step;
using DeltaWidePoint = kernel::delta_wide_point;
using DeltaPixel = kernel::delta_pixel;
using DeltaJob = kernel::delta_job;
using DeltaStart = kernel::delta_start;
using DeltaCell = kernel::delta_cell;
using DeltaSquare = kernel::delta_square;
using DeltaCells = kernel::delta_cells;

static_assert(sizeof(DeltaStep) == 128 && sizeof(DeltaWideStep) == 128 && sizeof(DeltaCell) == 128);

}  // namespace fathom
