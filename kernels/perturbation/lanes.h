/* Queues of pixels for the lanes of a vector: a lane whose pixel has ended takes the next pixel of
 * a list. There is no mathematics here. A kind of pixel (series_pixels.h, series_extended_pixels.h,
 * generic_pixels.h), with the steps of series_lanes.h, series_extended_lanes.h or generic_lanes.h,
 * defines:
 *   followed_rows                a union of followed, `of`, and of its words by row and lane
 *   followed_store()             stores the pixel of a lane
 *   followed_load()              loads a pixel into a lane
 *   followed_loaded()            completes all lanes once pixels have been loaded
 *   follow_find_above(), follow_load()  find and load the steps that all lanes take next
 *   followed_value()             the values after a step
 *   follow_pixel, follow_job     the types of pixels and jobs
 *   FOLLOW_GOING_ON, FOLLOW_MOVED  the status of pixels that go on by these steps, or by those with
 *                                the other kind of exponent
 * C++ only. */

enum { FOLLOW_ALL_LANES = (1u << (FATHOM_LANES - 1) << 1) - 1u };

/* One vector of pixels; lane i belongs to pixel[i]. */
typedef struct follow_lanes {
    followed at;
    fathom_uint32 pixel[FATHOM_LANES]; /* index of the pixel */
    fathom_uint32 live;                /* bits of the lanes that have a pixel */
} follow_lanes;

/* The indices of pixels that wait for lanes: a stack that grows upwards or downwards in a list. */
typedef struct follow_stack {
    fathom_uint32* end;
    int step; /* 1: grows upwards, -1: downwards */
    fathom_uint32 count;
} follow_stack;

FATHOM_FN void follow_push(follow_stack* stack, fathom_uint32 index) {
    *stack->end = index;
    stack->end += stack->step;
    ++stack->count;
}
FATHOM_FN fathom_uint32 follow_pop(follow_stack* stack) {
    --stack->count;
    return *(stack->end -= stack->step);
}
FATHOM_FN void follow_push_lanes(follow_stack* stack, const follow_lanes* now,
                                 fathom_uint32 lanes) {
    for (; lanes; lanes &= lanes - 1u)
        follow_push(stack, now->pixel[lowest_bit(lanes)]);
}

/* Stores the pixels of `lanes`, with their statuses by `ends`. */
FATHOM_FN void follow_put(const follow_lanes* now, fathom_uint32 lanes, follow_ends ends,
                          follow_pixel* pixels) {
    followed_rows rows;
    rows.of = now->at;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        follow_pixel* const pixel = &pixels[now->pixel[lane]];
        pixel->status = follow_status(ends, lane, FOLLOW_GOING_ON, FOLLOW_MOVED);
        followed_store(&rows, lane, pixel);
    }
}

/* Gives waiting pixels to `lanes`, as long as there are any. */
FATHOM_FN void follow_take(const follow_job* job, follow_lanes* now, fathom_uint32 lanes,
                           const follow_pixel* pixels, follow_stack* waiting) {
    followed_rows rows;
    rows.of = now->at;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        if (waiting->count == 0) {
            now->live &= ~(1u << lane);
            continue;
        }
        now->pixel[lane] = follow_pop(waiting);
        now->live |= 1u << lane;
        followed_load(job, &pixels[now->pixel[lane]], lane, &rows);
    }
    now->at = rows.of;
    followed_loaded(&now->at);
}

/* Gives waiting pixels to `lanes`. */
FATHOM_FN void follow_take_watched(const follow_job* job, const follow_watch* watch,
                                   follow_lanes* now, fathom_uint32 lanes,
                                   const follow_pixel* pixels, follow_stack* waiting,
                                   follow_watched* watched) {
    follow_take(job, now, lanes, pixels, waiting);
    if (watch) follow_watch_lanes(watch, now->pixel, now->live, watched);
}

/* Advances the pixels of a list until all have ended, or by at most `steps` steps in each lane. A
 * pixel that has not ended keeps its status. If pixels are watched, they also stop as domains.h
 * says; otherwise `watch` is null, for the compiler to see. */
FATHOM_FN void follow_run_watched(const follow_job* job, const follow_watch* watch,
                                  follow_pixel* pixels, fathom_uint32* list, fathom_uint32 length,
                                  fathom_uint32 steps) {
    follow_stack waiting = {list + length, 1, length};
    follow_lanes now[FOLLOW_VECTORS] = {};
    follow_watched watched[FOLLOW_VECTORS];
    for (int v = 0; v < FOLLOW_VECTORS; ++v)
        follow_take_watched(job, watch, &now[v], FOLLOW_ALL_LANES, pixels, &waiting, &watched[v]);
    fathom_uint32 live = 1;
    for (fathom_uint32 step = 0; step < steps && live; ++step) {
        follow_found found[FOLLOW_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < FOLLOW_VECTORS; ++v)
            follow_find_above(job, &now[v].at, watch ? &watched[v].lows : 0, &found[v]);
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < FOLLOW_VECTORS; ++v) {
            const follow_step next = follow_load(&found[v]);
            const follow_ends ends = follow(&job->bounds, &next, &now[v].at);
            fathom_uint32 ended = follow_ended(ends);
            if (watch)
                ended |= mask_bits(
                    follow_is_low(&watched[v], followed_value(job, &next, &now[v].at)));
            ended &= now[v].live;
            if (ended) {
                follow_put(&now[v], ended, ends, pixels);
                follow_take_watched(job, watch, &now[v], ended, pixels, &waiting, &watched[v]);
            }
            live |= now[v].live;
        }
    }
    for (int v = 0; v < FOLLOW_VECTORS; ++v)
        follow_put(&now[v], now[v].live, follow_none(), pixels);
}

FATHOM_FN void follow_run(const follow_job* job, follow_pixel* pixels, fathom_uint32* list,
                          fathom_uint32 length, fathom_uint32 steps) {
    follow_run_watched(job, 0, pixels, list, length, steps);
}
FATHOM_FN void follow_run_to_lows(const follow_job* job, const float* lows,
                                  const follow_least* leasts, follow_pixel* pixels,
                                  fathom_uint32* list, fathom_uint32 length,
                                  fathom_uint32 steps) {
    const follow_watch watch = {lows, leasts};
    follow_run_watched(job, &watch, pixels, list, length, steps);
}
