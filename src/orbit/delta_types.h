// The structs of kernels/perturbation/structs.h. Plain data. Includes no standard header that
// contains code, because code for every instruction set uses this file.
#pragma once

namespace fathom {

namespace kernel {
// clang-format off
#include "portable.h"
#include "shared_structs.h"
#include "perturbation/constants.h"
#include "perturbation/structs.h"
#include "perturbation/start.h"
#include "perturbation/scaled_structs.h"
#include "perturbation/cell_structs.h"
#include "perturbation/domain_structs.h"
// clang-format on
}  // namespace kernel

using DeltaStep = kernel::delta_step;
using DeltaExtendedStep = kernel::delta_extended_step;
using DeltaExtendedPoint = kernel::delta_extended_point;
using DeltaPixel = kernel::delta_pixel;
using DeltaJob = kernel::delta_job;
using DeltaBounds = kernel::delta_bounds;
using DeltaStart = kernel::delta_start;
using FollowLeast = kernel::follow_least;
using DeltaCell = kernel::delta_cell;
using DeltaSquare = kernel::delta_square;
using DeltaCells = kernel::delta_cells;
using ScaledPart = kernel::scaled_part;
using ScaledStep = kernel::scaled_step;
using ScaledPoint = kernel::scaled_point;
using ScaledPixel = kernel::scaled_pixel;
using ScaledStart = kernel::scaled_start;
using ScaledPlace = kernel::scaled_place;
using ScaledBounds = kernel::scaled_bounds;

static_assert(sizeof(DeltaStep) == 128 && sizeof(DeltaExtendedStep) == 128 &&
              sizeof(DeltaCell) == 128);
static_assert(sizeof(ScaledStep) == 128 && sizeof(ScaledPoint) == 24 && sizeof(ScaledPixel) == 64 &&
                  sizeof(ScaledStart) == 564 && sizeof(ScaledPlace) == 72 &&
                  sizeof(ScaledBounds) == 48,
              "the layout must be that of OpenCL C");

/// The first 48 bits of a double.
inline ScaledPart scaledPart(double a) {
    const auto hi = static_cast<float>(a);
    return {hi, static_cast<float>(a - hi)};
}

}  // namespace fathom
