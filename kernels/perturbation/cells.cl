/* Cells of z^2 + c. */
#include "program/one_lane.h"
#include "program/slopes.h"
#include "perturbation/structs.h"
#include "program/series.h"
#include "perturbation/cell_structs.h"
#include "perturbation/series_cells.h"
#include "perturbation/cell_wide.h"
#include "perturbation/cell_map.h"
#include "perturbation/cell_tables.h"
#include "perturbation/series_beside.h"
#include "perturbation/cell_items.h"
#include "work_items.h"

#define CELL_TABLES                                            \
    global const delta_step *table, global const uint4 *keys, \
        global const uint *offsets, global const double2 *points
#define CELL_SET_TABLES(job)                                   \
    job.steps = table;                                         \
    job.offsets = offsets;                                     \
    job.orbit = (global const double(*)[2])points

#include "perturbation/cell_calls.h"
