/* Direct iterations of a vector, many between two looks at where they led: most pixels iterate for
 * hundreds or thousands of times before anything happens. C++ only. */

enum { BLIND_ITERATIONS = 16 };

/* The range in which iterate() ends a pixel only at the limit. Its bounds are the bits of doubles,
 * since these ascend with numbers that are not negative. */
typedef struct blind_range {
    ints nearest2;    /* of |z|^2 */
    ints farthest2;   /* of |z|^2 at last: within it, no z before has escaped */
    ints least_slope; /* of a part of dz/dc */
} blind_range;

typedef struct blind_run {
    slope point;
    blind_range range;
    iterated at;
    ints outside; /* negative in lanes that have left the range, or whose z is not a number */
} blind_run;

/* If |c| <= 2, no z beyond 2 comes back, and escape radii are 2 and more. */
FATHOM_FN blind_run blind_begin(const follow_bounds* bounds, slope point, const followed* now) {
    const double farthest2 = bounds->escape_radius2 < 3.99 ? bounds->escape_radius2 : 3.99;
    const mask comes_back = mask_not(word_less_equal(slope_norm2(point), word_splat(4)));
    blind_run run;
    run.point = point;
    run.range.nearest2 = word_bits(word_splat(DELTA_DIRECT_SIZE * DELTA_DIRECT_SIZE));
    run.range.farthest2 = word_bits(word_select(comes_back, word_splat(0), word_splat(farthest2)));
    run.range.least_slope = word_bits(word_splat(bounds->direct_slope));
    run.at = iterated_of(now);
    run.outside = ints_splat(0);
    return run;
}

/* Raises the range to where follow_is_low() is true for no pixel: |z| is at most sqrt(2) times its
 * larger part. */
FATHOM_FN void blind_watch(const follow_watched* watched, blind_run* run) {
    const word least = slope_norm(watched->least);
    const ints low2 = word_bits(word_mul(word_mul(least, least), word_splat(2.000001)));
    run->range.nearest2 = ints_max(run->range.nearest2, low2);
}

FATHOM_FN void blind_iterate(const follow_bounds* bounds, blind_run* run) {
    run->at = iterate_once(bounds, run->point, run->at);
    const ints least = run->range.least_slope;
    const ints re = word_bits(word_abs(run->at.derivative.re)) - least;
    const ints im = word_bits(word_abs(run->at.derivative.im)) - least;
    run->outside |= (word_bits(slope_norm2(run->at.z)) - run->range.nearest2) | (re & im);
}

/* Takes the lanes through BLIND_ITERATIONS iterations if none of the live ones ends there. Returns
 * whether it did. */
FATHOM_FN int blind_end(const follow_bounds* bounds, const blind_run* run, fathom_uint32 live,
                        followed* now) {
    const ints count = now->count + ints_splat(BLIND_ITERATIONS);
    const ints outside = run->outside | (run->range.farthest2 - word_bits(slope_norm2(run->at.z)));
    /* A derivative that has overflowed is not a number from then on, and is not steep. */
    const mask is_steep = word_less_equal(word_splat(0), slope_norm2(run->at.derivative));
    const mask ends = mask_or(mask_or(ints_above(ints_splat(0), outside), mask_not(is_steep)),
                              ints_above(count, ints_splat((lane_int)bounds->limit)));
    if (mask_bits(ends) & live) return 0;
    now->z = run->at.z;
    now->derivative = run->at.derivative;
    now->count = count;
    return 1;
}
