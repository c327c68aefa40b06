/* Perturbation of z^p + c by its own step and through cells, after program/generic_numbers.h and
 * the structs. */
#define FATHOM_CELLS
#ifndef FATHOM_BESIDE
#define FATHOM_BESIDE 1 /* 0: maps are not used beside the reference */
#endif
enum { STEP_POWER = FATHOM_POWER, CELL_GOES_BESIDE = FATHOM_BESIDE };
#include "program/formula.h"
#include "perturbation/cell_wide.h"
#include "perturbation/cell_map.h"
#include "program/generic.h"
#include "perturbation/generic_cells.h"
#ifdef __OPENCL_VERSION__
#include "perturbation/cell_tables.h"
#include "perturbation/beside_items.h"
#include "perturbation/cell_items.h"
#else
#include "perturbation/beside_lanes.h"
#include "perturbation/cells.h"
#endif
#undef FATHOM_CELLS
