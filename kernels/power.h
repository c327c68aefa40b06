/* z^p and its derivatives; p = FATHOM_POWER, 2...8. */

/* z^n for n = 1...8, by the squares and products that the digits of n say. */
FATHOM_FN cplx power_by_squares(FATHOM_IN(cplx) z, int n) {
    cplx r = z;
    for (int digit = n < 2 ? 0 : n < 4 ? 1 : n < 8 ? 2 : 3; digit > 0; --digit) {
        r = cplx_sqr(r);
        if (n >> (digit - 1) & 1) r = cplx_mul(r, z);
    }
    return r;
}

/* The same, by one product after the other. */
FATHOM_FN cplx power_of(FATHOM_IN(cplx) z, int n) {
    if (FATHOM_FEW_PRODUCTS) return power_by_squares(z, n);
    cplx r = z;
    for (int i = 1; i < n; ++i) r = cplx_mul(r, z);
    return r;
}

/* z^p + c. A square is computed in the form that the included header of form/ defines. */
FATHOM_FN cplx power_plus(FATHOM_IN(cplx) z, FATHOM_IN(cplx) c) {
    if (FATHOM_POWER == 2) return cplx_square_plus(z, c);
    return cplx_add(power_of(z, FATHOM_POWER), c);
}

/* d(z^p)/dz = p z^(p-1). */
FATHOM_FN slope power_slope(FATHOM_IN(cplx) z) {
    const slope coarse = slope_of(z);
    slope lower = coarse;
    if (FATHOM_POWER == 2) return slope_add(coarse, coarse); /* the step needs these sums too */
    for (int i = 2; i < FATHOM_POWER; ++i) lower = slope_mul(lower, coarse);
    return slope_scale(lower, word_of_int(FATHOM_POWER));
}

/* The tangent after z -> z^p, if it was t before. */
FATHOM_FN tangent power_tangent(FATHOM_IN(cplx) z, tangent t) {
    const slope factor = power_slope(z);
    t.by_re = slope_mul(factor, t.by_re);
    t.by_im = slope_mul(factor, t.by_im);
    return t;
}

/* The tangent after adding c, if it was t before. */
FATHOM_FN tangent tangent_moved(tangent t, word seed) {
    t.by_re.re = word_add(t.by_re.re, seed);
    t.by_im.im = word_add(t.by_im.im, seed);
    return t;
}

/* The tangent after a holomorphic step with these derivatives by z and by c. The tangent t before
 * the step must be conformal. */
FATHOM_FN tangent tangent_stepped(tangent t, slope by_z, slope by_c, word seed) {
    return tangent_conformal(slope_add(slope_mul(by_z, t.by_re), slope_scale(by_c, seed)));
}
