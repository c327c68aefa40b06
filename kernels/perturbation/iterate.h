/* Direct iterations of z^2 + c, for pixels that series.h turns over to them. */

typedef struct iterated {
    slope z;
    rate derivative;
} iterated;

FATHOM_FN iterated iterated_of(const followed* now) {
    iterated at;
    at.z = now->z;
    at.derivative = now->derivative;
    return at;
}

/* z^2 + point, and the derivative. `point` is the pixels' points in the plane. */
FATHOM_FN iterated iterate_once(const follow_bounds* bounds, slope point, iterated at) {
    const slope z = at.z, twice = slope_add(z, z), derivative = at.derivative;
    iterated next;
    next.z.re = word_fma(z.re, z.re, word_fma(word_neg(z.im), z.im, point.re));
    next.z.im = word_fma(twice.re, z.im, point.im);
    next.derivative.re =
        word_fma(twice.re, derivative.re,
                 word_fma(word_neg(twice.im), derivative.im, word_splat(bounds->pixel)));
    next.derivative.im = word_fma(twice.re, derivative.im, word_mul(twice.im, derivative.re));
    return next;
}

/* One direct iteration of the lanes that are `going`. Those that end are added to `ends`, and stay
 * as they are from then on. */
FATHOM_FN void iterate(const follow_bounds* bounds, slope point, followed* now, mask* going,
                       follow_ends* ends) {
    const iterated next = iterate_once(bounds, point, iterated_of(now));
    const mask may_go = ints_above(ints_splat((lane_int)bounds->limit), now->count);
    const mask goes = mask_and(*going, may_go);
    const mask escapes = mask_and(goes, delta_has_escaped(next.z, bounds->escape_radius2));
    const mask stays = mask_without(goes, escapes);
    const mask is_direct = step_is_direct(bounds, next.z, next.derivative);
    ends->at_limit = mask_or(ends->at_limit, mask_without(*going, may_go));
    ends->escaped = mask_or(ends->escaped, escapes);
    ends->turned = mask_or(ends->turned, mask_without(stays, is_direct));
    now->z = slope_select(goes, next.z, now->z);
    now->derivative = slope_select(goes, next.derivative, now->derivative);
    now->count = ints_select(goes, now->count + ints_splat(1), now->count);
    *going = mask_and(stays, is_direct);
}

/* The points in the plane of pixels at distance c from the reference's point, `first`. */
FATHOM_FN slope iterate_point(const follow_bounds* bounds, slope first, slope c) {
    slope point;
    point.re = word_fma(word_splat(bounds->pixel), c.re, first.re);
    point.im = word_fma(word_splat(bounds->pixel), c.im, first.im);
    return point;
}
