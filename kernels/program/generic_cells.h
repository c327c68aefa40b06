/* Perturbation of z^p + c by its own step and through cells, after program/generic_numbers.h and
 * the structs. */
#include "program/formula.h"
#include "program/generic.h"
#include "perturbation/generic_cells.h"
#include "perturbation/cell_map.h"
#ifdef __OPENCL_VERSION__
#include "perturbation/cell_items.h"
#else
#include "perturbation/cells.h"
#endif
