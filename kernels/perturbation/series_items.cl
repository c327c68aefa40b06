/* Entry points of perturbation. A work-item has one pixel. Each call takes a list of running pixels
 * and writes the lists for the next calls. */
#include "program/one_lane.h"
#include "program/slopes.h"
#include "perturbation/structs.h"
#include "perturbation/start.h"
#include "perturbation/start_values.h"
#include "perturbation/item_structs.h"
#include "program/series.h"
#include "sample_pixel.h"
#include "perturbation/item_points.h"
#include "work_items.h"
#include "perturbation/item_calls.h"

/* Starts all pixels of a tile. */
FATHOM_ITEMS_KERNEL series_begin(const delta_start start, const delta_place place,
                                 global const double2* given, const uint count,
                                 global delta_pixel* pixels, global uint* list) {
    const uint item = (uint)get_global_id(0);
    if (item >= count) return;
    const uint index = pixel_of_item(item, (uint)place.columns, count);
    const double2 c = point_of_pixel(&place, given, index);
    double z[2], derivative[2];
    start_sum sum = delta_start_sum(&start, c.x, c.y);
    for (int k = DELTA_START_DEGREE; k > 0; --k) delta_start_add(&start, k, &sum);
    delta_start_values(&start, &sum, z, derivative);
    pixels[index] = delta_started(&start, c.x, c.y, z[0], z[1], derivative[0], derivative[1]);
    list[item] = index;
}

FATHOM_ITEMS_KERNEL series_run(const delta_bounds bounds, global const delta_step* table,
                               global const uint4* keys, global const uint* offsets,
                               global const double2* orbit, FATHOM_ITEMS_ARGUMENTS(delta_pixel)) {
    enum { ITERATIONS = 32 }; /* direct iterations that count as one step */
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        delta_job job;
        job.steps = table;
        job.offsets = offsets;
        job.orbit = (global const double(*)[2])orbit;
        job.bounds = bounds;
        item = list[get_global_id(0)];
        followed now = item_of(&job, &pixels[item]);
        slope first;
        first.re = orbit[1].x;
        first.im = orbit[1].y;
        const slope point = iterate_point(&bounds, first, now.c);

        follow_ends ends = follow_none();
        int is_direct = now.m == 0 && step_is_direct(&bounds, now.z, now.derivative);
        status = FATHOM_RUNNING;
        for (uint step = 0; step < steps && status == FATHOM_RUNNING; ++step) {
            if (is_direct) {
                mask going = mask_all(1);
                ends = follow_none();
                for (uint i = 0; i < ITERATIONS && mask_bits(going); ++i)
                    iterate(&bounds, point, &now, &going, &ends);
                is_direct = mask_bits(going);
            } else {
                const follow_step found = follow_find(&job, keys, &now);
                ends = follow(&bounds, &found, &now);
                is_direct = ends.turned;
            }
            status = follow_status(ends, 0, FATHOM_RUNNING, DELTA_EXTENDED);
        }
        item_put(&now, status, &pixels[item]);
    }
    list_items(status == FATHOM_RUNNING, item, going_on, &lengths[0], &place);
    if (bounds.has_extended_steps)
        list_items(status == DELTA_EXTENDED, item, moving, &lengths[1], &place);
}

#include "program/item_samples.h"

FATHOM_FN packed_sample item_sample(const escape_terms_list* terms,
                                    global const delta_pixel* pixel) {
    if (pixel->status != FATHOM_ESCAPED)
        return packed_other(pixel->count, pixel->status == FATHOM_INTERIOR);
    const double re = pixel->derivative[0] * terms->scale;
    const double im = pixel->derivative[1] * terms->scale;
    return packed_escape(terms, pixel->count, pixel->z[0], pixel->z[1], re, im, -im, re);
}

#define FATHOM_ITEM delta_pixel
#include "samples/item_calls.h"
