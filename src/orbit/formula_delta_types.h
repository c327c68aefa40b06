// The structs of kernels/perturbation/formula_structs.h, and how pixels start. Includes no standard
// header that contains code, because code for every instruction set uses this file.
#pragma once

#include "orbit/delta_types.h"

namespace fathom {

namespace kernel {
// clang-format off
#include "perturbation/formula_structs.h"
#include "perturbation/generic_start.h"
// clang-format on
}  // namespace kernel

using WideNumber = kernel::wide_number;
using FormulaPoint = kernel::formula_point;
using FormulaWidePoint = kernel::formula_wide_point;
using LinearStep = kernel::linear_step;
using LinearWideStep = kernel::linear_wide_step;
using FormulaPixel = kernel::formula_pixel;
using FormulaKept = kernel::formula_kept;
using FormulaStart = kernel::formula_start;
using FormulaBounds = kernel::formula_bounds;
using FormulaJob = kernel::formula_job;

}  // namespace fathom
