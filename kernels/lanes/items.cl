/* Entry points of direct rungs with one pixel in each work-item. Each call takes a list of running
 * pixels and writes the list for the next call. */
#include "program/word.h"
#include "program/number.h"
#include "number/division.h"
#include "program/formula.h"
#include "direct.h"
#include "lanes/item_structs.h"
#include "lanes/items.h"
#include "sample_pixel.h"
#include "work_items.h"

/* The picture, the tile, and the coordinates as in direct.cl. */
#define FATHOM_ITEMS_PLACE                                                                   \
    const DirectJob job, const DirectTile tile, global const real *re_from_x,                \
        global const real *im_from_x, global const real *re_from_y, global const real *im_from_y
/* The pixels, the list of the pixels that still run after the call, and the lengths of lists:
 * lengths[turn] of that one, which is 0 before; the next turn's, which the call sets to 0; and
 * lengths[LANE_ESCAPED]. */
#define FATHOM_ITEMS_STATE                                                            \
    global item_state *items, global uint *going_on, volatile global uint *lengths,   \
        const uint turn
/* The list of the pixels that a call advances, which of `lengths` is its length, the iterations
 * that all of them have done before, and the most steps of the call. */
#define FATHOM_ITEMS_LIST \
    global const uint *list, const uint from, const ulong done, const uint steps

#define FATHOM_ITEMS_POINT(place)                                                              \
    item_point(&tile, (int)((place) & 0xffffu), (int)((place) >> 16), re_from_x, im_from_x,    \
               re_from_y, im_from_y)

/* Whether no item of this work-group has a place on a list. Hosts launch as many items as a list
 * may have. */
FATHOM_FN int is_group_behind(uint length) {
    return get_global_id(0) - get_local_id(0) >= length;
}

/* Sets the length of the next call's list to 0. */
FATHOM_FN void clear_next_length(volatile global uint* lengths, uint turn) {
    if (get_global_id(0) == 0 && get_global_id(1) == 0)
        lengths[LANE_TURN_AFTER(turn)] = 0;
}

FATHOM_FN cplx item_point(const DirectTile* tile, int column, int row,
                          global const real* re_from_x, global const real* im_from_x,
                          global const real* re_from_y, global const real* im_from_y) {
    const int x = sample_pixel(tile->x, tile->right, tile->step, column);
    const int y = sample_pixel(tile->y, tile->bottom, tile->step, row);
    cplx point;
    point.re = real_add(re_from_x[x], re_from_y[y]);
    point.im = real_add(im_from_y[y], im_from_x[x]);
    return point;
}

#if FORMULA_IS_CONFORMAL
typedef lane_item item_state;
FATHOM_FN cplx item_z(global const item_state* item) { return item->z; }
FATHOM_FN void item_set(item_state* item, const orbit* now) {
    item->z = now->z;
    item->derivative = now->derivative.by_re;
}
#else
typedef lane_orbit_item item_state;
FATHOM_FN cplx item_z(global const item_state* item) { return item->at.z; }
FATHOM_FN void item_set(item_state* item, const orbit* now) { item->at = *now; }
#endif

FATHOM_FN plane item_plane(const DirectJob* job, const DirectTile* tile, cplx point) {
    plane at = job->at;
    if (!tile->dynamical) at.c = point;
    return at;
}

/* Advances a pixel with its derivative, stores its new state and returns its status. */
FATHOM_FN uint item_counted(global item_state* item, orbit now, uint place, const plane* at,
                            ulong done, uint steps) {
    item_state next;
    next.count = done + item_count(&now, at, steps, &next.status);
    item_set(&next, &now);
    next.place = place;
    *item = next;
    return next.status;
}

/* Takes all pixels of a tile through their first steps, except known interior ones. A work-group is
 * a rectangle 8 pixels wide, whose pixels take about the same steps. */
kernel __attribute__((reqd_work_group_size(8, FATHOM_GROUP / 8, 1))) void items_begin(
    FATHOM_ITEMS_PLACE, FATHOM_ITEMS_STATE, const word margin, const uint steps) {
    local uint shared;
    clear_next_length(lengths, turn);
    const uint column = (uint)get_global_id(0), row = (uint)get_global_id(1);
    const uint id = row * (uint)tile.columns + column;
    uint status = FATHOM_INTERIOR;
    if (column < (uint)tile.columns && id < tile.pixels) {
        const uint place = column | row << 16;
        const cplx point = FATHOM_ITEMS_POINT(place);
        if (is_known_interior(slope_of(point), margin)) {
            items[id].count = 0;
            items[id].status = FATHOM_INTERIOR;
            items[id].place = place;
        } else {
            const plane at = item_plane(&job, &tile, point);
            status = item_counted(&items[id],
                                  direct_start(point, job.start, job.pixel, tile.dynamical), place,
                                  &at, 0, steps);
        }
    }
    list_items(status == FATHOM_RUNNING, id, going_on, &lengths[turn], &shared);
}

/* Advances pixels with their derivatives. */
FATHOM_ITEMS_KERNEL items_count(FATHOM_ITEMS_PLACE, FATHOM_ITEMS_STATE, FATHOM_ITEMS_LIST) {
    local uint shared;
    clear_next_length(lengths, turn);
    const uint length = lengths[from];
    if (is_group_behind(length)) return;
    uint id = 0, status = FATHOM_INTERIOR;
    if (get_global_id(0) < length) {
        id = list[get_global_id(0)];
        const item_state before = items[id];
        const cplx point = FATHOM_ITEMS_POINT(before.place);
        const plane at = item_plane(&job, &tile, point);
#if FORMULA_IS_CONFORMAL
        orbit now = direct_start(point, job.start, job.pixel, tile.dynamical);
        now.z = before.z;
        now.derivative = tangent_conformal(before.derivative);
#else
        const orbit now = before.at;
#endif
        status = item_counted(&items[id], now, before.place, &at, done, steps);
    }
    list_items(status == FATHOM_RUNNING, id, going_on, &lengths[turn], &shared);
}

#if !FORMULA_DIVIDES
/* Advances pixels without their derivatives, after `scouted` iterations of earlier calls; also
 * lists the pixels that have escaped. If `scouted` is 0, a pixel starts from the last z whose
 * derivative is known. */
FATHOM_ITEMS_KERNEL items_scout(FATHOM_ITEMS_PLACE, FATHOM_ITEMS_STATE, FATHOM_ITEMS_LIST,
                                global lane_scout* scouts, const uint scouted,
                                global uint* escaped) {
    local uint shared;
    clear_next_length(lengths, turn);
    const uint length = lengths[from];
    if (is_group_behind(length)) return;
    uint id = 0, status = FATHOM_INTERIOR;
    if (get_global_id(0) < length) {
        id = list[get_global_id(0)];
        lane_scout now;
        if (scouted == 0)
            now.z = now.kept = item_z(&items[id]);
        else
            now = scouts[id];
        const plane at = item_plane(&job, &tile, FATHOM_ITEMS_POINT(items[id].place));
        const uint taken = item_scout(&now, &at, scouted, steps, &status);
        if (status == FATHOM_RUNNING) scouts[id] = now;
        if (status == FATHOM_INTERIOR) {
            items[id].count = done + taken;
            items[id].status = FATHOM_INTERIOR;
        }
    }
    list_items(status == FATHOM_RUNNING, id, going_on, &lengths[turn], &shared);
    list_items(status == FATHOM_ESCAPED, id, escaped, &lengths[LANE_ESCAPED], &shared);
}
#endif

#if FORMULA_IS_CONFORMAL && !FORMULA_DIVIDES
#include "lanes/attracted.h"

/* Ends pixels whose scouts have settled on a cycle that attracts them: in one of `stride`
 * work-groups, which may take `steps` iterations for each to find out. */
FATHOM_ITEMS_KERNEL items_attracted(FATHOM_ITEMS_PLACE, FATHOM_ITEMS_STATE, FATHOM_ITEMS_LIST,
                                    global const lane_scout* scouts, const uint stride) {
    local uint shared;
    clear_next_length(lengths, turn);
    const uint length = lengths[from];
    if (is_group_behind(length)) return;
    uint id = 0, status = FATHOM_INTERIOR;
    if (get_global_id(0) < length) {
        id = list[get_global_id(0)];
        plane at = item_plane(&job, &tile, FATHOM_ITEMS_POINT(items[id].place));
        at.seed = word_of_int(0);
        status = FATHOM_RUNNING;
        const int is_tried = get_group_id(0) % stride == 0;
        if (is_tried && is_attracted(scouts[id].z, &at, steps)) {
            status = FATHOM_INTERIOR;
            items[id].count = done;
            items[id].status = status;
        }
    }
    list_items(status == FATHOM_RUNNING, id, going_on, &lengths[turn], &shared);
}
#endif

#if defined(cl_khr_fp64) && !FORMULA_DIVIDES
#include "program/item_samples.h"

/* The nearest double of a number, which is one word or the sum of two. */
FATHOM_FN double item_double(const real* value) {
    const word* words = (const word*)value;
    return sizeof(real) > sizeof(word) ? (double)words[0] + words[1] : words[0];
}

FATHOM_FN packed_sample item_sample(const escape_terms_list* terms,
                                    global const item_state* item) {
    if (item->status != FATHOM_ESCAPED)
        return packed_other(item->count, item->status == FATHOM_INTERIOR);
    const cplx z = item_z(item);
#if FORMULA_IS_CONFORMAL
    const tangent at = tangent_conformal(item->derivative);
#else
    const tangent at = item->at.derivative;
#endif
    return packed_escape(terms, item->count, item_double(&z.re), item_double(&z.im), at.by_re.re,
                         at.by_re.im, at.by_im.re, at.by_im.im);
}

#define FATHOM_ITEM item_state
#include "samples/item_calls.h"
#endif
