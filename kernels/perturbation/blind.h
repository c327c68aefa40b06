/* Direct iterations of a vector, many between two looks at where they led: most pixels iterate for
 * hundreds or thousands of times before anything happens. C++ only. */

enum { BLIND_ITERATIONS = 16 };

/* Iterations in a range where iterate() ends a pixel only at the limit. Nothing is compared before
 * the last one: the least numbers so far say whether all of them were in the range. */
typedef struct blind_run {
    slope point;
    word nearest;   /* slope_norm(z) must be above it */
    word farthest2; /* |z|^2 must be at most this at last: then no z before has escaped */
    iterated at;
    word least, least_slope; /* slope_norm() of z and of dz/dc so far */
} blind_run;

/* If |c| <= 2, no z beyond 2 comes back, and escape radii are 2 and more. */
FATHOM_FN blind_run blind_begin(const follow_bounds* bounds, slope point, const followed* now) {
    const double farthest2 = bounds->escape_radius2 < 3.99 ? bounds->escape_radius2 : 3.99;
    const mask stays_out = word_less_equal(slope_norm2(point), word_splat(4));
    blind_run run;
    run.point = point;
    run.nearest = word_splat(DELTA_DIRECT_SIZE);
    run.farthest2 = word_select(stays_out, word_splat(farthest2), word_splat(0));
    run.at = iterated_of(now);
    run.least = run.least_slope = word_splat(__builtin_inf());
    return run;
}

/* Narrows the range to where follow_is_low() is true for no pixel. */
FATHOM_FN void blind_watch(const follow_watched* watched, blind_run* run) {
    const word least = slope_norm(watched->least);
    run->nearest = word_select(word_less(run->nearest, least), least, run->nearest);
}

FATHOM_FN void blind_iterate(const follow_bounds* bounds, blind_run* run) {
    run->at = iterate_once(bounds, run->point, run->at);
    run->least = word_min(run->least, slope_norm(run->at.z));
    run->least_slope = word_min(run->least_slope, slope_norm(run->at.derivative));
}

/* Takes the lanes through BLIND_ITERATIONS iterations if none of the live ones ends there. Returns
 * whether it did. */
FATHOM_FN int blind_end(const follow_bounds* bounds, const blind_run* run, fathom_uint32 live,
                        followed* now) {
    const ints count = now->count + ints_splat(BLIND_ITERATIONS);
    const mask is_apart = mask_and(word_less(run->nearest, run->least),
                                   word_less_equal(slope_norm2(run->at.z), run->farthest2));
    /* A derivative that has overflowed is not a number from then on, and is not steep. */
    const mask is_steep =
        mask_and(word_less_equal(word_splat(bounds->direct_slope), run->least_slope),
                 word_less_equal(word_splat(0), slope_norm2(run->at.derivative)));
    const mask goes_on = mask_without(mask_and(is_apart, is_steep),
                                      ints_above(count, ints_splat((lane_int)bounds->limit)));
    if (~mask_bits(goes_on) & live) return 0;
    now->z = run->at.z;
    now->derivative = run->at.derivative;
    now->count = count;
    return 1;
}
