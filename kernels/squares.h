/* z^2 + c in fixed point. Sums are exact, and the rounded square of -z.im is that of z.im, so these
 * are the bits of form/normal.h. */
FATHOM_FN cplx cplx_square_plus(FATHOM_IN(cplx) z, FATHOM_IN(cplx) c) {
    cplx r;
    r.re = real_sub(real_add(real_square(z.re), c.re), real_square(z.im));
    r.im = real_fma(real_add(z.re, z.re), z.im, c.im);
    return r;
}
