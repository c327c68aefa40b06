/* Cells of z^p + c along generic references. */
#include "program/one_lane.h"
#include "perturbation/structs.h"
#include "perturbation/generic_structs.h"
#include "perturbation/cell_structs.h"
#include "program/generic_numbers.h"
#include "program/generic_cells.h"
#include "work_items.h"

#define CELL_TABLES                                                  \
    global const generic_point *points, global const linear_step *table, \
        global const uint4 *keys, global const uint *offsets
#define CELL_SET_TABLES(job)                                         \
    job.points = points;                                             \
    job.steps = table;                                               \
    job.offsets = offsets

#include "perturbation/cell_calls.h"
