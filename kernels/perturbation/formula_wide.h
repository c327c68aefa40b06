/* Same as perturbation/formula.h, but beyond the range of doubles, over
 * perturbation/wide_words.h, and one pixel after the other. Pixels need this at great depths,
 * for the first steps after rebasing, while z is tiny. These steps are long and few. */

/* The state of a pixel that iterates. */
typedef struct formula_item {
    wide_vector z, derivative[2]; /* by the real and the imaginary part */
    double c[2];
    fathom_uint64 count;
    fathom_uint32 m;
} formula_item;

FATHOM_POINT_FINDER(formula_find_point, formula_wide_point)

/* A point of the reference at any magnitude. */
FATHOM_FN formula_wide_point formula_point_at(const formula_job* job, fathom_uint32 m) {
    FATHOM_GLOBAL const formula_point* const plain = &job->points[m];
    int is_small = 0;
    for (int i = 0; i < 2; ++i)
        is_small |= wide_norm(plain->z[i], 0) < DELTA_WIDE_POINT ||
                    wide_norm(plain->known[i], 0) < DELTA_WIDE_POINT;
    if (is_small) {
        FATHOM_GLOBAL const formula_wide_point* const wide =
            formula_find_point(job->wide_points, job->bounds.wide_point_count, m);
        if (wide) return *wide;
    }
    formula_wide_point point;
    for (int i = 0; i < 2; ++i) {
        point.z[i] = word_of(plain->z[i], 0);
        point.known[i] = word_of(plain->known[i], 0);
    }
    point.m = m;
    return point;
}

/* The step of one iteration. It is exact, and good for every z. */
FATHOM_FN void formula_exact(const formula_job* job, formula_item* now) {
    const formula_wide_point from = formula_point_at(job, now->m);
    cplx z;
    z.re = real_of_words(from.z[0], word_of(now->z.re, now->z.exponent));
    z.im = real_of_words(from.z[1], word_of(now->z.im, now->z.exponent));
    plane at;
    at.seed = job->bounds.wide_pixel;
    at.c.re = real_of_words(word_of(job->bounds.c[0], 0), word_mul(word_of(now->c[0], 0), at.seed));
    at.c.im = real_of_words(word_of(job->bounds.c[1], 0), word_mul(word_of(now->c[1], 0), at.seed));
    at.known = from.known;
    tangent derivative;
    slope* const columns[2] = {&derivative.by_re, &derivative.by_im};
    for (int i = 0; i < 2; ++i) {
        const wide_vector column = now->derivative[i];
        columns[i]->re = word_of(column.re, column.exponent);
        columns[i]->im = word_of(column.im, column.exponent);
    }
    formula_step(&z, &derivative, &at);
    now->z = wide_of_words(z.re.offset, z.im.offset);
    for (int i = 0; i < 2; ++i)
        now->derivative[i] = wide_of_words(columns[i]->re, columns[i]->im);
}

FATHOM_FN void formula_linear(FATHOM_GLOBAL const linear_wide_step* step, formula_item* now) {
    const wide_vector c = {now->c[0], now->c[1], 0};
    now->z = wide_sum(wide_moved(step->a, step->a_exponent, now->z),
                      wide_moved(step->b, step->b_exponent, c));
    for (int i = 0; i < 2; ++i)
        now->derivative[i] =
            wide_sum(wide_moved(step->a, step->a_exponent, now->derivative[i]),
                     wide_of(step->b[i], step->b[i + 2], step->b_exponent));
}

/* A pixel's distance from 0. */
FATHOM_FN wide_vector formula_full(const formula_job* job, const formula_item* now) {
    const formula_wide_point at = formula_point_at(job, now->m);
    return wide_sum(wide_of_words(at.z[0], at.z[1]), now->z);
}

/* One step; returns the pixel's status. If the pixel has escaped or converged, z becomes its
 * distance from 0. */
FATHOM_FN fathom_uint32 formula_advance(const formula_job* job, formula_item* now) {
    const formula_bounds* const bounds = &job->bounds;
    if (now->m == bounds->ends[0] || now->m == bounds->ends[1]) return DELTA_AT_LIMIT;
    const double size = wide_size(now->z);
    const fathom_uint32 offset = job->offsets[now->m];
    const fathom_uint32 first = offset >> DELTA_LEVEL_BITS;
    const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
    fathom_uint32 good = 0;
    while (good < levels && size < job->wide_radii[first + good]) ++good;
    const fathom_uint64 count = now->count + (good ? bounds->first_length << good : 1);
    if (count > bounds->limit) return DELTA_AT_LIMIT;
    const wide_vector before = formula_full(job, now);
    if (good)
        formula_linear(&job->wide_steps[first + good - 1], now);
    else
        formula_exact(job, now);

    const fathom_uint32 to = now->m + (fathom_uint32)(count - now->count);
    now->count = count;
    now->m = to;
    const wide_vector full = formula_full(job, now);
    int rebases = wide_size(full) < wide_size(now->z);
    for (int i = 0; i < 2; ++i) {
        if (to != bounds->ends[i]) continue;
        rebases |= bounds->is_closed[i] != 0;
        now->m = bounds->after[i];
    }
    const double scale = double_power_of_two(full.exponent);
    const double re = full.re * scale, im = full.im * scale;
    const int escapes = !(re * re + im * im <= bounds->escape_radius2);
    if (rebases) now->m = 0;
    const int converges = (FORMULA_ENDS & FATHOM_AT_ONE) && !escapes &&
                          (re - 1) * (re - 1) + im * im < bounds->convergence2;
    if (converges) {
        const double before_scale = double_power_of_two(before.exponent);
        now->c[0] = before.re * before_scale;
        now->c[1] = before.im * before_scale;
    }
    if (rebases || escapes || converges) now->z = full;
    return escapes                                        ? FATHOM_ESCAPED
           : converges                                    ? FATHOM_CONVERGED
           : now->z.exponent >= DELTA_NARROWEST_EXPONENT ? FATHOM_RUNNING
                                                          : DELTA_WIDE;
}

/* Advances a pixel with extended exponents until plain doubles are enough or it has ended, by at
 * most `steps` steps. Returns the number of steps that are left. */
FATHOM_FN fathom_uint32 formula_advance_pixel(const formula_job* job, formula_pixel* pixel,
                                              fathom_uint32 steps) {
    formula_item now;
    now.z = wide_of(pixel->z[0], pixel->z[1], pixel->z_exponent);
    for (int i = 0; i < 2; ++i)
        now.derivative[i] = wide_of(pixel->derivative[2 * i], pixel->derivative[2 * i + 1],
                                    pixel->derivative_exponent[i]);
    now.c[0] = pixel->c[0];
    now.c[1] = pixel->c[1];
    now.count = pixel->count;
    now.m = pixel->m;
    for (; steps && pixel->status == DELTA_WIDE; --steps)
        pixel->status = formula_advance(job, &now);

    /* A pixel that has escaped or converged, or for which plain doubles are enough, is stored in
     * doubles; the others are stored with their exponents. */
    const int is_narrow = pixel->status != DELTA_WIDE && pixel->status != DELTA_AT_LIMIT;
    const double scale = is_narrow ? double_power_of_two(now.z.exponent) : 1;
    pixel->z[0] = now.z.re * scale;
    pixel->z[1] = now.z.im * scale;
    pixel->z_exponent = is_narrow ? 0 : now.z.exponent;
    pixel->c[0] = now.c[0];
    pixel->c[1] = now.c[1];
    for (int i = 0; i < 2; ++i) {
        const wide_vector column = now.derivative[i];
        const double slope_scale = is_narrow ? double_power_of_two(column.exponent) : 1;
        pixel->derivative[2 * i] = column.re * slope_scale;
        pixel->derivative[2 * i + 1] = column.im * slope_scale;
        pixel->derivative_exponent[i] = is_narrow ? 0 : column.exponent;
    }
    pixel->count = now.count;
    pixel->m = now.m;
    return steps;
}

/* Same as formula_run() of perturbation/formula_lanes.h, but for pixels with extended exponents,
 * and by at most `steps` steps of all pixels together. */
FATHOM_FN void formula_run_wide(const formula_job* job, formula_pixel* pixels, fathom_uint32 count,
                                fathom_uint32 steps) {
    for (fathom_uint32 i = 0; i < count && steps; ++i)
        if (pixels[i].status == DELTA_WIDE) steps = formula_advance_pixel(job, &pixels[i], steps);
}
