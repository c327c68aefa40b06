/* Entry point of perturbation beyond the range of doubles. */
#include "program/one_lane.h"
#include "program/slopes.h"
#include "perturbation/structs.h"
#include "program/series_extended.h"
#include "work_items.h"
#include "perturbation/item_calls.h"

FATHOM_ITEMS_KERNEL series_extended_run(const delta_bounds bounds,
                                        global const delta_extended_step* table,
                                        global const int* keys, global const uint* offsets,
                                        global const delta_extended_point* points,
                                        global const double2* orbit,
                                        FATHOM_ITEMS_ARGUMENTS(delta_pixel)) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        delta_job job;
        job.extended_steps = table;
        job.extended_keys = keys;
        job.extended_offsets = offsets;
        job.extended_points = points;
        job.orbit = (global const double(*)[2])orbit;
        job.bounds = bounds;
        item = list[get_global_id(0)];
        followed now = item_of(&job, &pixels[item]);
        status = DELTA_EXTENDED;
        for (uint step = 0; step < steps && status == DELTA_EXTENDED; ++step) {
            const follow_step found = follow_find(&job, &now);
            status =
                follow_status(follow(&bounds, &found, &now), 0, DELTA_EXTENDED, FATHOM_RUNNING);
        }
        item_put(&now, status, &pixels[item]);
    }
    list_items(status == DELTA_EXTENDED, item, going_on, &lengths[1], &place);
    list_items(status == FATHOM_RUNNING, item, moving, &lengths[0], &place);
}
