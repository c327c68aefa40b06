/* Orbits by their distance from a reference orbit, for any formula of z^p + c between folds and
 * reflections: by the formula's own step on delta/number.h, or by long linear steps where those are
 * good. */

/* z and its derivative on the way. */
typedef struct formula_delta {
    slope z;
    tangent derivative;
} formula_delta;

FATHOM_FN word slope_norm(slope a) {
    const word re = __builtin_fabs(a.re), im = __builtin_fabs(a.im);
    return re < im ? im : re;
}

/* One iteration from m: exact, and good for every z. */
FATHOM_FN formula_delta formula_exact(const formula_job* job, fathom_uint32 m, plane* at,
                                      formula_delta now) {
    const formula_point* const from = &job->points[m];
    at->folded = from->folded;
    cplx z;
    z.re = real_of_words(from->z[0], now.z.re);
    z.im = real_of_words(from->z[1], now.z.im);
    formula_step(&z, &now.derivative, at);
    now.z.re = z.re.offset;
    now.z.im = z.im.offset;
    return now;
}

FATHOM_FN slope slope_moved(const double* matrix, slope z, slope start) {
    slope r;
    r.re = word_fma(matrix[0], z.re, word_fma(matrix[1], z.im, start.re));
    r.im = word_fma(matrix[2], z.re, word_fma(matrix[3], z.im, start.im));
    return r;
}

FATHOM_FN formula_delta formula_linear(const linear_step* step, const plane* at,
                                       formula_delta now) {
    const slope zero = {0, 0}, c = {at->c.re.offset, at->c.im.offset};
    const slope by_re = {step->b[0] * at->seed, step->b[2] * at->seed};
    const slope by_im = {step->b[1] * at->seed, step->b[3] * at->seed};
    now.z = slope_moved(step->a, now.z, slope_moved(step->b, c, zero));
    now.derivative.by_re = slope_moved(step->a, now.derivative.by_re, by_re);
    now.derivative.by_im = slope_moved(step->a, now.derivative.by_im, by_im);
    return now;
}

/* How many of the linear steps from m are good for a z of this size; each holds below a smaller
 * radius than the one before. */
FATHOM_FN fathom_uint32 formula_levels(const formula_job* job, fathom_uint32 offset, word size) {
    const double* const radii = job->radii + (offset >> DELTA_LEVEL_BITS);
    const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
    fathom_uint32 good = 0;
    while (good < levels && size < radii[good]) ++good;
    return good;
}

/* Advances a pixel until it has ended, or by so many steps. Where its state repeats bit for bit it
 * repeats for ever and is FATHOM_INTERIOR, as in direct_loop(). */
FATHOM_FN void formula_run(const formula_job* job, formula_pixel* pixel, fathom_uint32 steps) {
    plane at = {};
    at.c.re = real_of_words(job->c[0], pixel->c[0]);
    at.c.im = real_of_words(job->c[1], pixel->c[1]);
    at.seed = job->seed;
    formula_delta now = {{pixel->z[0], pixel->z[1]},
                         {{pixel->derivative[0], pixel->derivative[1]},
                          {pixel->derivative[2], pixel->derivative[3]}}};
    fathom_uint32 m = pixel->m, kept_m = m, step = 0, renew = 8;
    slope kept = now.z;
    pixel->status = FATHOM_RUNNING;
    while (step < steps && pixel->status == FATHOM_RUNNING) {
        const fathom_uint32 offset = job->offsets[m];
        const fathom_uint32 good = formula_levels(job, offset, slope_norm(now.z));
        const fathom_uint32 length = good ? job->first_length << good : 1;
        /* Who is at an end can go nowhere from there. */
        if (pixel->count + length > job->limit || m == job->ends[0] || m == job->ends[1]) {
            pixel->status = DELTA_AT_LIMIT;
            break;
        }
        now = good ? formula_linear(&job->steps[(offset >> DELTA_LEVEL_BITS) + good - 1], &at, now)
                   : formula_exact(job, m, &at, now);
        pixel->count += length;
        m += length;

        const slope target = {job->points[m].z[0], job->points[m].z[1]};
        const slope full = slope_add(target, now.z);
        const int run = m == job->ends[1];
        const mask is_end = m == job->ends[run];
        if (!word_less_equal(slope_norm2(full), job->escape_radius2)) {
            pixel->status = FATHOM_ESCAPED;
            now.z = full;
        } else if ((is_end && job->is_closed[run]) || slope_norm(full) < slope_norm(now.z)) {
            /* Nearer to 0 than to the reference: along the orbit of 0, which is exact (Zhuoran 2021,
             * fractalforums.org, topic 4360). */
            now.z = full;
            m = 0;
        } else if (is_end) {
            m = job->after[run];
        }
        ++step;
        if (m == kept_m && now.z.re == kept.re && now.z.im == kept.im &&
            pixel->status == FATHOM_RUNNING)
            pixel->status = FATHOM_INTERIOR;
        if (step == renew) {
            kept = now.z;
            kept_m = m;
            renew <<= 1;
        }
    }
    pixel->z[0] = now.z.re, pixel->z[1] = now.z.im;
    pixel->derivative[0] = now.derivative.by_re.re, pixel->derivative[1] = now.derivative.by_re.im;
    pixel->derivative[2] = now.derivative.by_im.re, pixel->derivative[3] = now.derivative.by_im.im;
    pixel->m = m;
}
