/* Complex numbers over `real`, each operation in one fixed form. */
typedef struct cplx {
    real re, im;
} cplx;

FATHOM_FN cplx cplx_mul(cplx a, cplx b) {
    cplx r;
    r.re = real_fma(a.re, b.re, real_neg(real_mul(a.im, b.im)));
    r.im = real_fma(a.re, b.im, real_mul(a.im, b.re));
    return r;
}

FATHOM_FN cplx cplx_scale(cplx a, real s) {
    cplx r;
    r.re = real_mul(a.re, s);
    r.im = real_mul(a.im, s);
    return r;
}

FATHOM_FN real cplx_norm2(cplx a) { return real_fma(a.re, a.re, real_mul(a.im, a.im)); }

FATHOM_FN int cplx_equal(cplx a, cplx b) {
    return real_equal(a.re, b.re) && real_equal(a.im, b.im);
}
