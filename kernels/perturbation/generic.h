/* Steps of any formula but z^2 + c on its parameter plane: its own step over perturbation/number.h,
 * or long steps where these are good: linear steps (linear_step), or maps of cells (beside.h). Over
 * the words of generic_plain.h or generic_extended.h. */

typedef generic_bounds follow_bounds;
typedef tangent rate;
FATHOM_FN rate rate_select(mask m, rate a, rate b) { return tangent_select(m, a, b); }

/* Pixels that follow the reference: one in each lane. */
typedef struct followed {
    delta z;
    rate derivative;
    slope c;
    ints count, m;
    slope kept; /* z and m of an earlier state, to detect orbits that come back to it */
    ints kept_m;
    slope previous; /* value one iteration earlier, if orbits end at rest */
    fathom_uint32 step, renew; /* steps since a lane took a pixel; step that renews kept */
} followed;

typedef struct follow_step {
    step_rows from, to; /* the reference's points before and after the step */
    step_rows linear;   /* the linear step, if length is above 1 */
    beside_step beside; /* the map of a cell, in lanes that take one instead */
    ints length;        /* iterations; 1 if no long step is good */
    /* For a hybrid: phase_code() of the index before the step, phase_start() of that after it. For
     * other formulas 0. */
    ints code, start;
    step_factor factor; /* of steps far from 0, if orbits end at rest */
} follow_step;

/* The values of orbits at distance z from these points. */
FATHOM_FN slope step_value(const step_rows* points, slope z) {
    word point[4];
    step_point(points, point);
    const slope value = {word_add(point[0], z.re), word_add(point[1], z.im)};
    return value;
}

FATHOM_FN slope slope_from(slope a, slope b) {
    const slope r = {word_add(a.re, word_neg(b.re)), word_add(a.im, word_neg(b.im))};
    return r;
}

/* Takes z and its derivative through one iteration. This is exact, and good for every z. Returns
 * the lanes that plane.is_apart tells of, and stores their values, which are more exact than z. */
FATHOM_FN mask step_exact(const follow_bounds* bounds, const follow_step* step,
                          const followed* now, slope* z, slope* value, tangent* derivative) {
    word point[4], point_after[4];
    step_point(&step->from, point);
    cplx full;
    full.re = real_of_words(point[0], z->re);
    full.im = real_of_words(point[1], z->im);
    plane at;
    at.seed = step_pixel(bounds);
    at.c.re = real_of_words(word_splat(bounds->c[0]), word_mul(now->c.re, at.seed));
    at.c.im = real_of_words(word_splat(bounds->c[1]), word_mul(now->c.im, at.seed));
    at.known = point + 2;
    at.step = step->code;
    const mask is_direct = run_is_direct(now->m);
    FATHOM_UNROLL
    for (int i = 0; i < FATHOM_MAXIMUM_PARAMETERS; ++i)
        at.parameters[i] = real_given(word_splat(bounds->parameters[i]), is_direct);
    step_point(&step->to, point_after);
    const slope to = {point_after[0], point_after[1]};
    mask is_apart = mask_not(word_equal(point_after[2], point_after[2]));
    at.is_apart = FORMULA_ENDS & FATHOM_AT_REST ? &is_apart : 0;
    formula_step(&full, derivative, &at);
    z->re = full.re.offset;
    z->im = full.im.offset;
    *value = slope_of(full);
    if (FORMULA_ENDS & FATHOM_AT_REST)
        *z = slope_select(is_apart, slope_from(*value, to), *z);
    return is_apart;
}

/* Takes z and its derivative through linear steps, in the lanes of `is_linear`. */
FATHOM_FN void step_linear(const followed* now, const follow_step* step, mask is_linear, slope* z,
                           tangent* derivative) {
    const step_matrix a = step_matrix_of(&step->linear, 0), b = step_matrix_of(&step->linear, 4);
    const slope by_c = slope_moved(&b, now->c, slope_from_ints(0, 0));
    tangent moved;
    moved.by_re = slope_moved(&a, now->derivative.by_re, step_column(&b, 0));
    moved.by_im = slope_moved(&a, now->derivative.by_im, step_column(&b, 1));
    *z = slope_select(is_linear, slope_moved(&a, now->z, by_c), *z);
    *derivative = tangent_select(is_linear, moved, *derivative);
}

/* Lets pixels follow the orbit of a critical point to which they are nearer than to the reference.
 * point[2] and point[3] are the reference's distance from its nearest critical point, as for
 * keep_factor(). */
FATHOM_FN void step_to_critical(const follow_bounds* bounds, const word* point, follow_next* next) {
    const word scale = word_of_int(1 << 22); /* applied twice: 2^44 */
    const slope known = {point[2], point[3]};
    const slope z = next->z;
    for (fathom_uint32 k = 0; k < bounds->critical_count; ++k) {
        const slope critical = {word_splat(bounds->critical[k][0]),
                                word_splat(bounds->critical[k][1])};
        const slope at = {point[0], point[1]};
        slope gap = slope_from(at, critical);
        const slope error = slope_scale(slope_scale(slope_from(gap, known), scale), scale);
        gap = slope_select(word_less(slope_norm2(error), word_of_int(1)), known, gap);
        const slope distance = slope_add(gap, z);
        const mask is_nearer = delta_is_less(distance, next->z);
        next->z = slope_select(is_nearer, distance, next->z);
        next->m = ints_select(is_nearer, ints_splat((lane_int)bounds->critical_starts[k]), next->m);
        next->rebases = mask_without(next->rebases, is_nearer);
    }
}

/* Takes pixels far from 0 along steps by a factor, from index 0 to index 0. */
FATHOM_FN void step_by_factor(const follow_step* step, const followed* now, follow_next* next,
                              rate* derivative) {
    const mask is_far = factor_lanes(&step->factor);
    if (!mask_bits(is_far)) return;
    const tangent before = now->derivative;
    tangent moved;
    moved.by_re = slope_by_factor(&step->factor, before.by_re);
    moved.by_im = slope_by_factor(&step->factor, before.by_im);
    *derivative = tangent_select(is_far, moved, *derivative);
    next->z = slope_select(is_far, slope_by_factor(&step->factor, now->z), next->z);
    next->value = slope_select(is_far, next->z, next->value);
    next->m = ints_select(is_far, ints_splat(0), next->m);
    next->rebases = mask_without(next->rebases, is_far);
    next->is_at_goal = mask_without(next->is_at_goal, is_far);
}

FATHOM_FN mask step_is_at(const fathom_uint32* ends, int i, ints m) {
    return ints_equal(m, ints_splat(ends[i]));
}
/* Same as run_ends_at(), in lanes. */
FATHOM_FN mask step_is_at_end(const follow_bounds* bounds, ints m) {
    mask is_end = mask_all(0);
    if (FORMULA_ENDS & FATHOM_AT_REST) return is_end;
    for (int i = run_count(bounds) - 1; i >= 0; --i)
        is_end = mask_or(is_end, step_is_at(bounds->ends, i, m));
    return is_end;
}

FATHOM_FN follow_next step_next(const follow_bounds* bounds, const follow_step* step,
                                const followed* now, rate* derivative) {
    const mask is_beside = beside_lanes(&step->beside);
    const mask is_long = ints_above(step->length, ints_splat(1));
    const mask is_linear = mask_without(is_long, is_beside);
    follow_next next;
    slope apart = next.z = now->z;
    mask is_apart = mask_all(0);
    *derivative = now->derivative;
    if (FATHOM_LANES > 1 || !mask_bits(is_long))
        is_apart = step_exact(bounds, step, now, &next.z, &apart, derivative);
    if (mask_bits(is_linear)) step_linear(now, step, is_linear, &next.z, derivative);
    if (mask_bits(is_beside))
        beside_follow(&step->beside, now->c, now->z, now->derivative, &next.z, derivative);

    next.value = step_value(&step->to, next.z);
    if (FORMULA_ENDS & FATHOM_AT_REST)
        next.value = slope_select(mask_without(is_apart, is_linear), apart, next.value);
    next.is_lost = step_is_lost(bounds, next.z);
    next.can_turn = next.is_at_goal = mask_all(0);
    if (FORMULA_ENDS & FATHOM_AT_ONE) {
        const slope rest = {word_add(next.value.re, word_of_int(-1)), next.value.im};
        next.is_at_goal = word_less(slope_norm2(rest), word_splat(bounds->convergence2));
    }
    if (FORMULA_ENDS & FATHOM_AT_REST) {
        const slope rest = slope_from(next.value, step_value(&step->from, now->z));
        next.is_at_goal = mask_without(
            word_less(slope_norm2(rest), word_splat(bounds->convergence2)), is_linear);
    }

    const ints to = now->m + step->length;
    next.m = to;
    next.start = step->start;
    next.rebases = mask_all(0);
    for (int i = run_count(bounds) - 1; i >= 0; --i) {
        const mask is_end = step_is_at(bounds->ends, i, to);
        next.m = ints_select(is_end, ints_splat(bounds->after[i]), next.m);
        next.rebases = mask_or(next.rebases, mask_and(is_end, mask_all((int)bounds->is_closed[i])));
    }
    if (FORMULA_ENDS & FATHOM_AT_REST) {
        word point[4];
        step_point(&step->to, point);
        step_to_critical(bounds, point, &next);
        const slope far = slope_scale(next.z, word_of_int(GENERIC_DIRECT_FACTOR));
        const mask is_direct =
            mask_without(delta_is_less(next.value, far),
                         word_less(slope_norm(next.z), word_splat(bounds->direct_size)));
        next.rebases = mask_or(next.rebases, is_direct);
        step_by_factor(step, now, &next, derivative);
    }
    return next;
}

FATHOM_FN void step_settle(const follow_bounds* bounds, const follow_step* step,
                           const followed* before, mask rebases, mask stays, follow_ends* ends,
                           followed* now) {
    (void)bounds, (void)rebases;
    if (FORMULA_ENDS & (FATHOM_AT_ONE | FATHOM_AT_REST)) {
        const slope value = step_value(&step->from, before->z);
        if (FORMULA_ENDS & FATHOM_AT_REST)
            now->previous = slope_select(stays, before->previous, value);
        if (mask_bits(ends->converged)) {
            const slope one = slope_from_ints(1, 0);
            const int is_at_one = FORMULA_ENDS & FATHOM_AT_ONE;
            const slope rest = slope_from(value, is_at_one ? one : before->previous);
            now->c = slope_select(ends->converged, is_at_one ? one : value, now->c);
            now->previous = slope_select(ends->converged, rest, now->previous);
        }
    }
    if (!(FORMULA_ENDS & FATHOM_BY_ESCAPE)) { /* only NaN is outside an infinite radius */
        ends->repeats = ends->escaped;
        ends->escaped = mask_all(0);
    }

    /* A state that repeats bit for bit repeats for ever. It is found as in direct_loop(). */
    const mask is_back = mask_and(
        ints_equal(now->m, now->kept_m),
        mask_and(word_equal(now->z.re, now->kept.re), word_equal(now->z.im, now->kept.im)));
    ends->repeats = mask_or(
        ends->repeats,
        mask_without(is_back, mask_or(mask_or(stays, ends->escaped), ends->converged)));
    if (++now->step == now->renew) {
        now->kept = now->z;
        now->kept_m = now->m;
        now->renew <<= 1;
    }
}
