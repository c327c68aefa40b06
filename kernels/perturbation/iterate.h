/* Direct iterations of z^2 + c, for pixels that series.h turns over to them. */

/* One direct iteration of all lanes. `point` is the pixels' points in the plane. */
FATHOM_FN follow_ends iterate(const follow_bounds* bounds, slope point, followed* now) {
    const slope z = now->z, twice = slope_add(z, z), derivative = now->derivative;
    slope next, by_z;
    next.re = word_fma(z.re, z.re, word_fma(word_neg(z.im), z.im, point.re));
    next.im = word_fma(twice.re, z.im, point.im);
    by_z.re = word_fma(twice.re, derivative.re,
                       word_fma(word_neg(twice.im), derivative.im, word_splat(bounds->pixel)));
    by_z.im = word_fma(twice.re, derivative.im, word_mul(twice.im, derivative.re));

    follow_ends ends = follow_none();
    const mask goes_on = ints_above(ints_splat((lane_int)bounds->limit), now->count);
    const mask escapes = delta_has_escaped(next, bounds->escape_radius2);
    ends.at_limit = mask_not(goes_on);
    ends.escaped = mask_and(goes_on, escapes);
    ends.turned = mask_without(mask_without(goes_on, escapes), step_is_direct(bounds, next, by_z));
    now->z = slope_select(goes_on, next, z);
    now->derivative = slope_select(goes_on, by_z, derivative);
    now->count = ints_select(goes_on, now->count + ints_splat(1), now->count);
    return ends;
}

/* The points in the plane of pixels at distance c from the reference's point, `first`. */
FATHOM_FN slope iterate_point(const follow_bounds* bounds, slope first, slope c) {
    slope point;
    point.re = word_fma(word_splat(bounds->pixel), c.re, first.re);
    point.im = word_fma(word_splat(bounds->pixel), c.im, first.im);
    return point;
}
