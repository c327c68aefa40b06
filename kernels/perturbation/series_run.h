/* How the pixels of series.h run through lanes: whole vectors of neighbours first; then pixel by
 * pixel; and pixels far from the reference directly, in batches. Uses lanes.h and iterate.h. */

/* Two stacks in the same list, which grow towards each other: pixels that wait for steps, and
 * pixels that wait for direct iterations. */
typedef struct series_waiting {
    follow_stack steps, direct;
} series_waiting;

/* Sorts the pixels of a list by what they wait for. */
FATHOM_FN series_waiting series_sorted(const delta_job* job, const delta_pixel* pixels,
                                       fathom_uint32* list, fathom_uint32 length) {
    series_waiting waiting = {{list + length, 1, length}, {list + length - 1, -1, 0}};
    for (fathom_uint32 i = length; i-- > 0;) {
        const delta_pixel* const pixel = &pixels[list[i]];
        const slope z = {word_splat(pixel->z[0]), word_splat(pixel->z[1])};
        const slope derivative = {word_splat(pixel->derivative[0]),
                                  word_splat(pixel->derivative[1])};
        if (pixel->m != 0 || !mask_bits(step_is_direct(&job->bounds, z, derivative))) continue;
        const fathom_uint32 index = list[i];
        list[i] = follow_pop(&waiting.steps);
        follow_push(&waiting.direct, index);
    }
    return waiting;
}

/* The step of one iteration, in `exact`, if all lanes of a vector take it next; otherwise null. Not
 * inline, because the loop around series_common() would be slower. */
__attribute__((noinline, cold)) static const delta_step* series_common_exact(
    const delta_job* job, const followed* now, ints key, delta_step* exact) {
    const fathom_uint32 m = (fathom_uint32)now->m[0], offset = (fathom_uint32)now->offset[0];
    if (m >= job->bounds.last) return 0;
    const int has_steps = (offset & ((1u << DELTA_LEVEL_BITS) - 1u)) != 0;
    const lane_int first = has_steps ? job->keys[offset >> DELTA_LEVEL_BITS] : 0;
    const mask is_same = mask_without(ints_equal(now->m, ints_splat(m)),
                                      ints_above(ints_splat(first), key));
    if (mask_bits(is_same) != mask_bits(mask_all(true))) return 0;
    *exact = delta_exact(job, m);
    return exact;
}

/* The step that all lanes of a vector take next; null if they do not take the same one. `exact` has
 * room for one that is not in the table. */
FATHOM_FN const delta_step* series_common(const delta_job* job, const followed* now,
                                          delta_step* exact) {
    const ints key = word_upper_bits(slope_norm(now->z));
    const fathom_uint32 offset = (fathom_uint32)now->offset[0];
    const fathom_uint32 first = offset >> DELTA_LEVEL_BITS;
    const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
    const unsigned short* const keys = job->keys + first;
    const fathom_uint32 good = keys_above(keys, levels, (int)key[0]);
    if (__builtin_expect(good == 0, 0)) return series_common_exact(job, now, key, exact);
    const lane_int next = good < levels ? keys[good] : 0;
    const mask is_same = mask_and(ints_equal(now->offset, ints_splat(offset)),
                                  ints_above(ints_splat(keys[good - 1]), key));
    const mask is_shorter = mask_without(is_same, ints_above(ints_splat(next), key));
    return mask_bits(is_shorter) == mask_bits(mask_all(true)) ? job->steps + first + good - 1 : 0;
}

/* Same as series_run(), but for whole vectors of neighbours, and only as long as they all take the
 * same step: then one step is looked up for all, and nothing is transposed. Pixels take the same
 * steps as in series_run(). */
FATHOM_FN void series_run_batched(const delta_job* job, delta_pixel* pixels, fathom_uint32* list,
                                  fathom_uint32 length, fathom_uint32 steps) {
    follow_stack waiting = series_sorted(job, pixels, list, length).steps;
    follow_lanes now[FOLLOW_VECTORS] = {};
    for (int v = 0; v < FOLLOW_VECTORS; ++v)
        follow_take(job, &now[v], FOLLOW_ALL_LANES, pixels, &waiting);
    fathom_uint32 live = 1;
    for (fathom_uint32 step = 0; step < steps && live; ++step) {
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < FOLLOW_VECTORS; ++v) {
            delta_step exact;
            const delta_step* const common =
                now[v].live ? series_common(job, &now[v].at, &exact) : 0;
            follow_ends ends = follow_none();
            if (common) {
                word fields[STEP_FIELDS];
                FATHOM_UNROLL
                for (int field = 0; field < STEP_FIELDS; ++field)
                    fields[field] = word_splat(((const lane_word*)common)[field]);
                const follow_step next = step_of_fields(fields);
                ends = follow(&job->bounds, &next, &now[v].at);
            }
            if (!common || follow_ended(ends)) {
                follow_put(&now[v], now[v].live, ends, pixels);
                follow_take(job, &now[v], now[v].live, pixels, &waiting);
            }
            live |= now[v].live;
        }
    }
    for (int v = 0; v < FOLLOW_VECTORS; ++v)
        follow_put(&now[v], now[v].live, follow_none(), pixels);
}

/* What direct iterations of a vector need, in addition to its pixels. */
typedef struct series_direct {
    slope point; /* the pixels' points in the plane */
    follow_watched watched;
} series_direct;

FATHOM_FN void series_take_direct(const delta_job* job, const follow_watch* watch,
                                  follow_lanes* now, fathom_uint32 lanes,
                                  const delta_pixel* pixels, series_waiting* waiting,
                                  series_direct* direct) {
    follow_take_watched(job, watch, now, lanes, pixels, &waiting->direct, &direct->watched);
    const slope first = {word_splat(job->orbit[1][0]), word_splat(job->orbit[1][1])};
    direct->point = iterate_point(&job->bounds, first, now->at.c);
}

/* Iterates vectors, given as bits, up to BLIND_ITERATIONS times, and looks at each iteration. Lanes
 * whose pixels have ended take others after that. Returns the vectors with such lanes. */
FATHOM_FN fathom_uint32 series_look(const delta_job* job, const follow_watch* watch,
                                    delta_pixel* pixels, series_waiting* waiting,
                                    fathom_uint32 vectors, follow_lanes* now,
                                    series_direct* direct) {
    mask going[FOLLOW_VECTORS], low[FOLLOW_VECTORS];
    follow_ends ends[FOLLOW_VECTORS];
    FATHOM_UNROLL
    for (int v = 0; v < FOLLOW_VECTORS; ++v) {
        going[v] = mask_all(1);
        low[v] = mask_all(0);
        ends[v] = follow_none();
    }
    for (int i = 0; i < BLIND_ITERATIONS; ++i) {
        FATHOM_UNROLL
        for (int v = 0; v < FOLLOW_VECTORS; ++v) {
            if (!(vectors >> v & 1u)) continue;
            const mask went = going[v];
            iterate(&job->bounds, direct[v].point, &now[v].at, &going[v], &ends[v]);
            if (!watch) continue;
            low[v] = mask_or(low[v],
                             mask_and(went, follow_is_low(&direct[v].watched, now[v].at.z)));
            going[v] = mask_without(going[v], low[v]);
        }
    }
    fathom_uint32 changed = 0;
    FATHOM_UNROLL
    for (int v = 0; v < FOLLOW_VECTORS; ++v) {
        const fathom_uint32 ended = now[v].live & ~mask_bits(going[v]);
        if (!(vectors >> v & 1u) || !ended) continue;
        follow_put(&now[v], ended, ends[v], pixels);
        follow_push_lanes(&waiting->steps, &now[v],
                          mask_bits(mask_without(ends[v].turned, low[v])) & ended);
        series_take_direct(job, watch, &now[v], ended, pixels, waiting, &direct[v]);
        changed |= 1u << v;
    }
    return changed;
}

/* Iterates the first vectors BLIND_ITERATIONS times, but for those in which a pixel might end
 * there, which are returned as bits. */
FATHOM_FN fathom_uint32 series_iterate(const delta_job* job, const follow_watch* watch,
                                       int vectors, follow_lanes* now,
                                       const series_direct* direct) {
    blind_run runs[FOLLOW_VECTORS];
    FATHOM_UNROLL
    for (int v = 0; v < vectors; ++v) {
        runs[v] = blind_begin(&job->bounds, direct[v].point, &now[v].at);
        if (watch) blind_watch(&direct[v].watched, &runs[v]);
    }
    for (int i = 0; i < BLIND_ITERATIONS; ++i) {
        FATHOM_UNROLL
        for (int v = 0; v < vectors; ++v)
            blind_iterate(&job->bounds, &runs[v]);
    }
    fathom_uint32 left = 0;
    FATHOM_UNROLL
    for (int v = 0; v < vectors; ++v)
        if (!blind_end(&job->bounds, &runs[v], now[v].live, &now[v].at)) left |= 1u << v;
    return left;
}

/* Advances the pixels that wait for direct iterations, about as long as they fill the lanes.
 * Returns the number of iterations of a lane. */
FATHOM_FN fathom_uint32 series_run_direct(const delta_job* job, const follow_watch* watch,
                                          delta_pixel* pixels, series_waiting* waiting) {
    enum { ENOUGH = 1024, MOST = 4096 };
    follow_lanes now[FOLLOW_VECTORS] = {};
    series_direct direct[FOLLOW_VECTORS];
    for (int v = 0; v < FOLLOW_VECTORS; ++v)
        series_take_direct(job, watch, &now[v], FOLLOW_ALL_LANES, pixels, waiting, &direct[v]);
    /* Vectors in which something may happen are looked at. Where something has just happened, it
     * may soon happen again. */
    fathom_uint32 count = 0, changed = 0;
    for (; count < (waiting->direct.count ? MOST : ENOUGH); count += BLIND_ITERATIONS) {
        fathom_uint32 vectors = 0;
        for (int v = 0; v < FOLLOW_VECTORS; ++v)
            vectors |= (fathom_uint32)(now[v].live != 0) << v;
        if (!vectors) break;
        if (!changed)
            vectors = vectors == 1u ? series_iterate(job, watch, 1, now, direct)
                                    : series_iterate(job, watch, FOLLOW_VECTORS, now, direct);
        changed = vectors;
        if (vectors) changed = series_look(job, watch, pixels, waiting, vectors, now, direct);
    }
    for (int v = 0; v < FOLLOW_VECTORS; ++v) {
        follow_put(&now[v], now[v].live, follow_none(), pixels);
        follow_push_lanes(&waiting->direct, &now[v], now[v].live);
    }
    return count;
}

/* Same as follow_run_watched(), but pixels that turn are iterated directly, and empty lanes wait
 * until many pixels do. Reorders the list. */
FATHOM_FN void series_run_watched(const delta_job* job, const follow_watch* watch,
                                  delta_pixel* pixels, fathom_uint32* list, fathom_uint32 length,
                                  fathom_uint32 steps) {
    /* BATCH pixels fill the lanes for a while. A step takes as long as ITERATIONS_OF_STEP direct
     * iterations. */
    enum { BATCH = 256, ITERATIONS_OF_STEP = 8 };
    series_waiting waiting = series_sorted(job, pixels, list, length);
    follow_lanes now[FOLLOW_VECTORS] = {};
    follow_watched watched[FOLLOW_VECTORS];
    if (watch)
        for (int v = 0; v < FOLLOW_VECTORS; ++v)
            follow_watch_lanes(watch, now[v].pixel, 0, &watched[v]);
    fathom_uint32 live = 0;
    for (fathom_uint32 step = 0; step < steps; ++step) {
        if (waiting.direct.count >= BATCH || (live == 0 && waiting.direct.count))
            step += series_run_direct(job, watch, pixels, &waiting) / ITERATIONS_OF_STEP;
        live = 0;
        for (int v = 0; v < FOLLOW_VECTORS; ++v) {
            if (waiting.steps.count && now[v].live != FOLLOW_ALL_LANES)
                follow_take_watched(job, watch, &now[v], FOLLOW_ALL_LANES & ~now[v].live, pixels,
                                    &waiting.steps, &watched[v]);
            live |= now[v].live;
        }
        if (live == 0 && waiting.direct.count == 0) break;

        follow_found found[FOLLOW_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < FOLLOW_VECTORS; ++v)
            follow_find_above(job, &now[v].at, watch ? &watched[v].lows : 0, &found[v]);
        FATHOM_UNROLL
        for (int v = 0; v < FOLLOW_VECTORS; ++v) {
            const follow_step next = follow_load(&found[v]);
            const follow_ends ends = follow(&job->bounds, &next, &now[v].at);
            fathom_uint32 low = 0;
            if (watch)
                low = mask_bits(
                    follow_is_low(&watched[v], followed_value(job, &next, &now[v].at)));
            const fathom_uint32 ended = (follow_ended(ends) | low) & now[v].live;
            if (!ended) continue;
            follow_put(&now[v], ended, ends, pixels);
            follow_push_lanes(&waiting.direct, &now[v], mask_bits(ends.turned) & ended & ~low);
            now[v].live &= ~ended;
        }
    }
    for (int v = 0; v < FOLLOW_VECTORS; ++v)
        follow_put(&now[v], now[v].live, follow_none(), pixels);
}

FATHOM_FN void series_run(const delta_job* job, delta_pixel* pixels, fathom_uint32* list,
                          fathom_uint32 length, fathom_uint32 steps) {
    series_run_watched(job, 0, pixels, list, length, steps);
}
FATHOM_FN void series_run_to_lows(const delta_job* job, const float* lows,
                                  const follow_least* leasts, delta_pixel* pixels,
                                  fathom_uint32* list, fathom_uint32 length,
                                  fathom_uint32 steps) {
    const follow_watch watch = {lows, leasts};
    series_run_watched(job, &watch, pixels, list, length, steps);
}
