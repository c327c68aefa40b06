/* Entry points of deltas by a formula's own step, in doubles. */
#include "program/one_lane.h"
#include "perturbation/structs.h"
#include "perturbation/generic_structs.h"
#include "program/generic_numbers.h"
#include "program/formula.h"
#include "perturbation/generic_start.h"
#include "perturbation/item_structs.h"
#include "program/generic.h"
#include "sample_pixel.h"
#include "perturbation/item_points.h"
#include "work_items.h"
#include "perturbation/item_calls.h"

/* Starts all pixels of a tile. */
FATHOM_ITEMS_KERNEL generic_begin(const generic_start start, const delta_place place,
                                  global const double2* given, const uint count,
                                  global generic_pixel* pixels, global uint* list) {
    const uint item = (uint)get_global_id(0);
    if (item >= count) return;
    const uint index = pixel_of_item(item, (uint)place.columns, count);
    const double2 point = point_of_pixel(&place, given, index);
    pixels[index] = generic_started(&start, point.x, point.y);
    list[item] = index;
}

FATHOM_ITEMS_KERNEL generic_run(const generic_bounds bounds, global const generic_point* points,
                                global const linear_step* table, global const uint4* keys,
                                global const uint* offsets, global generic_kept* kept,
                                FATHOM_ITEMS_ARGUMENTS(generic_pixel)) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        generic_job job;
        job.points = points;
        job.steps = table;
        job.offsets = offsets;
        job.bounds = bounds;
        item = list[get_global_id(0)];
        followed now = item_kept(item_of(&job, &pixels[item]), &kept[item]);

        status = FATHOM_RUNNING;
        for (uint step = 0; step < steps && status == FATHOM_RUNNING; ++step) {
            const follow_step found = follow_find(&job, keys, &now);
            const follow_ends ends = follow(&bounds, &found, &now);
            status = follow_status(ends, 0, FATHOM_RUNNING, DELTA_EXTENDED);
        }
        item_put(&now, status, &pixels[item]);
        item_keep(&now, &kept[item]);
    }
    list_items(status == FATHOM_RUNNING, item, going_on, &lengths[0], &place);
    if (bounds.is_extended) list_items(status == DELTA_EXTENDED, item, moving, &lengths[1], &place);
}

#if !FORMULA_DIVIDES
#include "program/item_samples.h"

FATHOM_FN packed_sample item_sample(const escape_terms_list* terms,
                                    global const generic_pixel* pixel) {
    if (pixel->status != FATHOM_ESCAPED)
        return packed_other(pixel->count, pixel->status == FATHOM_INTERIOR);
    const double scale = terms->scale;
    return packed_escape(terms, pixel->count, pixel->z[0], pixel->z[1],
                         pixel->derivative[0] * scale, pixel->derivative[1] * scale,
                         pixel->derivative[2] * scale, pixel->derivative[3] * scale);
}

#define FATHOM_ITEM generic_pixel
#include "samples/item_calls.h"
#endif
