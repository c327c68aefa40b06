/* Same as generic.h, but with an extended exponent, over extended_words.h and extended_vector.h,
 * and one pixel after the other. Pixels need this at great depths, for the first steps after
 * rebasing, while z is tiny. These steps are long and few. */

typedef generic_bounds follow_bounds;
typedef struct rate {
    delta by[2]; /* by the real and by the imaginary part */
} rate;
FATHOM_FN rate rate_select(mask m, rate a, rate b) { return m ? a : b; }

/* A pixel that follows the reference. */
typedef struct followed {
    delta z;
    rate derivative;
    double c[2], previous[2];
    ints count, m;
} followed;

typedef struct follow_step {
    const generic_job* job;
    FATHOM_GLOBAL const linear_extended_step* linear; /* null if no linear step is good */
    ints length;                                  /* iterations */
    double factor; /* that these multiply z by, far from 0; otherwise 0 */
} follow_step;

FATHOM_POINT_FINDER(generic_find_point, generic_extended_point)

/* A point of the reference at any magnitude. */
FATHOM_FN generic_extended_point step_point(const generic_job* job, fathom_uint32 m) {
    FATHOM_GLOBAL const generic_point* const plain = &job->points[m];
    int is_small = 0;
    for (int i = 0; i < 2; ++i)
        is_small |= delta_norm(plain->z[i], 0) < DELTA_EXTENDED_POINT ||
                    delta_norm(plain->known[i], 0) < DELTA_EXTENDED_POINT;
    if (is_small) {
        FATHOM_GLOBAL const generic_extended_point* const extended =
            generic_find_point(job->extended_points, job->bounds.extended_point_count, m);
        if (extended) return *extended;
    }
    generic_extended_point point;
    for (int i = 0; i < 2; ++i) {
        point.z[i] = word_of(plain->z[i], 0);
        point.known[i] = word_of(plain->known[i], 0);
    }
    point.m = m;
    return point;
}

/* The value of a pixel at distance z from the reference's point m. */
FATHOM_FN delta step_value(const generic_job* job, ints m, delta z) {
    const generic_extended_point at = step_point(job, (fathom_uint32)m);
    return delta_sum(delta_of_words(at.z[0], at.z[1]), z);
}

/* a - b, in doubles. */
FATHOM_FN delta delta_from(delta a, delta b) {
    b.re = -b.re;
    b.im = -b.im;
    return delta_sum(a, b);
}

/* Takes a pixel through one iteration, to z and the value there. This is exact, and good for
 * every z. */
FATHOM_FN void step_exact(const generic_job* job, const followed* now, follow_next* next,
                          rate* moved) {
    const generic_extended_point from = step_point(job, (fathom_uint32)now->m);
    cplx z;
    z.re = real_of_words(from.z[0], word_of(now->z.re, now->z.exponent));
    z.im = real_of_words(from.z[1], word_of(now->z.im, now->z.exponent));
    plane at;
    at.seed = job->bounds.extended_pixel;
    at.c.re = real_of_words(word_of(job->bounds.c[0], 0), word_mul(word_of(now->c[0], 0), at.seed));
    at.c.im = real_of_words(word_of(job->bounds.c[1], 0), word_mul(word_of(now->c[1], 0), at.seed));
    at.known = from.known;
    at.step = STEP_HAS_PHASES ? phase_code(&job->bounds, (fathom_uint32)now->m) : 0;
    for (int i = 0; i < FATHOM_MAXIMUM_PARAMETERS; ++i)
        at.parameters[i] =
            real_given(word_of(job->bounds.parameters[i], 0), run_is_direct(now->m));
    tangent derivative;
    slope* const columns[2] = {&derivative.by_re, &derivative.by_im};
    for (int i = 0; i < 2; ++i) {
        const delta column = now->derivative.by[i];
        columns[i]->re = word_of(column.re, column.exponent);
        columns[i]->im = word_of(column.im, column.exponent);
    }
    const delta to = step_value(job, now->m + 1, delta_of(0, 0, 0));
    const double known = job->points[now->m + 1].known[0];
    mask is_apart = known != known;
    at.is_apart = FORMULA_ENDS & FATHOM_AT_REST ? &is_apart : 0;
    formula_step(&z, &derivative, &at);
    for (int i = 0; i < 2; ++i)
        moved->by[i] = delta_of_words(columns[i]->re, columns[i]->im);
    next->z = delta_of_words(z.re.offset, z.im.offset);
    next->value = delta_sum(to, next->z);
    if ((FORMULA_ENDS & FATHOM_AT_REST) && is_apart) {
        next->value = delta_of_words(real_word(z.re), real_word(z.im));
        next->z = delta_from(next->value, to);
    }
}

FATHOM_FN delta step_linear(FATHOM_GLOBAL const linear_extended_step* step, const followed* now,
                            rate* moved) {
    delta c;
    c.re = now->c[0];
    c.im = now->c[1];
    c.exponent = 0;
    for (int i = 0; i < 2; ++i)
        moved->by[i] = delta_sum(delta_moved(step->a, step->a_exponent, now->derivative.by[i]),
                                 delta_of(step->b[i], step->b[i + 2], step->b_exponent));
    return delta_sum(delta_moved(step->a, step->a_exponent, now->z),
                     delta_moved(step->b, step->b_exponent, c));
}

/* Above this exponent, all but the multiple of z is below the last bit of a step of orbits that end
 * at rest. */
enum { STEP_FAR_EXPONENT = 64 };

/* Steps by a factor, from index 0 to index 0. */
FATHOM_FN follow_next step_far(const follow_step* step, const followed* now, rate* derivative) {
    follow_next next;
    next.z = now->z;
    next.z.re *= step->factor;
    next.z.im *= step->factor;
    next.z = next.value = delta_of(next.z.re, next.z.im, next.z.exponent);
    for (int i = 0; i < 2; ++i) {
        const delta column = now->derivative.by[i];
        derivative->by[i] =
            delta_of(column.re * step->factor, column.im * step->factor, column.exponent);
    }
    next.m = next.start = 0;
    next.is_lost = next.can_turn = next.rebases = next.is_at_goal = 0;
    return next;
}

/* How many of the steps from a pixel's index are good for it. */
FATHOM_FN fathom_uint32 follow_good(const generic_job* job, const followed* now) {
    const double size = delta_size(now->z);
    const fathom_uint32 offset = job->offsets[now->m], first = offset >> DELTA_LEVEL_BITS;
    const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
    fathom_uint32 good = 0;
    while (good < levels && size < job->extended_radii[first + good]) ++good;
    return good;
}

/* The last of the first `good` steps, or the step of one iteration if there are none. */
FATHOM_FN follow_step follow_find(const generic_job* job, const followed* now,
                                  fathom_uint32 good) {
    const fathom_uint32 first = job->offsets[now->m] >> DELTA_LEVEL_BITS;
    follow_step step;
    step.job = job;
    step.linear = good ? &job->extended_steps[first + good - 1] : 0;
    step.length = good ? job->bounds.first_length << good : 1;
    step.factor = 0;
    if ((FORMULA_ENDS & FATHOM_AT_REST) && now->m == 0 && now->z.exponent > STEP_FAR_EXPONENT) {
        /* Each step at most halves z. */
        const int most = now->z.exponent - STEP_FAR_EXPONENT;
        step.length = most < 256 ? most : 256;
        step.factor = 1;
        for (int bit = 256; bit; bit >>= 1) {
            step.factor *= step.factor;
            if (step.length & bit) step.factor *= job->bounds.far_factor;
        }
    }
    return step;
}

FATHOM_FN mask step_is_at_end(const follow_bounds* bounds, ints m) {
    return run_ends_at(bounds, (fathom_uint32)m);
}

/* Same as in generic.h. */
FATHOM_FN void step_to_critical(const follow_bounds* bounds, const generic_extended_point* at,
                                follow_next* next) {
    const delta point = delta_of_words(at->z[0], at->z[1]);
    const delta known = delta_of_words(at->known[0], at->known[1]);
    const delta z = next->z;
    for (fathom_uint32 k = 0; k < bounds->critical_count; ++k) {
        const delta gap = delta_from(point, delta_of(bounds->critical[k][0],
                                                     bounds->critical[k][1], 0));
        const int is_known = delta_distance2(delta_from(gap, known), 0) < 0x1p-88;
        const delta distance = delta_sum(is_known ? known : gap, z);
        if (!delta_is_less(distance, next->z)) continue;
        next->z = distance;
        next->m = (ints)bounds->critical_starts[k];
        next->rebases = 0;
    }
}

FATHOM_FN follow_next step_next(const follow_bounds* bounds, const follow_step* step,
                                const followed* now, rate* derivative) {
    if (step->factor > 0) return step_far(step, now, derivative);
    follow_next next;
    next.m = now->m + step->length;
    next.start = STEP_HAS_PHASES ? phase_start(bounds, (fathom_uint32)next.m) : 0;
    if (step->linear) {
        next.z = step_linear(step->linear, now, derivative);
        next.value = step_value(step->job, next.m, next.z);
    } else {
        step_exact(step->job, now, &next, derivative);
    }
    next.is_lost = next.can_turn = next.rebases = 0;
    next.is_at_goal = (FORMULA_ENDS & FATHOM_AT_ONE) &&
                      delta_distance2(next.value, 1) < bounds->convergence2;
    if ((FORMULA_ENDS & FATHOM_AT_REST) && !step->linear) {
        const delta before = step_value(step->job, now->m, now->z);
        next.is_at_goal =
            delta_distance2(delta_from(next.value, before), 0) < bounds->convergence2;
    }
    const ints to = next.m;
    for (int i = 0; i < run_count(bounds); ++i) {
        if (to != bounds->ends[i]) continue;
        next.rebases |= bounds->is_closed[i] != 0;
        next.m = bounds->after[i];
    }
    if (FORMULA_ENDS & FATHOM_AT_REST) {
        const generic_extended_point at = step_point(step->job, (fathom_uint32)to);
        step_to_critical(bounds, &at, &next);
        delta far = next.z;
        far.exponent += double_exponent(GENERIC_DIRECT_FACTOR) - 1;
        next.rebases |= delta_is_less(next.value, far) &&
                        !delta_is_less(next.z, delta_of(bounds->direct_size, 0, 0));
    }
    return next;
}

FATHOM_FN void step_settle(const follow_bounds* bounds, const follow_step* step,
                           const followed* before, mask rebases, mask stays, follow_ends* ends,
                           followed* now) {
    (void)bounds, (void)rebases;
    if (!(FORMULA_ENDS & FATHOM_BY_ESCAPE)) {
        ends->repeats = ends->escaped;
        ends->escaped = 0;
    }
    const int is_at_one = FORMULA_ENDS & FATHOM_AT_ONE;
    if ((!is_at_one && !(FORMULA_ENDS & FATHOM_AT_REST)) || stays) return;
    const delta at = step_value(step->job, before->m, before->z);
    const double scale = double_power_of_two(at.exponent);
    const double value[2] = {at.re * scale, at.im * scale};
    for (int i = 0; i < 2; ++i) {
        const double one = i == 0;
        now->previous[i] = value[i];
        if (!ends->converged) continue;
        now->c[i] = is_at_one ? one : value[i];
        now->previous[i] = value[i] - (is_at_one ? one : before->previous[i]);
    }
}
