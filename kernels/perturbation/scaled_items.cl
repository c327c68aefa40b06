/* Entry points of perturbation in floats: same as perturbation/series_items.cl, but with one kind
 * of steps. */
#include "program/word.h"
#include FATHOM_NUMBER
#include "complex_structs.h"
#include "complex.h"
#include FATHOM_FORM
#include "perturbation/constants.h"
#include "perturbation/one_lane.h"
#include "perturbation/float_words.h"
#include "perturbation/slopes.h"
#include "perturbation/scaled_structs.h"
#include FATHOM_SCALED
#include "perturbation/scaled.h"
#include "perturbation/ends.h"
#include "perturbation/item_keys.h"
#include "perturbation/series_scaled.h"
#include "perturbation/follow.h"
#include "perturbation/scaled_items.h"
#include "sample_pixel.h"
#include "work_items.h"
#include "perturbation/item_calls.h"

/* Starts all pixels of a tile. */
FATHOM_ITEMS_KERNEL scaled_begin(const scaled_start start, const scaled_place place,
                                 const uint count, global scaled_pixel* pixels,
                                 global uint* list) {
    const uint item = (uint)get_global_id(0);
    if (item >= count) return;
    const uint columns = (uint)place.columns, index = pixel_of_item(item, columns, count);
    const int x = sample_pixel(place.x, place.right, place.step, (int)(index % columns));
    const int y = sample_pixel(place.y, place.bottom, place.step, (int)(index / columns));
    cplx c;
    c.re = scaled_along(&place, 0, x, y);
    c.im = scaled_along(&place, 1, x, y);
    const followed now = scaled_started(&start, c);
    pixels[index].c[0] = part_of_real(c.re);
    pixels[index].c[1] = part_of_real(c.im);
    scaled_item_put(&now, FATHOM_RUNNING, &pixels[index]);
    list[item] = index;
}

/* Advances the pixels of a list by at most `steps` steps, and lists the pixels that still run. */
FATHOM_ITEMS_KERNEL scaled_run(const scaled_bounds bounds, global const scaled_step* table,
                               global const uint4* keys, global const uint* offsets,
                               global const scaled_point* orbit, global scaled_pixel* pixels,
                               global const uint* list, const uint length, const uint steps,
                               global uint* going_on, volatile global uint* lengths) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        scaled_tables tables;
        tables.steps = table;
        tables.keys = keys;
        tables.offsets = offsets;
        tables.orbit = orbit;
        item = list[get_global_id(0)];
        followed now = scaled_item_of(&pixels[item]);

        status = FATHOM_RUNNING;
        int is_direct = now.m == 0 && step_is_direct(&bounds, now.z, now.derivative);
        for (uint step = 0; step < steps && status == FATHOM_RUNNING; ++step) {
            if (is_direct) {
                status = iterate(tables, &bounds, &now);
                is_direct = step_is_direct(&bounds, now.z, now.derivative);
            } else {
                const follow_step found = follow_find(tables, &bounds, &now);
                const follow_ends ends = follow(&bounds, &found, &now);
                status = follow_status(ends, 0, FATHOM_RUNNING, FATHOM_RUNNING);
                is_direct = ends.turned;
            }
        }

        scaled_item_put(&now, status, &pixels[item]);
    }
    list_items(status == FATHOM_RUNNING, item, going_on, &lengths[0], &place);
}

#ifdef cl_khr_fp64
#include "program/item_samples.h"

FATHOM_FN double item_double(scaled_part value, int exponent) {
    return ldexp((double)value.hi + value.lo, exponent);
}

FATHOM_FN packed_sample item_sample(const escape_terms_list* terms,
                                    global const scaled_pixel* pixel) {
    if (pixel->status != FATHOM_ESCAPED)
        return packed_other(pixel->count, pixel->status == FATHOM_INTERIOR);
    const double re = ldexp(pixel->derivative[0] * terms->scale, pixel->derivative_exponent);
    const double im = ldexp(pixel->derivative[1] * terms->scale, pixel->derivative_exponent);
    return packed_escape(terms, pixel->count, item_double(pixel->z[0], pixel->z_exponent),
                         item_double(pixel->z[1], pixel->z_exponent), re, im, -im, re);
}

#define FATHOM_ITEM scaled_pixel
#include "samples/item_calls.h"
#endif
