/* Direct iteration of one pixel in slices: the loop that every direct rung runs, on every device. */

/* Advances by at most `steps` iterations and returns how many it took. Stops at the first value
 * outside the escape radius (NaN counts as outside) with FATHOM_ESCAPED, or, when the value repeats
 * bit for bit, with FATHOM_PERIODIC: a repeated state repeats for ever, so this never changes a
 * count. The repeat is found by Brent's method (BIT 20, 1980, p. 176): the value is compared with
 * one kept at every power of two. */
FATHOM_FN fathom_uint32 direct_advance(cplx* z, slope* derivative, cplx c, word seed,
                                       word escape_radius2, fathom_uint32 steps,
                                       fathom_uint32* status) {
    cplx value = *z, kept = *z;
    slope tangent = *derivative;
    fathom_uint32 n = 0, renew = 8;
    *status = FATHOM_RUNNING;
    while (n < steps) {
        formula_step(&value, &tangent, c, seed);
        ++n;
        if (!word_less_equal(slope_norm2(slope_of(value)), escape_radius2)) {
            *status = FATHOM_ESCAPED;
            break;
        }
        if (cplx_equal(value, kept)) {
            *status = FATHOM_PERIODIC;
            break;
        }
        if (n == renew) {
            kept = value;
            renew <<= 1;
        }
    }
    *z = value;
    *derivative = tangent;
    return n;
}
