/* Orbits by their distance from a reference orbit, for any formula whose orbits start at 0. They
 * advance by the formula's own step over perturbation/number.h, or by long linear steps if these
 * are good. Over doubles, in the lanes of lanes/vector.h or in one lane: every lane has its own
 * pixel, at its own index of the reference orbit. */

/* State of one vector of pixels; lane i belongs to pixel[i]. */
typedef struct formula_lanes {
    slope z, c;
    tangent derivative;
    ints count, m;
    slope kept; /* z and m of an earlier state, to detect orbits that come back to it */
    ints kept_m;
    fathom_uint32 step, renew;         /* steps since a lane took a pixel; step that renews kept */
    fathom_uint32 pixel[FATHOM_LANES]; /* index of the pixel */
    fathom_uint32 live;                /* bits of the lanes that have a pixel */
} formula_lanes;

/* Lanes that have ended. Lanes that have moved need steps with extended exponents. */
typedef struct formula_ends {
    fathom_uint32 escaped, converged, interior, stopped, moved;
} formula_ends;

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

/* The next step of each lane. */
typedef struct formula_found {
    FATHOM_GLOBAL const lane_word* from[FATHOM_LANES]; /* the reference's point before the step, */
    FATHOM_GLOBAL const lane_word* to[FATHOM_LANES];   /*   and after it */
    FATHOM_GLOBAL const lane_word* step[FATHOM_LANES]; /* the linear step, if length is above 1 */
    formula_ints length;                               /* iterations; 1 if no linear step is good */
} formula_found;

/* Takes z and its derivative through one iteration. This is exact, and good for every z. */
FATHOM_FN void formula_exact(const formula_bounds* bounds, const formula_found* found, slope c,
                             slope* z, tangent* derivative) {
    word point[4];
    words_of_lanes(found->from, 0, point);
    cplx full;
    full.re = real_of_words(point[0], z->re);
    full.im = real_of_words(point[1], z->im);
    plane at;
    at.seed = word_splat(bounds->pixel);
    at.c.re = real_of_words(word_splat(bounds->c[0]), word_mul(c.re, at.seed));
    at.c.im = real_of_words(word_splat(bounds->c[1]), word_mul(c.im, at.seed));
    at.known = point + 2;
    formula_step(&full, derivative, &at);
    z->re = full.re.offset;
    z->im = full.im.offset;
}

/* Takes z and its derivative through linear steps, in the lanes of `is_linear`. */
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

/* The distances from 0 of orbits at distance z from these points. */
FATHOM_FN slope formula_full(FATHOM_GLOBAL const lane_word* const* points, slope z) {
    word point[4];
    words_of_lanes(points, 0, point);
    const slope full = {word_add(point[0], z.re), word_add(point[1], z.im)};
    return full;
}

/* Takes all lanes through one step and returns the lanes that have ended. For a pixel that has
 * escaped or converged, z becomes the distance from 0. */
FATHOM_FN formula_ends formula_advance(const formula_bounds* bounds, const formula_found* found,
                                       formula_lanes* now) {
    const mask is_linear = ints_above(found->length.of, ints_splat(1));
    const ints first_end = ints_splat((lane_int)bounds->ends[0]);
    const ints last_end = ints_splat((lane_int)bounds->ends[1]);
    const ints count = now->count + found->length.of;
    /* There is no step from the end of an orbit. */
    const mask is_stopped =
        mask_or(ints_above(count, ints_splat((lane_int)bounds->limit)),
                mask_or(ints_equal(now->m, first_end), ints_equal(now->m, last_end)));

    slope moved = now->z;
    tangent derivative = now->derivative;
    if (FATHOM_LANES > 1 || !mask_bits(is_linear))
        formula_exact(bounds, found, now->c, &moved, &derivative);
    if (mask_bits(is_linear)) formula_linear(now, found, is_linear, &moved, &derivative);

    /* A pixel so near the reference may have left the range of doubles. It takes this step with
     * extended exponents instead. */
    const word narrowest = word_splat(bounds->is_wide ? DELTA_NARROWEST : 0);
    const mask is_moved = mask_without(word_less(slope_norm(moved), narrowest), is_stopped);
    const mask stays = mask_or(is_stopped, is_moved);

    /* Rebasing: a pixel nearer to 0 than to the reference follows the orbit of 0, which is exact
     * (Zhuoran 2021, fractalforums.org, topic 4360). */
    const ints to = ints_select(stays, now->m, now->m + found->length.of);
    const slope full = formula_full(found->to, moved);
    const mask at_first = ints_equal(to, first_end), at_last = ints_equal(to, last_end);
    const mask is_closed = mask_or(mask_and(at_first, mask_all(bounds->is_closed[0])),
                                   mask_and(at_last, mask_all(bounds->is_closed[1])));
    const mask rebases = mask_or(is_closed, word_less(slope_norm(full), slope_norm(moved)));
    const ints on = ints_select(at_first, ints_splat((lane_int)bounds->after[0]),
                                ints_select(at_last, ints_splat((lane_int)bounds->after[1]), to));
    const mask escapes = mask_not(
        mask_or(stays, word_less_equal(slope_norm2(full), word_splat(bounds->escape_radius2))));
    mask converges = mask_all(0);
    if (FORMULA_ENDS & FATHOM_AT_ONE) {
        const slope rest = {word_add(full.re, word_of_int(-1)), full.im};
        converges = mask_without(word_less(slope_norm2(rest), word_splat(bounds->convergence2)),
                                 mask_or(stays, escapes));
        if (mask_bits(converges))
            now->c = slope_select(converges, formula_full(found->from, now->z), now->c);
    }
    const mask is_full = mask_or(mask_or(rebases, escapes), converges);
    now->z = slope_select(stays, now->z, slope_select(is_full, full, moved));
    now->derivative = tangent_select(stays, now->derivative, derivative);
    now->count = ints_select(stays, now->count, count);
    now->m = ints_select(stays, now->m, ints_select(rebases, ints_splat(0), on));

    /* A state that repeats bit for bit repeats for ever. It is found as in direct_loop(). */
    const mask is_back = mask_and(
        ints_equal(now->m, now->kept_m),
        mask_and(word_equal(now->z.re, now->kept.re), word_equal(now->z.im, now->kept.im)));
    const mask repeats = mask_without(is_back, mask_or(mask_or(stays, escapes), converges));
    if (++now->step == now->renew) {
        now->kept = now->z;
        now->kept_m = now->m;
        now->renew <<= 1;
    }
    const formula_ends ends = {mask_bits(escapes) & now->live, mask_bits(converges) & now->live,
                               mask_bits(repeats) & now->live, mask_bits(is_stopped) & now->live,
                               mask_bits(is_moved) & now->live};
    return ends;
}

/* The status of a lane's pixel. */
FATHOM_FN fathom_uint32 formula_status(formula_ends ends, int lane) {
    return ends.escaped >> lane & 1u     ? FATHOM_ESCAPED
           : ends.converged >> lane & 1u ? FATHOM_CONVERGED
           : ends.interior >> lane & 1u  ? FATHOM_INTERIOR
           : ends.stopped >> lane & 1u   ? DELTA_AT_LIMIT
           : ends.moved >> lane & 1u     ? DELTA_WIDE
                                         : FATHOM_RUNNING;
}
