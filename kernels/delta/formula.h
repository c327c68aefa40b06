/* Orbits by their distance from a reference orbit, for any formula of z^p + c between folds and
 * reflections: by the formula's own step on delta/number.h, or by long linear steps where those are
 * good. For lanes/vector.h over doubles: every lane has its own pixel, at its own place of the
 * reference, and takes the next of a list when that has ended. */

/* The lanes of one vector. */
typedef struct formula_lanes {
    slope z, c;
    tangent derivative;
    ints count, m;
    slope kept; /* earlier ones, to which orbits may come back */
    ints kept_m;
    fathom_uint32 step, renew;         /* since a lane took a pixel; at which to keep the next */
    fathom_uint32 pixel[FATHOM_LANES]; /* whose they are */
    fathom_uint32 live;                /* lanes that have any */
} formula_lanes;

/* Lanes that have ended; those that have moved are in need of wide steps. */
typedef struct formula_ends {
    fathom_uint32 escaped, interior, stopped, moved;
} formula_ends;

typedef union formula_words {
    word of;
    lane_word at[FATHOM_LANES];
} formula_words;

typedef union formula_ints {
    ints of;
    lane_int at[FATHOM_LANES];
} formula_ints;

FATHOM_FN word slope_norm(slope a) { return word_max(word_abs(a.im), word_abs(a.re)); }

FATHOM_FN slope slope_moved(const word* matrix, slope z, slope start) {
    slope r;
    r.re = word_fma(matrix[0], z.re, word_fma(matrix[1], z.im, start.re));
    r.im = word_fma(matrix[2], z.re, word_fma(matrix[3], z.im, start.im));
    return r;
}

/* What the next step of each lane reads and where it leads. */
typedef struct formula_found {
    const lane_word *from[FATHOM_LANES], *to[FATHOM_LANES]; /* points */
    const lane_word* step[FATHOM_LANES];                    /* linear, where that is good for z */
    formula_ints length;                                    /* then above 1 */
} formula_found;

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
        const fathom_uint32 length = good ? job->first_length << good : 1;
        const formula_point* const from = job->points + at;
        found->length.at[lane] = length;
        found->from[lane] = from->z;
        /* Nothing leads on from an end. */
        found->to[lane] = at == job->ends[0] || at == job->ends[1] ? from->z : from[length].z;
        found->step[lane] = good ? job->steps[first + good - 1].a : job->points->z;
    }
}

/* Takes z and its derivative along linear steps, in the lanes of `is_linear`. */
FATHOM_FN void formula_linear(const formula_lanes* now, const formula_found* found, mask is_linear,
                              slope* z, tangent* derivative) {
    word a[4], b[4];
    words_of_lanes(found->step, 0, a);
    words_of_lanes(found->step, 4, b);
    const slope by_re = {b[0], b[2]}, by_im = {b[1], b[3]};
    const slope by_c = slope_moved(b, now->c, slope_from_ints(0, 0));
    tangent moved;
    moved.by_re = slope_moved(a, now->derivative.by_re, by_re);
    moved.by_im = slope_moved(a, now->derivative.by_im, by_im);
    *z = slope_select(is_linear, slope_moved(a, now->z, by_c), *z);
    *derivative = tangent_select(is_linear, moved, *derivative);
}

/* One step of all lanes; returns those that have ended. An escaped lane's z is its distance from 0. */
FATHOM_FN formula_ends formula_advance(const formula_job* job, const formula_found* found,
                                       formula_lanes* now) {
    const mask is_linear = ints_above(found->length.of, ints_splat(1));
    const ints first_end = ints_splat((lane_int)job->ends[0]);
    const ints last_end = ints_splat((lane_int)job->ends[1]);
    const ints count = now->count + found->length.of;
    /* Who is at an end can go nowhere from there. */
    const mask is_stopped =
        mask_or(ints_above(count, ints_splat((lane_int)job->limit)),
                mask_or(ints_equal(now->m, first_end), ints_equal(now->m, last_end)));

    /* The step of one iteration is exact, and good for every z. */
    word point[4];
    words_of_lanes(found->from, 0, point);
    cplx z;
    plane at = {};
    z.re = real_of_words(point[0], now->z.re);
    z.im = real_of_words(point[1], now->z.im);
    /* c itself is only added. */
    at.seed = word_splat(job->pixel);
    at.c.re = real_of_words(word_of_int(0), word_mul(now->c.re, at.seed));
    at.c.im = real_of_words(word_of_int(0), word_mul(now->c.im, at.seed));
    at.folded = point + 2;
    tangent derivative = now->derivative;
    formula_step(&z, &derivative, &at);
    slope moved = {z.re.offset, z.im.offset};
    if (mask_bits(is_linear)) formula_linear(now, found, is_linear, &moved, &derivative);

    /* Who comes so near may have left the range of doubles, and takes this step in wide numbers
     * instead. */
    const word narrowest = word_splat(job->is_wide ? DELTA_NARROWEST : 0);
    const mask is_moved = mask_without(word_less(slope_norm(moved), narrowest), is_stopped);
    const mask stays = mask_or(is_stopped, is_moved);

    /* Nearer to 0 than to the reference: along the orbit of 0, which is exact (Zhuoran 2021,
     * fractalforums.org, topic 4360). */
    const ints to = ints_select(stays, now->m, now->m + found->length.of);
    word target[4];
    words_of_lanes(found->to, 0, target);
    const slope full = {word_add(target[0], moved.re), word_add(target[1], moved.im)};
    const mask at_first = ints_equal(to, first_end), at_last = ints_equal(to, last_end);
    const mask is_closed = mask_or(mask_and(at_first, mask_all(job->is_closed[0])),
                                   mask_and(at_last, mask_all(job->is_closed[1])));
    const mask rebases = mask_or(is_closed, word_less(slope_norm(full), slope_norm(moved)));
    const ints on = ints_select(at_first, ints_splat((lane_int)job->after[0]),
                                ints_select(at_last, ints_splat((lane_int)job->after[1]), to));
    const mask escapes = mask_not(
        mask_or(stays, word_less_equal(slope_norm2(full), word_splat(job->escape_radius2))));
    now->z = slope_select(stays, now->z, slope_select(mask_or(rebases, escapes), full, moved));
    now->derivative = tangent_select(stays, now->derivative, derivative);
    now->count = ints_select(stays, now->count, count);
    now->m = ints_select(stays, now->m, ints_select(rebases, ints_splat(0), on));

    /* A state that repeats bit for bit repeats for ever, as in direct_loop(). */
    const mask is_back = mask_and(
        ints_equal(now->m, now->kept_m),
        mask_and(word_equal(now->z.re, now->kept.re), word_equal(now->z.im, now->kept.im)));
    const mask repeats = mask_without(is_back, mask_or(stays, escapes));
    if (++now->step == now->renew) {
        now->kept = now->z;
        now->kept_m = now->m;
        now->renew <<= 1;
    }
    const formula_ends ends = {mask_bits(escapes) & now->live, mask_bits(repeats) & now->live,
                               mask_bits(is_stopped) & now->live, mask_bits(is_moved) & now->live};
    return ends;
}

/* Keeps the pixels of `lanes`. */
FATHOM_FN void formula_put(const formula_lanes* now, fathom_uint32 lanes, formula_ends ends,
                           formula_pixel* pixels) {
    formula_words z[2], derivative[4];
    formula_ints count, m;
    z[0].of = now->z.re, z[1].of = now->z.im;
    derivative[0].of = now->derivative.by_re.re, derivative[1].of = now->derivative.by_re.im;
    derivative[2].of = now->derivative.by_im.re, derivative[3].of = now->derivative.by_im.im;
    count.of = now->count, m.of = now->m;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        formula_pixel* const pixel = &pixels[now->pixel[lane]];
        for (int i = 0; i < 2; ++i)
            pixel->z[i] = z[i].at[lane];
        for (int i = 0; i < 4; ++i)
            pixel->derivative[i] = derivative[i].at[lane];
        pixel->count = (fathom_uint64)count.at[lane];
        pixel->m = (fathom_uint32)m.at[lane];
        pixel->z_exponent = pixel->derivative_exponent[0] = pixel->derivative_exponent[1] = 0;
        pixel->status = ends.escaped >> lane & 1u    ? FATHOM_ESCAPED
                        : ends.interior >> lane & 1u ? FATHOM_INTERIOR
                        : ends.stopped >> lane & 1u  ? DELTA_AT_LIMIT
                        : ends.moved >> lane & 1u    ? DELTA_WIDE
                                                     : FATHOM_RUNNING;
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

/* Advances the running ones of so many pixels until all have ended, or for so many steps of each
 * lane. */
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
            const formula_ends ends = formula_advance(job, &found[v], &now[v]);
            const fathom_uint32 ended = ends.escaped | ends.interior | ends.stopped | ends.moved;
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
