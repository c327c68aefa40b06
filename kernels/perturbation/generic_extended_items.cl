/* Entry point of deltas by a formula's own step, beyond the range of doubles. */
#include "portable.h"
#include "shared_structs.h"
#include "perturbation/constants.h"
#include "program/extended_words.h"
#include "perturbation/structs.h"
#include "perturbation/generic_structs.h"
#include "program/generic_numbers.h"
#include "program/formula.h"
#include "perturbation/find_point.h"
#include "program/generic_extended.h"
#include "work_items.h"
#include "perturbation/item_calls.h"

FATHOM_ITEMS_KERNEL generic_extended_run(const generic_bounds bounds,
                                         global const generic_point* points,
                                         global const linear_extended_step* table,
                                         global const double* radii, global const uint* offsets,
                                         global const generic_extended_point* extended_points,
                                         FATHOM_ITEMS_ARGUMENTS(generic_pixel)) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        generic_job job;
        job.points = points;
        job.offsets = offsets;
        job.extended_steps = table;
        job.extended_radii = radii;
        job.extended_points = extended_points;
        job.bounds = bounds;
        item = list[get_global_id(0)];
        followed now = item_of(&job, &pixels[item]);
        status = DELTA_EXTENDED;
        for (uint step = 0; step < steps && status == DELTA_EXTENDED; ++step) {
            follow_step found;
            follow_find_above(&job, &now, 0, &found);
            status =
                follow_status(follow(&bounds, &found, &now), 0, DELTA_EXTENDED, FATHOM_RUNNING);
        }
        item_put(&now, status, &pixels[item]);
    }
    list_items(status == DELTA_EXTENDED, item, going_on, &lengths[1], &place);
    list_items(status == FATHOM_RUNNING, item, moving, &lengths[0], &place);
}
