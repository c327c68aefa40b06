// The structs of kernels/perturbation/generic_structs.h, and how pixels start. Includes no standard
// header that contains code, because code for every instruction set uses this file.
#pragma once

#include "orbit/delta_types.h"

namespace fathom {

namespace kernel {
// clang-format off
#include "perturbation/generic_structs.h"
#include "perturbation/generic_start.h"
// clang-format on
}  // namespace kernel

using ExtendedNumber = kernel::extended_number;
using GenericPoint = kernel::generic_point;
using GenericExtendedPoint = kernel::generic_extended_point;
using LinearStep = kernel::linear_step;
using LinearExtendedStep = kernel::linear_extended_step;
using GenericPixel = kernel::generic_pixel;
using GenericKept = kernel::generic_kept;
using GenericStart = kernel::generic_start;
using GenericBounds = kernel::generic_bounds;
using GenericJob = kernel::generic_job;

}  // namespace fathom
