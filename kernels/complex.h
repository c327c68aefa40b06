/* Complex numbers over `real`, each operation in one fixed form, and derivatives over `word`. */
typedef struct cplx {
    real re, im;
} cplx;

FATHOM_FN cplx cplx_mul(cplx a, cplx b) {
    cplx r;
    r.re = real_fma(a.re, b.re, real_neg(real_mul(a.im, b.im)));
    r.im = real_fma(a.re, b.im, real_mul(a.im, b.re));
    return r;
}

FATHOM_FN int cplx_equal(cplx a, cplx b) {
    return real_equal(a.re, b.re) && real_equal(a.im, b.im);
}

/* A derivative: dz/dc or dz/dz0 in pixels of the picture. A machine word's digits are enough. */
typedef struct slope {
    word re, im;
} slope;

FATHOM_FN slope slope_of(cplx a) {
    slope r;
    r.re = real_word(a.re);
    r.im = real_word(a.im);
    return r;
}

FATHOM_FN slope slope_mul(slope a, slope b) {
    slope r;
    r.re = word_fma(a.re, b.re, word_neg(word_mul(a.im, b.im)));
    r.im = word_fma(a.re, b.im, word_mul(a.im, b.re));
    return r;
}

FATHOM_FN slope slope_scale(slope a, word s) {
    slope r;
    r.re = word_mul(a.re, s);
    r.im = word_mul(a.im, s);
    return r;
}

FATHOM_FN word slope_norm2(slope a) { return word_fma(a.re, a.re, word_mul(a.im, a.im)); }
