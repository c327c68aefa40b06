/* z^2 + c in the number's own operations, with fused multiplications and additions. */
FATHOM_FN cplx cplx_square_plus(FATHOM_IN(cplx) z, FATHOM_IN(cplx) c) {
    cplx r;
    r.re = real_fnma(z.im, z.im, real_fma(z.re, z.re, c.re));
    r.im = real_fma(real_add(z.re, z.re), z.im, c.im);
    return r;
}
