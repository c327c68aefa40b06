/* How a pixel of generic_extended.h is loaded, follows the reference and is stored. */

FATHOM_FN followed followed_of(const generic_pixel* pixel) {
    followed now;
    now.z = delta_of(pixel->z[0], pixel->z[1], pixel->z_exponent);
    for (int i = 0; i < 2; ++i) {
        now.derivative.by[i] = delta_of(pixel->derivative[2 * i], pixel->derivative[2 * i + 1],
                                        pixel->derivative_exponent[i]);
        now.c[i] = pixel->c[i];
        now.previous[i] = pixel->previous[i];
    }
    now.count = (ints)pixel->count;
    now.m = (ints)pixel->m;
    return now;
}

/* A pixel that has escaped or converged, or for which plain doubles are enough, is stored in
 * doubles; the others are stored with their exponents. */
FATHOM_FN void followed_store(const followed* at, generic_pixel* pixel) {
    const followed now = *at;
    const int is_plain = pixel->status != DELTA_EXTENDED && pixel->status != DELTA_AT_LIMIT;
    const double scale = is_plain ? double_power_of_two(now.z.exponent) : 1;
    pixel->z[0] = now.z.re * scale;
    pixel->z[1] = now.z.im * scale;
    pixel->z_exponent = is_plain ? 0 : now.z.exponent;
    for (int i = 0; i < 2; ++i) {
        const delta column = now.derivative.by[i];
        const double column_scale = is_plain ? double_power_of_two(column.exponent) : 1;
        pixel->derivative[2 * i] = column.re * column_scale;
        pixel->derivative[2 * i + 1] = column.im * column_scale;
        pixel->derivative_exponent[i] = is_plain ? 0 : column.exponent;
        pixel->c[i] = now.c[i];
        pixel->previous[i] = now.previous[i];
    }
    pixel->count = (fathom_uint64)now.count;
    pixel->m = (fathom_uint32)now.m;
}

/* Takes a pixel through a step. */
FATHOM_FN void follow_once(const generic_job* job, const follow_step* step, followed* now,
                           generic_pixel* pixel) {
    pixel->status =
        follow_status(follow(&job->bounds, step, now), 0, DELTA_EXTENDED, FATHOM_RUNNING);
}

/* Advances a pixel with an extended exponent until plain doubles are enough or it has ended, by at
 * most `steps` steps. Returns the number of steps that are left. */
FATHOM_FN fathom_uint32 follow_pixel_run(const generic_job* job, generic_pixel* pixel,
                                         fathom_uint32 steps) {
    followed now = followed_of(pixel);
    for (; steps && pixel->status == DELTA_EXTENDED; --steps) {
        const follow_step step = follow_find(job, &now, follow_good(job, &now));
        follow_once(job, &step, &now, pixel);
    }
    followed_store(&now, pixel);
    return steps;
}

/* Same as follow_run() of lanes.h, but by at most `steps` steps of all pixels together. */
FATHOM_FN void follow_run(const generic_job* job, generic_pixel* pixels,
                          fathom_uint32* list, fathom_uint32 length, fathom_uint32 steps) {
    for (fathom_uint32 i = 0; i < length && steps; ++i)
        steps = follow_pixel_run(job, &pixels[list[i]], steps);
}
