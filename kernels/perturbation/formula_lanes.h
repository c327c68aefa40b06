/* Runs pixels in the lanes of perturbation/formula.h. A lane whose pixel has ended takes the
 * next pixel. C++ only. */

typedef union formula_words {
    word of;
    lane_word at[FATHOM_LANES];
} formula_words;

FATHOM_FN void formula_find(const formula_job* job, const formula_lanes* now,
                            formula_found* found) {
    formula_ints key, m;
    key.of = word_upper_bits(slope_norm(now->z));
    m.of = now->m;
    __asm__("" : "+m"(key), "+m"(m));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 at = (fathom_uint32)m.at[lane], offset = job->offsets[at];
        const fathom_uint32 first = offset >> DELTA_LEVEL_BITS;
        const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
        const fathom_uint32 good = keys_above(job->keys + first, levels, (int)key.at[lane]);
        const fathom_uint32 length = good ? job->bounds.first_length << good : 1;
        const formula_point* const from = job->points + at;
        found->length.at[lane] = length;
        found->from[lane] = from->z;
        /* There is no step from the end of an orbit. */
        const int is_end = at == job->bounds.ends[0] || at == job->bounds.ends[1];
        found->to[lane] = is_end ? from->z : from[length].z;
        found->step[lane] = good ? job->steps[first + good - 1].a : job->points->z;
    }
}

/* Stores the pixels of `lanes`. */
FATHOM_FN void formula_put(const formula_lanes* now, fathom_uint32 lanes, formula_ends ends,
                           formula_pixel* pixels) {
    formula_words z[2], c[2], derivative[4];
    formula_ints count, m;
    z[0].of = now->z.re, z[1].of = now->z.im;
    c[0].of = now->c.re, c[1].of = now->c.im;
    derivative[0].of = now->derivative.by_re.re, derivative[1].of = now->derivative.by_re.im;
    derivative[2].of = now->derivative.by_im.re, derivative[3].of = now->derivative.by_im.im;
    count.of = now->count, m.of = now->m;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        formula_pixel* const pixel = &pixels[now->pixel[lane]];
        for (int i = 0; i < 2; ++i) {
            pixel->z[i] = z[i].at[lane];
            pixel->c[i] = c[i].at[lane];
        }
        for (int i = 0; i < 4; ++i)
            pixel->derivative[i] = derivative[i].at[lane];
        pixel->count = (fathom_uint64)count.at[lane];
        pixel->m = (fathom_uint32)m.at[lane];
        pixel->z_exponent = pixel->derivative_exponent[0] = pixel->derivative_exponent[1] = 0;
        pixel->status = formula_status(ends, lane);
    }
}

/* Gives the next running pixels to `lanes`, as long as there are any. */
FATHOM_FN void formula_take(formula_lanes* now, fathom_uint32 lanes, const formula_pixel* pixels,
                            fathom_uint32* next, fathom_uint32 end) {
    formula_words z[2], c[2], kept[2], derivative[4];
    formula_ints count, m, kept_m;
    z[0].of = now->z.re, z[1].of = now->z.im;
    c[0].of = now->c.re, c[1].of = now->c.im;
    kept[0].of = now->kept.re, kept[1].of = now->kept.im;
    derivative[0].of = now->derivative.by_re.re, derivative[1].of = now->derivative.by_re.im;
    derivative[2].of = now->derivative.by_im.re, derivative[3].of = now->derivative.by_im.im;
    count.of = now->count, m.of = now->m, kept_m.of = now->kept_m;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        while (*next < end && pixels[*next].status != FATHOM_RUNNING)
            ++*next;
        if (*next == end) {
            now->live &= ~(1u << lane);
            continue;
        }
        const formula_pixel* const pixel = &pixels[*next];
        now->live |= 1u << lane;
        now->step = 0;
        now->renew = 8;
        now->pixel[lane] = (*next)++;
        count.at[lane] = (lane_int)pixel->count;
        m.at[lane] = kept_m.at[lane] = (lane_int)pixel->m;
        for (int i = 0; i < 2; ++i) {
            z[i].at[lane] = kept[i].at[lane] = pixel->z[i];
            c[i].at[lane] = pixel->c[i];
        }
        for (int i = 0; i < 4; ++i)
            derivative[i].at[lane] = pixel->derivative[i];
    }
    now->z.re = z[0].of, now->z.im = z[1].of;
    now->c.re = c[0].of, now->c.im = c[1].of;
    now->kept.re = kept[0].of, now->kept.im = kept[1].of;
    now->derivative.by_re.re = derivative[0].of, now->derivative.by_re.im = derivative[1].of;
    now->derivative.by_im.re = derivative[2].of, now->derivative.by_im.im = derivative[3].of;
    now->count = count.of, now->m = m.of, now->kept_m = kept_m.of;
}

/* Advances the running ones of `count` pixels until all have ended, or by at most `steps` steps in
 * each lane. */
FATHOM_FN void formula_run(const formula_job* job, formula_pixel* pixels, fathom_uint32 count,
                           fathom_uint32 steps) {
    fathom_uint32 next = 0, live = 1;
    formula_lanes now[FORMULA_VECTORS] = {};
    for (int v = 0; v < FORMULA_VECTORS; ++v)
        formula_take(&now[v], (1u << (FATHOM_LANES - 1) << 1) - 1u, pixels, &next, count);
    for (fathom_uint32 step = 0; step < steps && live; ++step) {
        formula_found found[FORMULA_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < FORMULA_VECTORS; ++v)
            formula_find(job, &now[v], &found[v]);
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < FORMULA_VECTORS; ++v) {
            const formula_ends ends = formula_advance(&job->bounds, &found[v], &now[v]);
            const fathom_uint32 ended =
                ends.escaped | ends.converged | ends.interior | ends.stopped | ends.moved;
            if (ended) {
                formula_put(&now[v], ended, ends, pixels);
                formula_take(&now[v], ended, pixels, &next, count);
            }
            live |= now[v].live;
        }
    }
    const formula_ends none = {};
    for (int v = 0; v < FORMULA_VECTORS; ++v)
        formula_put(&now[v], now[v].live, none, pixels);
}
